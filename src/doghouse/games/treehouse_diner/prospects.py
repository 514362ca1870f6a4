"""What a helper may hope for: the value of a state to one of them, in thousandths of a point."""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.goals import mastered
from doghouse.games.treehouse_diner.kitchen import capacity, fits_order, on_cards, open_symbols
from doghouse.games.treehouse_diner.pieces import ingredients
from doghouse.games.treehouse_diner.rounds import points
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    CHALLENGES,
    INGREDIENTS,
    MOST_MOOD,
    NONE,
    SPACES,
    Cards,
    Phase,
    State,
)

POINT = 1000
NEVER = -1 << 40
# Found by play.
DELIVERY = 900  # that an order is out, beside its points: it brings the end nearer, breaks ties, frees its space
# How much of what an order brings counts, in hundredths, by how many of its symbols are open,
HOPES = (100, 52, 26, 13, 6, 3, 2)
NEAR_THE_DOOR = (60, 80)  # and how much of that on the spaces of 1 and 2 minutes, from where orders are pushed out.
MINUTE = (350, 150, 30)  # a minute that the kitchen can still give: of the first FEW, of the next, of those after them
FEW = 5
CALL = 4000  # what a phone round costs who calls: every other helper gets an order, and the last one cannot be chosen
FITTING = 500  # an ingredient of the supply that will lie on an order
SPARE = 300  # one that will not, but makes a joker
RARER = 20  # and more for each kind that is more common
CARD = 1500  # an Action card in the hand
BEE = 600  # a bee on an order, as a part of what that brings
MASTERED = 800  # a praise that could be announced: less than one that has been, so that it is
# How much of what is not sure counts, in hundredths, by how many orders somebody has still to deliver until the last
# round: of who is on turn later in this one, and of the others.
SOON = (60, 65, 85, 97, 100)
LATER = (60, 80, 92, 98, 100)
FAR = 4
RIVAL = 3  # one part in so many of the others' moods and supplies counts against


@rule
def hope(s: State, cards: Cards, p: int, x: int) -> int:
    """What the order on a space may bring: the less the more is open, and less when it must leave soon."""
    o = s.kitchen[p, x]
    brings = cards.points[on_cards(s, o)] * POINT + DELIVERY + s.lying[o, BEE_PIECE] * BEE
    stays = NEAR_THE_DOOR[x] if x < len(NEAR_THE_DOOR) else 100
    return brings * HOPES[open_symbols(s, cards, o)] // 100 * stays // 100


@rule
def fits(s: State, cards: Cards, p: int, k: int) -> bool:
    """Would an ingredient lie on one of the orders?"""
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE and fits_order(s, cards, s.kitchen[p, x], k):
            return True
    return False


@rule
def larder(s: State, cards: Cards, p: int) -> int:
    """What the supply may bring, with what is being paid for."""
    n = 0
    for k in range(INGREDIENTS):
        have = s.supply[p, k]
        if s.phase == Phase.MINUTES and s.turn == p:
            have += s.pantry[s.space, k]
        if have > 0:
            each = FITTING if fits(s, cards, p, k) else SPARE
            n += have * (each + RARER * k)
    return n


@rule
def time_left(s: State, p: int) -> int:
    """What the minutes of a kitchen that are not owed are worth, each the less the more there are."""
    minutes = capacity(s, p) - s.minutes * (s.turn == p)
    first = min(minutes, FEW)
    second = min(minutes - first, FEW)
    return first * MINUTE[0] + second * MINUTE[1] + (minutes - first - second) * MINUTE[2]


@rule
def kitchen(s: State, cards: Cards, p: int) -> int:
    """What the orders of a kitchen, and its minutes, may bring."""
    n = time_left(s, p)
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            n += hope(s, cards, p, x)
    return n


@rule
def sure(s: State, cards: Cards, p: int) -> int:
    """The score as it stands, without the bonus for the most bees, and something for each delivery."""
    return (points(s, cards, p) + s.mood[p] + s.hive[p]) * POINT + count(s.delivered[p]) * DELIVERY


@rule
def announced(s: State, cards: Cards, p: int) -> int:
    """What the praise is worth that mastered challenges would bring now, as far as the mood can rise."""
    n = 0
    for c in range(CHALLENGES):
        if s.challenge[p, c] == 1:
            n += 2 * mastered(s, cards, p, c)
    return min(n, MOST_MOOD - s.mood[p]) * MASTERED


@rule
def further(s: State, p: int) -> int:
    """How much of what further turns may bring counts, in hundredths: the less the nearer the end may be."""
    n = 100
    for q in range(s.players):
        left = min(max(s.deliveries - count(s.delivered[q]), 0), FAR)
        comes = q != p and (q - s.first) % s.players > (s.turn - s.first) % s.players
        n = n * (SOON[left] if comes else LATER[left]) // 100
    return n


@rule
def prospects(s: State, cards: Cards, p: int) -> int:
    """What a state is worth to a helper in the middle or at the end of a turn."""
    n = sure(s, cards, p)
    if s.bees and s.turn == p:
        n += announced(s, cards, p)
    if not s.last or (s.turn - s.first) % s.players < (p - s.first) % s.players:
        n += (kitchen(s, cards, p) + larder(s, cards, p) + count(s.hand[p]) * CARD) * further(s, p) // 100
    else:
        n += ingredients(s, p)  # the last of the tie-breakers
    if s.phase == Phase.TRAY and s.depth == 0 and s.turn == p:
        n -= CALL
    others = 0
    for q in range(s.players):
        if q != p:
            others += s.mood[q] * POINT + ingredients(s, q) * SPARE
    return n - others // (RIVAL * (s.players - 1))
