"""What effects do: the eleven symbols and who the others are (TD-36 to TD-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put, Table

SIX = [f"m{n}: {n} chili" for n in range(1, 7)]


def play(table: Put, effects: str, **told: str) -> Table:
    """The table after an Action card with these effects has been played."""
    told.setdefault("ana", "")
    told["ana"] += "; hand act"
    t = table(f"card act: {effects}", *SIX, secret=True, **told)
    return t.play("card act")


# ---------------------------------------------------------------- draw and discard


@pytest.mark.clause("TD-36")
def test_a_random_ingredient_is_drawn_from_the_bag(table: Put) -> None:
    t = play(table, "draw 2", bag="radish, daisy")
    assert t.supply("ana") == "radish, daisy"
    assert (t.asked, t.state.bag.tolist()) == ("ana visit", [0] * 8)


@pytest.mark.clause("TD-36", "TD-50")
def test_a_bee_that_is_drawn_is_kept_as_if_fetched(table: Put) -> None:
    t = play(table, "draw 1", bag="bee", bees=True, ana="6 o30")
    assert t.supply("ana") == "bee"
    t.play("visit 1.1", "move o30")
    assert t.why("end")[-1] == "TD-53"
    t.play("bee o30")


@pytest.mark.clause("TD-36")
@pytest.mark.parametrize(("per", "n"), [("", 2), ("order", 6), ("space", 6), ("bee", 4), ("chef", 4)])
def test_what_is_drawn_may_go_with_what_is_in_the_kitchen(table: Put, per: str, n: int) -> None:
    t = play(table, f"draw 2 {per}", bag="radish 14", bees=True,
             ana="6 m6: - bee; 5 o32; 1 o36: - bee", ben="2 o33: - bee bee")  # fmt: skip
    assert sum(t.state.supply[0]) == n


@pytest.mark.clause("TD-36", "TD-41")
def test_chefs_are_counted_once_each(table: Put) -> None:
    t = table("a: 1 chili; chef 3", "b: 2 chili; chef 3", "c: 3 chili; chef 1", "card act: praise 1 chef", secret=True,
              ana="1 a; 2 b; 3 c; hand act")  # fmt: skip
    assert t.play("card act").mood("ana") == 2


@pytest.mark.clause("TD-37", "TD-48")
def test_all_others_draw_clockwise_from_the_helper(table: Put) -> None:
    t = table("card act: others-draw 1", secret=True, turn="eva", ana="", ben="", eva="hand act", tom="")
    t.play("card act", draws="radish, daisy, acorn")
    assert [t.supply(name) for name in t.names] == ["daisy", "acorn", "", "radish"]


@pytest.mark.clause("TD-37", "TD-21")
def test_when_too_little_is_left_who_comes_later_draws_nothing(table: Put) -> None:
    t = table("card act: others-draw 1", secret=True, bag="radish", ana="hand act", ben="", eva="")
    t.play("card act")
    assert [t.supply(name) for name in ("ana", "ben", "eva")] == ["", "radish", ""]


@pytest.mark.clause("TD-38")
def test_one_discards_what_one_likes(table: Put) -> None:
    t = play(table, "discard 2", ana="supply radish, daisy, acorn")
    assert t.asked == "ana discard"
    assert t.why("piece chili") == ["TD-00"]
    assert t.why("no") == ["TD-49"]
    t.play("piece daisy", "piece acorn")
    assert t.said("discard") == [("ana", 5, 0, 0, 0, 0), ("ana", 1, 0, 0, 0, 0)]
    assert (t.asked, t.supply("ana")) == ("ana visit", "radish")
    assert t.state.compost.tolist() == [0, 1, 0, 0, 0, 1, 0, 0]


@pytest.mark.clause("TD-38")
def test_with_nothing_to_discard_nothing_happens(table: Put) -> None:
    t = play(table, "discard 2, praise 1", ana="supply radish")
    t.play("piece radish")
    assert (t.asked, t.mood("ana"), t.supply("ana")) == ("ana visit", 1, "")
    assert play(table, "discard 1").asked == "ana visit"


@pytest.mark.clause("TD-38", "TD-58")
def test_a_bee_is_not_discarded(table: Put) -> None:
    t = play(table, "discard 1", bees=True, ana="supply bee 2")
    assert (t.asked, t.supply("ana")) == ("ana visit", "bee 2")
    t = play(table, "discard 1", bees=True, ana="supply bee 2, radish")
    assert t.legal() == [t.action("piece radish")]


@pytest.mark.clause("TD-39", "TD-48")
def test_all_others_discard_each_their_own_choice_in_the_middle_of_my_turn(table: Put) -> None:
    t = table("card act: others-discard 1, praise 1", secret=True, turn="eva", ana="supply radish, daisy",
              ben="supply acorn", eva="supply mushroom; hand act", tom="supply daisy 2, bee")  # fmt: skip
    t.play("card act")
    assert (t.asked, t.turn) == ("tom discard", "eva")
    t.play("piece daisy")
    assert t.asked == "ana discard"
    assert t.why("piece acorn") == ["TD-00"]
    assert (t.why("no"), t.mood("eva")) == (["TD-49"], 0)
    t.play("piece daisy")
    assert t.asked == "ben discard"
    t.play("piece acorn")
    assert (t.asked, t.mood("eva")) == ("eva visit", 1)
    assert [t.supply(name) for name in t.names] == ["radish", "", "mushroom", "daisy, bee"]


@pytest.mark.clause("TD-39", "TD-48")
def test_who_has_no_ingredient_is_passed_over(table: Put) -> None:
    t = table("card act: others-discard 2", secret=True, ana="supply radish; hand act", ben="supply bee", eva="",
              tom="supply acorn, bee")  # fmt: skip
    t.play("card act")
    assert t.asked == "tom discard"
    t.play("piece acorn")
    assert (t.asked, t.supply("ana"), t.supply("tom")) == ("ana visit", "radish", "bee")
    t = table("card act: others-discard 2", secret=True, ana="supply radish; hand act", ben="")
    assert t.play("card act").asked == "ana visit"


@pytest.mark.clause("TD-39")
def test_each_of_the_others_discards_as_many_as_it_says(table: Put) -> None:
    t = table("card act: others-discard 2", secret=True, ana="hand act", ben="supply radish 3", eva="supply acorn 3")
    t.play("card act", "piece radish", "piece radish", "piece acorn", "piece acorn")
    assert (t.asked, t.supply("ben"), t.supply("eva")) == ("ana visit", "radish", "acorn")


@pytest.mark.clause("TD-39", "TD-48")
def test_the_others_are_those_of_the_order_not_of_the_turn(table: Put) -> None:
    t = table("pie: 3 chili; others-discard 1", *SIX, tray="m1, pie, m2, m3", ana="supply radish",
              ben="supply acorn", eva="supply daisy")  # fmt: skip
    t.play("take m1", "take pie")
    assert (t.asked, t.turn) == ("eva discard", "ana")
    t.play("piece daisy")
    assert t.asked == "ana discard"
    t.play("piece radish")
    assert (t.asked, t.supply("ben")) == ("eva tray", "acorn")


# ---------------------------------------------------------------- recycle


@pytest.mark.clause("TD-40")
def test_one_may_recycle_an_ingredient_for_a_new_one(table: Put) -> None:
    t = play(table, "recycle 2", bag="mushroom, acorn", ana="supply radish, daisy")
    assert (t.asked, t.why("no"), t.why("yes")) == ("ana recycle", [], ["TD-00"])
    t.play("piece radish", draws="mushroom")
    assert (t.supply("ana"), t.state.compost.tolist()) == ("mushroom, daisy", [0, 0, 0, 1, 0, 0, 0, 0])
    t.play("no")
    assert t.asked == "ana visit"


@pytest.mark.clause("TD-40")
def test_saying_no_once_is_saying_no_to_the_rest(table: Put) -> None:
    t = play(table, "recycle 2, praise 1", ana="supply radish, daisy")
    t.play("no")
    assert (t.asked, t.mood("ana"), t.said("use")) == ("ana visit", 1, [])


@pytest.mark.clause("TD-40", "TD-58")
def test_without_an_ingredient_there_is_nothing_to_recycle_and_bees_are_none(table: Put) -> None:
    assert play(table, "recycle 1").asked == "ana visit"
    assert play(table, "recycle 1", bees=True, ana="supply bee").asked == "ana visit"
    t = play(table, "recycle 1", bees=True, ana="supply bee, radish")
    assert t.legal() == [t.action("no"), t.action("piece radish")]


@pytest.mark.clause("TD-40", "TD-21")
def test_the_returned_piece_can_come_back_only_when_the_bag_had_run_out(table: Put) -> None:
    t = play(table, "recycle 1", bag="mushroom", ana="supply radish")
    t.play("piece radish")
    assert (t.supply("ana"), t.state.bag.tolist()) == ("mushroom", [0, 0, 0, 1, 0, 0, 0, 0])
    t = play(table, "recycle 1", bag="-", ana="supply radish")
    t.play("piece radish")
    assert (t.supply("ana"), t.state.bag.tolist()) == ("radish", [0] * 8)


# ---------------------------------------------------------------- mood


@pytest.mark.clause("TD-41", "TD-05")
@pytest.mark.parametrize(("before", "n", "now"), [(0, 1, 1), (-8, 2, -6), (7, 1, 8), (7, 3, 8), (8, 1, 8)])
def test_praise_moves_the_mood_up_to_eight(table: Put, before: int, n: int, now: int) -> None:
    t = play(table, f"praise {n}", ana=f"mood {before}")
    assert t.mood("ana") == now
    assert [row[1:3] for row in t.said("mood")] == ([(now - before, now)] if now > before else [])


@pytest.mark.clause("TD-42", "TD-05")
@pytest.mark.parametrize(("before", "n", "now"), [(0, 1, -1), (8, 2, 6), (-7, 1, -8), (-7, 3, -8), (-8, 1, -8)])
def test_complaints_move_the_mood_down_to_minus_eight(table: Put, before: int, n: int, now: int) -> None:
    assert play(table, f"complaint {n}", ana=f"mood {before}").mood("ana") == now


@pytest.mark.clause("TD-43", "TD-48")
def test_all_others_get_a_complaint(table: Put) -> None:
    t = table("card act: others-complaint 1", secret=True, turn="ben", ana="mood 3", ben="hand act", eva="mood -8")
    t.play("card act")
    assert [t.mood(name) for name in t.names] == [2, 0, -8]
    assert play(table, "others-complaint 3").mood("ben") == -3


# ---------------------------------------------------------------- orders to the left


@pytest.mark.clause("TD-46")
def test_any_one_order_moves_to_the_left_onto_a_free_space(table: Put) -> None:
    t = play(table, "left 1", ana="6 m6; 4 m4; 3 m3; 1 m1")
    assert (t.asked, t.why("no")) == ("ana left", ["TD-49"])
    assert t.why("left m6") == t.why("left m3") == ["TD-46"]
    assert t.why("left m1") == t.why("left m4") == []
    assert t.why(t.action("left m3") - 1) == ["TD-00"]
    t.play("left m4")
    assert t.said("left") == [("ana", t.deck.order("m4") + 46, 4, 0, 0, 0)]
    assert (t.asked, t.kitchen("ana")) == ("ana visit", "6 m6, 5 m4, 3 m3, 1 m1")


@pytest.mark.clause("TD-46")
def test_an_order_moves_as_often_as_it_says_as_long_as_one_can(table: Put) -> None:
    t = play(table, "left 3, praise 1", ana="6 m6; 4 m4; 3 m3")
    t.play("left m4", "left m3")
    assert (t.asked, t.kitchen("ana"), t.mood("ana")) == ("ana visit", "6 m6, 5 m4, 4 m3", 1)


@pytest.mark.clause("TD-38", "TD-46", "TD-77")
def test_the_first_piece_space_and_circle_are_like_the_others(table: Put) -> None:
    t = play(table, "discard 1, left 1, shortcut 1", ana="1 m1; supply dandelion", pantry="1.1 dandelion")
    t.play("piece dandelion", "left m1", "grab dandelion 1.1")
    assert (t.asked, t.kitchen("ana"), t.supply("ana")) == ("ana visit", "2 m1", "dandelion")


@pytest.mark.clause("TD-46")
@pytest.mark.parametrize("kitchen", ["", "6 m6", "6 m6; 5 m5; 4 m4; 3 m3; 2 m2; 1 m1"])
def test_where_none_can_move_to_the_left_nothing_happens(table: Put, kitchen: str) -> None:
    t = play(table, "left 1", ana=kitchen)
    assert t.asked == "ana visit"


@pytest.mark.clause("TD-46", "TD-48")
def test_another_moves_an_order_of_the_kitchen_to_which_the_card_belongs(table: Put) -> None:
    t = table("pie: 3 chili; left 1", *SIX, tray="m1, pie, m2", ana="2 m4", ben="5 m5")
    t.play("take m1", "take pie")
    assert (t.asked, t.why("left m5"), t.why("left pie")) == ("ben left", [], [])
    t.play("left m5")
    assert t.kitchen("ben") == "6 m5, 3 pie"


# ---------------------------------------------------------------- must and may


@pytest.mark.clause("TD-49")
@pytest.mark.parametrize("effects", ["discard 1", "left 1", "shortcut 1", "answer 1", "choose 2, praise 1, draw 1"])
def test_an_effect_must_be_carried_out_unless_it_says_may(table: Put, effects: str) -> None:
    t = play(table, effects, ana="3 m3; supply radish")
    assert t.asked != "ana visit"
    assert t.why("no") == ["TD-49"]


@pytest.mark.clause("TD-49")
@pytest.mark.parametrize(("said", "mood", "supply"), [("yes", 1, "radish"), ("no", 0, "radish 2")])
def test_what_may_be_done_is_used_or_not(table: Put, said: str, mood: int, supply: str) -> None:
    t = play(table, "may 1 2, discard 1, praise 1, complaint 1", ana="supply radish 2; mood 1")
    assert (t.asked, t.why("yes"), t.why("no")) == ("ana may", [], [])
    t.play(said)
    assert t.said("use") == [("ana", int(said == "yes"), 0, 0, 0, 0)]
    if said == "yes":
        t.play("piece radish")
    assert (t.asked, t.mood("ana"), t.supply("ana")) == ("ana visit", mood, supply)


@pytest.mark.clause("TD-49")
def test_what_cannot_be_paid_is_not_used(table: Put) -> None:
    t = play(table, "may 2 2, discard 2, praise 1", bees=True, ana="supply radish, bee")
    assert (t.why("yes"), t.legal()) == (["TD-00"], [t.action("no")])
    t = play(table, "may 0 1, praise 1", tray="-, -, -")
    assert (t.why("yes"), t.play("yes").mood("ana")) == ([], 1)


@pytest.mark.clause("TD-47", "TD-49")
@pytest.mark.parametrize(("option", "asked", "mood"), [(1, "ana discard", 0), (2, "ana visit", 3), (3, "ana visit", 0)])
def test_one_of_several_effects_is_carried_out_and_then_what_follows(
    table: Put, option: int, asked: str, mood: int
) -> None:
    t = play(table, "choose 3, discard 2, praise 3, draw 1, others-complaint 1", ana="supply radish, acorn")
    assert (t.asked, t.why("option 4"), t.why("yes")) == ("ana option", ["TD-00"], ["TD-00"])
    t.play(f"option {option}", draws="daisy" if option == 3 else "")
    assert (t.asked, t.mood("ana")) == (asked, mood)
    if option == 1:
        t.play("piece radish", "piece acorn")
    assert (t.asked, t.mood("ana"), t.mood("ben")) == ("ana visit", mood, -1)
    assert t.supply("ana") == ("", "acorn, radish", "acorn, radish, daisy")[option - 1]


@pytest.mark.clause("TD-44", "TD-47")
def test_a_chosen_order_is_laid_with_its_effects_before_what_follows(table: Put) -> None:
    t = table("card act: choose 2, order 2, draw 1, praise 1", "pie: 3 chili; discard 1", *SIX, secret=True,
              tray="m1, m2, m3",
              ana="supply radish, acorn; hand act")  # fmt: skip
    t.play("card act")
    t.play("option 1", draws="pie")
    assert t.asked == "ana discard"
    t.play("piece radish", draws="m5")
    assert (t.asked, t.kitchen("ana")) == ("ana visit", "5 m5, 3 pie")


@pytest.mark.clause("TD-49")
def test_an_order_has_minutes_needs_effects_points_and_a_chef(table: Put) -> None:
    t = table("pie: 2 radish A A; praise 1, draw 1; points 7; chef 2", *SIX, tray="m1, m2, pie", ana="delivered m3")
    pie, cards = t.deck.order("pie"), t.deck.cards
    assert (cards.minutes[pie], cards.points[pie], cards.chef[pie]) == (2, 7, 2)
    t.play("take m1", "take m2")
    assert (t.kitchen("ana"), t.mood("ana")) == ("2 pie, 1 m1", 1)
    t.state.delivered[0, pie] = 1
    assert t.score("ana") == 1 + 7 + 1


# ---------------------------------------------------------------- what lasts for the turn


@pytest.mark.clause("TD-18", "TD-49")
def test_pushed_out_orders_can_be_without_complaint_for_one_turn(table: Put) -> None:
    t = play(table, "order 1, praise 1", ana="2 m2; 1 m1", pile="m6", pantry="1.1 daisy")
    t.play("visit 1.1", "move m1")
    assert t.mood("ana") == 0
    t = play(table, "calm", ana="2 m2; 1 m1", ben="1 m3", pantry="1.1 daisy, 1.2 daisy")
    assert t.said("calm") == [("ana", 0, 0, 0, 0, 0)]
    t.play("visit 1.1", "move m1")
    assert (t.mood("ana"), t.said("out")[0][0]) == (0, "ana")
    t.play("end", "visit 1.2", "move m3")
    assert t.mood("ben") == -1


@pytest.mark.clause("TD-16", "TD-49")
def test_minutes_that_need_not_be_paid_are_those_of_this_turn(table: Put) -> None:
    t = play(table, "free 1", ana="2 m2", ben="3 m3", pantry="2.1 daisy daisy, 2.2 acorn acorn")
    assert t.said("free") == [("ana", 1, 0, 0, 0, 0)]
    t.play("visit 2.1", "move m2", "end")
    assert t.rules.price(t.state, 8) == 2
    assert t.kitchen("ana") == "1 m2"
