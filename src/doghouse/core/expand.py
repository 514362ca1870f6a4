"""Exact chance: all that could come of a move, and how likely each outcome is.

The one way to enumerate chance.  A move is carried out with the log in listing mode; where its tape ends, chance says
what could come, and the move is carried out again with each of these on its tape.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

from doghouse.core.log import DRAWS, Log, listen
from doghouse.core.record import Record

S = TypeVar("S", bound=Record)


@dataclass(frozen=True)
class Outcome(Generic[S]):
    """One way a move can go: how likely, what chance gave as ``(pile, card)``, the state and the log after it."""

    chance: Fraction
    drawn: tuple[tuple[int, int], ...]
    state: S
    log: Log


def expand(state: S, do: Callable[[S, Log], object], given: tuple[tuple[int, int], ...] = ()) -> Iterator[Outcome[S]]:
    """Every outcome of ``do`` from a state, which stays as it is; the chances add up to exactly 1.

    ``do(state, log)`` is a move, like ``lambda s, log: rules.apply(s, cards, action, log)``, or the deal of a new
    game; ``given`` are outcomes that are known beforehand.  Outcomes come in the order of the cards drawn.  There are
    as many as the product of what each draw could give, so this is for moves of few draws.  ``ValueError`` for a move
    that draws more often than a tape has room.
    """
    waiting: list[tuple[Fraction, tuple[tuple[int, int], ...]]] = [(Fraction(1), given)]
    while waiting:
        chance, tape = waiting.pop()
        after, log = state.copy(), listen(tape)
        log.listing = 1
        do(after, log)
        if not log.stopped:
            yield Outcome(chance, tape, after, log)
            continue
        if len(tape) == DRAWS:
            raise ValueError(f"a move that draws more than {DRAWS} times cannot be enumerated")
        could = [(card, n) for card, n in enumerate(log.could) if n > 0]
        whole = sum(n for _, n in could)
        waiting += [(chance * Fraction(n, whole), (*tape, (log.asked, card))) for card, n in reversed(could)]
