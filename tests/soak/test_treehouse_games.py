"""A million random games of Treehouse Diner, over all options and decks, keep what must hold."""

from __future__ import annotations

import pytest

from doghouse.core.rule import compiled

from ..games.treehouse_diner import invariants
from ..games.treehouse_diner.extremes import extreme
from ..games.treehouse_diner.test_invariants import HOUSE, TABLES, agreed, play

GAMES = 1_000_000
EXTREME = 100  # decks at the limits of deck files
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.mark.soak
@every_table
def test_a_million_random_games_keep_what_must_hold(table: tuple[int, ...]) -> None:
    build = compiled(invariants)
    for first in range(0, GAMES // len(TABLES) + 1, 1000):
        assert play(build, HOUSE, agreed(*table), range(first, first + 1000)).rounds < 200


@pytest.mark.soak
@every_table
def test_random_games_with_many_extreme_decks_keep_what_must_hold(table: tuple[int, ...]) -> None:
    build = compiled(invariants)
    for deck in range(EXTREME):
        play(build, extreme(1000 + deck), agreed(*table), range(100))
        play(build, extreme(5000 + deck, 3, 2), agreed(*table), range(3), every=True)
