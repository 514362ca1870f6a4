"""What a position is worth to a player, in hundredths of a point of affection, by rules of thumb.

What is sure (completed objectives, sets) counts in full; attention, energy and bones count as what they will buy; the
behaviors count as what the slots to come can get out of them between one nap and the next.
"""

from __future__ import annotations

from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treat_please.effects import completed_of, lasting, times
from doghouse.games.treat_please.may import attention_cost, energy_cost, goals, lessons, sets, slots
from doghouse.games.treat_please.rounds import affection
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    BOOST,
    CHEAPER,
    DINNER,
    EASE,
    LINES,
    NAP,
    NONE,
    ROUNDS,
    SUPPER,
    TYPES,
    WEEKEND,
    Cards,
    Per,
    Place,
    State,
    Verb,
)

POINT = 100
ATTENTION = 46  # what a point of attention buys, as long as there are turns to spend it
ENERGY = 17
BONE = 20  # TP-45: five of them are a point
LEARNING = 4  # and so much more for each turn to come, as long as there is something to learn
ENOUGH_BONES = 7
FULL, FULLER = 10, 13  # attention above is worth less: what comes next would be lost (TP-23)
SLOT = 110  # a behavior more
GOAL = 70  # an objective more
NEVER = -1_000_000


# ---------------------------------------------------------------- what behaviors do


@rule
def line_worth(s: State, p: int, verb: int, a: int, b: int, c: int) -> int:
    """What one line of a behavior is worth whenever it is played."""
    if verb <= Verb.BONES:
        n = 2 if b == Per.BEHAVIOR else 4 if b == Per.ENERGY else times(s, p, b, c) + (b != Per.ONCE)
        each = ATTENTION if verb == Verb.ATTENTION else ENERGY if verb == Verb.ENERGY else BONE
        return a * n * each
    if verb == Verb.PLACE or verb == Verb.SUPPER or verb == Verb.SPREAD:
        return a * BONE
    if verb == Verb.DISCOUNT:
        return a * ATTENTION * (90 if b == TYPES else 40) // 100
    if verb == Verb.CHEAPER or verb == Verb.EASE:
        return a * ENERGY
    if verb == Verb.BOOST:
        return a * ATTENTION
    if verb == Verb.MORE_BEHAVIORS:
        return a * SLOT
    if verb == Verb.MORE_OBJECTIVES:
        return a * GOAL
    if verb == Verb.BACK:
        return a * SLOT // 3
    if verb == Verb.RECALL or verb == Verb.RESET:
        return SLOT
    if verb == Verb.GAIN:
        return a * BONE
    return ENERGY


@rule
def worth(s: State, cards: Cards, p: int, b: int) -> int:
    """What one play of a behavior is worth."""
    n = cards.attention[b] * ATTENTION + cards.energy[b] * ENERGY
    line = 0
    while line < LINES and cards.effect[b * LINES + line, 0] != Verb.END:
        row = cards.effect[b * LINES + line]
        if row[0] == Verb.CHOOSE:
            best = 0
            for _ in range(row[1]):
                line += 1
                inner = cards.effect[b * LINES + line]
                best = max(best, line_worth(s, p, inner[0], inner[1], inner[2], inner[3]))
            n += best
        elif row[0] == Verb.MAY:
            n -= row[1] * BONE
        else:
            n += line_worth(s, p, row[0], row[1], row[2], row[3])
        line += 1
    return n


# ---------------------------------------------------------------- what the hand will do


@rule
def next_best(cards: Cards, values: Ints, used: Ints, energy: int) -> int:
    """The behavior of most worth that is not used yet and that so much energy allows; NONE when there is none."""
    best = NONE
    for b in range(NAP + 1, BEHAVIORS):
        if not used[b] and -cards.energy[b] <= energy and (best == NONE or values[b] > values[best]):
            best = b
    return best


@rule
def cycle_rate(s: State, cards: Cards, p: int, values: Ints, used: Ints) -> int:
    """What a slot brings on average when one's behaviors are played from a nap to the next."""
    for b in range(BEHAVIORS):
        used[b] = s.place[p, b] == Place.AWAY
    energy = cards.start[s.character[p]]
    rate = total = 0
    for n in range(BEHAVIORS):
        b = next_best(cards, values, used, energy)
        if b == NONE:
            break
        used[b] = 1
        energy += cards.energy[b]
        total += values[b]
        if total // (n + 2) <= rate:
            break
        rate = total // (n + 2)
    return rate


