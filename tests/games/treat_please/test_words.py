"""What Treat, Please! says: complete in both languages, and every code the rules can give has its sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.core.text import sources
from doghouse.games import Game
from doghouse.games.treat_please import cards, plays, rules, view, words
from doghouse.games.treat_please.state import ACTIONS, REFUSALS, Event, Moves, Options, Phase, State

DECK = cards.house()
NAMES = ("Anna", "Karl", "Max", "Maria")
LANGUAGES = ("en", "de")
ALONE = (Event.LAY, Event.OBJECTIVE, Event.WEEKEND, Event.AWAY, Event.OVER)  # nobody does these
CARD = {Event.DOG: "pepper", Event.DAY: "laundry-day", Event.COMPLETE: "get-belly-rubs"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_and_both_languages_have_all_ids(language: str) -> None:
    said, other = words.words(language), words.words("en")
    assert said.language == language
    assert set(said.ids()) == set(other.ids())
    source = sources("doghouse.games.treat_please")[language]
    assert re.findall(r"^[\w-]+ =\s*$(?!\n )", source, re.MULTILINE) == []


def events() -> Iterator[dict[str, object]]:
    """Every code with its fields, with different numbers and both answers."""
    for code in Event:
        said: dict[str, object] = {"code": code.name.lower().replace("_", "-")}
        if code not in ALONE:
            said["seat"] = 1
        for n in (-1, 0, 1, 2):
            sample: dict[str, object] = {"card": CARD.get(code, "sploot"), "yes": n > 0}
            for which in view.LASTING_NAMES if code == Event.LASTING else ("",):
                fields = {name: which if name == "which" else sample.get(name, n) for name in view.FIELDS.get(code, ())}
                yield {**said, **fields}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_has_a_sentence_from_every_side(language: str, viewer: int | None) -> None:
    for said in events():
        text = words.event(said, language, viewer, NAMES, DECK)
        assert text.strip() == text
        assert len(text) > 8
        assert "  " not in text
        if said["code"] not in ("placed", "gone", "day"):
            assert ("Karl" in text) == ("seat" in said and viewer != 1), text


def test_events_are_told_from_the_readers_side() -> None:
    learn = {"code": "learn", "seat": 1, "card": "sploot", "paid": 2, "rebate": 1}
    assert words.event(learn, "en", 1, NAMES, DECK) == "You learn for 2 bones, with one on it: Sploot"
    assert words.event(learn, "en", 0, NAMES, DECK) == "Karl learns for 2 bones, with one on it: Sploot"
    lost = {"code": "energy", "seat": 1, "change": -2, "now": 3}
    assert words.event(lost, "de", 0, NAMES, DECK) == "Karl: Energie -2, jetzt 3"
    lasting = {"code": "lasting", "seat": 1, "which": "boost", "n": -1}
    assert words.event(lasting, "en", 1, NAMES, DECK) == "For you: every behavior gives 1 less attention"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_forbids_has_a_reason_with_and_without_numbers(language: str) -> None:
    s, game = State.new(), Game("treat-please")
    for number in REFUSALS:
        clause = game.clause(number)
        bare = words.reason(Refusal(clause), language, DECK, s)
        assert len(bare) > 10
        if number not in (NOT_ASKED, 18):
            for of in ("attention", "energy", "bones"):
                for n in (0, 1, 2):
                    told = words.reason(Refusal(clause, "sploot", of=of, need=n + 1, have=n), language, DECK, s)
                    assert told != bare
                    assert len(told) > 10
    assert "3" in words.reason(Refusal("TP-29", "hike", of="energy", need=3, have=1), language, DECK, s)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_forty_nine_clauses_and_clause_00(language: str) -> None:
    assert [name for name, _, _ in words.clauses(language)] == [f"TP-{k:02d}" for k in range(50)]
    assert all(text.endswith(".") for _, text, _ in words.clauses(language))
    assert words.clause("tp 25", language) == words.clause(25, language)
    with pytest.raises(LookupError):
        words.clause("TP-50", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str) -> None:
    phases = set()
    for seed in range(3):
        s, moves, choose = State.new(), Moves.new(), random.Random(seed)
        options = Options.new()
        options.players, options.first = 4, 0
        rules.new_game(s, DECK.cards, options, seed, None)
        while not rules.over(s):
            phases.add(Phase(s.phase))
            rules.legal(s, DECK.cards, moves)
            actions = [moves.action[k] for k in range(moves.n)]
            said = [words.action(s, DECK, action, language) for action in actions]
            assert all(said)
            assert len(set(said)) == len(said)
            for viewer in (None, s.player, (s.player + 1) % 4):
                assert words.status(s, language, viewer, NAMES, DECK)
            for refusal in plays.refusals(s, DECK, s.player, [choose.randrange(ACTIONS)]):
                assert words.reason(refusal, language, DECK, s)
            rules.apply(s, DECK.cards, choose.choice(actions), None)
        assert "Anna" in words.status(s, language, None, NAMES[:1] * 4, DECK)
    assert phases >= {Phase.TURN, Phase.MAY}
