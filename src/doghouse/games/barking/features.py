"""A position from one seat's side, as the whole numbers that its chance to win is worked out from.

What counts little early may decide late.  So the standing has a number of its own in each stage of the game (the rounds
up to the last; in that one, how many cards can still be played), and every other part one in each period: before the
last round, in it, and at its end.  At all other times that number is 0.  A name is that of the part, a slash, and when.

What could be outbid is judged by the hands as they lie: whoever asks has dealt anew what it may not know.
"""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.barking.prospects import keep
from doghouse.games.barking.rounds import points
from doghouse.games.barking.state import BREEDS, CAT, KINDS, NOBODY, ROUNDS, WONDER, Cards, State

PARTS = (  # besides the standing: points that it has, if all who lead at an item get it
    "risk",  # of these, what somebody could still take away,
    "rivals",  # times how many could
    "strongest",  # points of items where nobody else could get as strong,
    "contested",  # and of those where it would take the lead and somebody could outbid it
    "plan",  # points of the items where it could lead, each breed used once
    "hand",  # what its dogs are worth in the rounds to come
    "wonders",
    "cats",  # while it has not passed,
    "cards",  # like these
    "breeds",
    "pack",  # the most dogs of one breed
    "first",  # begins the next round, as it stands
)
RISK, RIVALS, STRONGEST, CONTESTED, PLAN, HAND, WONDERS, CATS, HELD, VARIETY, PACK, FIRST = range(12)
STAGES = ROUNDS + 5
PERIODS = 3
NAMES = (
    *(f"standing/{stage}" for stage in range(STAGES)),
    *(f"{part}/{period}" for part in PARTS for period in range(PERIODS)),
)
FEATURES = len(NAMES)
# What a coach's search plays on before it judges: by then most rounds have told what a play was for.
COACH_TURNS = 8
# Shift and slope by number of players, which a coach gives a chance's logit: `python -m benchmarks.calibration`.
COACH_SCALES = {2: (-0.06, 0.95), 3: (-0.20, 1.03), 4: (-0.13, 1.02), 5: (-0.01, 1.09)}


@rule
def stage(s: State) -> int:
    """The round; in the last one and after it, also how few cards the players who have not passed hold."""
    if s.round < ROUNDS - 1:
        return s.round
    cards = 0
    for q in range(s.players):
        if not s.passed[q]:
            cards += count(s.hand[q])
    at = ROUNDS - 1
    for sixths in (36, 27, 18, 9, 6):  # of a card for each player
        at += 6 * cards < sixths * s.players
    return at


@rule
def place(part: int, at: int) -> int:
    """Where a part's number stands at a stage."""
    return STAGES + part * PERIODS + (at >= ROUNDS - 1) + (at >= STAGES - 3)


# ---------------------------------------------------------------- packs of all seats at an item, a byte for each


@rule
def dogs_at(s: State, i: int) -> int:
    """How many dogs each seat has at item i."""
    dogs = 0
    for b in range(BREEDS):
        if s.owner[i, b] != NOBODY:
            dogs += s.dogs[i, b] << 8 * s.owner[i, b]
    return dogs


@rule
def best_at(s: State, i: int) -> int:
    """The best breed that each seat has at item i; 0 where it has none, too."""
    best = 0
    for b in range(BREEDS - 1, -1, -1):
        if s.owner[i, b] != NOBODY:
            shift = 8 * s.owner[i, b]
            best = best & ~(255 << shift) | b << shift
    return best


@rule
def pack(dogs: int, best: int, q: int) -> int:
    """A seat's pack, as ``prospects.strength`` tells it; 0 without any."""
    n = dogs >> 8 * q & 255
    return n * BREEDS + BREEDS - 1 - (best >> 8 * q & 255) if n > 0 else 0


# ---------------------------------------------------------------- what could come, from the hands as they lie


@rule
def breeds_held(s: State) -> int:
    """Which breeds each seat that has not passed holds: BREEDS bits for each."""
    have = 0
    for q in range(s.players):
        if not s.passed[q]:
            for b in range(BREEDS):
                if s.hand[q, b] > 0:
                    have |= 1 << BREEDS * q + b
    return have


@rule
def breeds_free(s: State, i: int) -> int:
    """Which breeds do not bark at item i yet, as bits."""
    free = 0
    for b in range(BREEDS):
        if s.owner[i, b] == NOBODY:
            free |= 1 << b
    return free


