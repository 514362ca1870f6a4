"""Barking in text: whole plays in one line, positions, outcomes of chance.  docs/notation.md is for those who write it.

``read_line`` and ``write_play``: ``Karl: 2 husky wonder > mailbox``.  ``read_position`` and ``write_position``: a
position that a person can write by hand.  ``why``: what forbids a line in a position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from doghouse.core import seats
from doghouse.core.seats import seat_names
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.line import (
    Play,
    card_names,
    in_quotes,
    item_names,
    read_line,
    seat_label,
    write_play,
)
from doghouse.games.barking.position import Position, write_position
from doghouse.games.barking.reading import read_position
from doghouse.games.barking.setup import canonical, census
from doghouse.games.barking.state import DECK, ITEMS, LOTS
from doghouse.games.barking.why import why

__all__ = [
    "Play",
    "Position",
    "canonical",
    "census",
    "read_line",
    "read_outcomes",
    "read_position",
    "seat_label",
    "seat_names",
    "why",
    "write_outcomes",
    "write_play",
    "write_position",
]


def write_outcomes(
    drawn: Sequence[tuple[int, int]], deck: Deck, names: Sequence[str], options: Mapping[str, int]
) -> str:
    """Outcomes of chance, in the order drawn: ids of cards and items, and the name of who was drawn to begin."""
    said = {DECK: deck.card_ids, ITEMS: deck.item_ids, LOTS: [seat_label(names, p, deck) for p in range(len(names))]}
    return ", ".join(said[pile][card] for pile, card in drawn)


def read_outcomes(
    text: str, deck: Deck, names: Sequence[str], options: Mapping[str, int]
) -> tuple[tuple[int, int], ...]:
    """Outcomes as ``(pile, card)``; ``Misread`` when a word is none."""
    piles = [(DECK, card_names(deck)), (ITEMS, item_names(deck))]
    ids = seats.by_id([(DECK, deck.card_ids), (ITEMS, deck.item_ids)])
    return seats.drawn(in_quotes(text, deck), [*ids, *piles], (LOTS, seat_names(names)))
