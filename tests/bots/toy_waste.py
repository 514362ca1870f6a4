"""Nim with a greedy bot that asks for memory at every call, which the real ones must not."""

from __future__ import annotations

from typing import Any

import numpy as np
import toy_nim as rules
from toy_states import Room, State, features

from doghouse.core.moves import Moves
from doghouse.core.record import Ints
from doghouse.core.rule import rule

__all__ = ["features", "greedy", "rules"]


@rule
def greedy(s: State, cards: State, moves: Moves, room: Room, rng: Ints) -> int:
    """The first legal move, by a detour."""
    detour: Any = np.zeros(16, np.int64)
    detour[moves.n] = moves.action[0]
    return int(detour[moves.n])
