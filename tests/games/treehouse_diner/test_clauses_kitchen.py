"""Phase 2: what must be assigned, jokers, plates, delivering (TD-27 to TD-31, TD-72 to TD-75)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.games.treehouse_diner.state import ANNOUNCE, LAY

if TYPE_CHECKING:
    from .conftest import Put, Table

STEW = "stew: 5 A A B"


def kitchen(table: Put, *given: str, **told: object) -> Table:
    """A table in phase 2."""
    return table(*given, phase="kitchen", **told)


def layings(t: Table) -> list[int]:
    """The legal ways to lay anything on an order."""
    return [action for action in t.legal() if LAY <= action < ANNOUNCE]


# ---------------------------------------------------------------- must be assigned


@pytest.mark.clause("TD-27")
def test_what_fits_must_be_assigned_before_delivering_or_ending(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish daisy", "tart: 2 acorn", ana="3 pie; 2 tart: acorn; supply radish")
    assert t.why("end") == ["TD-27", "TD-30"]
    assert t.why("deliver") == ["TD-27"]
    t.play("lay radish pie", "deliver")
    assert t.delivered("ana") == ["tart"]


@pytest.mark.clause("TD-27")
def test_the_order_on_which_it_is_laid_is_free(table: Put) -> None:
    for choice, other in (("pie", "tart"), ("tart", "pie")):
        t = kitchen(table, "pie: 3 radish daisy", "tart: 2 radish", ana="3 pie; 2 tart; supply radish")
        assert t.why("lay radish pie") == t.why("lay radish tart") == []
        t.play(f"lay radish {choice}")
        assert (t.lying(choice), t.lying(other), t.supply("ana")) == ("radish", "", "")


@pytest.mark.clause("TD-27")
def test_an_ingredient_lies_only_on_an_open_symbol_of_its_kind(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish daisy", ana="3 pie: radish -; supply radish, acorn")
    assert t.why("lay radish pie") == t.why("lay acorn pie") == ["TD-27"]
    assert t.why("lay daisy pie") == ["TD-00"]
    assert t.why("lay radish pie A") == ["TD-27"]
    assert t.why("end") == []


@pytest.mark.clause("TD-27")
def test_each_symbol_takes_one_and_equal_symbols_several(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish radish daisy", ana="3 pie; supply radish 3")
    t.play("lay radish pie", "lay radish pie")
    assert (t.lying("pie"), t.why("lay radish pie"), t.why("end")) == ("radish 2", ["TD-27"], [])
    assert t.state.on[t.deck.order("pie")].tolist() == [4, 4, 0, 0, 0, 0]
    assert [row[:2] for row in t.said("lay")] == [("ana", 3)] * 2


@pytest.mark.clause("TD-27")
def test_nobody_lays_on_anothers_order(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", ana="supply radish; 4 o30", ben="3 pie")
    assert layings(t) == []
    t = kitchen(table, ana="4 o30", ben="2 o53: dandelion")
    assert (t.why("end"), t.why("deliver")) == ([], ["TD-30"])
    t = kitchen(table, "pie: 3 radish", ana="supply radish; 4 o30", ben="3 pie")
    assert t.why(t.action("lay radish o30") - 7) == ["TD-00"]


@pytest.mark.clause("TD-28")
def test_what_fits_nowhere_stays_for_the_next_turn(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", "tart: 2 acorn", tray="tart, o30, o36", ana="3 pie; supply acorn 2")
    assert t.why("end") == []
    t.play("end", "take o30", "take tart", "end")
    assert (t.turn, t.supply("ana")) == ("ana", "acorn 2")
    t.play("visit 1.1", "move tart")
    assert t.why("end") == ["TD-27"]


# ---------------------------------------------------------------- jokers


@pytest.mark.clause("TD-29")
def test_two_daisies_are_a_joker_for_one_missing_ingredient(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish acorn", ana="3 pie: - acorn; supply daisy 3")
    t.play("daisies pie radish")
    assert t.said("stack") == [("ana", t.deck.order("pie"), 3, 2, 0, 0)]
    assert (t.supply("ana"), t.lying("pie")) == ("daisy", "acorn, daisy 2")
    t.play("deliver")
    assert t.state.compost.tolist() == [0, 1, 0, 0, 0, 2, 0, 0]


@pytest.mark.clause("TD-29")
def test_any_four_ingredients_are_a_joker(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish daisy", ana="3 pie: - daisy; supply acorn 2, mushroom, blueberry, dandelion")
    t.play("mix pie radish")
    assert t.asked == "ana stack"
    assert t.why("end") == t.why("no") == t.why("mix pie radish") == ["TD-00"]
    t.play("piece acorn")
    assert t.why("piece dandelion") == ["TD-00"]
    t.play("piece acorn", "piece blueberry", "piece mushroom")
    assert (t.asked, t.supply("ana")) == ("ana kitchen", "dandelion")
    assert t.lying("pie") == "acorn 2, blueberry, mushroom, daisy"
    assert t.why("deliver") == []


@pytest.mark.clause("TD-29")
def test_a_joker_of_four_is_named_from_the_most_common_to_the_rarest_with_enough_left(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", ana="3 pie; supply dandelion 2, acorn, blueberry, daisy")
    t.play("mix pie radish")
    assert t.legal() == [t.action("piece dandelion")]
    t.play("piece dandelion")
    assert t.legal() == [t.action("piece dandelion"), t.action("piece acorn")]
    t.play("piece acorn")
    assert t.why("piece dandelion") == t.why("piece acorn") == t.why("piece daisy") == ["TD-00"]
    t.play("piece blueberry", "piece daisy")
    assert (t.supply("ana"), t.lying("pie")) == ("dandelion", "dandelion, acorn, blueberry, daisy")
    assert [row[3:5] for row in t.said("stack")] == [(4, 0)]


@pytest.mark.clause("TD-29")
def test_one_joker_of_four_after_another(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish radish", ana="3 pie; supply dandelion 4, acorn 4")
    t.play("mix pie radish", *["piece acorn"] * 4, "mix pie radish", *["piece dandelion"] * 4, "deliver")
    assert (t.delivered("ana"), t.supply("ana")) == (["pie"], "")


@pytest.mark.clause("TD-29")
def test_jokers_are_of_two_daisies_or_of_four_and_never_of_less(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", bees=True, ana="3 pie; supply daisy, acorn 2, bee 4")
    assert t.why("daisies pie radish") == t.why("mix pie radish") == ["TD-29"]
    t = kitchen(table, "pie: 3 radish", ana="3 pie; supply daisy 2, acorn")
    assert (t.why("daisies pie radish"), t.why("mix pie radish")) == ([], ["TD-29"])
    t = kitchen(table, "pie: 3 radish", ana="3 pie; supply daisy, acorn 3")
    assert (t.why("daisies pie radish"), t.why("mix pie radish")) == (["TD-29"], [])


@pytest.mark.clause("TD-29")
def test_a_joker_is_only_for_what_is_missing(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish daisy acorn", ana="3 pie; supply daisy 2, radish, dandelion 2")
    assert t.why("daisies pie radish") == t.why("daisies pie daisy") == ["TD-29"]
    assert t.why("mix pie radish") == t.why("mix pie daisy") == ["TD-29"]
    assert t.why("daisies pie acorn") == t.why("mix pie acorn") == []


@pytest.mark.clause("TD-29")
def test_a_joker_is_only_for_an_open_symbol_of_the_order(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish acorn", ana="3 pie: radish -; supply daisy 4")
    assert t.why("daisies pie radish") == t.why("mix pie radish") == ["TD-29"]
    assert t.why("daisies pie mushroom") == t.why("daisies pie A") == ["TD-29"]
    assert t.why(t.action("daisies pie acorn") + 13) == ["TD-00"]


@pytest.mark.clause("TD-29", "TD-27")
def test_a_joker_may_use_what_would_fit_elsewhere(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", "tart: 2 daisy daisy", ana="3 pie; 2 tart; supply daisy 2")
    assert t.why("end") == ["TD-27"]
    t.play("daisies pie radish")
    assert t.why("end") == ["TD-30"]


@pytest.mark.clause("TD-27", "TD-29")
def test_the_first_ingredient_and_the_last_space_are_like_the_others(table: Put) -> None:
    t = kitchen(table, "pie: 1 dandelion acorn", ana="1 pie; supply dandelion, daisy 4")
    assert t.why("daisies pie dandelion") == t.why("mix pie dandelion") == ["TD-29"]
    t.play("lay dandelion pie")
    assert t.lying("pie") == "dandelion"
    t = kitchen(table, "pie: 1 dandelion acorn", ana="1 pie; supply daisy 2")
    t.play("daisies pie dandelion")
    assert t.lying("pie") == "daisy 2"
    t = kitchen(table, "pie: 1 dandelion acorn", ana="1 pie; supply radish 4")
    t.play("mix pie dandelion", *["piece radish"] * 4)
    assert t.lying("pie") == "radish 4"


@pytest.mark.clause("TD-29")
def test_a_joker_is_optional(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", ana="3 pie; supply daisy 2, mushroom 2")
    assert t.why("end") == []


@pytest.mark.clause("TD-29")
def test_a_joker_covers_one_symbol_and_what_lies_stays(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish radish", ana="3 pie; supply daisy 5")
    t.play("daisies pie radish")
    assert t.state.on[t.deck.order("pie")].tolist() == [8, 0, 0, 0, 0, 0]
    assert t.why("deliver") == ["TD-30"]
    t.play("daisies pie radish")
    assert t.why("daisies pie radish") == ["TD-29"]
    assert (t.lying("pie"), t.supply("ana")) == ("daisy 4", "daisy")


# ---------------------------------------------------------------- plates


@pytest.mark.clause("TD-73")
def test_equal_plates_take_equal_and_different_plates_different_ingredients(table: Put) -> None:
    t = kitchen(table, STEW, ana="5 stew; supply radish 2, acorn")
    assert t.why("lay radish stew A") == t.why("lay radish stew B") == t.why("lay acorn stew A") == []
    t.play("lay radish stew A")
    assert t.why("lay acorn stew A") == t.why("lay radish stew B") == ["TD-73"]
    t.play("lay radish stew A", "lay acorn stew B", "deliver")
    assert t.delivered("ana") == ["stew"]


@pytest.mark.clause("TD-73")
def test_a_soup_may_be_begun_at_any_plate(table: Put) -> None:
    t = kitchen(table, STEW, ana="5 stew; supply radish 2, acorn")
    t.play("lay acorn stew B")
    assert t.why("lay acorn stew A") == ["TD-00"]
    assert t.why("lay radish stew B") == ["TD-27"]
    t.play("lay radish stew A", "lay radish stew A")
    assert t.why("end") == ["TD-30"]


@pytest.mark.clause("TD-73", "TD-58")
def test_no_bee_lies_on_a_plate(table: Put) -> None:
    t = kitchen(table, STEW, bees=True, ana="5 stew; supply bee")
    t.play("bee stew")
    assert t.state.on[t.deck.order("stew")].tolist() == [0] * 6
    assert t.why("end") == []


@pytest.mark.clause("TD-74")
def test_what_may_lie_on_a_plate_must(table: Put) -> None:
    t = kitchen(table, STEW, ana="5 stew; supply daisy")
    assert t.why("end") == ["TD-27"]
    assert t.legal() == [t.action("lay daisy stew A"), t.action("lay daisy stew B")]


@pytest.mark.clause("TD-74")
def test_what_may_not_lie_on_any_plate_is_kept(table: Put) -> None:
    t = kitchen(table, STEW, ana="5 stew: radish - acorn; supply daisy, acorn")
    assert t.why("end") == []
    t = kitchen(table, STEW, ana="5 stew: radish - acorn; supply radish")
    assert t.why("end") == ["TD-27"]


@pytest.mark.clause("TD-29", "TD-74")
def test_a_joker_on_a_plate_only_when_nothing_in_supply_may_lie_on_it(table: Put) -> None:
    t = kitchen(table, STEW, ana="5 stew; supply daisy 2")
    assert t.why("daisies stew A") == t.why("daisies stew B") == ["TD-29"]
    t = kitchen(table, STEW, ana="5 stew: radish - -; supply daisy 2")
    assert (t.why("daisies stew A"), t.why("daisies stew B")) == ([], ["TD-29"])
    t = kitchen(table, STEW, ana="5 stew: radish - acorn; supply daisy 2")
    t.play("daisies stew A")
    assert t.why("deliver") == []


@pytest.mark.clause("TD-74")
def test_a_joker_on_a_group_without_a_kind_fixes_none(table: Put) -> None:
    t = kitchen(table, STEW, ana="5 stew: daisies - acorn; supply radish, daisy, acorn")
    assert t.why("lay radish stew A") == t.why("lay daisy stew A") == []
    assert t.why("lay acorn stew A") == ["TD-73"]
    t.play("lay radish stew A")
    assert t.why("end") == ["TD-30"]


@pytest.mark.clause("TD-74")
def test_a_joker_on_a_group_whose_kind_is_fixed_counts_as_that_kind(table: Put) -> None:
    t = kitchen(table, STEW, ana="5 stew: radish daisies -; supply radish, daisy")
    assert (t.why("lay radish stew B"), t.why("lay daisy stew B")) == (["TD-73"], [])


@pytest.mark.clause("TD-73")
def test_plates_and_ingredients_may_be_mixed_on_one_order(table: Put) -> None:
    t = kitchen(table, "soup: 3 radish A B", ana="3 soup; supply radish 2, acorn")
    assert t.why("lay radish soup") == t.why("lay radish soup A") == []
    t.play("lay radish soup", "lay radish soup B")
    assert t.why("lay acorn soup B") == ["TD-27"]
    t.play("lay acorn soup A", "deliver")
    t = kitchen(table, "soup: 3 radish A B", ana="3 soup: - radish -; supply radish")
    assert (t.why("lay radish soup"), t.why("lay radish soup A"), t.why("lay radish soup B")) == (
        [], ["TD-27"], ["TD-73"]
    )  # fmt: skip


@pytest.mark.clause("TD-72")
def test_chili_is_an_ingredient_like_any_other(table: Put) -> None:
    t = kitchen(table, "pie: 3 chili daisy", STEW, "tart: 2 mushroom", secret=True,
                ana="3 pie; 5 stew; 2 tart; supply chili 6")  # fmt: skip
    t.play("lay chili pie", "lay chili stew A", "lay chili stew A")
    assert t.why("lay chili stew B") == ["TD-73"]
    t.state.supply[0, 6] += 1
    t.play("mix tart mushroom", "piece chili", "piece chili", "piece chili", "piece chili")
    assert t.lying("tart") == "chili 4"


# ---------------------------------------------------------------- delivering


@pytest.mark.clause("TD-30")
def test_all_covered_orders_are_delivered_at_once(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish daisy; points 4", "tart: 2 acorn", "jam: 6 daisy",
                ana="6 jam; 3 pie: radish daisies; 2 tart: acorn")  # fmt: skip
    assert t.why("end") == ["TD-30"]
    t.play("deliver")
    assert (t.kitchen("ana"), t.delivered("ana")) == ("6 jam", ["pie", "tart"])
    assert t.state.compost.tolist() == [0, 1, 0, 1, 0, 2, 0, 0]
    assert (t.lying("pie"), t.state.on[t.deck.order("pie")].tolist()) == ("", [0] * 6)
    assert (t.asked, t.state.sent, t.unfulfilled) == ("ana kitchen", 2, set())
    assert [row[:1] + row[2:3] for row in t.said("deliver")] == [("ana", 0), ("ana", 0)]


@pytest.mark.clause("TD-30")
def test_only_ones_own_orders_are_delivered(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", ana="3 pie: radish", ben="1 o53: dandelion")
    t.play("deliver")
    assert (t.delivered("ana"), t.kitchen("ben"), t.lying("o53")) == (["pie"], "1 o53", "dandelion")


@pytest.mark.clause("TD-30")
def test_an_order_with_an_open_symbol_is_not_delivered(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish daisy", ana="3 pie: radish -")
    assert t.why("deliver") == ["TD-30"]
    assert t.why("end") == []


@pytest.mark.clause("TD-30", "TD-13")
def test_a_covered_order_is_not_delivered_before_phase_one(table: Put) -> None:
    t = table("pie: 3 radish", "card drop: compost 1", ana="3 pie: radish", pantry="1.1 acorn")
    assert t.why("deliver") == ["TD-13"]


@pytest.mark.clause("TD-30")
def test_a_delivered_order_leaves_its_space_free(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", "m3: 3 chili", ana="3 pie: radish; 2 o30", ben="", tray="m3, -, -")
    t.play("deliver", "end", "take m3")
    assert (t.kitchen("ana"), t.kitchen("ben")) == ("2 o30", "3 m3")


@pytest.mark.clause("TD-31")
def test_then_the_next_helper_clockwise_has_a_turn(table: Put) -> None:
    t = kitchen(table, turn="tom", first="ben", ana="", ben="", eva="", tom="", round=3)
    t.play("end")
    assert (t.turn, t.asked, t.state.round) == ("ana", "ana visit", 3)
    assert t.said("turn") == [("ana", 3, 0, 0, 0, 0)]
    t.play(f"take {t.tray[0]}", *[f"take {one}" for one in t.tray[1:4]], "end")
    assert (t.turn, t.state.round) == ("ben", 4)


@pytest.mark.clause("TD-75", "TD-27")
def test_late_ingredients_reopen_assigning(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", "tart: 2 acorn", "card dig: draw 1", secret=True,
                ana="3 pie: radish; 2 tart; hand dig")  # fmt: skip
    t.play("deliver")
    assert t.why("end") == []
    t.play("card dig", draws="acorn")
    assert (t.why("end"), t.why("deliver")) == (["TD-27"], ["TD-27", "TD-30"])
    t.play("lay acorn tart")
    assert t.why("end") == ["TD-30"]
    t.play("deliver", "end")
    assert t.delivered("ana") == ["pie", "tart"]


@pytest.mark.clause("TD-75", "TD-53")
def test_a_late_bee_is_laid_before_the_turn_ends(table: Put) -> None:
    t = kitchen(table, "card dig: draw 1", bees=True, secret=True, ana="2 o30; hand dig", ben="")
    t.play("card dig", draws="bee")
    assert (t.why("end"), t.why("deliver")) == (["TD-53"], ["TD-30", "TD-53"])
    t.play("bee o30", "end")


@pytest.mark.clause("TD-75")
def test_the_turn_ends_only_when_all_is_done(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", "tart: 2 acorn", bees=True, ana="3 pie; 2 tart: acorn; supply radish, bee")
    assert t.why("end") == ["TD-27", "TD-30", "TD-53"]
    t.play("bee pie")
    assert t.why("end") == ["TD-27", "TD-30"]
    t.play("lay radish pie", "deliver", "end")
    assert t.hive("ana") == 1
