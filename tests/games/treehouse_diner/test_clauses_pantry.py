"""Phase 1 in the pantry: what a space costs, the minutes, push-outs (TD-13 to TD-19, TD-E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put

TWO = "6 pie; 1 soup"


# ---------------------------------------------------------------- pantry or phone


@pytest.mark.clause("TD-13")
def test_a_turn_is_pantry_or_phone_and_then_assigning_and_delivering(table: Put) -> None:
    t = table("pie: 3 acorn", ana="3 pie; supply acorn")
    assert t.asked == "ana visit"
    for said in ("end", "deliver", "lay acorn pie"):
        assert t.why(said) == ["TD-13"]
    t.play("visit 1.1", "move pie")
    assert t.asked == "ana kitchen"
    t.play("lay acorn pie", "deliver", "end")
    assert t.asked == "ben visit"


@pytest.mark.clause("TD-13")
def test_what_is_not_there_is_not_laid_before_phase_one_either(table: Put) -> None:
    t = table("pie: 3 acorn", "soup: 2 daisy radish", bees=True, ana="3 pie; 2 soup; supply daisy 4, bee")
    for said in ("lay daisy soup", "daisies soup radish", "mix pie acorn", "bee pie"):
        assert t.why(said) == ["TD-13"]
    assert t.why("lay acorn pie") == ["TD-00"]


@pytest.mark.clause("TD-13", "TD-26")
def test_after_the_pantry_there_is_no_phone_and_after_the_phone_no_pantry(table: Put) -> None:
    t = table(ana="6 o8", tray="o9, o10, o11")
    t.play("visit 1.1", "move o8")
    assert t.why("take o9") == ["TD-13"]
    t = table("cake: 6 acorn", ana="4 cake", tray="o13, o14, o15")
    t.play("take o13", "take o14")
    assert t.asked == "ana kitchen"
    assert t.why("visit 1.1") == ["TD-26"]
    assert t.why(f"take {t.tray[0]}") == ["TD-13"]


@pytest.mark.clause("TD-14")
def test_without_an_order_one_must_go_to_the_phone(table: Put) -> None:
    t = table(ana="", tray="o8, o9, o10")
    assert t.why("visit 1.1") == ["TD-14", "TD-19"]
    assert t.why("take o8") == []
    assert t.why("end") == ["TD-13"]


@pytest.mark.clause("TD-14")
def test_even_minutes_that_need_not_be_paid_do_not_lead_to_the_pantry_without_an_order(table: Put) -> None:
    t = table("card rest: free 4", secret=True, ana="hand rest")
    t.play("card rest")
    assert t.why("visit 1.1") == ["TD-14"]


@pytest.mark.clause("TD-14")
def test_an_order_however_late_is_enough_for_the_pantry(table: Put) -> None:
    t = table(ana="1 o8")
    assert t.why("visit 1.1") == []


# ---------------------------------------------------------------- which space


@pytest.mark.clause("TD-15")
def test_everything_in_a_space_of_any_row_is_taken_once_a_turn(table: Put) -> None:
    t = table("pie: 6 chili", pantry="3.2 acorn acorn daisy", ana="6 pie; 4 o9")
    t.play("visit 3.2", "move pie", "move o9", "move pie")
    assert t.supply("ana") == "acorn 2, daisy"
    assert t.pantry("3.2") == ""
    assert t.why("visit 1.1") == t.why("visit 4.1") == ["TD-15"]
    assert [said[1:4] for said in t.said("take")] == [(15, 1, 2), (15, 5, 1)]


@pytest.mark.clause("TD-15")
def test_an_empty_space_is_not_chosen(table: Put) -> None:
    t = table(pantry="2.1 -", ana="6 o8")
    assert t.why("visit 2.1") == ["TD-15"]
    assert t.why("visit 2.2") == []


@pytest.mark.clause("TD-15", "TD-08")
def test_a_column_that_is_not_in_the_game_has_no_spaces(table: Put) -> None:
    t = table(columns=2, ana="6 o8")
    assert t.why("visit 1.3") == ["TD-00"]
    assert t.why("visit 1.2") == []


# ---------------------------------------------------------------- minutes


@pytest.mark.clause("TD-E1", "TD-16")
def test_rita_moves_one_order_once_and_another_twice_for_a_space_of_three(table: Put) -> None:
    t = table("pie: 6 chili", "cake: 4 chili", ana="6 pie; 4 cake", pantry="3.1 radish radish daisy")
    t.play("visit 3.1", "move cake")
    assert (t.asked, t.kitchen("ana"), t.supply("ana")) == ("ana minutes", "6 pie, 3 cake", "")
    t.play("move pie", "move pie")
    assert t.said("minute") == [("ana", t.deck.order("pie"), x, 0, 0, 0) for x in (4, 3)]
    assert t.kitchen("ana") == "4 pie, 3 cake"
    assert t.supply("ana") == "radish 2, daisy"
    assert t.asked == "ana kitchen"


@pytest.mark.clause("TD-16")
@pytest.mark.parametrize("said", ["end", "deliver", "no", "visit 2.1", "lay acorn pie", "take o9", "announce stock"])
def test_while_minutes_pass_nothing_else_is_done(table: Put, said: str) -> None:
    t = table("pie: 6 acorn", "goal stock: supply 0", bees=True, ana="6 pie; supply acorn; goals stock",
              tray="o9, o10, o11")  # fmt: skip
    t.play("visit 2.2", "move pie")
    expected = {"visit 2.1": "TD-15", "take o9": "TD-13", "announce stock": "TD-59"}
    assert t.why(said) == [expected.get(said, "TD-00")]


@pytest.mark.clause("TD-16")
def test_minutes_pass_one_by_one_for_the_pieces_that_lie_there_now(table: Put) -> None:
    t = table(pantry="4.1 radish", ana="6 o8")
    t.play("visit 4.1", "move o8")
    assert (t.asked, t.kitchen("ana")) == ("ana kitchen", "5 o8")


@pytest.mark.clause("TD-16")
def test_an_order_that_is_not_there_does_not_move(table: Put) -> None:
    t = table(ana="6 o8", ben="3 o9")
    t.play("visit 2.1")
    assert [t.why(t.action("move o8") - 5 + x) for x in range(6)] == 5 * [["TD-00"]] + [[]]


@pytest.mark.clause("TD-17")
def test_no_order_moves_onto_another_or_skips_it(table: Put) -> None:
    t = table(ana="6 o8; 5 o9; 3 o10", pantry="3.1 radish radish radish")
    t.play("visit 3.1")
    assert t.why("move o8") == ["TD-17"]
    t.play("move o9")
    assert t.why("move o9") == ["TD-17"]
    t.play("move o8")
    assert t.why("move o8") == ["TD-17"]
    t.play("move o10")
    assert t.kitchen("ana") == "5 o8, 4 o9, 2 o10"


@pytest.mark.clause("TD-17")
def test_the_same_order_may_move_all_the_way(table: Put) -> None:
    t = table(ana="6 o8; 1 o9", pantry="4.1 radish radish radish radish")
    t.play("visit 4.1", "move o8", "move o8", "move o8", "move o8")
    assert t.kitchen("ana") == "2 o8, 1 o9"


# ---------------------------------------------------------------- pushed out


@pytest.mark.clause("TD-18")
def test_the_order_on_the_last_minute_is_pushed_out_for_a_complaint(table: Put) -> None:
    t = table("pie: 3 radish daisy", bag="acorn 9", pantry="1.1 daisy", ana="1 pie: radish daisies; 3 o9; mood 2")
    t.play("visit 1.1", "move pie")
    assert (t.kitchen("ana"), t.mood("ana")) == ("3 o9", 1)
    assert t.unfulfilled == {"pie"}
    assert t.delivered("ana") == []
    assert t.state.compost.tolist() == [0, 0, 0, 1, 0, 2, 0, 0]
    assert t.lying("pie") == ""
    assert t.said("out") == [("ana", t.deck.order("pie"), 3, 0, 0, 0)]
    assert t.said("mood") == [("ana", -1, 1, 0, 0, 0)]


@pytest.mark.clause("TD-18", "TD-17")
def test_an_order_is_pushed_out_whatever_lies_on_the_first_space(table: Put) -> None:
    t = table(ana="6 o8; 1 o9")
    t.play("visit 1.1", "move o9")
    assert t.kitchen("ana") == "6 o8"


@pytest.mark.clause("TD-18")
def test_what_lay_on_an_order_is_not_on_it_when_it_comes_again(table: Put) -> None:
    t = table("pie: 3 chili", pantry="1.1 radish", ana="1 pie: chili; 4 o9", ben="", tray="o10, o11, o12", pile="-")
    t.play("visit 1.1", "move pie", "end", "take o10", "take o11")
    assert "pie" in t.tray
    t.play("end", "take pie")
    assert t.lying("pie") == ""
    assert t.state.on[t.deck.order("pie")].tolist() == [0] * 6


@pytest.mark.clause("TD-18", "TD-23")
def test_a_starting_order_that_is_pushed_out_does_not_come_again(table: Put) -> None:
    t = table(ana="1 s1; 2 o8")
    t.play("visit 1.1", "move s1")
    assert (t.kitchen("ana"), t.mood("ana"), t.unfulfilled) == ("2 o8", -1, set())


@pytest.mark.clause("TD-18")
def test_a_pushed_out_order_makes_room_and_its_minute_counts(table: Put) -> None:
    t = table(ana="1 o8; 2 o9", pantry="2.1 radish daisy")
    t.play("visit 2.1")
    assert t.why("move o9") == ["TD-17"]
    t.play("move o8", "move o9")
    assert (t.kitchen("ana"), t.supply("ana")) == ("1 o9", "radish, daisy")


@pytest.mark.clause("TD-18")
def test_all_orders_may_be_pushed_out_for_one_space(table: Put) -> None:
    t = table(ana="1 o8; 2 o9", pantry="3.1 radish daisy acorn")
    t.play("visit 3.1", "move o8", "move o9", "move o9")
    assert (t.kitchen("ana"), t.mood("ana")) == ("", -2)
    assert t.unfulfilled == {"o8", "o9"}
    assert t.state.pushed == 2


@pytest.mark.clause("TD-18", "TD-21")
def test_the_pieces_of_a_pushed_out_order_go_into_an_empty_bag_before_the_taking(table: Put) -> None:
    t = table("pie: 3 radish daisy", bag="-", pantry="only 1.1 daisy", ana="1 pie: radish daisy; 3 o9")
    t.play("visit 1.1", "move pie", draws="radish, daisy")
    assert [t.pantry(f"1.{c}") for c in (1, 2, 3)] == ["radish", "daisy", ""]


# ---------------------------------------------------------------- what is too dear


@pytest.mark.clause("TD-19")
@pytest.mark.parametrize(("kitchen", "dear"), [("1 o8", 2), ("2 o8", 3), ("1 o8; 2 o9", 4), ("4 o8", 5)])
def test_a_space_costs_no_more_than_all_minutes_of_the_kitchen(table: Put, kitchen: str, dear: int) -> None:
    t = table(ana=kitchen, columns=2)
    for n in range(1, 5):
        assert t.why(f"visit {n}.1") == (["TD-19"] if n >= dear else [])


@pytest.mark.clause("TD-19")
def test_nothing_is_left_lying(table: Put) -> None:
    t = table(ana="1 o8", pantry="2.1 radish daisy")
    assert t.why("visit 2.1") == ["TD-19"]


@pytest.mark.clause("TD-16", "TD-19")
@pytest.mark.parametrize("kitchen", ["2 o8; 1 o9", "3 o8", "6 o8; 5 o9; 4 o10; 3 o11; 2 o12; 1 o13"])
def test_whatever_minutes_are_chosen_the_space_can_be_paid(table: Put, kitchen: str) -> None:
    for choice in range(40):
        t = table(ana=kitchen, pantry="3.1 radish daisy acorn")
        t.play("visit 3.1")
        while t.asked == "ana minutes":
            moves = t.legal()
            t.rules.apply(t.state, t.deck.cards, moves[choice % len(moves)], None)
            choice //= 3
        assert t.supply("ana") == "acorn, radish, daisy"


@pytest.mark.clause("TD-19")
def test_with_no_affordable_space_one_must_go_to_the_phone(table: Put) -> None:
    t = table(ana="1 o8", pantry="only 2.1 radish radish, 4.1 acorn acorn", tray="o9, -, -")
    assert t.why("visit 2.1") == ["TD-19"]
    assert t.why("end") == ["TD-13"]
    assert t.legal() == [t.action("take o9")]


@pytest.mark.clause("TD-19")
def test_with_an_empty_tray_as_well_phase_one_is_skipped(table: Put) -> None:
    t = table(turn="ben", tray="-, -, -", pile="-", pantry="only 3.1 radish radish radish", bag="-",
              phase="kitchen", ana="2 o8; supply acorn", ben="")  # fmt: skip
    t.play("end")
    assert t.asked == "ana kitchen"
    assert t.said("skip") == [("ana", 0, 0, 0, 0, 0)]
    assert t.state.acted == 0
    assert t.why("visit 3.1") == t.why("take -") == ["TD-00"]


@pytest.mark.clause("TD-19")
def test_with_an_empty_tray_an_affordable_space_is_still_visited(table: Put) -> None:
    t = table(turn="ben", tray="-, -, -", pile="-", pantry="only 3.1 radish radish radish", bag="-",
              phase="kitchen", ana="3 o8", ben="")  # fmt: skip
    t.play("end")
    assert t.asked == "ana visit"
    assert t.why("end") == ["TD-13"]
    assert t.legal() == [t.action("visit 3.1")]


@pytest.mark.clause("TD-19", "TD-75")
def test_own_action_cards_come_before_phase_one_is_skipped(table: Put) -> None:
    t = table("card rest: free 1", "card nap: praise 1", secret=True, turn="ben", phase="kitchen",
              tray="-, -, -", pile="-", bag="-", pantry="only 3.1 radish radish radish",
              ana="2 o8; hand rest, nap", ben="")  # fmt: skip
    t.play("end")
    assert t.asked == "ana visit"
    assert t.why("end") == []
    t.play("card nap")
    assert (t.asked, t.why("end")) == ("ana visit", [])
    t.play("card rest")
    assert t.why("end") == ["TD-13"]
    t.play("visit 3.1", "move o8", "move o8")
    assert (t.supply("ana"), t.mood("ana"), t.state.acted) == ("radish 3", 0, 1)


@pytest.mark.clause("TD-19", "TD-75")
def test_phase_one_may_be_skipped_with_action_cards_kept(table: Put) -> None:
    t = table("card nap: praise 1", secret=True, tray="-, -, -", pile="-", bag="-", pantry="only", ana="hand nap")
    t.play("end")
    assert t.asked == "ana kitchen"
    t.play("card nap", "end")
    assert t.mood("ana") == 1
    assert t.turn == "ben"


@pytest.mark.clause("TD-19")
def test_when_the_last_card_is_gone_phase_one_is_skipped_by_itself(table: Put) -> None:
    t = table("card nap: praise 1", secret=True, tray="-, -, -", pile="-", bag="-", pantry="only", ana="hand nap")
    t.play("card nap")
    assert t.asked == "ana kitchen"


@pytest.mark.clause("TD-14", "TD-19")
def test_without_an_order_no_space_is_affordable_whatever_need_not_be_paid(table: Put) -> None:
    t = table("card rest: free 4", "card nap: praise 1", secret=True, tray="-, -, -", pile="-",
              pantry="only 1.1 acorn", ana="hand rest, nap")  # fmt: skip
    t.play("card rest")
    assert (t.why("visit 1.1"), t.why("end")) == (["TD-14"], [])


@pytest.mark.clause("TD-16", "TD-19")
def test_minutes_that_need_not_be_paid_lower_the_price(table: Put) -> None:
    t = table("card rest: free 2", secret=True, ana="1 o8; hand rest", pantry="3.1 radish radish acorn")
    assert t.why("visit 3.1") == ["TD-19"]
    t.play("card rest")
    assert (t.why("visit 3.1"), t.why("visit 4.1")) == ([], ["TD-19"])
    t.play("visit 3.1", "move o8")
    assert t.supply("ana") == "acorn, radish 2"


@pytest.mark.clause("TD-16")
def test_a_space_that_costs_nothing_is_taken_at_once(table: Put) -> None:
    t = table("card rest: free 3", secret=True, ana="1 o8; hand rest", pantry="2.1 radish acorn")
    t.play("card rest", "visit 2.1")
    assert (t.asked, t.supply("ana"), t.kitchen("ana")) == ("ana kitchen", "acorn, radish", "1 o8")
