"""Whole plays: what they are made of, all the reasons against them, and what may be added."""

from __future__ import annotations

import random

import pytest

from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.games import Game
from doghouse.games.treehouse_diner import plays, rules
from doghouse.games.treehouse_diner.state import (
    ACTIONS,
    CARD,
    DAISIES,
    END,
    MIX,
    MOVE,
    NO,
    NONE,
    REFUSALS,
    Moves,
    Phase,
)
from doghouse.server.thinking import any_legal
from doghouse.table.match import Header, Match, Refused

from .shown import HOUSE, Place, at, games, new_game, piece, take, visit

GAME = Game("treehouse-diner")
THREE = ("pie: 6 radish radish daisy", "soup: 3 acorn A A B")


def clauses(found: list[Refusal]) -> list[str]:
    return [refusal.clause for refusal in found]


# ---------------------------------------------------------------- a visit with its minutes


@pytest.mark.clause("TD-16", "TD-17", "TD-E1")
def test_a_visit_is_one_play_with_its_minutes_in_the_order_given() -> None:
    place = at(*THREE, ana="6 pie; 3 soup", pantry="3.1 acorn daisy radish")
    pie, soup = place.minute("pie"), place.minute("soup")
    five = MOVE + 4
    assert place.why(visit("3.1"), pie, five, soup) == []
    assert plays.order(place.state, [soup, visit("3.1"), pie, five]) == (visit("3.1"), soup, pie, five)
    assert clauses(place.why(visit("3.1"), soup, soup, pie)) == ["TD-00"]  # no order lies there any more
    place.do(*plays.order(place.state, [visit("3.1"), pie, five, soup]))
    assert place.state.phase == Phase.KITCHEN
    assert place.view()["seats"][0]["supply"] == {"acorn": 1, "radish": 1, "daisy": 1}


@pytest.mark.clause("TD-19")
def test_nothing_may_be_left_lying() -> None:
    place = at(*THREE, ana="6 pie; 3 soup", pantry="3.1 acorn daisy radish")
    assert place.why(visit("3.1")) == [Refusal("TD-19", of="paid", need=3, have=0)]
    assert place.why(visit("3.1"), place.minute("soup")) == [Refusal("TD-19", of="paid", need=3, have=1)]
    assert clauses(place.why(visit("1.1"), place.minute("soup"), place.minute("pie"))) == ["TD-00"]


@pytest.mark.clause("TD-17", "TD-19")
def test_all_the_reasons_against_a_visit_are_given() -> None:
    place = at(*THREE, ana="2 pie; 1 soup", pantry="4.1 acorn daisy radish bee")
    found = place.why(visit("4.1"), place.minute("pie"), place.minute("soup"))
    assert found == [
        Refusal("TD-17", "pie", need=1, have=2),
        Refusal("TD-19", of="kitchen", need=4, have=3),
    ]


@pytest.mark.clause("TD-14", "TD-15", "TD-26")
def test_where_nothing_lies_without_an_order_and_after_the_phone_there_is_no_visit() -> None:
    place = at(ana="", pantry="1.1 -")
    assert place.why(visit("1.1")) == [Refusal("TD-14"), Refusal("TD-15", have=0)]
    place = at(ana="3 o8", phase="kitchen")
    assert place.why(visit("1.1"), place.minute("o8")) == [Refusal("TD-15")]
    assert place.why(take(0)) == [Refusal("TD-13", place.view()["tray"][0], have=1)]
    place.state.visited, place.state.phoned = 0, 1
    assert place.why(visit("1.1"), place.minute("o8")) == [Refusal("TD-26")]


def test_parts_of_different_plays_are_no_play() -> None:
    place = at(*THREE, ana="6 pie; 3 soup; supply radish 2")
    found = clauses(place.why(visit("1.1"), visit("1.2"), take(0)))
    assert found == ["TD-00", "TD-15", "TD-26"]
    assert clauses(place.why(END, END)) == ["TD-00", "TD-13"]
    for play in ([], [-1], [ACTIONS], [END, NO]):
        assert "TD-00" in clauses(place.why(*play))
    assert plays.order(place.state, [END, NO]) == (END, NO)


@pytest.mark.clause("TD-16", "TD-18")
def test_minutes_are_tried_on_a_copy_until_all_are_paid() -> None:
    place = at(*THREE, ana="2 pie; 1 soup", pantry="2.1 acorn daisy")
    before = place.state.tobytes()
    asked = place.ask(visit("2.1"))
    assert (asked["phase"], asked["ready"], asked["preview"]["left"]) == ("visit", False, 2)
    assert [p["part"] for p in asked["parts"]] == ["minute"] * 2
    assert place.part("minute", visit("2.1"), card="pie")["no"] == [
        {"clause": "TD-17", "card": "pie", "need": 1, "have": 2}
    ]
    assert place.part("minute", visit("2.1"), card="soup")["no"] == []
    asked = place.ask(visit("2.1"), place.minute("soup"))
    assert asked["preview"] == {"lane": [None, "pie", None, None, None, None], "left": 1, "out": ["soup"]}
    asked = place.ask(visit("2.1"), place.minute("soup"), place.minute("pie"))
    assert asked["ready"]
    assert asked["play"] == [visit("2.1"), place.minute("soup"), place.minute("pie")]
    assert asked["preview"]["lane"] == ["pie", None, None, None, None, None]
    assert [no["clause"] for p in asked["parts"] for no in p["no"]] == ["TD-00"]
    assert place.state.tobytes() == before


