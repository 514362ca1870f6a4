"""Seats' links and cookies, signed with a key that lies beside the database.

A link carries its token in the fragment, which browsers do not send; the page exchanges it for
a cookie of that table and seat. Token and cookie name the generation of the seat's links, so
revoking is counting up.
"""

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import Signer

from doghouse.store.rows import WATCHERS

KEY_BYTES: Final = 32
MOST_CHARACTERS: Final = 200
"""No token or cookie of ours is longer."""


class Seals:
    """Makes and checks the tokens of links and the values of cookies."""

    def __init__(self, key: bytes) -> None:
        self._link = _signer(key, "doghouse link")
        self._cookie = _signer(key, "doghouse cookie")

    def token(self, table: str, seat: int, generation: int) -> str:
        """What a seat's link carries after the "#"."""
        return _sealed(self._link, table, seat, generation)

    def cookie(self, table: str, seat: int, generation: int) -> str:
        """What a browser at that seat holds."""
        return _sealed(self._cookie, table, seat, generation)

    def opens(self, table: str, token: str) -> tuple[int, int] | None:
        """The seat and generation of a link's token, or None if it is not ours."""
        return _unsealed(self._link, table, token)

    def admits(self, table: str, cookie: str) -> tuple[int, int] | None:
        """The seat and generation of a cookie, or None if it is not ours."""
        return _unsealed(self._cookie, table, cookie)


def cookie_name(seat: int) -> str:
    """The name of a seat's cookie; its path keeps the tables apart."""
    return "doghouse-watch" if seat == WATCHERS else f"doghouse-seat-{seat}"


def _signer(key: bytes, purpose: str) -> Signer:
    return Signer(key, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)


def _sealed(signer: Signer, table: str, seat: int, generation: int) -> str:
    seal = signer.get_signature(f"{table}.{seat}.{generation}").decode()
    return f"{seat}.{generation}.{seal}"


def _unsealed(signer: Signer, table: str, text: str) -> tuple[int, int] | None:
    parts = text.split(".")
    if len(text) > MOST_CHARACTERS or not text.isascii() or len(parts) != 3:
        return None
    seat, generation, seal = parts
    # Compared as text: as base64, several texts would be the same seal.
    if not hmac.compare_digest(signer.get_signature(f"{table}.{seat}.{generation}"), seal.encode()):
        return None
    return int(seat), int(generation)


class InUse(Exception):
    """Another server serves this database."""


class KeyFile:
    """The secret key in `path`, made when there is none (readable by its owner only).

    The open file also says that the database beside it is being served: a second server gets
    `InUse`. Raises OSError where no file can be made, ValueError for a file that is no key.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file, path)
            os.chmod(path, 0o600)
            text = os.read(self._file, 4 * KEY_BYTES)
            if not text:
                text = secrets.token_hex(KEY_BYTES).encode()
                os.write(self._file, text)
                os.fsync(self._file)
            self.key = _parsed(text, path)
        except BaseException:
            os.close(self._file)
            raise

    def close(self) -> None:
        """Let another server have the database."""
        os.close(self._file)


def _parsed(text: bytes, path: Path) -> bytes:
    try:
        key = bytes.fromhex(text.decode())
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} is not a key of ours; move it away and all links are made anew")
    return key


def _lock(file: int, path: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows: two servers on one database then refuse each other's rows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise InUse(f"another Doghouse is serving {path.with_suffix('')}") from None
