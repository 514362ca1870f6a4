"""The bot that looks one play ahead: legal, blind to what its seat cannot know, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from doghouse.bots import UnknownBot, choose, parse
from doghouse.bots.minds import Mind
from doghouse.core.chance import Stream, below, seed_rng
from doghouse.games import Game, load

NAME = "learned:n=2"


def new_game(game: Game, players: int, seed: int) -> Any:
    state, options = game.state.State.new(), game.options_record(players)
    game.rules.new_game(state, game.cards.house().cards, options, seed, None)
    return state


def test_it_decides_alike_native_and_interpreted_and_from_equal_views() -> None:
    game = load("barking")
    cards, moves, rng = game.cards.house().cards, game.state.Moves.new(), Stream.new().rng
    seed_rng(rng, 1, 9)
    state = new_game(game, 3, seed=4)
    for n in range(60):
        seat = state.player
        if n % 6 == 0:
            other = state.copy()
            game.rules.redeal(other, cards, seat, rng)
            before = state.tobytes()
            chosen = [choose(game, cards, one, seat, NAME, n) for one in (state, other)]
            chosen.append(choose(game, cards, state, seat, NAME, n, game.compiled()))
            assert len(set(chosen)) == 1
            assert game.rules.why_not(state, cards, chosen[0]) == 0
            assert state.tobytes() == before
        game.rules.legal(state, cards, moves)
        game.rules.apply(state, cards, moves.action[below(rng, moves.n)], None)


def test_it_beats_a_greedy_one() -> None:
    game = load("barking")
    rules, cards = game.compiled(), game.cards.house().cards
    won = games = 0
    for seed in range(60):
        state, me = new_game(game, 2, seed), seed % 2
        minds = [Mind(game, cards, parse("learned:n=8" if seat == me else "greedy"), seed) for seat in range(2)]
        while not rules.over(state):
            rules.apply(state, cards, minds[state.player].act(state), None)
        ranks = [rules.rank(state, cards, seat) for seat in range(2)]
        won += ranks[me] > ranks[1 - me]
        games += 1
    assert won > 0.65 * games


@pytest.mark.parametrize("name", ["learned", "learned:", "learned:n=0", "learned:n=08", "learned:ms=5", "learned:n=x"])
def test_what_names_no_such_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        parse(name)
