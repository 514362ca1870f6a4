"""Positions of made.py with a deck that has names, and the surfaces that people meet: views, plays, words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from doghouse.core.log import Log, listen
from doghouse.core.moves import Refusal
from doghouse.games.treehouse_diner import cards, plays, rules, view
from doghouse.games.treehouse_diner.state import (
    BACK,
    BEE,
    DAISIES,
    LAY,
    LAY_TARGETS,
    MIX,
    MOVE,
    NEEDS,
    NOBODY,
    PIECE,
    PLATE,
    SPACES,
    STARTING,
    TAKE_ORDER,
    VISIT,
    Options,
    State,
)

from .made import KINDS, NEED_NAMES, deck_of, position, space

HOUSE = cards.house()
Data = dict[str, Any]


def named_deck(given: tuple[str, ...]) -> cards.Deck:
    """The cards of made.py with ids and names: both sets of orders have the same."""
    made = deck_of(given)
    rows = tuple(f"{side}row-{r}" for side in ("", "chili-") for r in range(1, 5))
    orders = (*made.orders, *made.orders[STARTING:])
    ids = (*orders, *rows, *made.actions, *made.goals)
    names = {lang: {one: one.capitalize() for one in ids} for lang in ("en", "de")}
    actions, goals = tuple(made.actions), tuple(made.goals)
    return cards.Deck("Made", orders, rows, actions, goals, (), names, {}, made.cards, "", ())


@dataclass
class Place:
    """A position, its deck, and what people see of it."""

    state: State
    deck: cards.Deck

    def view(self, seat: int | None = None) -> Data:
        return view.view(self.state, self.deck, seat)

    def ask(self, *chosen: int, seat: int | None = None) -> Data:
        asked: Any = plays.consider(self.state, self.deck, self.state.player if seat is None else seat, chosen)
        return asked  # type: ignore[no-any-return]

    def why(self, *play: int, seat: int | None = None) -> list[Refusal]:
        return list(plays.refusals(self.state, self.deck, self.state.player if seat is None else seat, play))

    def part(self, name: str, *chosen: int, **what: object) -> Data:
        """The one part of that name that is about this."""
        (found,) = (p for p in self.ask(*chosen)["parts"] if p["part"] == name and what.items() <= p.items())
        return found  # type: ignore[no-any-return]

    def do(self, *actions: int) -> Place:
        """Carry out actions one by one."""
        for action in actions:
            assert rules.why_not(self.state, self.deck.cards, action) == 0
            rules.apply(self.state, self.deck.cards, action, None)
        return self

    # ------------------------------------------------------------ actions in words

    def lane(self, order: str) -> int:
        """The space, from 0, of an order in the kitchen of who decides."""
        ids = [self.deck.order_ids[o] if o >= 0 else "" for o in self.state.kitchen[self.state.player]]
        return ids.index(order)

    def minute(self, order: str) -> int:
        return MOVE + self.lane(order)

    def left(self, order: str) -> int:
        return BACK + self.lane(order)

    def bee(self, order: str) -> int:
        return BEE + self.lane(order)

    def lay(self, kind: str, order: str, plate: str = "") -> int:
        target = 1 + NEED_NAMES.index(plate) - PLATE if plate else 0
        return LAY + (KINDS.index(kind) * SPACES + self.lane(order)) * LAY_TARGETS + target

    def joker(self, start: int, order: str, need: str) -> int:
        """``start`` is DAISIES or MIX."""
        assert start in (DAISIES, MIX)
        return start + self.lane(order) * NEEDS + NEED_NAMES.index(need)


def at(*given: str, **told: Any) -> Place:
    """A position as ``conftest.table`` takes it; Ben is there if nobody else is."""
    made = deck_of(given)
    helpers = {name: told.pop(name) for name in ("ana", "ben", "eva", "tom") if name in told}
    helpers = helpers if len(helpers) > 1 else helpers | {"ben": ""}
    return Place(position(made, helpers, **told), named_deck(given))


def visit(where: str) -> int:
    return VISIT + space(where)


def piece(kind: str) -> int:
    return PIECE + KINDS.index(kind)


def take(place: int) -> int:
    return TAKE_ORDER + place


# ---------------------------------------------------------------- whole games of the house deck


def new_game(seed: int, players: int, bees: int, secret: int, log: Log | None = None) -> State:
    s, options = State.new(), Options.new()
    options.players, options.first, options.deliveries = players, NOBODY, 3
    options.bees, options.secret = bees, secret
    rules.new_game(s, HOUSE.cards, options, seed, log)
    return s


def some_play(s: State, choose: random.Random) -> list[int]:
    """A whole play as a person makes it, part after part."""
    chosen: list[int] = []
    while True:
        asked: Any = plays.consider(s, HOUSE, s.player, chosen)
        free = [part["action"] for part in asked["parts"] if not part["no"]]
        if asked["ready"] and (not free or choose.random() < 0.7):
            return asked["play"]  # type: ignore[no-any-return]
        chosen.append(choose.choice(free))


@cache
def history(seed: int) -> list[tuple[State, list[list[int]]]]:
    """A random game of one of the four kinds: the state before each play and after the last, and what led there."""
    choose, log = random.Random(seed), listen()
    s = new_game(seed, 2 + seed % 3, seed & 1, seed >> 1 & 1, log)
    found = []
    while True:
        found.append((s.copy(), [log.event[k].tolist() for k in range(log.n)]))
        if rules.over(s):
            return found
        log = listen()
        for action in plays.order(s, some_play(s, choose)):
            rules.apply(s, HOUSE.cards, action, log)


def games(count: int = 4) -> Iterator[tuple[State, list[list[int]]]]:
    """The states of so many games, and the rows of the log that led to each."""
    for seed in range(count):
        yield from history(seed)
