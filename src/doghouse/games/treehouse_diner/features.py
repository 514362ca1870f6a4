"""A position from one seat's side, as the whole numbers that its chance to win is worked out from.

All are sharpened: the fewer turns there are to catch up, the more it counts to be ahead.
"""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.kitchen import on_cards, on_tray, open_symbols, plate_takes
from doghouse.games.treehouse_diner.prospects import MASTERED as MASTERED_WORTH
from doghouse.games.treehouse_diner.prospects import announced
from doghouse.games.treehouse_diner.rounds import bees_bonus, points
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    CHALLENGES,
    DAISY,
    DAISY_STACK,
    INGREDIENTS,
    MIX_STACK,
    MOST_MOOD,
    NONE,
    OPEN,
    PLATE,
    SEATS,
    SPACES,
    SYMBOLS,
    Cards,
    Phase,
    Stage,
    State,
)

NAMES = (  # what is before the slash is a part, whose numbers a coach adds up
    "points/now",
    "points/late",
    "deliveries/now",
    "deliveries/late",
    "orders/ready",
    "orders/one-open",
    "orders/two-open",
    "orders/three-open",
    "orders/many-open",
    "orders/hurry",
    "minutes/first",
    "minutes/more",
    "orders/all",
    "supply/all",
    "supply/rare",
    "jokers/all",
    "jokers/fit",
    "turn/any",
    "turn/last",
    "visit",
    "calls",
    "cards",
    "bees/all",
    "bees/most",
    "challenges/open",
    "challenges/mastered",
)
FEATURES = len(NAMES)
# What a coach's search plays on before it judges: further on it would count on what only greedy bots do.
COACH_TURNS = 0
# Shift and slope by number of players, which a coach gives a chance's logit: `python -m benchmarks.calibration`.
COACH_SCALES = {2: (0.02, 1.22), 3: (0.03, 1.11), 4: (0.23, 1.26)}
(
    POINTS,
    POINTS_LATE,
    DELIVERIES,
    DELIVERIES_LATE,
    READY,
    ONE_OPEN,
    TWO_OPEN,
    THREE_OPEN,
    MANY_OPEN,
    HURRY,
    MINUTES,
    MORE_MINUTES,
    ORDERS,
    SUPPLY,
    RARE,
    JOKERS,
    JOKER_FITS,
    TURN,
    LAST_TURN,
    VISIT,
    CALLS,
    CARDS,
    BEES,
    MOST_BEES,
    OPEN_CHALLENGES,
    MASTERED,
) = range(FEATURES)

BITS, EACH = 8, 255  # of a number that holds how many there are of each ingredient
FEW = 5  # minutes that are wanted more than others
SOON = 2  # minutes with which an order is in a hurry
# 100 over the root of how many turns all have left, about, as if four played.
SHARP: tuple[int, ...] = tuple(round(100 / max(n, 0.5) ** 0.5) for n in range(8 * SEATS + 1))
DULL = SHARP[-1]


