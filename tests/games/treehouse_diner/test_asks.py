"""What is asked of a seat: every part with its reasons, in phase 2 and wherever an effect leaves a choice."""

from __future__ import annotations

import pytest

from doghouse.core.moves import Refusal
from doghouse.games.treehouse_diner import plays
from doghouse.games.treehouse_diner.state import (
    ANNOUNCE,
    CARD,
    DELIVER,
    END,
    NO,
    YES,
    Phase,
)

from .shown import at, take, visit

THREE = ("pie: 6 radish radish daisy", "soup: 3 acorn A A B")


def clauses(found: list[Refusal]) -> list[str]:
    return [refusal.clause for refusal in found]


# ---------------------------------------------------------------- laying


@pytest.mark.clause("TD-27", "TD-53")
def test_several_things_can_be_laid_in_one_play() -> None:
    place = at(*THREE, bees=True, ana="6 pie; 3 soup; supply radish 2, acorn, bee 2", phase="kitchen")
    laid = [place.lay("radish", "pie"), place.bee("soup"), place.lay("radish", "pie"), place.bee("pie")]
    assert place.why(*laid) == []
    assert plays.order(place.state, laid) == tuple(laid)
    assert clauses(place.why(*laid, place.lay("radish", "pie"))) == ["TD-00"]
    twice = place.why(place.bee("soup"), place.bee("soup"))
    assert twice == [Refusal("TD-53", "soup", of="order", need=0, have=1)]
    asked = place.ask(*laid)
    assert asked["play"] == laid
    assert {p["part"] for p in asked["parts"]} == {"end", "deliver", "lay"}
    assert clauses(place.why(*laid, END)) == ["TD-00", "TD-27", "TD-53"]
    assert place.ask(*laid, END)["chosen"] == [END]


@pytest.mark.clause("TD-27", "TD-73")
def test_every_held_piece_is_listed_for_every_order_with_its_reasons() -> None:
    place = at(*THREE, ana="6 pie; 3 soup: - radish; supply radish, acorn, mushroom", phase="kitchen")
    assert place.part("lay", piece="radish", card="pie")["no"] == []
    assert place.part("lay", piece="radish", card="soup", plate="A")["no"] == []
    assert place.part("lay", piece="radish", card="soup", plate="B")["no"] == [
        {"clause": "TD-73", "card": "soup", "of": "radish", "have": 0}
    ]
    assert place.part("lay", piece="acorn", card="soup", plate="A")["no"] == [
        {"clause": "TD-73", "card": "soup", "of": "radish", "have": 1}
    ]
    assert place.part("lay", piece="mushroom", card="pie")["no"] == [
        {"clause": "TD-27", "card": "pie", "of": "mushroom", "have": 0}
    ]
    own = [p for p in place.ask()["parts"] if p["part"] == "lay" and p["piece"] == "acorn" and p["card"] == "soup"]
    assert [p.get("plate") for p in own] == [None, "A", "B"]


@pytest.mark.clause("TD-27", "TD-30", "TD-53", "TD-75")
def test_what_is_still_to_be_done_is_named() -> None:
    place = at(*THREE, bees=True, ana="6 pie; supply radish 2, bee", phase="kitchen")
    fits, bees = Refusal("TD-27", "pie", of="radish", have=2), Refusal("TD-53", of="supply", have=1)
    assert place.why(END) == [fits, bees]
    assert place.why(DELIVER) == [fits, Refusal("TD-30", have=0), bees]
    ready = at("pie: 6 radish", ana="6 pie: radish", phase="kitchen")
    assert ready.why(END) == [Refusal("TD-30", "pie", have=1)]
    assert ready.why(DELIVER) == []


def obvious(*given: str, supply: str, **told: str) -> list[tuple[str, ...]]:
    """What can be assigned without a choice, in words."""
    place = at(*given, phase="kitchen", bees=True, ana="; ".join([*told.values(), f"supply {supply}"]))
    actions = place.ask()["obvious"]
    assert not actions or place.why(*actions) == []
    found = [p for action in actions for p in place.ask()["parts"] if p["action"] == action]
    return [(str(p.get("piece", "bee")), str(p["card"]), *filter(None, [p.get("plate")])) for p in found]


