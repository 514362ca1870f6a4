"""How well the bots play, in native code."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.bots.loops import SHARE, STATES, Series
from doghouse.core.rule import compiled
from doghouse.games import load
from doghouse.lab import simulate
from doghouse.lab.intervals import share

if TYPE_CHECKING:
    from types import ModuleType

GAME = load("barking")


def test_greedy_wins_97_of_100_games_of_four_against_random_ones() -> None:
    result = simulate(GAME, ["greedy", "random", "random", "random"], games=2000, seed=1)
    assert result.win_shares[0].low > 0.97


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_beats_random_ones_whatever_the_number_of_players(players: int) -> None:
    result = simulate(GAME, ["greedy"] + ["random"] * (players - 1), games=500, seed=2)
    assert result.win_shares[0].low > 0.9


def test_greedy_wins_well_over_its_share_against_three_of_the_prototypes(contest: ModuleType) -> None:
    options = GAME.state.Options.new()
    options.players, options.first = 4, GAME.state.NOBODY
    series = Series.new()
    series.seed, series.games = 3, 4000
    native = compiled(contest)
    states, moves, room = GAME.state.State.batch(STATES), GAME.state.Moves.new(), GAME.bot.Room.new()
    native.play_against_yardstick(states, GAME.cards.house().cards, options, moves, room, series)
    assert series.decisions > 0
    assert share(series.wins[0] / SHARE, series.games).low > 0.6
