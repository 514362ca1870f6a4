"""The JSON Schema for editors takes the decks that the game takes, and refuses the broken samples wherever it can."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from doghouse.core.deck import read_toml
from doghouse.core.template import template
from doghouse.core.toml import parse
from doghouse.games.treat_please import cards

HOUSE = cards.house()
SAMPLES = sorted((Path(__file__).parent / "decks").glob("*.toml"))
SCHEMA: Any = cards.FORMAT.schema()
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
# No schema sees these: it cannot compare two cards, count what is inside, add up, or tell which signs are seen and
# which words mean something.
BEYOND = {
    *("id-twice", "name-twice", "types-uneven", "too-many-effects", "lasting-too-much"),
    *("name-control-character", "name-turned-around", "name-without-letters", "id-number-word"),
}
NO_TOML = {"brackets", "not-toml", "not-toml-twice", "not-toml-at-the-end"}
MISSING = {"section-missing", "title-missing"}


def fits(value: Any, schema: Any) -> bool:
    """Is a value as a JSON Schema says?  Only of the words that ours uses."""
    if "$ref" in schema:
        return fits(value, SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]])
    if "oneOf" in schema:
        return sum(fits(value, one) for one in schema["oneOf"]) == 1
    if "enum" in schema:
        return value in schema["enum"]
    if not isinstance(value, TYPES[schema["type"]]) or (isinstance(value, bool) and schema["type"] != "boolean"):
        return False
    if isinstance(value, dict):
        inner = schema["properties"]
        whole = set(schema.get("required", ())) <= value.keys() <= inner.keys()
        return whole and _joined(value, schema) and all(fits(value[k], inner[k]) for k in value)
    if isinstance(value, list):
        within = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 99)
        return within and all(fits(one, schema["items"]) for one in value)
    if isinstance(value, str):
        return len(value) <= schema["maxLength"] and bool(re.search(schema.get("pattern", ""), value))
    if isinstance(value, bool):
        return True
    return bool(schema["minimum"] <= value <= schema["maximum"]) and schema.get("not") != {"const": value}


def _joined(value: dict[str, Any], schema: Any) -> bool:
    """What a table says of several of its keys: how many, and which values go together."""
    asked = [more for key, more in schema.get("dependentSchemas", {}).items() if key in value]
    equal = [(value.get(key), one["const"]) for more in asked for key, one in more["properties"].items()]
    return len(value) <= schema.get("maxProperties", 99) and all(has == const for has, const in equal)


def some_part_is_refused(tables: dict[str, Any]) -> bool:
    """Does the schema refuse anything in a piece of a deck, besides that the rest is missing?"""
    for key, value in tables.items():
        schema = SCHEMA["properties"].get(key, {"enum": []})
        alone = schema | {"minItems": 0} if schema.get("type") == "array" else schema
        if not fits(value, alone):
            return True
    return False


def test_the_schema_takes_what_the_game_takes() -> None:
    assert fits(read_toml(HOUSE.text), SCHEMA)
    assert fits(read_toml(template(cards.FORMAT)), SCHEMA)


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
    assert fits(read_toml(f"x = [{effect}]")["x"], {"$ref": "#/$defs/effects"})


@pytest.mark.parametrize("sample", [s for s in SAMPLES if s.stem not in NO_TOML | MISSING], ids=lambda path: path.stem)
def test_the_schema_refuses_what_the_game_refuses_as_far_as_a_schema_can(sample: Path) -> None:
    parsed = parse(sample.read_text(encoding="utf-8"))
    assert parsed.problems == []
    assert some_part_is_refused(parsed.tables) == (sample.stem not in BEYOND)


@pytest.mark.parametrize("key", [*cards.FORMAT.names()])
def test_the_schema_misses_what_is_missing(key: str) -> None:
    tables = read_toml(HOUSE.text)
    del tables[key]
    assert not fits(tables, SCHEMA)


@pytest.mark.parametrize("key", ["character", "behavior", "objective", "round"])
def test_the_schema_counts_the_cards(key: str) -> None:
    for change in (lambda cards: cards[:-1], lambda cards: [*cards, cards[0]]):
        tables: Any = read_toml(HOUSE.text)
        assert not fits(tables | {key: change(tables[key])}, SCHEMA)
