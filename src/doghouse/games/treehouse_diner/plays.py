"""Whole plays, as people make them, all reasons against them, and what may be added next.

A play is one action, or: a pantry visit with all its minutes in the order given; a joker of four with its ingredients;
several ingredients and bees that are laid.  Nothing is decided here: every answer comes from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doghouse.core.moves import Refusal
from doghouse.core.record import Ints, row
from doghouse.games.treehouse_diner import may, parts, rounds, rules
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.parts import Data, Part
from doghouse.games.treehouse_diner.reasons import Finding, named
from doghouse.games.treehouse_diner.state import (
    ACTIONS,
    ANNOUNCE,
    BACK,
    BEE,
    CARD,
    DAISIES,
    GRAB,
    IN_BETWEEN,
    INGREDIENTS,
    LAY,
    MIX,
    MIX_STACK,
    MOVE,
    NO_JOKER,
    NONE,
    NOT_NOW,
    PHONED,
    PIECE,
    TAKE_ORDER,
    TOO_DEAR,
    VISIT,
    VISITED,
    Phase,
    State,
)
from doghouse.games.treehouse_diner.view import PHASES, order_id

PLENTY = 100  # minutes, so that a visit that is only tried never comes to the taking


def is_minute(action: int) -> bool:
    """Is it a minute that moves an order?"""
    return MOVE <= action < BACK


def is_piece(action: int) -> bool:
    """Is it an ingredient, chosen for what is asked?"""
    return PIECE <= action < VISIT


def is_visit(action: int) -> bool:
    """Is a space of the pantry chosen?"""
    return VISIT <= action < GRAB


def is_mix(action: int) -> bool:
    """Is a joker of four begun?"""
    return MIX <= action < BEE


def is_laid(action: int) -> bool:
    """Is an ingredient or a bee laid on an order?"""
    return LAY <= action < DAISIES or BEE <= action < CARD


def belongs(s: State, play: Sequence[int], action: int) -> bool:
    """Can an action be a part of a play of which these are parts already?"""
    head = play[0] if play else NONE
    if is_minute(action):
        return is_visit(head) or (s.phase == Phase.MINUTES and (not play or is_minute(head)))
    if is_piece(action):
        return is_mix(head) or (s.phase == Phase.STACK and (not play or is_piece(head)))
    return bool(play) and is_laid(action) and is_laid(head)


def first(play: Sequence[int]) -> list[int]:
    """The parts with what begins a visit or a joker before all else; the others as they were given."""
    return sorted(play, key=lambda action: not (is_visit(action) or is_mix(action)))


def one_play(s: State, play: Sequence[int]) -> bool:
    """Do the parts, in this order, belong to one play?"""
    return bool(play) and all(belongs(s, play[:k], play[k]) for k in range(1, len(play)))


def missing(s: State, play: Sequence[int]) -> int:
    """How many minutes or ingredients a play lacks to be whole; less than 0 when it has too many."""
    if is_visit(play[0]):
        return may.price(s, play[0] - VISIT) - (len(play) - 1)
    if is_mix(play[0]):
        return MIX_STACK - (len(play) - 1)
    if s.phase == Phase.MINUTES and is_minute(play[0]):
        return s.minutes - len(play)
    if s.phase == Phase.STACK and is_piece(play[0]):
        return MIX_STACK - s.stacked - len(play)
    return 0


def order(s: State, actions: Sequence[int]) -> tuple[int, ...]:
    """The parts of a play in the order of the rules; NONE stands at the end of a play that is not whole yet."""
    play = first(actions)
    if not one_play(s, play):
        return tuple(play)
    if is_mix(play[0]) or is_piece(play[0]):
        play = [*play[: is_mix(play[0])], *sorted(action for action in play if is_piece(action))]
    return (*play, NONE) if missing(s, play) > 0 else tuple(play)


# ---------------------------------------------------------------- reasons


def refusals(s: State, deck: Deck, seat: int, actions: Sequence[int]) -> tuple[Refusal, ...]:
    """Every clause that forbids a seat this whole play, the lowest number first; empty when it is legal."""
    play = first(actions)
    if rounds.over(s) or seat != s.player:
        bits = NOT_NOW if rounds.over(s) else _out_of_turn(s, seat, play)
        return named(deck, [Finding(bits, s, play[0] if len(play) == 1 else NONE)])
    found = begun(s, deck, play)
    if not any(finding.bits for finding in found) and missing(s, play) > 0:
        joker = is_mix(play[0]) or is_piece(play[0])
        given = len(play) - (is_mix(play[0]) or is_visit(play[0]))
        found.append(Finding(NO_JOKER if joker else TOO_DEAR, s, play[0], given))
    return named(deck, found)


def waiting(s: State, seat: int) -> str:
    """The clause that tells a seat which is not asked anything why not."""
    return "TD-00"


def _out_of_turn(s: State, seat: int, play: Sequence[int]) -> int:
    """Nothing is asked of a seat that does not decide; an Action card is for one's own turn."""
    if len(play) == 1 and CARD <= play[0] < ANNOUNCE:
        return IN_BETWEEN | NOT_NOW * (s.hand[seat, play[0] - CARD] == 0)
    return NOT_NOW


