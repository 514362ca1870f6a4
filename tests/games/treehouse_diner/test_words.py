"""What Treehouse Diner says: complete in both languages, and every code the rules can give has its sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.core.text import sources
from doghouse.games import Game
from doghouse.games.treehouse_diner import plays, rules, view, words
from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    ACTIONS,
    CARD,
    DAISIES,
    DELIVER,
    END,
    LINES,
    MIX,
    PLATE,
    REFUSALS,
    Event,
    Moves,
    Phase,
    State,
    Verb,
)

from .shown import HOUSE, at, games, piece, take, visit

NAMES = ("Anna", "Karl", "Max", "Maria")
LANGUAGES = ("en", "de")
GAME = Game("treehouse-diner")
NOBODYS = (Event.FILL, Event.RING, Event.POUR, Event.RENEW, Event.OVER)  # nobody does these
# Every fact that a reason can have, by its clause: the values of ``of``, with the ``have`` that goes with each.
REASONS: dict[int, tuple[tuple[str | None, int], ...]] = {
    NOT_ASKED: (("ingredients", 0), ("ingredients", 1), ("ingredients", 2)),
    13: ((None, 1),),
    15: ((None, 0),),
    17: ((None, 3),),
    19: (("kitchen", 0), ("kitchen", 1), ("kitchen", 4), ("paid", 0), ("paid", 1), ("paid", 2)),
    27: (("radish", 0), ("radish", 2)),
    29: tuple((of, n) for of in ("daisies", "ingredients", "chosen", "acorn") for n in (0, 1, 3)),
    30: ((None, 0), (None, 1)),
    46: ((None, 6), (None, 3)),
    53: (("order", 1), ("order", 2), ("supply", 1), ("supply", 2)),
    59: (("least", 1), ("most", 2)),
    73: (("daisy", 0), ("daisy", 1)),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_and_both_languages_have_all_ids(language: str) -> None:
    said, other = words.words(language), words.words("en")
    assert said.language == language
    source = sources("doghouse.games.treehouse_diner")[language]
    assert set(re.findall(r"^([\w-]+) =", source, re.MULTILINE)) == set(other.ids())
    assert re.findall(r"^[\w-]+ =\s*$(?!\n )", source, re.MULTILINE) == []


# ---------------------------------------------------------------- events


def events() -> Iterator[dict[str, object]]:
    """Every code with its fields, with different numbers and all kinds of things."""
    for code in Event:
        said: dict[str, object] = {"code": code.name.lower().replace("_", "-")}
        if code not in NOBODYS:
            said["seat"] = 1
        names = [
            part for name in view.FIELDS.get(code, ()) for part in (("row", "column") if name == "at" else (name,))
        ]
        for n in (-1, 0, 1, 2):
            sample: dict[str, object] = {
                "order": HOUSE.order_ids[0], "card": HOUSE.action_ids[0], "challenge": HOUSE.challenge_ids[0],
                "piece": view.PIECE_NAMES[n], "need": view.NEED_NAMES[n * PLATE % 13], "pile": view.PILES[n % 2],
                "yes": n > 0,
            }  # fmt: skip
            yield {**said, **{name: sample.get(name, n) for name in names}}
    yield {"code": "get", "seat": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_has_a_sentence_from_every_side(language: str, viewer: int | None) -> None:
    for said in events():
        text = words.event(said, language, viewer, NAMES, HOUSE)
        assert text.strip() == text
        assert len(text) > 8
        assert "  " not in text
        assert ("Karl" in text) == ("seat" in said and viewer != 1), text


def test_events_are_told_from_the_readers_side() -> None:
    order = HOUSE.order_ids[0]
    name = words.name(order, HOUSE, "en")
    lay = {"code": "lay", "seat": 1, "piece": "radish", "order": order, "need": "B"}
    assert words.event(lay, "en", 1, NAMES, HOUSE) == f"You assign Radish (plate B): {name}"
    take_two = {"code": "take", "seat": 1, "row": 2, "column": 3, "piece": "radish", "n": 2}
    assert words.event(take_two, "en", 0, NAMES, HOUSE) == "Karl takes 2 Radishes from 2.3 of the pantry."
    assert words.event({"code": "get", "seat": 1}, "en", 0, NAMES, HOUSE) == "Karl draws an Action card."
    sent = {"code": "deliver", "seat": 1, "order": order, "bees": 2}
    german = words.name(order, HOUSE, "de")
    assert words.event(sent, "de", 1, NAMES, HOUSE) == f"Du lieferst aus und rettest 2 Bienen: {german}"
    mood = {"code": "mood", "seat": 1, "change": -1, "now": 3}
    assert words.event(mood, "de", 0, NAMES, HOUSE) == "Karl: Stimmung -1, jetzt 3"


# ---------------------------------------------------------------- reasons and clauses


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_forbids_has_a_reason_with_and_without_what_is_known(language: str) -> None:
    s = State.new()
    for number in REFUSALS:
        clause = GAME.clause(number)
        bare = words.reason(Refusal(clause), language, HOUSE, s)
        told = {bare}
        assert len(bare) > 10
        for of, have in REASONS.get(number, ()):
            for need in (0, 1, 2):
                refusal = Refusal(clause, HOUSE.order_ids[0], of=of, need=need, have=have)
                told.add(words.reason(refusal, language, HOUSE, s))
        assert len(told) > len({of for of, _ in REASONS.get(number, ())})
        assert all(len(text) > 10 and "  " not in text for text in told)


def test_reasons_say_what_is_wrong() -> None:
    place = at(
        "pie: 6 radish chili", "soup: 3 A A B", ana="6 pie; 3 soup: acorn; supply acorn, radish 2", phase="kitchen"
    )

    def said(action: int, language: str = "en") -> list[str]:
        return [words.reason(r, language, place.deck, place.state) for r in place.why(action)]

    assert said(place.lay("acorn", "pie")) == ["Acorn fits no open symbol: Pie"]
    assert said(place.lay("radish", "soup", "A")) == ["These plates hold Acorn: Soup"]
    assert said(place.lay("acorn", "soup", "B")) == ["Acorn lies on other plates of this order: Soup"]
    assert said(END) == ["Acorn still fits and has to be assigned: Soup"]
    assert said(DELIVER, "de")[1:] == ["Keine Bestellung ist ganz belegt."]
    assert said(place.joker(DAISIES, "pie", "chili")) == ["This joker takes 2 Daisies, and none is in the supply."]
    assert said(visit("1.1"), "de") == ["In die Vorratskammer geht man einmal im Zug."]
    poor = at(ana="1 o8; 2 o9", pantry="4.1 acorn acorn acorn acorn")
    assert [words.reason(r, "en", poor.deck, poor.state) for r in poor.why(visit("4.1"))] == [
        "That costs 4 minutes, and the kitchen can give only 3."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_there_and_clause_00(language: str) -> None:
    numbers = [*range(63), *range(70, 79), 80]
    assert [name for name, _, _ in words.clauses(language)] == [f"TD-{k:02d}" for k in numbers]
    assert all(text.endswith(".") for _, text, _ in words.clauses(language))
    assert words.clause("td 27", language) == words.clause(27, language)
    assert {GAME.clause(number) for number in REFUSALS} <= {name for name, _, _ in words.clauses(language)}
    with pytest.raises(LookupError):
        words.clause("TD-79", language)


# ---------------------------------------------------------------- what is asked, and what can be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    phases, moves, choose = set(), Moves.new(), random.Random(1)
    for s, rows in games():
        phases.add(Phase(s.phase))
        for said in view.events(rows, HOUSE, 0):
            assert words.event(said, language, 0, NAMES, HOUSE)
        for viewer in (None, s.player, (s.player + 1) % s.players):
            assert words.status(s, language, viewer, NAMES, HOUSE)
        if rules.over(s):
            continue
        rules.legal(s, HOUSE.cards, moves)
        actions = [moves.action[k] for k in range(moves.n)]
        told = [words.action(s, HOUSE, action, language) for action in actions]
        assert all(told)
        assert len(set(told)) == len(told)
        for refusal in plays.refusals(s, HOUSE, s.player, [choose.randrange(ACTIONS)]):
            assert words.reason(refusal, language, HOUSE, s)
    assert phases >= {Phase.VISIT, Phase.TRAY, Phase.KITCHEN, Phase.DISCARD, Phase.LEFT, Phase.OVER}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "effect",
    ["discard 1", "recycle 1", "compost 1", "answer 1", "left 1", "may 1 2, discard 1, draw 1", "shortcut 1"],
)
def test_every_choice_of_an_effect_has_its_words(effect: str, language: str) -> None:
    place = at(f"card nap: {effect}", secret=True, ana="3 o8; hand nap; supply acorn, daisy", compost="mushroom").do(
        CARD
    )
    status = words.status(place.state, language, 0, NAMES, place.deck)
    assert "Nap" in status
    assert status != words.status(place.state, language, 1, NAMES, place.deck)
    for part in place.ask()["parts"]:
        assert len(words.action(place.state, place.deck, part["action"], language)) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_made_plays_and_challenges_have_their_words(language: str) -> None:
    minutes = at(ana="3 o8").do(visit("2.1"))
    stack = at("pie: 6 chili", ana="6 pie; supply acorn 4", phase="kitchen")
    stack.do(stack.joker(MIX, "pie", "chili"))
    announced = at("goal stock: identical 3", bees=True, phase="announce", ana="3 o8; goals stock; supply acorn 3")
    skipped = at("card nap: draw 1", secret=True, ana="hand nap", tray="-, -, -", pile="")
    said = set()
    for place in (minutes, stack, announced, skipped, at(ana="3 o8")):
        said |= {words.status(place.state, language, viewer, NAMES, place.deck) for viewer in (0, 1)}
        for part in place.ask()["parts"]:
            assert words.action(place.state, place.deck, part["action"], language)
    assert len(said) == 9  # the last two look the same to others
    assert words.action(skipped.state, skipped.deck, END, "en") == "Go on without pantry and phone"


def test_the_kitchen_says_what_comes_next() -> None:
    def status(ana: str) -> str:
        place = at("pie: 6 radish", bees=True, phase="kitchen", ana=ana)
        return words.status(place.state, "en", 0, NAMES, place.deck)

    assert status("6 pie; supply radish, bee") == "Assign what fits your orders."
    assert status("6 pie; supply bee") == "Lay the bees on the orders with the fewest."
    assert status("6 pie: radish") == "All is assigned: deliver."
    assert status("6 pie") == "Nothing is left to assign or deliver: end the turn."


def test_actions_are_told_with_what_they_are_about() -> None:
    place = at("pie: 6 radish daisy A", ana="6 pie; supply radish, daisy 2", phase="kitchen", tray="o20, o21, o22")

    def said(action: int) -> str:
        return words.action(place.state, place.deck, action, "en")

    assert said(place.lay("radish", "pie")) == "Radish on: Pie"
    assert said(place.lay("radish", "pie", "A")) == "Radish (plate A) on: Pie"
    assert said(place.joker(DAISIES, "pie", "A")) == "Two Daisies for plate A on: Pie"
    assert said(place.joker(MIX, "pie", "radish")) == "Four ingredients for Radish on: Pie"
    assert said(take(1)) == "Take the order: O21"
    assert said(piece("acorn")) == "Acorn"
    assert said(place.minute("pie")) == "Let a minute pass: Pie"
    assert said(visit("2.1")) == "Pantry, 2.1, for 2 minutes: 1 Dandelion, 1 Acorn"
    bare = at(ana="3 o8", pantry="2.1 radish radish")
    assert words.action(bare.state, bare.deck, visit("2.1"), "de") == (
        "Vorratskammer, 2.1, für 2 Minuten: 2 Radieschen"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_to_choose_is_told_by_the_card(language: str) -> None:
    told = {}
    for c, card in enumerate(HOUSE.action_ids):
        for line in range(LINES):
            verb, n = HOUSE.cards.effect[(ACTION_CARD + c) * LINES + line].tolist()[:2]
            if verb == Verb.CHOOSE:
                told[card] = [words.option_at(HOUSE, card, line, k, language) for k in range(n)]
    assert told
    for card, options in told.items():
        assert len(set(options)) == len(options), card
        assert all(text.endswith(".") for text in options)


def test_who_has_won_is_told() -> None:
    place = at(ana="mood 2", ben="mood 2")
    place.state.phase = Phase.OVER
    assert words.status(place.state, "en", None, NAMES, place.deck) == "Anna, Karl share the win with 2 points."
    place.state.mood[1] = 1
    assert words.status(place.state, "en", 0, NAMES, place.deck) == "You win with 2 points."
    assert words.status(place.state, "de", 1, NAMES, place.deck) == "Anna gewinnt mit 2 Punkten."
