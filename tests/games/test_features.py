"""What the learned evaluations look at: in every phase, from every seat alike, in both builds, with words for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from doghouse.bots.coach import POINTS
from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.rule import compiled
from doghouse.core.text import Catalogue, sources
from doghouse.games import Game, load

OF_EACH = 25  # positions of each phase
GAMES = 12
PASSING = {"ROUND_END"}  # phases in which nobody decides
# Fields with a row for each seat, fields that name a seat, and columns of tables that do.
SEATED: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, int], ...]]] = {
    "barking": (
        ("lots", "hand", "passed", "trophies", "least", "most", "drawn"),
        ("player", "first"),
        tuple(("owner", breed) for breed in range(10)),
    ),
    "treat-please": (
        ("lots", "character", "attention", "energy", "bones", "place", "done", "learned", "day_long"),
        ("player", "first", "actor"),
        (),
    ),
    "treehouse-diner": (
        ("lots", "kitchen", "delivered", "supply", "mood", "hive", "challenge", "hand", "older"),
        ("player", "first", "turn"),
        (("frame", 2),),
    ),
}


def play(game: Game, seed: int) -> Iterator[Any]:
    """All positions of a game of random play, its end, too; modules come and go with the seed."""
    cards, moves, rng = game.cards.house().cards, game.state.Moves.new(), Stream.new().rng
    seed_rng(rng, seed, 5)
    modules = {option.name: seed >> k & 1 for k, option in enumerate(game.options) if option.kind == "bool"}
    state = game.state.State.new()
    game.rules.new_game(state, cards, game.options_record(2 + seed % 3, modules), seed, None)
    while not game.rules.over(state):
        yield state
        game.rules.legal(state, cards, moves)
        game.rules.apply(state, cards, moves.action[below(rng, moves.n)], None)
    yield state


@cache
def positions(name: str) -> tuple[Any, ...]:
    """Some positions of each phase."""
    game, found, seen = load(name), [], Counter[int]()
    for seed in range(GAMES):
        for state in play(game, seed):
            seen[state.phase] += 1
            if seen[state.phase] % 5 == 1 and seen[state.phase] < 5 * OF_EACH:
                found.append(state.copy())
    assert set(seen) == {int(phase) for phase in game.state.Phase if phase.name not in PASSING}
    return tuple(found)


def rows(game: Game, features: Any, state: Any) -> list[list[int]]:
    """What is seen of a position, seat by seat."""
    table = np.full((state.players, len(game.features.NAMES)), 9, np.int64)
    for seat in range(state.players):
        features(state, game.cards.house().cards, seat, table[seat])
    found: list[list[int]] = table.tolist()
    return found


def moved_on(name: str, state: Any) -> Any:
    """The same position with everybody a seat further on."""
    by_seat, numbers, columns = SEATED[name]
    other, n = state.copy(), state.players
    for field in by_seat:
        for seat in range(n):
            getattr(other, field)[(seat + 1) % n] = getattr(state, field)[seat]
    for field in numbers:
        setattr(other, field, (getattr(state, field) + 1) % n)
    for field, column in columns:
        for k in range(len(getattr(state, field))):
            if getattr(state, field)[k, column] >= 0:  # below is nobody
                getattr(other, field)[k, column] = (getattr(state, field)[k, column] + 1) % n
    return other


@pytest.mark.parametrize("name", SEATED)
def test_both_builds_see_the_same_in_every_phase(name: str) -> None:
    game = load(name)
    native = compiled(game.bot)
    for state in positions(name):
        assert rows(game, native.features, state) == rows(game, game.bot.features, state)


@pytest.mark.parametrize("name", SEATED)
def test_a_position_looks_the_same_from_whichever_seat(name: str) -> None:
    game = load(name)
    native = compiled(game.bot)
    for state in positions(name):
        seen = rows(game, native.features, state)
        assert rows(game, native.features, moved_on(name, state)) == seen[-1:] + seen[:-1]


@pytest.mark.parametrize("name", SEATED)
def test_everything_looked_at_differs_between_seats_somewhere(name: str) -> None:
    game = load(name)
    native = compiled(game.bot)
    apart = np.zeros(len(game.features.NAMES), bool)
    for state in (state for seed in range(GAMES) for state in play(game, seed)):
        apart |= np.ptp(np.array(rows(game, native.features, state)), axis=0) > 0
    assert [one for one, differs in zip(game.features.NAMES, apart, strict=True) if not differs] == []


@pytest.mark.parametrize("name", SEATED)
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_looked_at_has_words(name: str, language: str) -> None:
    game = load(name)
    alone = {"en": sources(game.package)[language]}  # no other language stands in
    assert set(Catalogue("en", alone).ids("part-")) == {
        f"part-{one.partition('/')[0]}" for one in (*game.features.NAMES, POINTS)
    }
