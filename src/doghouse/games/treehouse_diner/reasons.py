"""Faults with names: which clause forbids, and what its sentence needs to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.games.treehouse_diner import may
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.effects import line
from doghouse.games.treehouse_diner.goals import counted
from doghouse.games.treehouse_diner.kitchen import (
    capacity,
    fewest_bees,
    fits_order,
    on_cards,
    open_symbol,
    open_symbols,
    takes,
    unfinished,
)
from doghouse.games.treehouse_diner.pieces import ingredients
from doghouse.games.treehouse_diner.state import (
    ACTIONS,
    ANNOUNCE,
    BACK,
    BEE,
    BEE_PIECE,
    BEES_EVENLY,
    BLOCKED,
    CARD,
    DAISIES,
    DAISY,
    DAISY_STACK,
    GRAB,
    INGREDIENTS,
    LAY,
    LAY_TARGETS,
    MIX,
    MIX_STACK,
    MOVE,
    MUST_FIT,
    NEEDS,
    NO_JOKER,
    NONE,
    NOT_COVERED,
    NOT_LEFT,
    NOT_MASTERED,
    NOT_NOW,
    PHASE_ONE,
    PIECE,
    PLATE,
    PLATES,
    REFUSALS,
    SPACES,
    SYMBOLS,
    TAKE_ORDER,
    TOO_DEAR,
    VISIT,
    VISITED,
    YES,
    Goal,
    Phase,
    State,
)
from doghouse.games.treehouse_diner.view import PIECE_NAMES, order_id


@dataclass(frozen=True)
class Finding:
    """Faults of an action, in the state in which it was tried; ``given`` are the minutes or ingredients that there
    are of a play which is not whole."""

    bits: int
    state: State
    action: int = NONE
    given: int = 0


@dataclass(frozen=True)
class Facts:
    """What a sentence needs: an id, of what, how much is needed and how much is there.  See en.ftl."""

    card: str | None = None
    of: str | None = None
    need: int | None = None
    have: int | None = None


def named(deck: Deck, found: Sequence[Finding]) -> tuple[Refusal, ...]:
    """The clauses of all that was found, the lowest number first."""
    clauses: dict[int, tuple[int, Finding]] = {}
    for finding in found:
        for k, clause in enumerate(REFUSALS):
            if finding.bits >> k & 1:
                clauses.setdefault(0 if clause == NOT_ASKED else clause, (1 << k, finding))
    return tuple(_refusal(deck, number, *clauses[number]) for number in sorted(clauses))


def _refusal(deck: Deck, number: int, fault: int, finding: Finding) -> Refusal:
    facts = ABOUT[fault](deck, finding) if fault in ABOUT else Facts()
    card = facts.card or card_of(finding.state, deck, finding.action)
    return Refusal(f"TD-{number:02d}", card, of=facts.of, need=facts.need, have=facts.have)


# ---------------------------------------------------------------- what an action names


def space_of(action: int) -> int:
    """The kitchen space (from 0) that an action names, or NONE."""
    if MOVE <= action < TAKE_ORDER:
        return action - (MOVE if action < BACK else BACK)
    if LAY <= action < DAISIES:
        return (action - LAY) // LAY_TARGETS % SPACES
    if DAISIES <= action < BEE:
        return (action - (DAISIES if action < MIX else MIX)) // NEEDS
    return action - BEE if BEE <= action < CARD else NONE


def card_of(s: State, deck: Deck, action: int) -> str | None:
    """The id of the order, Action card or challenge that an action names, if it lies where the action looks for it."""
    x = space_of(action)
    if x != NONE:
        return _id(s, deck, s.kitchen[s.player if BACK <= action < TAKE_ORDER else s.turn, x])
    if TAKE_ORDER <= action < PIECE:
        return _id(s, deck, s.tray[action - TAKE_ORDER])
    if CARD <= action < ANNOUNCE:
        return deck.action_ids[action - CARD] if action - CARD < len(deck.action_ids) else None
    return deck.challenge_ids[action - ANNOUNCE] if ANNOUNCE <= action < ACTIONS else None


def _id(s: State, deck: Deck, o: int) -> str | None:
    return None if o == NONE else order_id(s, deck, o)


def lay_of(action: int) -> tuple[int, int]:
    """The ingredient that is laid, and what kind of symbol it is laid on."""
    k, target = (action - LAY) // LAY_TARGETS // SPACES, (action - LAY) % LAY_TARGETS
    return k, k if target == 0 else PLATE + target - 1


# ---------------------------------------------------------------- what the sentences need


def _not_now(deck: Deck, found: Finding) -> Facts:
    s = found.state
    if s.phase != Phase.MAY or found.action != YES:
        return Facts()
    return Facts(of="ingredients", need=deck.cards.effect[line(s), 1], have=ingredients(s, s.player))


def _phase_one(deck: Deck, found: Finding) -> Facts:
    return Facts(have=1) if found.state.visited or found.state.phoned else Facts()


def _visited(deck: Deck, found: Finding) -> Facts:
    return Facts() if found.state.visited else Facts(have=0)


def _too_dear(deck: Deck, found: Finding) -> Facts:
    s = found.state
    if not VISIT <= found.action < GRAB:
        return Facts(of="paid", need=s.minutes, have=found.given)
    price, able = may.price(s, found.action - VISIT), capacity(s, s.turn)
    return (
        Facts(of="kitchen", need=price, have=able) if able < price else Facts(of="paid", need=price, have=found.given)
    )


def _blocked(deck: Deck, found: Finding) -> Facts:
    x = space_of(found.action)
    return Facts(need=x, have=x + 1)


def _not_left(deck: Deck, found: Finding) -> Facts:
    x = space_of(found.action)
    return Facts(need=x + 2, have=x + 1)


def _must_fit(deck: Deck, found: Finding) -> Facts:
    s = found.state
    if found.action >= LAY:
        return Facts(of=PIECE_NAMES[lay_of(found.action)[0]], have=0)
    for k in range(INGREDIENTS):
        for o in s.kitchen[s.turn]:
            if s.supply[s.turn, k] > 0 and o != NONE and fits_order(s, deck.cards, o, k):
                return Facts(order_id(s, deck, o), of=PIECE_NAMES[k], have=s.supply[s.turn, k])
    return Facts()


def _no_joker(deck: Deck, found: Finding) -> Facts:
    s, action = found.state, found.action
    if action < DAISIES:
        return Facts(of="chosen", need=MIX_STACK - s.stacked, have=found.given)
    size = DAISY_STACK if action < MIX else MIX_STACK
    have = s.supply[s.turn, DAISY] if size == DAISY_STACK else ingredients(s, s.turn)
    if have < size:
        return Facts(of="daisies" if size == DAISY_STACK else "ingredients", need=size, have=have)
    o, need = s.kitchen[s.turn, space_of(action)], (action - (DAISIES if action < MIX else MIX)) % NEEDS
    if open_symbol(s, deck.cards, o, need) == NONE:
        return Facts()
    for k in range(INGREDIENTS):
        if s.supply[s.turn, k] > 0 and takes(s, deck.cards, o, need, k):
            return Facts(of=PIECE_NAMES[k], have=s.supply[s.turn, k])
    return Facts(of="chosen", need=size, have=found.given)


def _not_covered(deck: Deck, found: Finding) -> Facts:
    s = found.state
    covered = [o for o in s.kitchen[s.turn] if o != NONE and open_symbols(s, deck.cards, o) == 0]
    return Facts(order_id(s, deck, covered[0]) if covered else None, have=len(covered))


def _bees(deck: Deck, found: Finding) -> Facts:
    s = found.state
    if not BEE <= found.action < CARD:
        return Facts(of="supply", have=s.supply[s.turn, BEE_PIECE])
    o = s.kitchen[s.turn, space_of(found.action)]
    return Facts(of="order", need=fewest_bees(s, s.turn), have=s.lying[o, BEE_PIECE])


def _not_mastered(deck: Deck, found: Finding) -> Facts:
    """How far a challenge is, where that can be counted and is all that is missing."""
    s, p = found.state, found.state.turn
    goal, n = deck.cards.goal[found.action - ANNOUNCE].tolist()
    if s.phase not in (Phase.KITCHEN, Phase.ANNOUNCE) or (s.phase == Phase.KITCHEN and unfinished(s, deck.cards, p)):
        return Facts()
    if goal in (Goal.NOTHING, Goal.EMPTIED):
        return Facts()
    if goal in (Goal.EMPTY, Goal.MOOD):
        return Facts(of="most", need=n, have=ingredients(s, p) if goal == Goal.EMPTY else s.mood[p])
    return Facts(of="least", need=n, have=counted(s, deck.cards, p, goal))


def _plates(deck: Deck, found: Finding) -> Facts:
    """The ingredient that lies on plates of this group, or 0 of the one that lies on another group."""
    s = found.state
    o, (k, need) = s.kitchen[s.turn, space_of(found.action)], lay_of(found.action)
    needs = deck.cards.need[on_cards(s, o)]
    there = [s.on[o, i] - 1 for i in range(SYMBOLS) if needs[i] == need and 0 < s.on[o, i] <= INGREDIENTS]
    return Facts(of=PIECE_NAMES[there[0]], have=len(there)) if there else Facts(of=PIECE_NAMES[k], have=0)


ABOUT: Mapping[int, Callable[[Deck, Finding], Facts]] = {
    NOT_NOW: _not_now,
    PHASE_ONE: _phase_one,
    VISITED: _visited,
    TOO_DEAR: _too_dear,
    BLOCKED: _blocked,
    NOT_LEFT: _not_left,
    MUST_FIT: _must_fit,
    NO_JOKER: _no_joker,
    NOT_COVERED: _not_covered,
    BEES_EVENLY: _bees,
    NOT_MASTERED: _not_mastered,
    PLATES: _plates,
}
