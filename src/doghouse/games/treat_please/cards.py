"""The deck of Treat, Please!: its cards, read from a deck file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from doghouse.core.deck import Source, Table, unique
from doghouse.core.fields import Problem
from doghouse.core.keys import Section
from doghouse.core.lines import key as words_of
from doghouse.games.treat_please import claims
from doghouse.games.treat_please import format as form
from doghouse.games.treat_please.format import FORMAT, LANGUAGES, Card
from doghouse.games.treat_please.sentences import sentence
from doghouse.games.treat_please.state import LINES, MARKET, OBJECTIVE, OBJECTIVES, PER_TYPE, ROUND_CARD, Cards, Verb
from doghouse.games.treat_please.verbs import LASTING_VERBS, TYPE_WORDS, WORDS

__all__ = ["FORMAT", "Card", "Deck", "house", "read", "sentence"]

MOST_TOGETHER = 100  # a lasting effect's total has to fit a small number
Pair = tuple[Card, Table]  # a card and where it stands


@dataclass(frozen=True)
class Deck:
    """A deck that has been checked: its cards with ids and names, and their numbers as the rules take them.

    Ids go by the numbers of state.py.  ``warnings`` are what the deck can be played with, but is worth a look.
    """

    title: str
    behavior_ids: tuple[str, ...]
    objective_ids: tuple[str, ...]
    round_ids: tuple[str, ...]
    character_ids: tuple[str, ...]
    names: Mapping[str, Mapping[str, str]]  # names[language][id]
    by_id: Mapping[str, Card]
    cards: Cards
    text: str
    warnings: tuple[Problem, ...]

    def data(self, card: str) -> Card:
        """The card of an id; ``KeyError`` when there is none."""
        return self.by_id[card]


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
    _differ(kinds)
    _bounds(kinds)
    claims.check([pair for kind in kinds for pair in kind])
    warnings = source.done()
    every = [[card for card, _ in kind] for kind in kinds]
    ids = [tuple(card.id for card in kind) for kind in every]
    by_id = {card.id: card for kind in every for card in kind}
    names = {lang: {card.id: card.names[lang] for card in by_id.values()} for lang in LANGUAGES}
    return Deck(title, ids[0], ids[1], ids[2], ids[3], names, by_id, _numbers(every), text, warnings)


# ---------------------------------------------------------------- tables to cards


def _kinds(top: Table) -> list[list[Pair]]:
    """Behaviors, objectives, round cards and characters, each in the order of their numbers."""
    starting = [pair for section in (form.NAP, form.KIBBLES) for pair in _cards(top, section, "behavior")]
    characters = _cards(top, form.CHARACTER, "character")
    own = [pair for _, table in characters for pair in _cards(table, form.OWN, "behavior")]
    market = _cards(top, form.BEHAVIOR, "behavior")
    objectives = _by_type(top, _cards(top, form.OBJECTIVE, "objective"))
    rounds = _cards(top, form.ROUND, "round")
    kinds = (starting + own + market, objectives, rounds, characters)
    return [[(replace(card, number=k), table) for k, (card, table) in enumerate(kind)] for kind in kinds]


def _cards(table: Table, section: Section, kind: str) -> list[Pair]:
    return [(_card(one, section, kind), one) for one in table.tables(section)]


def _card(table: Table, section: Section, kind: str) -> Card:
    """A card from its table; it gets its number later."""
    read: dict[str, Any] = {key.name: table.get(key) for key in section.keys}  # each value as its key says
    names = {lang: read.pop(lang) or read["id"] for lang in LANGUAGES}
    if not table.data.get("de"):
        names["de"] = names["en"]
    text = {lang: words for lang in LANGUAGES if (words := read.pop(f"text_{lang}"))}
    return Card(kind=kind, number=0, names=names, text=text or None, **read)


def _by_type(top: Table, objectives: list[Pair]) -> list[Pair]:
    """The objectives in the order of their types; note a type of which there are not eight."""
    if len(objectives) == OBJECTIVES and all(table.data.get("type") in TYPE_WORDS for _, table in objectives):
        for kind in TYPE_WORDS:
            of_kind = [table for card, table in objectives if card.type == kind]
            if len(of_kind) != PER_TYPE:
                at = of_kind[min(PER_TYPE, len(of_kind) - 1)] if of_kind else top
                at.wrong("type", f"{kind}: {PER_TYPE} objectives of this type are wanted, {len(of_kind)} are there")
    return sorted(objectives, key=lambda pair: TYPE_WORDS[str(pair[0].type)])


def _differ(kinds: Sequence[Sequence[Pair]]) -> None:
    """Ids differ in the whole deck, names among cards of a kind."""
    unique([table for kind in kinds for _, table in kind], "id")
    for kind in kinds:
        for lang in LANGUAGES:
            unique([table for _, table in kind], lang, words_of)


def _bounds(kinds: Sequence[Sequence[Pair]]) -> None:
    """What lasts adds up, over all cards that count together, to what the rules can hold."""
    for together in ((*kinds[0], *kinds[1]), *([pair] for pair in kinds[2])):
        total: Counter[Verb] = Counter()
        for card, table in together:
            for effect in (inner for outer in card.effects for inner in outer.all()):
                if effect.verb in LASTING_VERBS:
                    total[effect.verb] += abs(effect.n)
                    if total[effect.verb] - abs(effect.n) <= MOST_TOGETHER < total[effect.verb]:
                        text = f"{WORDS[effect.verb]} adds up to more than {MOST_TOGETHER} over all cards"
                        table.wrong("effects", f"effects: {text}; less was expected")


# ---------------------------------------------------------------- cards to numbers


def _numbers(kinds: Sequence[Sequence[Card]]) -> Cards:
    """The numbers on the cards as the rules take them."""
    behaviors, objectives, rounds, characters = kinds
    cards = Cards.new()
    cards.cost[:] = [card.cost or 0 for card in behaviors[MARKET:]]
    cards.affection[:] = [card.affection for card in objectives]
    cards.start[:] = [card.energy for card in characters]
    cards.when[:] = [form.WHENS[str(card.when)] for card in rounds]
    cards.once[:] = [int(card.once) for card in rounds]
    for first, kind in ((0, behaviors), (OBJECTIVE, objectives), (ROUND_CARD, rounds)):
        for card in kind:
            place = first + card.number
            cards.attention[place], cards.energy[place] = card.attention, card.energy
            for k, line in enumerate(line for effect in card.effects for line in effect.lines()):
                cards.effect[place * LINES + k] = line
    return cards
