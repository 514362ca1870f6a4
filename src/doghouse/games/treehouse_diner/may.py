"""What may be done: each clause that forbids is one predicate, used by the moves offered and by the reasons given."""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.moves import first_clause
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.effects import can_shift_left, enough, held_in, line
from doghouse.games.treehouse_diner.goals import mastered
from doghouse.games.treehouse_diner.kitchen import (
    bees_wait,
    capacity,
    fewest_bees,
    missing,
    on_tray,
    open_symbol,
    orders_in,
    plate_takes,
    something_covered,
    something_fits,
    unfinished,
)
from doghouse.games.treehouse_diner.pieces import ingredients
from doghouse.games.treehouse_diner.state import (
    ACTIONS,
    ANNOUNCE,
    ANNOUNCED,
    BACK,
    BEE,
    BEE_PIECE,
    BEES_EVENLY,
    BLOCKED,
    CARD,
    COLUMNS,
    DAISIES,
    DAISY,
    DAISY_STACK,
    DELIVER,
    END,
    GRAB,
    IN_BETWEEN,
    INGREDIENTS,
    LAY,
    LAY_TARGETS,
    MIX,
    MIX_STACK,
    MOVE,
    MUST_DO,
    MUST_FIT,
    NEEDS,
    NO,
    NO_JOKER,
    NO_ORDER,
    NO_PASSING,
    NONE,
    NOT_COVERED,
    NOT_LEFT,
    NOT_MASTERED,
    NOT_NOW,
    OPTION,
    PHASE_ONE,
    PHONED,
    PIECE,
    PIECES,
    PLATE,
    PLATES,
    REFUSALS,
    SHELF,
    SPACES,
    TAKE_ORDER,
    TOO_DEAR,
    VISIT,
    VISITED,
    YES,
    Cards,
    Phase,
    Stage,
    State,
)

# ---------------------------------------------------------------- phase 1


@rule
def price(s: State, i: int) -> int:
    """The minutes that a space of the pantry costs now: one a piece (TD-16, TD-52), less what a card gave."""
    return max(0, count(s.pantry[i]) - s.free)


@rule
def visit_faults(s: State, i: int) -> int:
    """All that forbids to take what lies in a space of the pantry (TD-13 to TD-19, TD-26)."""
    if i % COLUMNS >= s.columns or s.phase == Phase.OVER:
        return NOT_NOW
    p = s.turn
    bits = VISITED * (s.visited or count(s.pantry[i]) == 0) | PHONED * s.phoned
    if s.phase != Phase.VISIT:
        return bits | NOT_NOW * (s.visited + s.phoned == 0)
    return bits | NO_ORDER * (orders_in(s, p) == 0) | TOO_DEAR * (price(s, i) > capacity(s, p))


@rule
def tray_faults(s: State, i: int) -> int:
    """All that forbids to take an order of the tray (TD-22)."""
    if s.phase == Phase.VISIT or s.phase == Phase.TRAY:
        return NOT_NOW * (s.tray[i] == NONE)
    done = s.stage == Stage.KITCHEN and s.depth == 0 and s.visited + s.phoned > 0 and s.phase != Phase.OVER
    return PHASE_ONE if done else NOT_NOW


@rule
def phase_one_open(s: State) -> bool:
    """Can phase 1 be carried out (TD-19)?  Asked before it is, whatever the phase still says."""
    if on_tray(s) > 0:
        return True
    if orders_in(s, s.turn) > 0:
        for i in range(SHELF):
            if count(s.pantry[i]) > 0 and price(s, i) <= capacity(s, s.turn):
                return True
    return False


@rule
def minute_faults(s: State, x: int) -> int:
    """All that forbids a minute to move an order (TD-17, TD-18)."""
    if s.phase != Phase.MINUTES or s.kitchen[s.turn, x] == NONE:
        return NOT_NOW
    return BLOCKED * (x > 0 and s.kitchen[s.turn, x - 1] != NONE)


