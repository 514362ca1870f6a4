"""Challenges: what each looks at, from the state and what was done this turn (TD-59 to TD-62)."""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.effects import chefs_in, lying_in
from doghouse.games.treehouse_diner.kitchen import on_cards, open_symbols, orders_in
from doghouse.games.treehouse_diner.pieces import ingredients, kinds_held
from doghouse.games.treehouse_diner.state import BEE_PIECE, CHEFS, INGREDIENTS, NONE, SPACES, Cards, Goal, State


@rule
def most_identical(s: State, p: int) -> int:
    """The most ingredients of one kind in a supply."""
    n = 0
    for k in range(INGREDIENTS):
        n = max(n, s.supply[p, k])
    return n


@rule
def most_of_a_chef(s: State, cards: Cards, p: int) -> int:
    """The most orders of one chef in a kitchen."""
    most = 0
    for c in range(CHEFS):
        n = 0
        for x in range(SPACES):
            n += s.kitchen[p, x] != NONE and cards.chef[on_cards(s, s.kitchen[p, x])] == c
        most = max(most, n)
    return most


@rule
def orders_between(s: State, p: int, first: int, last: int) -> int:
    """How many orders lie on the spaces from so many to so many minutes."""
    n = 0
    for x in range(first - 1, last):
        n += s.kitchen[p, x] != NONE
    return n


@rule
def most_bees(s: State, p: int) -> int:
    """The most bees on one order of a kitchen."""
    n = 0
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            n = max(n, s.lying[s.kitchen[p, x], BEE_PIECE])
    return n


@rule
def nearly(s: State, cards: Cards, p: int) -> int:
    """How many orders of a kitchen have one open symbol."""
    n = 0
    for x in range(SPACES):
        n += s.kitchen[p, x] != NONE and open_symbols(s, cards, s.kitchen[p, x]) == 1
    return n


@rule
def on_orders(s: State, p: int) -> int:
    """How many ingredients lie on the orders of a kitchen."""
    n = 0
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            o = s.kitchen[p, x]
            n += count(s.lying[o]) - s.lying[o, BEE_PIECE]
    return n


@rule
def in_kitchen(s: State, cards: Cards, p: int, goal: int) -> int:
    """The number that a goal about the kitchen counts."""
    if goal == Goal.CHEFS:
        return chefs_in(s, cards, p)
    if goal == Goal.SAME_CHEF:
        return most_of_a_chef(s, cards, p)
    if goal == Goal.ORDERS:
        return orders_in(s, p)
    if goal == Goal.LATE:
        return orders_between(s, p, 1, 2)
    if goal == Goal.EARLY:
        return orders_between(s, p, SPACES - 1, SPACES)
    if goal == Goal.SWARM:
        return most_bees(s, p)
    if goal == Goal.BEES:
        return lying_in(s, p, BEE_PIECE)
    if goal == Goal.NEARLY:
        return nearly(s, cards, p)
    return on_orders(s, p)


@rule
def counted(s: State, cards: Cards, p: int, goal: int) -> int:
    """The number that a goal asks to be at least so much."""
    if goal == Goal.IDENTICAL:
        return most_identical(s, p)
    if goal == Goal.KINDS:
        return kinds_held(s, p)
    if goal == Goal.SUPPLY:
        return ingredients(s, p)
    if goal == Goal.DELIVERED:
        return s.sent
    if goal == Goal.TAKEN:
        return s.fetched
    if goal == Goal.SAVED:
        return s.rescued
    if goal == Goal.PUSHED:
        return s.pushed
    return in_kitchen(s, cards, p, goal)


@rule
def mastered(s: State, cards: Cards, p: int, c: int) -> bool:
    """Has the helper whose turn it is mastered a challenge at this moment?"""
    goal, n = cards.goal[c, 0], cards.goal[c, 1]
    if goal == Goal.NOTHING:
        return False
    if goal == Goal.EMPTIED:
        return s.emptied & n != 0
    if goal == Goal.EMPTY:
        return ingredients(s, p) <= n
    if goal == Goal.MOOD:
        return s.mood[p] <= n
    return counted(s, cards, p, goal) >= n
