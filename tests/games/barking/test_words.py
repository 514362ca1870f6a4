"""What Barking says: complete in both languages, and every code the rules can give has its sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.core.text import sources
from doghouse.games.barking import cards, rules, view, words
from doghouse.games.barking.state import ACTIONS, REFUSALS, Event, Moves, Options, Phase, State

DECK = cards.house()
NAMES = ("Anna", "Karl", "Max", "Maria")
LANGUAGES = ("en", "de")
TIMES = "\N{MULTIPLICATION SIGN}"
SAMPLE = {"card": "husky", "breed": "mutt", "kind": "van", "auto": False}


def test_english_and_german_are_there() -> None:
    assert set(sources("doghouse.games.barking")) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_and_both_languages_have_all_ids(language: str) -> None:
    said, other = words.words(language), words.words("en")
    assert said.language == language
    assert set(said.ids()) == set(other.ids())
    source = sources("doghouse.games.barking")[language]
    assert re.findall(r"^[\w-]+ =\s*$(?!\n )", source, re.MULTILINE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_items_have_the_same_names_in_the_deck_and_in_the_catalogue(language: str) -> None:
    said = words.words(language)
    for kind, ids in (("card", DECK.card_ids), ("item", DECK.item_ids)):
        assert {one: said.say(f"{kind}-{one}") for one in ids} == {one: DECK.names[language][one] for one in ids}


def events() -> Iterator[dict[str, object]]:
    """Every code with its fields: for flags and numbers both forms, and what another seat's eyes see left out."""
    for code in Event:
        fields = view.FIELDS.get(code, ())
        said: dict[str, object] = {"code": code.name.lower().replace("_", "-")}
        if code not in (Event.LAY, Event.RENEW, Event.NOBODY, Event.CATS_JOIN, Event.OVER):
            said["seat"] = 1
        for n in (0, 1, 2):
            full = {**said, **{name: SAMPLE.get(name, n) for name in fields}}
            yield full
            yield {**full, **({"auto": True} if "auto" in fields else {})}
            if code in (Event.DEAL, Event.DRAW):
                yield said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_has_a_sentence_from_every_side(language: str, viewer: int | None) -> None:
    for said in events():
        hidden = said["code"] in ("deal", "draw") and "card" not in said
        if hidden and viewer == 1:
            continue  # its owner always sees the card
        text = words.event(said, language, viewer, NAMES, DECK)
        assert text.strip() == text
        assert len(text) > 8
        assert ("Karl" in text) == ("seat" in said and viewer != 1)
        assert not hidden or "Husky" not in text


def test_events_are_told_from_the_readers_side() -> None:
    dogs = {"code": "dogs", "seat": 1, "item": 2, "kind": "boxes", "breed": "basset-hound", "dogs": 3, "wonders": 1}
    assert (
        words.event(dogs, "en", 1, NAMES, DECK)
        == f"You bark with 3 {TIMES} Basset Hound, one of them a Wonder Dog: Boxes"
    )
    assert words.event(dogs, "de", 0, NAMES, DECK) == f"Karl bellt mit 3 {TIMES} Basset, davon ein Wunderhund: Kartons"
    passed = {"code": "pass", "seat": 1, "auto": True}
    assert words.event(passed, "en", 0, NAMES, DECK) == "Karl has no cards left and passes."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_forbids_has_a_reason_with_and_without_names(language: str) -> None:
    s = State.new()
    for number in REFUSALS:
        clause = f"BT-{0 if number == NOT_ASKED else number:02d}"
        for refusal in (Refusal(clause), Refusal(clause, item=0), Refusal(clause, "husky", 0)):
            assert len(words.reason(refusal, language, DECK, s)) > 10
    assert "Husky" in words.reason(Refusal("BT-22", "husky", 0), language, DECK, s)
    assert "Vogelscheuche" in words.reason(Refusal("BT-21", None, 0), "de", DECK, s)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_forty_seven_clauses_and_clause_00(language: str) -> None:
    assert [name for name, _, _ in words.clauses(language)] == [f"BT-{k:02d}" for k in range(48)]
    assert all(text.endswith(".") for _, text, _ in words.clauses(language))


def test_a_clause_is_found_by_what_people_write() -> None:
    texts = {words.clause(number, "en") for number in (22, "22", "BT-22", "bt22", "bt 22")}
    assert len(texts) == 1
    for wrong in ("BT-48", "cat", "", "-1", "²"):
        with pytest.raises(LookupError):
            words.clause(wrong, "en")


def test_another_language_falls_back_to_english() -> None:
    assert words.clause(22, "fr") == words.clause(22, "en")
    assert words.name("husky", DECK, "fr") == "Husky"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(language: str) -> None:
    s, moves, choose = State.new(), Moves.new(), random.Random(3)
    options = Options.new()
    options.players, options.first, options.teaching = 4, 0, 1
    rules.new_game(s, DECK.cards, options, 5, None)
    phases = set()
    while not rules.over(s):
        phases.add(Phase(s.phase))
        rules.legal(s, DECK.cards, moves)
        for k in range(moves.n):
            assert words.action(s, DECK, moves.action[k], language)
        for viewer in (None, s.player):
            assert words.status(s, language, viewer, NAMES, DECK)
        rules.apply(s, DECK.cards, moves.action[choose.randrange(moves.n)], None)
    assert phases == {Phase.TURN, Phase.TOKEN, Phase.PLAY, Phase.DISCARD}
    assert all(0 <= moves.action[k] < ACTIONS for k in range(moves.n))
    for viewer in (None, 0, 1, 2, 3):
        assert words.status(s, language, viewer, NAMES, DECK)
