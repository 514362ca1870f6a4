"""Figures of many games, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from doghouse.lab.intervals import Share
    from doghouse.lab.run import Result
    from doghouse.lab.standing import Standing


def counted(found: Result | Standing) -> dict[str, object]:
    """What was counted, as plain data.

    Lists go by the listed players, those of ``seat_win_shares`` by seat, of ``turn_win_shares`` by seat from the one
    that decided first.
    """
    return {
        "games": found.games,
        "decisions": found.decisions,
        "decisions_per_game": found.decisions / found.games,
        "ns_per_decision": found.ns_per_decision,
        "wins": list(found.wins),
        "win_shares": [bounds(share) for share in found.win_shares],
        "mean_scores": list(found.scores),
        "seat_win_shares": [bounds(share) for share in found.seats],
        "turn_win_shares": [bounds(share) for share in found.turns],
    }


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


def players_table(players: Sequence[str], found: Result | Standing) -> Table:
    """What each of the listed players won."""
    made = table("", "player", "wins", "of all games (95 %)", "mean points")
    for k, name in enumerate(players):
        made.add_row(str(k + 1), name, f"{found.wins[k]:,.1f}", percent(found.win_shares[k]), f"{found.scores[k]:.2f}")
    return made


def seats_table(found: Result | Standing) -> Table:
    """What each seat won, and each place in the turn order."""
    made = table("", "by seat (95 %)", "from the first to decide (95 %)")
    for k, (seat, turn) in enumerate(zip(found.seats, found.turns, strict=True), 1):
        made.add_row(str(k), percent(seat), percent(turn))
    return made
