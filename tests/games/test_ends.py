"""What the end of every game tells of tie-breakers, in both languages and in the terminal."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

from doghouse.cli.boards import Reader, board_of
from doghouse.core.ending import ties
from doghouse.core.speech import Speech
from doghouse.games import GAMES, Game, load

BROKEN = [(name, by) for name in GAMES for by, _ in load(name).view.TIE_BREAKS]


def over(game: Game, decided: str) -> dict[str, Any]:
    """The view after a game of two with equal points, in which the second is ahead by one tie-breaker."""
    ranks = [0, 0]
    for by, below in game.view.TIE_BREAKS:
        ranks = [rank * below + 1 for rank in ranks]
        ranks[1] += by == decided
    seat = {"learned": 0, "delivered": []}
    end = {"winners": [1], **ties(ranks, game.view.TIE_BREAKS), "scores": [0, 0], "breakdown": [[], []]}
    return {"seats": [seat, seat], "result": end | {"hands": [{}, {}]}}


def test_there_are_games_that_break_ties() -> None:
    assert {name for name, _ in BROKEN} == {"treat-please", "treehouse-diner"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "by"), BROKEN)
def test_what_decided_is_told_in_words_and_shown_in_the_terminal(name: str, by: str, language: str) -> None:
    game = load(name)
    view = over(game, by)
    speech: Speech = game.words.SPEECH
    sentence = speech.result(language, None, ("Ana", "Ben"), view["result"])
    assert re.search(rf"\. (Points are equal; more|Bei gleichen .* mehr) {speech.tie(by, language)}.*\.$", sentence)
    console = Console(width=80)
    with console.capture() as shown:
        console.print(board_of(game).result(view, Reader(0, ("Ana", "Ben"), language, game.cards.house())))
    *_, last = shown.get().strip().splitlines()
    assert speech.tie(by, language) in last
    assert last.endswith("Ben 2")