# ---------------------------------------------------------------- phase 2


@rule
def early(s: State) -> int:
    """What forbids to assign, lay or deliver while it is not asked: phase 1 comes first (TD-13)."""
    return PHASE_ONE if s.phase == Phase.VISIT else NOT_NOW


@rule
def lay_faults(s: State, cards: Cards, k: int, x: int, target: int) -> int:
    """All that forbids to lay an ingredient on an order (TD-27, TD-73)."""
    p = s.turn
    o = s.kitchen[p, x]
    if o == NONE or s.supply[p, k] == 0:
        return NOT_NOW
    if s.phase != Phase.KITCHEN:
        return early(s)
    need = k if target == 0 else PLATE + target - 1
    if open_symbol(s, cards, o, need) == NONE:
        return MUST_FIT
    return PLATES * (target > 0 and not plate_takes(s, cards, o, need, k))


@rule
def joker_faults(s: State, cards: Cards, at: int, size: int) -> int:
    """All that forbids a joker of two daisies or four ingredients on a symbol (TD-29)."""
    p = s.turn
    o, need = s.kitchen[p, at // NEEDS], at % NEEDS
    if o == NONE:
        return NOT_NOW
    if s.phase != Phase.KITCHEN:
        return early(s)
    have = s.supply[p, DAISY] if size == DAISY_STACK else ingredients(s, p)
    if have < size or open_symbol(s, cards, o, need) == NONE:
        return NO_JOKER
    return NO_JOKER * (not missing(s, cards, p, o, need))


@rule
def bee_faults(s: State, x: int) -> int:
    """All that forbids to lay a bee on an order (TD-53)."""
    p = s.turn
    o = s.kitchen[p, x]
    if o == NONE or s.supply[p, BEE_PIECE] == 0:
        return NOT_NOW
    if s.phase != Phase.KITCHEN:
        return early(s)
    return BEES_EVENLY * (s.lying[o, BEE_PIECE] > fewest_bees(s, p))


@rule
def undone(s: State, cards: Cards) -> int:
    """What has to be assigned or laid before anything is delivered or the turn ends (TD-27, TD-53)."""
    return MUST_FIT * something_fits(s, cards, s.turn) | BEES_EVENLY * bees_wait(s, s.turn)


@rule
def end_faults(s: State, cards: Cards) -> int:
    """All that forbids to end the turn, or to skip phase 1 (TD-13, TD-22, TD-75)."""
    if s.phase == Phase.VISIT:
        return PHASE_ONE * phase_one_open(s)
    if s.phase == Phase.TRAY:
        return NO_PASSING
    if s.phase == Phase.ANNOUNCE:
        return 0
    if s.phase != Phase.KITCHEN:
        return NOT_NOW
    return undone(s, cards) | NOT_COVERED * something_covered(s, cards, s.turn)


@rule
def deliver_faults(s: State, cards: Cards) -> int:
    """All that forbids to deliver: what fits comes first, and only covered orders are delivered (TD-27, TD-30)."""
    if s.phase != Phase.KITCHEN:
        return early(s)
    return undone(s, cards) | NOT_COVERED * (not something_covered(s, cards, s.turn))


@rule
def announce_faults(s: State, cards: Cards, c: int) -> int:
    """All that forbids to announce a challenge (TD-59, TD-60)."""
    p = s.player
    if s.challenge[p, c] != 1 or s.phase == Phase.OVER:
        return NOT_NOW
    if s.phase != Phase.ANNOUNCE and (s.phase != Phase.KITCHEN or unfinished(s, cards, p)):
        return NOT_MASTERED
    return NOT_MASTERED * (not mastered(s, cards, p, c))


@rule
def card_faults(s: State, c: int) -> int:
    """All that forbids to play an Action card (TD-61, TD-75)."""
    if s.hand[s.player, c] == 0 or s.phase == Phase.OVER:
        return NOT_NOW
    if s.phase == Phase.VISIT or s.phase == Phase.KITCHEN:
        return 0
    return ANNOUNCED if s.phase == Phase.ANNOUNCE else IN_BETWEEN


# ---------------------------------------------------------------- choices


@rule
def piece_faults(s: State, k: int) -> int:
    """All that forbids to choose an ingredient for what is asked."""
    if s.phase == Phase.STACK:
        rest = 0
        for j in range(k, INGREDIENTS):
            rest += s.supply[s.turn, j]
        return NOT_NOW * (k < s.lowest or s.supply[s.turn, k] == 0 or rest < MIX_STACK - s.stacked)
    if s.phase == Phase.DISCARD or s.phase == Phase.RECYCLE or s.phase == Phase.COMPOST:
        return NOT_NOW * (held_in(s, k, s.phase) == 0)
    return NOT_NOW


@rule
def no_faults(s: State) -> int:
    """All that forbids to say no: an effect must be carried out unless it says "may" (TD-49)."""
    if s.phase == Phase.RECYCLE or s.phase == Phase.MAY:
        return 0
    if s.phase == Phase.TRAY and s.depth == 0:
        return NO_PASSING
    return MUST_DO if s.depth > 0 else NOT_NOW


@rule
def left_faults(s: State, x: int) -> int:
    """All that forbids an order to move to the left (TD-46)."""
    if s.phase != Phase.LEFT or s.kitchen[s.player, x] == NONE:
        return NOT_NOW
    return NOT_LEFT * (not can_shift_left(s, s.player, x))


@rule
def choice_faults(s: State, cards: Cards, action: int) -> int:
    """Faults of the actions below VISIT."""
    if action == END:
        return end_faults(s, cards)
    if action == DELIVER:
        return deliver_faults(s, cards)
    if action == NO:
        return no_faults(s)
    if action == YES:
        return NOT_NOW * (s.phase != Phase.MAY or not enough(s, cards))
    if action < MOVE:
        return NOT_NOW * (s.phase != Phase.OPTION or action - OPTION >= cards.effect[line(s), 1])
    if action < BACK:
        return minute_faults(s, action - MOVE)
    if action < TAKE_ORDER:
        return left_faults(s, action - BACK)
    if action < PIECE:
        return tray_faults(s, action - TAKE_ORDER)
    return piece_faults(s, action - PIECE)


@rule
def grab_faults(s: State, i: int) -> int:
    """All that forbids to take one piece of the pantry; GRAB + i."""
    return NOT_NOW * (s.phase != Phase.GRAB or s.pantry[i // PIECES, i % PIECES] == 0)


@rule
def faults(s: State, cards: Cards, action: int) -> int:
    """All clauses that forbid an action of the player to decide, as a mask over REFUSALS; 0 when it is legal."""
    if action < 0 or action >= ACTIONS:
        return NOT_NOW
    if action < VISIT:
        return choice_faults(s, cards, action)
    if action < GRAB:
        return visit_faults(s, action - VISIT)
    if action < LAY:
        return grab_faults(s, action - GRAB)
    if action < DAISIES:
        at = action - LAY
        return lay_faults(s, cards, at // LAY_TARGETS // SPACES, at // LAY_TARGETS % SPACES, at % LAY_TARGETS)
    if action < MIX:
        return joker_faults(s, cards, action - DAISIES, DAISY_STACK)
    if action < BEE:
        return joker_faults(s, cards, action - MIX, MIX_STACK)
    if action < CARD:
        return bee_faults(s, action - BEE)
    if action < ANNOUNCE:
        return card_faults(s, action - CARD)
    return announce_faults(s, cards, action - ANNOUNCE)


@rule
def why_not(s: State, cards: Cards, action: int) -> int:
    """0, or the number of the lowest clause that forbids the action (clause 00 is NOT_ASKED)."""
    return first_clause(faults(s, cards, action), REFUSALS)
