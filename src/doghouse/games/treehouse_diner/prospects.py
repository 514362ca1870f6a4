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
    State,
)

POINT = 1000
NEVER = -1 << 40
# Found by play.
DELIVERY = 2700  # that an order is out: it brings the end nearer, breaks ties, frees its space
# How much of what an order brings counts, in hundredths, by how many of its symbols are open.
HOPES = (98, 50, 23, 10, 5, 3, 2)
# A kitchen cannot cook everything: of the most promising order all counts, of the next less and less (hundredths).
SHARES = (100, 90, 60, 30, 10, 0)
MINUTE, LATER = 300, 60  # a minute that the kitchen can still give, of the first FEW and of those after them
FEW, MINUTES = 8, 16
FITTING = 1500  # an ingredient of the supply that will lie on an order
OUT = 1800  # an order that is delivered, beside its points
SPARE = 160  # one that will not, but makes a joker
RARER = 20  # and more for each kind that is more common
CARD = 1100  # an Action card in the hand
BEE = 600  # a bee on an order, as a part of what that brings
CHALLENGE = 500  # one that is still open


@rule
def hope(s: State, cards: Cards, p: int, x: int) -> int:
    """What the order on a space may bring: the less the more is open, and less when it must leave soon."""
    o = s.kitchen[p, x]
    left = open_symbols(s, cards, o)
    brings = cards.points[on_cards(s, o)] * POINT + DELIVERY + s.lying[o, BEE_PIECE] * BEE
    in_time = min(100, 100 * (x + 3) // (left + 2))
    return brings * HOPES[left] // 100 * in_time // 100


@rule
def fits(s: State, cards: Cards, p: int, k: int) -> bool:
    """Would an ingredient lie on one of the orders?"""
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE and fits_order(s, cards, s.kitchen[p, x], k):
            return True
    return False


@rule
def larder(s: State, cards: Cards, p: int) -> int:
    """What the supply may bring."""
    n = 0
    for k in range(INGREDIENTS):
        if s.supply[p, k] > 0:
            each = FITTING if fits(s, cards, p, k) else SPARE
            n += s.supply[p, k] * (each + RARER * k)
    return n


@rule
def hopes(s: State, cards: Cards, p: int) -> int:
    """What the orders of a kitchen may bring together."""
    n = 0
    below = 1 << 30  # hopes from here on have been counted; ties in space order, told apart by their space
    for k in range(SPACES):
        most = 0
        for x in range(SPACES):
            if s.kitchen[p, x] != NONE:
                told = hope(s, cards, p, x) * SPACES + x
                if most < told < below:
                    most = told
        n += most // SPACES * SHARES[k] // 100
        below = most
    return n


@rule
def kitchen(s: State, cards: Cards, p: int) -> int:
    """What the orders of a kitchen, and its minutes, may bring."""
    minutes = capacity(s, p)
    soon = min(minutes, FEW)
    return hopes(s, cards, p) + soon * MINUTE + (min(minutes, MINUTES) - soon) * LATER


@rule
def sure(s: State, cards: Cards, p: int) -> int:
    """The score as it stands, without the bonus for the most bees, and something for each delivery."""
    return (points(s, cards, p) + s.mood[p] + s.hive[p]) * POINT + count(s.delivered[p]) * OUT


@rule
def announced(s: State, cards: Cards, p: int) -> int:
    """The praise that mastered challenges would bring now, as far as the mood can rise."""
    n = 0
    still = 0
    for c in range(CHALLENGES):
        if s.challenge[p, c] == 1:
            still += 1
            n += 2 * mastered(s, cards, p, c)
    return min(n, MOST_MOOD - s.mood[p]) * POINT + still * CHALLENGE * (not s.last)


@rule
def prospects(s: State, cards: Cards, p: int) -> int:
    """What a state is worth to a helper in the middle or at the end of a turn."""
    n = sure(s, cards, p)
    if s.bees and s.turn == p:
        n += announced(s, cards, p)
    if not s.last or (s.turn - s.first) % s.players < (p - s.first) % s.players:
        n += kitchen(s, cards, p) + larder(s, cards, p) + count(s.hand[p]) * CARD
    else:
        n += ingredients(s, p)  # the last of the tie-breakers
    return n