def begun(s: State, deck: Deck, play: Sequence[int]) -> list[Finding]:
    """What there is against the parts of a play, whether it is whole or not."""
    if not play or any(not 0 <= action < ACTIONS for action in play):
        return [Finding(NOT_NOW, s)]
    if not one_play(s, play):
        return _mixed_up(s, deck, play)
    if is_visit(play[0]):
        return _visit(s, deck, play[0], play[1:])
    if is_mix(play[0]):
        return [_tried(s, deck, play[0]), _stacked(s, play[1:])]
    if s.phase == Phase.MINUTES and is_minute(play[0]):
        return _paid(s, deck, s.minutes, play)
    if s.phase == Phase.STACK and is_piece(play[0]):
        return [_stacked(s, play)]
    found, then = list[Finding](), s
    for k, action in enumerate(play):
        found.append(_tried(then, deck, action))
        if not found[-1].bits and k + 1 < len(play):
            then = then.copy()
            rules.apply(then, deck.cards, action, None)  # laying leaves nothing to chance
    return found


def _tried(s: State, deck: Deck, action: int) -> Finding:
    return Finding(may.faults(s, deck.cards, action), s, action)


def _mixed_up(s: State, deck: Deck, play: Sequence[int]) -> list[Finding]:
    """Parts that are no one play: what is against each; the pantry is visited once, and without the phone."""
    visits = sum(map(is_visit, play))
    calls = any(TAKE_ORDER <= action < PIECE for action in play)
    bits = NOT_NOW | VISITED * (visits > 1) | PHONED * (visits > 0 and calls)
    return [*(_tried(s, deck, action) for action in play), Finding(bits, s)]


def _visit(s: State, deck: Deck, action: int, minutes: Sequence[int]) -> list[Finding]:
    """What is against a visit, and against the minutes as far as they are given; for nothing none are asked."""
    found = [_tried(s, deck, action)]
    if s.phase != Phase.VISIT or not any(s.pantry[action - VISIT]):
        return found
    return found + _paid(s, deck, may.price(s, action - VISIT), minutes)


def _paid(s: State, deck: Deck, price: int, minutes: Sequence[int]) -> list[Finding]:
    """What is against minutes, one after the other; none may be given that need not be paid, whatever it moves."""
    found, then = [Finding(NOT_NOW * (len(minutes) > price), s)], trying(s)
    for action in minutes[:price]:
        fault = may.faults(then, deck.cards, action)
        if fault:
            found.append(Finding(fault, then.copy(), action))
        else:
            rules.pass_minute(then, action - MOVE, None)
    return found


def _stacked(s: State, chosen: Sequence[int]) -> Finding:
    """What is against the ingredients of a joker, whatever order they are chosen in."""
    started = s.phase == Phase.STACK
    counts = pieces_of(chosen)
    held = all(counts[k] <= s.supply[s.turn, k] for k in range(INGREDIENTS))
    late = started and any(action - PIECE < s.lowest for action in chosen)
    return Finding(NOT_NOW * (not held or late or len(chosen) > MIX_STACK - s.stacked * started), s)


