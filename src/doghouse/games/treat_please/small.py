"""A deck of a few cards, which take places in the house deck."""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.small import Small
from doghouse.games.treat_please import cards
from doghouse.games.treat_please.cards import Deck

SMALL = Small(cards.FORMAT, lambda: cards.house().text, cards.read, {"objective": "type"})


def read_small(lines: Sequence[tuple[int, str]]) -> Deck:
    """The deck of numbered lines, which may leave cards out; ``DeckError`` tells problems by those numbers."""
    return SMALL.read_lines(lines)
