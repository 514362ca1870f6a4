"""Rows that are emptied, their bonuses, and the bag that fills itself (TD-20, TD-21, TD-E2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .made import space

if TYPE_CHECKING:
    from .conftest import Put

BONUSES = ("row 1: recycle 1", "row 2: praise 1", "row 3: others-complaint 1", "row 4: draw 2")


# ---------------------------------------------------------------- a row is emptied


@pytest.mark.clause("TD-E2", "TD-20", "TD-08")
def test_ingelis_empties_the_top_row_refills_it_and_may_recycle(table: Put) -> None:
    t = table(*BONUSES, "pie: 6 chili", pantry="1.1 -, 1.2 radish, 1.3 -", compost="daisy 2", ana="6 pie; supply acorn")
    t.play("visit 1.2", "move pie", draws="mushroom, daisy, daisy")
    assert [t.pantry(f"1.{c}") for c in (1, 2, 3)] == ["mushroom", "daisy", "daisy"]
    assert t.supply("ana") == "acorn, radish"
    assert t.asked == "ana recycle"
    assert t.said("bonus") == [("ana", 0, 0, 0, 0, 0)]
    t.play("piece acorn", draws="blueberry")
    assert (t.asked, t.supply("ana")) == ("ana kitchen", "blueberry, radish")


@pytest.mark.clause("TD-20")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_the_bonus_is_that_of_the_row_and_comes_after_the_refill(table: Put, row: int) -> None:
    t = table(*BONUSES, "pie: 6 chili", columns=2, pantry=f"{row}.1 -, {row}.2 radish", ana="6 pie; supply acorn")
    t.play(f"visit {row}.2", "move pie")
    assert t.state.emptied == 1 << row - 1
    filled = [i for _, i, *_ in t.said("fill")]
    assert filled == [(row - 1) * 7] * row + [(row - 1) * 7 + 1] * row
    assert t.asked == ("ana recycle" if row == 1 else "ana kitchen")
    assert t.mood("ana") == (row == 2)
    assert t.mood("ben") == -(row == 3)
    assert [len(t.said("draw")), len(t.drawn)] == [2 * (row == 4), 2 * row + 2 * (row == 4)]


@pytest.mark.clause("TD-20")
def test_a_row_with_a_piece_left_is_neither_refilled_nor_gives_a_bonus(table: Put) -> None:
    t = table(*BONUSES, "pie: 6 chili", pantry="2.1 radish, 2.2 -, 2.3 bee, 1.1 -, 1.2 -", ana="6 pie")
    t.play("visit 2.1", "move pie")
    assert [t.pantry(f"2.{c}") for c in (1, 2, 3)] == ["", "", "bee"]
    assert (t.state.emptied, t.mood("ana"), t.drawn, t.asked) == (0, 0, (), "ana kitchen")


@pytest.mark.clause("TD-20")
def test_only_the_emptied_row_is_refilled_and_every_circle_of_it(table: Put) -> None:
    t = table(*BONUSES, "pie: 6 chili", pantry="3.1 -, 3.2 radish, 3.3 -, 2.1 -, 4.2 -", ana="6 pie")
    t.play("visit 3.2", "move pie")
    assert [sum(t.state.pantry[14 + c]) for c in range(7)] == [3, 3, 3, 0, 0, 0, 0]
    assert t.pantry("2.1") == t.pantry("4.2") == ""


@pytest.mark.clause("TD-20")
def test_the_bonus_comes_even_when_the_refill_falls_short(table: Put) -> None:
    t = table(*BONUSES, "pie: 6 chili", pantry="only 2.1 radish, 1.1 acorn", bag="daisy", ana="6 pie")
    t.play("visit 2.1", "move pie")
    assert [t.pantry(f"2.{c}") for c in (1, 2, 3)] == ["daisy", "", ""]
    assert (t.mood("ana"), t.state.emptied) == (1, 2)


@pytest.mark.clause("TD-09", "TD-20")
def test_the_chili_side_has_bonuses_of_its_own(table: Put) -> None:
    for secret, mood in ((False, 1), (True, -1)):
        t = table("row 2: praise 1", "chili row 2: complaint 1", "pie: 6 A A A", secret=secret,
                  pantry="2.1 radish, 2.2 -, 2.3 -", ana="6 pie")  # fmt: skip
        t.play("visit 2.1", "move pie")
        assert t.mood("ana") == mood
        assert [sum(t.state.pantry[i]) for i in range(7)] == [1, 1, 1, 0, 0, 0, 0]


# ---------------------------------------------------------------- the bag


@pytest.mark.clause("TD-21")
def test_the_bag_is_refilled_the_moment_it_is_empty(table: Put) -> None:
    t = table("card dig: draw 2", secret=True, ana="6 o30; hand dig", bag="radish", compost="daisy, acorn")
    t.play("card dig", draws="radish, daisy")
    assert t.supply("ana") == "radish, daisy"
    assert (t.state.bag.tolist(), t.state.compost.tolist()) == ([0, 1] + [0] * 6, [0] * 8)
    assert t.said("pour") == [("-", 2, 0, 0, 0, 0)]


@pytest.mark.clause("TD-21")
def test_the_bag_is_refilled_before_anything_more_is_drawn(table: Put) -> None:
    t = table("card dig: draw 1", secret=True, ana="6 o30; hand dig", bag="radish", compost="daisy, bee")
    t.play("card dig")
    assert t.state.bag.tolist() == [0, 0, 0, 0, 0, 1, 0, 1]


@pytest.mark.clause("TD-21")
def test_with_bag_and_compost_empty_nothing_is_drawn(table: Put) -> None:
    t = table("card dig: draw 3, others-draw 1", secret=True, ana="6 o30; hand dig", bag="radish")
    t.play("card dig")
    assert (t.supply("ana"), t.supply("ben")) == ("radish", "")
    assert (t.said("draw"), t.said("pour")) == ([("ana", 3, 0, 0, 0, 0)], [])


@pytest.mark.clause("TD-21")
def test_what_next_reaches_the_compost_goes_into_the_bag(table: Put) -> None:
    t = table("card drop: discard 1, draw 1", secret=True, ana="supply radish; hand drop", bag="-")
    t.play("card drop", "piece radish")
    assert (t.supply("ana"), t.state.bag.tolist()) == ("radish", [0] * 8)


@pytest.mark.clause("TD-21")
def test_what_reaches_the_compost_together_goes_into_the_bag_as_one_batch(table: Put) -> None:
    t = table("pie: 4 radish daisy", "cake: 3 acorn", bees=True, bag="-", phase="kitchen", pantry="only",
              ana="4 pie: radish daisies bee; 3 cake: acorn bee")  # fmt: skip
    t.play("deliver")
    assert t.state.bag.tolist() == [0, 1, 0, 1, 0, 2, 0, 0]
    assert t.said("pour") == [("-", 4, 0, 0, 0, 0)]


@pytest.mark.clause("TD-21")
def test_a_space_whose_circles_stayed_empty_costs_what_lies_in_it(table: Put) -> None:
    t = table(*BONUSES, "pie: 6 chili", pantry="only 3.1 radish", bag="daisy, acorn", ana="6 pie")
    t.play("visit 3.1", "move pie", draws="daisy, acorn")
    assert [t.pantry(f"3.{c}") for c in (1, 2, 3)] == ["acorn, daisy", "", ""]
    assert t.rules.price(t.state, space("3.1")) == 2


@pytest.mark.clause("TD-21")
def test_a_row_left_empty_waits_for_the_first_turn_that_ends_with_pieces_in_the_bag(table: Put) -> None:
    t = table(*BONUSES, "pie: 6 chili", "cake: 3 radish", bag="-", pantry="only 2.1 radish",
              ana="6 pie; 3 cake", ben="6 o30; supply acorn")  # fmt: skip
    t.play("visit 2.1", "move pie")
    assert (t.mood("ana"), t.state.emptied) == (1, 2)
    t.play("lay radish cake", "deliver")
    assert t.pantry("2.1") == ""
    t.play("end")
    assert t.pantry("2.1") == ""
    assert t.pantry("1.1") == "radish"
    assert (t.mood("ana"), t.state.emptied, t.said("bonus")) == (1, 0, [])


@pytest.mark.clause("TD-21")
def test_several_empty_rows_are_refilled_from_the_top_without_a_bonus(table: Put) -> None:
    t = table(*BONUSES, columns=2, phase="kitchen", bag="radish 3, daisy 2", pantry="only 3.1 acorn", ana="6 o30")
    t.play("end", draws="radish, radish, daisy, daisy, radish")
    assert [t.pantry(where) for where in ("1.1", "1.2", "2.1", "2.2")] == ["radish", "radish", "daisy 2", "radish"]
    assert t.pantry("3.2") == t.pantry("4.1") == ""
    assert t.asked == "ben visit"
    assert t.state.emptied == 0


@pytest.mark.clause("TD-21")
def test_a_row_with_a_single_piece_is_not_refilled_at_the_end_of_a_turn(table: Put) -> None:
    t = table(*BONUSES, columns=2, phase="kitchen", pantry="1.1 -, 2.1 -, 2.2 bee, 3.1 -, 4.2 -", ana="6 o30")
    t.play("end")
    assert t.drawn == ()
