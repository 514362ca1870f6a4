"""A deck of a few cards: they take places in the house deck, so that a position can carry just what it needs."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from doghouse.core.deck import DeckError, read_toml
from doghouse.core.fields import Problem
from doghouse.core.toml import statements
from doghouse.games.treat_please import cards
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.state import CHARACTERS, FOR_SALE, OBJECTIVES, ROUND_CARDS

COUNTS = {
    "character": CHARACTERS,
    "nap": 1,
    "kibbles": 1,
    "behavior": FOR_SALE,
    "objective": OBJECTIVES,
    "round": ROUND_CARDS,
}


@dataclass(frozen=True)
class Block:
    """One card of a deck file: its section, its id, its type ("" but for objectives) and its lines.

    ``start`` is the number of its first line (from 1); lines of the house deck have none, so it is 0.
    """

    section: str
    id: str
    type: str
    lines: tuple[str, ...]
    start: int


def read_small(lines: Sequence[tuple[int, str]]) -> Deck:
    """The deck of numbered lines, which may leave cards out: the house deck's stand in for them.

    A card takes the place of the house card of its id, else of the last one of its kind (of its type).  ``DeckError``
    says what is wrong, by the numbers of the lines.
    """
    text = "\n".join(line for _, line in lines)
    try:
        tables = read_toml(text)
    except DeckError as error:
        raise DeckError(_at(error, [number for number, _ in lines])) from None
    full = all(len(_rows(tables, section)) >= n for section, n in COUNTS.items())
    found = [(line, number) for number, line in lines] if full else _filled(text, [number for number, _ in lines])
    try:
        return cards.read("\n".join(line for line, _ in found))
    except DeckError as error:
        raise DeckError(_at(error, [number for _, number in found])) from None


def _rows(tables: dict[str, object], name: str) -> list[object]:
    rows = tables.get(name, [])
    return rows if isinstance(rows, list) else [rows]


def _at(error: DeckError, numbers: Sequence[int]) -> list[Problem]:
    """The problems at the lines where the deck's lines stand."""
    return [Problem(numbers[p.line - 1] if 0 < p.line <= len(numbers) else 0, p.field, p.text) for p in error.problems]


def _filled(text: str, numbers: Sequence[int]) -> list[tuple[str, int]]:
    """The house deck's lines with the cards of a text in their places, each with its number."""
    slots = _blocks(cards.house().text)
    free = [True] * len(slots)
    head, own = text.split("\n"), _blocks(text)
    ids = {(block.section, block.id): k for k, block in enumerate(slots)}
    ours = [ids.get((block.section, block.id), -1) for block in own]
    for k in (k for k in ours if k >= 0):
        free[k] = False
    for n, block in enumerate(own):
        kind = block.section, block.type
        like = [k for k, slot in enumerate(slots) if free[k] and (slot.section, slot.type) == kind]
        k = ours[n] if ours[n] >= 0 else like[-1] if like else len(slots)
        slots[k : k + 1] = [block]
        free[k : k + 1] = [False]
    start = own[0].start - 1 if own else len(head)
    found = [(line, 0) for line in ('game = "treat-please"', 'title = "A few cards"') if not _given(text, line)]
    found += list(zip(head[:start], numbers, strict=False))
    for slot in slots:
        found += [(line, numbers[slot.start - 1 + i] if slot.start else 0) for i, line in enumerate(slot.lines)]
    return found


def _given(text: str, line: str) -> bool:
    """Does a text give the key of a line at its top?"""
    return line.split()[0] in tomllib.loads(text)


def _blocks(text: str) -> list[Block]:
    """The cards of a valid TOML text, from each header of a section to the next."""
    heads = [(line, said.strip("[] ")) for line, said in statements(text) if said.startswith("[")]
    heads = [(line, name) for line, name in heads if name in COUNTS]
    lines = text.split("\n")
    ends = [line for line, _ in heads[1:]] + [len(lines) + 1] * bool(heads)
    house = text == cards.house().text
    found = []
    for (line, name), end in zip(heads, ends, strict=True):
        part = tuple(lines[line - 1 : end - 1])
        data = tomllib.loads("\n".join(part))[name]
        row = data[0] if isinstance(data, list) else data
        found.append(Block(name, str(row.get("id", "")), str(row.get("type", "")), part, 0 if house else line))
    return found
