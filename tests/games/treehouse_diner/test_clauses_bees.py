"""Save the Bees: bees laid evenly and saved, challenges (TD-50 to TD-62, TD-E3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put, Table


def kitchen(table: Put, *given: str, **told: object) -> Table:
    """A table in phase 2 of a game with bees."""
    return table(*given, phase="kitchen", bees=True, **told)


# ---------------------------------------------------------------- bees


@pytest.mark.clause("TD-E3", "TD-53")
def test_jutta_lays_three_bees_one_each_and_a_later_one_on_any(table: Put) -> None:
    t = kitchen(table, ana="6 o34; 4 o33; 2 o32; supply bee 3")
    t.play("bee o33")
    assert t.said("bee") == [("ana", t.deck.order("o33"), 0, 0, 0, 0)]
    assert (t.why("bee o33"), t.why("bee o34"), t.why("bee o32")) == (["TD-53"], [], [])
    t.play("bee o34", "bee o32")
    assert [t.lying(order) for order in ("o34", "o33", "o32")] == ["bee"] * 3
    assert t.why("bee o34") == ["TD-00"]
    t.state.supply[0, 7] += 1
    assert t.why("bee o34") == t.why("bee o33") == t.why("bee o32") == []
    t.play("bee o32")
    assert (t.lying("o32"), t.why("end")) == ("bee 2", [])


@pytest.mark.clause("TD-53")
def test_a_new_order_gets_the_next_bees(table: Put) -> None:
    t = kitchen(table, ana="6 o34: - bee bee; 2 o32; supply bee 3")
    assert t.why("bee o34") == ["TD-53"]
    t.play("bee o32", "bee o32")
    assert t.why("bee o34") == t.why("bee o32") == []


@pytest.mark.clause("TD-53")
def test_bees_are_laid_before_delivering(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", ana="3 pie: radish; 2 o32; supply bee")
    assert t.why("deliver") == ["TD-53"]
    assert t.why("end") == ["TD-30", "TD-53"]
    t.play("bee pie", "deliver")
    assert (t.hive("ana"), t.state.rescued) == (1, 1)


@pytest.mark.clause("TD-53")
def test_without_an_order_bees_wait_in_the_supply(table: Put) -> None:
    t = kitchen(table, ana="supply bee 2")
    assert t.why("end") == []
    t.play("end")
    assert t.supply("ana") == "bee 2"


@pytest.mark.clause("TD-53", "TD-00")
def test_a_bee_is_laid_only_on_an_order_of_ones_own(table: Put) -> None:
    t = kitchen(table, ana="3 o32; supply bee", ben="2 o33")
    assert t.why(t.action("bee o32") - 1) == ["TD-00"]
    t.play("bee o32")
    assert t.why("bee o32") == ["TD-00"]


@pytest.mark.clause("TD-52")
def test_a_bee_in_a_space_costs_a_minute_and_goes_to_the_supply(table: Put) -> None:
    t = table(bees=True, pantry="2.1 bee radish, 4.1 bee bee bee bee", ana="2 o32")
    assert t.why("visit 4.1") == ["TD-19"]
    t.play("visit 2.1", "move o32", "move o32")
    assert t.supply("ana") == "radish, bee"
    assert t.state.fetched == 2


@pytest.mark.clause("TD-50")
def test_every_random_ingredient_may_be_a_bee(table: Put) -> None:
    t = table("row 1: recycle 1", bees=True, bag="bee 9", pantry="1.1 radish, 1.2 -, 1.3 -", ana="3 o32; supply acorn")
    t.play("visit 1.1", "move o32", "piece acorn")
    assert t.pantry("1.2") == "bee"
    assert t.supply("ana") == "radish, bee"


@pytest.mark.clause("TD-54", "TD-50")
def test_a_delivered_orders_bees_are_saved(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", "jam: 4 daisy", ana="3 pie: radish bee bee; 4 jam: - bee bee; hive 3")
    t.play("deliver")
    assert (t.hive("ana"), t.state.rescued, t.lying("jam")) == (5, 2, "bee 2")
    assert t.state.compost.tolist() == [0, 0, 0, 1, 0, 0, 0, 0]
    assert t.said("deliver") == [("ana", t.said("deliver")[0][1], 2, 0, 0, 0)]


@pytest.mark.clause("TD-55", "TD-50")
def test_a_pushed_out_orders_bees_go_to_the_compost_and_back_to_the_bag(table: Put) -> None:
    t = table(bees=True, bag="radish", pantry="1.1 daisy", ana="1 o32: - bee bee; 4 o33")
    t.play("visit 1.1", "move o32")
    assert (t.hive("ana"), t.state.compost[7]) == (0, 2)
    t = table("card dig: draw 1", bees=True, secret=True, bag="-", pantry="1.1 daisy", ana="1 o32: - bee bee; 4 o33")
    t.play("visit 1.1", "move o32")
    assert (t.state.compost[7], t.state.bag[7]) == (0, 2)


@pytest.mark.clause("TD-56")
def test_a_saved_bee_is_a_point_and_others_count_nothing(table: Put) -> None:
    t = table(bees=True, ana="hive 2; 3 o32: - bee bee; supply bee", ben="hive 5")
    assert (t.score("ana"), t.score("ben")) == (2, 5 + 3)


@pytest.mark.clause("TD-57")
@pytest.mark.parametrize(("hives", "scores"), [
    ((3, 1, 0), (6, 1, 0)), ((2, 2, 1), (5, 5, 1)), ((0, 0, 0), (0, 0, 0)), ((1, 4, 4), (1, 7, 7)),
    ((1, 1, 1), (4, 4, 4)),
])  # fmt: skip
def test_most_bees_are_three_points_for_all_who_tie_and_for_nobody_without(
    table: Put, hives: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    helpers = {name: f"hive {n}" for name, n in zip(("ana", "ben", "eva"), hives, strict=True)}
    t = table(bees=True, **helpers)
    assert tuple(t.score(name) for name in helpers) == scores


@pytest.mark.clause("TD-58")
def test_bees_are_no_ingredients(table: Put) -> None:
    t = kitchen(table, "pie: 3 radish", ana="3 pie; supply bee 4, daisy")
    assert t.why("mix pie radish") == t.why("daisies pie radish") == ["TD-29"]
    t = kitchen(table, "pie: 3 radish", ana="3 pie: - bee; supply bee 6, daisy 3, acorn")
    t.play("mix pie radish", "piece acorn", "piece daisy", "piece daisy", "piece daisy")
    assert (t.lying("pie"), t.supply("ana")) == ("acorn, daisy 3, bee", "bee 6")


# ---------------------------------------------------------------- challenges


@pytest.mark.clause("TD-59")
def test_a_mastered_challenge_is_turned_over_for_two_praise(table: Put) -> None:
    t = kitchen(table, "goal trio: identical 3", ana="supply radish 3; mood -1; goals trio")
    t.play("announce trio")
    assert (t.mood("ana"), t.asked, t.state.challenge[0].tolist()[0]) == (1, "ana announce", 2)
    assert t.said("master") == [("ana", 0, 0, 0, 0, 0)]
    assert t.why("announce trio") == ["TD-00"]


@pytest.mark.clause("TD-59")
@pytest.mark.parametrize(("mood", "now"), [(6, 8), (7, 8), (8, 8), (-8, -6)])
def test_surplus_praise_is_lost(table: Put, mood: int, now: int) -> None:
    t = kitchen(table, "goal trio: identical 3", ana=f"supply radish 3; mood {mood}; goals trio")
    assert t.play("announce trio").mood("ana") == now


@pytest.mark.clause("TD-59")
def test_a_challenge_is_announced_only_when_nothing_is_left_to_assign_lay_or_deliver(table: Put) -> None:
    given = ("goal trio: identical 3", "pie: 3 radish", "tart: 2 daisy")
    for said in ("3 pie; supply radish 4", "3 pie; supply daisy 3, bee", "2 tart: daisy; supply acorn 3"):
        t = kitchen(table, *given, ana=f"{said}; goals trio")
        assert t.why("announce trio") == ["TD-59"]
    t = kitchen(table, *given, ana="3 pie; supply radish 4; goals trio")
    t.play("lay radish pie")
    assert t.why("announce trio") == ["TD-59"]
    t.play("deliver", "announce trio")


@pytest.mark.clause("TD-59")
def test_a_challenge_is_not_announced_before_or_during_phase_one(table: Put) -> None:
    t = table("goal trio: identical 3", bees=True, ana="3 o32; supply radish 3; goals trio", ben="goals g5",
              tray="o36, o37, o38")  # fmt: skip
    assert t.why("announce trio") == ["TD-59"]
    t.play("take o36")
    assert (t.why("announce trio"), t.why("announce g5")) == (["TD-00"], ["TD-59"])


@pytest.mark.clause("TD-59", "TD-00")
def test_a_challenge_that_one_has_not_is_not_announced(table: Put) -> None:
    t = kitchen(table, "goal trio: identical 3", ana="supply radish 3", ben="goals trio")
    assert t.why("announce trio") == ["TD-00"]


@pytest.mark.clause("TD-59")
def test_several_are_announced_one_after_the_other(table: Put) -> None:
    t = kitchen(table, "goal trio: identical 3", "goal few: empty 3", "goal many: supply 4",
                ana="supply radish 3; goals trio, few, many")  # fmt: skip
    t.play("announce few")
    assert t.why("announce many") == ["TD-59"]
    t.play("announce trio")
    assert t.mood("ana") == 4
    t.play("end")
    assert t.asked == "ben visit"


@pytest.mark.clause("TD-60")
def test_a_mastered_challenge_may_be_kept_and_must_be_mastered_later(table: Put) -> None:
    t = kitchen(table, "goal duo: delivered 1", "goal trio: identical 3", "pie: 3 radish",
                tray="o36, o37, o38",
                pantry="1.1 daisy", ana="3 pie: radish; supply acorn 3; goals duo, trio; 5 o32")  # fmt: skip
    t.play("deliver", "end", "take o36", "take o37", "end")
    assert t.turn == "ana"
    t.play("visit 1.1", "move o32")
    assert (t.why("announce duo"), t.why("announce trio")) == (["TD-59"], [])


@pytest.mark.clause("TD-61", "TD-78")
def test_announcing_ends_the_turn_and_no_card_is_played_afterwards(table: Put) -> None:
    t = kitchen(table, "goal trio: identical 3", "card nap: praise 1", secret=True,
                tray="o36, o37, o38", ana="supply radish 3, acorn; goals trio; hand nap; 3 o32: mix")  # fmt: skip
    t.play("deliver", "announce trio")
    assert t.why("card nap") == ["TD-61"]
    assert t.why("visit 1.1") == ["TD-15"]
    for said in ("deliver", "take o36", "piece radish", "no", "yes"):
        assert t.why(said) == ["TD-00"]
    assert t.legal() == [t.action("end")]
    t.play("end")
    assert t.hand("ana") == ["nap"]


@pytest.mark.clause("TD-61", "TD-78", "TD-75")
def test_cards_are_played_before_announcing(table: Put) -> None:
    t = kitchen(table, "goal trio: identical 3", "card nap: draw 1", secret=True, bag="radish",
                ana="supply radish 2; goals trio; hand nap")  # fmt: skip
    assert t.why("announce trio") == ["TD-59"]
    t.play("card nap", "announce trio", "end")
    assert t.mood("ana") == 2


@pytest.mark.clause("TD-62")
@pytest.mark.parametrize(("row", "mastered"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_1er_or_2er_row_emptied_in_this_turn(table: Put, row: int, mastered: bool) -> None:  # noqa: FBT001
    t = table("goal stock: emptied 3", "pie: 6 chili", bees=True, columns=2, bag="dandelion 9",
              pantry=f"{row}.1 -, {row}.2 mushroom", ana="6 pie; goals stock", ben="6 o30: dandelion")  # fmt: skip
    t.play(f"visit {row}.2", "move pie")
    assert t.why("announce stock") == ([] if mastered else ["TD-59"])
    t.state.challenge[1, 0] = 1
    t.play("end", "visit 1.1", "move o30")
    t.state.supply[1] = [0] * 8
    t.play("deliver")
    assert t.why("announce stock") == ["TD-59"]


@pytest.mark.clause("TD-62")
@pytest.mark.parametrize(("supply", "mastered"), [
    ("radish 3", True), ("radish 4, daisy", True), ("radish 2, daisy 2", False), ("bee 3", False), ("", False),
])  # fmt: skip
def test_three_identical_ingredients_in_supply(table: Put, supply: str, mastered: bool) -> None:  # noqa: FBT001
    t = kitchen(table, "goal trio: identical 3", ana=f"supply {supply}; goals trio")
    assert t.why("announce trio") == ([] if mastered else ["TD-59"])


@pytest.mark.clause("TD-62")
@pytest.mark.parametrize(("chefs", "mastered"), [((1, 2, 3), True), ((0, 7, 0), False), ((4, 4, 4), False)])
def test_orders_of_three_different_chefs(table: Put, chefs: tuple[int, ...], mastered: bool) -> None:  # noqa: FBT001
    orders = [f"p{n}: {n} chili; chef {chef}" for n, chef in enumerate(chefs, 1)]
    t = kitchen(table, "goal three: chefs 3", *orders, ana="1 p1; 2 p2; 3 p3; goals three")
    assert t.why("announce three") == ([] if mastered else ["TD-59"])


GOALS = [
    ("same-chef 2", "1 a; 2 b", True), ("same-chef 2", "1 a; 3 c", False),
    ("kinds 3", "supply radish 2, daisy, acorn", True), ("kinds 3", "supply radish 2, daisy, bee", False),
    ("supply 3", "supply radish 2, daisy", True), ("supply 3", "supply radish 2, bee", False),
    ("empty 1", "supply radish", True), ("empty 1", "supply radish 2", False), ("empty 0", "", True),
    ("orders 2", "1 a; 6 b", True), ("orders 2", "1 a", False),
    ("late 2", "1 a; 2 b", True), ("late 2", "2 a; 3 b", False),
    ("early 2", "5 a; 6 b", True), ("early 2", "4 a; 5 b", False),
    ("swarm 2", "1 a: - bee bee; 2 b: - bee", True), ("swarm 2", "1 a: - bee; 2 b: - bee", False),
    ("bees 2", "1 a: - bee; 2 b: - bee", True), ("bees 2", "1 a: - bee", False),
    ("nearly 2", "3 c: radish -; 4 d: - daisies", True), ("nearly 2", "3 c: radish -; 4 d", False),
    ("on-orders 3", "3 c: radish -; 4 d: daisies -", True), ("on-orders 3", "3 c: radish - bee bee", False),
    ("mood 0", "mood -1", True), ("mood 0", "mood 0", True), ("mood 0", "mood 1", False),
    ("delivered 1", "", False), ("taken 1", "", False), ("saved 1", "", False), ("pushed 1", "", False),
    ("emptied 3", "", False),
]  # fmt: skip


@pytest.mark.clause("TD-62")
@pytest.mark.parametrize(("goal", "said", "mastered"), GOALS)
def test_the_projects_own_challenges(table: Put, goal: str, said: str, mastered: bool) -> None:  # noqa: FBT001
    orders = ("a: 1 chili; chef 1", "b: 2 chili; chef 1", "c: 3 radish chili; chef 2", "d: 4 chili chili; chef 3")
    t = kitchen(table, f"goal own: {goal}", *orders, ana=f"{said}; goals own")
    assert t.why("announce own") == ([] if mastered else ["TD-59"])


@pytest.mark.clause("TD-62")
@pytest.mark.parametrize("goal", ["swarm 1", "bees 1", "on-orders 1", "nearly 1", "orders 1", "chefs 1", "same-chef 1"])
def test_challenges_look_at_ones_own_kitchen(table: Put, goal: str) -> None:
    t = kitchen(table, f"goal own: {goal}", "b: 2 radish chili", ana="goals own, g5", ben="1 o53: - bee; 2 b: radish -")
    t.state.kitchen[1, 2] = t.deck.order("o52")
    t.state.lying[t.deck.order("o53"), 0] = 1
    assert t.why("announce own") == t.why("announce g5") == ["TD-59"]


@pytest.mark.clause("TD-59", "TD-62")
@pytest.mark.parametrize(("goal", "n"), [("taken", 2), ("pushed", 1), ("delivered", 1), ("saved", 3)])
def test_challenges_are_checked_from_what_was_done_this_turn(table: Put, goal: str, n: int) -> None:
    for least, mastered in ((n, True), (n + 1, False)):
        t = table(f"goal own: {goal} {least}", "pie: 4 radish acorn", bees=True, pantry="2.1 radish acorn, 1.1 chili",
                  bag="chili 9", ana="1 o36; 4 pie: bee bee bee; goals own", ben="6 o33; goals own")  # fmt: skip
        t.play("visit 2.1", "move o36", "move pie", "lay radish pie", "lay acorn pie", "deliver")
        assert t.why("announce own") == ([] if mastered else ["TD-59"])
        t.play("end", "visit 1.1", "move o33")
        assert t.why("announce own") == (["TD-59"] if least > 1 or goal != "taken" else [])


@pytest.mark.clause("TD-60", "TD-59")
def test_the_praise_itself_can_undo_a_challenge(table: Put) -> None:
    t = kitchen(table, "goal glum: mood 0", "goal few: empty 0", ana="mood -1; goals glum, few")
    t.play("announce few")
    assert t.why("announce glum") == ["TD-59"]
