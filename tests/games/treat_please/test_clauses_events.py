"""What is said of a move: everything lies open, so everybody is told all of it (TP-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .conftest import Deal, Put, Table

WAG = "behavior wag: cost = 2; attention = 3; energy = -1; effects = [{ bones = 1 }]"
GIFT = "at once gift: effects = [{ bones = 2 }]"


def told(t: Table) -> list[tuple[Any, ...]]:
    """The events of the last play as tuples of their values."""
    return [tuple(event.values()) for event in t.events]


@pytest.mark.clause("TP-47", "TP-22")
def test_playing_is_told_with_what_it_changes(table: Put) -> None:
    t = table(WAG, ana="hand wag; attention 14; energy 3; bones 0", ben="")
    t.play("play wag")
    assert told(t) == [("play", 0, "wag"), ("energy", 0, -1, 2), ("attention", 0, 1, 15), ("bones", 0, 1, 1)]


@pytest.mark.clause("TP-47", "TP-23")
def test_what_changes_nothing_is_not_told(table: Put) -> None:
    t = table("behavior rest: attention = 2; energy = 3; effects = [{ bones = -2 }]",
              ana="hand rest; attention 15; energy 10; bones 0", ben="")  # fmt: skip
    t.play("play rest")
    assert told(t) == [("play", 0, "rest")]


@pytest.mark.clause("TP-47", "TP-25")
def test_learning_is_told_with_the_card_that_comes(table: Put) -> None:
    t = table(WAG, row="wag 3, zoomies, encore, play-bow", ana="bones 5", ben="")
    t.play("learn wag", draws="chin-on-knee")
    assert told(t) == [("learn", 0, "wag", 2, 3), ("lay", "chin-on-knee", 0)]


@pytest.mark.clause("TP-47", "TP-29")
def test_completing_is_told_with_the_objective_that_comes(table: Put) -> None:
    t = table("outdoor walk: attention = 5; energy = 2; effects = [{ attention = 1 }]", "outdoor run: attention = 1",
              tops="walk", ana="attention 6; energy 3", ben="")  # fmt: skip
    t.play("complete walk", draws="run")
    assert told(t) == [("complete", 0, "walk", 5, 2), ("objective", "run"), ("attention", 0, 1, 2)]


@pytest.mark.clause("TP-47", "TP-26")
def test_choices_are_told(table: Put) -> None:
    t = table("behavior busy: effects = [{ place = 2 }, { replace = 1 }, { back = 1 }, { turn-up = 1 }]",
              "food crumb: attention = 1", row="sploot, zoomies, encore, play-bow",
              ana="hand busy; discard steal-a-sock", ben="")  # fmt: skip
    t.play("play busy")
    t.play("pick zoomies")
    assert told(t) == [("placed", 0, "zoomies", 2)]
    t.play("pick sploot", draws="chin-on-knee")
    assert told(t) == [("away", "sploot"), ("lay", "chin-on-knee", 0)]
    t.play("take steal-a-sock")
    assert told(t) == [("back", 0, "steal-a-sock")]
    t.play("turn-up food", draws="crumb")
    assert [event["code"] for event in t.events] == ["gone", "objective"]


@pytest.mark.clause("TP-47", "TP-17")
def test_using_an_ability_or_not_is_told(table: Put) -> None:
    t = table("optional offer: effects = [{ may = { bones = 2 }, then = [{ energy = 1 }] }]", ana="energy 3", ben="")
    t.new_day("offer")
    t.play("yes")
    assert told(t) == [("use", 0, True), ("bones", 0, -2, 3), ("energy", 0, 1, 4)]
    t.play("no")
    assert told(t) == [("use", 1, False)]


@pytest.mark.clause("TP-47", "TP-31")
@pytest.mark.parametrize(("effect", "which", "n"), [
    ("discount = 2", "discount", 2), ("discount = 1, type = 'pets'", "discount-pets", 1), ("cheaper = 1", "cheaper", 1),
    ("boost = -1", "boost", -1), ("ease = 1", "ease", 1), ("supper = 1", "supper", 1),
    ("behaviors = 1", "behaviors", 1),
    ("learning = 1", "learning", 1), ("objectives = 1", "objectives", 1),
])  # fmt: skip
def test_what_lasts_is_told_and_seen_until_the_turn_ends(table: Put, effect: str, which: str, n: int) -> None:
    t = table(f"behavior act: effects = [{{ {effect} }}]", ana="hand act", ben="")
    t.play("play act")
    assert told(t)[1:] == [("lasting", 0, which, n)]
    assert t.view()["seats"][0]["lasting"] == {which: n}
    assert t.view()["seats"][1]["lasting"] == {}
    t.play("end")
    assert t.view()["seats"][0]["lasting"] == t.view()["seats"][1]["lasting"] == {}


@pytest.mark.clause("TP-47", "TP-39")
def test_the_end_of_a_turn_and_a_day_are_told(table: Put) -> None:
    t = table(GIFT, turn="ben", day=5, ana="bones 0", ben="bones 1")
    t.play("end", draws="gift")
    assert told(t) == [("dinner", 1, 2), ("bones", 1, 2, 3), ("weekend",), ("day", 0, 6, "gift"),
                       ("bones", 0, 2, 2), ("bones", 1, 2, 5)]  # fmt: skip


@pytest.mark.clause("TP-47", "TP-02")
def test_the_deal_is_told(deal: Deal) -> None:
    t = deal(GIFT, players=2, first=1, day="gift")
    seats = t.view()["seats"]
    assert told(t) == [
        *(("dog", p, seats[p]["character"]) for p in range(2)),
        *(("lay", card, i) for i, card in enumerate(t.row)),
        *(("objective", top) for top in t.tops),
        ("day", 1, 1, "gift"),
        ("bones", 1, 2, 5),
        ("bones", 0, 2, 5),
    ]
