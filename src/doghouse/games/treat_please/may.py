"""What may be done: each clause that forbids is one predicate, used by the moves offered and by the reasons given."""

from __future__ import annotations

from doghouse.core.moves import Moves, first_clause, offer
from doghouse.core.rule import rule
from doghouse.games.treat_please.effects import can_pay, can_pick, completed_of, lasting
from doghouse.games.treat_please.state import (
    ACTIONS,
    BEHAVIORS,
    CHEAPER,
    COMPLETE,
    COMPLETED,
    COMPLETES,
    DISCOUNTS,
    EASE,
    END,
    LEARN,
    LEARNED,
    LEARNS,
    LINES,
    MARKET,
    NO,
    NO_ATTENTION,
    NO_BONES,
    NO_ENERGY,
    NO_SLOT,
    NONE,
    NOT_NOW,
    NOT_YOUR_TURN,
    OBJECTIVE,
    OPTION,
    PER_TYPE,
    PICK,
    PLAY,
    PRICE,
    REFUSALS,
    ROUND_CARD,
    ROW,
    SLOTS,
    TAKE,
    TURN_UP,
    TYPES,
    WEEKEND,
    YES,
    Cards,
    Phase,
    Place,
    State,
    When,
)

# ---------------------------------------------------------------- costs and allowances


@rule
def slots(s: State, p: int) -> int:
    """How many behaviors a player may play this turn (TP-19, TP-40)."""
    return 2 + (s.round >= WEEKEND) + lasting(s, p, SLOTS)


@rule
def lessons(s: State, p: int) -> int:
    """How many cards a player may learn this turn (TP-20)."""
    return 1 + lasting(s, p, LEARNS)


@rule
def goals(s: State, p: int) -> int:
    """How many objectives a player may complete this turn (TP-21, TP-40)."""
    return 1 + (s.round >= WEEKEND) + lasting(s, p, COMPLETES)


@rule
def learning_cost(s: State, cards: Cards, p: int, i: int) -> int:
    """What the card at a place of the row costs a player now, in bones (TP-25)."""
    return max(0, cards.cost[s.row[i] - MARKET] - lasting(s, p, CHEAPER))


@rule
def behavior_energy(s: State, cards: Cards, p: int, b: int) -> int:
    """What a behavior costs a player now, in energy; 0 when it costs none (TP-24)."""
    return max(0, -cards.energy[b] - lasting(s, p, EASE))


