"""The tables of all games in the terminal: what is listed is broken between things, never inside one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from doghouse.cli.boards import Reader, board_of
from doghouse.cli.boards.flow import Flow
from doghouse.games import GAMES, load
from doghouse.table.match import Match
from doghouse.testing.plays import some_play
from doghouse.testing.setting import Setting, cases, chooser

PLAYS = 60
NARROW = (80, 60, 50)


def lines(what: Any, width: int) -> list[str]:
    console = Console(width=width)
    with console.capture() as shown:
        console.print(what)
    return [line.strip() for line in shown.get().splitlines()]


def matches(name: str) -> Iterator[Match]:
    """A game of as many as can play, at each of its first decisions of the first seat."""
    setting, choose = Setting(cases(name)[-1]), chooser(5)
    match = Match(setting.game, setting.header(5))
    for _ in range(PLAYS):
        if match.over:
            return
        if match.duty() == 0:
            yield match
        match.commit(match.prepare(match.duty() or 0, some_play(match, choose)))


def held(game: str, view: dict[str, Any], deck: Any) -> list[str]:
    """What stands in a list of the reader's own, as it is called."""
    names: dict[str, str] = deck.names["de"]
    if game == "barking":
        return [f"{names[card]}({view['ranks'][card]})" for card in view["hand"] if card in view["ranks"]]
    if game == "treat-please":
        return [names[card] for place in ("hand", "active", "discard") for card in view["seats"][0][place]]
    speak: Callable[[str, str], str] = load(game).words.piece
    return [speak(piece, "de") for piece in view["seats"][0]["supply"]]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_listed_is_broken_inside(game: str) -> None:
    looked = 0
    for match in matches(game):
        view, board = match.view(0), board_of(match.game)
        for width in NARROW:
            shown = lines(board.table(view, match.ask(0), Reader(0, match.names, "de", match.deck)), width)
            broken = [one for one in held(game, view, match.deck) if not any(one in line for line in shown)]
            assert not broken, f"step {match.version}, {width} columns"
            looked += len(shown)
    assert looked > 500


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (29, ["Hand: two dogs, a cat, a bone"]),
        (28, ["Hand: two dogs, a cat,", "a bone"]),
        (22, ["Hand: two dogs, a cat,", "a bone"]),
        (21, ["Hand: two dogs,", "a cat, a bone"]),
        (15, ["Hand: two dogs,", "a cat, a bone"]),
        (14, ["Hand: two", "dogs,", "a cat,", "a bone"]),
    ],
)
def test_lines_end_between_things_while_one_fits(width: int, shown: list[str]) -> None:
    flow = Flow(Text("Hand: "), [Text("two dogs"), Text("a cat"), Text("a bone")], ", ")
    assert lines(flow, width) == shown
