"""What effects do: one verb after the other, stopping where somebody has to choose."""

from __future__ import annotations

from doghouse.core.chance import count, draw
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    BOOST,
    CHEAPER,
    COMPLETES,
    DECK,
    DISCOUNTS,
    EASE,
    LEARNS,
    LINES,
    MARKET,
    MOST_ATTENTION,
    MOST_ENERGY,
    NOBODY,
    NONE,
    OBJECTIVES,
    PER_TYPE,
    ROUND_CARD,
    ROW,
    SLOTS,
    STACK,
    SUPPER,
    TYPES,
    Cards,
    Event,
    Pay,
    Per,
    Phase,
    Place,
    State,
    Verb,
)

# ---------------------------------------------------------------- the row, the stacks, the tracks


@rule
def refill(s: State, i: int, log: Log | None) -> None:
    """A place of the row gets the next card of the deck; an empty deck leaves the gap (TP-27)."""
    s.row[i] = NONE
    s.on_row[i] = 0
    if count(s.deck) > 0:
        s.row[i] = MARKET + draw(s.rng, DECK, s.deck, log)
        note(log, Event.LAY, NOBODY, ALL, s.row[i], i)


@rule
def turn_up(s: State, t: int, log: Log | None) -> None:
    """The next objective of a stack is turned up; an empty stack shows nothing (TP-29, TP-30)."""
    s.top[t] = NONE
    if count(s.stack[t]) > 0:
        s.top[t] = t * PER_TYPE + draw(s.rng, STACK + t, s.stack[t], log)
        note(log, Event.OBJECTIVE, NOBODY, ALL, s.top[t])


@rule
def add_attention(s: State, p: int, n: int, log: Log | None) -> None:
    """Never above 15 nor below 0 (TP-23)."""
    before = s.attention[p]
    s.attention[p] = min(max(before + n, 0), MOST_ATTENTION)
    if s.attention[p] != before:
        note(log, Event.ATTENTION, p, ALL, s.attention[p] - before, s.attention[p])


@rule
def add_energy(s: State, p: int, n: int, log: Log | None) -> None:
    """Never above 10 nor below 0 (TP-23, TP-37)."""
    before = s.energy[p]
    s.energy[p] = min(max(before + n, 0), MOST_ENERGY)
    if s.energy[p] != before:
        note(log, Event.ENERGY, p, ALL, s.energy[p] - before, s.energy[p])


@rule
def add_bones(s: State, p: int, n: int, log: Log | None) -> None:
    """Bones are without limit (TP-09) and never below 0."""
    before = s.bones[p]
    s.bones[p] = max(before + n, 0)
    if s.bones[p] != before:
        note(log, Event.BONES, p, ALL, s.bones[p] - before, s.bones[p])


@rule
def lasting(s: State, p: int, which: int) -> int:
    """A lasting effect as it counts for a player now: of the round, and of the turn if it is theirs."""
    n = s.day_long[p, which]
    if p == s.player:
        n += s.turn_long[which]
    return n


@rule
def gain_card(s: State, p: int, i: int, log: Log | None) -> int:
    """A card of the row goes to a hand with the bones on it (TP-25, TP-26); how many bones lay there."""
    b, lay = s.row[i], s.on_row[i]
    s.place[p, b] = Place.HAND
    s.learned[p] += 1
    s.bones[p] += lay
    refill(s, i, log)
    return lay


@rule
def completed_of(s: State, p: int, t: int) -> int:
    """How many objectives of a type (TYPES: of any) a player has completed."""
    n = 0
    for o in range(OBJECTIVES):
        if t == TYPES or o // PER_TYPE == t:
            n += s.done[p, o]
    return n


@rule
def cards_at(s: State, p: int, place: int) -> int:
    """How many of a player's behaviors are at a place."""
    n = 0
    for b in range(BEHAVIORS):
        n += s.place[p, b] == place
    return n


