"""Compiled bots ask for no memory while they play and search; what they work in is handed in, whatever it holds."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from numba.core.runtime import _nrt_python, rtsys

from doghouse.bots import loops, parse
from doghouse.bots.loops import BOTS, STATES, Series
from doghouse.bots.minds import Glance, Tree, loops_of, search_of
from doghouse.core.chance import Stream, seed_rng
from doghouse.core.rule import compiled, specialised
from doghouse.games import GAMES, Game, load

SEED = 3


@pytest.fixture(autouse=True)
def counting() -> Iterator[None]:
    """Let numba count what its code asks for."""
    _nrt_python.memsys_enable_stats()
    yield
    _nrt_python.memsys_disable_stats()


def asked(work: Callable[[], object]) -> int:
    """How many pieces of memory compiled code asks for; each array that Python hands over is one, too."""
    before = rtsys.get_allocation_stats().mi_alloc
    work()
    return int(rtsys.get_allocation_stats().mi_alloc - before)


def dealt(game: Game, players: int) -> Any:
    state = game.state.State.new()
    game.rules.new_game(state, game.cards.house().cards, game.options_record(players), SEED, None)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_greedy_games_ask_for_no_memory(name: str) -> None:
    game, series = load(name), Series.new()
    native, cards, agreed = compiled(loops_of(game)), game.cards.house().cards, game.options_record(3)
    states, moves, room = game.state.State.batch(STATES), game.state.Moves.new(), game.bot.Room.new()

    def play(games: int) -> None:
        series.seed, series.games = SEED, games
        native.play_series(states, cards, agreed, moves, room, series)

    play(0)
    assert asked(lambda: play(2)) == asked(lambda: play(0)) > 0
    assert series.decisions > 50


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["search:n=1", "search:n=1/judge=0", "plain:n=1"])
def test_a_search_asks_for_no_memory(name: str, player: str) -> None:
    game = load(name)
    state = dealt(game, 3)
    tree = Tree(game, compiled(search_of(game)), game.cards.house().cards, parse(player), SEED, 0)
    tree.look(state, state.player)
    tree.grow(1)
    assert asked(lambda: tree.grow(30)) == asked(lambda: tree.grow(1)) > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_search_has_the_memory_that_is_stated(name: str) -> None:
    game = load(name)
    tree = Tree(game, search_of(game), game.cards.house().cards, parse("search:n=1"), SEED, 0)
    held = sum(getattr(part, "nbytes", 0) for part in vars(tree).values())
    assert round(held / 1e6, 1) == 4.2


def test_a_look_ahead_asks_for_no_memory() -> None:
    game = load("barking")
    states, moves, rng = game.state.State.batch(STATES), game.state.Moves.new(), Stream.new().rng
    seed_rng(rng, SEED, BOTS)
    states[0] = dealt(game, 3)
    glance = Glance(game, native=True)

    def decide(deals: int) -> int:
        return glance.decide(states, game.cards.house().cards, moves, rng, deals)

    decide(1)
    assert asked(lambda: decide(8)) == asked(lambda: decide(1)) > 0


def test_memory_that_a_bot_asks_for_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent)
    toys = importlib.import_module("toy_states")
    found = []
    for name in ("nim", "waste"):
        game = importlib.import_module(f"toy_{name}")
        native = compiled(specialised(loops, name, game=game))
        states, moves, room, rng = toys.State.batch(STATES), toys.ToyMoves.new(), toys.Room.new(), Stream.new().rng
        states[0].players, states[0].left = 2, 9
        arguments = states, states[0], moves, room, rng, loops.GREEDY
        native.decide(*arguments)
        found.append(asked(lambda: native.decide(*arguments)))  # noqa: B023 - called at once
    assert found[1] == found[0] + 1


@pytest.mark.parametrize("name", GAMES)
def test_what_a_room_held_before_does_not_matter(name: str) -> None:
    game = load(name)
    state, cards, moves, rng = dealt(game, 2), game.cards.house().cards, game.state.Moves.new(), Stream.new().rng
    native, littered = compiled(game.bot), game.bot.Room.new()
    for n in range(60):
        game.rules.legal(state, cards, moves)
        littered.memory()[0][:] = n % 256
        action = native.greedy(state, cards, moves, game.bot.Room.new(), rng)
        assert native.greedy(state, cards, moves, littered, rng) == action
        game.rules.apply(state, cards, action, None)
