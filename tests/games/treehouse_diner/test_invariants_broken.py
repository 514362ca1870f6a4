"""Each invariant can fail: a state or a rule is broken on purpose, and that very fault is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from doghouse.core.log import Log
from doghouse.core.record import row
from doghouse.games.treehouse_diner import rules
from doghouse.games.treehouse_diner.kitchen import on_cards
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    CHALLENGES,
    END,
    GAME_ORDERS,
    JOKER,
    MOST_MOOD,
    MOST_ROUNDS,
    NONE,
    OPEN,
    PLATE,
    STARTING,
    Cards,
    Moves,
    Phase,
    State,
)

from . import invariants
from .invariants import ENDLESS, FAULTS, NOTHING_OFFERED, OFFERED, ORDERS, UNDONE, UNEQUAL, Found, undone, wrong
from .made import deck_of, position
from .test_invariants import HOUSE, agreed

PIECES_LOST, MOOD, CARDS_LOST, BAG_EMPTY, EFFECTS, LYING, CHALLENGES_LOST = 1, 2, 4, 5, 6, 7, 8


@cache
def middle() -> bytes:
    """A game of three with both modules, at the beginning of a turn: one ingredient, and a bee, lie on some order, and
    the first helper has an Action card."""
    s, moves, chance = State.new(), Moves.new(), random.Random(1)
    rules.new_game(s, HOUSE, agreed(3, 1, 1), 1, None)
    while s.phase != Phase.VISIT or not covered(s) or not any(s.lying[:, BEE_PIECE]) or not any(s.hand[0]):
        rules.legal(s, HOUSE, moves)
        rules.apply(s, HOUSE, moves.action[chance.randrange(moves.n)], None)
    return s.tobytes()


def covered(s: State) -> list[tuple[int, int]]:
    """Orders on which a single ingredient lies, no plate's, and the symbol."""
    single = [o for o in range(GAME_ORDERS) if sum(s.lying[o, :BEE_PIECE]) == 1]
    return [(o, i) for o in single for i, on in enumerate(s.on[o]) if on and HOUSE.need[on_cards(s, o), i] < PLATE]


def ordered(s: State) -> tuple[int, int]:
    """A helper and a space of the kitchen with an order that is no Starting order."""
    return next((p, x) for p in range(s.players) for x, o in enumerate(s.kitchen[p]) if o >= STARTING)


def pour_out(s: State) -> None:
    for k, n in enumerate(s.bag):
        s.compost[k] += n
        s.bag[k] = 0


def lay_instead(s: State) -> None:
    """Another ingredient lies on a symbol than belongs there; all pieces are there."""
    o, i = covered(s)[0]
    k = s.on[o, i] - 1
    other = next(j for j, n in enumerate(s.bag[:BEE_PIECE]) if n > 0 and j != k)
    s.on[o, i] = other + 1
    add(s.lying[o], k, -1)
    add(s.lying[o], other, 1)
    add(s.bag, k, 1)
    add(s.bag, other, -1)


def add(row: Any, at: Any, n: int) -> None:
    row[at] += n


def put(row: Any, at: Any, n: int) -> None:
    row[at] = n


SPOILED: dict[str, tuple[int, Callable[[State], None]]] = {
    "a piece too many in the bag": (PIECES_LOST, lambda s: add(s.bag, 0, 1)),
    "a piece too few in the compost": (PIECES_LOST, lambda s: add(s.compost, 1, -1)),
    "a piece too many in the pantry": (PIECES_LOST, lambda s: add(s.pantry, (3, 2), 1)),
    "a piece too many on an order": (PIECES_LOST, lambda s: add(s.lying, (GAME_ORDERS - 1, 3), 1)),
    "a piece too few in a supply": (PIECES_LOST, lambda s: add(s.supply, (2, 4), -1)),
    "a bee too many in a hive": (PIECES_LOST, lambda s: add(s.hive, 1, 1)),
    "a bee too few on an order": (PIECES_LOST, lambda s: add(s.lying, (s.kitchen[ordered(s)], BEE_PIECE), -1)),
    "a mood too good": (MOOD, lambda s: put(s.mood, 2, MOST_MOOD + 1)),
    "a mood too bad": (MOOD, lambda s: put(s.mood, 0, -MOST_MOOD - 1)),
    "an order in two kitchens": (ORDERS, lambda s: put(s.kitchen, (2, 0), s.kitchen[ordered(s)])),
    "an order under another": (ORDERS, lambda s: put(s.kitchen, ordered(s), 0)),
    "an order in the tray and the pile": (ORDERS, lambda s: put(s.order_pile, s.tray[0] - STARTING, 1)),
    "an order delivered in a kitchen": (ORDERS, lambda s: put(s.delivered, (1, s.kitchen[ordered(s)]), 1)),
    "an order nowhere": (ORDERS, lambda s: put(s.tray, 1, NONE)),
    "an Action card too many": (CARDS_LOST, lambda s: add(s.discards, 0, 1)),
    "an Action card too few": (CARDS_LOST, lambda s: put(s.hand[0], s.hand[0].tolist().index(1), 0)),
    "an older Action card that is in no hand": (CARDS_LOST, lambda s: put(s.older[0], s.hand[0].tolist().index(0), 1)),
    "an empty bag beside the compost": (BAG_EMPTY, pour_out),
    "effects open at the beginning of a turn": (EFFECTS, lambda s: setattr(s, "depth", 1)),
    "a choice without an effect": (EFFECTS, lambda s: setattr(s, "phase", Phase.DISCARD)),
    "an ingredient beside the symbols": (LYING, lambda s: put(s.on, covered(s)[0], OPEN)),
    "a joker of one ingredient": (LYING, lambda s: put(s.on, covered(s)[0], JOKER)),
    "a symbol covered by nothing": (LYING, lambda s: put(s.on, (GAME_ORDERS - 1, 0), 1)),
    "a symbol covered by another ingredient": (LYING, lay_instead),
    "a challenge too few": (CHALLENGES_LOST, lambda s: put(s.challenge[0], slice(CHALLENGES), 0)),
    "a challenge too many": (CHALLENGES_LOST, lambda s: add(s.challenge_pile, slice(CHALLENGES), 1)),
    "a round too many": (ENDLESS, lambda s: setattr(s, "round", MOST_ROUNDS + 1)),
}