@rule
def times(s: State, p: int, per: int, t: int) -> int:
    """What the number of an effect is multiplied by."""
    if per == Per.OBJECTIVE:
        return completed_of(s, p, t)
    if per == Per.ENERGY:
        return s.energy[p]
    if per == Per.BEHAVIOR:
        return s.behaviors
    if per == Per.DISCARD:
        return cards_at(s, p, Place.DISCARD)
    if per == Per.HAND:
        return cards_at(s, p, Place.HAND)
    if per == Per.TYPE:
        n = 0
        for k in range(TYPES):
            n += completed_of(s, p, k) > 0
        return n
    return 1


# ---------------------------------------------------------------- verbs


@rule
def last(s: State, which: int, n: int, log: Log | None) -> None:
    """A lasting effect begins: a round card's for its round, another's for the turn (TP-16, TP-31)."""
    if s.card >= ROUND_CARD:
        s.day_long[s.actor, which] += n
    else:
        s.turn_long[which] += n
    note(log, Event.LASTING, s.actor, ALL, which, n)


@rule
def recall(s: State, p: int, log: Log | None) -> None:
    """All cards of the discard area come back to the hand, not those active this turn (TP-34)."""
    for b in range(BEHAVIORS):
        if s.place[p, b] == Place.DISCARD:
            s.place[p, b] = Place.HAND
            note(log, Event.BACK, p, ALL, b)


@rule
def sweep(s: State, log: Log | None) -> None:
    """The whole row leaves the game and is laid out anew (TP-49)."""
    for i in range(ROW):
        throw_out(s, i, log)


@rule
def throw_out(s: State, i: int, log: Log | None) -> None:
    """A card of the row leaves the game; bones on it go to the supply (TP-49)."""
    if s.row[i] != NONE:
        note(log, Event.AWAY, NOBODY, ALL, s.row[i])
        refill(s, i, log)


@rule
def spread(s: State, n: int, log: Log | None) -> None:
    """Bones on every card of the row."""
    for i in range(ROW):
        put_bones(s, i, n, log)


@rule
def put_bones(s: State, i: int, n: int, log: Log | None) -> None:
    """Bones on one card of the row."""
    if s.row[i] != NONE:
        s.on_row[i] += n
        note(log, Event.PLACED, s.actor, ALL, s.row[i], n)


@rule
def count_change(s: State, cards: Cards, verb: int, a: int, b: int, c: int, log: Log | None) -> None:
    """Verbs that move a track or whole rows of cards; nothing for other verbs."""
    p = s.actor
    if verb == Verb.ATTENTION:
        add_attention(s, p, a * times(s, p, b, c), log)
    elif verb == Verb.ENERGY:
        add_energy(s, p, a * times(s, p, b, c), log)
    elif verb == Verb.BONES:
        add_bones(s, p, a * times(s, p, b, c), log)
    elif verb == Verb.RESET:
        add_energy(s, p, cards.start[s.character[p]] - s.energy[p], log)
    elif verb == Verb.RECALL:
        recall(s, p, log)
    elif verb == Verb.SPREAD:
        spread(s, a, log)
    elif verb == Verb.SWEEP:
        sweep(s, log)


@rule
def last_change(s: State, verb: int, a: int, b: int, log: Log | None) -> None:
    """Verbs that last; nothing for other verbs."""
    if verb == Verb.DISCOUNT:
        last(s, DISCOUNTS + b, a, log)
    elif verb == Verb.CHEAPER:
        last(s, CHEAPER, a, log)
    elif verb == Verb.BOOST:
        last(s, BOOST, a, log)
    elif verb == Verb.EASE:
        last(s, EASE, a, log)
    elif verb == Verb.SUPPER:
        last(s, SUPPER, a, log)
    elif verb == Verb.MORE_BEHAVIORS:
        last(s, SLOTS, a, log)
    elif verb == Verb.MORE_LEARNING:
        last(s, LEARNS, a, log)
    elif verb == Verb.MORE_OBJECTIVES:
        last(s, COMPLETES, a, log)


# ---------------------------------------------------------------- choices


@rule
def asks(verb: int) -> int:
    """The phase in which a verb asks for a choice, or OVER when it asks nothing."""
    if verb == Verb.MAY:
        return Phase.MAY
    if verb == Verb.CHOOSE:
        return Phase.OPTION
    if verb == Verb.PLACE or verb == Verb.REPLACE or verb == Verb.GAIN:
        return Phase.ON_CARD
    if verb == Verb.TURN_UP:
        return Phase.ON_STACK
    if verb == Verb.BACK:
        return Phase.BACK
    return Phase.OVER


