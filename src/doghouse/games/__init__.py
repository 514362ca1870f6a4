"""The games: one literal list, and how to load one."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from doghouse.core.moves import NOT_ASKED
from doghouse.core.rule import compiled

if TYPE_CHECKING:
    from doghouse.core.record import Record

GAMES = ("barking", "treat-please", "treehouse-diner")


class UnknownGame(LookupError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        super().__init__(f"no game is called {name!r}{hint}; there are: {', '.join(GAMES)}")


@dataclass(frozen=True)
class Held:
    """What each seat has at the end of a game and others have not, so that wins are counted by it.

    ``field`` is a field of the state, either a row (for each seat the number of the one that it has) or a table (for
    each seat and number: has it that one? 0 when not).  The deck's ``<name>_ids`` go by the same numbers.
    """

    name: str
    field: str


@dataclass(frozen=True)
class Option:
    """Something that is agreed before a game: a field of its Options record.

    ``kind`` is "bool" (0 or 1), "seat" (a seat, counted from 0, or the default -1: nobody in particular) or "number"
    (from ``least`` to ``most``, or the default 0: as usual for so many players).
    """

    name: str
    kind: str
    default: int
    least: int = 0
    most: int = 1

    def holds(self, value: int, players: int) -> bool:
        """Is this a value that the option can have?"""
        most = players - 1 if self.kind == "seat" else self.most
        return value == self.default or self.least <= value <= most


class Game:
    """One game: the modules of its folder, and what is said about it in the folder's ``__init__``.

    ``rules`` fills the contract of ARCHITECTURE.md, runs interpreted and needs no numba; ``compiled()`` gives the
    same functions as native code.  Modules are imported when they are first asked for.
    """

    PARTS = ("rules", "state", "cards", "faces", "plays", "view", "words", "notation", "bot", "features")

    def __init__(self, name: str) -> None:
        self.name = name
        self.package = f"doghouse.games.{name.replace('-', '_')}"
        package = importlib.import_module(self.package)
        about = package.ABOUT
        self.min_players: int = about["min_players"]
        self.max_players: int = about["max_players"]
        self.minutes: int = about["minutes"]
        self.version: int = about["version"]
        self.prefix: str = about["prefix"]
        self.options = tuple(Option(*option) for option in package.OPTIONS)
        self.held = tuple(Held(*held) for held in getattr(package, "HELD", ()))

    def __getattr__(self, part: str) -> ModuleType:
        if part not in self.PARTS:
            raise AttributeError(f"a game has no {part!r}")
        module = self.__dict__[part] = importlib.import_module(f"{self.package}.{part}")
        return module

    @property
    def usual(self) -> dict[str, int]:
        """Every option as it is when nobody says anything."""
        return {option.name: option.default for option in self.options}

    def options_record(self, players: int, options: Mapping[str, int] | None = None) -> Record:
        """What ``new_game`` is told: how many play, and every option, as given or else as usual."""
        record: Record = self.state.Options.new()
        for name, value in {"players": players, **self.usual, **(options or {})}.items():
            setattr(record, name, value)
        return record

    def compiled(self) -> ModuleType:
        """The native twin of the rules (compiled at first use, then kept on disk)."""
        return compiled(self.rules)

    def clause(self, number: int) -> str:
        """A clause's name, like ``BT-22``, from its number; NOT_ASKED is clause 00."""
        return f"{self.prefix}-{0 if number == NOT_ASKED else number:02d}"


@cache
def load(name: str) -> Game:
    """The game of that name; ``UnknownGame`` when there is none."""
    if name not in GAMES:
        raise UnknownGame(name)
    return Game(name)
