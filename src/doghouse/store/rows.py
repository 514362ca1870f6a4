"""The rows of the event log: their kinds, their bytes and the checksum that chains them."""

from dataclasses import dataclass
from hashlib import sha256

import msgspec

from doghouse.table.match import Header, Step

WATCHERS = -1
"""The seat number that stands for all spectators where links are revoked."""

BEFORE_ALL = bytes(32)
"""What the first row of a table is chained to."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat: `kind` is "me" (the host's device), "friend" (by link) or "bot"."""

    name: str
    kind: str
    bot: str | None = None


class Opened(msgspec.Struct, frozen=True, tag="opened", tag_field="row"):
    """The first row of a table: everything that is needed to deal the game again.

    `dealt` is what chance gave in the deal, as `Match.dealt`.
    """

    header: Header
    chairs: tuple[Chair, ...]
    dealt: tuple[tuple[int, int], ...] = ()


class Played(msgspec.Struct, frozen=True, tag="played", tag_field="row", omit_defaults=True):
    """One whole play. `id` is the name that the client gave it; the table's own plays have none."""

    step: Step
    id: str | None = None


class Revoked(msgspec.Struct, frozen=True, tag="revoked", tag_field="row"):
    """From here on the earlier links to a seat (or, with `WATCHERS`, to watch) open nothing."""

    seat: int


Row = Opened | Played | Revoked

_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)


def encode(row: Row) -> bytes:
    """The bytes that are kept, and that the checksum is made of."""
    return msgspec.json.encode(row)


def decode(body: bytes) -> Row:
    """The row again; raises `msgspec.MsgspecError` when the bytes are none."""
    return _decoder.decode(body)


def chained(before: bytes, table: str, n: int, body: bytes) -> bytes:
    """The checksum (32 bytes) of row `n`: table and number are in it, so no row can be moved."""
    return sha256(b"%s%s\n%d\n%s" % (before, table.encode(), n, body)).digest()


@dataclass(slots=True)
class TableLog:
    """A table as it was read: its rows in order, as far as the chain holds.

    `broken` is None, or the version at which the table stops: the play that makes it cannot
    be trusted, all before it can.
    """

    table: str
    rows: list[Row]
    broken: int | None = None

    @property
    def opened(self) -> Opened:
        """The row that opened the table."""
        first = self.rows[0]
        assert isinstance(first, Opened)
        return first

    @property
    def plays(self) -> list[Played]:
        """The plays in order; the first makes version 1."""
        return [row for row in self.rows if isinstance(row, Played)]

    def revocations(self, seat: int) -> int:
        """How often the links to `seat` were revoked."""
        return sum(isinstance(row, Revoked) and row.seat == seat for row in self.rows)
