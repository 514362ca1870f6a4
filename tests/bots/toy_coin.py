"""Guess a coin that lies hidden, or do not: then the other wins in one of four games, and nobody else."""

from __future__ import annotations

import sys

from toy_states import State, features, greedy, rank, redeal, score, why_not

from doghouse.core.chance import below
from doghouse.core.log import Log
from doghouse.core.moves import Moves, offer
from doghouse.core.rule import rule

__all__ = ["apply", "features", "greedy", "legal", "over", "rank", "redeal", "score", "why_not"]

rules = sys.modules[__name__]


@rule
def legal(s: State, cards: State, moves: Moves) -> None:
    """Heads, tails."""
    moves.n = 0
    offer(moves, 0)
    offer(moves, 1)


@rule
def apply(s: State, cards: State, action: int, log: Log | None) -> None:
    """Turn it up."""
    below(s.rng[0], 2)
    s.won[0 if s.coin == action else 1] = 1
    s.done = 1


@rule
def over(s: State) -> bool:
    """After one guess."""
    return s.done == 1
