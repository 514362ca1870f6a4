"""What the tests of deck files share: broken samples, messages that none of them shows, what a JSON Schema takes.

A sample is a piece of a deck.  It begins with what is wrong in it, each behind ``#=``: the line, the card, what was
expected.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from doghouse.core import deck as core
from doghouse.core.deck import DeckError
from doghouse.core.fields import Problem
from doghouse.core.rule import cache_folder
from doghouse.games import Game

Read = Callable[[str], object]
# Since a sample is a piece of a deck, all the rest is missing besides.
THE_REST = re.compile(
    r": (\[\[?[a-z.-]+\]\]?: (\d+ to )?\d+ (is|are) wanted, 0 are there|(game|title) is missing: .*)$"
)
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def problems(read: Read, text: str, file: str = "deck.toml") -> list[str]:
    """What is wrong with a deck."""
    with pytest.raises(DeckError) as caught:
        read(text)
    return caught.value.report(file)


def holds(read: Read, sample: Path) -> None:
    """All that a sample says of itself is told, each once, and nothing else."""
    text = sample.read_text(encoding="utf-8")
    wanted = [sample.name + line.removeprefix("#= ") for line in text.split("\n") if line.startswith("#= ")]
    found = problems(read, text, sample.name)
    assert wanted
    for line in wanted:
        told = [one for one in found if one.startswith(line)]
        assert len(told) == 1, f"{line}\nis not among\n" + "\n".join(found)
        found.remove(told[0])
    assert [one for one in found if not THE_REST.search(one)] == []


# ---------------------------------------------------------------- messages without a sample


def silent(
    read: Read, texts: Sequence[str], modules: Sequence[ModuleType], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """Where modules tell a problem that none of some broken texts shows."""
    reached: set[tuple[str, int]] = set()

    def noted(*facts: Any) -> Problem:
        frame = sys._getframe(1)
        while frame is not None:
            reached.add((frame.f_code.co_filename, frame.f_lineno))
            frame = frame.f_back  # type: ignore[assignment]
        return Problem(*facts)

    monkeypatch.setattr(core, "Problem", noted)
    for text in texts:
        problems(read, text + "\n")  # another text than before, so that it is read anew
    told = {key: end for module in modules for key, end in said_at(module).items()}
    return [f"{path}:{line}" for (path, line), end in told.items() if not _seen(reached, path, range(line, end + 1))]


def _seen(reached: set[tuple[str, int]], path: str, lines: range) -> bool:
    return any((path, k) in reached for k in lines)


def said_at(module: ModuleType) -> dict[tuple[str, int], int]:
    """Where a module tells a problem: file and line, with the line at which the call ends."""
    path = str(module.__file__)
    helpers = {"wrong", "_at", "_problem", "warn"}
    found = {}
    for function in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        if not isinstance(function, ast.FunctionDef) or function.name in helpers:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("wrong", "Problem"):
                    found[path, node.lineno] = node.end_lineno or node.lineno
    return found


# ---------------------------------------------------------------- JSON Schema


def fits(value: Any, schema: Any, whole: Any) -> bool:
    """Is a value as a JSON Schema says, which lies in ``whole``?  Only of the words that ours use."""
    if "$ref" in schema:
        return fits(value, whole["$defs"][schema["$ref"].rpartition("/")[2]], whole)
    if "oneOf" in schema and sum(fits(value, one, whole) for one in schema["oneOf"]) != 1:
        return False
    if "anyOf" in schema and not any(fits(value, one, whole) for one in schema["anyOf"]):
        return False
    if "not" in schema and fits(value, schema["not"], whole):
        return False
    known = (*schema.get("enum", [schema.get("const", value)]),)
    if (type(value), value) not in [(type(one), one) for one in known]:
        return False
    kind = TYPES.get(schema.get("type", ""), object)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        return False
    inside = {dict: _table_fits, list: _list_fits, str: _text_fits, int: _number_fits}.get(type(value))
    return inside is None or inside(value, schema, whole)


def _table_fits(value: dict[str, Any], schema: Any, whole: Any) -> bool:
    inner = schema.get("properties", {})
    if not set(schema.get("required", ())) <= value.keys() or len(value) > schema.get("maxProperties", 99):
        return False
    if schema.get("additionalProperties") is False and not value.keys() <= inner.keys():
        return False
    joined = [more for key, more in schema.get("dependentSchemas", {}).items() if key in value]
    return all(fits(value, one, whole) for one in joined) and all(
        fits(value[key], inner[key], whole) for key in value if key in inner
    )


def _list_fits(value: list[Any], schema: Any, whole: Any) -> bool:
    within = schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 99)
    if schema.get("uniqueItems") and any(one in value[:k] for k, one in enumerate(value)):
        return False
    return within and all(fits(one, schema.get("items", {}), whole) for one in value)


def _text_fits(value: str, schema: Any, whole: Any) -> bool:
    within = schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 999)
    return within and bool(re.search(schema.get("pattern", ""), value))


def _number_fits(value: int, schema: Any, whole: Any) -> bool:
    return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))


def some_part_is_refused(tables: dict[str, Any], whole: Any) -> bool:
    """Does the schema refuse anything in a piece of a deck, besides that the rest is missing?"""
    for key, value in tables.items():
        schema = whole["properties"].get(key, {"enum": []})
        alone = schema | {"minItems": 0} if schema.get("type") == "array" else schema
        if not fits(value, alone, whole):
            return True
    return False


# ---------------------------------------------------------------- native code


def runs_in_the_same_native_code(game: Game, decks: Sequence[Any], options: dict[str, int]) -> bool:
    """A whole game with each deck in native code: is nothing compiled for the later ones?"""
    compiled = []
    for deck in decks:
        _play(game, deck, options)
        rules = vars(game.compiled()).values()
        signatures = [len(one.signatures) for one in rules if hasattr(one, "signatures")]
        compiled.append((signatures, sorted(cache_folder(game.rules).rglob("*"))))
    return all(one == compiled[0] for one in compiled)


def _play(game: Game, deck: Any, options: dict[str, int]) -> None:
    rules, state, moves = game.compiled(), game.state.State.new(), game.state.Moves.new()
    agreed = game.state.Options.new()
    for name, value in options.items():
        setattr(agreed, name, value)
    rules.new_game(state, deck.cards, agreed, 7, None)
    for step in range(10_000):
        if rules.over(state):
            return
        rules.legal(state, deck.cards, moves)
        rules.apply(state, deck.cards, moves.action[7 * step % moves.n], None)
    raise AssertionError("no end")
