"""A turn: how much of it, playing and learning (TP-19 to TP-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put

WAG = "behavior wag: cost = 2; attention = 3"
RUN = "behavior run: cost = 4; attention = 5; energy = -3"
SNACK = "food snack: affection = 2; attention = 4; effects = [{ bones = 3 }]"
WALK = "outdoor walk: affection = 3; attention = 5; energy = 2"


# ---------------------------------------------------------------- how much


@pytest.mark.clause("TP-19")
def test_two_behaviors_are_played_in_a_turn_and_no_third(table: Put) -> None:
    t = table(WAG, ana="hand wag", ben="")
    t.play("play wag")
    assert t.why("play kibbles") == []
    t.play("play kibbles")
    assert t.why("play nap") == t.why("play lean-on-a-leg") == ["TP-19"]
    assert t.why("end") == []


@pytest.mark.clause("TP-19")
def test_three_behaviors_are_played_at_the_weekend_and_no_fourth(table: Put) -> None:
    t = table(WAG, day=6, ana="hand wag", ben="")
    t.play("play wag", "play kibbles", "play nap")
    assert t.why("play lean-on-a-leg") == ["TP-19"]


@pytest.mark.clause("TP-19")
def test_other_actions_may_come_between_two_behaviors(table: Put) -> None:
    t = table(WAG, SNACK, row="wag", tops="snack", ana="attention 1; bones 0", ben="")
    t.play("play kibbles", "learn wag", "play wag", "complete snack")
    assert t.tracks("ana") == (0, 4, 4)
    assert t.at("ana", "active") == ["kibbles", "wag"]


@pytest.mark.clause("TP-19")
def test_any_subset_of_a_turn_will_do(table: Put) -> None:
    t = table(ana="", ben="")
    assert t.why("end") == []
    t.play("end")
    assert t.turn == "ben"


@pytest.mark.clause("TP-19")
def test_a_card_can_allow_one_more_behavior_this_turn(table: Put) -> None:
    t = table(WAG, "behavior more: effects = [{ behaviors = 1 }]", ana="hand wag, more", ben="")
    t.play("play more", "play wag", "play kibbles")
    assert t.why("play nap") == ["TP-19"]


@pytest.mark.clause("TP-20")
def test_one_behavior_is_learned_in_a_turn_and_no_second(table: Put) -> None:
    t = table(WAG, row="wag, sploot", ana="bones 20", ben="")
    t.play("learn wag")
    assert t.why("learn sploot") == ["TP-20"]
    assert t.why("play kibbles") == []
    t.play("end", "end")
    while t.phase:
        t.rules.apply(t.state, t.deck.cards, t.legal()[-1], None)
    assert t.why("learn sploot") == []


@pytest.mark.clause("TP-20")
def test_the_weekend_allows_no_second_lesson_but_a_card_can(table: Put) -> None:
    t = table(WAG, "behavior school: effects = [{ learning = 1 }]", day=6, row="wag, sploot, puppy-eyes",
              ana="bones 20; hand school", ben="")  # fmt: skip
    t.play("learn wag")
    assert t.why("learn sploot") == ["TP-20"]
    t.play("play school", "learn sploot")
    assert t.why("learn puppy-eyes") == ["TP-20"]


@pytest.mark.clause("TP-21")
def test_one_objective_is_completed_in_a_turn_and_no_second(table: Put) -> None:
    t = table(SNACK, tops="snack", ana="attention 15; energy 9", ben="")
    t.play("complete snack")
    for kind in ("food", "outdoor", "play"):
        assert "TP-21" in t.why(f"complete {kind}")
    assert t.why("complete outdoor") == ["TP-21"]
    assert t.why("play kibbles") == []


@pytest.mark.clause("TP-21")
def test_two_objectives_are_completed_at_the_weekend_and_no_third(table: Put) -> None:
    t = table("food a: attention = 1", "pets b: attention = 1", "play c: attention = 1", day=6, tops="a, b, c",
              ana="attention 15", ben="")  # fmt: skip
    t.play("complete a", "complete b")
    assert t.why("complete c") == ["TP-21"]
    assert t.done("ana") == ["a", "b"]


@pytest.mark.clause("TP-21")
def test_a_card_can_allow_one_more_objective_this_turn(table: Put) -> None:
    t = table("food a: attention = 1", "pets b: attention = 1", "behavior proud: effects = [{ objectives = 1 }]",
              tops="a, b", ana="attention 15; hand proud", ben="")  # fmt: skip
    t.play("complete a")
    assert t.why("complete b") == ["TP-21"]
    t.play("play proud", "complete b")
    assert t.done("ana") == ["a", "b"]


# ---------------------------------------------------------------- playing


@pytest.mark.clause("TP-22")
def test_a_behavior_goes_from_the_hand_to_an_active_slot_and_its_values_apply(table: Put) -> None:
    t = table(RUN, ana="hand run; energy 5", ben="")
    t.play("play run")
    assert t.at("ana", "active") == ["run"]
    assert "run" not in t.at("ana", "hand")
    assert t.tracks("ana") == (5, 2, 3)
    assert t.why("play run") == ["TP-00", "TP-24"]


@pytest.mark.clause("TP-22")
def test_every_behavior_after_a_boost_gives_more(table: Put) -> None:
    t = table(WAG, "behavior sing: attention = 1; effects = [{ boost = 2 }]", ana="hand wag, sing", ben="")
    t.play("play sing")
    assert t.tracks("ana")[0] == 1
    assert t.price("play wag")["gives"] == {"attention": 5, "energy": 0}
    t.play("play wag")
    assert t.tracks("ana")[0] == 6


@pytest.mark.clause("TP-23")
@pytest.mark.parametrize(
    ("had", "change", "now"), [(13, 5, 15), (14, 1, 15), (15, 3, 15), (4, -5, 0), (0, -1, 0), (9, -9, 0)]
)
def test_attention_stays_between_0_and_15_and_what_is_more_is_lost(table: Put, had: int, change: int, now: int) -> None:
    for values in (f"attention = {change}", f"effects = [{{ attention = {change} }}]"):
        t = table(f"behavior act: {values}", ana=f"hand act; attention {had}", ben="")
        t.play("play act")
        assert t.tracks("ana")[0] == now


@pytest.mark.clause("TP-23")
@pytest.mark.parametrize(("had", "change", "now"), [(8, 5, 10), (9, 1, 10), (10, 3, 10), (4, -5, 0), (0, -1, 0)])
def test_energy_stays_between_0_and_10_and_what_is_more_is_lost(table: Put, had: int, change: int, now: int) -> None:
    t = table(f"behavior act: effects = [{{ energy = {change} }}]", ana=f"hand act; energy {had}", ben="")
    t.play("play act")
    assert t.tracks("ana")[1] == now


@pytest.mark.clause("TP-23")
def test_a_printed_gain_of_energy_stops_at_10(table: Put) -> None:
    t = table("behavior act: energy = 4", ana="hand act; energy 8", ben="")
    t.play("play act")
    assert t.tracks("ana")[1] == 10


@pytest.mark.clause("TP-23")
def test_surplus_is_not_kept_for_later(table: Put) -> None:
    t = table(WAG, SNACK, tops="snack", ana="hand wag; attention 14", ben="")
    t.play("play wag", "complete snack")
    assert t.tracks("ana")[0] == 11


@pytest.mark.clause("TP-23")
def test_large_products_stop_at_the_ends_of_the_tracks(table: Put) -> None:
    t = table("behavior act: effects = [{ attention = 15, per = 'hand' }, { bones = 15, per = 'hand' }, "
              "{ energy = -10, per = 'hand' }]", ana="hand act, sploot, puppy-eyes, zoomies, play-dead, encore, "
              "steal-a-sock, bury-a-bone, play-bow, chin-on-knee; bones 0", ben="")  # fmt: skip
    t.play("play act")
    assert t.tracks("ana") == (15, 0, 15 * 13)


@pytest.mark.clause("TP-24")
def test_a_behavior_that_costs_energy_needs_it(table: Put) -> None:
    t = table(RUN, WAG, ana="hand run, wag; energy 2", ben="")
    assert t.why("play run") == ["TP-24"]
    assert t.why("play wag") == []
    t.state.energy[0] = 3
    assert t.why("play run") == []


@pytest.mark.clause("TP-24")
def test_what_a_behavior_gives_itself_does_not_pay_for_it(table: Put) -> None:
    t = table("behavior spin: energy = -2; effects = [{ energy = 5 }]", "behavior lean: energy = -2; "
              "effects = [{ ease = 2 }]", ana="hand spin, lean; energy 1", ben="")  # fmt: skip
    assert t.why("play spin") == t.why("play lean") == ["TP-24"]
    t.state.energy[0] = 2
    t.play("play spin")
    assert t.tracks("ana")[1] == 5


@pytest.mark.clause("TP-24")
def test_without_energy_what_costs_none_can_be_played_and_completed(table: Put) -> None:
    t = table(WAG, RUN, SNACK, WALK, tops="snack, walk", ana="hand wag, run; energy 0; attention 9", ben="")
    assert t.why("play wag") == t.why("complete snack") == []
    assert t.why("play run") == ["TP-24"]
    assert t.why("complete walk") == ["TP-29"]


@pytest.mark.clause("TP-24")
def test_a_lighter_cost_of_energy_never_becomes_a_gain(table: Put) -> None:
    t = table(RUN, "behavior loose: effects = [{ ease = 2 }]", "behavior free: effects = [{ ease = 9 }]", day=6,
              ana="hand run, loose, free; energy 1", ben="")  # fmt: skip
    t.play("play loose")
    assert t.why("play run") == []
    assert t.price("play run")["gives"] == {"attention": 5, "energy": -1}
    t.play("play free", "play run")
    assert t.tracks("ana")[1] == 1


# ---------------------------------------------------------------- learning


@pytest.mark.clause("TP-25")
def test_learning_costs_the_full_price_printed(table: Put) -> None:
    t = table(RUN, row="run", ana="bones 5", ben="")
    t.play("learn run")
    assert t.tracks("ana")[2] == 1
    assert "run" in t.at("ana", "hand")


@pytest.mark.clause("TP-25")
def test_who_holds_too_few_bones_cannot_learn_though_bones_lie_on_the_card(table: Put) -> None:
    t = table(RUN, WAG, row="run 9, wag", ana="bones 3", ben="")
    assert t.why("learn run") == ["TP-25"]
    assert t.why("learn wag") == []
    t.state.bones[0] = 4
    assert t.why("learn run") == []


@pytest.mark.clause("TP-26")
@pytest.mark.parametrize("bones", [1, 3, 40])
def test_all_bones_on_a_card_are_collected_on_gaining_it(table: Put, bones: int) -> None:
    t = table(RUN, row=f"sploot 2, run {bones}", ana="bones 4", ben="")
    t.play("learn run")
    assert t.tracks("ana")[2] == bones
    assert t.row[0] == "sploot 2"
    assert " " not in t.row[1]
    assert t.said("learn") == [{"code": "learn", "seat": 0, "card": "run", "paid": 4, "rebate": bones}]


@pytest.mark.clause("TP-26")
def test_bones_are_stacked_on_a_card(table: Put) -> None:
    t = table("behavior dig: effects = [{ place = 2 }]", "behavior hide: effects = [{ spread = 1 }]",
              row="sploot, puppy-eyes", ana="hand dig, hide", ben="")  # fmt: skip
    t.play("play dig", "pick sploot", "play hide")
    assert t.row[:2] == ["sploot 3", "puppy-eyes 1"]
    assert t.tracks("ana")[2] == 3


@pytest.mark.clause("TP-27")
def test_the_row_is_refilled_at_once(table: Put) -> None:
    t = table(WAG, row="zoomies, wag, encore, play-bow", ana="bones 9", ben="")
    left = t.view()["deck"]
    t.play("learn wag", draws="sploot")
    assert t.row[1] == "sploot"
    assert t.view()["deck"] == left - 1


@pytest.mark.clause("TP-27")
def test_an_empty_deck_leaves_the_gap(table: Put) -> None:
    t = table(WAG, row="wag, sploot", gone="deck", ana="bones 9", ben="bones 9")
    t.play("learn wag")
    assert t.row[:2] == ["-", "sploot"]
    t.play("end")
    assert t.why("learn 1") == ["TP-00"]
    assert t.why("learn sploot") == []


@pytest.mark.clause("TP-28")
def test_a_learned_card_does_nothing_until_it_is_played(table: Put) -> None:
    t = table("behavior dig: cost = 1; attention = 4; energy = 1; effects = [{ bones = 5 }]", row="dig",
              ana="bones 3; energy 2", ben="")  # fmt: skip
    t.play("learn dig")
    assert t.tracks("ana") == (0, 2, 2)
    t.play("play dig")
    assert t.tracks("ana") == (4, 3, 7)


@pytest.mark.clause("TP-28")
def test_a_learned_card_is_played_in_the_same_turn_only_if_a_behavior_is_left(table: Put) -> None:
    t = table(WAG, row="wag", ana="bones 3", ben="")
    t.play("play kibbles", "play lean-on-a-leg", "learn wag")
    assert t.why("play wag") == ["TP-19"]


@pytest.mark.clause("TP-25", "TP-31")
def test_cheaper_learning_is_paid_and_held_at_the_lower_price(table: Put) -> None:
    t = table(RUN, WAG, "behavior haggle: effects = [{ cheaper = 3 }]", row="run 2, wag", ana="hand haggle; bones 1",
              ben="")  # fmt: skip
    assert t.why("learn run") == ["TP-25"]
    t.play("play haggle")
    assert t.price("learn run")["cost"] == {"bones": 1, "was": 4}
    assert t.price("learn wag")["cost"] == {"bones": 0, "was": 2}
    t.play("learn run")
    assert t.tracks("ana")[2] == 2