def test_a_visit_that_costs_nothing_is_whole_at_once() -> None:
    place = at("card rest: free 4", secret=True, ana="3 o8; hand rest")
    place.do(CARD)
    assert place.ask(visit("2.1"))["play"] == [visit("2.1")]
    assert place.why(visit("2.1")) == []


@pytest.mark.clause("TD-19")
def test_a_visit_that_is_half_made_goes_on() -> None:
    place = at(*THREE, ana="6 pie; 3 soup", pantry="3.1 acorn daisy radish").do(visit("3.1"))
    assert place.view()["visit"] == {"row": 3, "column": 1, "minutes": 3}
    asked = place.ask()
    assert (asked["phase"], [p["card"] for p in asked["parts"]], asked["ready"]) == ("minutes", ["soup", "pie"], False)
    soup, pie = place.minute("soup"), place.minute("pie")
    assert place.why(soup) == [Refusal("TD-19", "soup", of="paid", need=3, have=1)]
    assert plays.order(place.state, [soup]) == (soup, NONE)
    assert place.ask(soup, pie)["preview"]["left"] == 1
    assert place.ask(soup, pie, pie - 1)["play"] == [soup, pie, pie - 1]
    assert clauses(place.why(END)) == ["TD-00"]


# ---------------------------------------------------------------- jokers


@pytest.mark.clause("TD-29")
def test_a_joker_of_four_is_one_play_with_its_ingredients() -> None:
    place = at("pie: 6 chili daisy", ana="6 pie; supply acorn 2, radish, mushroom", phase="kitchen")
    mix = place.joker(MIX, "pie", "chili")
    four = [piece(kind) for kind in ("radish", "acorn", "mushroom", "acorn")]
    assert place.why(mix, *four) == []
    assert plays.order(place.state, [*four, mix]) == (mix, *sorted(four))
    assert place.why(mix, *four[:3]) == [Refusal("TD-29", "pie", of="chosen", need=4, have=3)]
    assert clauses(place.why(mix, *four, piece("acorn"))) == ["TD-00"]
    assert clauses(place.why(mix, *[piece("acorn")] * 3, piece("radish"))) == ["TD-00"]
    asked = place.ask(mix, *four[:3])
    assert [p["piece"] for p in asked["parts"] if not p["no"]] == ["acorn"]
    assert place.ask(mix, *four)["play"] == [mix, *sorted(four)]
    place.do(*plays.order(place.state, [mix, *four]))
    assert place.view()["seats"][0]["lane"][5] == {
        "order": "pie", "on": ["joker", None], "pieces": {"acorn": 2, "radish": 1, "mushroom": 1}, "bees": 0, "open": 1,
    }  # fmt: skip


@pytest.mark.clause("TD-29")
def test_a_joker_that_is_half_made_goes_on() -> None:
    place = at("pie: 6 chili daisy", ana="6 pie; supply acorn 3, radish, mushroom", phase="kitchen")
    place.do(place.joker(MIX, "pie", "chili"), piece("acorn"))
    assert place.view()["stack"] == {"space": 6, "need": "chili", "n": 1}
    asked = place.ask()
    assert (asked["phase"], [p["piece"] for p in asked["parts"]]) == ("stack", ["acorn", "radish", "mushroom"])
    assert place.why(piece("radish")) == [Refusal("TD-29", of="chosen", need=3, have=1)]
    rest = [piece(kind) for kind in ("mushroom", "radish", "acorn")]
    assert place.ask(*rest)["play"] == sorted(rest)
    place.do(*plays.order(place.state, rest))
    assert place.state.phase == Phase.KITCHEN


@pytest.mark.clause("TD-29")
def test_a_reason_against_a_joker_says_what_is_wrong_with_it() -> None:
    place = at("pie: 6 radish", ana="6 pie; supply radish, daisy, acorn 2", phase="kitchen")
    daisies, mix = place.joker(DAISIES, "pie", "radish"), place.joker(MIX, "pie", "radish")
    assert place.why(daisies) == [Refusal("TD-29", "pie", of="daisies", need=2, have=1)]
    assert place.why(mix) == [Refusal("TD-29", "pie", of="radish", have=1)]
    assert place.why(place.joker(MIX, "pie", "chili")) == [Refusal("TD-29", "pie")]
    few = at("pie: 6 radish", ana="6 pie; supply acorn 3", phase="kitchen")
    assert few.why(mix) == [Refusal("TD-29", "pie", of="ingredients", need=4, have=3)]
    assert [p for p in few.ask()["parts"] if p["part"] in ("mix", "daisies")] == []


