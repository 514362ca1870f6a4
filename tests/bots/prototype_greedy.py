"""The greedy bot of the prototype, told anew on our state: the yardstick for our own.

It takes the most valuable item that one breed can lead, with as few dogs as will do; it uses every cat, puts no
token anywhere and exchanges no Wonder Dog.
"""

from __future__ import annotations

from doghouse.core.moves import Moves
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.barking import rules
from doghouse.games.barking.may import barred, taken
from doghouse.games.barking.rounds import pack_size, winner_at
from doghouse.games.barking.state import (
    BREEDS,
    CARD,
    CAT,
    DONE,
    ITEM,
    NO_TOKEN,
    NOBODY,
    NONE,
    PASS,
    USE_CAT,
    WONDER,
    Cards,
    Phase,
    State,
)

__all__ = ["greedy", "rules"]

MANY = 99


@rule
def greedy(s: State, cards: Cards, moves: Moves, rng: Ints) -> int:
    """The action of the player to decide."""
    if s.phase == Phase.DISCARD:
        return rarest(s, moves)
    if s.phase == Phase.TURN:
        return USE_CAT if s.hand[s.player, CAT] > 0 else dearest(s)
    if s.phase == Phase.TOKEN:
        return NO_TOKEN
    return opening(s, moves) if s.lead == NONE else support(s)


@rule
def rarest(s: State, moves: Moves) -> int:
    """Discard the breed held least, the lowest rank of those; Wonder Dogs and cats last."""
    best, fewest = moves.action[0], MANY
    for k in range(moves.n):
        c = moves.action[k] - CARD
        n = s.hand[s.player, c] + (20 if c >= BREEDS else 0)
        if n <= fewest:
            best, fewest = moves.action[k], n
    return best


@rule
def value(s: State, i: int) -> int:
    """The points that the item at spot i adds."""
    return max(3 - s.trophies[s.player, s.item[i]], 1)


@rule
def could_lead(s: State, i: int, breed: int) -> bool:
    """Would all dogs of a breed, Wonder Dogs included, take the lead at item i?"""
    p = s.player
    mine = pack_size(s, i, p) + s.hand[p, breed] + s.hand[p, WONDER]
    for b in range(BREEDS):
        q = s.owner[i, b]
        if q != NOBODY and q != p:
            pack = pack_size(s, i, q)
            if pack > mine or (pack == mine and b < breed):
                return False
    return True


@rule
def dearest(s: State) -> int:
    """Start a play at the item of most value that can be led, or pass."""
    best, most = PASS, 0
    for i in range(s.spots):
        if winner_at(s, i) != s.player and value(s, i) > most and not barred(s, s.player, i):
            for b in range(BREEDS):
                if s.hand[s.player, b] > 0 and not taken(s, i, b) and could_lead(s, i, b):
                    best, most = ITEM + i, value(s, i)
    return best


@rule
def opening(s: State, moves: Moves) -> int:
    """The breed that can lead with the fewest dogs in hand."""
    best, fewest = moves.action[0], MANY
    for k in range(moves.n):
        b = moves.action[k] - CARD
        if could_lead(s, s.spot, b) and s.hand[s.player, b] < fewest:
            best, fewest = moves.action[k], s.hand[s.player, b]
    return best


@rule
def support(s: State) -> int:
    """More dogs of the same breed, then Wonder Dogs, until the item is led."""
    if winner_at(s, s.spot) != s.player:
        if s.hand[s.player, s.lead] > 0 and s.play[WONDER] == 0:
            return CARD + s.lead
        if s.hand[s.player, WONDER] > 0:
            return CARD + WONDER
    return DONE
