"""The state of the toy games that the search is tried on: a few numbers, one kind of moves, no deck."""

from __future__ import annotations

import numpy as np

from doghouse.core.chance import WORDS, below
from doghouse.core.moves import Moves, moves_record
from doghouse.core.record import Grid, Ints, Number, Record, Row
from doghouse.core.rule import rule

ToyMoves = moves_record(16)


class State(Record):
    """``won`` are the ranks at the end; what else there is means what the toy says."""

    players = Number(np.int64)
    player = Number(np.int64)
    done = Number(np.int64)  # decisions so far
    left = Number(np.int64)
    coin = Number(np.int64)
    won = Row(8, kind=np.int64)
    points = Row(8, kind=np.int64)
    rng = Grid(1, WORDS, kind=np.int64)


class Room(Record):
    """A greedy bot without a thought needs none, and a record has a field."""

    nothing = Number()


@rule
def rank(s: State, cards: State, seat: int) -> int:
    """What the toy has put down."""
    return s.won[seat]


@rule
def score(s: State, cards: State, seat: int) -> int:
    """Points, which decide nothing."""
    return s.points[seat]


@rule
def why_not(s: State, cards: State, action: int) -> int:
    """Nothing is forbidden here."""
    return 0


@rule
def greedy(s: State, cards: State, moves: Moves, room: Room, rng: Ints) -> int:
    """A greedy bot without a thought."""
    return moves.action[0]


@rule
def features(s: State, cards: State, seat: int, row: Ints) -> None:
    """Features that say nothing."""
    row[0] = 0


@rule
def redeal(s: State, cards: State, viewer: int, rng: Ints) -> None:
    """What nobody can know is the coin."""
    s.coin = below(rng, 2)
