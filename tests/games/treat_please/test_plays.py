"""What may be done and what not, with all the reasons and the price to whoever is asked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.games import Game
from doghouse.games.treat_please import cards, notation, plays, rules
from doghouse.games.treat_please.state import (
    ACTIONS,
    COMPLETE,
    END,
    LEARN,
    NOBODY,
    NONE,
    PLAY,
    REFUSALS,
    YES,
    Moves,
    Options,
    Phase,
    State,
)

GAME = Game("treat-please")
OWN = """
| [[behavior]]
| id = "bark"
| en = "Bark"
| cost = 2
| attention = 3
|
| [[behavior]]
| id = "sprint"
| en = "Sprint"
| cost = 5
| attention = 5
| energy = -2
|
| [[behavior]]
| id = "puzzle"
| en = "Puzzle"
| cost = 5
| effects = [{ choose = [{ attention = 1 }, { bones = 2 }] }, { replace = 2 }, { turn-up = 1 }, { back = 1 }]
|
| [[objective]]
| id = "hike"
| en = "Hike"
| type = "outdoor"
| affection = 5
| attention = 6
| energy = 3
|
| [[round]]
| id = "sale"
| en = "Sale"
| when = "all round"
| effects = [{ cheaper = 1 }, { ease = 1 }, { boost = 1 }, { discount = 2, type = "outdoor" }]
|
| [[round]]
| id = "stall"
| en = "Stall"
| when = "optional"
| effects = [{ may = { attention = 2 }, then = [{ bones = 2 }] }]
"""
TABLE = f"""
seats: Ana, Ben
day: sale
player Ana: pepper, attention 4, energy 1, bones 2
player Ben: energy 0, bones 0
hand Ana: nap, kibbles, sprint
row: bark 3 bones, nothing, nothing, nothing
deck: nothing
outdoor: hike
{OWN}"""


def position(text: str = TABLE) -> notation.Position:
    return notation.read_position(text)


def refused(place: notation.Position, action: int, seat: int = 0) -> list[Refusal]:
    return list(plays.refusals(place.state, place.deck, seat, [action]))


def ask(place: notation.Position, seat: int = 0, chosen: tuple[int, ...] = ()) -> dict[str, Any]:
    found: Any = plays.consider(place.state, place.deck, seat, chosen)
    return found  # type: ignore[no-any-return]


def part(asked: dict[str, Any], name: str, **what: object) -> dict[str, Any]:
    (found,) = (p for p in asked["parts"] if p["part"] == name and all(p.get(k) == v for k, v in what.items()))
    return found  # type: ignore[no-any-return]


# ---------------------------------------------------------------- reasons


def test_reasons_agree_with_the_rules_along_random_games() -> None:
    deck, choose, phases = cards.house(), random.Random(2), set()
    for seed in range(3):
        s, options, moves = State.new(), Options.new(), Moves.new()
        options.players, options.first = 2 + seed, NOBODY
        rules.new_game(s, deck.cards, options, seed, None)
        while not rules.over(s):
            phases.add(Phase(s.phase))
            for action in range(-1, ACTIONS + 1):
                bits = rules.faults(s, deck.cards, action)
                numbers = [REFUSALS[k] for k in range(len(REFUSALS)) if bits >> k & 1]
                clauses = [GAME.clause(number) for number in sorted(numbers, key=lambda n: 0 if n == NOT_ASKED else n)]
                found = plays.refusals(s, deck, s.player, [action])
                assert [refusal.clause for refusal in found] == clauses
                for seat in range(s.players):
                    if seat != s.player:
                        against = [refusal.clause for refusal in plays.refusals(s, deck, seat, [action])]
                        assert "TP-18" in against
                        assert against == sorted(against)
            rules.legal(s, deck.cards, moves)
            rules.apply(s, deck.cards, moves.action[choose.randrange(moves.n)], None)
        assert [r.clause for r in plays.refusals(s, deck, 0, [END])] == ["TP-00"]
    assert Phase.TURN in phases


@pytest.mark.clause("TP-24", "TP-25", "TP-29")
def test_a_reason_says_how_much_is_needed_and_how_much_is_there() -> None:
    place = position(TABLE.replace("energy 1, bones 2", "energy 0, bones 0"))
    sprint = PLAY + place.deck.behavior_ids.index("sprint")
    assert refused(place, sprint) == [Refusal("TP-24", "sprint", of="energy", need=1, have=0)]
    assert refused(place, LEARN) == [Refusal("TP-25", "bark", of="bones", need=1, have=0)]
    assert refused(place, COMPLETE + 1) == [Refusal("TP-29", "hike", of="energy", need=3, have=0)]
    short = position(TABLE.replace("attention 4", "attention 3"))
    assert refused(short, COMPLETE + 1) == [Refusal("TP-29", "hike", of="attention", need=4, have=3)]


@pytest.mark.clause("TP-18", "TP-00")
def test_somebody_elses_turn_is_a_reason_beside_what_is_ones_own() -> None:
    place = position()
    assert [r.clause for r in refused(place, LEARN, seat=1)] == ["TP-18", "TP-25"]
    assert [r.clause for r in refused(place, COMPLETE + 1, seat=1)] == ["TP-18", "TP-29"]
    assert [r.clause for r in refused(place, END, seat=1)] == ["TP-18"]
    assert [r.clause for r in refused(place, YES, seat=1)] == ["TP-00", "TP-18"]
    assert plays.waiting(place.state, 1) == "TP-18"


def test_a_play_is_one_action_that_there_is() -> None:
    place = position()
    for actions in ([], [END, END], [-1], [ACTIONS]):
        assert [r.clause for r in plays.refusals(place.state, place.deck, 0, actions)] == ["TP-00"]
    assert plays.order(place.state, [END]) == (END,)


# ---------------------------------------------------------------- what is asked


def test_everything_is_listed_with_its_price_now_and_its_reasons() -> None:
    asked = ask(position())
    assert (asked["phase"], asked["chosen"], asked["ready"], asked["play"]) == ("turn", [], False, None)
    names = [p["part"] for p in asked["parts"]]
    assert names == ["end", *["play"] * 3, *["learn"] * 4, *["complete"] * 5]
    assert part(asked, "learn", place=0)["cost"] == {"bones": 1, "was": 2}
    assert part(asked, "learn", place=1)["no"] == [{"clause": "TP-00"}]
    assert part(asked, "complete", type="outdoor")["cost"] == {"attention": 4, "was": 6, "energy": 3}
    assert part(asked, "play", card="sprint")["gives"] == {"attention": 6, "energy": -1}
    assert part(asked, "play", card="nap")["gives"] == {"attention": 1, "energy": 0}
    assert part(asked, "complete", card="hike")["no"] == [
        {"clause": "TP-29", "card": "hike", "of": "energy", "need": 3, "have": 1}
    ]
    assert ask(position(), seat=1) is None


def test_every_part_is_a_whole_play_and_the_last_one_chosen_counts() -> None:
    place = position()
    assert ask(place, chosen=(LEARN,))["play"] == [LEARN]
    assert ask(place, chosen=(END, LEARN))["play"] == [LEARN]
    assert ask(place, chosen=(COMPLETE + 1,))["ready"] is False
    assert ask(place, chosen=(-5, ACTIONS))["chosen"] == []


@pytest.mark.clause("TP-17")
def test_a_price_that_cannot_be_paid_is_a_reason() -> None:
    text = "seats: Ana, Ben\nopen: stall\nplayer Ana: attention 1\n" + OWN
    asked = ask(position(text))
    assert asked["phase"] == "may"
    assert part(asked, "yes")["cost"] == {"attention": 2}
    assert part(asked, "yes")["no"] == [{"clause": "TP-17", "of": "attention", "need": 2, "have": 1}]
    assert part(asked, "no")["no"] == []


@pytest.mark.parametrize(
    ("line", "phase", "name", "n"),
    [(1, "option", "option", 2), (4, "on-card", "pick", 4), (5, "on-stack", "turn-up", 5), (6, "back", "take", 2)],
)
def test_a_choice_lists_what_there_is_to_choose(line: int, phase: str, name: str, n: int) -> None:
    text = f"seats: Ana, Ben\nactive Ana: puzzle\ndiscard Ana: kibbles, sploot\nopen: puzzle, line {line}\n{OWN}"
    asked = ask(position(text))
    assert asked["phase"] == phase
    assert [p["part"] for p in asked["parts"]] == [name] * n
    assert all(p["no"] == [] for p in asked["parts"])
    for p in asked["parts"]:
        assert ask(position(text), chosen=(p["action"],))["ready"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    place = position("seats: Ana, Ben\nphase: over\n")
    assert ask(place) is None
    assert place.state.card == NONE
