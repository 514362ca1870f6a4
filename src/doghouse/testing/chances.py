"""Other outcomes of the same move: which of them somebody would notice."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from doghouse.core.log import Log, listen

Drawn = Sequence[tuple[int, int]]
Do = Callable[[Any, Log], object]  # a move, done to a state
TRIES = 3  # other cards tried in the place of one drawn


def done(before: Any, do: Do, tape: Drawn) -> tuple[Any, Log]:
    """A copy of a state after a move with a tape, and the log."""
    after, log = before.copy(), listen(tuple(tape))
    do(after, log)
    return after, log


def could_be(before: Any, do: Do, tape: Drawn) -> list[int]:
    """The cards that could be drawn after those of the tape, each as often as it is there."""
    log = listen(tuple(tape))
    log.listing = 1
    do(before.copy(), log)
    return [card for card, n in enumerate(log.could) for _ in range(n)] if log.stopped else []


def unseen(
    before: Any, do: Do, drawn: Drawn, unnoticed: Callable[[Any, Log], bool], rng: random.Random
) -> frozenset[int]:
    """Which of the cards drawn in a move could have been others without being noticed, by their place in ``drawn``.

    ``unnoticed(after, log)`` says whether somebody takes another outcome for the one that was.
    """
    found = set()
    for i, (pile, card) in enumerate(drawn):
        others = sorted(set(could_be(before, do, drawn[:i])) - {card})
        for other in rng.sample(others, min(TRIES, len(others))):
            after, log = done(before, do, [*drawn[:i], (pile, other), *drawn[i + 1 :]])
            if not log.wrong and unnoticed(after, log):
                found.add(i)
                break
    return frozenset(found)


def otherwise(before: Any, do: Do, drawn: Drawn, hidden: frozenset[int], rng: random.Random) -> Drawn | None:
    """The outcomes of a move with those in hidden places drawn anew; ``None`` when they cannot go with the others."""
    tape: list[tuple[int, int]] = []
    for i, (pile, card) in enumerate(drawn):
        could = could_be(before, do, tape)
        if not (could if i in hidden else card in could):
            return None
        tape.append((pile, rng.choice(could) if i in hidden else card))
    return None if could_be(before, do, tape) else tape