def test_a_state_of_a_game_has_no_fault() -> None:
    assert wrong(State.from_bytes(middle()), HOUSE, row(GAME_ORDERS)) == 0


@pytest.mark.parametrize("what", SPOILED)
def test_a_broken_state_is_found(what: str) -> None:
    s = State.from_bytes(middle())
    fault, spoil = SPOILED[what]
    spoil(s)
    assert FAULTS[wrong(s, HOUSE, row(GAME_ORDERS))] == FAULTS[fault]


# ---------------------------------------------------------------- what is looked at over a game


def end_always(s: State, cards: Cards, moves: Moves) -> None:
    """The turn may end whatever is left to do."""
    rules.legal(s, cards, moves)
    if s.phase == Phase.KITCHEN:
        moves.n = 1
        moves.action[0] = END


def offer_nothing(s: State, cards: Cards, moves: Moves) -> None:
    moves.n = 0


def lose_starting(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """A Starting order leaves without a word."""
    rules.apply(s, cards, action, log)
    s.kitchen[s.kitchen < STARTING] = NONE


def silent(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Nothing is said of what is pushed out."""
    rules.apply(s, cards, action, None)


def over_early(s: State) -> bool:
    return s.turn != s.first


BROKEN: dict[str, tuple[int, str, Any]] = {
    "the turn ends too soon": (UNDONE, "legal", end_always),
    "no move is open": (NOTHING_OFFERED, "legal", offer_nothing),
    "the end does not come": (ENDLESS, "LONGEST", 5),
    "the end comes in the middle of a round": (UNEQUAL, "over", over_early),
    "nothing is refused": (OFFERED, "why_not", lambda s, cards, action: 0),
    "all is refused": (OFFERED, "why_not", lambda s, cards, action: 13),
    "nothing has a fault": (OFFERED, "faults", lambda s, cards, action: 0),
    "Starting orders are lost": (ORDERS, "apply", lose_starting),
    "Starting orders are pushed out unsaid": (ORDERS, "apply", silent),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_rule_is_found(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    fault, name, broken = BROKEN[what]
    monkeypatch.setattr(invariants, name, broken)
    assert FAULTS[one_game(every=int(fault == OFFERED))] == FAULTS[fault]


def test_a_game_of_the_rules_as_they_are_has_no_fault() -> None:
    assert one_game(every=0) == 0


def one_game(every: int) -> int:
    return invariants.game(State.new(), HOUSE, agreed(2, 1, 1, 3), Moves.new(), Found.new(), 1, every, Log.new())


def test_every_fault_can_be_found() -> None:
    assert {fault for fault, *_ in [*SPOILED.values(), *BROKEN.values()]} == set(range(1, len(FAULTS)))


@pytest.mark.parametrize(
    ("order", "helper", "waits"),
    [
        ("3 radish acorn", "3 pie: radish; supply radish", False),
        ("3 radish acorn", "3 pie: radish; supply acorn", True),
        ("3 radish", "3 pie: radish", True),
        ("3 radish", "3 pie: daisies", True),
        ("3 radish", "3 pie; supply bee", True),
        ("3 radish", "supply bee, radish", False),
        ("3 A A", "3 pie: radish -; supply acorn", False),
        ("3 A A", "3 pie: radish -; supply radish", True),
        ("3 A A", "3 pie: daisies -; supply acorn", True),
        ("3 A B", "3 pie: radish -; supply radish", False),
        ("3 A B", "3 pie: radish -; supply acorn", True),
    ],
)
def test_what_waits_at_a_turns_end_is_found(order: str, helper: str, *, waits: bool) -> None:
    deck = deck_of([f"pie: {order}"])
    s = position(deck, {"ana": helper, "ben": "supply bee 3; 2 o9: -"}, phase="kitchen", bees=True)
    assert undone(s, deck.cards) == waits
    s.depth = 1
    assert undone(s, deck.cards)
