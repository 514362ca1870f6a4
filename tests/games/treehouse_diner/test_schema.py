"""The JSON Schema for editors takes the decks that the game takes, and refuses the broken samples wherever it can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doghouse.core.deck import read_toml
from doghouse.core.template import template
from doghouse.core.toml import parse
from doghouse.games.treehouse_diner import cards, verbs

from ..decks import fits, some_part_is_refused

HOUSE = cards.house()
SAMPLES = sorted((Path(__file__).parent / "decks").glob("*.toml"))
SCHEMA: Any = cards.FORMAT.schema()
# No schema sees these: it cannot compare two cards, count what is inside, or add up.
BEYOND = {
    *("id-twice", "id-of-a-row", "name-twice", "chef-unknown", "chef-by-name", "needs-chili-in-basic"),
    *(
        "too-many-effects",
        "copies-too-few",
        "copies-too-many",
        "starting-uneven",
        "starting-all-of-four",
        "orders-that-lay-orders",
    ),
}
MISSING = {"chefs-too-few"}


@pytest.mark.parametrize("text", [HOUSE.text, template(cards.FORMAT)], ids=["house", "template"])
def test_the_schema_takes_what_the_game_takes(text: str) -> None:
    assert fits(read_toml(text), SCHEMA, SCHEMA)


@pytest.mark.parametrize("word", verbs.FORMS)
def test_the_schema_takes_every_verb(word: str) -> None:
    form = verbs.FORMS[word]
    for definition, known in (("effects", True), ("symbols", word in verbs.SYMBOL_FORMS)):
        value = read_toml(f"x = [{form.example(word)}]")["x"]
        assert fits(value, {"$ref": f"#/$defs/{definition}"}, SCHEMA) == known


@pytest.mark.parametrize(
    "effect",
    [
        '{ draw = 1, per = "bee" }',
        "{ may = { discard = 1 }, then = [{ choose = [{ draw = 1 }, 'calm'] }] }",
        "{ may = {}, then = [{ order = 1 }] }",
    ],
)
def test_the_schema_takes_effects(effect: str) -> None:
    assert fits(read_toml(f"x = [{effect}]")["x"], {"$ref": "#/$defs/effects"}, SCHEMA)


@pytest.mark.parametrize("sample", [s for s in SAMPLES if s.stem not in MISSING], ids=lambda path: path.stem)
def test_the_schema_refuses_what_the_game_refuses_as_far_as_a_schema_can(sample: Path) -> None:
    parsed = parse(sample.read_text(encoding="utf-8"))
    assert parsed.problems == []
    assert some_part_is_refused(parsed.tables, SCHEMA) == (sample.stem not in BEYOND)


def test_every_exception_is_a_sample() -> None:
    assert {sample.stem for sample in SAMPLES} >= BEYOND | MISSING


@pytest.mark.parametrize("key", [*cards.FORMAT.names()])
def test_the_schema_misses_what_is_missing(key: str) -> None:
    tables = read_toml(HOUSE.text)
    del tables[key]
    assert not fits(tables, SCHEMA, SCHEMA)


@pytest.mark.parametrize("section", cards.FORMAT.sections, ids=lambda section: section.name)
def test_the_schema_counts_the_cards(section: Any) -> None:
    for number in (section.fewest - 1, section.most + 1):
        tables: Any = read_toml(HOUSE.text)
        one = tables[section.name][0]
        assert not fits(tables | {section.name: [one] * number}, SCHEMA, SCHEMA)
