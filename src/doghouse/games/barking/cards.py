"""The deck of Barking: names and numbers of copies, read from a deck file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from doghouse.core.deck import DeckError, read_toml
from doghouse.games.barking.state import BREEDS, CARDS, CAT, HAND_LIMIT, KINDS, ROUNDS, SEATS, WONDER, Cards

ITEMS_NEEDED = sum(3 + r for r in range(ROUNDS))  # BT-06


@dataclass(frozen=True)
class Deck:
    """A deck that has been checked: ids and names of cards and items, and their numbers as the rules take them."""

    title: str
    card_ids: tuple[str, ...]
    item_ids: tuple[str, ...]
    names: Mapping[str, Mapping[str, str]]  # names[language][id]
    cards: Cards
    text: str


@cache
def house() -> Deck:
    """The deck that comes with the game."""
    return read(resources.files(__package__).joinpath("deck.toml").read_text(encoding="utf-8"))


def read(text: str) -> Deck:
    """Check a deck file's text; ``DeckError`` with everything that is wrong with it."""
    tables = read_toml(text)
    problems: list[str] = []
    breeds = _entries(tables, "breed", BREEDS, problems)
    items = _entries(tables, "item", KINDS, problems)
    special = [_entry(tables.get(name), f"[{name}]", problems) for name in ("wonder", "cat")]
    if problems:
        raise DeckError(problems)
    deck = _deck(str(tables.get("title", "A deck")), breeds + special, items, text)
    problems += _limits(deck)
    if problems:
        raise DeckError(problems)
    return deck


def _entries(tables: Mapping[str, object], name: str, wanted: int, problems: list[str]) -> list[dict[str, object]]:
    rows = tables.get(name)
    if not isinstance(rows, list) or len(rows) != wanted:
        found = len(rows) if isinstance(rows, list) else 0
        problems.append(f"[[{name}]]: {wanted} are wanted, {found} are there")
        return []
    return [_entry(row, f"[[{name}]] number {k + 1}", problems) for k, row in enumerate(rows)]


def _entry(row: object, where: str, problems: list[str]) -> dict[str, object]:
    """One card or item: an id, a number of copies, a name in each language."""
    if not isinstance(row, dict):
        problems.append(f"{where}: is missing")
        return {}
    for key in ("id", "en"):
        if not isinstance(row.get(key), str) or not row[key]:
            problems.append(f"{where}: {key} must be a text")
    copies = row.get("copies")
    if isinstance(copies, bool) or not isinstance(copies, int) or not 0 <= copies <= 60:
        problems.append(f"{where}: copies must be a whole number from 0 to 60")
    return row


def _deck(title: str, kinds: list[dict[str, object]], items: list[dict[str, object]], text: str) -> Deck:
    cards = Cards.new()
    cards.copies[:] = [int(str(row["copies"])) for row in kinds]
    cards.items[:] = [int(str(row["copies"])) for row in items]
    rows = kinds + items
    names = {lang: {str(r["id"]): str(r.get(lang, r["en"])) for r in rows} for lang in ("en", "de")}
    ids = tuple(str(r["id"]) for r in kinds), tuple(str(r["id"]) for r in items)
    return Deck(title, *ids, names, cards, text)


def _limits(deck: Deck) -> list[str]:
    """What must hold between the numbers (BT-06, BT-07, BT-35)."""
    problems = []
    total = sum(deck.cards.copies)
    spare = deck.cards.copies[CAT] + deck.cards.copies[WONDER]
    if len(set(deck.card_ids + deck.item_ids)) != CARDS + KINDS:
        problems.append("two cards or items have the same id")
    if sum(deck.cards.items) < ITEMS_NEEDED:
        problems.append(f"items: {ITEMS_NEEDED} are laid out in a game, the deck has {sum(deck.cards.items)}")
    if deck.cards.copies[CAT] < SEATS:
        problems.append(f"[cat]: each of {SEATS} players is dealt one, the deck has {deck.cards.copies[CAT]}")
    if total - HAND_LIMIT * SEATS < spare:
        problems.append(
            f"too few dogs: {total} cards less {HAND_LIMIT} for each of {SEATS} players must leave as many as there"
            f" are cats and Wonder Dogs ({spare}), or a turn might never end"
        )
    return problems
