"""The JSON Schema for editors takes the decks that the game takes, and refuses the broken samples wherever it can."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doghouse.core.deck import read_toml
from doghouse.core.template import template
from doghouse.core.toml import parse
from doghouse.games.treat_please import cards

from ..decks import fits, some_part_is_refused

HOUSE = cards.house()
SAMPLES = sorted((Path(__file__).parent / "decks").glob("*.toml"))
SCHEMA: Any = cards.FORMAT.schema()
# No schema sees these: it cannot compare two cards, count what is inside, add up, or tell what sign is seen.
BEYOND = {
    *("id-twice", "name-twice", "types-uneven", "too-many-effects", "lasting-too-much"),
    *("name-control-character", "name-turned-around", "name-without-letters"),
}
NO_TOML = {"brackets", "not-toml", "not-toml-twice", "not-toml-at-the-end"}
MISSING = {"section-missing", "title-missing"}


def test_the_schema_takes_what_the_game_takes() -> None:
    assert fits(read_toml(HOUSE.text), SCHEMA, SCHEMA)
    assert fits(read_toml(template(cards.FORMAT)), SCHEMA, SCHEMA)


@pytest.mark.parametrize(
    "effect",
    [
        '"recall"',
        '{ attention = -2, per = "objective", type = "food" }',
        '{ bones = 1, per = "hand" }',
        '{ discount = 2, type = "food" }',
        "{ may = {}, then = [{ choose = [{ bones = 1 }, 'reset'] }] }",
    ],
)
def test_the_schema_takes_effects(effect: str) -> None:
    assert fits(read_toml(f"x = [{effect}]")["x"], {"$ref": "#/$defs/effects"}, SCHEMA)


@pytest.mark.parametrize("sample", [s for s in SAMPLES if s.stem not in NO_TOML | MISSING], ids=lambda path: path.stem)
def test_the_schema_refuses_what_the_game_refuses_as_far_as_a_schema_can(sample: Path) -> None:
    parsed = parse(sample.read_text(encoding="utf-8"))
    assert parsed.problems == []
    assert some_part_is_refused(parsed.tables, SCHEMA) == (sample.stem not in BEYOND)


@pytest.mark.parametrize("key", [*cards.FORMAT.names()])
def test_the_schema_misses_what_is_missing(key: str) -> None:
    tables = read_toml(HOUSE.text)
    del tables[key]
    assert not fits(tables, SCHEMA, SCHEMA)


@pytest.mark.parametrize("key", ["character", "behavior", "objective", "round"])
def test_the_schema_counts_the_cards(key: str) -> None:
    for change in (lambda cards: cards[:-1], lambda cards: [*cards, cards[0]]):
        tables: Any = read_toml(HOUSE.text)
        assert not fits(tables | {key: change(tables[key])}, SCHEMA, SCHEMA)
