"""Plays as people make them, all reasons against them, and what may be done now.

Every action is a whole play.  Nothing is decided here: every answer comes from the predicates of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doghouse.core.moves import NOT_ASKED, Refusal
from doghouse.games.treat_please import effects, may, rounds
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.state import (
    ACTIONS,
    BEHAVIORS,
    BOOST,
    COMPLETE,
    COMPLETED,
    END,
    LEARN,
    LEARNED,
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
    PICK,
    PLAY,
    PRICE,
    REFUSALS,
    ROW,
    TAKE,
    TURN_UP,
    TYPES,
    YES,
    Pay,
    Phase,
    Place,
    State,
)
from doghouse.games.treat_please.view import PHASES, TYPE_NAMES

ALLOWANCES = NO_SLOT | LEARNED | COMPLETED
Data = dict[str, object]


def order(s: State, actions: Sequence[int]) -> tuple[int, ...]:
    """The actions of a play in the order of the rules: there is only one."""
    return tuple(actions)


# ---------------------------------------------------------------- reasons


def refusals(s: State, deck: Deck, seat: int, actions: Sequence[int]) -> tuple[Refusal, ...]:
    """Every clause that forbids a seat this play, the lowest number first; empty when it is legal."""
    if rounds.over(s) or len(actions) != 1:
        bits = NOT_NOW if rounds.over(s) else NOT_NOW | may.turn_faults(s, seat)
        return named(s, deck, bits, seat, NONE)
    action = actions[0]
    if s.phase == Phase.TURN:
        return named(s, deck, _turn_faults(s, deck, seat, action), seat, action)
    bits = may.faults(s, deck.cards, action)
    if seat != s.player:
        bits = NOT_YOUR_TURN | NOT_NOW | PRICE * may.offered(s, deck.cards)
    return named(s, deck, bits, seat, action)


def waiting(s: State, seat: int) -> str:
    """The clause that tells a seat which is not asked anything why not."""
    return "TP-18"


def _turn_faults(s: State, deck: Deck, seat: int, action: int) -> int:
    """Faults while a turn is asked for; to a seat that is not on turn also what its own tracks forbid."""
    if seat == s.player:
        return may.faults(s, deck.cards, action)
    bits = 0
    if PLAY <= action < LEARN:
        bits = may.play_faults(s, deck.cards, seat, action - PLAY)
    elif LEARN <= action < COMPLETE:
        bits = may.learn_faults(s, deck.cards, seat, action - LEARN)
    elif COMPLETE <= action < PICK:
        bits = may.complete_faults(s, deck.cards, seat, action - COMPLETE)
    elif action != END:
        bits = NOT_NOW
    return bits & ~ALLOWANCES | NOT_YOUR_TURN


def named(s: State, deck: Deck, bits: int, seat: int, action: int) -> tuple[Refusal, ...]:
    """The clauses of a mask, the lowest number first, with what their sentences need."""
    numbers = {0 if clause == NOT_ASKED else clause: 1 << k for k, clause in enumerate(REFUSALS) if bits >> k & 1}
    return tuple(_refusal(s, deck, number, numbers[number], seat, action) for number in sorted(numbers))


def _refusal(s: State, deck: Deck, number: int, fault: int, seat: int, action: int) -> Refusal:
    """A clause with the card that it is about, and how much is needed and there."""
    of, need, have = None, None, None
    if fault == PRICE and s.phase == Phase.MAY and action == YES and seat == s.actor:
        _, need, pay, _ = deck.cards.effect[s.card * LINES + s.line].tolist()
        of, have = Pay(pay).name.lower(), effects.holds(s, seat, pay)
    elif fault in (NO_SLOT, LEARNED, COMPLETED):
        allowed = {NO_SLOT: may.slots, LEARNED: may.lessons, COMPLETED: may.goals}[fault]
        have = allowed(s, seat)
    elif fault == NO_ENERGY:
        of, need, have = "energy", may.behavior_energy(s, deck.cards, seat, action - PLAY), s.energy[seat]
    elif fault == NO_BONES:
        of, need, have = "bones", may.learning_cost(s, deck.cards, seat, action - LEARN), s.bones[seat]
    elif fault == NO_ATTENTION:
        of, need, have = (
            "attention",
            may.attention_cost(s, deck.cards, seat, s.top[action - COMPLETE]),
            s.attention[seat],
        )
        if need <= have:
            of, need, have = "energy", may.energy_cost(deck.cards, s.top[action - COMPLETE]), s.energy[seat]
    return Refusal(f"TP-{number:02d}", card_of(s, deck, action), of=of, need=need, have=have)


def card_of(s: State, deck: Deck, action: int) -> str | None:
    """The id of the card that an action names, if it lies where the action looks for it."""
    if PLAY <= action < LEARN or TAKE <= action < ACTIONS:
        return deck.behavior_ids[action - (PLAY if action < LEARN else TAKE)]
    if LEARN <= action < COMPLETE or PICK <= action < TURN_UP:
        b = s.row[action - (LEARN if action < COMPLETE else PICK)]
        return None if b == NONE else deck.behavior_ids[b]
    if COMPLETE <= action < PICK or TURN_UP <= action < TAKE:
        o = s.top[action - (COMPLETE if action < PICK else TURN_UP)]
        return None if o == NONE else deck.objective_ids[o]
    return None


# ---------------------------------------------------------------- what may be done


def consider(s: State, deck: Deck, seat: int, chosen: Sequence[int]) -> Data | None:
    """What a seat may do, and why not the rest; of what is chosen the last counts, for each part is a whole play.

    ``None`` when the seat is not asked anything.  The data is described in docs/wire.md.
    """
    if rounds.over(s) or seat != s.player:
        return None
    last = [a for a in chosen if 0 <= a < ACTIONS][-1:]
    ready = bool(last) and not refusals(s, deck, seat, last)
    parts = _turn_parts(s, deck) if s.phase == Phase.TURN else _choice_parts(s, deck)
    return {
        "phase": PHASES[Phase(s.phase)],
        "chosen": last,
        "ready": ready,
        "play": last if ready else None,
        "parts": [_part(s, deck, action, name, more) for action, name, more in parts],
        "preview": None,
    }


def _part(s: State, deck: Deck, action: int, name: str, more: Data) -> Data:
    card = card_of(s, deck, action)
    about: Data = {} if card is None else {"card": card}
    no = [refusal.to_dict() for refusal in refusals(s, deck, s.player, [action])]
    return {"action": action, "part": name, **about, **more, "no": no}


def _turn_parts(s: State, deck: Deck) -> Iterator[tuple[int, str, Data]]:
    """Everything in the hand, on the row and on the stacks, with what it would cost or give now."""
    p, cards = s.player, deck.cards
    yield END, "end", {}
    for b in range(BEHAVIORS):
        if s.place[p, b] == Place.HAND:
            yield PLAY + b, "play", {"gives": _gives(s, deck, p, b)}
    for i in range(ROW):
        price: Data = {}
        if s.row[i] != NONE:
            price = {"bones": may.learning_cost(s, cards, p, i), "was": cards.cost[s.row[i] - MARKET]}
        yield LEARN + i, "learn", {"place": i, "cost": price}
    for t in range(TYPES):
        o = s.top[t]
        price = {}
        if o != NONE:
            price = {"attention": may.attention_cost(s, cards, p, o), "was": cards.attention[OBJECTIVE + o]}
            price |= {"energy": n} if (n := may.energy_cost(cards, o)) else {}
        yield COMPLETE + t, "complete", {"type": TYPE_NAMES[t], "cost": price}


def _gives(s: State, deck: Deck, p: int, b: int) -> Data:
    """What a behavior's values would change now, without its effects."""
    energy = deck.cards.energy[b]
    change = energy if energy > 0 else -may.behavior_energy(s, deck.cards, p, b)
    return {"attention": deck.cards.attention[b] + effects.lasting(s, p, BOOST), "energy": change}


def _choice_parts(s: State, deck: Deck) -> Iterator[tuple[int, str, Data]]:
    """What an effect leaves to choose."""
    _, n, pay, _ = deck.cards.effect[s.card * LINES + s.line].tolist()
    if s.phase == Phase.MAY:
        yield YES, "yes", {"cost": {Pay(pay).name.lower(): n} if pay else {}}
        yield NO, "no", {}
    elif s.phase == Phase.OPTION:
        for k in range(n):
            yield OPTION + k, "option", {"option": k}
    elif s.phase == Phase.ON_CARD:
        for i in range(ROW):
            yield PICK + i, "pick", {"place": i}
    elif s.phase == Phase.ON_STACK:
        for t in range(TYPES):
            yield TURN_UP + t, "turn-up", {"type": TYPE_NAMES[t]}
    else:
        for b in range(BEHAVIORS):
            if s.place[s.actor, b] == Place.DISCARD:
                yield TAKE + b, "take", {}