@pytest.mark.clause("TD-27", "TD-53", "TD-74")
def test_what_can_go_to_one_place_only_is_obvious() -> None:
    two = ("pie: 6 radish radish", "cake: 3 radish acorn")
    assert obvious(two[0], supply="radish 3, mushroom", a="6 pie") == [("radish", "pie")] * 2
    assert obvious(*two, supply="radish 2, acorn", a="6 pie", b="3 cake") == [("acorn", "cake")]
    every = [("radish", "cake"), ("radish", "pie"), ("radish", "pie")]
    assert obvious(*two, supply="radish 3", a="6 pie", b="3 cake") == every
    assert obvious("soup: 3 A A", supply="daisy", a="3 soup") == [("daisy", "soup", "A")]
    assert obvious("soup: 3 A A", supply="daisy, acorn", a="3 soup") == []
    fixed = [("acorn", "soup", "A")]
    assert obvious("soup: 3 A A", supply="daisy, acorn", a="3 soup: acorn") == fixed
    assert obvious("soup: 3 A B", supply="acorn", a="3 soup") == []
    assert obvious("pie: 6 daisy radish", supply="daisy 2", a="6 pie") == []
    assert obvious("pie: 6 daisy radish", supply="daisy", a="6 pie") == [("daisy", "pie")]
    assert obvious(*two, supply="bee", a="6 pie", b="3 cake") == []
    assert obvious(*two, supply="bee 3", a="6 pie", b="3 cake") == [("bee", "cake"), ("bee", "pie")]
    assert obvious(*two, supply="bee 2", a="6 pie: - - bee", b="3 cake") == [("bee", "cake")]
    assert obvious(*two, supply="bee 2") == []


# ---------------------------------------------------------------- effects, cards, challenges


@pytest.mark.clause("TD-49", "TD-46")
def test_an_effect_asks_for_its_parts_and_must_be_carried_out() -> None:
    place = at("row 1: left 1", "pie: 3 acorn", ana="6 o13; 4 o11; 3 pie", pantry="only 1.1 daisy")
    place.do(visit("1.1"), place.minute("pie"))
    asked = place.ask()
    assert (asked["phase"], {p["part"] for p in asked["parts"]}) == ("left", {"left"})
    assert place.why(NO) == [Refusal("TD-49")]
    assert place.why(place.left("o13")) == [Refusal("TD-46", "o13", need=7, have=6)]
    assert place.part("left", card="pie")["no"] == []
    assert place.view()["ability"] == {"card": "row-1", "line": 0, "seat": 0, "verb": "left", "n": 1, "left": 1}


@pytest.mark.parametrize(
    ("effect", "phase", "names"),
    [
        ("discard 1", "discard", ["piece"] * 2),
        ("recycle 1", "recycle", ["piece"] * 2 + ["no"]),
        ("compost 1", "compost", ["piece"]),
        ("answer 1", "tray", ["order"] * 3),
        ("may 1 2, discard 1, draw 1", "may", ["yes", "no"]),
        ("may 0 1, draw 1", "may", ["yes", "no"]),
        ("choose 2, draw 1, praise 1", "option", ["option"] * 2),
        ("shortcut 1", "grab", ["grab"] * 2),
    ],
)
def test_every_choice_lists_what_there_is_to_choose(effect: str, phase: str, names: list[str]) -> None:
    place = at(
        f"card nap: {effect}", secret=True, ana="3 o8; hand nap; supply acorn, daisy, bee", compost="mushroom 2, bee",
        pantry="only 1.1 bee, 2.2 daisy daisy",
    ).do(CARD)  # fmt: skip
    asked = place.ask()
    assert (asked["phase"], [p["part"] for p in asked["parts"]]) == (phase, names)
    assert all(p["no"] == [] for p in asked["parts"])
    for p in asked["parts"]:
        assert place.ask(p["action"])["play"] == [p["action"]]
    assert place.ask(asked["parts"][0]["action"], asked["parts"][-1]["action"])["chosen"][-1:] == [
        asked["parts"][-1]["action"]
    ]


