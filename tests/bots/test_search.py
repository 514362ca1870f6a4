"""The tree search: on toys whose right move is known, and on what it promises of trees, budgets and memory."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doghouse.bots import loops, search, values
from doghouse.bots.loops import BOTS
from doghouse.core.chance import seed_rng
from doghouse.core.record import row
from doghouse.core.rule import compiled, specialised

SETTINGS = {"explore": 50, "trust": 0, "ask": 0, "turns": 0, "random": 1, "judge": 0}


class Toy:
    """A toy game, a state of it, and a tree."""

    def __init__(self, name: str, build: Any, nodes: int = 4096, **fields: int) -> None:
        self.rules = importlib.import_module(f"toy_{name}")
        states = importlib.import_module("toy_states")
        bound = {"game": self.rules, "loops": specialised(loops, name, game=self.rules)}
        bound["values"] = specialised(values, name, game=self.rules)
        self.search = build(specialised(search, name, **bound))
        self.states = states.State.batch(search.STATES)
        self.moves, self.room, self.desk = states.ToyMoves.new(), states.Room.new(), search.Desk.new()
        self.nodes, self.spare = search.Node.batch(nodes), search.Node.batch(nodes)
        self.state = self.states[search.LIVE]
        for field, value in {"players": 2, **fields}.items():
            setattr(self.state, field, value)
        for field, value in SETTINGS.items():
            setattr(self.desk, field, value)
        seed_rng(self.desk.rng, 1, BOTS)
        self.search.clear(self.nodes, self.desk)

    def run(self, n: int) -> dict[int, tuple[int, float]]:
        """What the root knows after n more simulations: tries and chance by action."""
        self.desk.viewer = self.state.player
        room = self.moves, self.room, np.zeros((9, 1)), np.zeros(search.SEATS)
        self.search.search(self.states, self.state, self.nodes, self.desk, *room, n)
        return self.known()

    def known(self) -> dict[int, tuple[int, float]]:
        """Tries and chance of the player's actions at the root."""
        visits, gains = row(search.MOST_ACTIONS), row(search.MOST_ACTIONS)
        self.search.tally(self.nodes, self.state.player, visits, gains)
        return {a: (v, gains[a] / v / search.WHOLE) for a, v in enumerate(visits.tolist()) if v}

    def do(self, action: int) -> None:
        """Somebody does this."""
        player = self.state.player
        self.rules.apply(self.state, self.state, action, None)
        self.search.follow(self.nodes, self.spare, self.desk, player, action)

    def below(self, at: int = search.ROOT) -> Any:
        """A subtree as nested data."""
        found, child = [], self.nodes[at].child
        while child > 0:
            node = self.nodes[child]
            found.append((node.key, node.visits, node.gain, node.hints, self.below(child)))
            child = node.other
        return found


@pytest.fixture(params=[lambda module: module, compiled], ids=["interpreted", "compiled"])
def toy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(Path(__file__).parent)
    return lambda name, **fields: Toy(name, request.param, **fields)


def best(found: dict[int, tuple[int, float]]) -> int:
    return max(found, key=lambda action: found[action][0])


@pytest.mark.parametrize("left", [5, 6, 7, 9])
def test_it_finds_the_only_move_that_wins(toy: Any, left: int) -> None:
    found = toy("nim", left=left).run(800)
    assert best(found) == left % 4
    assert found[left % 4][1] > 0.7
    assert sum(tries for tries, _ in found.values()) == 800


def test_everybody_is_expected_to_want_their_own(toy: Any) -> None:
    found = toy("gifts", players=3).run(800)
    assert best(found) == toy("gifts").rules.RIGHT
    assert found[toy("gifts").rules.LEFT][1] < 0.3


def test_a_forced_move_gets_no_node(toy: Any) -> None:
    game = toy("gifts", players=3)
    game.run(300)
    keys = {key % search.MOST_ACTIONS for _, *_, under in game.below() for key, *_ in under}
    assert keys == {game.rules.GIVE, game.rules.OWN}  # not WAIT


@pytest.mark.parametrize(("taken", "least", "most"), [(2, 0.8, 1), (1, 0, 0.2)])
def test_what_every_simulation_begins_with_is_what_is_judged(toy: Any, taken: int, least: float, most: float) -> None:
    game = toy("nim", left=6)
    game.desk.given[0], game.desk.begun = taken, 1
    game.run(800)
    assert least <= game.desk.won / 800 / search.WHOLE <= most


def test_who_cannot_win_plays_for_points(toy: Any) -> None:
    found = toy("lost").run(400)
    assert best(found) == 4
    assert all(result < 0.01 for _, result in found.values())


@pytest.mark.parametrize("coin", [0, 1])
def test_what_lies_hidden_is_not_known(toy: Any, coin: int) -> None:
    found = toy("coin", coin=coin).run(800)
    assert 0.44 < sum(tries * chance for tries, chance in found.values()) / 800 < 0.56


def test_a_followed_tree_is_exactly_what_was_below(toy: Any) -> None:
    game = toy("nim", left=21)
    game.run(800)
    under = {key % search.MOST_ACTIONS: tree for key, *_, tree in game.below()}
    game.do(2)
    assert game.below() == under[2] != []
    before = sum(tries for tries, _ in game.known().values())
    game.run(100)
    assert sum(tries for tries, _ in game.known().values()) == before + 100


def test_what_the_tree_does_not_have_clears_it_and_what_was_forced_does_not(toy: Any) -> None:
    game = toy("nim", left=21)
    game.run(1)  # one node
    known = next(iter(game.known()))
    game.do(known % 3 + 1)
    assert game.below() == []
    game = toy("gifts", players=3)
    game.run(300)
    game.do(game.rules.RIGHT)
    tree = game.below()
    game.do(game.rules.WAIT)
    assert game.below() == tree != []


def test_the_lead_is_what_the_most_tried_action_has_before_the_next(toy: Any) -> None:
    game = toy("nim", left=21)
    for n in (1, 1, 1, 40, 400):
        tries = sorted(tries for tries, _ in game.run(n).values())
        assert game.search.lead(game.nodes, game.state.player) == tries[-1] - sum(tries[-2:-1])
    assert game.search.lead(game.nodes, 1 - game.state.player) == 0


def test_a_full_tree_grows_no_more_and_goes_on_learning(toy: Any) -> None:
    game = toy("nim", left=21, nodes=32)
    found = game.run(3000)
    assert game.desk.nodes == 32
    assert sum(tries for tries, _ in found.values()) == 3000


def test_the_place_of_actions_is_clean_between_uses(toy: Any) -> None:
    game = toy("nim", left=21)
    game.run(50)
    assert not any(game.desk.place.tolist())
