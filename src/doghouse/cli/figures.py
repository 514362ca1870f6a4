"""Figures of many games, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from doghouse.lab.intervals import Share


def bounds(share: Share) -> dict[str, float]:
    """A share and its interval as plain data."""
    return {"share": share.share, "low": share.low, "high": share.high}


def percent(share: Share) -> str:
    """A share and its interval as a person reads them."""
    return f"{share.share:6.1%}  ({share.low:.1%} to {share.high:.1%})"


def table(*heads: str) -> Table:
    """A table without lines."""
    from rich.table import Table

    return Table(*heads, box=None, pad_edge=False)


def players_table(
    players: Sequence[str], wins: Sequence[float], shares: Sequence[Share], scores: Sequence[float]
) -> Table:
    """What each of the listed players won."""
    made = table("", "player", "wins", "of all games (95 %)", "mean points")
    for k, (name, won, share, points) in enumerate(zip(players, wins, shares, scores, strict=True), 1):
        made.add_row(str(k), name, f"{won:,.1f}", percent(share), f"{points:.2f}")
    return made


def seats_table(seats: Sequence[Share], turns: Sequence[Share]) -> Table:
    """What each seat won, and each place in the turn order."""
    made = table("", "by seat (95 %)", "from the first to decide (95 %)")
    for k, (seat, turn) in enumerate(zip(seats, turns, strict=True), 1):
        made.add_row(str(k), percent(seat), percent(turn))
    return made
