"""Deck files of Treehouse Diner: a broken sample for every message, what is only a warning, and the numbers read."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from doghouse.core import effects
from doghouse.core.deck import DeckError
from doghouse.core.template import template
from doghouse.games import Game
from doghouse.games.treehouse_diner import cards, claims, small, verbs
from doghouse.games.treehouse_diner import format as form
from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    BONUS,
    CHILI_ORDER,
    LINES,
    NONE,
    ORDERS,
    PARTS,
    PLATE,
    STARTING,
    STARTS,
    Goal,
    Per,
    Verb,
)

from ..decks import holds, problems, runs_in_the_same_native_code, said_at, silent

HOUSE = cards.house()
SAMPLES = sorted((Path(__file__).parent / "decks").glob("*.toml"))


def changed(*pairs: tuple[str, str]) -> str:
    """The house deck with some of its text replaced."""
    text = HOUSE.text
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def with_line(card: str, line: str) -> str:
    """The house deck with another line of a card, in place of the one of the same key."""
    key = line.split(" ", 1)[0]
    before, start, rest = HOUSE.text.partition(f'id = "{card}"\n')
    own, end, after = rest.partition("\n\n")
    assert start
    kept = [one for one in own.split("\n") if not one.startswith(f"{key} =")]
    return before + start + "\n".join([*kept, line]) + end + after


def warned(text: str) -> list[tuple[str, str]]:
    """What is worth a look in a deck: the card, and what is said of it."""
    return [(warning.field, warning.text) for warning in cards.read(text).warnings]


# ---------------------------------------------------------------- samples


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_broken_sample_is_told_line_by_line(sample: Path) -> None:
    holds(cards.read, sample)


def test_there_is_a_sample_for_every_message(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = (effects, verbs, form, cards)
    assert sum(len(said_at(module)) for module in modules) > 30
    texts = [sample.read_text(encoding="utf-8") for sample in SAMPLES]
    assert silent(cards.read, texts, modules, monkeypatch) == []


def test_an_empty_file_misses_everything() -> None:
    assert problems(cards.read, "") == [
        "deck.toml: game is missing: 'treehouse-diner' was expected",
        "deck.toml: title is missing: a text in quotes was expected",
        "deck.toml: [[chef]]: 2 to 8 are wanted, 0 are there",
        "deck.toml: [[action]]: 1 to 44 are wanted, 0 are there",
        "deck.toml: [[challenge]]: 15 are wanted, 0 are there",
        "deck.toml: [[starting]]: 8 are wanted, 0 are there",
        "deck.toml: [[basic]]: 46 are wanted, 0 are there",
        "deck.toml: [[chili]]: 46 are wanted, 0 are there",
        "deck.toml: [[bonus]]: 4 are wanted, 0 are there",
        "deck.toml: [[chili-bonus]]: 4 are wanted, 0 are there",
    ]


# ---------------------------------------------------------------- warnings


@pytest.mark.clause("TD-06", "TD-08", "TD-45", "TD-73")
@pytest.mark.parametrize(
    ("text", "card", "said"),
    [
        (with_line("tea", "effects = [{ action = 1 }]"), "tea", "there are no Action cards where"),
        (with_line("acorn-toast", "effects = [{ action = 1 }]"), "acorn-toast", "are never carried out (TD-06)"),
        (with_line("slow-salad", "effects = [{ praise = 1 }]"), "slow-salad", "are never carried out (TD-06)"),
        (with_line("acorn-toast", 'needs = ["A", "A"]'), "acorn-toast", "plates belong to Chili orders (TD-73)"),
        (with_line("clock", "effects = []"), "clock", "it does nothing"),
        (
            changed(("[[bonus]]\neffects = [{ recycle = 1 }]", "[[bonus]]\neffects = [{ draw = 1 }]")),
            "[[bonus]] number 1",
            "the top row's bonus is recycle (TD-08)",
        ),
    ],
)
def test_a_card_that_the_rulebook_says_otherwise_of_is_a_warning(text: str, card: str, said: str) -> None:
    ((told, what),) = warned(text)
    assert told == card
    assert said in what


@pytest.mark.clause("TD-62")
@pytest.mark.parametrize(
    ("card", "goal"), [("in-stock", "emptied = [1, 2]"), ("specialize", "identical = 3"), ("all-three", "chefs = 3")]
)
def test_a_challenge_that_the_rulebook_names_is_missed(card: str, goal: str) -> None:
    ((_, said),) = warned(with_line(card, "goal = { supply = 9 }"))
    assert said.endswith(f"goal = {{ {goal} }} was expected")


@pytest.mark.clause("TD-72", "TD-73", "TD-77")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r'"chili"', '"daisy"', "some Chili orders need chili (TD-72), none does"),
        (r'"[A-F]"', '"daisy"', "some Chili orders are soups (TD-73), none has a plate"),
        (r"shortcut = (\d)", r"compost = \1", "an Action card takes a shortcut (TD-77), none has { shortcut = 1 }"),
    ],
)
def test_what_no_card_has_is_missed(old: str, new: str, said: str) -> None:
    assert [text for _, text in warned(re.sub(old, new, HOUSE.text))] == [said]


# ---------------------------------------------------------------- the house deck's own rules


def test_the_house_deck_keeps_to_its_own_rules() -> None:
    assert claims.house_problems(HOUSE) == []


def house_with(**changes: dict[str, object]) -> list[str]:
    """What is wrong with the house deck when some of its cards are other ones; ``_`` stands for ``-`` in ids."""
    others = {(name := card.replace("_", "-")): replace(HOUSE.data(name), **new) for card, new in changes.items()}
    return claims.house_problems(replace(HOUSE, by_id={**HOUSE.by_id, **others}))


def test_the_house_rules_see_cards_that_are_alike() -> None:
    treasure = HOUSE.data("treasure").effects
    assert house_with(shortcut={"effects": treasure}) == ["Action cards' effects: shortcut and treasure are the same"]
    goal = HOUSE.data("fan-club").goal
    assert house_with(spice_rack={"goal": goal}) == ["challenges' goals: fan-club and spice-rack are the same"]
    said = {"en": "Eat.", "de": "Iss."}
    assert house_with(fox={"text": said}, owl={"text": said}) == [
        "text (en): fox and owl are the same",
        "text (de): fox and owl are the same",
    ]


def test_the_house_rules_see_a_verb_that_is_everywhere() -> None:
    praise = HOUSE.data("tea").effects
    told = house_with(**{card.replace("-", "_"): {"effects": praise} for card in HOUSE.order_ids[:30]})
    assert [one for one in told if one.startswith("praise is on ")]


# ---------------------------------------------------------------- what is read


def lines_of(effects: str, card: str = "shortcut") -> list[tuple[int, ...]]:
    """The lines of an Action card with these effects, up to the first that is empty."""
    deck = cards.read(with_line(card, f"effects = [{effects}]"))
    place = (ACTION_CARD + deck.action_ids.index(card)) * LINES
    rows = [tuple(deck.cards.effect.tolist()[place + k]) for k in range(LINES)]
    return [row for row in rows if row != (0,) * PARTS]


@pytest.mark.parametrize("word", verbs.FORMS)
def test_every_verb_becomes_its_line(word: str) -> None:
    form = verbs.FORMS[word]
    written, n = (f'"{word}"', 0) if form.single else (f"{{ {word} = 2 }}", 2)
    assert lines_of(written) == [(form.verb, n, 0, 0)]


def test_combinations_become_their_lines() -> None:
    assert lines_of('{ draw = 1, per = "bee" }, { praise = 3, per = "chef" }') == [
        (Verb.DRAW, 1, Per.BEE, 0),
        (Verb.PRAISE, 3, Per.CHEF, 0),
    ]
    assert lines_of("{ may = { discard = 2 }, then = [{ choose = [{ draw = 2 }, 'calm'] }] }, { left = 1 }") == [
        (Verb.MAY, 2, 0, 4),
        (Verb.DISCARD, 2, 0, 0),
        (Verb.CHOOSE, 2, 0, 0),
        (Verb.DRAW, 2, 0, 0),
        (Verb.CALM, 0, 0, 0),
        (Verb.LEFT, 1, 0, 0),
    ]
    assert lines_of("{ may = {}, then = [{ draw = 1 }] }") == [(Verb.MAY, 0, 0, 1), (Verb.DRAW, 1, 0, 0)]


@pytest.mark.parametrize("word", verbs.TARGETS)
def test_every_goal_is_read(word: str) -> None:
    written, n = ("[4, 1]", 0b1001) if word == "emptied" else ("2", 2)
    deck = cards.read(with_line("fan-club", f"goal = {{ {word} = {written} }}"))
    number = deck.challenge_ids.index("fan-club")
    assert deck.cards.goal[number].tolist() == [verbs.TARGETS[word].goal, n]


def test_every_goal_of_the_rules_can_be_written() -> None:
    assert {target.goal for target in verbs.TARGETS.values()} == set(Goal) - {Goal.NOTHING}
    assert {form.verb for form in verbs.FORMS.values()} == set(Verb) - {Verb.END, Verb.MAY, Verb.CHOOSE}


def test_ingredients_and_plates_become_the_symbols_of_an_order() -> None:
    deck = cards.read(with_line(HOUSE.order_ids[-1], 'needs = ["chili", "A", "B", "A"]'))
    assert deck.cards.need[ORDERS - 1].tolist() == [6, PLATE, PLATE + 1, PLATE, NONE, NONE]


def test_cards_are_numbered_as_the_rules_number_them() -> None:
    kinds = [HOUSE.data(one).kind for one in HOUSE.order_ids]
    assert kinds == ["starting"] * STARTING + ["basic"] * (CHILI_ORDER - STARTING) + ["chili"] * (ORDERS - CHILI_ORDER)
    assert [HOUSE.data(one).minutes for one in HOUSE.order_ids[:STARTING]] == [4] * STARTS + [6] * STARTS
    for number, one in enumerate(HOUSE.order_ids):
        card = HOUSE.data(one)
        assert (card.number, cards.source_id(HOUSE, number)) == (number, one)
        assert HOUSE.cards.minutes[number] == card.minutes
        assert HOUSE.cards.points[number] == card.points
        assert HOUSE.chef_ids[HOUSE.cards.chef[number]] == card.chef
    assert sum(HOUSE.cards.copies.tolist()) == 44
    assert cards.source_id(HOUSE, BONUS) == "row-1"
    assert cards.source_id(HOUSE, BONUS + 7) == "chili-row-4"
    assert cards.source_id(HOUSE, ACTION_CARD) == HOUSE.action_ids[0]


def test_starting_orders_may_stand_in_any_order() -> None:
    blocks = re.split(r"(?=^\[)", HOUSE.text, flags=re.M)
    starts = [block for block in blocks if block.startswith("[[starting]]")]
    others = [block for block in blocks if not block.startswith("[[starting]]")]
    deck = cards.read("\n".join([*others, *reversed(starts)]))
    assert [deck.data(one).minutes for one in deck.order_ids[:STARTING]] == [4] * STARTS + [6] * STARTS
    assert deck.by_id.keys() == HOUSE.by_id.keys()


def test_a_text_that_is_typed_is_kept_beside_the_sentence() -> None:
    deck = cards.read(with_line("shortcut", 'text_en = """Take it.\\nTake <b>all</b>."""'))
    assert deck.data("shortcut").text == {"en": "Take it.\nTake <b>all</b>."}


def test_the_template_can_be_played_with() -> None:
    deck = cards.read(template(cards.FORMAT))
    assert sum(deck.cards.copies.tolist()) == 44
    assert all(word in deck.text for word in (*verbs.FORMS, *verbs.TARGETS, *verbs.NEED_WORDS))


def test_the_page_about_decks_has_the_whole_vocabulary() -> None:
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    assert "```\n" + "\n".join(verbs.vocabulary()) + "\n```" in page


# ---------------------------------------------------------------- a few cards


def few(text: str) -> cards.Deck:
    """The house deck with the cards of a text in it, whose lines count from 11."""
    return small.read_small(list(enumerate(text.split("\n"), 11)))


def test_a_few_cards_take_the_place_of_others_of_their_kind() -> None:
    deck = few(
        '[[chef]]\nid = "tom"\nen = "Tom"\n[[starting]]\nid = "soup"\nen = "Soup"\nminutes = 4\npoints = 1\n'
        'chef = "tom"\nneeds = ["A"]\n[[bonus]]\neffects = []\n[[bonus]]\neffects = [{ praise = 3 }]'
    )
    assert deck.chef_ids == (*HOUSE.chef_ids, "tom")
    assert deck.order_ids == (*HOUSE.order_ids[:3], "soup", *HOUSE.order_ids[4:])
    rows = [deck.data(one).effects for one in deck.row_ids[:3]]
    assert [[(effect.word, effect.n) for effect in row] for row in rows] == [[], [("praise", 3)], [("praise", 1)]]


def test_the_house_cards_make_up_for_the_copies_of_a_few() -> None:
    deck = few('[[action]]\nid = "shortcut"\nen = "Cut"\ncopies = 30\n[[action]]\nid = "one"\nen = "One"')
    assert (deck.data("shortcut").copies, deck.data("one").copies) == (30, 1)
    assert sum(deck.cards.copies.tolist()) == 44
    assert len(deck.action_ids) < len(HOUSE.action_ids)  # some had to make way


def test_mistakes_of_a_few_cards_are_told_by_their_lines() -> None:
    with pytest.raises(DeckError) as caught:
        few('[[basic]]\nid = "pie"\nen = "Pie"\nminutes = 9\npoints = 1\nchef = "tom"\nneeds = ["radish"]')
    assert [(problem.line, problem.field) for problem in caught.value.problems] == [(14, "pie"), (16, "pie")]


# ---------------------------------------------------------------- native code


def test_an_own_deck_runs_in_the_same_native_code() -> None:
    own = cards.read(template(cards.FORMAT))
    assert type(own.cards) is type(HOUSE.cards)
    assert own.cards != HOUSE.cards
    options = {"players": 3, "first": 0, "bees": 1, "secret": 1}
    assert runs_in_the_same_native_code(Game("treehouse-diner"), (HOUSE, own), options)
