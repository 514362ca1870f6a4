"""Treat, Please! in text: plays, positions, outcomes of chance.  docs/notation.md is for those who write it.

``read_line`` and ``write_play``: ``Ana: learn sploot; play sploot``.  ``read_position`` and ``write_position``: a
position that a person can write by hand.  ``why``: what forbids a line in a position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from doghouse.core.lines import numbered
from doghouse.core.seats import by_id, drawn, seat_names
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.line import (
    Play,
    card_names,
    character_names,
    named,
    read_line,
    seat_label,
    write_play,
)
from doghouse.games.treat_please.position import Position, write_position
from doghouse.games.treat_please.reading import read_position
from doghouse.games.treat_please.setup import canonical, card_drawn, census
from doghouse.games.treat_please.state import DAYS, DECK, DOGS, LOTS, MARKET, PER_TYPE, STACK, TYPES
from doghouse.games.treat_please.view import card_id
from doghouse.games.treat_please.why import why

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
    outcomes: Sequence[tuple[int, int]], deck: Deck, names: Sequence[str], options: Mapping[str, int]
) -> str:
    """Outcomes of chance, in the order drawn: ids of characters and cards, and the name of who was drawn to begin."""
    said = []
    for pile, k in outcomes:
        if pile == LOTS:
            said.append(seat_label(names, k, deck))
        else:
            said.append(deck.character_ids[k] if pile == DOGS else card_id(deck, card_drawn(pile, k)))
    return ", ".join(said)


def read_outcomes(
    text: str, deck: Deck, names: Sequence[str], options: Mapping[str, int]
) -> tuple[tuple[int, int], ...]:
    """Outcomes as ``(pile, card)``; ``Misread`` when a word is none."""
    piles = [(DECK, deck.behavior_ids[MARKET:]), (DOGS, deck.character_ids), (DAYS, deck.round_ids)]
    piles += [(STACK + t, deck.objective_ids[t * PER_TYPE : (t + 1) * PER_TYPE]) for t in range(TYPES)]
    readers = [(pile, numbered(named(deck, ids))) for pile, ids in piles]
    text = card_names(deck).with_quotes(character_names(deck).with_quotes(text))
    return drawn(text, [*by_id(piles), *readers], (LOTS, seat_names(names)))
