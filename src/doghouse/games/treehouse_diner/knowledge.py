"""Action cards in hands: what everybody can work out about them, and dealing anew what nobody can (TD-80).

When the pile is renewed all know what lies in it, so what was in the hands before stays apart: ``older``.
"""

from __future__ import annotations

from doghouse.core.chance import count, pick, reseed_rows
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.state import ACTION_CARDS, Cards, State


@rule
def show(s: State, p: int, c: int) -> None:
    """A helper plays an Action card: was it in the hand before the pile was last renewed?

    If that cannot be told, nothing more is known of older cards; else whoever deals anew would know more than they saw.
    """
    older = 0
    newer = s.action_pile[c]
    for q in range(s.players):
        older += s.older[q, c]
        newer += s.hand[q, c] - s.older[q, c]
    held = count(s.older[p])
    if held == 0 or older == 0:
        return
    if newer == 0 or held == count(s.hand[p]):
        s.older[p, c] -= 1
        return
    for q in range(s.players):
        for d in range(ACTION_CARDS):
            s.older[q, d] = 0


@rule
def redeal(s: State, cards: Cards, viewer: int, rng: Ints) -> None:
    """Deal the others' Action cards anew, and all chance to come (TD-80).

    Cards drawn before the pile was last renewed stay among those who then held them, the others may lie in the pile.
    """
    deal_older(s, viewer, rng)
    deal_newer(s, viewer, rng)
    reseed_rows(s.rng, rng)


@rule
def deal_older(s: State, viewer: int, rng: Ints) -> None:
    """Gather the others' cards of before the renewal in one hand, and deal as many to each again."""
    keeper = 1 if viewer == 0 else 0
    held = 0
    for q in range(s.players):
        held |= count(s.older[q]) << (8 * q)
        if q != viewer:
            for c in range(ACTION_CARDS):
                n = s.older[q, c]
                s.hand[q, c] -= n
                if q != keeper:
                    s.older[q, c] = 0
                    s.older[keeper, c] += n
    for q in range(keeper + 1, s.players):
        if q != viewer:
            for _ in range(held >> (8 * q) & 255):
                c = pick(rng, s.older[keeper])
                s.older[keeper, c] -= 1
                s.older[q, c] += 1
    for q in range(s.players):
        if q != viewer:
            for c in range(ACTION_CARDS):
                s.hand[q, c] += s.older[q, c]


@rule
def deal_newer(s: State, viewer: int, rng: Ints) -> None:
    """Shuffle the others' cards of after the renewal with the pile, and deal as many to each again."""
    held = 0
    for q in range(s.players):
        if q != viewer:
            held |= (count(s.hand[q]) - count(s.older[q])) << (8 * q)
            for c in range(ACTION_CARDS):
                s.action_pile[c] += s.hand[q, c] - s.older[q, c]
                s.hand[q, c] = s.older[q, c]
    for q in range(s.players):
        if q != viewer:
            for _ in range(held >> (8 * q) & 255):
                c = pick(rng, s.action_pile)
                s.action_pile[c] -= 1
                s.hand[q, c] += 1