@rule
def sharpness(s: State) -> int:
    """How much it counts to be ahead, in hundredths."""
    turns = s.players - (s.turn - s.first) % s.players
    if not s.last:
        most = 0
        for p in range(s.players):
            most = max(most, count(s.delivered[p]))
        turns += s.players * max(0, s.deliveries - most)
    return SHARP[min(turns * SEATS // s.players, 8 * SEATS)]


@rule
def held(s: State, p: int) -> int:
    """How many ingredients of each kind there are in a supply, with those that are being paid for."""
    n = 0
    for k in range(INGREDIENTS):
        n += s.supply[p, k] << (BITS * k)
    if s.phase == Phase.MINUTES and s.turn == p:
        for k in range(INGREDIENTS):
            n += s.pantry[s.space, k] << (BITS * k)
    return n


@rule
def fitting(s: State, cards: Cards, o: int, need: int, have: int) -> int:
    """An ingredient among those there are that may lie on a symbol, or NONE."""
    if need < PLATE:
        return need if have >> (BITS * need) & EACH else NONE
    for k in range(INGREDIENTS):
        if have >> (BITS * k) & EACH and plate_takes(s, cards, o, need, k):
            return k
    return NONE


@rule
def covered(s: State, cards: Cards, o: int, have: int) -> int:
    """What is left of the ingredients there are when those that an order can use lie on it."""
    card = on_cards(s, o)
    for i in range(SYMBOLS):
        if cards.need[card, i] != NONE and s.on[o, i] == OPEN:
            k = fitting(s, cards, o, cards.need[card, i], have)
            if k != NONE:
                have -= 1 << (BITS * k)
    return have


@rule
def pieces(have: int) -> int:
    """How many there are, of all kinds."""
    n = 0
    for k in range(INGREDIENTS):
        n += have >> (BITS * k) & EACH
    return n


@rule
def kitchen(s: State, cards: Cards, p: int, row: Ints) -> None:
    """What the orders may bring by how much is open on them, their minutes, and what else the supply holds."""
    have = held(s, p)
    minutes = 0
    for x in range(SPACES):
        o = s.kitchen[p, x]
        if o == NONE:
            continue
        rest = covered(s, cards, o, have)
        left = open_symbols(s, cards, o) - pieces(have) + pieces(rest)
        have = rest
        brings = cards.points[on_cards(s, o)] + 1 + s.lying[o, BEE_PIECE]
        row[READY + min(left, MANY_OPEN - READY)] += brings
        row[JOKER_FITS] += left == 1
        row[HURRY] += brings * max(0, SOON - x) * (left > 0)
        row[ORDERS] += 1
        minutes += x + 1
    if s.phase == Phase.MINUTES and s.turn == p:
        minutes -= s.minutes
    row[MINUTES] = min(minutes, FEW)
    row[MORE_MINUTES] = max(0, minutes - FEW)
    larder(have, row)


@rule
def larder(have: int, row: Ints) -> None:
    """What ingredients that fit nowhere are good for."""
    row[SUPPLY] = pieces(have)
    for k in range(INGREDIENTS):
        row[RARE] += k * (have >> (BITS * k) & EACH)
    daisies = (have >> (BITS * DAISY) & EACH) // DAISY_STACK
    row[JOKERS] = daisies + (row[SUPPLY] - daisies * DAISY_STACK) // MIX_STACK
    row[JOKER_FITS] = min(row[JOKER_FITS], row[JOKERS])


@rule
def calls(s: State, p: int) -> int:
    """How many orders of the phone round that goes on will be a helper's."""
    n = 0
    if s.stage == Stage.PHONE:
        for k in range(s.taken, s.taken + on_tray(s)):
            n += (s.turn + k) % s.players == p
    return n


@rule
def with_bees(s: State, cards: Cards, p: int, row: Ints) -> None:
    """What bees and challenges may bring."""
    row[BEES] = s.supply[p, BEE_PIECE]
    row[MOST_BEES] = bees_bonus(s, p)
    n = 0
    for c in range(CHALLENGES):
        n += s.challenge[p, c] == 1
    row[OPEN_CHALLENGES] = min(n, MOST_MOOD - s.mood[p])
    if s.turn == p:
        row[MASTERED] = announced(s, cards, p) // MASTERED_WORTH


@rule
def features(s: State, cards: Cards, seat: int, row: Ints) -> None:
    """Fill ``row[:FEATURES]`` with the position from this seat's side."""
    row[:FEATURES] = 0
    f = sharpness(s)
    place, at = (seat - s.first) % s.players, (s.turn - s.first) % s.players
    if not s.last or place >= at:
        kitchen(s, cards, seat, row)
        row[CARDS] = count(s.hand[seat])
        row[TURN] = place > at
        row[LAST_TURN] = s.last and place > at
        row[VISIT] = place == at and s.stage == Stage.VISIT
        row[CALLS] = calls(s, seat)
    if s.bees:
        with_bees(s, cards, seat, row)
    row[POINTS] = points(s, cards, seat) + s.mood[seat] + s.hive[seat]
    row[DELIVERIES] = count(s.delivered[seat])
    row[POINTS_LATE] = row[POINTS] * (f - DULL) // 10
    row[DELIVERIES_LATE] = row[DELIVERIES] * (f - DULL) // 10
    for k in range(FEATURES):
        row[k] *= f
