"""A bot that judges every play by what it gains now and what it leaves for later (see prospects.py).

It passes when nothing is worth its cards, keeps its cats until then, and sets a token where dogs of several breeds
gain most.
"""

from __future__ import annotations

import numpy as np

from doghouse.core.moves import Moves
from doghouse.core.record import Grid, Ints, Record, Row, Table
from doghouse.core.rule import rule
from doghouse.games.barking import rules
from doghouse.games.barking.features import FEATURES, features
from doghouse.games.barking.may import barred, kinds_of_dog, taken
from doghouse.games.barking.prospects import (
    DOGS,
    KEEP_CAT,
    KEEP_WONDER,
    held,
    joined,
    keep,
    kept,
    left_over,
    own_pack,
    prospects,
    threats,
    use,
)
from doghouse.games.barking.state import (
    BREEDS,
    CARD,
    CAT,
    DONE,
    ITEM,
    NO_TOKEN,
    NONE,
    PASS,
    ROUNDS,
    SPOTS,
    SWAP,
    USE_CAT,
    WONDER,
    Cards,
    Phase,
    State,
)

__all__ = ["FEATURES", "Room", "features", "greedy", "rules"]

REST = 34  # a pass is worth that much by itself
TOKEN = 40  # a token must gain more than this
NEVER = -1_000_000


class Room(Record):
    """What ``greedy`` works in; whatever it holds before does not matter."""

    rows = Grid(SPOTS, DOGS + 1, kind=np.int64)
    found = Row(SPOTS * BREEDS, kind=np.int64)


@rule
def greedy(s: State, cards: Cards, moves: Moves, room: Room, rng: Ints) -> int:
    """The action of the player to decide; ``moves`` holds the legal ones.  The state is as before in the end."""
    if s.phase == Phase.DISCARD:
        return least_missed(s, moves)
    rows, found = room.rows, room.found
    for i in range(s.spots):
        threats(s, i, rows[i])
    n = prospects(s, rows, found)
    if s.phase == Phase.TURN:
        return turn(s, rows, found, n)
    if s.phase == Phase.TOKEN:
        return place_for_token(s, rows, found, n)
    return next_card(s, rows, found, n)


@rule
def least_missed(s: State, moves: Moves) -> int:
    """The discard that costs least in the rounds to come."""
    best = moves.action[0]
    least = -NEVER
    for k in range(moves.n):
        c = moves.action[k] - CARD
        value = KEEP_CAT if c == CAT else KEEP_WONDER
        if c < BREEDS:
            value = keep(c, s.hand[s.player, c]) - keep(c, s.hand[s.player, c] - 1)
        if value < least:
            least = value
            best = moves.action[k]
    return best


# ---------------------------------------------------------------- whole plays


@rule
def best_play(s: State, i: int, row: Ints, found: Ints, n: int) -> tuple[int, int, int, int, bool]:
    """The best play at item i: its value, its best breed (NONE: no play), how many of it, how many Wonder Dogs.

    Last, whether all worse breeds of the hand that are not there yet join in, as a token allows (BT-31).
    """
    pack = own_pack(s, i)
    share = kept(s)
    wonders = held(s, WONDER)
    value, breed, dogs, joiners, mixed = NEVER, NONE, 0, 0, False
    others = 0  # the worse breeds: how many dogs, what they are worth, which breeds
    price = 0
    mask = 0
    for b in range(BREEDS - 1, -1, -1):
        have = held(s, b)
        if have == 0 or taken(s, i, b):
            continue
        for mix in range(2 if others > 0 and s.token[i] else 1):
            rest = left_over(found, n, i, 1 << b | mask * mix)
            for k in range(1, have + wonders + 1):
                w = max(k - have, 0)
                cost = keep(b, have) - keep(b, have - k + w) + KEEP_WONDER * w + price * mix
                v = use(s, i, row, pack, joined(pack, b, k + others * mix)) - cost * share // 100 + rest
                if v > value:
                    value, breed, dogs, joiners, mixed = v, b, k - w, w, mix == 1
        others += have
        price += keep(b, have)
        mask |= 1 << b
    return value, breed, dogs, joiners, mixed


@rule
def best_item(s: State, rows: Table, found: Ints, n: int) -> tuple[int, int]:
    """The value of the best play of all, a pass among them, and the action that starts it."""
    value, action = REST, PASS
    for i in range(s.spots):
        if not barred(s, s.player, i):
            v, breed, _, _, _ = best_play(s, i, rows[i], found, n)
            if v > value and breed != NONE:
                value, action = v, ITEM + i
    return value, action


@rule
def turn(s: State, rows: Table, found: Ints, n: int) -> int:
    """The best play; a cat before a pass, and before the last one a Wonder Dog that no dog of the hand can take."""
    _, action = best_item(s, rows, found, n)
    if action == PASS:
        hand = s.hand[s.player]
        if hand[CAT] > 0:
            return USE_CAT
        if hand[WONDER] > 0 and s.round == ROUNDS - 1 and kinds_of_dog(hand) == 0:
            return SWAP
    return action


@rule
def place_for_token(s: State, rows: Table, found: Ints, n: int) -> int:
    """Where a token gains most against the best play without it, if it gains enough."""
    value, action = best_item(s, rows, found, n)[0] + TOKEN, NO_TOKEN
    for i in range(s.spots):
        if not s.token[i]:
            s.token[i] = 1
            threats(s, i, rows[i])
            v, breed, _, _, _ = best_play(s, i, rows[i], found, n)
            s.token[i] = 0
            if v > value and breed != NONE:
                value, action = v, ITEM + i
    return action


@rule
def next_card(s: State, rows: Table, found: Ints, n: int) -> int:
    """The next card of the best play at the item that was chosen, in the rules' order, or its end."""
    _, breed, dogs, joiners, mixed = best_play(s, s.spot, rows[s.spot], found, n)
    if s.lead == NONE:
        return CARD + breed
    hand = s.hand[s.player]
    if s.play[WONDER] == 0:
        for b in range(s.lead, BREEDS):
            wanted = dogs if b == breed else held(s, b) if mixed and b > breed else 0
            allowed = b == s.lead or (s.token[s.spot] > 0 and not taken(s, s.spot, b))
            if allowed and hand[b] > 0 and s.play[b] < wanted:
                return CARD + b
    return CARD + WONDER if hand[WONDER] > 0 and s.play[WONDER] < joiners else DONE
