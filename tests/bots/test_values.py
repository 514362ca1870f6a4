"""The learned chance to win: adds up, is exact at the end, and is the same interpreted and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from doghouse.bots.values import read_weights, values_of, weights_of
from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.rule import compiled
from doghouse.games import GAMES, Game, load


def positions(game: Game, players: int, seed: int) -> Iterator[Any]:
    """Every decision of a game of random play, and its end."""
    cards, moves, rng = game.cards.house().cards, game.state.Moves.new(), Stream.new().rng
    seed_rng(rng, seed, 9)
    state, options = game.state.State.new(), game.options_record(players)
    game.rules.new_game(state, cards, options, seed, None)
    while not game.rules.over(state):
        yield state
        game.rules.legal(state, cards, moves)
        game.rules.apply(state, cards, moves.action[below(rng, moves.n)], None)
    yield state


def stated(game: Game, values: Any, state: Any) -> list[float]:
    """Each seat's chance to win."""
    row, out = np.zeros(len(game.features.NAMES), np.int64), np.zeros(state.players)
    values.chances(state, game.cards.house().cards, weights_of(game), row, out)
    return out.tolist()


def games_of(name: str) -> Iterator[tuple[int, Any]]:
    game = load(name)
    for players in range(game.min_players, game.max_players + 1):
        for state in positions(game, players, seed=players):
            yield players, state


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_the_end_is_told_exactly(name: str) -> None:
    game = load(name)
    values, cards = values_of(game), game.cards.house().cards
    ends = 0
    for players, state in games_of(name):
        chances = stated(game, values, state)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1)
        if game.rules.over(state):
            ends += 1
            ranks = [game.rules.rank(state, cards, seat) for seat in range(players)]
            assert chances == [(rank == max(ranks)) / ranks.count(max(ranks)) for rank in ranks]
        else:
            assert all(0 < chance < 1 for chance in chances)
    assert ends == game.max_players - game.min_players + 1


@pytest.mark.parametrize("name", GAMES)
def test_native_and_interpreted_values_are_the_same(name: str) -> None:
    game = load(name)
    values = values_of(game)
    native = compiled(values)
    for _, state in games_of(name):
        assert stated(game, native, state) == pytest.approx(stated(game, values, state), abs=1e-12)


@pytest.mark.parametrize("name", GAMES)
def test_features_leave_the_position_and_the_room_behind_them_as_they_are(name: str) -> None:
    game = load(name)
    cards, n = game.cards.house().cards, len(game.features.NAMES)
    row = np.full(n + 1, 77, np.int64)
    for _, state in games_of(name):
        before = state.tobytes()
        game.bot.features(state, cards, 0, row)
        assert state.tobytes() == before
        assert row[n] == 77


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_has_weights(name: str) -> None:
    game = load(name)
    weights = weights_of(game)
    assert weights.shape == (game.max_players + 1, len(game.features.NAMES))
    assert [bool(row.any()) for row in weights] == [n >= game.min_players for n in range(game.max_players + 1)]


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="other features"):
        read_weights(load("barking"), '{"features": ["luck"], "players": {}}')
