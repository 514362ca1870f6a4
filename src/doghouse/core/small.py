"""A deck of a few cards: they take places in the house deck, so that a position can carry just what it needs."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from doghouse.core.deck import DeckError, read_toml
from doghouse.core.fields import Problem
from doghouse.core.keys import Format
from doghouse.core.toml import statements

D = TypeVar("D")


@dataclass(frozen=True)
class Block:
    """One card of a deck file: its section, its id (its place among its like without one), its kind and its lines.

    ``kind`` is a value that the card whose place it takes has to share, or "".  ``start`` is the number of its first
    line (from 1); lines of the house deck have none, so it is 0.
    """

    section: str
    id: str
    kind: str
    lines: tuple[str, ...]
    start: int


@dataclass(frozen=True)
class Small(Generic[D]):
    """How a game's decks are filled up: their format, the house deck's text, how a text is read.

    ``kinds`` are keys of sections whose value matters for the place of a card; cards of the sections ``added`` come
    in addition.  ``settled`` may change the cards of the house deck, so that they go with the others.
    """

    form: Format
    house: Callable[[], str]
    read: Callable[[str], D]
    kinds: Mapping[str, str] = field(default_factory=dict)
    added: Sequence[str] = ()
    settled: Callable[[list[Block]], list[Block]] = list

    def read_lines(self, lines: Sequence[tuple[int, str]]) -> D:
        """The deck of numbered lines, which may leave cards out: the house deck's stand in for them.

        A card takes the place of the house card of its id, else of the last one of its kind.  ``DeckError`` says what
        is wrong, by the numbers of the lines.
        """
        text, numbers = "\n".join(line for _, line in lines), [number for number, _ in lines]
        try:
            tables = read_toml(text)
        except DeckError as error:
            raise DeckError(_at(error, numbers)) from None
        full = all(len(_rows(tables, section.name)) >= section.fewest for section in self.form.sections)
        found = [(line, number) for number, line in lines] if full else self._filled(text, numbers)
        try:
            return self.read("\n".join(line for line, _ in found))
        except DeckError as error:
            raise DeckError(_at(error, [number for _, number in found])) from None

    def _filled(self, text: str, numbers: Sequence[int]) -> list[tuple[str, int]]:
        """The house deck's lines with the cards of a text in their places, each with its number."""
        own = self._blocks(text, house=False)
        head = text.split("\n")[: own[0].start - 1 if own else None]
        given = tomllib.loads(text)
        lines = {"game": f'game = "{self.form.game}"', "title": 'title = "A few cards"'}
        found = [(line, 0) for key, line in lines.items() if key not in given]
        found += list(zip(head, numbers, strict=False))
        for slot in self.settled(self._placed(own)):
            found += [(line, numbers[slot.start - 1 + i] if slot.start else 0) for i, line in enumerate(slot.lines)]
        return found

    def _placed(self, own: Sequence[Block]) -> list[Block]:
        """The cards of the house deck with these in their places."""
        slots = self._blocks(self.house(), house=True)
        free = [True] * len(slots)
        ids = {(block.section, block.id): k for k, block in enumerate(slots)}
        ours = [ids.get((block.section, block.id), -1) for block in own]
        for k in (k for k in ours if k >= 0):
            free[k] = False
        for n, block in enumerate(own):
            kind = block.section, block.kind
            alike = [k for k, slot in enumerate(slots) if free[k] and (slot.section, slot.kind) == kind]
            last = alike[-1] if alike and block.section not in self.added else len(slots)
            k = ours[n] if ours[n] >= 0 else last
            slots[k : k + 1] = [block]
            free[k : k + 1] = [False]
        return slots

    def _blocks(self, text: str, *, house: bool) -> list[Block]:
        """The cards of a valid TOML text, from each header of a section to the next."""
        sections = [section.name for section in self.form.sections]
        heads = [(line, said.strip("[] ")) for line, said in statements(text) if said.startswith("[")]
        heads = [(line, name) for line, name in heads if name in sections]
        lines = text.split("\n")
        ends = [line for line, _ in heads[1:]] + [len(lines) + 1] * bool(heads)
        place: Counter[str] = Counter()
        found = []
        for (line, name), end in zip(heads, ends, strict=True):
            part = tuple(lines[line - 1 : end - 1])
            data = tomllib.loads("\n".join(part))[name]
            row = data[0] if isinstance(data, list) else data
            kind = str(row.get(self.kinds[name], "")) if name in self.kinds else ""
            place[name] += 1
            found.append(Block(name, str(row.get("id", place[name])), kind, part, 0 if house else line))
        return found


def _rows(tables: dict[str, object], name: str) -> list[object]:
    rows = tables.get(name, [])
    return rows if isinstance(rows, list) else [rows]


def _at(error: DeckError, numbers: Sequence[int]) -> list[Problem]:
    """The problems at the lines where the deck's lines stand."""
    return [Problem(numbers[p.line - 1] if 0 < p.line <= len(numbers) else 0, p.field, p.text) for p in error.problems]
