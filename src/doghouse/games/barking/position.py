"""A position as text, one field a line: docs/notation.md describes it.  Reading is in ``reading``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from doghouse.core import position as core
from doghouse.core.seats import written_names
from doghouse.games.barking import plays
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.line import card_list, item_label, kind_list, seat_label, write_play
from doghouse.games.barking.setup import know_little
from doghouse.games.barking.state import BREEDS, CARDS, DECK, ITEMS, ROUNDS, SEATS, WONDER, Phase, State

PHASES = {"turn": Phase.TURN, "token": Phase.TOKEN, "discard": Phase.DISCARD, "play": Phase.PLAY, "over": Phase.OVER}


Position: TypeAlias = core.Position[State, Deck]


def write_position(position: Position) -> str:
    """The position as ``read_position`` takes it.  The deck and the unseen items are left out: they are the rest."""
    return core.written(_lines(position))


def _lines(position: Position) -> Iterator[tuple[str, str]]:
    s, deck = position.state, position.deck
    labels = [seat_label(position.names, p, deck) for p in range(s.players)]
    yield "game", "barking"
    yield "seats", written_names(position.names)
    if s.teaching:
        yield "teaching", "yes"
    yield "round", str(min(s.round + 1, ROUNDS))
    yield "first", labels[s.first]
    yield "turn", labels[s.player]
    yield "phase", next(word for word, phase in PHASES.items() if phase == s.phase)
    if any(s.passed):
        yield "passed", ", ".join(labels[p] for p in range(s.players) if s.passed[p])
    table = plays.rewound(s)
    for i in range(s.spots):
        yield f"item {item_label(s, deck, i)}", _item(table, deck, i, labels)
    for p in range(s.players):
        yield f"hand {labels[p]}", card_list(s.hand[p], deck)
    if s.phase == Phase.PLAY:
        yield "begun", write_play(plays.begun(s), table, deck)
    for p in range(s.players):
        if any(s.trophies[p]):
            yield f"won {labels[p]}", kind_list(s.trophies[p], deck)
    if any(s.gone):
        yield "gone items", kind_list(s.gone, deck)
    if any(s.discards):
        yield "discards", card_list(s.discards, deck)
    yield from _known(s, deck, labels)
    yield from _chance(position)


def _item(s: State, deck: Deck, i: int, labels: list[str]) -> str:
    """The dogs at an item by seat, Wonder Dogs behind the breed they count as, and the token."""
    found = ["cat token"] if s.token[i] else []
    for p in range(s.players):
        packs = []
        for b in range(BREEDS):
            if s.owner[i, b] == p:
                wonders = s.wonders[i, b]
                counts = [0] * CARDS
                counts[b], counts[WONDER] = s.dogs[i, b] - wonders, wonders
                packs.append(card_list(counts, deck, " + "))
        if packs:
            found.append(f"{labels[p]} {', '.join(packs)}")
    return "; ".join(found)


def _known(s: State, deck: Deck, labels: list[str]) -> Iterator[tuple[str, str]]:
    """What is known of each holder of hidden cards, where it is more than their number."""
    little = s.copy()
    for h, label in [*enumerate(labels), (SEATS, "deck")]:
        know_little(little, h)
        least = s.least[h].tolist() if h < SEATS else []
        same = h == SEATS or least == little.least[h].tolist()
        if not (same and s.most[h].tolist() == little.most[h].tolist() and s.drawn[h] == little.drawn[h]):
            most = f"most {card_list(s.most[h], deck) or 'nothing'}"
            known = [f"least {card_list(least, deck)}"] if any(least) else []
            yield f"known {label}", "; ".join([*known, most, f"drawn {s.drawn[h]}"])


def _chance(position: Position) -> Iterator[tuple[str, str]]:
    deck = position.deck
    for field, pile, ids in (("next draws", DECK, deck.card_ids), ("next items", ITEMS, deck.item_ids)):
        given = [ids[card] for row, card in position.tape if row == pile]
        if given:
            yield field, ", ".join(given)
    if position.can_draw:
        yield "generator", core.generator(position.state.rng)