def test_an_offer_that_cannot_be_paid_says_what_it_costs() -> None:
    place = at("card nap: may 2 2, discard 2, draw 1", secret=True, ana="3 o8; hand nap; supply acorn, bee").do(CARD)
    assert place.part("yes")["cost"] == {"ingredients": 2}
    assert place.why(YES) == [Refusal("TD-00", of="ingredients", need=2, have=1)]


@pytest.mark.clause("TD-59", "TD-60", "TD-61")
def test_a_challenge_says_how_far_it_is() -> None:
    goals = ("goal stock: identical 3", "goal poor: mood -5", "goal row: emptied 1", "card nap: draw 1")
    ana = "3 o8; supply acorn 2; goals stock, poor, row; hand nap"
    place = at(*goals, bees=True, secret=True, phase="kitchen", ana=ana)
    assert place.part("announce", card="stock")["no"] == [
        {"clause": "TD-59", "card": "stock", "of": "least", "need": 3, "have": 2}
    ]
    assert place.why(ANNOUNCE + 1) == [Refusal("TD-59", "poor", of="most", need=-5, have=0)]
    assert place.why(ANNOUNCE + 2) == [Refusal("TD-59", "row")]
    assert clauses(place.why(ANNOUNCE + 5)) == ["TD-00"]
    place.state.supply[0, 0] = 1  # which fits, so phase 2 is not over
    assert place.why(ANNOUNCE) == [Refusal("TD-59", "stock")]
    place.state.supply[0, 0], place.state.supply[0, 1] = 0, 3
    place.do(ANNOUNCE)
    assert [p["part"] for p in place.ask()["parts"]] == ["end", "announce", "announce", "card"]
    assert place.why(CARD) == [Refusal("TD-61", "nap")]


@pytest.mark.clause("TD-22", "TD-75", "TD-00")
def test_who_is_not_asked_is_told_so() -> None:
    place = at("card nap: draw 1", secret=True, ana="3 o8; hand nap", ben="4 o11; hand nap").do(take(0))
    assert place.state.player == 1
    assert clauses(place.why(NO)) == ["TD-22"]
    assert clauses(place.why(END)) == ["TD-22"]
    assert place.why(CARD, seat=1) == [Refusal("TD-75", "nap")]
    assert place.why(CARD, seat=0) == [Refusal("TD-75", "nap")]
    assert clauses(place.why(take(1), seat=0)) == ["TD-00"]
    assert plays.waiting(place.state, 0) == "TD-00"
    assert plays.consider(place.state, place.deck, 0, ()) is None
    without = at("card nap: draw 1", secret=True, ana="3 o8; hand nap")
    assert clauses(without.why(CARD, seat=1)) == ["TD-00", "TD-75"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    place = at(ana="3 o8")
    place.state.phase = Phase.OVER
    assert plays.consider(place.state, place.deck, 0, ()) is None
    assert clauses(place.why(END)) == ["TD-00"]


@pytest.mark.clause("TD-13", "TD-19")
def test_phase_one_is_skipped_only_when_it_cannot_be_carried_out() -> None:
    place = at("card nap: draw 1", secret=True, ana="hand nap", tray="-, -, -", pile="")
    assert place.part("end")["no"] == []
    assert place.ask(END)["play"] == [END]
    assert {p["part"] for p in place.ask()["parts"]} == {"end", "visit", "card"}
    assert at(ana="3 o8").part("end")["no"] == [{"clause": "TD-13"}]
    price = at(ana="3 o8", pantry="2.1 acorn acorn").part("visit", row=2, column=1)
    assert (price["cost"], price["have"], price["no"]) == (2, 3, [])
