"""Every card of the house deck in a scenario of its own, interpreted and compiled.

The scenarios stand in ``house/*.txt``, written by hand from what the cards say, each in a line of four parts: the
card, what is set up besides the usual table, what is done, and all that changes.

The usual table: two players, the third day, seat 0 is first and to move.  Seat 0 is Pepper with attention 5, energy 5
and 6 bones, seat 1 (written "1:") Juno with 4, 3 and 2; both have their starting hands, and seat 0 the card in
question too.  The row is ROW, the deck one card, and each stack has an open objective and one under it.
"""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from doghouse.core.rule import compiled
from doghouse.games.treat_please import cards, rules
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    COMPLETE,
    END,
    KIBBLES,
    LEARN,
    LINES,
    MARKET,
    NAP,
    NO,
    NONE,
    OBJECTIVES,
    OPTION,
    OWN,
    PER_TYPE,
    PICK,
    PLAY,
    ROUND_CARD,
    TAKE,
    TURN_UP,
    TYPES,
    YES,
    Per,
    Phase,
    Place,
    State,
    Verb,
)

HOUSE = cards.house()
FILES = sorted((Path(__file__).parent / "house").glob("*.txt"))
KINDS = ("food", "outdoor", "pamper", "pets", "play")
PLACES = {"away": Place.AWAY, "hand": Place.HAND, "active": Place.ACTIVE, "discard": Place.DISCARD}
WORDS = {"end": END, "yes": YES, "no": NO}
LASTING = (
    *(f"discount-{kind}" for kind in (*KINDS, "all")),
    *("cheaper", "boost", "ease", "supper", "behaviors", "learning", "objectives"),
)
ROW = ("sploot", "bury-a-bone", "dig-it-up-again", "copy-the-cat")
DECK = ("look-starved",)
OPEN = ("beg-for-bacon", "go-to-the-park", "paw-balm", "get-belly-rubs", "catch-the-frisbee")
SEATS = (("pepper", 5, 5, 6), ("juno", 4, 3, 2))


class Scenario(NamedTuple):
    """A line of a file: a card and three lists of phrases."""

    card: str
    given: list[str]
    done: list[str]
    changed: list[str]


def scenarios() -> list[Scenario]:
    lines = [line for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]
    parts = [line.split("|") for line in lines if line and not line.startswith("#")]
    phrases = [[[p.strip() for p in part.split(";") if p.strip()] for part in line] for line in parts]
    return [Scenario(card[0], given, done, changed) for card, given, done, changed in phrases]


SCENARIOS = scenarios()


# ---------------------------------------------------------------- the table


def behavior(name: str) -> int:
    return NONE if name == "none" else HOUSE.behavior_ids.index(name)


def objective(name: str) -> int:
    return NONE if name == "none" else HOUSE.objective_ids.index(name)


def usual() -> State:
    """The table that scenarios begin with."""
    s = State.new()
    s.players, s.round, s.phase = 2, 2, Phase.TURN
    s.card = s.only = NONE
    s.rng[:] = 1
    for p in range(len(SEATS)):
        dog, s.attention[p], s.energy[p], s.bones[p] = SEATS[p]
        be(s, p, dog)
    s.row[:] = [behavior(name) for name in ROW]
    fill_deck(s, DECK)
    for t in range(TYPES):
        s.top[t] = objective(OPEN[t])
        s.stack[t, (s.top[t] + 1) % PER_TYPE] = 1
    return s


def be(s: State, p: int, dog: str) -> None:
    """A seat's character and its starting hand."""
    s.character[p] = HOUSE.character_ids.index(dog)
    s.place[p][:] = 0
    for b in (NAP, KIBBLES, OWN + 2 * s.character[p], OWN + 2 * s.character[p] + 1):
        s.place[p, b] = Place.HAND


def fill_deck(s: State, names: tuple[str, ...] | list[str]) -> None:
    s.deck[:] = 0
    for name in names:
        if name != "none":
            s.deck[behavior(name) - MARKET] = 1


