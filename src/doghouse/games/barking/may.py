"""What may be done: each clause that forbids is one predicate, used by the moves offered and by the reasons given."""

from __future__ import annotations

from doghouse.core.moves import Moves, first_clause, offer
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.barking.state import (
    ALREADY_HERE,
    BREED_HERE,
    BREEDS,
    CARD,
    CARDS,
    CAT,
    DONE,
    ITEM,
    LATE_CAT,
    LATE_SWAP,
    NO_TOKEN,
    NOBODY,
    NONE,
    NOT_NOW,
    NOT_YOUR_TURN,
    PASS,
    PASSED,
    REFUSALS,
    SECOND_ITEM,
    SWAP,
    TOKEN_HERE,
    TWO_BREEDS,
    USE_CAT,
    WONDER,
    WONDER_ALONE,
    Cards,
    Phase,
    State,
)


@rule
def barred(s: State, p: int, i: int) -> bool:
    """Own dogs are there and no token (BT-21, BT-32)."""
    if s.token[i]:
        return False
    for b in range(BREEDS):
        if s.owner[i, b] == p:
            return True
    return False


@rule
def taken(s: State, i: int, breed: int) -> bool:
    """That breed lay there before this play (BT-22, BT-33)."""
    return s.owner[i, breed] != NOBODY and not (i == s.spot and s.phase == Phase.PLAY and s.play[breed] > 0)


@rule
def mixes(s: State, i: int, breeds: int) -> bool:
    """Several breeds in one play where no token lies (BT-20, BT-31)."""
    return breeds > 1 and not s.token[i]


@rule
def can_bark(s: State, p: int, i: int) -> bool:
    """Does p hold a breed that is not at item i yet?"""
    for b in range(BREEDS):
        if s.hand[p, b] > 0 and not taken(s, i, b):
            return True
    return False


@rule
def kinds_of_dog(cards: Ints) -> int:
    """How many breeds are among some cards."""
    n = 0
    for b in range(BREEDS):
        n += cards[b] > 0
    return n


@rule
def turn_faults(s: State, p: int) -> int:
    """What forbids a seat to play at all (BT-17, BT-18)."""
    return NOT_YOUR_TURN * (p != s.player) | PASSED * (s.passed[p] > 0)


@rule
def play_faults(s: State, p: int, i: int, play: Ints) -> int:
    """All that forbids p to lay these cards (counts by kind) at item i in one play."""
    breeds = kinds_of_dog(play)
    bits = TWO_BREEDS * mixes(s, i, breeds) | ALREADY_HERE * barred(s, p, i)
    for b in range(BREEDS):
        if play[b] > 0 and taken(s, i, b):
            bits |= BREED_HERE
    if breeds == 0:
        bits |= WONDER_ALONE if play[WONDER] > 0 else NOT_NOW
    for c in range(CARDS):
        if play[c] > s.hand[p, c]:
            bits |= NOT_NOW
    return bits | NOT_NOW * (play[CAT] > 0)


@rule
def start_faults(s: State, p: int, i: int) -> int:
    """All that forbids p to start a play at item i."""
    if i >= s.spots:
        return NOT_NOW
    bits = ALREADY_HERE * barred(s, p, i)
    if not can_bark(s, p, i):
        if kinds_of_dog(s.hand[p]) > 0:
            bits |= BREED_HERE
        else:
            bits |= WONDER_ALONE if s.hand[p, WONDER] > 0 else NOT_NOW
    return bits


@rule
def add_faults(s: State, card: int) -> int:
    """All that forbids to add one card to the play: breeds come in the order of their rank, Wonder Dogs last."""
    if s.hand[s.player, card] == 0 or card == CAT:
        return NOT_NOW
    if card == WONDER:
        return WONDER_ALONE * (s.lead == NONE)
    bits = BREED_HERE * taken(s, s.spot, card) | NOT_NOW * (card < s.lead or s.play[WONDER] > 0)
    if s.lead != NONE and card != s.lead:
        bits |= TWO_BREEDS * mixes(s, s.spot, 2)
    return bits