@rule
def repeats(verb: int) -> bool:
    """Does the number of the verb say how often to choose?"""
    return verb == Verb.REPLACE or verb == Verb.TURN_UP or verb == Verb.BACK


@rule
def can_pick(s: State, cards: Cards, i: int) -> bool:
    """Can the card at this place of the row be chosen for the verb being carried out?"""
    if s.row[i] == NONE:
        return False
    at = s.card * LINES + s.line
    if cards.effect[at, 0] == Verb.GAIN:
        return cards.cost[s.row[i] - MARKET] <= cards.effect[at, 1]
    return True


@rule
def can_choose(s: State, cards: Cards, phase: int) -> bool:
    """Is there anything to choose at all?"""
    if phase == Phase.ON_CARD:
        for i in range(ROW):
            if can_pick(s, cards, i):
                return True
        return False
    if phase == Phase.ON_STACK:
        for t in range(TYPES):
            if s.top[t] != NONE:
                return True
        return False
    if phase == Phase.BACK:
        return cards_at(s, s.actor, Place.DISCARD) > 0
    return True


@rule
def holds(s: State, p: int, pay: int) -> int:
    """How much a player has of what a price is paid in; what is free costs 0 bones."""
    if pay == Pay.ATTENTION:
        return s.attention[p]
    if pay == Pay.ENERGY:
        return s.energy[p]
    return s.bones[p]


@rule
def can_pay(s: State, cards: Cards) -> bool:
    """Who cannot pay an ability's price cannot use it (TP-17)."""
    at = s.card * LINES + s.line
    return holds(s, s.actor, cards.effect[at, 2]) >= cards.effect[at, 1]


@rule
def pay_price(s: State, cards: Cards, log: Log | None) -> None:
    """Pay the price of the ability that is offered."""
    at = s.card * LINES + s.line
    n, pay = cards.effect[at, 1], cards.effect[at, 2]
    if pay == Pay.ATTENTION:
        add_attention(s, s.actor, -n, log)
    elif pay == Pay.ENERGY:
        add_energy(s, s.actor, -n, log)
    else:
        add_bones(s, s.actor, -n, log)


@rule
def run_card(s: State, cards: Cards, log: Log | None) -> None:
    """Carry on with the card whose effects are open, up to a choice or to its end (then ``card`` is NONE)."""
    while s.card != NONE:
        at = s.card * LINES + s.line
        if s.line == LINES or cards.effect[at, 0] == Verb.END:
            end_card(s)
            continue
        verb = cards.effect[at, 0]
        phase = asks(verb)
        if phase != Phase.OVER:
            if s.picks == 0:
                s.picks = cards.effect[at, 1] if repeats(verb) else 1
            if can_choose(s, cards, phase):
                s.phase = phase
                s.player = s.actor
                return
            s.picks = 0
        else:
            count_change(s, cards, verb, cards.effect[at, 1], cards.effect[at, 2], cards.effect[at, 3], log)
            last_change(s, verb, cards.effect[at, 1], cards.effect[at, 2], log)
        next_line(s)


@rule
def next_line(s: State) -> None:
    """The line after this one; after a chosen option, the line after all of them."""
    if s.line == s.only:
        s.line = s.resume
        s.only = NONE
    else:
        s.line += 1


@rule
def end_card(s: State) -> None:
    """A round card goes on with the next player whom it concerns; another card is done with."""
    if s.left > 0:
        open_card(s, s.card, (s.actor + 1) % s.players, s.left - 1)
    else:
        s.card = NONE


@rule
def chosen(s: State) -> None:
    """One choice of a line is made; after the last the next line follows."""
    s.picks -= 1
    if s.picks == 0:
        next_line(s)


@rule
def open_card(s: State, card: int, actor: int, left: int) -> None:
    """A card's effects begin, for one player and so many after him."""
    s.card = card
    s.line = 0
    s.only = NONE
    s.actor = actor
    s.left = left
