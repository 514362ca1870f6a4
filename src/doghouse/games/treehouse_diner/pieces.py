"""Pieces on their way: from the bag to pantry and supplies, through the compost and back into the bag."""

from __future__ import annotations

from doghouse.core.chance import count, draw
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.state import (
    BAG,
    BEE_PIECE,
    COLUMNS,
    INGREDIENTS,
    NOBODY,
    NONE,
    PIECES,
    Event,
    State,
)


@rule
def ingredients(s: State, p: int) -> int:
    """How many ingredients are in a supply; bees are none (TD-58)."""
    return count(s.supply[p]) - s.supply[p, BEE_PIECE]


@rule
def pour(s: State, log: Log | None) -> None:
    """The moment the bag is empty the whole compost goes into it (TD-21)."""
    n = count(s.compost)
    if n > 0 and count(s.bag) == 0:
        for k in range(PIECES):
            s.bag[k] = s.compost[k]
            s.compost[k] = 0
        note(log, Event.POUR, NOBODY, ALL, n)


@rule
def draw_piece(s: State, log: Log | None) -> int:
    """A piece from the bag, or NONE when bag and compost are empty (TD-21)."""
    if count(s.bag) == 0:
        return NONE
    k = draw(s.rng, BAG, s.bag, log)
    pour(s, log)
    return k


@rule
def gain_piece(s: State, p: int, log: Log | None) -> None:
    """A random piece for a supply (TD-36); a bee is kept as if fetched (TD-50)."""
    k = draw_piece(s, log)
    if k != NONE:
        s.supply[p, k] += 1
        note(log, Event.DRAW, p, ALL, k)


@rule
def discard_piece(s: State, p: int, k: int, log: Log | None) -> None:
    """An ingredient of a supply goes to the compost (TD-38)."""
    s.supply[p, k] -= 1
    s.compost[k] += 1
    note(log, Event.DISCARD, p, ALL, k)
    pour(s, log)


@rule
def fill_circle(s: State, i: int, log: Log | None) -> None:
    """A random piece for a circle of a pantry space, if there is one."""
    k = draw_piece(s, log)
    if k != NONE:
        s.pantry[i, k] += 1
        note(log, Event.FILL, NOBODY, ALL, i, k)


@rule
def fill_row(s: State, r: int, log: Log | None) -> None:
    """Every circle of an empty row of the pantry gets a piece while there are any (TD-10, TD-20)."""
    for c in range(s.columns):
        for _ in range(r + 1):
            fill_circle(s, r * COLUMNS + c, log)


@rule
def row_empty(s: State, r: int) -> bool:
    """Is no piece left in a row of the pantry?"""
    for c in range(s.columns):
        if count(s.pantry[r * COLUMNS + c]) > 0:
            return False
    return True


@rule
def kinds_held(s: State, p: int) -> int:
    """How many different ingredients are in a supply."""
    n = 0
    for k in range(INGREDIENTS):
        n += s.supply[p, k] > 0
    return n