@rule
def attention_cost(s: State, cards: Cards, p: int, o: int) -> int:
    """What an objective costs a player now, in attention, after discounts (TP-31)."""
    off = lasting(s, p, DISCOUNTS + o // PER_TYPE) + lasting(s, p, DISCOUNTS + TYPES)
    return max(0, cards.attention[OBJECTIVE + o] - off)


@rule
def energy_cost(cards: Cards, o: int) -> int:
    """What an objective costs in energy, which no discount lowers (TP-32)."""
    return cards.energy[OBJECTIVE + o]


# ---------------------------------------------------------------- clauses


@rule
def turn_faults(s: State, p: int) -> int:
    """What forbids a seat to play at all (TP-18)."""
    return NOT_YOUR_TURN * (p != s.player)


@rule
def play_faults(s: State, cards: Cards, p: int, b: int) -> int:
    """All that forbids p to play a behavior."""
    bits = NOT_NOW * (s.place[p, b] != Place.HAND) | NO_SLOT * (s.behaviors >= slots(s, p))
    return bits | NO_ENERGY * (s.energy[p] < behavior_energy(s, cards, p, b))


@rule
def learn_faults(s: State, cards: Cards, p: int, i: int) -> int:
    """All that forbids p to learn the card at a place of the row."""
    bits = LEARNED * (s.learns >= lessons(s, p))
    if s.row[i] == NONE:
        return bits | NOT_NOW
    return bits | NO_BONES * (s.bones[p] < learning_cost(s, cards, p, i))


@rule
def complete_faults(s: State, cards: Cards, p: int, t: int) -> int:
    """All that forbids p to complete the objective on a stack."""
    bits = COMPLETED * (s.objectives >= goals(s, p))
    o = s.top[t]
    if o == NONE:
        return bits | NOT_NOW
    short = s.attention[p] < attention_cost(s, cards, p, o) or s.energy[p] < energy_cost(cards, o)
    return bits | NO_ATTENTION * short


@rule
def turn_action_faults(s: State, cards: Cards, action: int) -> int:
    """Faults of an action when a turn is asked for."""
    p = s.player
    if action == END:
        return 0
    if PLAY <= action < LEARN:
        return play_faults(s, cards, p, action - PLAY)
    if LEARN <= action < COMPLETE:
        return learn_faults(s, cards, p, action - LEARN)
    if COMPLETE <= action < PICK:
        return complete_faults(s, cards, p, action - COMPLETE)
    return NOT_NOW


@rule
def choice_faults(s: State, cards: Cards, action: int) -> int:
    """Faults of an action when an effect asks for a choice."""
    if s.phase == Phase.MAY and action == YES:
        return PRICE * (not can_pay(s, cards))
    if s.phase == Phase.MAY and action == NO:
        return 0
    if s.phase == Phase.OPTION and OPTION <= action < PLAY:
        return NOT_NOW * (action >= OPTION + cards.effect[s.card * LINES + s.line, 1])
    if s.phase == Phase.ON_CARD and PICK <= action < TURN_UP:
        return NOT_NOW * (not can_pick(s, cards, action - PICK))
    if s.phase == Phase.ON_STACK and TURN_UP <= action < TAKE:
        return NOT_NOW * (s.top[action - TURN_UP] == NONE)
    if s.phase == Phase.BACK and TAKE <= action < ACTIONS:
        return NOT_NOW * (s.place[s.actor, action - TAKE] != Place.DISCARD)
    return NOT_NOW | PRICE * offered(s, cards)


@rule
def offered(s: State, cards: Cards) -> bool:
    """Is the optional ability of the round card open, so that nothing else than what it asks happens (TP-17)?"""
    return s.card >= ROUND_CARD and cards.when[s.card - ROUND_CARD] == When.OPTIONAL


@rule
def faults(s: State, cards: Cards, action: int) -> int:
    """All clauses that forbid an action of the player to decide, as a mask over REFUSALS; 0 when it is legal."""
    if s.phase == Phase.TURN:
        return turn_action_faults(s, cards, action)
    return choice_faults(s, cards, action)


@rule
def why_not(s: State, cards: Cards, action: int) -> int:
    """0, or the number of the lowest clause that forbids the action (clause 00 is NOT_ASKED)."""
    return first_clause(faults(s, cards, action), REFUSALS)


@rule
def legal(s: State, cards: Cards, moves: Moves) -> None:
    """Offer every move open to the player to decide, in the order of the action numbers."""
    moves.n = 0
    if s.phase == Phase.TURN:
        legal_turn(s, cards, moves)
    elif s.phase == Phase.MAY:
        offer_all(s, cards, YES, NO + 1, moves)
    elif s.phase == Phase.OPTION:
        offer_all(s, cards, OPTION, PLAY, moves)
    elif s.phase == Phase.ON_CARD:
        offer_all(s, cards, PICK, TURN_UP, moves)
    elif s.phase == Phase.ON_STACK:
        offer_all(s, cards, TURN_UP, TAKE, moves)
    elif s.phase == Phase.BACK:
        offer_all(s, cards, TAKE, ACTIONS, moves)


@rule
def offer_all(s: State, cards: Cards, start: int, end: int, moves: Moves) -> None:
    """Offer what is legal of a range of choices."""
    for action in range(start, end):
        if choice_faults(s, cards, action) == 0:
            offer(moves, action)


@rule
def legal_turn(s: State, cards: Cards, moves: Moves) -> None:
    """End the turn, play, learn or complete."""
    p = s.player
    offer(moves, END)
    if s.behaviors < slots(s, p):
        for b in range(BEHAVIORS):
            if s.place[p, b] == Place.HAND and play_faults(s, cards, p, b) == 0:
                offer(moves, PLAY + b)
    if s.learns < lessons(s, p):
        for i in range(ROW):
            if learn_faults(s, cards, p, i) == 0:
                offer(moves, LEARN + i)
    if s.objectives < goals(s, p):
        for t in range(TYPES):
            if complete_faults(s, cards, p, t) == 0:
                offer(moves, COMPLETE + t)


@rule
def sets(s: State, p: int) -> int:
    """Affection for sets: one of each type (TP-43), three of a type, four or more (TP-44)."""
    bonus = 0
    kinds = 0
    for t in range(TYPES):
        n = completed_of(s, p, t)
        kinds += n > 0
        bonus += 2 * (n == 3) + 3 * (n > 3)
    return bonus + 4 * (kinds == TYPES)
