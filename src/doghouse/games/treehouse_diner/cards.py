"""The deck of Treehouse Diner: its cards, read from a deck file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from doghouse.core.deck import Source, Table, nearest, shown, unique
from doghouse.core.fields import Problem
from doghouse.core.keys import Section
from doghouse.core.lines import key as words_of
from doghouse.core.text import catalogue
from doghouse.games.treehouse_diner import claims
from doghouse.games.treehouse_diner import format as form
from doghouse.games.treehouse_diner.format import FORMAT, LANGUAGES, Card
from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    ACTION_CARDS,
    BONUS,
    LINES,
    NONE,
    ROWS,
    STARTS,
    Cards,
    Verb,
)
from doghouse.games.treehouse_diner.verbs import CARD_FORMS, NEED_WORDS, SYMBOL_FORMS

__all__ = ["FORMAT", "Card", "Deck", "house", "read", "source_id"]

MOST_CALLS = 10  # orders of a set whose effects lay another, so that not too many cards are open inside each other
ROW_IDS = tuple(f"{side}row-{r + 1}" for side in ("", "chili-") for r in range(ROWS))
Pair = tuple[Card, Table]  # a card and where it stands


@dataclass(frozen=True)
class Deck:
    """A deck that has been checked: its cards with ids and names, and their numbers as the rules take them.

    Ids go by the numbers of state.py.  ``warnings`` are what the deck can be played with, but is worth a look.
    """

    title: str
    order_ids: tuple[str, ...]
    row_ids: tuple[str, ...]
    action_ids: tuple[str, ...]
    challenge_ids: tuple[str, ...]
    chef_ids: tuple[str, ...]
    names: Mapping[str, Mapping[str, str]]  # names[language][id]
    by_id: Mapping[str, Card]
    cards: Cards
    text: str
    warnings: tuple[Problem, ...]

    def data(self, card: str) -> Card:
        """The card of an id; ``KeyError`` when there is none."""
        return self.by_id[card]


def source_id(deck: Deck, source: int) -> str:
    """The id of what has effects: an order, a row of the pantry or an Action card, in the rules' one numbering."""
    return (*deck.order_ids, *deck.row_ids, *deck.action_ids)[source]


@cache
def house() -> Deck:
    """The deck that comes with the game."""
    return read(resources.files(__package__).joinpath("deck.toml").read_text(encoding="utf-8"))


@lru_cache(16)
def read(text: str) -> Deck:
    """Check a deck file's text; ``DeckError`` with everything that is wrong with it."""
    source = Source(text)
    source.top.only_for(form.GAME)
    source.top.known(FORMAT.names())
    title = source.top.get(form.TITLE)
    kinds = _kinds(source.top)
    _check(kinds)
    claims.check(kinds)
    warnings = source.done()
    every = [[card for card, _ in kind] for kind in kinds]
    ids = [tuple(card.id for card in kind) for kind in every]
    by_id = {card.id: card for kind in every for card in kind}
    names = {lang: {card.id: card.names[lang] for card in by_id.values()} for lang in LANGUAGES}
    return Deck(title, ids[0], ids[1], ids[2], ids[3], ids[4], names, by_id, _numbers(every), text, warnings)


# ---------------------------------------------------------------- tables to cards


def _kinds(top: Table) -> list[list[Pair]]:
    """Orders, rows of the pantry, Action cards, challenges and chefs, each in the order of their numbers."""
    chefs, actions, challenges = (_cards(top, one) for one in (form.CHEF_SECTION, form.ACTION, form.CHALLENGE))
    starting = _by_minutes(top, _cards(top, form.STARTING_SECTION))
    orders = starting + [pair for section in (form.BASIC, form.CHILI) for pair in _cards(top, section)]
    rows = [pair for section in (form.BONUS, form.CHILI_BONUS) for pair in _rows(top, section)]
    kinds = (orders, rows, actions, challenges, chefs)
    return [[(replace(card, number=k), table) for k, (card, table) in enumerate(kind)] for kind in kinds]


def _cards(top: Table, section: Section) -> list[Pair]:
    return [(_card(one, section), one) for one in top.tables(section)]


def _card(table: Table, section: Section) -> Card:
    """A card from its table; it gets its number later."""
    read: dict[str, Any] = {key.name: table.get(key) for key in section.keys}  # each value as its key says
    names = {lang: read.pop(lang) or read["id"] for lang in LANGUAGES}
    if not table.data.get("de"):
        names["de"] = names["en"]
    text = {lang: words for lang in LANGUAGES if (words := read.pop(f"text_{lang}"))}
    return Card(kind=section.name, number=0, names=names, text=text or None, **read)


def _rows(top: Table, section: Section) -> list[Pair]:
    """The rows of one side of the pantry, whose ids and names come from their places."""
    found = []
    for r, table in enumerate(top.tables(section)[:ROWS]):
        name = f"{'chili-' if section is form.CHILI_BONUS else ''}row-{r + 1}"
        names = {lang: catalogue(__package__, lang, "cards").say(f"{section.name}-name", n=r + 1) for lang in LANGUAGES}
        found.append((Card(name, section.name, 0, names, effects=table.get(form.SYMBOLS)), table))
    return found


