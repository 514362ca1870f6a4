"""A game of an arena as it ended, and the file that keeps such games: one line each, so that an arena can go on."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Played:
    """How a game ended.

    Tuples go by the place in the list of players.  ``place`` is 1 for who won, and the same for equals; ``began`` is
    the listed player who decided first.  ``decisions`` counts what each decided, ``ns`` is the time it took in all,
    ``longest_ns`` for one of them.
    """

    game: int
    place: tuple[int, ...]
    points: tuple[int, ...]
    began: int
    decisions: tuple[int, ...]
    ns: tuple[int, ...]
    longest_ns: tuple[int, ...]

    def won(self, k: int) -> float:
        """The part of the win that a listed player has."""
        return (self.place[k] == 1) / self.place.count(1)


ROWS = ("place", "points", "decisions", "ns", "longest_ns")


class NotOurs(ValueError):
    """A file that is there already has something else in it than the games of this arena; the message says what."""


class Results:
    """The games of one arena in a file: a line that says who plays and what (``about``), then a line for each game.

    A file that is not there is begun; of one that is, ``known`` are the games it has by number.  A last line that
    was cut short, as when the machine went down, is taken away.  Raises ``OSError`` and ``NotOurs``.
    """

    def __init__(self, path: Path, players: Sequence[str], about: Mapping[str, object]) -> None:
        self.known: dict[int, Played] = {}
        self._players = players
        self._lock = threading.Lock()
        first = _line({"arena": {"players": players, **about}})
        data = path.read_bytes() if path.exists() else b""
        whole = data.rfind(b"\n") + 1
        if not whole and not first.startswith(data):
            raise NotOurs("it has something else in it than the results of an arena")
        for number, line in enumerate(data[:whole].splitlines(), 1):
            self._read(number, line, json.loads(first)["arena"])
        self._file = path.open("r+b" if whole else "wb")
        self._file.seek(whole)
        self._file.truncate()
        if not whole:
            self._write(first)

    def _read(self, number: int, line: bytes, about: Mapping[str, object]) -> None:
        try:
            found = json.loads(line)
            if number > 1:
                played = _played(found, len(self._players))
                self.known[played.game] = played
                return
            other = found["arena"]
            differs = [name for name in about if other.get(name) != about[name]]
        except (ValueError, TypeError, KeyError, AttributeError):
            raise NotOurs(f"line {number} is none of an arena's results") from None
        for name in differs:
            raise NotOurs(f"it is of another arena: {name} is {other.get(name)!r} there and {about[name]!r} here")

    def add(self, played: Played) -> None:
        """Keep one more game; any thread may call this."""
        with self._lock:
            self._write(_line(asdict(played)))

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def close(self) -> None:
        """Let the file go."""
        with self._lock:
            self._file.close()


def _line(value: Mapping[str, object]) -> bytes:
    return json.dumps(value).encode() + b"\n"


def _played(found: Mapping[str, Any], players: int) -> Played:
    """A game from its line; ``ValueError``, ``TypeError`` or ``KeyError`` when it cannot be one of so many players."""
    rows = {name: tuple(map(int, found[name])) for name in ROWS}
    played = Played(game=int(found["game"]), began=int(found["began"]), **rows)
    sound = played.game >= 0 and 0 <= played.began < players and 1 in played.place and sum(played.decisions) > 0
    if not sound or any(len(row) != players for row in rows.values()):
        raise ValueError
    return played
