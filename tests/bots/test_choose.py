"""Choosing: legal, by what a seat can know and nothing else, interpreted and native alike."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from doghouse.bots import UnknownBot, choose
from doghouse.bots.loops import BOTS
from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.record import Ints
from doghouse.games import GAMES, Game, load

SEARCHES = ("search:n=6", "search:n=2/judge=0", "plain:n=2", "search:n=4/threads=2/away=30")
PLAYERS = ("greedy", "random", *SEARCHES)


def generator(seed: int) -> Ints:
    rng = Stream.new().rng
    seed_rng(rng, seed, BOTS)
    return rng


def new_game(game: Game, players: int, seed: int) -> Any:
    state, options = game.state.State.new(), game.options_record(players)
    game.rules.new_game(state, game.cards.house().cards, options, seed, None)
    return state


def some(game: Game, level: str, every: int) -> Iterator[tuple[int, Any]]:
    """Seeds, and states of their games; a search, which takes longer, gets fewer of them."""
    for seed in range(2 if level in SEARCHES else 8):
        for state in decisions(game, seed, every * 3 if level in SEARCHES else every):
            yield seed, state


def decisions(game: Game, seed: int, every: int) -> Iterator[Any]:
    """States of one game of random play, each ``every``-th of them."""
    cards, moves, rng = game.cards.house().cards, game.state.Moves.new(), generator(seed)
    state = new_game(game, 2 + seed % (game.max_players - 1), seed)
    n = 0
    while not game.rules.over(state):
        if n % every == 0:
            yield state
        game.rules.legal(state, cards, moves)
        game.rules.apply(state, cards, moves.action[below(rng, moves.n)], None)
        n += 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", PLAYERS)
def test_a_choice_is_legal_and_leaves_the_state_as_it_is(name: str, level: str) -> None:
    game = load(name)
    cards = game.cards.house().cards
    for seed, state in some(game, level, every=9):
        before = state.tobytes()
        action = choose(game, cards, state, state.player, level, seed, game.compiled())
        assert state.tobytes() == before
        assert game.rules.why_not(state, cards, action) == 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", PLAYERS)
def test_states_with_equal_views_get_the_same_choice(name: str, level: str) -> None:
    game = load(name)
    deck = game.cards.house()
    for seed, state in some(game, level, every=9):
        seat, other = state.player, state.copy()
        game.rules.redeal(other, deck.cards, seat, generator(seed + 100))
        assert game.view.view(other, deck, seat) == game.view.view(state, deck, seat)
        chosen = [choose(game, deck.cards, one, seat, level, seed, game.compiled()) for one in (state, other)]
        assert chosen[0] == chosen[1]


def test_even_a_bot_that_peeks_sees_nothing_its_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("barking")
    deck = game.cards.house()

    def peek(s: Any, cards: Any, moves: Any, room: Any, rng: Ints) -> int:
        hidden = [s.hand[p].tolist() for p in range(s.players) if p != s.player], s.rng.tolist()
        return int(moves.action[hash(repr(hidden)) % moves.n])

    monkeypatch.setattr(game.bot, "greedy", peek)
    peeked = []
    for state in decisions(game, seed=1, every=4):
        seat, other, moves = state.player, state.copy(), game.state.Moves.new()
        game.rules.redeal(other, deck.cards, seat, generator(7))
        chosen = [choose(game, deck.cards, one, seat, "greedy", 3) for one in (state, other)]
        assert chosen[0] == chosen[1]
        game.rules.legal(state, deck.cards, moves)
        seen = [peek(one, deck.cards, moves, None, moves.action) for one in (state, other)]
        peeked.append(seen[0] != seen[1])
    assert any(peeked)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["greedy", "random", "search:n=2/ask=1/turns=1"])
def test_native_and_interpreted_bots_choose_alike(name: str, level: str) -> None:
    game = load(name)
    cards = game.cards.house().cards
    for seed, state in some(game, level, every=5 if level in ("greedy", "random") else 100):
        chosen = [choose(game, cards, state, state.player, level, seed, r) for r in (game.rules, game.compiled())]
        assert chosen[0] == chosen[1]


def test_threads_do_not_disturb_each_other() -> None:
    game = load("barking")
    cards, rules = game.cards.house().cards, game.compiled()
    states = [state.copy() for seed in range(4) for state in decisions(game, seed, every=7)]

    def chosen(state: Any) -> int:
        return choose(game, cards, state, state.player, "greedy", 1, rules)

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(chosen, states)) == [chosen(state) for state in states]


def test_an_interpreted_choice_loads_no_numba() -> None:
    code = """
import sys
from doghouse import bots, games
game = games.load("barking")
state, options = game.state.State.new(), game.options_record(4)
cards = game.cards.house().cards
game.rules.new_game(state, cards, options, 1, None)
for level in bots.NAMED:
    bots.choose(game, cards, state, state.player, level, 1)
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_level_is_refused_by_name() -> None:
    game = load("barking")
    state = new_game(game, 4, 1)
    with pytest.raises(UnknownBot, match="greedy, random, search"):
        choose(game, game.cards.house().cards, state, state.player, "genius", 1)


def test_who_has_nothing_to_decide_is_not_answered() -> None:
    game = load("barking")
    state = new_game(game, 4, 1)
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(game, game.cards.house().cards, state, (state.player + 1) % 4, "greedy", 1)
