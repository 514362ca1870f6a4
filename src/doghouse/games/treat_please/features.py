"""A position from one seat's side, as the whole numbers that its chance to win is worked out from.

Amounts are hundredths of a point, by the rules of thumb of prospects.py.  Nearly all are sharpened: the fewer turns
there are to catch up, the more it counts to be ahead.
"""

from __future__ import annotations

from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treat_please.effects import lasting
from doghouse.games.treat_please.may import attention_cost, energy_cost, goals, learning_cost, lessons, slots
from doghouse.games.treat_please.prospects import ATTENTION, BONE, ENERGY, POINT, slots_after, worth
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    BOOST,
    DINNER,
    NAP,
    NONE,
    PER_TYPE,
    ROUND_CARD,
    ROUNDS,
    ROW,
    SEATS,
    SUPPER,
    TYPES,
    Cards,
    Phase,
    Place,
    State,
)

NAMES = (  # what is before the slash is a part, whose numbers a coach adds up
    "points",
    "points/late",
    "attention",
    "attention/late",
    "attention/last",
    "overflow",
    "energy",
    "bones",
    "bones/late",
    "learned",
    "learned/late",
    "tricks",
    "tricks/late",
    "hand",
    "slots",
    "slots/mine",
    "slots/last",
    "now",
    "now/mine",
    "now/last",
    "lesson",
    "goals",
    "goals/mine",
    "goals/last",
    "goal",
    "goal/mine",
    "goal/last",
    "goal/later",
    "kinds",
    "sets",
    "asked",
)
FEATURES = len(NAMES)
# What a coach's search plays on before it judges: what a play brings is seen at once.
COACH_TURNS = 0
# Shift and slope by number of players, which a coach gives a chance's logit: `python -m benchmarks.calibration`.
COACH_SCALES = {2: (-0.10, 1.20), 3: (-0.02, 1.16), 4: (-0.02, 1.11)}
(
    POINTS,
    POINTS_LATE,
    ATTENTION_,
    ATTENTION_LATE,
    ATTENTION_LAST,
    OVERFLOW,
    ENERGY_,
    BONES,
    BONES_LATE,
    LEARNED,
    LEARNED_LATE,
    TRICKS,
    TRICKS_LATE,
    HAND,
    SLOTS,
    SLOTS_MINE,
    SLOTS_LAST,
    NOW,
    NOW_MINE,
    NOW_LAST,
    LESSON,
    GOALS,
    GOALS_MINE,
    GOALS_LAST,
    GOAL,
    GOAL_MINE,
    GOAL_LAST,
    GOAL_LATER,
    KINDS,
    SETS,
    ASKED,
) = range(FEATURES)

# 100 over the root of how many turns all have left, as if four played.
SHARP: tuple[int, ...] = tuple(round(100 / max(n, 0.5) ** 0.5) for n in range(ROUNDS * SEATS + 1))
DULL = SHARP[-1]
FULL = 10  # attention above is in danger of being lost (TP-23)
TWO_OF_A_TYPE, THREE_OF_A_TYPE = 70, 30  # what one more of them may bring
USUAL = 100  # what a slot brings as a rule
NAP_ENERGY, NAP_CARD = 17, 30  # what a nap brings for each energy and card that comes back


@rule
def to_play(s: State, p: int) -> bool:
    """Is the player's turn of this round going on or still to come?"""
    if s.round >= ROUNDS:
        return False
    if s.card >= ROUND_CARD:
        return True
    return (p - s.first) % s.players >= (s.player - s.first) % s.players


