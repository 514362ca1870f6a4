"""The end of the game and its points: BT-44, BT-45."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.games.barking.state import Phase

if TYPE_CHECKING:
    from .conftest import Deal, Put


@pytest.mark.clause("BT-44")
@pytest.mark.parametrize(("won", "points"), [
    ("", 0), ("van", 3), ("2 van", 5), ("3 van", 6), ("4 van", 7), ("6 van", 9),
    ("van, boxes", 6), ("2 van, boxes", 8), ("2 van, 3 boxes, bin", 5 + 6 + 3),
])  # fmt: skip
def test_three_points_for_the_first_of_a_kind_two_for_the_second_one_for_each_more(
    table: Put, won: str, points: int
) -> None:
    t = table("mailbox", karl="mutt", anna="husky", won={"karl": won})
    assert t.score("karl") == points
    assert t.score("anna") == 0
    assert t.view()["seats"][0]["score"] == points


@pytest.mark.clause("BT-44")
def test_the_breakdown_tells_the_points_by_kind_and_adds_up(table: Put) -> None:
    t = table("mailbox: karl mutt", round=5, passed="anna", karl="mutt", anna="husky", won={"karl": "3 van, boxes"})
    t.play("pass")
    assert t.view()["result"]["breakdown"] == [
        [
            {"kind": "mailbox", "n": 1, "points": 3},
            {"kind": "van", "n": 3, "points": 6},
            {"kind": "boxes", "n": 1, "points": 3},
        ],
        [],
    ]
    assert t.view()["result"]["scores"] == [12, 0] == [t.score("karl"), t.score("anna")]


@pytest.mark.clause("BT-44")
def test_the_game_ends_after_the_fifth_round_and_not_before(deal: Deal) -> None:
    t = deal(players=2)
    for _ in range(4):
        t.all_pass()
        assert not t.rules.over(t.state)
    t.all_pass()
    assert t.rules.over(t.state)
    assert t.phase == Phase.OVER
    assert t.said("over") == [{"code": "over"}]
    assert t.legal() == []
    assert t.why("pass") == ["BT-00"]
    assert t.why("pass", by="anna") == ["BT-00"]


@pytest.mark.clause("BT-44", "BT-40")
def test_the_items_of_the_last_round_are_collected_before_the_points_are_counted(table: Put) -> None:
    t = table("van: anna husky; bin", round=5, karl="mutt", anna="mutt", won={"karl": "bin"})
    t.play("pass")
    t.play("pass")
    assert t.score("anna") == t.score("karl") == 3
    assert t.said("nobody") == [{"code": "nobody", "kind": "bin", "item": 1}]


@pytest.mark.clause("BT-45")
@pytest.mark.parametrize(("won", "winners"), [
    ({"karl": "van", "anna": "2 van"}, [1]),
    ({"karl": "3 van", "anna": "bin, boxes"}, [0, 1]),
    ({"max": "bin, boxes, van"}, [2]),
    ({}, [0, 1, 2]),
])  # fmt: skip
def test_most_points_win_and_a_tie_is_a_shared_win(table: Put, won: dict[str, str], winners: list[int]) -> None:
    t = table("mailbox", round=5, passed="anna, max", karl="mutt", anna="husky", max="husky", won=won)
    assert t.view()["result"] is None
    t.play("pass")
    assert t.view()["result"]["winners"] == winners
