"""A million random games of Treehouse Diner, over all options and decks, keep what must hold."""

from __future__ import annotations

from itertools import product

import pytest

from doghouse.core.rule import compiled
from doghouse.games import Game

from ..games.treehouse_diner import invariants
from ..games.treehouse_diner.extremes import extreme
from ..games.treehouse_diner.test_invariants import HOUSE, TABLES, agreed, play

GAMES = 1_000_000
EXTREME = 100  # decks at the limits of deck files
MODULES = tuple(product((2, 3, 4), (0, 1), (0, 1)))
NUMBERS = tuple(
    product(
        *(
            (0, *range(option.least, option.most + 1))
            for option in Game("treehouse-diner").options
            if option.kind == "number"
        )
    )
)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "bees", "secret"), MODULES)
def test_a_million_random_games_keep_what_must_hold(players: int, bees: int, secret: int) -> None:
    build = compiled(invariants)
    games = -(-GAMES // len(MODULES) // len(NUMBERS))
    for k, numbers in enumerate(NUMBERS):
        first = k % (players + 1) - 1
        found = play(
            build, HOUSE, agreed(players, bees, secret, *numbers, first=first), range(k * games, (k + 1) * games)
        )
        assert found.rounds < 200, numbers


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_games_with_many_extreme_decks_keep_what_must_hold(table: tuple[int, ...]) -> None:
    build = compiled(invariants)
    for deck in range(EXTREME):
        play(build, extreme(1000 + deck), agreed(*table), range(100))
        play(build, extreme(5000 + deck, 3, 2), agreed(*table), range(3), every=True)
