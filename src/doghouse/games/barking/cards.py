"""The deck of Barking: names and numbers of copies, read from a deck file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import NamedTuple

from doghouse.core.deck import Source, Table, unique
from doghouse.core.fields import Problem
from doghouse.core.keys import Format, Id, Section, Text, Whole, Word
from doghouse.core.lines import key as words_of
from doghouse.games.barking.spoken import SPEECH
from doghouse.games.barking.state import BREEDS, CARDS, CAT, HAND_LIMIT, KINDS, ROUNDS, SEATS, WONDER, Cards

ITEMS_NEEDED = sum(3 + r for r in range(ROUNDS))  # BT-06
LANGUAGES = ("en", "de")
NAME_LENGTH = 60

GAME = Word("game", "the game that the deck is for", {"barking": "barking"})
TITLE = Text("title", "what the deck is called", longest=NAME_LENGTH, needed=True)
FILE = (GAME, TITLE)
WHAT = "a short name, each a different one: small letters, numbers and hyphens"
SAID = ("cat token", "no cat token")
ID = Id("id", WHAT, words=("cat", *SAID), speech=sorted(SPEECH))
CAT_ID = Id("id", WHAT, words=SAID, speech=sorted(SPEECH))
COPIES = Whole("copies", "how many of it there are", 0, 60, needed=True)
EN = Text("en", "the name in English", longest=NAME_LENGTH, needed=True)
DE = Text("de", "the name in German; without it the English one stands there", longest=NAME_LENGTH)
KEYS = (ID, COPIES, EN, DE)
CAT_KEYS = (CAT_ID, *KEYS[1:])
SECTIONS = (
    Section("breed", "the breeds, from the highest rank on", BREEDS, KEYS, sample=lambda k: _sample(k)),
    Section("item", "the things to bark up", KINDS, KEYS, sample=lambda k: _sample(CARDS + k)),
    Section("wonder", "the Wonder Dog", 1, KEYS, many=False, sample=lambda k: _sample(WONDER)),
    Section("cat", "the cat", 1, CAT_KEYS, many=False, sample=lambda k: _sample(CAT)),
)
FORMAT = Format("barking", (), FILE, SECTIONS)


@dataclass(frozen=True)
class Deck:
    """A deck that has been checked: ids and names of cards and items, and their numbers as the rules take them."""

    title: str
    card_ids: tuple[str, ...]
    item_ids: tuple[str, ...]
    names: Mapping[str, Mapping[str, str]]  # names[language][id]
    cards: Cards
    text: str
    warnings: tuple[Problem, ...] = ()


class Row(NamedTuple):
    """What stands in one table of the file."""

    id: str
    copies: int
    en: str
    de: str


@cache
def house() -> Deck:
    """The deck that comes with the game."""
    return read(resources.files(__package__).joinpath("deck.toml").read_text(encoding="utf-8"))


@lru_cache(16)
def read(text: str) -> Deck:
    """Check a deck file's text; ``DeckError`` with everything that is wrong with it."""
    source = Source(text)
    top = source.top
    top.only_for(GAME)
    top.known(FORMAT.names())
    title = top.get(TITLE)
    breeds, items, wonder, cat = (top.tables(section) for section in SECTIONS)
    kinds = breeds + wonder + cat
    rows = [[*map(_row, breeds + wonder), *(_row(table, CAT_ID) for table in cat)], [*map(_row, items)]]
    unique(kinds + items, "id")
    for lang in LANGUAGES:
        unique(kinds, lang, words_of)
        unique(items, lang, words_of)
    if not source.problems:
        _limits(top, rows[0], rows[1])
    source.done()
    return _deck(title, rows[0], rows[1], text)


def _sample(place: int) -> dict[str, object]:
    """Ids (which pictures go by) and copies for a template, as in the house deck."""
    deck = house()
    ids, copies = deck.card_ids + deck.item_ids, [*deck.cards.copies, *deck.cards.items]
    return {"id": ids[place], "copies": copies[place]}


def _row(table: Table, name: Id = ID) -> Row:
    """One card or item: an id, a number of copies, a name in each language."""
    return Row(table.get(name), table.get(COPIES), table.get(EN), table.get(DE))


def _deck(title: str, kinds: list[Row], items: list[Row], text: str) -> Deck:
    cards = Cards.new()
    cards.copies[:] = [row.copies for row in kinds]
    cards.items[:] = [row.copies for row in items]
    names = {
        "en": {row.id: row.en for row in kinds + items},
        "de": {row.id: row.de or row.en for row in kinds + items},
    }
    return Deck(title, tuple(row.id for row in kinds), tuple(row.id for row in items), names, cards, text)


def _limits(top: Table, kinds: list[Row], items: list[Row]) -> None:
    """What must hold between the numbers (BT-06, BT-07, BT-35)."""
    total, laid = sum(row.copies for row in kinds), sum(row.copies for row in items)
    wonders, cats = kinds[WONDER].copies, kinds[CAT].copies
    if laid < ITEMS_NEEDED:
        top.wrong("item", f"items: {ITEMS_NEEDED} or more were expected, which a game lays out, not {laid}")
    if cats < SEATS:
        top.wrong("cat", f"[cat]: {SEATS} copies or more were expected, since each player is dealt one, not {cats}")
    if total - HAND_LIMIT * SEATS < wonders + cats:
        top.wrong(
            "breed",
            f"too few dogs: {total} cards less {HAND_LIMIT} for each of {SEATS} players must leave as many as there"
            f" are cats and Wonder Dogs ({wonders + cats}), or a turn might never end",
        )