def trying(s: State) -> State:
    """A copy in which minutes can be tried and no piece is taken."""
    then = s.copy()
    then.phase = Phase.MINUTES
    then.minutes = PLENTY
    return then


def pieces_of(actions: Sequence[int]) -> Ints:
    """The ingredients chosen, as counts by kind, shape ``(INGREDIENTS,)``."""
    counts = row(INGREDIENTS)
    for action in actions:
        if is_piece(action):
            counts[action - PIECE] += 1
    return counts


# ---------------------------------------------------------------- what may be done


def consider(s: State, deck: Deck, seat: int, chosen: Sequence[int]) -> Data | None:
    """What a seat that has chosen some parts may do or add, and why not the rest.

    Of what is chosen the play that was begun last counts.  ``None`` when the seat is not asked anything.  The data is
    described in docs/wire.md.
    """
    if rounds.over(s) or seat != s.player:
        return None
    play = last_begun(s, chosen)
    whole = bool(play) and not refusals(s, deck, seat, play)
    then = after(s, deck, play)
    asked: Data = {
        "phase": PHASES[Phase(s.phase)],
        "chosen": play,
        "ready": whole,
        "play": list(order(s, play)) if whole else None,
        "parts": [_part(s, then, deck, play, one) for one in _listed(s, then, deck, play)],
        "preview": _preview(s, then, deck, play) if visiting(s, play) else None,
    }
    if s.phase == Phase.KITCHEN:
        asked["obvious"] = parts.obvious(then, deck)
    return asked


def last_begun(s: State, chosen: Sequence[int]) -> list[int]:
    """The parts of the play that was begun last."""
    play: list[int] = []
    for action in chosen:
        if 0 <= action < ACTIONS:
            play = [*play, action] if belongs(s, play, action) else [action]
    return play


def visiting(s: State, play: Sequence[int]) -> bool:
    """Are minutes asked for?"""
    return s.phase == Phase.MINUTES or (s.phase == Phase.VISIT and bool(play) and is_visit(play[0]))


def stacking(s: State, play: Sequence[int]) -> bool:
    """Are ingredients of a joker asked for?"""
    return s.phase == Phase.STACK or (s.phase == Phase.KITCHEN and bool(play) and is_mix(play[0]))


def after(s: State, deck: Deck, play: Sequence[int]) -> State:
    """The state with the minutes chosen, or with what is laid, already done as far as it can be."""
    if visiting(s, play):
        then = trying(s)
        for action in play:
            if is_minute(action) and not may.faults(then, deck.cards, action):
                rules.pass_minute(then, action - MOVE, None)
        return then
    then = s.copy()
    for action in play:
        if is_laid(action) and not may.faults(then, deck.cards, action):
            rules.apply(then, deck.cards, action, None)  # laying leaves nothing to chance
    return then


def _listed(s: State, then: State, deck: Deck, play: Sequence[int]) -> Iterator[Part]:
    """The parts of the play that is begun, or all that the phase asks for."""
    if visiting(s, play):
        return parts.minutes(then, deck)
    return parts.stack(s) if stacking(s, play) else parts.of_phase(then, deck)


def _part(s: State, then: State, deck: Deck, play: Sequence[int], part: Part) -> Data:
    """A part with the reasons why it cannot be added to what is chosen or, where it does not belong, take its place."""
    action, name, more = part
    if is_laid(action):
        found = [_tried(then, deck, action)]
    else:
        found = begun(s, deck, [*play, action] if belongs(s, play, action) else [action])
    return {"action": action, "part": name, **more, "no": [refusal.to_dict() for refusal in named(deck, found)]}


def _preview(s: State, then: State, deck: Deck, play: Sequence[int]) -> Data:
    """How the lane stands after the minutes chosen, how many are left to pay, and which orders are out."""
    lane = [None if o == NONE else order_id(s, deck, o) for o in then.kitchen[s.turn]]
    before = [order_id(s, deck, o) for o in s.kitchen[s.turn] if o != NONE]
    left = missing(s, play) if play else s.minutes
    return {"lane": lane, "left": max(0, left), "out": [one for one in before if one not in lane]}
