"""The phone round: everybody takes an order, shifts, push-outs and effects (TD-11, TD-22 to TD-26, TD-44, TD-47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put

SIX = [f"m{n}: {n} chili" for n in range(1, 7)]  # an order of each number of minutes, that asks for what nobody has


# ---------------------------------------------------------------- around the table


@pytest.mark.clause("TD-22")
def test_everybody_takes_one_clockwise_and_the_last_goes_to_who_went(table: Put) -> None:
    t = table(*SIX, turn="eva", tray="m1, m2, m3, m4, m5", ana="", ben="", eva="", tom="")
    t.play("take m3")
    assert (t.asked, t.said("call")) == ("tom tray", [("eva", 0, 0, 0, 0, 0)])
    t.play("take m5")
    assert t.asked == "ana tray"
    t.play("take m1")
    assert t.asked == "ben tray"
    t.play("take m2")
    assert (t.asked, t.turn) == ("eva kitchen", "eva")
    assert [t.kitchen(name) for name in t.names] == ["1 m1", "2 m2", "4 m4, 3 m3", "5 m5"]
    assert [order[0] for order in t.said("order")] == ["ben", "eva"]


@pytest.mark.clause("TD-22")
@pytest.mark.parametrize("said", ["end", "no"])
def test_nobody_may_pass(table: Put, said: str) -> None:
    t = table(*SIX, tray="m1, m2, m3")
    t.play("take m1")
    assert t.asked == "ben tray"
    assert t.why(said) == ["TD-22"]


@pytest.mark.clause("TD-22", "TD-00")
def test_an_order_that_is_taken_is_not_there(table: Put) -> None:
    t = table(*SIX, tray="m1, m2, m3")
    first = t.action("take m1")
    assert t.why(first + 3) == ["TD-00"]
    t.play("take m1")
    assert t.why(first) == ["TD-00"]


@pytest.mark.clause("TD-22", "TD-26", "TD-75")
def test_while_the_phone_round_goes_on_nothing_else_is_done(table: Put) -> None:
    t = table(*SIX, "card nap: praise 1", secret=True, tray="m1, m2, m3", ana="6 o30; hand nap; supply dandelion",
              ben="6 o31; hand nap; supply dandelion")  # fmt: skip
    t.play("take m1")
    assert t.why("visit 1.1") == ["TD-26"]
    assert t.why("card nap") == ["TD-75"]
    assert t.why("deliver") == t.why("lay dandelion o31") == t.why("yes") == ["TD-00"]


@pytest.mark.clause("TD-22")
def test_the_effects_of_an_order_come_before_the_next_helper_chooses(table: Put) -> None:
    t = table("pie: 3 chili; discard 1", *SIX, tray="pie, m1, m2", ana="supply acorn, radish")
    t.play("take pie")
    assert t.asked == "ana discard"
    assert t.why("take m1") == ["TD-00"]
    t.play("piece acorn")
    assert t.asked == "ben tray"


@pytest.mark.clause("TD-22", "TD-48")
def test_the_others_choose_for_the_effects_of_their_orders(table: Put) -> None:
    t = table("pie: 3 chili; discard 1, others-complaint 1", *SIX, tray="m1, pie, m2",
              ana="supply daisy", ben="supply acorn, radish")  # fmt: skip
    t.play("take m1", "take pie")
    assert (t.asked, t.turn) == ("ben discard", "ana")
    t.play("piece radish")
    assert (t.mood("ana"), t.mood("ben")) == (-1, 0)
    assert (t.asked, t.kitchen("ana")) == ("ana kitchen", "2 m2, 1 m1")


@pytest.mark.clause("TD-22")
def test_the_last_order_comes_with_its_effects(table: Put) -> None:
    t = table("pie: 3 chili; draw 1, recycle 1", *SIX, tray="m1, m2, pie")
    t.play("take m1", "take m2", draws="mushroom")
    assert (t.asked, t.kitchen("ana"), t.supply("ana")) == ("ana recycle", "3 pie, 1 m1", "mushroom")
    t.play("no")
    assert t.asked == "ana kitchen"
    assert len(t.said("ring")) == 3


# ---------------------------------------------------------------- the tray


@pytest.mark.clause("TD-23", "TD-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tray_is_refilled_when_all_have_one(table: Put, players: int) -> None:
    helpers = dict.fromkeys(["ana", "ben", "eva", "tom"][:players], "")
    t = table(**helpers)
    before = list(t.tray)
    assert len(before) == players + 1
    for order in before[:-2]:
        t.play(f"take {order}")
        assert [one for one in t.tray if one != "-"] == before[before.index(order) + 1 :]
    t.play(f"take {before[-2]}")
    assert t.asked == "ana kitchen"
    assert "-" not in t.tray
    assert not set(t.tray) & set(before)
    assert sum(t.state.order_pile) == 46 - 2 * (players + 1)


@pytest.mark.clause("TD-23")
def test_the_unfulfilled_orders_become_the_pile_when_an_order_is_to_be_drawn(table: Put) -> None:
    t = table(*SIX, tray="m1, m2, m3", pile="m4", unfulfilled="m5, m6, o30")
    t.play("take m1", "take m2", draws="m4, m6, m5")
    assert t.tray == ["m4", "m6", "m5"]
    assert (t.unfulfilled, sum(t.state.order_pile)) == (set(), 1)
    assert t.said("renew") == [("-", 0, 0, 0, 0, 0)]


@pytest.mark.clause("TD-23")
def test_the_pile_is_not_renewed_before_an_order_is_to_be_drawn(table: Put) -> None:
    t = table(*SIX, tray="m1, m2, m3", pile="m4, m5, m6", unfulfilled="o30")
    t.play("take m1", "take m2")
    assert sorted(t.tray) == ["m4", "m5", "m6"]
    assert (t.unfulfilled, sum(t.state.order_pile)) == ({"o30"}, 0)


@pytest.mark.clause("TD-23")
def test_with_too_few_orders_the_tray_stays_short(table: Put) -> None:
    t = table(*SIX, tray="m1, m2, m3", pile="m4", unfulfilled="m5")
    t.play("take m1", "take m2")
    assert (t.tray, len(t.said("ring"))) == (["m4", "m5", "-"], 2)
    t.play("end")
    assert t.asked == "ben visit"
    t.play("take m5")
    assert (t.asked, t.kitchen("ben"), t.kitchen("ana")) == ("ben kitchen", "5 m5, 2 m2", "4 m4, 3 m3, 1 m1")


@pytest.mark.clause("TD-23")
def test_from_a_short_tray_each_takes_one_while_there_is_one(table: Put) -> None:
    t = table(*SIX, tray="m1, -, -, m2, -", pile="-", ana="", ben="", eva="", tom="")
    t.play("take m2")
    assert (t.asked, t.tray) == ("ana kitchen", ["-"] * 5)
    assert [t.kitchen(name) for name in t.names] == ["2 m2", "1 m1", "", ""]
    t = table(*SIX, tray="m1, -, -", pile="-")
    t.play("take m1")
    assert (t.asked, t.kitchen("ana"), t.kitchen("ben")) == ("ana kitchen", "1 m1", "")


@pytest.mark.clause("TD-23")
def test_a_short_tray_of_as_many_as_helpers_leaves_the_caller_with_one(table: Put) -> None:
    t = table(*SIX, tray="m1, m2, -", pile="-")
    t.play("take m1")
    assert (t.asked, t.kitchen("ana"), t.kitchen("ben")) == ("ana kitchen", "1 m1", "2 m2")


@pytest.mark.clause("TD-24")
def test_what_an_effect_gave_is_laid_in_the_gainers_own_phase_two(table: Put) -> None:
    t = table("pie: 3 radish; others-draw 1", "tart: 2 daisy; draw 1", *SIX, tray="pie, tart, m1", ana="", ben="4 m4")
    t.play("take pie", draws="radish")
    assert t.asked == "ben tray"
    t.play("take tart", draws="daisy")
    assert (t.asked, t.supply("ben")) == ("ana kitchen", "radish, daisy")
    assert t.lying("tart") == ""
    t.play("end", "visit 1.1", "move m4")
    assert t.why("end") == ["TD-27"]
    t.play("lay daisy tart")


@pytest.mark.clause("TD-24")
def test_ones_own_is_laid_in_phase_two_of_the_same_turn(table: Put) -> None:
    t = table("pie: 3 radish; draw 1", *SIX, tray="pie, m1, m2")
    t.play("take pie", draws="radish")
    assert t.why("take m1") == []
    t.play("take m1")
    assert t.why("end") == t.why("deliver")[:1] == ["TD-27"]
    t.play("lay radish pie", "deliver")
    assert t.delivered("ana") == ["pie"]


# ---------------------------------------------------------------- taken spaces


@pytest.mark.clause("TD-25")
@pytest.mark.parametrize(("kitchen", "now", "shifted"), [
    ("3 o20", "3 m3, 2 o20", ["o20"]),
    ("3 o20; 2 o21", "3 m3, 2 o20, 1 o21", ["o21", "o20"]),
    ("3 o20; 1 o21", "3 m3, 2 o20, 1 o21", ["o20"]),
    ("4 o20; 2 o21", "4 o20, 3 m3, 2 o21", []),
    ("6 o22; 4 o20; 3 o21", "6 o22, 4 o20, 3 m3, 2 o21", ["o21"]),
])  # fmt: skip
def test_the_order_there_and_those_next_to_it_shift_by_one(
    table: Put, kitchen: str, now: str, shifted: list[str]
) -> None:
    t = table(*SIX, tray="m3, -, -", ana=f"{kitchen}; mood 3")
    t.play("take m3")
    assert (t.kitchen("ana"), t.mood("ana"), t.unfulfilled) == (now, 3, set())
    assert [t.deck.orders[o] for _, o, *_ in t.said("shift")] == shifted


@pytest.mark.clause("TD-25")
def test_who_leaves_the_last_space_is_pushed_out_for_a_complaint(table: Put) -> None:
    t = table(*SIX, "pie: 2 radish daisy", tray="m3, -, -", pile="-", ana="6 o22; 3 o20; 2 pie: radish -; 1 o21")
    t.play("take m3")
    assert (t.kitchen("ana"), t.mood("ana")) == ("6 o22, 3 m3, 2 o20, 1 pie", -1)
    assert t.lying("pie") == "radish"
    assert t.tray == ["o21", "-", "-"]


@pytest.mark.clause("TD-25")
def test_what_lay_on_an_order_pushed_out_goes_to_the_compost(table: Put) -> None:
    t = table(*SIX, "pie: 1 radish daisy", tray="m1, -, -", ana="1 pie: radish mix")
    t.play("take m1")
    assert (t.kitchen("ana"), t.mood("ana"), t.unfulfilled) == ("1 m1", -1, {"pie"})
    assert t.state.compost.tolist() == [4, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.clause("TD-25", "TD-42")
def test_the_complaint_comes_before_the_new_orders_effects(table: Put) -> None:
    t = table("pie: 1 chili; praise 1", *SIX, tray="pie, m1, m2", ana="1 o20; mood 8")
    t.play("take pie")
    assert t.mood("ana") == 8
    assert [change for _, change, *_ in t.said("mood")] == [-1, 1]
    t = table("pie: 1 chili; praise 1", *SIX, tray="pie, m1, m2", ana="1 o20; mood -8")
    t.play("take pie")
    assert t.mood("ana") == -7


@pytest.mark.clause("TD-25")
def test_others_are_pushed_out_and_complained_about_in_my_turn(table: Put) -> None:
    t = table(*SIX, "card hush: calm", secret=True, tray="m2, m1, m4", ana="1 o22; hand hush", ben="1 o20")
    t.play("card hush", "take m2")
    assert t.asked == "ben tray"
    t.play("take m1")
    assert (t.kitchen("ben"), t.mood("ben"), t.mood("ana")) == ("1 m1", -1, 0)
    assert t.state.pushed == 0


# ---------------------------------------------------------------- effects of effects


@pytest.mark.clause("TD-44")
def test_a_new_order_is_laid_and_carried_out_before_what_follows(table: Put) -> None:
    t = table("pie: 3 chili; order 1, praise 1", "tart: 3 chili; discard 1", *SIX, tray="pie, m1, m2",
              ana="supply acorn, radish")  # fmt: skip
    t.play("take pie", draws="tart")
    assert (t.asked, t.kitchen("ana"), t.mood("ana")) == ("ana discard", "3 tart, 2 pie", 0)
    t.play("piece radish")
    assert (t.asked, t.mood("ana")) == ("ben tray", 1)


@pytest.mark.clause("TD-44", "TD-47")
def test_effects_run_on_from_card_to_card_and_come_back(table: Put) -> None:
    t = table("pie: 3 chili; order 2, draw 1", "tart: 2 chili; order 1, discard 1", "cake: 6 chili; draw 1",
              "jam: 5 chili; praise 1", *SIX, tray="pie, m1, m2")  # fmt: skip
    t.play("take pie", draws="tart, cake, acorn")
    assert (t.asked, t.supply("ana"), t.state.depth) == ("ana discard", "acorn", 2)
    t.play("piece acorn", draws="jam, radish")
    assert (t.asked, t.supply("ana"), t.mood("ana")) == ("ben tray", "radish", 1)
    assert t.kitchen("ana") == "6 cake, 5 jam, 3 pie, 2 tart"
    assert t.state.depth == 0


@pytest.mark.clause("TD-44")
def test_with_no_order_left_nothing_happens(table: Put) -> None:
    t = table("pie: 3 chili; order 2, praise 1", *SIX, tray="pie, m1, m2", pile="-")
    t.play("take pie")
    assert (t.asked, t.kitchen("ana"), t.mood("ana"), t.said("renew")) == ("ben tray", "3 pie", 1, [])


@pytest.mark.clause("TD-44")
def test_while_effects_run_on_the_pile_is_renewed_once_at_most(table: Put) -> None:
    t = table("pie: 6 chili; order 6, praise 1", *SIX, tray="pie, m5, m6", pile="m1", unfulfilled="m2, o36",
              ana="1 o40")  # fmt: skip
    t.play("take pie", draws="m1, o36, m2, o40")
    assert len(t.said("renew")) == 1
    assert (t.kitchen("ana"), t.unfulfilled) == ("6 pie, 5 o40, 2 m2, 1 o36", {"m1"})
    assert (t.mood("ana"), t.asked) == (-1, "ben tray")


@pytest.mark.clause("TD-44")
def test_the_next_card_may_renew_the_pile_again(table: Put) -> None:
    t = table("card call: order 1; copies 2", *SIX, secret=True, tray="m5, m6, -", pile="-", unfulfilled="m1",
              ana="hand call, call; 1 o40")  # fmt: skip
    t.play("card call", draws="m1")
    assert (t.kitchen("ana"), t.unfulfilled) == ("1 m1", {"o40"})
    t.play("card call", draws="o40")
    assert (t.kitchen("ana"), t.unfulfilled) == ("5 o40, 1 m1", set())


@pytest.mark.clause("TD-23", "TD-44")
def test_the_tray_may_renew_it_after_the_effects(table: Put) -> None:
    t = table("pie: 6 chili; order 1", *SIX, tray="m2, m3, pie", pile="-", unfulfilled="m1", ana="1 o44")
    t.play("take m2", "take m3")
    assert (t.kitchen("ana"), t.tray, t.unfulfilled) == ("6 pie, 2 m2, 1 m1", ["o44", "-", "-"], set())


@pytest.mark.clause("TD-47")
def test_effects_go_on_when_the_order_has_been_pushed_out_meanwhile(table: Put) -> None:
    t = table("pie: 1 chili; order 1, discard 1, praise 3", *SIX, tray="pie, m5, m6", ana="supply acorn")
    t.play("take pie", draws="m1")
    assert (t.asked, t.kitchen("ana"), t.unfulfilled, t.mood("ana")) == ("ana discard", "1 m1", {"pie"}, -1)
    t.play("piece acorn")
    assert t.mood("ana") == 2


@pytest.mark.clause("TD-47")
def test_effects_are_carried_out_from_top_to_bottom(table: Put) -> None:
    for lines, mood in (("praise 3, complaint 1", 7), ("complaint 1, praise 3", 8)):
        t = table(f"pie: 1 chili; {lines}", *SIX, tray="pie, m5, m6", ana="mood 6")
        t.play("take pie")
        assert t.mood("ana") == mood