@rule
def could(s: State, i: int, q: int, dogs: int, best: int, breeds: int) -> int:
    """The strongest pack that a seat can make at item i in one play of some of these breeds; 0 if it cannot play."""
    n = dogs >> 8 * q & 255
    if breeds == 0 or (n > 0 and not s.token[i]):
        return 0
    single = mixed = 0
    first = BREEDS
    b = 0
    while breeds >> b:
        if breeds >> b & 1:
            have = s.hand[q, b]
            single = max(single, have * BREEDS + BREEDS - 1 - b)
            mixed += have
            first = min(first, b)
        b += 1
    more = (s.hand[q, WONDER] + n) * BREEDS
    if not s.token[i]:
        return more + single
    if n > 0:
        first = min(first, best >> 8 * q & 255)
    return more + mixed * BREEDS + BREEDS - 1 - first


@rule
def cheapest(s: State, seat: int, to_beat: int, breeds: int, wonders: int) -> int:
    """The worst of these breeds that makes a pack stronger than another; NOBODY (below 0) when there is none."""
    for b in range(BREEDS - 1, -1, -1):
        if breeds >> b & 1 and s.hand[seat, b] + wonders >= dogs_needed(to_beat, b):
            return b
    return NOBODY


@rule
def dogs_needed(to_beat: int, breed: int) -> int:
    """How many dogs of a breed are stronger than a pack."""
    return max(to_beat // BREEDS + (BREEDS - 1 - breed <= to_beat % BREEDS), 1)


# ---------------------------------------------------------------- the numbers


@rule
def features(s: State, cards: Cards, seat: int, row: Ints) -> None:
    """Fill ``row[:FEATURES]`` with the position from this seat's side."""
    row[:FEATURES] = 0
    at = stage(s)
    won = items(s, seat, row, at)
    standing = 0
    for kind in range(KINDS):
        standing += points(s.trophies[seat, kind] + (won >> 4 * kind & 15))
    row[at] = standing
    row[place(FIRST, at)] = s.first == seat
    hand(s, seat, row, at)


@rule
def items(s: State, seat: int, row: Ints, at: int) -> int:
    """What the seat has and could have at the items; of which kinds it leads at how many, four bits for each kind."""
    have = breeds_held(s)
    used = won = 0
    wonders = s.hand[seat, WONDER]
    for i in range(s.spots):
        free, dogs, best = breeds_free(s, i), dogs_at(s, i), best_at(s, i)
        owned = s.trophies[seat, s.item[i]]
        gain = points(owned + 1) - points(owned)
        mine = pack(dogs, best, seat)
        most = threat = rivals = 0
        for q in range(s.players):
            if q != seat:
                most = max(most, pack(dogs, best, q))
                theirs = could(s, i, q, dogs, best, free & have >> BREEDS * q)
                threat = max(threat, theirs)
                rivals += theirs > mine
        if mine > most:
            won += 1 << 4 * s.item[i]
            row[place(RISK, at)] += gain * (rivals > 0)
            row[place(RIVALS, at)] += gain * rivals
            continue
        reach = could(s, i, seat, dogs, best, free & have >> BREEDS * seat)
        if reach > most:
            row[place(STRONGEST if reach > threat else CONTESTED, at)] += gain
            b = cheapest(s, seat, most, free & ~used & have >> BREEDS * seat, wonders)
            if b != NOBODY:
                used |= 1 << b
                wonders -= max(dogs_needed(most, b) - s.hand[seat, b], 0)
                row[place(PLAN, at)] += gain
    return won


@rule
def hand(s: State, seat: int, row: Ints, at: int) -> None:
    """What the seat holds."""
    breeds = most = worth = 0
    for b in range(BREEDS):
        n = s.hand[seat, b]
        worth += keep(b, n)
        most = max(most, n)
        breeds += n > 0
    active = s.passed[seat] == 0
    row[place(HAND, at)] = worth
    row[place(WONDERS, at)] = s.hand[seat, WONDER]
    row[place(CATS, at)] = s.hand[seat, CAT] * active
    row[place(HELD, at)] = count(s.hand[seat]) * active
    row[place(VARIETY, at)] = breeds * active
    row[place(PACK, at)] = most * active