@rule
def sharpness(s: State) -> int:
    """How much it counts to be ahead, in hundredths."""
    done = s.round * s.players
    if s.card < ROUND_CARD and s.round < ROUNDS:
        done += (s.player - s.first) % s.players
    return SHARP[(ROUNDS * s.players - done) * SEATS // s.players]


@rule
def of_type(s: State, p: int, t: int) -> int:
    """How many objectives of a type a player has completed."""
    n = 0
    for o in range(t * PER_TYPE, (t + 1) * PER_TYPE):
        n += s.done[p, o]
    return n


@rule
def collected(s: State, cards: Cards, p: int, row: Ints) -> int:
    """The affection of objectives and sets; what sets may come goes to the row."""
    n = kinds = 0
    for t in range(TYPES):
        have = 0
        for o in range(t * PER_TYPE, (t + 1) * PER_TYPE):
            if s.done[p, o]:
                have += 1
                n += cards.affection[o]
        kinds += have > 0
        row[SETS] += TWO_OF_A_TYPE * (have == 2) + THREE_OF_A_TYPE * (have == 3)
        n += 2 * (have == 3) + 3 * (have > 3)
    row[KINDS] = kinds
    return n + 4 * (kinds == TYPES)


@rule
def step(s: State, p: int, t: int, kinds: int) -> int:
    """What sets bring, at once or later, when an objective of a type is added."""
    n = of_type(s, p, t)
    if n == 0:
        return 4 * POINT if kinds == TYPES - 1 else 40
    return POINT * (2 * (n == 2) + (n == 3))


@rule
def best_goal(s: State, cards: Cards, p: int, kinds: int, more: int) -> int:
    """What the best open objective brings beyond its price, when so much more attention can be had."""
    best = 0
    for t in range(TYPES):
        o = s.top[t]
        if o == NONE or s.energy[p] < energy_cost(cards, o):
            continue
        cost = attention_cost(s, cards, p, o)
        if cost <= s.attention[p] + more:
            gain = POINT * cards.affection[o] + step(s, p, t, kinds) - ATTENTION * cost
            if cost > s.attention[p]:
                gain = gain * 2 // 3
            best = max(best, gain)
    return best


@rule
def best_lesson(s: State, cards: Cards, p: int, left: int) -> int:
    """What the best card of the row that can be paid for brings beyond its price."""
    best = 0
    for i in range(ROW):
        if s.row[i] != NONE:
            cost = learning_cost(s, cards, p, i)
            if cost <= s.bones[p]:
                gain = (worth(s, cards, p, s.row[i]) - USUAL) * (left + 1) // 2 + BONE * (s.on_row[i] - cost)
                best = max(best, gain)
    return best


@rule
def repertoire(s: State, cards: Cards, p: int, k: int, row: Ints) -> int:
    """What k slots of this turn bring, with the cards in the hand; what all cards promise goes to the row."""
    first = second = third = back = 0
    for b in range(NAP + 1, BEHAVIORS):
        place = s.place[p, b]
        if place == Place.AWAY:
            continue
        w = worth(s, cards, p, b)
        row[TRICKS] += max(0, w - USUAL)
        if place == Place.HAND:
            row[HAND] += max(0, w - USUAL)
            if s.energy[p] + cards.energy[b] < 0:
                w = w // 2
        else:
            back += place == Place.DISCARD
            continue
        if w > first:
            first, second, third = w, first, second
        elif w > second:
            second, third = w, second
        elif w > third:
            third = w
    nap = NAP_CARD * back + NAP_ENERGY * max(0, cards.start[s.character[p]] - s.energy[p])
    if s.place[p, NAP] == Place.HAND and nap > first:
        first, second, third = nap, first, second
    elif s.place[p, NAP] == Place.HAND and nap > second:
        second, third = nap, second
    return first * (k > 0) + second * (k > 1) + third * (k > 2)


@rule
def apart(row: Ints, k: int, n: int, mine: int, last: int) -> None:
    """A number for turns to come, and again for a turn that goes on and for the last round."""
    row[k] = n
    row[k + 1] = n * mine
    row[k + 2] = n * last


@rule
def chances_here(s: State, cards: Cards, p: int, left: int, row: Ints) -> None:
    """What the turn that goes on, or is to come in this round, allows."""
    mine = p == s.player
    n = max(0, slots(s, p) - mine * s.behaviors)
    apart(row, SLOTS, 100 * n, mine, left == 0)
    brings = repertoire(s, cards, p, n, row) + n * lasting(s, p, BOOST) * ATTENTION
    apart(row, NOW, brings, mine, left == 0)
    if mine and s.learns < lessons(s, p):
        row[LESSON] = best_lesson(s, cards, p, left)
    m = max(0, goals(s, p) - mine * s.objectives)
    apart(row, GOALS, 100 * m, mine, left == 0)
    if m > 0:
        apart(row, GOAL, best_goal(s, cards, p, row[KINDS], 3 * n), mine, left == 0)


@rule
def features(s: State, cards: Cards, seat: int, row: Ints) -> None:
    """Fill ``row[:FEATURES]`` with the position from this seat's side."""
    row[:FEATURES] = 0
    left = max(0, ROUNDS - 1 - s.round)
    f = sharpness(s)
    sure = POINT * collected(s, cards, seat, row)
    bones, attention = s.bones[seat], s.attention[seat]
    if to_play(s, seat):
        bones += max(0, DINNER + lasting(s, seat, SUPPER))
        chances_here(s, cards, seat, left, row)
    else:
        repertoire(s, cards, seat, 0, row)
    some = left > 0 or row[GOALS] > 0
    if left > 0 and row[GOALS] == 0:
        row[GOAL_LATER] = best_goal(s, cards, seat, row[KINDS], 5)
    if left == 0:
        sure += (attention + bones) // 5 * POINT
    row[POINTS] = sure
    row[POINTS_LATE] = sure * (f - DULL) // 100
    row[ATTENTION_] = some * ATTENTION * min(attention, FULL)
    row[ATTENTION_LATE] = row[ATTENTION_] * (f - DULL) // 100
    row[ATTENTION_LAST] = row[ATTENTION_] * (left == 0)
    row[OVERFLOW] = some * ATTENTION * max(0, attention - FULL)
    row[ENERGY_] = ENERGY * min(s.energy[seat], 2 * slots_after(min(s.round, ROUNDS - 1)) + row[SLOTS] // 50)
    row[BONES] = BONE * bones
    row[BONES_LATE] = BONE * bones * left // 4
    row[LEARNED] = s.learned[seat] * 100
    row[LEARNED_LATE] = s.learned[seat] * 100 * left // 4
    row[TRICKS_LATE] = row[TRICKS] * (2 * slots_after(min(s.round, ROUNDS - 1)) + row[SLOTS] // 50) // 16
    row[KINDS] *= row[KINDS] * 14 * some
    row[SETS] *= some
    row[ASKED] = 100 * (s.phase != Phase.TURN and s.card != NONE and s.actor == seat)
    for k in range(FEATURES):
        row[k] = row[k] * f // 100
