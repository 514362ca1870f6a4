"""Seat 0 takes some points; seat 1 wins whatever they are."""

from __future__ import annotations

import sys

from toy_states import State, features, greedy, rank, redeal, score, why_not

from doghouse.core.log import Log
from doghouse.core.moves import Moves, offer
from doghouse.core.rule import rule

__all__ = ["apply", "features", "greedy", "legal", "over", "rank", "redeal", "score", "why_not"]

rules = sys.modules[__name__]


@rule
def legal(s: State, cards: State, moves: Moves) -> None:
    """None to four points."""
    moves.n = 0
    for k in range(5):
        offer(moves, k)


@rule
def apply(s: State, cards: State, action: int, log: Log | None) -> None:
    """Take them."""
    s.points[0] = action
    s.won[1] = 1
    s.done = 1


@rule
def over(s: State) -> bool:
    """After one decision."""
    return s.done == 1
