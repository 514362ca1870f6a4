"""How the terminal shows each game: a module for each, by the name of the game's folder."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from rich.console import RenderableType

from doghouse.cli.choices import speech
from doghouse.games import Game

Data = Mapping[str, Any]  # views, asks and events as docs/wire.md describes them


@dataclass(frozen=True)
class Reader:
    """Who looks at the table, in which language, and the deck that is played with (of the game's own type)."""

    seat: int | None
    names: Sequence[str]
    language: str
    deck: Any

    def name(self, seat: int) -> str:
        """The name of a seat, or "You"."""
        return speech(self.language).say("you") if seat == self.seat else self.names[seat]


class Board(Protocol):
    """What the terminal needs to know of a game."""

    def table(self, view: Data, ask: Data | None, reader: Reader) -> RenderableType:
        """The table, with the numbers of an ask's parts (from 1, in their order) where they can be chosen."""

    def choice(self, view: Data, ask: Data, reader: Reader) -> str:
        """What is chosen so far, and what comes of it."""

    def news(self, events: Sequence[Data], reader: Reader) -> list[str]:
        """What happened, in sentences."""

    def result(self, view: Data, reader: Reader) -> RenderableType:
        """The end: who has how many points for what, and what was left in the hands."""


def board_of(game: Game) -> Board:
    """The board of a game."""
    return cast(Board, importlib.import_module(f"{__name__}.{game.name.replace('-', '_')}"))