# ---------------------------------------------------------------- against the rules


def test_reasons_agree_with_the_rules_along_random_games() -> None:
    phases = set()
    choose = random.Random(4)
    for s, _ in games():
        phases.add(Phase(s.phase))
        for action in [-1, ACTIONS, *choose.sample(range(ACTIONS), 25)]:
            bits = rules.faults(s, HOUSE.cards, action)
            numbers = [REFUSALS[k] for k in range(len(REFUSALS)) if bits >> k & 1]
            told = [GAME.clause(number) for number in sorted(numbers, key=lambda n: 0 if n == NOT_ASKED else n)]
            found = clauses(list(plays.refusals(s, HOUSE, s.player, [action])))
            whole = plays.order(s, [action]) == (action,)
            assert found == (told if told or whole or rules.over(s) else found)
            assert bool(found) == bool(told) or not whole
    assert phases >= {Phase.VISIT, Phase.TRAY, Phase.KITCHEN, Phase.DISCARD, Phase.OVER}


def test_the_obvious_is_legal_along_random_games() -> None:
    seen = 0
    for s, _ in games():
        if s.phase == Phase.KITCHEN:
            actions = Place(s, HOUSE).ask()["obvious"]
            seen += len(actions)
            assert not actions or not plays.refusals(s, HOUSE, s.player, actions)
    assert seen > 50


def test_atomic_actions_make_up_whole_plays() -> None:
    """As bots choose them: one after the other, until they are a play in the order of the rules."""
    choose, moves = random.Random(3), Moves.new()
    for seed in range(3):
        s = new_game(seed, 3, 1, 1)
        while not rules.over(s):
            start, actions, then = s.copy(), list[int](), s
            while not actions or plays.order(start, actions) != tuple(actions):
                rules.legal(then, HOUSE.cards, moves)
                actions.append(choose.choice([moves.action[k] for k in range(moves.n)]))
                rules.apply(then, HOUSE.cards, actions[-1], None)
                assert then.player == start.player or plays.order(start, actions) == tuple(actions)
            assert s.phase not in (Phase.MINUTES, Phase.STACK)
            assert plays.refusals(start, HOUSE, start.player, actions) == ()


# ---------------------------------------------------------------- at a table


def match(seed: int = 5, **options: int) -> Match:
    return Match(GAME, Header("treehouse-diner", 1, "house", options, seed, ("Ana", "Ben")))


def test_a_match_takes_whole_plays_and_refuses_what_is_left_lying() -> None:
    table = match(first=0, bees=1)
    ask = table.ask(0)
    assert ask is not None
    spaces = [p["action"] for p in ask["parts"] if p["part"] == "visit" and p["row"] == 2]  # type: ignore[attr-defined]
    with pytest.raises(Refused) as error:
        table.prepare(0, [spaces[0]])
    assert [(r.clause, r.need, r.have) for r in error.value.clauses] == [("TD-19", 2, 0)]
    prepared = table.prepare(0, [MOVE + 5, spaces[0], MOVE + 3])
    assert prepared.step.play == (spaces[0], MOVE + 5, MOVE + 3)
    table.commit(prepared)
    assert table.view(0)["phase"] == "kitchen"
    with pytest.raises(Refused) as error:
        table.prepare(1, [END])
    assert [r.clause for r in error.value.clauses] == ["TD-00"]


def test_a_game_at_a_table_is_played_to_its_end_and_replayed() -> None:
    table = match(7, bees=1, secret=1, deliveries=3)
    while not table.over:
        table.commit(table.prepare(table.duty() or 0, table.forced() or any_legal(table)))
    again = Match(GAME, table.header, table.steps)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.view(0)["result"] == table.view(0)["result"] is not None


def forced(place: Place) -> tuple[int, ...] | None:
    """What a match that stands there would play by itself."""
    table = match()
    table.state, table.deck = place.state, place.deck
    return table.forced()


def test_a_visit_that_can_go_one_way_only_is_forced_with_its_minutes() -> None:
    place = at(*THREE, ana="3 soup", tray="-, -, -", pile="", pantry="only 2.1 acorn daisy")
    assert forced(place) == (visit("2.1"), MOVE + 2, MOVE + 1)
    two = at(*THREE, ana="6 pie; 3 soup", tray="-, -, -", pile="", pantry="only 2.1 acorn daisy")
    assert forced(two) is None


def test_a_state_is_not_changed_by_questions() -> None:
    for s, _ in games(1):
        if not rules.over(s):
            before = s.tobytes()
            asked = Place(s, HOUSE).ask()
            for part in asked["parts"][:6]:
                plays.consider(s, HOUSE, s.player, [part["action"]])
            assert s.tobytes() == before