def bring(s: State, card: str) -> None:
    """Bring the card in question to its place."""
    if card in HOUSE.objective_ids:
        s.top[objective(card) // PER_TYPE] = objective(card)
        s.stack[objective(card) // PER_TYPE][:] = 0
    elif card in HOUSE.round_ids:
        s.days[HOUSE.round_ids.index(card)] = 1
        s.player = 1
    else:
        s.place[0, behavior(card)] = Place.HAND


def give(s: State, phrase: str) -> None:
    """Set up one thing."""
    p = int(phrase.startswith("1: "))
    word, *rest = phrase.removeprefix("1: ").split()
    if word in ("attention", "energy", "bones"):
        getattr(s, word)[p] = int(rest[0])
    elif word == "is":
        be(s, p, rest[0])
    elif word == "discard":
        for name in rest:
            s.place[p, behavior(name)] = Place.DISCARD
    elif word == "done":
        for name in rest:
            s.done[p, objective(name)] = 1
    elif word == "row":
        s.row[: len(rest)] = [behavior(name) for name in rest]
    elif word == "deck":
        fill_deck(s, rest)
    elif word == "on":
        s.on_row[s.row.tolist().index(behavior(rest[0]))] = int(rest[1])
    elif word == "under":
        s.stack[objective(rest[0]) // PER_TYPE, objective(rest[0]) % PER_TYPE] = 1
    else:
        assert objective(rest[0]) // PER_TYPE == KINDS.index(word)
        bring(s, rest[0])


def action(s: State, phrase: str) -> int:
    """The number of what is done, such as ``learn sploot`` or ``complete food``."""
    word, _, what = phrase.partition(" ")
    if word in WORDS:
        return WORDS[word]
    if word == "option":
        return OPTION + int(what) - 1
    if word in ("complete", "turn-up"):
        return (COMPLETE if word == "complete" else TURN_UP) + KINDS.index(what)
    if word in ("learn", "pick"):
        return (LEARN if word == "learn" else PICK) + s.row.tolist().index(behavior(what))
    return {"play": PLAY, "take": TAKE}[word] + behavior(what)


# ---------------------------------------------------------------- what changed


def picture(s: State) -> dict[str, int | str]:
    """All that can change, by the name that the scenarios give it: numbers that go up and down, and words."""
    seen: dict[str, int | str] = {}
    for p in range(s.players):
        who = "1: " if p else ""
        for field in ("attention", "energy", "bones", "learned"):
            seen[f"{who}{field}"] = getattr(s, field)[p]
        for b in range(BEHAVIORS):
            seen[f"{who}{HOUSE.behavior_ids[b]}"] = next(w for w, place in PLACES.items() if place == s.place[p, b])
        for o in range(OBJECTIVES):
            seen[f"{who}done {HOUSE.objective_ids[o]}"] = "yes" if s.done[p, o] else "no"
        for k, name in enumerate(LASTING):
            seen[f"{who}round {name}"] = s.day_long[p, k]
    for k, name in enumerate(LASTING):
        seen[f"turn {name}"] = s.turn_long[k]
    for i, b in enumerate(s.row):
        seen[f"row {i + 1}"] = "none" if b == NONE else HOUSE.behavior_ids[b]
    for b in range(MARKET, BEHAVIORS):
        lies = b in s.row.tolist()
        seen[f"on {HOUSE.behavior_ids[b]}"] = s.on_row[s.row.tolist().index(b)] if lies else 0
    for t, kind in enumerate(KINDS):
        seen[kind] = "none" if s.top[t] == NONE else HOUSE.objective_ids[s.top[t]]
    return seen


def changes(before: dict[str, int | str], s: State) -> set[str]:
    """The differences, as the scenarios write them."""
    found = {f"player {s.player}"} if s.player else set()
    for name, now in picture(s).items():
        then = before[name]
        if isinstance(now, int) and isinstance(then, int) and now != then:
            found.add(f"{name} {now - then:+d}")
        elif now != then:
            found.add(name if name.startswith(("done ", "1: done ")) else f"{name} {now}")
    return found


def settled(found: set[str], expected: list[str]) -> set[str]:
    """The changes, with cards of the row that chance decides written as the scenario does."""
    for phrase in expected:
        if phrase.startswith("row all "):
            laid = {f for f in found if f.startswith("row ")}
            assert sorted(f.split()[2] for f in laid) == sorted(phrase.split()[2:])
            found = found - laid | {phrase}
        elif re.fullmatch(r"row \d \*", phrase):
            found = {phrase if f.startswith(phrase[:-1]) else f for f in found}
    return found


@pytest.fixture(scope="module", params=["interpreted", "compiled"])
def build(request: pytest.FixtureRequest) -> ModuleType:
    return rules if request.param == "interpreted" else compiled(rules)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.card)
def test_what_a_card_does(build: ModuleType, scenario: Scenario) -> None:
    s = usual()
    bring(s, scenario.card)
    for phrase in scenario.given:
        give(s, phrase)
    before = picture(s)
    for phrase in scenario.done:
        asked = action(s, phrase.removeprefix("not "))
        why = build.why_not(s, HOUSE.cards, asked)
        assert (why != 0) == phrase.startswith("not "), f"{phrase}: {why}"
        if why == 0:
            build.apply(s, HOUSE.cards, asked, None)
    assert settled(changes(before, s), scenario.changed) == set(scenario.changed)


def test_there_is_a_scenario_for_every_card() -> None:
    assert {scenario.card for scenario in SCENARIOS} == {
        *HOUSE.behavior_ids,
        *HOUSE.objective_ids,
        *HOUSE.round_ids,
    }


def test_no_scenario_is_written_twice() -> None:
    assert len({str(scenario) for scenario in SCENARIOS}) == len(SCENARIOS)


def test_a_round_card_counts_no_behaviors_of_the_turn_before() -> None:
    s, deck = usual(), HOUSE.cards.copy()
    bring(s, "laundry-day")
    line = (ROUND_CARD + HOUSE.round_ids.index("laundry-day")) * LINES
    deck.effect[line][:] = [Verb.ATTENTION, 1, Per.BEHAVIOR, TYPES]
    for act in (PLAY + KIBBLES, END):
        rules.apply(s, deck, act, None)
    assert s.attention[:2].tolist() == [5, 4]
