"""Who has won, and what decided when points were equal."""

from __future__ import annotations

from collections.abc import Sequence

# What breaks a tie, in order: its name, and a number that all its values are below.
TieBreaks = Sequence[tuple[str, int]]


def winners(ranks: Sequence[int]) -> list[int]:
    """Who has the highest rank; several share the win."""
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def ties(ranks: Sequence[int], breaks: TieBreaks) -> dict[str, object]:
    """What was compared, and which of it decided: None if nothing had to, or all was equal.

    ``ranks`` are points and tie-breakers in one number, each tie-breaker a digit below its bound.  ``ties`` has what
    was compared while several were still level: ``by``, and for each seat ``n``, None for who was behind already.
    """
    rows, level, decided = [], leading([_digits(rank, breaks)[0] for rank in ranks], range(len(ranks))), None
    for k, (name, _) in enumerate(breaks, 1):
        if len(level) == 1:
            break
        values = [_digits(rank, breaks)[k] for rank in ranks]
        rows.append({"by": name, "n": [n if seat in level else None for seat, n in enumerate(values)]})
        ahead = leading(values, level)
        decided = name if len(ahead) < len(level) else decided
        level = ahead
    return {"ties": rows, "decided": decided}


def leading(values: Sequence[int], seats: Sequence[int]) -> list[int]:
    """Of some seats those with the most."""
    return [seat for seat in seats if values[seat] == max(values[one] for one in seats)]


def _digits(rank: int, breaks: TieBreaks) -> list[int]:
    """Points, and every tie-breaker in order."""
    digits = []
    for _, below in reversed(breaks):
        rank, digit = divmod(rank, below)
        digits.append(digit)
    return [rank, *reversed(digits)]
