"""A position from one seat's side, as the whole numbers that its chance to win is worked out from.

What is good for a seat early in the game is not what is good late, so what depends on that stands here once for each
round or times the rounds that are left.  Points at items are in hundredths.
"""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.barking.may import barred
from doghouse.games.barking.prospects import joined, keep, pack_of
from doghouse.games.barking.rounds import points, score
from doghouse.games.barking.state import BREEDS, CAT, NOBODY, ROUNDS, WONDER, Cards, State

NAMES = (
    *(f"points-{k}" for k in range(ROUNDS)),
    *(f"safe-{k}" for k in range(ROUNDS)),
    *(f"lead-{k}" for k in range(ROUNDS)),
    *(f"reach-{k}" for k in range(ROUNDS)),
    "open-lead",
    "cards",
    "dogs",
    "pairs",
    "wonders",
    "cats",
    "active",
    "active-cards",
    "active-cats",
    "last-cards",
    "first",
)
FEATURES = len(NAMES)
TURNS = 8  # that a search plays on before it judges a position: most rounds are over then


@rule
def could(s: State, i: int, p: int) -> int:
    """The strongest pack that a seat could have at item i after one play from its hand; 0 when it cannot play there."""
    if s.passed[p] or barred(s, p, i):
        return 0
    pack = pack_of(s, i, p)
    best = 0
    first = BREEDS
    dogs = 0
    for b in range(BREEDS - 1, -1, -1):
        if s.hand[p, b] > 0 and s.owner[i, b] == NOBODY:
            best = max(best, joined(pack, b, s.hand[p, b] + s.hand[p, WONDER]))
            first = b
            dogs += s.hand[p, b]
    return joined(pack, first, dogs + s.hand[p, WONDER]) if s.token[i] and dogs > 0 else best


@rule
def features(s: State, cards: Cards, seat: int, row: Ints) -> None:
    """Fill ``row[:FEATURES]`` with the position from this seat's side."""
    row[:FEATURES] = 0
    r = min(s.round, ROUNDS - 1)
    left = ROUNDS - 1 - r
    row[r] = score(s, cards, seat)
    for i in range(s.spots):
        gain = points(s.trophies[seat, s.item[i]] + 1) - points(s.trophies[seat, s.item[i]])
        mine = pack_of(s, i, seat)
        there = 0
        threat = 0
        for q in range(s.players):
            if q != seat:
                there = max(there, pack_of(s, i, q))
                threat = max(threat, could(s, i, q))
        if mine > there:
            row[(ROUNDS if mine > threat else 2 * ROUNDS) + r] += gain
        elif could(s, i, seat) > max(there, threat):
            row[3 * ROUNDS + r] += gain
        elif could(s, i, seat) > there:
            row[4 * ROUNDS] += gain
    k = 4 * ROUNDS + 1
    hand = s.hand[seat]
    for b in range(BREEDS):
        row[k + 1] += keep(b, hand[b]) * left
        row[k + 2] += hand[b] * (hand[b] - 1) // 2
    row[k] = count(hand) * left
    row[k + 3] = hand[WONDER] * left
    row[k + 4] = hand[CAT] * left
    row[k + 5] = s.passed[seat] == 0
    row[k + 6] = count(hand) * (s.passed[seat] == 0)
    row[k + 7] = hand[CAT] * (s.passed[seat] == 0)
    row[k + 8] = count(hand) * (left == 0)
    row[k + 9] = s.first == seat
