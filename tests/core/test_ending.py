"""Who wins, and what decided when points were equal."""

from __future__ import annotations

import pytest

from doghouse.core.ending import ties, winners

BREAKS = (("sent", 10), ("left", 100))


def rank(points: int, sent: int, left: int) -> int:
    return (points * 10 + sent) * 100 + left


@pytest.mark.parametrize(
    ("ranks", "won", "compared", "decided"),
    [
        ([(5, 1, 0), (4, 9, 99)], [0], [], None),
        ([(-4, 3, 0), (-3, 0, 0)], [1], [], None),
        ([(5, 1, 99), (5, 2, 0)], [1], [("sent", [1, 2])], "sent"),
        ([(-5, 9, 0), (-5, 2, 99), (-6, 9, 99)], [0], [("sent", [9, 2, None])], "sent"),
        ([(0, 1, 7), (0, 1, 6)], [0], [("sent", [1, 1]), ("left", [7, 6])], "left"),
        ([(5, 1, 9), (5, 2, 8), (5, 2, 7)], [1], [("sent", [1, 2, 2]), ("left", [None, 8, 7])], "left"),
        ([(5, 1, 9), (5, 2, 8), (5, 2, 8)], [1, 2], [("sent", [1, 2, 2]), ("left", [None, 8, 8])], "sent"),
        ([(5, 2, 8), (3, 2, 8), (5, 2, 8)], [0, 2], [("sent", [2, None, 2]), ("left", [8, None, 8])], None),
    ],
)
def test_tie_breakers_are_told_one_after_the_other_until_one_is_ahead(
    ranks: list[tuple[int, int, int]], won: list[int], compared: list[tuple[str, list[int | None]]], decided: str | None
) -> None:
    ranked = [rank(*one) for one in ranks]
    assert winners(ranked) == won
    assert ties(ranked, BREAKS) == {"ties": [{"by": by, "n": n} for by, n in compared], "decided": decided}


def test_where_nothing_breaks_a_tie_nothing_is_told() -> None:
    assert winners([7, 7, 3]) == [0, 1]
    assert ties([7, 7, 3], ()) == {"ties": [], "decided": None}
