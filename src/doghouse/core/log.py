"""The log: what is said of a move while the rules carry it out, and what chance is told or asked.

Rules take a log beside the state.  ``None`` stands for nobody listening: simulation pays nothing for it, compiled
code has the calls removed.
"""

from __future__ import annotations

import numpy as np

from doghouse.core.record import Grid, Number, Record, Row
from doghouse.core.rule import rule

# Room for what one move may cause, and for the outcomes of its chance, with any deck of any game; a rule that says more
# raises when interpreted.  The most is in Treehouse Diner: tests/games/treehouse_diner/test_bounds.py counts it.
EVENTS = 4096
DRAWS = 512
KINDS = 128  # the most kinds of card that one pile may hold
EVENT = 8  # numbers of an event: code, seat, eyes, a, b, c, d, e
ALL = -1  # the eyes of an event that everybody may see


class Log(Record):
    """Events said, outcomes drawn, and the tape: outcomes given beforehand.

    ``event[:n]`` rows are ``(code, seat, eyes, a, b, c, d, e)``; when ``eyes`` is a seat, only that seat may see ``a``.
    ``tape[:given]`` and ``outcome[:drawn]`` rows are ``(pile, card)``; a tape row that was used has pile -1.
    With ``listing`` set, the first draw past the tape writes its pile to ``asked`` and how many of each card could
    come to ``could``, and sets ``stopped``: what the move does after that has no meaning.
    ``wrong`` counts tape rows that named a card which was not in the pile; ``beyond`` counts draws past the tape.
    """

    n = Number()
    event = Grid(EVENTS, EVENT, kind=np.int16)
    given = Number()
    tape = Grid(DRAWS, 2, kind=np.int16)
    drawn = Number()
    outcome = Grid(DRAWS, 2, kind=np.int16)
    listing = Number()
    stopped = Number()
    asked = Number()
    could = Row(KINDS, kind=np.int16)
    wrong = Number()
    beyond = Number()


@rule
def note(
    log: Log | None, code: int, seat: int, eyes: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Say one event."""
    if log is not None:
        row = log.event[log.n]
        row[0] = code
        row[1] = seat
        row[2] = eyes
        row[3] = a
        row[4] = b
        row[5] = c
        row[6] = d
        row[7] = e
        log.n += 1


def listen(tape: list[tuple[int, int]] | tuple[tuple[int, int], ...] = ()) -> Log:
    """A fresh log, with outcomes of chance given beforehand as ``(pile, card)``."""
    log = Log.new()
    for i, (pile, card) in enumerate(tape):
        log.tape[i] = pile, card
    log.given = len(tape)
    return log


def outcomes(log: Log) -> tuple[tuple[int, int], ...]:
    """What chance gave, as ``(pile, card)`` in the order drawn."""
    return tuple((log.outcome[i, 0], log.outcome[i, 1]) for i in range(log.drawn))
