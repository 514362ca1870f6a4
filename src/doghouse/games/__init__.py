"""The games: one literal list, and how to load one."""

from __future__ import annotations

import difflib
import importlib
from dataclasses import dataclass
from types import ModuleType

from doghouse.core.moves import NOT_ASKED
from doghouse.core.rule import compiled

GAMES = ("barking",)


class UnknownGame(LookupError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        super().__init__(f"no game is called {name!r}{hint}; there are: {', '.join(GAMES)}")


@dataclass(frozen=True)
class Option:
    """Something that is agreed before a game: a field of its Options record.

    ``kind`` is "bool" (0 or 1) or "seat" (a seat, counted from 0, or the default -1: nobody in particular).
    """

    name: str
    kind: str
    default: int


@dataclass(frozen=True)
class Game:
    """One game: its rules as a module that fills the contract of ARCHITECTURE.md, and the rest of its folder.

    ``rules`` runs interpreted and needs no numba; ``compiled()`` gives the same functions as native code.
    """

    name: str
    rules: ModuleType
    state: ModuleType
    cards: ModuleType
    plays: ModuleType
    view: ModuleType
    notation: ModuleType
    bot: ModuleType
    min_players: int
    max_players: int
    minutes: int
    version: int
    prefix: str
    options: tuple[Option, ...]

    def compiled(self) -> ModuleType:
        """The native twin of the rules (compiled at first use, then kept on disk)."""
        return compiled(self.rules)

    def clause(self, number: int) -> str:
        """A clause's name, like ``BT-22``, from its number; NOT_ASKED is clause 00."""
        return f"{self.prefix}-{0 if number == NOT_ASKED else number:02d}"


def load(name: str) -> Game:
    """The game of that name; ``UnknownGame`` when there is none."""
    if name not in GAMES:
        raise UnknownGame(name)
    package = f"doghouse.games.{name.replace('-', '_')}"
    about = importlib.import_module(package)
    part = {p: importlib.import_module(f"{package}.{p}") for p in _PARTS}
    options = tuple(Option(*option) for option in about.OPTIONS)
    return Game(name=name, options=options, **part, **about.ABOUT)


_PARTS = ("rules", "state", "cards", "plays", "view", "notation", "bot")
