"""What is seen: all that lies open, one's own hand, and nothing of what is face down."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from doghouse.core.chance import count
from doghouse.games.treehouse_diner import plays, rules, view, words
from doghouse.games.treehouse_diner.state import CARD, DELIVER, MIX, Event, Phase

from .shown import HOUSE, at, games, new_game, piece, take, visit


@pytest.mark.clause("TD-04", "TD-08", "TD-11")
def test_a_position_is_seen_as_it_is() -> None:
    place = at(
        "pie: 6 radish daisy A", "soup: 1 acorn", "cake: 3 acorn", "card nap: draw 1; copies 3",
        "goal stock: identical 3",
        bees=True, secret=True, round=4, deliveries=6, first="ben", turn="ana", phase="kitchen",
        ana="6 pie: radish daisies - bee; supply radish 2, bee; mood -1; hive 2; delivered cake; goals stock; hand nap",
        ben="1 soup; hand nap", pantry="only 2.3 radish bee, 1.1 chili", tray="o20, -, o21", pile="o22",
        bag="acorn 3, bee", compost="radish 2", unfulfilled="o23", discards="nap",
    )  # fmt: skip
    table = place.view(0)
    heads = ("phase", "player", "turn", "first", "me", "round", "last", "deliveries", "columns", "bees", "secret")
    assert [table[k] for k in heads] == ["kitchen", 0, 0, 1, 0, 4, False, 6, 3, True, True]
    assert table["pantry"][1] == {"row": 2, "bonus": "chili-row-2", "spaces": [[], [], ["radish", "bee"]]}
    assert table["pantry"][0]["spaces"][0] == ["chili"]
    assert (table["tray"], table["bag"], table["compost"]) == (["o20", None, "o21"], 4, {"radish": 2})
    assert (table["orders"], table["unfulfilled"], table["actions"], table["discards"]) == (1, ["o23"], 0, {"nap": 1})
    ana = table["seats"][0]
    assert ana["lane"] == [None] * 5 + [
        {"order": "pie", "on": ["radish", "joker", None], "pieces": {"radish": 1, "daisy": 2}, "bees": 1, "open": 1}
    ]
    assert (ana["supply"], ana["mood"], ana["hive"], ana["hand"]) == ({"radish": 2, "bee": 1}, -1, 2, 1)
    assert (ana["delivered"], ana["minutes"], ana["score"]) == (["cake"], 6, 1 - 1 + 2 + 3)
    assert ana["challenges"] == [{"card": "stock", "mastered": False}]
    assert (table["hand"], table["seats"][1]["hand"], table["seats"][1]["minutes"]) == ({"nap": 1}, 1, 1)
    assert [table[k] for k in ("visit", "stack", "ability", "result")] == [None] * 4
    assert place.view(None)["hand"] is None
    assert at(ana="").view()["pantry"][3]["bonus"] == "row-4"


def test_what_was_done_in_a_turn_is_seen() -> None:
    place = at(
        "pie: 3 acorn", "card rest: free 1", "card hush: calm 0", secret=True, bees=True,
        ana="3 pie: acorn bee; hand rest, hush", pantry="only 1.1 acorn, 2.1 bee",
    )  # fmt: skip
    place.do(CARD, CARD + 1)
    done = place.view()["done"]
    assert done["played"] == {"rest": 1, "hush": 1}
    assert (done["free"], done["calm"], done["visited"], done["phoned"]) == (1, True, False, False)
    place.do(visit("1.1"), DELIVER)
    done = place.view()["done"]
    assert (done["visited"], done["emptied"], done["fetched"]) == (True, [1], 1)
    assert (done["delivered"], done["saved"], done["pushed"]) == (1, 1, 0)
    assert place.view()["discards"] == {"rest": 1, "hush": 1}


def test_an_effect_that_waits_is_seen_with_its_verb_and_the_choices_left() -> None:
    place = at("card nap: draw 1, discard 2", secret=True, ana="3 o8; hand nap; supply acorn 3").do(CARD)
    assert place.view()["ability"] == {"card": "nap", "line": 1, "seat": 0, "verb": "discard", "n": 2, "left": 2}
    assert place.do(piece("acorn")).view()["ability"]["left"] == 1


@pytest.mark.clause("TD-39", "TD-48")
def test_who_decides_and_whose_turn_it_is_are_two_things() -> None:
    place = at("pie: 3 acorn; others-discard 1", ana="6 o13", ben="4 o11; supply daisy", tray="pie, o20, o21")
    table = place.do(take(0)).view(1)
    assert (table["turn"], table["player"], table["phase"]) == (0, 1, "discard")
    assert (table["ability"]["card"], table["ability"]["seat"]) == ("pie", 0)
    assert table["done"]["phoned"]


@pytest.mark.clause("TD-34", "TD-35", "TD-56", "TD-57")
def test_the_result_counts_every_source_and_shows_the_hands() -> None:
    place = at(
        "pie: 3 acorn; points 7", "cake: 2 acorn; points 4", "card nap: draw 1", secret=True, bees=True,
        ana="delivered pie, cake; mood -2; hive 2; hand nap", ben="mood 3",
    )  # fmt: skip
    place.state.phase = Phase.OVER
    table = place.view(1)
    assert table["player"] is None
    assert table["result"]["breakdown"][0] == [
        {"source": "orders", "n": 2, "points": 11},
        {"source": "mood", "n": -2, "points": -2},
        {"source": "bees", "n": 2, "points": 2},
        {"source": "most-bees", "n": 2, "points": 3},
    ]
    assert table["result"]["breakdown"][1] == [{"source": "mood", "n": 3, "points": 3}]
    assert (table["result"]["scores"], table["result"]["winners"]) == ([14, 3], [0])
    assert table["result"]["hands"] == [{"nap": 1}, {}]
    shared = at(ana="", ben="")
    shared.state.phase = Phase.OVER
    end = shared.view()["result"]
    assert (end["winners"], end["decided"]) == ([0, 1], None)
    assert [row["by"] for row in end["ties"]] == ["delivered", "unfinished", "on-orders", "supply"]


@pytest.mark.clause("TD-35")
@pytest.mark.parametrize(("ana", "ben", "decided", "said"), [
    ("mood 3", "delivered cake; mood -1", "delivered", "more delivered orders decide."),
    ("mood 3", "mood 3; 4 cake: - -", "unfinished", "more orders in the kitchen decide."),
    ("mood 3; 2 pie: - - -", "mood 3; 4 cake: acorn -", "on-orders", "more ingredients on orders decide."),
    ("mood 3", "mood 3; supply radish", "supply", "more ingredients in the supply decide."),
    ("mood 3", "mood 4", None, "Ben wins with 4 points."),
])  # fmt: skip
def test_what_decided_between_equal_points_is_told(ana: str, ben: str, decided: str | None, said: str) -> None:
    place = at("pie: 3 acorn; points 7", "cake: 2 acorn; points 4", ana=ana, ben=ben)
    place.state.phase = Phase.OVER
    end = place.view()["result"]
    assert (end["winners"], end["decided"]) == ([1], decided)
    told = words.status(place.state, "en", None, ("Ana", "Ben"), place.deck)
    assert told.endswith(said)
    assert told.startswith("Ben wins with")


# ---------------------------------------------------------------- secrets


@pytest.mark.clause("TD-30", "TD-80")
def test_nothing_that_is_hidden_reaches_a_view_an_event_or_an_ask() -> None:
    codes, phases = set(), set()
    for s, rows in games():
        phases.add(Phase(s.phase))
        public = view.public(s, HOUSE)
        for viewer in (None, *range(s.players)):
            said = view.events(rows, HOUSE, viewer)
            codes |= {str(event["code"]) for event in said}
            gets = [event for event in said if event["code"] == "get"]
            assert all(("card" in event) == (event["seat"] == viewer) for event in gets)
            seen = view.as_seen(public, s, HOUSE, viewer)
            json.dumps([seen, said])
            if viewer is None:
                assert seen == public
                continue
            assert sum(seen["hand"].values()) == count(s.hand[viewer])  # type: ignore[attr-defined]
            if rules.over(s) or viewer != s.player:
                continue
            again = s.copy()
            rules.redeal(again, HOUSE.cards, viewer, s.rng[0].copy())
            assert view.view(again, HOUSE, viewer) == seen
            assert plays.consider(again, HOUSE, viewer, ()) == plays.consider(s, HOUSE, viewer, ())
            for action in random.Random(s.round).sample(range(300), 4):
                assert plays.refusals(again, HOUSE, viewer, [action]) == plays.refusals(s, HOUSE, viewer, [action])
    every = {event.name.lower() for event in Event}
    assert codes >= every - {"skip", "free", "calm", "use", "grab", "save", "master", "stack", "renew", "left"}
    assert Phase.OVER in phases


def test_an_others_hand_is_only_a_number() -> None:
    s = new_game(3, 3, 0, 1)
    hands = [view.view(s, HOUSE, seat)["hand"] for seat in range(3)]
    for seat in range(3):
        seen = json.dumps(view.view(s, HOUSE, seat))
        for other in range(3):
            names = set(hands[other]) - set(hands[seat])  # type: ignore[call-overload]
            assert not any(f'"{name}"' in seen for name in names)
    assert len({json.dumps(hand) for hand in hands}) > 1


@pytest.mark.clause("TD-70")
def test_events_name_the_orders_of_the_set_that_is_played() -> None:
    chili = set(HOUSE.order_ids[54:])
    for s, rows in games():
        said = {
            str(e["order"]) for e in view.events(rows, HOUSE, None) if e["code"] in ("ring", "order", "out", "deliver")
        }
        assert all((one in chili) == bool(s.secret) for one in said - set(HOUSE.order_ids[:8]))


def test_events_name_spaces_as_people_count_them() -> None:
    assert view.event([Event.FILL, -1, -1, 8, 3, 0], HOUSE, None) == {
        "code": "fill", "piece": "radish", "row": 2, "column": 2,
    }  # fmt: skip
    assert view.event([Event.GRAB, 1, -1, 7, 0, 0], HOUSE, None) == {
        "code": "grab", "seat": 1, "piece": "bee", "row": 1, "column": 1,
    }  # fmt: skip
    minute = view.event([Event.MINUTE, 0, -1, 0, 2, 0], HOUSE, None)
    assert (minute["order"], minute["space"]) == (HOUSE.order_ids[0], 3)
    assert view.event([Event.LAY, 0, -1, 5, 0, 7], HOUSE, None)["need"] == "A"
    assert view.event([Event.USE, 0, -1, 1, 0, 0], HOUSE, None)["yes"] is True
    assert view.event([Event.RENEW, -1, -1, 1, 0, 0], HOUSE, None) == {"code": "renew", "pile": "actions"}
    assert "card" not in view.event([Event.GET, 1, 1, 0, 0, 0], HOUSE, 0)


# ---------------------------------------------------------------- what is written of it


COUNTS = ("compost", "discards", "supply", "hand", "pieces", "played", "hands")  # by id


def keys(data: object) -> set[str]:
    """Every key in some data, but for the ids in what is counted."""
    if isinstance(data, list):
        return {key for one in data for key in keys(one)}
    if not isinstance(data, dict):
        return set()
    return set(data) | {key for name, one in data.items() if name not in COUNTS for key in keys(one)}


def test_every_field_of_a_view_and_of_an_ask_is_described() -> None:
    wire = (Path(__file__).parents[3] / "docs/wire.md").read_text(encoding="utf-8")
    page = wire.partition("What Treehouse Diner adds")[2]
    over = at(ana="mood 1")
    over.state.phase = Phase.OVER
    stack = at("pie: 6 chili", ana="6 pie; supply acorn 4", phase="kitchen")
    stack.do(stack.joker(MIX, "pie", "chili"))
    may = at("card nap: may 1 1, discard 1, draw 1", secret=True, ana="3 o8; hand nap; supply acorn").do(CARD)
    minutes = at(ana="3 o8").do(visit("2.1"))
    shown: list[Any] = [one for place in (over, stack, may, minutes) for one in (place.view(0), place.ask())]
    shown += [s for s, _ in games(1) for s in (view.view(s, HOUSE, 0), plays.consider(s, HOUSE, s.player, ()))]
    found = {key for one in shown for key in keys(one)}
    assert {key for key in found if not re.search(rf'["`]{key}["`]', page)} == set()
