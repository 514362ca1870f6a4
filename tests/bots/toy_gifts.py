"""Seat 0 goes left or right, seat 2 has one move that means nothing, and seat 1 decides.

Left, seat 1 may win itself or let seat 0 win; right, it may let seat 0 or seat 2 win and gains nothing either way.
Who expects others to want their own goes right; who fears that all are against them does not mind.
"""

from __future__ import annotations

import sys

from toy_states import State, features, greedy, rank, redeal, score, why_not

from doghouse.core.log import Log
from doghouse.core.moves import Moves, offer
from doghouse.core.rule import rule

__all__ = ["apply", "features", "greedy", "legal", "over", "rank", "redeal", "score", "why_not"]

rules = sys.modules[__name__]

LEFT, RIGHT, WAIT, GIVE, OWN = range(5)


@rule
def legal(s: State, cards: State, moves: Moves) -> None:
    """Left or right; wait; give or not."""
    moves.n = 0
    if s.done == 0:
        offer(moves, LEFT)
        offer(moves, RIGHT)
    elif s.done == 1:
        offer(moves, WAIT)
    else:
        offer(moves, GIVE)
        offer(moves, OWN)


@rule
def apply(s: State, cards: State, action: int, log: Log | None) -> None:
    """Do it."""
    if s.done == 0:
        s.left = action
    s.player = 2 - s.done
    if s.done == 2:
        s.won[0 if action == GIVE else 2 if s.left == RIGHT else 1] = 1
    s.done += 1


@rule
def over(s: State) -> bool:
    """After three decisions."""
    return s.done == 3
