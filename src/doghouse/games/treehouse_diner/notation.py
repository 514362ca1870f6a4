"""Treehouse Diner in text: plays, positions, outcomes of chance.  docs/notation.md is for those who write it.

``read_line`` and ``write_play``: ``Ana: visit 2.3: borscht, pie``.  ``read_position`` and ``write_position``: a
position that a person can write by hand.  ``why``: what forbids a line in a position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from doghouse.core.lines import numbered
from doghouse.core.seats import by_id, seat_names
from doghouse.core.seats import drawn as read_drawn
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.line import Play, read_line, write_play
from doghouse.games.treehouse_diner.naming import named, names_of, pieces, seat_label
from doghouse.games.treehouse_diner.position import Position, drawn, write_position
from doghouse.games.treehouse_diner.reading import read_position
from doghouse.games.treehouse_diner.setup import canonical, census
from doghouse.games.treehouse_diner.state import (
    ACTION_PILE,
    BAG,
    CHALLENGE_PILE,
    CHILI_ORDER,
    LOTS,
    ORDER_PILE,
    START_4,
    START_6,
    STARTING,
    STARTS,
)
from doghouse.games.treehouse_diner.view import PIECE_NAMES
from doghouse.games.treehouse_diner.why import why

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
    """Outcomes of chance, in the order drawn: ids of pieces and cards, and the name of who was drawn to begin.

    ``options`` tell which of the two sets of orders is in the game.
    """
    said = []
    for pile, k in outcomes:
        if pile == LOTS:
            said.append(seat_label(names, k, deck))
        elif pile in (START_4, START_6):
            said.append(deck.order_ids[k + STARTS * (pile == START_6)])
        elif pile == CHALLENGE_PILE:
            said.append(deck.challenge_ids[k])
        else:
            said.append(drawn(options.get("secret", 0), deck, pile, k))
    return ", ".join(said)


def read_outcomes(
    text: str, deck: Deck, names: Sequence[str], options: Mapping[str, int]
) -> tuple[tuple[int, int], ...]:
    """Outcomes as ``(pile, card)``; ``Misread`` when a word is none."""
    piles = [
        (START_4, deck.order_ids[:STARTS]),
        (START_6, deck.order_ids[STARTS:STARTING]),
        (ORDER_PILE, deck.order_ids[CHILI_ORDER:] if options.get("secret") else deck.order_ids[STARTING:CHILI_ORDER]),
        (ACTION_PILE, deck.action_ids),
        (CHALLENGE_PILE, deck.challenge_ids),
    ]
    by_name = [(BAG, numbered(pieces())), *((pile, numbered(named(deck, ids))) for pile, ids in piles)]
    readers = [*by_id([*piles, (BAG, PIECE_NAMES)]), *by_name]
    return read_drawn(names_of(deck).with_quotes(text), readers, (LOTS, seat_names(names)))
