"""Moves: the list that ``legal`` fills, and the bits in which refusals are given."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from doghouse.core.record import Number, Record, Row, define
from doghouse.core.rule import rule

NOT_ASKED = 100  # the number that stands for clause 00: what is not asked now, not held or not there


class Moves(Record):
    """How many moves there are, and the moves: ``action[:n]``."""

    n = Number()
    action = Row(1, kind=np.int16)


def moves_record(actions: int) -> type[Moves]:
    """The record type that a game with so many actions fills."""
    return define("Moves", n=Number(), action=Row(actions, kind=np.int16))  # type: ignore[return-value]


@rule
def offer(moves: Moves, action: int) -> None:
    """Add one legal move."""
    moves.action[moves.n] = action
    moves.n += 1


@rule
def first_clause(bits: int, refusals: tuple[int, ...]) -> int:
    """The number of the first clause whose bit is set; 0 when none is.  Bit k stands for ``refusals[k]``."""
    for k in range(len(refusals)):
        if bits >> k & 1:
            return refusals[k]
    return 0


@dataclass(frozen=True)
class Refusal:
    """A clause that forbids something, and what the sentence about it needs.

    That is a card's id, an item's place, or how much of what (``of``: "attention", say) is needed and is there.
    """

    clause: str
    card: str | None = None
    item: int | None = None
    of: str | None = None
    need: int | None = None
    have: int | None = None

    def to_dict(self) -> dict[str, str | int]:
        """The refusal as plain data, without what is not there."""
        return {k: v for k, v in vars(self).items() if v is not None}
