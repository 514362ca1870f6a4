"""Rounds: the round card, who plays when, the end of a turn, the weekend (TP-15 to TP-18, TP-38 to TP-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.games.treat_please.state import ROUNDS, Phase

from .conftest import HOUSE

if TYPE_CHECKING:
    from .conftest import Deal, Put

GIFT = "at once gift: effects = [{ bones = 2 }]"
QUIET = "all round quiet: effects = [{ ease = 1 }]"
SALE = "all round sale: effects = [{ cheaper = 1 }, { discount = 2, type = 'food' }]"
OFFER = "optional offer: effects = [{ may = { bones = 2 }, then = [{ energy = 1 }, { attention = 4 }] }]"


# ---------------------------------------------------------------- the round card


@pytest.mark.clause("TP-15", "TP-41")
def test_there_are_seven_rounds(table: Put) -> None:
    t = table(QUIET, day=7)
    t.play("end")
    assert not t.rules.over(t.state)
    t.play("end")
    assert t.rules.over(t.state)
    assert t.phase == Phase.OVER
    assert ROUNDS == 7
    assert [event["code"] for event in t.events].count("over") == 1
    assert t.said("day") == []


@pytest.mark.clause("TP-15")
def test_what_a_round_card_does_at_once_comes_before_the_first_turn_for_all_in_turn_order(table: Put) -> None:
    t = table(GIFT, turn="eva", first="eva", ana="", ben="", eva="")
    t.new_day("gift")
    told = [(event["code"], event.get("seat")) for event in t.events]
    start = told.index(("day", t.seat("eva")))
    assert told[start + 1 :] == [("bones", 2), ("bones", 0), ("bones", 1)]
    assert [t.tracks(name)[2] for name in t.names] == [7, 7, 7]
    assert (t.turn, t.phase) == ("eva", Phase.TURN)


@pytest.mark.clause("TP-15")
def test_a_card_that_asks_at_once_asks_everybody_in_turn_order(table: Put) -> None:
    t = table("at once pick: effects = [{ choose = [{ bones = 1 }, { attention = 1 }] }, { place = 1 }]",
              turn="ben", first="ben", row="sploot, puppy-eyes")  # fmt: skip
    t.new_day("pick")
    assert (t.turn, t.phase) == ("ben", Phase.OPTION)
    assert t.why("end") == ["TP-00"]  # nothing optional is offered
    t.play("option 1")
    assert (t.turn, t.phase) == ("ben", Phase.ON_CARD)
    t.play("pick sploot")
    assert (t.turn, t.phase) == ("ana", Phase.OPTION)
    t.play("option 2", "pick sploot")
    assert (t.turn, t.phase) == ("ben", Phase.TURN)
    assert (t.tracks("ben")[2], t.tracks("ana")[0]) == (6, 1)
    assert t.row[0] == "sploot 2"


@pytest.mark.clause("TP-15")
def test_a_card_for_the_first_player_concerns_nobody_else(table: Put) -> None:
    t = table("at once lonely: once = true; effects = [{ bones = 2 }]", turn="ben", first="ben")
    t.new_day("lonely")
    assert (t.tracks("ana")[2], t.tracks("ben")[2]) == (5, 7)


@pytest.mark.clause("TP-15")
def test_the_first_round_begins_with_a_card_too(deal: Deal) -> None:
    t = deal(GIFT, day="gift", first=1, players=3)
    assert [t.tracks(name)[2] for name in t.names] == [5, 5, 5]
    assert [event["seat"] for event in t.said("bones")] == [1, 2, 0]
    assert (t.turn, t.phase) == ("ben", Phase.TURN)


@pytest.mark.clause("TP-16")
def test_what_lasts_for_the_round_ends_with_the_next_round_card(table: Put) -> None:
    t = table(SALE, QUIET, "food snack: attention = 5", "behavior wag: cost = 3", tops="snack", row="wag")
    t.new_day("sale")
    for _ in t.names:
        assert t.price("complete snack")["cost"] == {"attention": 3, "was": 5}
        assert t.price("learn wag")["cost"] == {"bones": 2, "was": 3}
        t.play("end", draws="quiet" if t.turn == "ben" else "")
    assert t.view()["day"] == {"card": "quiet", "when": "all round"}
    assert t.price("complete snack")["cost"] == {"attention": 5, "was": 5}
    assert t.price("learn wag")["cost"] == {"bones": 3, "was": 3}


@pytest.mark.clause("TP-16")
def test_the_first_of_the_round_cards_may_last_too(table: Put) -> None:
    first, other = HOUSE.round_ids[:2]
    t = table(SALE.replace("sale", first), "behavior wag: cost = 3", row="wag", card=other, ana="", ben="")
    t.new_day(first)
    t.play("end")
    assert t.price("learn wag")["cost"] == {"bones": 2, "was": 3}


@pytest.mark.clause("TP-16")
def test_what_lasts_for_the_round_counts_at_its_last_dinner(table: Put) -> None:
    t = table("all round feast: effects = [{ supper = 3 }]", day=6)
    t.new_day("feast")
    t.play("end", "end")
    assert t.rules.over(t.state)
    assert [t.tracks(name)[2] for name in t.names] == [10, 10]


@pytest.mark.clause("TP-16")
@pytest.mark.parametrize(("effect", "before", "after"), [
    ("behaviors = 1", "slots", 3), ("learning = 2", "lessons", 3), ("objectives = 1", "goals", 2),
])  # fmt: skip
def test_a_round_can_allow_more_to_everybody(table: Put, effect: str, before: str, after: int) -> None:
    t = table(f"all round more: effects = [{{ {effect} }}]", QUIET, ana="", ben="")
    t.new_day("more")
    for _ in t.names:
        assert t.view()["turn"][before] == after
        t.play("end", draws="quiet" if t.turn == "ben" else "")
    assert t.view()["turn"][before] < after


# ---------------------------------------------------------------- optional abilities


@pytest.mark.clause("TP-17")
def test_an_optional_ability_is_used_by_each_player_in_turn_order_before_the_first_turn(table: Put) -> None:
    t = table(OFFER, turn="ben", first="ben", ana="energy 3", ben="energy 3", eva="energy 3")
    t.new_day("offer")
    for name in ("ben", "eva", "ana"):
        assert (t.turn, t.phase) == (name, Phase.MAY)
        t.play("no" if name == "eva" else "yes")
    assert (t.turn, t.phase) == ("ben", Phase.TURN)
    assert [t.tracks(name) for name in ("ana", "ben", "eva")] == [(4, 4, 3), (4, 4, 3), (0, 3, 5)]


@pytest.mark.clause("TP-17")
def test_who_cannot_pay_the_price_cannot_use_an_ability(table: Put) -> None:
    t = table("optional dear: effects = [{ may = { bones = 6 }, then = [{ attention = 4 }] }]", ana="bones 4",
              ben="bones 3")  # fmt: skip
    t.new_day("dear")
    assert t.why("no") == []
    t.play("yes")
    assert (t.turn, t.tracks("ana")) == ("ben", (4, 4, 0))
    assert t.tracks("ben")[2] == 5
    assert t.why("yes") == ["TP-17"]
    assert t.why("no") == []


@pytest.mark.clause("TP-17")
@pytest.mark.parametrize(("pay", "has"), [("attention", "attention 3"), ("energy", "energy 3")])
def test_a_price_is_paid_in_full_whatever_it_is_paid_in(table: Put, pay: str, has: str) -> None:
    t = table(f"optional dear: effects = [{{ may = {{ {pay} = 3 }}, then = [{{ bones = 1 }}] }}]", ana=has,
              ben=has.replace("3", "2"))  # fmt: skip
    t.new_day("dear")
    t.play("yes")
    index = ("attention", "energy").index(pay)
    assert t.tracks("ana")[index] == 0
    assert t.tracks("ana")[2] == 6
    assert t.why("yes") == ["TP-17"]
    t.play("no")
    assert t.tracks("ben")[index] == 2


@pytest.mark.clause("TP-17")
def test_a_free_ability_can_always_be_used(table: Put) -> None:
    t = table("optional free: effects = [{ may = {}, then = [{ bones = 1 }] }]", ana="bones 0; energy 0", ben="")
    t.new_day("free")
    t.play("yes", "no")
    assert t.tracks("ana")[2] == 3


@pytest.mark.clause("TP-17")
@pytest.mark.parametrize("said", ["end", "play nap", "learn 1", "complete food", "option 1", "take nap"])
def test_nothing_else_happens_while_an_ability_is_offered(table: Put, said: str) -> None:
    t = table(OFFER, ana="attention 15; bones 20", ben="")
    t.new_day("offer")
    assert "TP-17" in t.why(said)
    assert t.why("yes") == t.why("no") == []
    assert "TP-17" in t.why(said, by="ben")
    t.play("no", "no")
    assert "TP-17" not in t.why(said)


INSIDE = [  # what the ability does, the choice that it asks for, one that it asks for too but cannot be made
    ("{ choose = [{ bones = 1 }, { energy = 1 }] }", "option 2", "option 3"),
    ("{ replace = 1 }", "pick sploot", "pick 3"),
    ("{ gain = 4 }", "pick sploot", "pick 2"),
    ("{ turn-up = 1 }", "turn-up food", "turn-up pets"),
    ("{ back = 1 }", "take encore", "take play-bow"),
]


@pytest.mark.clause("TP-17", "TP-00")
@pytest.mark.parametrize(("effect", "right", "wrong"), INSIDE)
def test_what_an_ability_asks_for_is_no_other_thing_beside_it(table: Put, effect: str, right: str, wrong: str) -> None:
    t = table(f"optional odd: effects = [{{ may = {{}}, then = [{effect}] }}]", row="sploot, zoomies, -, -",
              tops="no pets", ana="discard encore", ben="")  # fmt: skip
    t.new_day("odd")
    t.play("yes")
    assert t.why(right) == []
    assert t.why(wrong) == ["TP-00"]
    assert t.why("end") == t.why("yes") == ["TP-00", "TP-17"]


@pytest.mark.clause("TP-17")
def test_the_first_of_the_round_cards_may_be_optional_too(table: Put) -> None:
    t = table(OFFER.replace("offer", HOUSE.round_ids[0]), card=HOUSE.round_ids[1], ana="", ben="")
    t.new_day(HOUSE.round_ids[0])
    assert t.why("end") == ["TP-00", "TP-17"]
    t.play("yes", "no")
    assert (t.turn, t.phase, t.tracks("ana")[0]) == ("ana", Phase.TURN, 4)


@pytest.mark.clause("TP-17")
def test_the_ability_of_a_behavior_is_no_ability_of_the_day(table: Put) -> None:
    t = table("behavior beg: effects = [{ may = { bones = 9 }, then = [{ attention = 4 }] }]", ana="hand beg", ben="")
    t.play("play beg")
    assert t.why("end") == ["TP-00"]
    assert t.why("yes") == ["TP-17"]
    t.play("no")
    assert t.why("end") == []


@pytest.mark.clause("TP-17")
def test_what_is_not_used_is_passed_over_whole_and_what_follows_is_carried_out(table: Put) -> None:
    t = table("behavior beg: attention = 1; effects = [{ may = { bones = 1 }, then = [{ attention = 4 }, "
              "{ energy = 2 }] }, { bones = 5 }]", ana="hand beg; energy 3")  # fmt: skip
    t.play("play beg", "no")
    assert t.tracks("ana") == (1, 3, 8)


# ---------------------------------------------------------------- turns


@pytest.mark.clause("TP-18")
def test_each_player_takes_one_turn_a_round_clockwise(table: Put) -> None:
    t = table(QUIET, first="eva", turn="eva", ana="", ben="", eva="", tom="")
    turns = []
    for _ in t.names:
        turns.append(t.turn)
        t.play("end", draws="quiet" if t.turn == "ben" else "")
    assert turns == ["eva", "tom", "ana", "ben"]
    assert (t.turn, t.view()["round"]) == ("eva", 2)


@pytest.mark.clause("TP-18")
def test_nobody_plays_out_of_turn(table: Put) -> None:
    t = table(turn="ben", ana="attention 15", ben="")
    for said in ("end", "play nap", "play kibbles", "complete food"):
        assert t.why(said, by="ana") == ["TP-18"]
        assert t.why("end", by="ben") == []
    assert plays_nothing(t.view("ana"))


def plays_nothing(seen: dict[str, object]) -> bool:
    return seen["player"] != seen["me"]


@pytest.mark.clause("TP-18", "TP-00")
def test_who_is_not_on_turn_is_told_what_else_forbids_it(table: Put) -> None:
    t = table("behavior run: energy = -3", turn="ben", row="sploot", ana="hand run; energy 2; bones 0", ben="")
    assert t.why("play run", by="ana") == ["TP-18", "TP-24"]
    assert t.why("learn sploot", by="ana") == ["TP-18", "TP-25"]
    assert t.why("complete pets", by="ana") == ["TP-18", "TP-29"]
    assert t.why("play sploot", by="ana") == ["TP-00", "TP-18"]
    assert t.why("yes", by="ana") == ["TP-00", "TP-18"]


@pytest.mark.clause("TP-18")
def test_choices_are_made_by_whom_they_concern(table: Put) -> None:
    t = table("behavior dig: effects = [{ place = 1 }]", row="sploot", ana="hand dig", ben="")
    t.play("play dig")
    assert t.why("pick sploot", by="ben") == ["TP-00", "TP-18"]
    assert t.why("pick sploot") == []


# ---------------------------------------------------------------- the end of a turn


@pytest.mark.clause("TP-38")
def test_active_cards_go_to_the_discard_area_and_stay_there_until_a_nap(table: Put) -> None:
    t = table("behavior wag: attention = 1", QUIET, ana="hand wag; discard sploot", ben="")
    t.play("play wag", "play kibbles")
    assert t.at("ana", "active") == ["kibbles", "wag"]
    t.play("end")
    assert t.at("ana", "active") == []
    assert t.at("ana", "discard") == ["kibbles", "sploot", "wag"]
    t.new_day("quiet")
    assert t.at("ana", "discard") == ["kibbles", "sploot", "wag"]
    assert t.why("play wag") == ["TP-00"]
    t.play("play nap")
    assert t.at("ana", "discard") == []
    assert t.why("play wag") == []


@pytest.mark.clause("TP-39")
def test_dinner_is_two_bones_for_whoever_ends_a_turn(table: Put) -> None:
    t = table(QUIET, ana="bones 0", ben="bones 4")
    t.play("end")
    assert [t.tracks(name)[2] for name in t.names] == [2, 4]
    assert t.said("dinner") == [{"code": "dinner", "seat": 0, "bones": 2}]


@pytest.mark.clause("TP-39")
def test_dinner_is_eaten_in_round_seven_too_and_counts(table: Put) -> None:
    t = table(QUIET, day=7, turn="ben", ana="bones 5", ben="bones 3")
    before = t.score("ben")
    t.play("end")
    assert t.rules.over(t.state)
    assert (t.tracks("ana")[2], t.tracks("ben")[2]) == (5, 5)
    assert (before, t.score("ben")) == (0, 1)


@pytest.mark.clause("TP-39")
@pytest.mark.parametrize(("change", "meal"), [(2, 4), (-2, 0), (-1, 1)])
def test_a_round_can_change_dinner(table: Put, change: int, meal: int) -> None:
    t = table(f"all round feast: effects = [{{ supper = {change} }}]", QUIET, ana="bones 1", ben="")
    t.new_day("feast")
    t.state.bones[0] = 1
    t.play("end")
    assert t.tracks("ana")[2] == 1 + meal


@pytest.mark.clause("TP-39")
def test_a_dinner_is_never_less_than_nothing(table: Put) -> None:
    t = table("all round fast: effects = [{ supper = -2 }]", "behavior leave: effects = [{ supper = -1 }]",
              ana="hand leave", ben="")  # fmt: skip
    t.new_day("fast")
    before = t.tracks("ana")[2]
    t.play("play leave", "end")
    assert t.tracks("ana")[2] == before
    assert t.said("dinner") == [{"code": "dinner", "seat": 0, "bones": 0}]


@pytest.mark.clause("TP-39", "TP-48")
def test_a_behavior_can_change_dinner_of_its_turn_only(table: Put) -> None:
    t = table("behavior beg: effects = [{ supper = 1 }]", ana="hand beg; bones 0", ben="bones 0", eva="")
    t.play("play beg", "end", "end")
    assert (t.tracks("ana")[2], t.tracks("ben")[2]) == (3, 2)


# ---------------------------------------------------------------- the weekend


@pytest.mark.clause("TP-40")
def test_rounds_six_and_seven_are_the_weekend_with_a_third_slot_and_a_second_objective(table: Put) -> None:
    for day in range(1, 8):
        turn = table(day=day).view()["turn"]
        assert (turn["slots"], turn["goals"], turn["lessons"]) == ((3, 2, 1) if day > 5 else (2, 1, 1))
        assert table(day=day).view()["weekend"] == (day > 5)


@pytest.mark.clause("TP-40")
def test_the_weekend_is_turned_up_once_after_round_five(table: Put) -> None:
    t = table(QUIET, "all round still: effects = [{ ease = 2 }]", day=5)
    t.new_day("quiet")
    assert len(t.said("weekend")) == 1
    t.new_day("still")
    assert t.said("weekend") == []


@pytest.mark.clause("TP-41")
def test_nothing_can_be_done_after_the_end(table: Put) -> None:
    t = table(day=7, turn="ben", ana="attention 15", ben="attention 15")
    t.play("end")
    assert t.legal() == []
    for name in t.names:
        for said in ("end", "complete food", "play nap", "yes"):
            assert t.why(said, by=name) == ["TP-00"]
    assert t.view()["result"] is not None
