"""The end of the game, points, tie-breakers, and clause 00 (TD-32 to TD-35, TD-00)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.ending import ties
from doghouse.games.treehouse_diner.state import ACTIONS, Phase
from doghouse.games.treehouse_diner.view import TIE_BREAKS

if TYPE_CHECKING:
    from .conftest import Put

SIX = [f"m{n}: {n} chili" for n in range(1, 7)]
PIE = "pie: 3 radish; points 4"


# ---------------------------------------------------------------- the end


@pytest.mark.clause("TD-32", "TD-33")
def test_when_enough_is_delivered_the_round_is_finished(table: Put) -> None:
    t = table(PIE, "cake: 2 acorn", *SIX, phase="kitchen", deliveries=2, turn="ben", first="ana", ana="",
              ben="3 pie: radish; delivered cake", eva="")  # fmt: skip
    t.play("deliver")
    assert t.said("last") == [("ben", 0, 0, 0, 0, 0)]
    t.play("end")
    assert (t.turn, t.state.phase) == ("eva", Phase.VISIT)
    t.play(*[f"take {one}" for one in t.tray[:3]], "end")
    assert t.rules.over(t.state)
    assert t.said("over") == [("-", 0, 0, 0, 0, 0)]


@pytest.mark.clause("TD-33")
def test_the_last_helper_of_the_round_ends_the_game_at_once(table: Put) -> None:
    t = table(PIE, phase="kitchen", deliveries=1, turn="ana", first="ben", ana="3 pie: radish", ben="")
    t.play("deliver")
    assert not t.rules.over(t.state)
    t.play("end")
    assert t.rules.over(t.state)


@pytest.mark.clause("TD-32")
def test_fewer_deliveries_do_not_end_the_game(table: Put) -> None:
    t = table(PIE, "cake: 2 acorn", phase="kitchen", deliveries=3, first="ben", ana="3 pie: radish; delivered cake")
    t.play("deliver", "end")
    assert (t.turn, t.state.last, t.state.round) == ("ben", 0, 2)


@pytest.mark.clause("TD-32", "TD-30")
def test_several_deliveries_at_once_may_be_more_than_enough(table: Put) -> None:
    t = table(PIE, "cake: 2 acorn", phase="kitchen", deliveries=1, first="ben", ana="3 pie: radish; 2 cake: acorn")
    t.play("deliver")
    assert (t.delivered("ana"), len(t.said("last"))) == (["pie", "cake"], 1)
    t.play("end")
    assert t.rules.over(t.state)


@pytest.mark.clause("TD-32", "TD-33")
def test_the_end_is_triggered_once(table: Put) -> None:
    t = table(PIE, "cake: 2 acorn", phase="kitchen", deliveries=1, ana="3 pie: radish", ben="2 cake: acorn")
    t.play("deliver", "end")
    t.play("visit 1.1", "move cake", "deliver")
    assert t.said("last") == []
    t.play("end")
    assert t.rules.over(t.state)


STUCK = {"tray": "-, -, -", "pile": "-", "bag": "-", "pantry": "only"}


@pytest.mark.clause("TD-33", "TD-19")
def test_a_round_in_which_nobody_could_do_phase_one_ends_the_game(table: Put) -> None:
    t = table(phase="kitchen", turn="ben", ana="", ben="", **STUCK)
    t.play("end")
    assert (t.turn, t.state.round, t.state.acted) == ("ana", 2, 0)
    t.play("end")
    assert not t.rules.over(t.state)
    t.play("end")
    assert t.rules.over(t.state)


@pytest.mark.clause("TD-33")
def test_one_who_can_is_enough_to_go_on(table: Put) -> None:
    told = STUCK | {"pantry": "only 1.1 acorn"}
    t = table(phase="kitchen", turn="ben", first="ana", ana="3 o32", ben="", **told)
    t.play("end")
    t.play("visit 1.1", "move o32", "end", "end")
    assert (t.turn, t.state.round) == ("ana", 3)


@pytest.mark.clause("TD-33")
def test_a_round_with_the_phone_only_is_followed_by_another(table: Put) -> None:
    t = table(*SIX, first="ana", ana="", ben="", **STUCK | {"tray": "m1, -, -"})
    t.play("take m1", "end", "end")
    assert (t.turn, t.state.round) == ("ana", 2)


@pytest.mark.clause("TD-33")
@pytest.mark.parametrize(("round", "over"), [(199, False), (200, True)])
def test_after_round_200_the_game_is_over(table: Put, round: int, over: bool) -> None:  # noqa: A002, FBT001
    t = table(phase="kitchen", turn="ben", first="ana", round=round, ana="", ben="")
    t.play("end")
    assert bool(t.rules.over(t.state)) == over


# ---------------------------------------------------------------- points


@pytest.mark.clause("TD-34")
def test_points_are_those_of_delivered_orders_and_the_mood(table: Put) -> None:
    t = table(PIE, "cake: 2 acorn; points 9", "jam: 5 acorn; points 12",
              ana="delivered pie, cake; mood -3; 5 jam: acorn", ben="delivered s0; mood 8; supply acorn")  # fmt: skip
    assert [t.score(name) for name in t.names] == [10, 9]
    assert t.winners() == ["ana"]


@pytest.mark.clause("TD-34", "TD-56", "TD-57")
def test_bees_count_beside_orders_and_mood(table: Put) -> None:
    t = table(PIE, bees=True, ana="delivered pie; mood 2; hive 3", ben="mood -8; hive 3", eva="hive 2")
    assert [t.score(name) for name in t.names] == [12, -2, 2]


TIES = [  # what both have, who wins, what decides
    ("delivered pie", "delivered a, b, c, d", ["ben"], "delivered"),
    ("delivered pie, a; 4 o34; supply acorn 9", "delivered b, c, d; mood 2", ["ben"], "delivered"),
    ("delivered pie; 4 o34; 3 o33", "delivered twin; 2 o32", ["ana"], "unfinished"),
    ("delivered pie; 4 o34; supply acorn 9", "delivered twin; 2 stew: radish - -", ["ben"], "on-orders"),
    ("delivered pie; 4 big: daisies - -", "delivered twin; 2 stew: radish - -; supply acorn 9", ["ana"], "on-orders"),
    ("delivered pie; 4 big: mix - -", "delivered twin; 2 stew: radish radish acorn", ["ana"], "on-orders"),
    ("delivered pie; 4 big: radish - - bee bee", "delivered twin; 2 stew: radish radish -", ["ben"], "on-orders"),
    ("delivered pie; supply acorn 2", "delivered twin; supply radish", ["ana"], "supply"),
    ("delivered pie; supply acorn, bee 4", "delivered twin; supply radish 2", ["ben"], "supply"),
    ("delivered pie; 4 big: radish - -; supply acorn", "delivered twin; 2 stew: acorn - -; supply radish",
     ["ana", "ben"], None),
]  # fmt: skip
TIED = (PIE, "twin: 1 chili; points 4", "stew: 2 A A B", "big: 4 A A B", "a: 1 chili", "b: 1 chili", "c: 1 chili",
        "d: 1 chili")  # fmt: skip


@pytest.mark.clause("TD-35")
@pytest.mark.parametrize(("ana", "ben", "winners", "decided"), TIES)
def test_ties_are_broken_by_delivered_unfinished_pieces_on_them_and_supply(
    table: Put, ana: str, ben: str, winners: list[str], decided: str | None
) -> None:
    t = table(*TIED, ana=ana, ben=ben)
    assert t.score("ana") == t.score("ben")
    assert t.winners() == winners
    assert ties(t.ranks(), TIE_BREAKS)["decided"] == decided


@pytest.mark.clause("TD-35")
def test_of_several_who_are_level_each_tie_breaker_is_told_until_one_is_ahead(table: Put) -> None:
    t = table(*TIED, ana="delivered pie; 4 stew: - - -", ben="delivered a, b, c; mood 1; 4 big: radish - -",
              eva="delivered d; mood 3; 4 o34; supply acorn 9")  # fmt: skip
    assert ties(t.ranks(), TIE_BREAKS) == {"ties": [{"by": "delivered", "n": [1, 3, 1]}], "decided": "delivered"}
    t = table(*TIED, ana="delivered pie; 4 stew: - - -", ben="delivered twin; 4 big: radish - -",
              eva="delivered d; mood 3; supply acorn 9", tom="supply acorn 9")  # fmt: skip
    assert ties(t.ranks(), TIE_BREAKS) == {
        "ties": [{"by": "delivered", "n": [1, 1, 1, None]}, {"by": "unfinished", "n": [1, 1, 0, None]},
                 {"by": "on-orders", "n": [0, 1, None, None]}],
        "decided": "on-orders",
    }  # fmt: skip


@pytest.mark.clause("TD-35")
@pytest.mark.parametrize("better", [
    "delivered pie; mood 1", "delivered pie", "4 o34", "4 big: radish - -", "supply acorn",
])  # fmt: skip
def test_points_come_before_every_tie_breaker(table: Put, better: str) -> None:
    t = table(*TIED, ana=better + "; mood -1" * ("mood" not in better), ben="mood -1; supply bee 9", bees=True)
    assert t.winners() == ["ana"]
    t = table(*TIED, ana="mood -8", ben="mood -7", eva="4 big: mix mix mix; supply acorn 18; mood -8")
    assert t.winners() == ["ben"]


# ---------------------------------------------------------------- clause 00


@pytest.mark.clause("TD-00")
@pytest.mark.parametrize("action", [-5, -1, ACTIONS, ACTIONS + 9])
@pytest.mark.parametrize("phase", list(Phase))
def test_there_are_no_other_actions(table: Put, action: int, phase: Phase) -> None:
    t = table("card act: choose 4, draw 1, draw 1, draw 1, draw 1", secret=True, bees=True, ana="3 o32; hand act")
    t.play("card act")
    t.state.phase = phase
    assert t.rules.why_not(t.state, t.deck.cards, action) == 100


@pytest.mark.clause("TD-00")
def test_when_the_game_is_over_nothing_can_be_done(table: Put) -> None:
    for said in (["visit 1.1", "move o32"], ["take m1", "take m2"]):
        t = table(PIE, *SIX, "card nap: praise 1", "goal few: empty 9", deliveries=3, first="ben", bees=True,
                  secret=True, tray="m1, m2, m3", pantry="1.1 acorn",
                  ana="3 o32; hand nap; goals few; supply bee; delivered pie, m4, m5", ben="")  # fmt: skip
        t.state.last = 1
        t.play(*said)
        while not t.rules.over(t.state):
            t.rules.apply(t.state, t.deck.cards, t.legal()[0], None)
        assert {t.rules.why_not(t.state, t.deck.cards, action) for action in range(ACTIONS)} == {100}
        assert t.legal() == []


@pytest.mark.clause("TD-00", "TD-14", "TD-19")
def test_all_clauses_that_forbid_are_named_the_lowest_first(table: Put) -> None:
    t = table(PIE, bees=True, ana="3 pie: radish; supply bee, radish, dandelion; 4 o34", phase="kitchen")
    assert t.why("end") == ["TD-27", "TD-30", "TD-53"]
    t = table(ana="", pantry="1.1 -")
    assert t.why("visit 1.1") == ["TD-14", "TD-15"]


@pytest.mark.clause("TD-00")
@pytest.mark.parametrize("said", ["no", "yes", "option 1", "piece radish", "grab radish 1.1", "move o32", "left o32"])
def test_what_is_not_asked_now_is_refused(table: Put, said: str) -> None:
    t = table(pantry="1.1 radish", ana="3 o32; supply radish")
    assert t.why(said) == ["TD-00"]
    t.state.phase = Phase.KITCHEN
    assert t.why(said) == ["TD-00"]
