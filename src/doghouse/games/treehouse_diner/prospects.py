"""What a helper may hope for: the value of a state to one of them, in thousandths of a point."""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.goals import mastered
from doghouse.games.treehouse_diner.kitchen import fits_order, on_cards, open_symbols
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
# How often an order is finished that has so many symbols open, in hundredths; found by play.
HOPES = (98, 78, 60, 46, 34, 25, 18)
DELIVERY = 900  # that an order is out: it brings the end nearer, breaks ties, frees its space
MINUTE = 170  # a minute that the kitchen can still give,
MINUTES = 14  # so many of them at most
FITTING = 330  # an ingredient of the supply that will lie on an order
SPARE = 160  # one that will not, but makes a joker
RARER = 20  # and more for each kind that is more common
CARD = 1100  # an Action card in the hand
BEE = 600  # a bee on an order, as a part of the order's hope
CHALLENGE = 500  # one that is still open
RIVAL = 3  # one part in so many of what the others have counts against


@rule
def hope(s: State, cards: Cards, p: int, x: int) -> int:
    """What the order on a space may bring: its points and bees, by how much is open and how soon it must leave."""
    o = s.kitchen[p, x]
    left = open_symbols(s, cards, o)
    brings = cards.points[on_cards(s, o)] * POINT + DELIVERY + s.lying[o, BEE_PIECE] * BEE
    in_time = min(100, 100 * (x + 2) // (left + 1))
    return brings * HOPES[left] * in_time // 10000


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
def kitchen(s: State, cards: Cards, p: int) -> int:
    """What the orders of a kitchen, and its minutes, may bring."""
    n = 0
    minutes = 0
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            n += hope(s, cards, p, x)
            minutes += x + 1
    return n + min(minutes, MINUTES) * MINUTE


@rule
def sure(s: State, cards: Cards, p: int) -> int:
    """The score as it stands, without the bonus for the most bees."""
    return (points(s, cards, p) + s.mood[p] + s.hive[p]) * POINT


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
    others = 0
    for q in range(s.players):
        if q != p:
            others += s.mood[q] * POINT + ingredients(s, q) * SPARE
    return n - others // (RIVAL * (s.players - 1))
