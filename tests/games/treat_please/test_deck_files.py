"""Deck files of Treat, Please!: a broken sample for every message, what is only a warning, and the numbers read."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from doghouse.core import deck as core
from doghouse.core import effects, keys
from doghouse.core.deck import LARGEST, LONGEST
from doghouse.core.template import template
from doghouse.games import Game
from doghouse.games.treat_please import cards, claims, verbs
from doghouse.games.treat_please.state import LINES, MARKET, OBJECTIVE, PARTS, ROUND_CARD, Verb

from .. import decks

HOUSE = cards.house()
SAMPLES = sorted((Path(__file__).parent / "decks").glob("*.toml"))


def problems(text: str) -> list[str]:
    """What is wrong with a deck."""
    return decks.problems(cards.read, text)


def changed(*pairs: tuple[str, str]) -> str:
    """The house deck with some of its text replaced."""
    text = HOUSE.text
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


# ---------------------------------------------------------------- samples


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_broken_sample_is_told_line_by_line(sample: Path) -> None:
    decks.holds(cards.read, sample)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# " + "x" * LONGEST, f"deck.toml:1: a line of at most {LONGEST} characters was expected"),
        ("# a line\n" * (LARGEST // 8), "deck.toml: a deck of at most 256 KiB was expected"),
        ("\n# \ud800\n", "deck.toml:2: whole signs were expected, not half of one"),
        ("", "deck.toml: game is missing: 'treat-please' was expected"),
    ],
)
def test_what_no_sample_file_can_hold(text: str, said: str) -> None:
    assert said in problems(text)


def test_cards_under_a_misspelled_header_are_read_and_counted() -> None:
    blocks = re.split(r"(?=^\[\[round\]\])", HOUSE.text, flags=re.M)
    last = blocks[-1].replace("[[round]]", "[[rounds]]").replace('when = "', 'when = "not ')
    at = "".join(blocks[:-1]).count("\n") + 1
    assert [line.split(": ", 1)[0] for line in problems("".join([*blocks[:-1], last]))] == [
        f"deck.toml:{at}",
        f"deck.toml:{at + last[: last.index('when')].count(chr(10))}",
    ]


def test_of_another_games_deck_only_that_is_told() -> None:
    assert problems(changed(('game = "treat-please"', 'game = "barking"'), ("[kibbles]", "[kittens]"))) == [
        "deck.toml:4: game: 'treat-please' was expected, not 'barking'"
    ]


@pytest.mark.clause("TP-34", "TP-36")
@pytest.mark.parametrize(
    ("section", "effects", "said"),
    [
        ("nap", '["reset"]', "the nap resets energy and brings the cards back"),
        ("kibbles", "[]", "the search gives bones"),
    ],
)
def test_starting_cards_that_do_not_what_the_rulebook_says_are_a_warning(section: str, effects: str, said: str) -> None:
    head, rest = HOUSE.text.split(f"[{section}]\n")
    text = f"{head}[{section}]\n{re.sub('(?m)^effects = .*$', f'effects = {effects}', rest, count=1)}"
    assert [said in warning.text for warning in cards.read(text).warnings] == [True]


def test_there_is_a_sample_for_every_message(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = (core, keys, effects, verbs, cards)
    assert sum(len(decks.said_at(module)) for module in modules) > 25
    texts = [sample.read_text(encoding="utf-8") for sample in SAMPLES]
    large = ["# " + "x" * LONGEST, "# a line\n" * (LARGEST // 8), "# \ud800"]
    assert decks.silent(cards.read, [*texts, *large], modules, monkeypatch) == []


# ---------------------------------------------------------------- warnings


@pytest.mark.clause("TP-13")
@pytest.mark.parametrize(
    ("kind", "old", "new", "said"),
    [
        ("food", "effects = [{ bones", "effects = [{ attention", "a Food objective pays bones (TP-13)"),
        ("outdoor", "energy = ", "# energy = ", "an Outdoor objective costs energy (TP-13)"),
        ("pamper", "effects = [{ energy", "effects = [{ attention", "a Pamper objective gives energy (TP-13)"),
        ("pets", "affection = ", "affection = 0 # ", "Pets have the highest affection for their attention (TP-13)"),
    ],
)
def test_what_the_rulebook_says_of_a_type_is_a_warning(kind: str, old: str, new: str, said: str) -> None:
    blocks = re.split(r"(?=^\[\[)", HOUSE.text, flags=re.M)
    text = "".join(b.replace(old, new) if f'type = "{kind}"' in b else b for b in blocks)
    told = [w for w in cards.read(text).warnings if said in w.text]
    assert len(told) == (1 if kind == "pets" else 8)
    assert all(w.line and w.field for w in told)


@pytest.mark.clause("TP-14")
@pytest.mark.parametrize(
    ("when", "effects", "said"),
    [
        ("at once", "", "a round card does something"),
        ("all round", "{ bones = 1 }", "an effect that lasts"),
        ("optional", "{ bones = 1 }", "an effect { may = ..., then = ... } was expected"),
        ("at once", "{ boost = 1 }", "when = 'all round' was expected"),
        ("at once", "{ may = {}, then = [{ bones = 1 }] }", "when = 'optional' was expected"),
        ("at once", '{ bones = 1, per = "behavior" }', "another per was expected"),
    ],
)
def test_a_round_card_that_is_not_what_it_says_is_a_warning(when: str, effects: str, said: str) -> None:
    text = re.sub(
        r'^(id = "laundry-day"\n.*\n.*\n)when = .*\neffects = .*$',
        rf'\1when = "{when}"\neffects = [{effects}]',
        HOUSE.text,
        count=1,
        flags=re.M,
    )
    (told,) = cards.read(text).warnings
    assert told.field == "laundry-day"
    assert said in told.text


def test_the_house_deck_keeps_to_its_own_rules() -> None:
    assert claims.house_problems(HOUSE) == []


def test_the_house_rules_see_cards_that_are_alike() -> None:
    sploot, eyes, laundry, groceries = (HOUSE.data(one) for one in ("sploot", "puppy-eyes", "laundry-day", "groceries"))
    said = {"en": "Lie down."}
    twins = [
        replace(sploot, names=eyes.names, attention=eyes.attention, energy=eyes.energy, text=said),
        replace(eyes, text=said),
        replace(laundry, effects=groceries.effects),
    ]
    assert claims.house_problems(replace(HOUSE, by_id={**HOUSE.by_id, **{card.id: card for card in twins}})) == [
        "market cards' effects: sploot and puppy-eyes are the same",
        "round cards' effects: laundry-day and groceries are the same",
        "name (en): sploot and puppy-eyes are the same",
        "text (en): sploot and puppy-eyes are the same",
        "name (de): sploot and puppy-eyes are the same",
    ]


def test_the_house_rules_see_a_verb_that_is_everywhere() -> None:
    spread = HOUSE.data("squeak-at-dawn").effects
    many = {one: replace(HOUSE.data(one), effects=spread) for one in HOUSE.objective_ids[:25]}
    told = claims.house_problems(replace(HOUSE, by_id={**HOUSE.by_id, **many}))
    assert [one for one in told if one.startswith("spread is on 2")]


# ---------------------------------------------------------------- what is read


def test_every_verb_becomes_its_line() -> None:
    written = {
        '"recall"': (Verb.RECALL, 0, 0, 0),
        "{ attention = -2 }": (Verb.ATTENTION, -2, 0, 0),
        '{ bones = 1, per = "objective" }': (Verb.BONES, 1, 1, 5),
        '{ bones = 1, per = "objective", type = "pets" }': (Verb.BONES, 1, 1, 3),
        '{ energy = 1, per = "hand" }': (Verb.ENERGY, 1, 5, 0),
        '{ discount = 2, type = "outdoor" }': (Verb.DISCOUNT, 2, 1, 0),
        "{ discount = 2 }": (Verb.DISCOUNT, 2, 5, 0),
        "{ turn-up = 2 }": (Verb.TURN_UP, 2, 0, 0),
    }
    for effect, line in written.items():
        assert lines_of(effect) == [line]
    assert lines_of("{ may = { bones = 2 }, then = [{ energy = 3 }, { choose = [{ bones = 1 }, 'reset'] }] }") == [
        (Verb.MAY, 2, 3, 4),
        (Verb.ENERGY, 3, 0, 0),
        (Verb.CHOOSE, 2, 0, 0),
        (Verb.BONES, 1, 0, 0),
        (Verb.RESET, 0, 0, 0),
    ]


def lines_of(effect: str) -> list[tuple[int, ...]]:
    """The lines of a market card with this effect, up to the first that is empty."""
    text = re.sub(r'^(id = "sploot"\n(?:(?!effects|\[).*\n)*)', rf"\1effects = [{effect}]\n", HOUSE.text, flags=re.M)
    deck = cards.read(text)
    place = deck.behavior_ids.index("sploot") * LINES
    rows = [tuple(deck.cards.effect.tolist()[place + k]) for k in range(LINES)]
    return [row for row in rows if row != (0,) * PARTS]


def test_cards_are_numbered_as_the_rules_number_them() -> None:
    assert HOUSE.behavior_ids[:2] == ("nap", "kibbles")
    assert len(HOUSE.behavior_ids) == MARKET + 25 == OBJECTIVE
    types = [HOUSE.data(one).type for one in HOUSE.objective_ids]
    assert types == [one for one in ("food", "outdoor", "pamper", "pets", "play") for _ in range(8)]
    for ids, first in ((HOUSE.behavior_ids, 0), (HOUSE.objective_ids, OBJECTIVE), (HOUSE.round_ids, ROUND_CARD)):
        for k, one in enumerate(ids):
            card = HOUSE.data(one)
            assert card.number == k
            assert (HOUSE.cards.attention[first + k], HOUSE.cards.energy[first + k]) == (card.attention, card.energy)


def test_objectives_may_stand_in_any_order() -> None:
    blocks = re.split(r"(?=^\[)", HOUSE.text, flags=re.M)
    goals = [block for block in blocks if block.startswith("[[objective]]")]
    others = [block for block in blocks if not block.startswith("[[objective]]")]
    deck = cards.read("\n".join([*others, *reversed(goals)]))
    assert [deck.data(one).type for one in deck.objective_ids] == [HOUSE.data(i).type for i in HOUSE.objective_ids]
    assert deck.cards != HOUSE.cards
    assert deck.by_id.keys() == HOUSE.by_id.keys()


def test_a_text_that_is_typed_is_kept_beside_the_sentence() -> None:
    deck = cards.read(changed(('id = "sploot"\n', 'id = "sploot"\ntext_en = """Lie down.\nStay <b>down</b>."""\n')))
    assert deck.data("sploot").text == {"en": "Lie down.\nStay <b>down</b>."}


def test_the_template_can_be_played_with() -> None:
    deck = cards.read(template(cards.FORMAT))
    assert deck.data("nap").effects == HOUSE.data("nap").effects
    assert all(word in deck.text for word in verbs.FORMS)


def test_the_page_about_decks_has_the_whole_vocabulary() -> None:
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    assert "```\n" + "\n".join(verbs.vocabulary()) + "\n```" in page


# ---------------------------------------------------------------- native code


def test_an_own_deck_runs_in_the_same_native_code() -> None:
    own = cards.read(template(cards.FORMAT))
    assert type(own.cards) is type(HOUSE.cards)
    assert own.cards != HOUSE.cards
    options = {"players": 3, "first": 0}
    assert decks.runs_in_the_same_native_code(Game("treat-please"), (HOUSE, own), options)
