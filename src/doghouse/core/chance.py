"""Chance: drawn only from the state, from a generator row of its own for each pile, or from the tape in the log.

The generator is sfc32 (Chris Doty-Humphrey, PractRand): four 32-bit words, no multiplication, the same in every
language.  ``below`` maps a word to a range by multiplication; for n < 100 its bias is under n / 2**32.
"""

from __future__ import annotations

import numpy as np

from doghouse.core.log import Log
from doghouse.core.record import Ints, Record, Row, Table
from doghouse.core.rule import rule

MASK = 0xFFFFFFFF
WORDS = 4  # of one generator


class Stream(Record):
    """A generator outside any game, for players who choose at random."""

    rng = Row(WORDS, kind=np.int64)


@rule
def next_u32(rng: Ints) -> int:
    """The next 32-bit word of a generator, an int64 row of shape ``(4,)``."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    t = (a + b + d) & MASK
    rng[3] = (d + 1) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + t) & MASK
    return t


@rule
def below(rng: Ints, n: int) -> int:
    """A random whole number from 0 to n - 1."""
    return (next_u32(rng) * n) >> 32


@rule
def seed_rng(rng: Ints, seed: int, row: int) -> None:
    """Start a generator from a seed of up to 64 bits; each row of the same seed is a stream of its own."""
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = (0x9E3779B9 + row) & MASK
    rng[3] = 1
    for _ in range(12):
        next_u32(rng)


@rule
def seed_rows(rng: Table, seed: int) -> None:
    """Start every row of a table of generators, shape ``(rows, 4)``."""
    for row in range(rng.shape[0]):
        seed_rng(rng[row], seed, row)


@rule
def reseed_rows(rng: Table, by: Ints) -> None:
    """Start every row of a table of generators anew, from another generator."""
    seed_rows(rng, below(by, 1 << 30) << 32 | below(by, 1 << 30))


@rule
def count(pile: Ints) -> int:
    """How many cards a pile kept as counts holds."""
    n = 0
    for k in range(pile.shape[0]):
        n += pile[k]
    return n


@rule
def pick(rng: Ints, pile: Ints) -> int:
    """One card at random from a pile of counts; the pile must not be empty."""
    r = below(rng, count(pile))
    card = 0
    while r >= pile[card]:
        r -= pile[card]
        card += 1
    return card


@rule
def draw(rng: Table, row: int, pile: Ints, log: Log | None) -> int:
    """Take the top card of a shuffled pile kept as counts: the tape's card if it has one, else a random one.

    ``rng`` is the state's table of generators and ``row`` the pile's row in it.  The generator moves on even when
    the tape decides, so that a game replayed from its outcomes goes on with the same chance.
    """
    card = pick(rng[row], pile)
    if log is not None:
        given = told(log, row, pile)
        if given >= 0:
            card = given
    pile[card] -= 1
    if log is not None:
        log.outcome[log.drawn, 0] = row
        log.outcome[log.drawn, 1] = card
        log.drawn += 1
    return card


@rule
def told(log: Log, row: int, pile: Ints) -> int:
    """The tape's next card for a pile, or -1 when chance has to decide; in listing mode says what could come."""
    if log.stopped:
        return -1
    for i in range(log.given):
        if log.tape[i, 0] == row:
            card = log.tape[i, 1]
            log.tape[i, 0] = -1
            if 0 <= card < pile.shape[0] and pile[card] > 0:
                return card
            log.wrong += 1
            return -1
    log.beyond += 1
    if log.listing:
        log.stopped = True
        log.asked = row
        for k in range(pile.shape[0]):
            log.could[k] = pile[k]
    return -1
