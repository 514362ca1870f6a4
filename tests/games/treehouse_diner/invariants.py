"""What must hold at every decision of every game, and random games that look for a place where it does not.

All of it are rules, so the same loop runs interpreted and compiled.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from doghouse.core.chance import WORDS, below, count, seed_rng
from doghouse.core.log import Log
from doghouse.core.moves import Moves
from doghouse.core.record import Ints, Number, Record, Row
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.kitchen import on_cards
from doghouse.games.treehouse_diner.rules import apply, faults, legal, new_game, over, why_not
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    ACTIONS,
    BEE_PIECE,
    CHALLENGES,
    CHALLENGES_EACH,
    CHILI,
    END,
    GAME_ORDERS,
    IN_BOX,
    INGREDIENTS,
    JOKER,
    MOST_MOOD,
    MOST_ROUNDS,
    NEEDS,
    NONE,
    OPEN,
    ORDER_SET,
    PIECES,
    PLATE,
    SEATS,
    SHELF,
    SPACES,
    STARTING,
    STARTS,
    SYMBOLS,
    TRAY_PLACES,
    Cards,
    Event,
    Options,
    Phase,
    State,
)

FAULTS = (
    "",
    "pieces were lost or made",
    "a mood is out of its track",
    "an order is in two places or nowhere",
    "Action cards were lost or made",
    "the bag is empty and the compost is not",
    "effects are open where none are carried out",
    "what lies on an order is not what covers its symbols",
    "challenges were lost or made",
    "something in supply fits, or waits, at a turn's end",
    "the game goes on for too long",
    "not all had as many turns",
    "what is offered is not what is not refused",
    "no move is offered",
)
ORDERS = 3
UNDONE, ENDLESS, UNEQUAL, OFFERED, NOTHING_OFFERED = range(9, 14)
LONGEST = 20_000  # decisions
PLAYERS = 1 << 24  # the row of a seed from which moves are chosen


class Found(Record):
    """What games showed: the first fault with its seed, how many decisions, the most of some numbers."""

    chance = Row(WORDS, kind=np.int64)
    fault = Number()
    seed = Number(np.int64)
    decisions = Number(np.int64)
    rounds = Number(np.int64)
    events = Number(np.int64)
    drawn = Number(np.int64)
    turns = Row(SEATS, kind=np.int64)
    where = Row(GAME_ORDERS)
    out = Row(STARTING)  # which Starting orders were said to be pushed out


@rule
def pieces_wrong(s: State) -> bool:
    """Is any piece of the box not there once?"""
    for k in range(PIECES):
        n = s.bag[k] + s.compost[k]
        for i in range(SHELF):
            n += s.pantry[i, k]
        for o in range(GAME_ORDERS):
            n += s.lying[o, k]
        for p in range(s.players):
            n += s.supply[p, k] + s.hive[p] * (k == BEE_PIECE)
        there = IN_BOX[k] * (s.secret if k == CHILI else s.bees if k == BEE_PIECE else 1)
        if n != there:
            return True
    return False


@rule
def moods_wrong(s: State) -> bool:
    """Is a mood below -8 or above +8?"""
    for p in range(s.players):
        if not -MOST_MOOD <= s.mood[p] <= MOST_MOOD:
            return True
    return False


@rule
def orders_wrong(s: State, where: Ints) -> bool:
    """Is an order not in one place?  Starting orders that were pushed out are in none.  ``where`` is room to count."""
    for o in range(GAME_ORDERS):
        where[o] = 0
        for p in range(s.players):
            where[o] += s.delivered[p, o]
    for k in range(ORDER_SET):
        where[STARTING + k] += s.order_pile[k] + s.unfulfilled[k]
    for k in range(STARTS):
        where[k] += s.start_4[k]
        where[STARTS + k] += s.start_6[k]
    for i in range(TRAY_PLACES):
        if s.tray[i] != NONE:
            where[s.tray[i]] += 1
    for p in range(s.players):
        for x in range(SPACES):
            if s.kitchen[p, x] != NONE:
                where[s.kitchen[p, x]] += 1
    for o in range(GAME_ORDERS):
        if where[o] > 1 or (where[o] == 0 and o >= STARTING):
            return True
    return False


@rule
def starting_wrong(found: Found) -> bool:
    """Is a Starting order not in its place, or out of the game without a word?  After ``orders_wrong`` has counted."""
    for o in range(STARTING):
        if found.where[o] + found.out[o] != 1:
            return True
    return False


@rule
def actions_wrong(s: State, cards: Cards) -> bool:
    """Is an Action card not there as often as it was?"""
    for c in range(ACTION_CARDS):
        n = s.action_pile[c] + s.discards[c] + s.played[c]
        for p in range(s.players):
            n += s.hand[p, c]
            if not 0 <= s.older[p, c] <= s.hand[p, c]:
                return True
        if n != cards.copies[c] * s.secret:
            return True
    return False


@rule
def lying_wrong(s: State, cards: Cards) -> bool:
    """Do the pieces on an order differ from what covers it?  Those of an unfinished joker may be more."""
    for o in range(GAME_ORDERS):
        pieces = count(s.lying[o])
        if count(s.on[o]) > 0 or pieces > 0:
            more = s.stacked if s.phase == Phase.STACK and o == stacked_on(s) else 0
            if order_wrong(s, cards, o, pieces - s.lying[o, BEE_PIECE] - more):
                return True
    return False


@rule
def lies_well(s: State, cards: Cards, o: int, i: int, k: int) -> bool:
    """May an ingredient lie on a symbol: its own, or a plate of which all equals and no other one have it?"""
    need = cards.need[on_cards(s, o), i]
    if need < PLATE:
        return need == k
    for j in range(SYMBOLS):
        other = cards.need[on_cards(s, o), j]
        if other >= PLATE and OPEN < s.on[o, j] < JOKER and (other == need) != (s.on[o, j] == k + 1):
            return False
    return True


@rule
def order_wrong(s: State, cards: Cards, o: int, pieces: int) -> bool:
    """Do so many ingredients on an order differ from what covers it, or lie where they may not?"""
    jokers = 0
    for i in range(SYMBOLS):
        on = s.on[o, i]
        jokers += on == JOKER
        if OPEN < on < JOKER:
            pieces -= 1
            same = 0
            for j in range(SYMBOLS):
                same += s.on[o, j] == on
            if s.lying[o, on - 1] < same or not lies_well(s, cards, o, i, on - 1):
                return True
    return not 2 * jokers <= pieces <= 4 * jokers


@rule
def stacked_on(s: State) -> int:
    """The order on which a joker of four is begun."""
    return s.kitchen[s.turn, s.target // NEEDS]


@rule
def challenges_wrong(s: State) -> bool:
    """Has somebody not three challenges of their own?"""
    dealt = 0
    for p in range(s.players):
        n = 0
        for c in range(CHALLENGES):
            n += s.challenge[p, c] > 0
        if n != CHALLENGES_EACH * s.bees:
            return True
        dealt += n
    return dealt + count(s.challenge_pile) != CHALLENGES * s.bees


@rule
def effects_wrong(s: State) -> bool:
    """Are effects open between turns, or none where a choice of theirs is asked?"""
    if s.phase == Phase.TRAY:
        return False
    inside = Phase.DISCARD <= s.phase <= Phase.OPTION
    return inside != (s.depth > 0)


@rule
def waits(s: State, cards: Cards, o: int) -> bool:
    """Is an order of whose turn it is covered, or is there anything in the supply for it?"""
    if s.supply[s.turn, BEE_PIECE] > 0:
        return True
    covered = True
    for i in range(SYMBOLS):
        if cards.need[on_cards(s, o), i] != NONE and s.on[o, i] == OPEN:
            covered = False
            for k in range(INGREDIENTS):
                if s.supply[s.turn, k] > 0 and lies_well(s, cards, o, i, k):
                    return True
    return covered


@rule
def undone(s: State, cards: Cards) -> bool:
    """Has whose turn it is anything left to assign, lay, deliver or carry out?"""
    for x in range(SPACES):
        if s.kitchen[s.turn, x] != NONE and waits(s, cards, s.kitchen[s.turn, x]):
            return True
    return s.depth > 0


@rule
def wrong(s: State, cards: Cards, where: Ints) -> int:
    """The first of FAULTS that a state shows, or 0; ``where`` is room to count orders."""
    if pieces_wrong(s):
        return 1
    if moods_wrong(s):
        return 2
    if orders_wrong(s, where):
        return ORDERS
    if actions_wrong(s, cards):
        return 4
    if count(s.bag) == 0 and count(s.compost) > 0:
        return 5
    if effects_wrong(s):
        return 6
    if lying_wrong(s, cards):
        return 7
    if challenges_wrong(s):
        return 8
    return ENDLESS if s.round > MOST_ROUNDS else 0


@rule
def offered_wrong(s: State, cards: Cards, moves: Moves) -> bool:
    """Is anything offered and refused, or neither?"""
    k = 0
    for action in range(ACTIONS):
        offered = k < moves.n and moves.action[k] == action
        k += offered
        if offered != (why_not(s, cards, action) == 0) or offered != (faults(s, cards, action) == 0):
            return True
    return k != moves.n


@rule
def game(
    s: State, cards: Cards, options: Options, moves: Moves, found: Found, seed: int, every: int, log: Log | None
) -> int:
    """One random game from ``s``, all zeros; the first of FAULTS that it shows, or 0.

    With ``every`` set all actions are asked for at each decision.
    """
    seed_rng(found.chance, seed, PLAYERS)
    for p in range(SEATS):
        found.turns[p] = 0
    for o in range(STARTING):
        found.out[o] = 0
    new_game(s, cards, options, seed, log)
    for _ in range(LONGEST):
        measure(s, found, log)
        fault = wrong(s, cards, found.where)
        if fault == 0 and log is not None and starting_wrong(found):
            return ORDERS
        if fault > 0 or over(s):
            return fault if fault > 0 else end_wrong(s, found)
        legal(s, cards, moves)
        if moves.n == 0:
            return NOTHING_OFFERED
        if every and offered_wrong(s, cards, moves):
            return OFFERED
        action = moves.action[below(found.chance, moves.n)]
        if action == END and s.phase != Phase.VISIT:
            if undone(s, cards):
                return UNDONE
            found.turns[s.turn] += 1
        apply(s, cards, action, log)
    return ENDLESS


@rule
def end_wrong(s: State, found: Found) -> int:
    """Has somebody had another number of turns at the end?"""
    for p in range(s.players):
        if found.turns[p] != s.round:
            return UNEQUAL
    return 0


@rule
def measure(s: State, found: Found, log: Log | None) -> None:
    """Keep the most there was of rounds, and of events and draws of one move."""
    found.decisions += 1
    found.rounds = max(found.rounds, s.round)
    if log is not None:
        found.events = max(found.events, log.n)
        found.drawn = max(found.drawn, log.drawn)
        for i in range(log.n):
            if log.event[i, 0] == Event.OUT and log.event[i, 3] < STARTING:
                found.out[log.event[i, 3]] += 1
        log.n = 0
        log.drawn = 0


@rule
def games(
    states: Any,
    cards: Cards,
    options: Options,
    moves: Moves,
    found: Found,
    first: int,
    end: int,
    every: int,
    log: Log | None,
) -> None:
    """Random games of some seeds, up to the first fault; ``states`` are two, the second all zeros."""
    for seed in range(first, end):
        states[0] = states[1]
        found.fault = game(states[0], cards, options, moves, found, seed, every, log)
        found.seed = seed
        if found.fault > 0:
            return