@rule
def turn_action_faults(s: State, p: int, action: int) -> int:
    """Faults of an action of p in a turn, before any dogs."""
    if action == PASS:
        return 0
    if action == USE_CAT:
        return NOT_NOW * (s.hand[p, CAT] == 0)
    if action == SWAP:
        return NOT_NOW * (s.hand[p, WONDER] == 0)
    return start_faults(s, p, action - ITEM) if action >= ITEM else NOT_NOW


@rule
def play_action_faults(s: State, action: int) -> int:
    """Faults of an action in the middle of a play (exchanges and cats come before it: BT-26, BT-27)."""
    if action == DONE:
        return NOT_NOW * (s.lead == NONE)
    if action == SWAP:
        return LATE_SWAP | turn_action_faults(s, s.player, action)
    if action == USE_CAT:
        return LATE_CAT | turn_action_faults(s, s.player, action)
    if action >= ITEM:
        return NOT_NOW if action - ITEM == s.spot or action - ITEM >= s.spots else SECOND_ITEM
    return add_faults(s, action - CARD) if action >= CARD else NOT_NOW


@rule
def token_faults(s: State, action: int) -> int:
    """Faults of an action when a cat token is to be put down or not (BT-28, BT-29)."""
    if action == NO_TOKEN:
        return 0
    if action < ITEM or action - ITEM >= s.spots:
        return NOT_NOW
    return TOKEN_HERE * (s.token[action - ITEM] > 0)


@rule
def faults(s: State, cards: Cards, action: int) -> int:
    """All clauses that forbid an action of the player to decide, as a mask over REFUSALS; 0 when it is legal."""
    if s.phase == Phase.TURN:
        return turn_action_faults(s, s.player, action)
    if s.phase == Phase.PLAY:
        return play_action_faults(s, action)
    if s.phase == Phase.TOKEN:
        return token_faults(s, action)
    if s.phase == Phase.DISCARD and CARD <= action < ITEM:
        return NOT_NOW * (s.hand[s.player, action - CARD] == 0)
    return NOT_NOW


@rule
def why_not(s: State, cards: Cards, action: int) -> int:
    """0, or the number of the first clause that forbids the action (clause 00 is NOT_ASKED)."""
    return first_clause(faults(s, cards, action), REFUSALS)


@rule
def legal(s: State, cards: Cards, moves: Moves) -> None:
    """Offer every move open to the player to decide, in the order of the action numbers."""
    moves.n = 0
    if s.phase == Phase.TURN:
        legal_turn(s, moves)
    elif s.phase == Phase.PLAY:
        legal_play(s, moves)
    elif s.phase == Phase.TOKEN:
        legal_token(s, moves)
    elif s.phase == Phase.DISCARD:
        for c in range(CARDS):
            if s.hand[s.player, c] > 0:
                offer(moves, CARD + c)


@rule
def legal_turn(s: State, moves: Moves) -> None:
    """Pass, exchange, or start a play."""
    p = s.player
    offer(moves, PASS)
    if s.hand[p, CAT] > 0:
        offer(moves, USE_CAT)
    if s.hand[p, WONDER] > 0:
        offer(moves, SWAP)
    for i in range(s.spots):
        if not barred(s, p, i) and can_bark(s, p, i):
            offer(moves, ITEM + i)


@rule
def legal_play(s: State, moves: Moves) -> None:
    """End the play, or add a card."""
    if s.lead != NONE:
        offer(moves, DONE)
    for c in range(CARDS):
        if add_faults(s, c) == 0:
            offer(moves, CARD + c)


@rule
def legal_token(s: State, moves: Moves) -> None:
    """Keep the token, or put it on an item without one."""
    offer(moves, NO_TOKEN)
    for i in range(s.spots):
        if not s.token[i]:
            offer(moves, ITEM + i)