def _by_minutes(top: Table, starting: list[Pair]) -> list[Pair]:
    """The Starting orders, those of 4 minutes first; note when there are not four of each kind."""
    minutes = [table.data.get("minutes") for _, table in starting]
    if len(minutes) == 2 * STARTS and all(n in form.START_MINUTES for n in minutes):
        for wanted in form.START_MINUTES:
            of_kind = [table for card, table in starting if card.minutes == wanted]
            if len(of_kind) != STARTS:
                at = of_kind[min(STARTS, len(of_kind) - 1)] if of_kind else top
                at.wrong("minutes", f"{wanted} minutes: {STARTS} Starting orders are wanted, {len(of_kind)} are there")
    return sorted(starting, key=lambda pair: pair[0].minutes)


# ---------------------------------------------------------------- what has to go together


def _check(kinds: Sequence[Sequence[Pair]]) -> None:
    """Note what the cards do wrong together."""
    orders, rows, actions, challenges, chefs = kinds
    _differ((orders, actions, challenges, chefs))
    _cooks(orders, [card for card, _ in chefs])
    for card, table in orders:
        if "chili" in card.needs and card.kind != "chili":
            table.wrong("needs", "needs: chili is in the bag with Chili orders only; another ingredient was expected")
    _symbols([*orders, *rows])
    for kind in ("basic", "chili"):
        _calls([pair for pair in orders if pair[0].kind == kind])
    total = sum(card.copies for card, _ in actions)
    read = all(table.data.get("copies", card.copies) == card.copies for card, table in actions)
    if actions and read and total != ACTION_CARDS and len(actions) <= ACTION_CARDS:
        text = f"copies: {ACTION_CARDS} Action cards are wanted, the copies add up to {total}"
        actions[-1][1].wrong("copies", text)


def _cooks(orders: Sequence[Pair], chefs: Sequence[Card]) -> None:
    """Note orders of chefs who are not there, each such chef once."""
    known = [card.id for card in chefs]
    unknown = [(card.chef, table) for card, table in orders if chefs and card.chef and card.chef not in known]
    for name in dict.fromkeys(chef for chef, _ in unknown):
        first, *others = [table for chef, table in unknown if chef == name]
        called = [card.id for card in chefs if name in card.names.values()]
        hint = f"did you mean {called[0]}?" if called else nearest(name, known)
        more = f" (so it says on {len(others)} more)" if others else ""
        first.wrong("chef", f"chef: {shown(name)} is no chef{more}; {hint}")


def _differ(kinds: Sequence[Sequence[Pair]]) -> None:
    """Ids differ in the whole deck, names among cards of a kind."""
    tables = [table for kind in kinds for _, table in kind]
    for table in tables:
        if table.data.get("id") in ROW_IDS:
            table.wrong("id", f"id {table.data['id']!r} means a row of the pantry; another was expected")
    unique(tables, "id")
    for kind in kinds:
        for lang in LANGUAGES:
            unique([table for _, table in kind], lang, words_of)


def _symbols(pairs: Sequence[Pair]) -> None:
    """Note what only Action cards can do."""
    for card, table in pairs:
        for effect in card.effects:
            if effect.inner or effect.word in CARD_FORMS:
                text = f"effects: {effect.word} is for Action cards only; there are: {', '.join(SYMBOL_FORMS)}"
                table.wrong("effects", text)


def _calls(orders: Sequence[Pair]) -> None:
    """Note a set with too many orders that lay another."""
    calls = [table for card, table in orders if any(effect.verb == Verb.ORDER for effect in card.effects)]
    if len(calls) > MOST_CALLS:
        text = f"effects: at most {MOST_CALLS} orders of a set with the effect order were expected, not {len(calls)}"
        calls[MOST_CALLS].wrong("effects", text)


# ---------------------------------------------------------------- cards to numbers


def _numbers(kinds: Sequence[Sequence[Card]]) -> Cards:
    """The numbers on the cards as the rules take them."""
    orders, rows, actions, challenges, chefs = kinds
    chef = {card.id: card.number for card in chefs}
    cards = Cards.new()
    cards.minutes[:] = [card.minutes for card in orders]
    cards.points[:] = [card.points for card in orders]
    cards.chef[:] = [chef[card.chef] for card in orders]
    for card in orders:
        cards.need[card.number][:] = NONE
        for i, word in enumerate(card.needs):
            cards.need[card.number, i] = NEED_WORDS[word]
    for card in actions:
        cards.copies[card.number] = card.copies
    for card in challenges:
        cards.goal[card.number] = card.goal
    for first, kind in ((0, orders), (BONUS, rows), (ACTION_CARD, actions)):
        for card in kind:
            for k, line in enumerate(line for effect in card.effects for line in effect.lines()):
                cards.effect[(first + card.number) * LINES + k] = line
    return cards
