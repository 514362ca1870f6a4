"""Objectives: completing them, discounts (TP-29 to TP-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put

SNACK = "food snack: affection = 2; attention = 4; effects = [{ bones = 3 }]"
WALK = "outdoor walk: affection = 3; attention = 5; energy = 2"


# ---------------------------------------------------------------- completing


@pytest.mark.clause("TP-29")
def test_completing_is_paid_in_full_or_not_at_all(table: Put) -> None:
    t = table(SNACK, WALK, tops="snack, walk", ana="attention 5; energy 1", ben="")
    assert t.why("complete walk") == ["TP-29"]
    assert t.why("complete snack") == []
    t.state.energy[0] = 2
    assert t.why("complete walk") == []
    t.state.attention[0] = 4
    assert t.why("complete walk") == ["TP-29"]
    assert t.why("complete snack") == []
    t.state.attention[0] = 3
    assert t.why("complete snack") == ["TP-29"]


@pytest.mark.clause("TP-29")
def test_completing_pays_takes_the_card_turns_up_the_next_and_then_has_its_effect(table: Put) -> None:
    t = table(SNACK, WALK, tops="snack, walk", ana="attention 9; energy 3", ben="")
    t.play("complete snack", draws="lick-the-lid")
    assert t.tracks("ana") == (5, 3, 6)
    assert t.done("ana") == ["snack"]
    assert t.tops[0] == "lick-the-lid"
    assert [event["code"] for event in t.events] == ["complete", "objective", "bones"]
    left = t.view()["stacks"][0]["left"]
    assert left == 6


@pytest.mark.clause("TP-29")
def test_completing_costs_energy_too(table: Put) -> None:
    t = table(WALK, tops="walk", ana="attention 9; energy 3", ben="")
    t.play("complete walk")
    assert t.tracks("ana") == (4, 1, 3)


@pytest.mark.clause("TP-29", "TP-30")
def test_the_effect_of_an_objective_sees_the_card_just_turned_up_and_itself(table: Put) -> None:
    t = table("play look: attention = 1; effects = [{ turn-up = 1 }, { bones = 1, per = 'objective' }]", tops="look",
              ana="attention 5; done lick-the-lid", ben="")  # fmt: skip
    t.play("complete look", draws=t.deck.objective_ids[33])
    assert t.tops[4] == t.deck.objective_ids[33]
    t.play("turn-up play", draws=t.deck.objective_ids[34])
    assert t.tops[4] == t.deck.objective_ids[34]
    assert t.tracks("ana")[2] == 5


@pytest.mark.clause("TP-30")
def test_at_the_weekend_the_new_card_can_be_the_second_objective(table: Put) -> None:
    t = table(SNACK, "food crumb: attention = 2; affection = 1", day=7, tops="snack", ana="attention 6", ben="")
    t.play("complete snack", draws="crumb")
    assert t.why("complete crumb") == []
    t.play("complete crumb")
    assert sorted(t.done("ana")) == ["crumb", "snack"]


@pytest.mark.clause("TP-30")
def test_an_empty_stack_shows_nothing(table: Put) -> None:
    t = table(SNACK, day=6, tops="snack", gone="food", ana="attention 15", ben="")
    t.play("complete snack")
    assert t.tops[0] == "-"
    assert t.view()["stacks"][0] == {"type": "food", "top": None, "left": 0}
    assert t.why("complete food") == ["TP-00"]


# ---------------------------------------------------------------- discounts


@pytest.mark.clause("TP-31")
def test_discounts_of_several_cards_add_up_with_the_rounds(table: Put) -> None:
    t = table("all round sale: effects = [{ discount = 1, type = 'food' }]", "food feast: attention = 9",
              "behavior drool: effects = [{ discount = 2, type = 'food' }]",
              "behavior charm: effects = [{ discount = 3 }]", tops="feast",
              ana="hand drool, charm", ben="")  # fmt: skip
    t.new_day("sale")
    assert t.price("complete feast")["cost"] == {"attention": 8, "was": 9}
    t.play("play drool")
    assert t.price("complete feast")["cost"] == {"attention": 6, "was": 9}
    t.play("play charm")
    assert t.price("complete feast")["cost"] == {"attention": 3, "was": 9}
    assert t.why("complete feast") == ["TP-29"]
    t.state.attention[0] = 3
    t.play("complete feast")
    assert t.tracks("ana")[0] == 0


@pytest.mark.clause("TP-31")
def test_a_discount_is_for_every_objective_of_its_type_and_no_other(table: Put) -> None:
    t = table("food a: attention = 9", "food b: attention = 7", "pets c: attention = 9",
              "behavior drool: effects = [{ discount = 2, type = 'food' }]", day=6, tops="a, c",
              ana="hand drool; attention 15", ben="")  # fmt: skip
    t.play("play drool", "complete a", draws="b")
    assert t.tracks("ana")[0] == 8
    assert t.price("complete b")["cost"] == {"attention": 5, "was": 7}
    assert t.price("complete c")["cost"] == {"attention": 9, "was": 9}


@pytest.mark.clause("TP-31", "TP-48")
def test_a_discount_ends_with_the_turn(table: Put) -> None:
    t = table("food a: attention = 9", "behavior drool: effects = [{ discount = 2, type = 'food' }]", tops="a",
              ana="hand drool", ben="")  # fmt: skip
    t.play("play drool", "end")
    assert t.price("complete a")["cost"] == {"attention": 9, "was": 9}
    assert t.view()["seats"][0]["lasting"] == {}


@pytest.mark.clause("TP-31")
def test_a_cost_never_falls_below_0(table: Put) -> None:
    t = table("food a: attention = 2", "behavior drool: effects = [{ discount = 5, type = 'food' }]", tops="a",
              ana="hand drool; attention 1", ben="")  # fmt: skip
    t.play("play drool", "complete a")
    assert t.tracks("ana")[0] == 1


@pytest.mark.clause("TP-32")
def test_a_discount_lowers_attention_only(table: Put) -> None:
    t = table(WALK, "behavior leash: effects = [{ discount = 9, type = 'outdoor' }]", tops="walk",
              ana="hand leash; energy 1", ben="")  # fmt: skip
    t.play("play leash")
    assert t.price("complete walk")["cost"] == {"attention": 0, "was": 5, "energy": 2}
    assert t.why("complete walk") == ["TP-29"]
    t.state.energy[0] = 2
    t.play("complete walk")
    assert t.tracks("ana")[1] == 0


@pytest.mark.clause("TP-33")
def test_completed_objectives_are_seen_by_everybody(table: Put) -> None:
    t = table(SNACK, tops="snack", ana="attention 4", ben="")
    t.play("complete snack")
    for viewer in ("ana", "ben", None):
        assert t.view(viewer)["seats"][0]["done"] == ["snack"]
        assert t.view(viewer)["seats"][0]["types"] == {"food": 1}
