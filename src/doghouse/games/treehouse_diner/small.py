"""A deck of a few cards, which take places in the house deck."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from doghouse.core.small import Block, Small
from doghouse.games.treehouse_diner import cards
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.state import ACTION_CARDS

COPIES = re.compile(r"copies\s*=\s*(\d+)")


def read_small(lines: Sequence[tuple[int, str]]) -> Deck:
    """The deck of numbered lines, which may leave cards out; ``DeckError`` tells problems by those numbers."""
    return SMALL.read_lines(lines)


def _settled(slots: list[Block]) -> list[Block]:
    """The same, with as many copies of the house deck's Action cards as are wanted besides the others."""
    actions = [k for k, slot in enumerate(slots) if slot.section == "action"]
    missing = ACTION_CARDS - sum(_copies(slots[k]) for k in actions)
    for k in reversed(actions):
        if slots[k].start == 0:
            before = _copies(slots[k])
            now = max(0, before + missing)
            missing -= now - before
            slots[k] = replace(slots[k], lines=tuple(COPIES.sub(f"copies = {now}", line) for line in slots[k].lines))
    return [slot for slot in slots if slot.section != "action" or slot.start or _copies(slot)]


def _copies(block: Block) -> int:
    found = [COPIES.match(line.strip()) for line in block.lines]
    return next((int(match[1]) for match in found if match), 1)


SMALL = Small(
    cards.FORMAT,
    lambda: cards.house().text,
    cards.read,
    kinds={"starting": "minutes"},
    added=("chef",),
    settled=_settled,
)