@rule
def hand_worth(s: State, cards: Cards, p: int, values: Ints, used: Ints, plays: int) -> int:
    """What so many slots to come bring: first cards of the hand, then a nap and all of them over and over."""
    rate = cycle_rate(s, cards, p, values, used)
    for b in range(BEHAVIORS):
        used[b] = s.place[p, b] != Place.HAND
    energy = s.energy[p]
    best = rate * max(0, plays - 1)
    total = 0
    for n in range(1, plays + 1):
        b = next_best(cards, values, used, energy)
        if b == NONE:
            break
        used[b] = 1
        energy += cards.energy[b]
        total += values[b]
        best = max(best, total + rate * max(0, plays - n - 1))
    return best


# ---------------------------------------------------------------- what objectives do


@rule
def set_hopes(s: State, p: int, completions: int) -> int:
    """What sets that are not whole yet may bring (TP-43, TP-44)."""
    kinds = hopes = 0
    for t in range(TYPES):
        n = completed_of(s, p, t)
        kinds += n > 0
        if completions > 0:
            hopes += (n == 1) * 15 + (n == 2) * 70 + (n == 3) * 30
    missing = TYPES - kinds
    if 0 < missing <= completions:
        hopes += kinds * kinds * 14
    return hopes


@rule
def set_step(s: State, p: int, t: int) -> int:
    """What sets bring at once when an objective of a type is added."""
    n = completed_of(s, p, t)
    bonus = POINT * (2 * (n == 2) + (n == 3))
    if n == 0:
        kinds = 0
        for k in range(TYPES):
            kinds += completed_of(s, p, k) > 0
        bonus += 4 * POINT * (kinds == TYPES - 1) + 40 * (kinds < TYPES - 1)
    return bonus


@rule
def best_goal(s: State, cards: Cards, p: int, more: int) -> int:
    """What the best open objective brings beyond its price, when so much more attention can be had."""
    best = 0
    for t in range(TYPES):
        o = s.top[t]
        if o == NONE or s.energy[p] < energy_cost(cards, o):
            continue
        cost = attention_cost(s, cards, p, o)
        gain = POINT * cards.affection[o] + set_step(s, p, t) - ATTENTION * cost - ENERGY * energy_cost(cards, o)
        if cost > s.attention[p] + more:
            gain = 0
        elif cost > s.attention[p]:
            gain = gain * 2 // 3
        best = max(best, gain)
    return best


# ---------------------------------------------------------------- all together


@rule
def attention_worth(n: int) -> int:
    """What so much attention is worth while there are turns to come."""
    return ATTENTION * (min(n, FULL) * 100 + max(0, min(n, FULLER) - FULL) * 70 + max(0, n - FULLER) * 35) // 100


@rule
def bones_worth(n: int, turns: int) -> int:
    """What so many bones are worth with so many turns to come."""
    return BONE * n + LEARNING * turns * min(n, ENOUGH_BONES)


@rule
def rest_of_turn(s: State, cards: Cards, p: int) -> int:
    """What the lasting effects and the allowances still bring in this turn."""
    plays = max(0, slots(s, p) - s.behaviors)
    n = plays * (lasting(s, p, BOOST) * ATTENTION + lasting(s, p, EASE) * ENERGY)
    if s.learns < lessons(s, p):
        n += lasting(s, p, CHEAPER) * BONE + 10
    if s.objectives < goals(s, p):
        n += GOAL // 2 + best_goal(s, cards, p, 3 * plays)
    return n


@rule
def slots_after(r: int) -> int:
    """How many behaviors the rounds after this one allow (TP-19, TP-40)."""
    left = ROUNDS - 1 - r
    return 2 * left + min(left, ROUNDS - WEEKEND)


@rule
def goals_after(r: int) -> int:
    """How many objectives they allow (TP-21, TP-40)."""
    left = ROUNDS - 1 - r
    return left + min(left, ROUNDS - WEEKEND)


@rule
def prospects(s: State, cards: Cards, p: int, values: Ints, used: Ints, now: int) -> int:
    """The worth of a position to a player.

    ``now`` is 1 while the player's turn of this round goes on or is to come, 0 when it is over but for dinner.
    ``values`` holds the worth of each behavior, ``used`` is room for as many numbers.
    """
    left = ROUNDS - 1 - s.round
    sure = POINT * (affection(s, cards, p) + sets(s, p)) + s.learned[p]
    bones = s.bones[p] + max(0, DINNER + lasting(s, p, SUPPER))
    if left + now == 0:
        return sure + (s.attention[p] + bones) // 5 * POINT
    plays = slots_after(s.round) + now * max(0, slots(s, p) - s.behaviors)
    completions = goals_after(s.round) + now * max(0, goals(s, p) - s.objectives)
    n = sure + attention_worth(s.attention[p]) + bones_worth(bones, left)
    n += ENERGY * min(s.energy[p], 2 * plays) + hand_worth(s, cards, p, values, used, plays)
    n += set_hopes(s, p, completions)
    if now:
        return n + rest_of_turn(s, cards, p)
    return n + best_goal(s, cards, p, 5) * 40 // 100 // s.players
