"""Take one, two or three; who takes the last wins.  Leave a multiple of four."""

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
    """One to three, as long as there are so many."""
    moves.n = 0
    for k in range(1, min(3, s.left) + 1):
        offer(moves, k)


@rule
def apply(s: State, cards: State, action: int, log: Log | None) -> None:
    """Take them."""
    s.left -= action
    if s.left == 0:
        s.won[s.player] = 1
    s.player = (s.player + 1) % s.players


@rule
def over(s: State) -> bool:
    """Is nothing left?"""
    return s.left == 0
