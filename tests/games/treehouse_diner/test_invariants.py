"""What must hold in every game, whatever is played: with the house deck, and with decks at the limits of deck files."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doghouse.core.log import DRAWS, EVENTS, Log
from doghouse.core.record import row
from doghouse.core.rule import JIT, compiled
from doghouse.games.treehouse_diner import cards, rules
from doghouse.games.treehouse_diner.state import GAME_ORDERS, NOBODY, Cards, Moves, Options, State

from . import invariants
from .extremes import extreme
from .invariants import FAULTS, Found, wrong

if TYPE_CHECKING:
    from types import ModuleType

    from ..conftest import Make

HOUSE = cards.house().cards


def agreed(
    players: int, bees: int, secret: int, deliveries: int = 0, columns: int = 0, *, first: int = NOBODY
) -> Options:
    options = Options.new()
    options.players, options.first, options.bees, options.secret = players, first, bees, secret
    options.deliveries, options.columns = deliveries, columns
    return options


# Every number of helpers with every module; the numbers take their usual, least and most value in turn.
TABLES = [
    (players, bees, secret, (0, 3, 10)[k % 3], (0, 7, 2)[k // 2 % 3])
    for k, (players, bees, secret) in enumerate(product((2, 3, 4), (0, 1), (0, 1)))
]
SHORT = TABLES[1::3]  # those with the fewest deliveries


def play(build: ModuleType, deck: Cards, options: Options, seeds: range, *, every: bool = False) -> Found:
    """Random games; what they showed.  With ``every`` all actions are asked for at each decision."""
    found, log = Found.new(), Log.new()
    build.games(State.batch(2), deck, options, Moves.new(), found, seeds.start, seeds.stop, int(every), log)
    assert found.fault == 0, f"seed {found.seed}: {FAULTS[found.fault]}"
    return found


def some(build: ModuleType) -> list[tuple[int, ...]]:
    """The tables at which a build plays: interpreted games take seconds, so there are few and short ones of them."""
    return SHORT[::2] if build is invariants else TABLES


def test_random_games_with_the_house_deck_keep_what_must_hold(made: Make) -> None:
    build = made(invariants)
    for table in some(build):
        found = play(build, HOUSE, agreed(*table), range(1 if build is invariants else 100))
        assert found.rounds < 200


def test_random_games_with_extreme_decks_keep_what_must_hold(made: Make) -> None:
    build = made(invariants)
    for k, table in enumerate(some(build)):
        for deck in range(1 if build is invariants else 5):
            found = play(build, extreme(10 * k + deck), agreed(*table), range(1 if build is invariants else 10))
            assert found.events < EVENTS
            assert found.drawn < DRAWS


@pytest.mark.parametrize("lines", [1, 3, 6])
def test_whatever_is_offered_is_not_refused_and_the_rest_is(made: Make, lines: int) -> None:
    build = made(invariants)
    for k, table in enumerate(some(build)):
        if build is not invariants or lines == 3:
            play(build, extreme(100 + k, lines, 2), agreed(*table), range(1 if build is invariants else 4), every=True)


@pytest.mark.skipif(not JIT, reason="compiling is switched off")
def test_interpreted_and_compiled_play_the_same_games_with_extreme_decks() -> None:
    for k, table in enumerate(SHORT):
        ends = []
        for build in (invariants, compiled(invariants)):
            states, found, log = State.batch(2), Found.new(), Log.new()
            build.games(states, extreme(50 + k), agreed(*table), Moves.new(), found, k, k + 1, 0, log)
            ends.append((states[0].tobytes(), found.tobytes(), log.tobytes()))
        assert ends[0] == ends[1]


@given(
    seed=st.integers(0, 2**63 - 1),
    deck=st.none() | st.integers(0, 10**6),
    table=st.tuples(st.integers(2, 4), st.integers(0, 1), st.integers(0, 1), st.sampled_from([0, 3, 5]),
                    st.sampled_from([0, 2, 7])),
    choices=st.lists(st.integers(0, 1000), max_size=120),
)  # fmt: skip
def test_whatever_is_chosen_keeps_what_must_hold(
    seed: int, deck: int | None, table: tuple[int, ...], choices: list[int]
) -> None:
    state, moves, deck_cards = State.new(), Moves.new(), HOUSE if deck is None else extreme(deck, 3, 2)
    rules.new_game(state, deck_cards, agreed(*table), seed, None)
    for choice in choices:
        fault = wrong(state, deck_cards, row(GAME_ORDERS))
        assert fault == 0, FAULTS[fault]
        if rules.over(state):
            break
        rules.legal(state, deck_cards, moves)
        rules.apply(state, deck_cards, moves.action[choice % moves.n], None)
