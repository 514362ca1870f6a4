"""Treat, Please!: the rules.  The numbers in brackets are the clauses of RULES.md.

This module is the contract with the rest of the house: what it lists in ``__all__``.  What happens by itself stands
in rounds.py, what may be done in may.py, what effects do in effects.py.
"""

from __future__ import annotations

from doghouse.core.chance import reseed_rows
from doghouse.core.log import ALL, Log, note
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treat_please.effects import (
    add_attention,
    add_energy,
    chosen,
    gain_card,
    lasting,
    open_card,
    pay_price,
    put_bones,
    run_card,
    throw_out,
    turn_up,
)
from doghouse.games.treat_please.may import (
    attention_cost,
    behavior_energy,
    energy_cost,
    faults,
    learning_cost,
    legal,
    why_not,
)
from doghouse.games.treat_please.rounds import end_turn, new_game, over, rank, score, start_turn
from doghouse.games.treat_please.state import (
    BOOST,
    COMPLETE,
    END,
    LEARN,
    LINES,
    NONE,
    OBJECTIVE,
    OPTION,
    PICK,
    PLAY,
    ROUND_CARD,
    TAKE,
    TURN_UP,
    YES,
    Cards,
    Event,
    Phase,
    Place,
    State,
    Verb,
)

__all__ = ["apply", "faults", "legal", "new_game", "over", "rank", "redeal", "score", "why_not"]


@rule
def play(s: State, cards: Cards, b: int, log: Log | None) -> None:
    """A behavior goes to an active slot, its values apply, then its effects (TP-22 to TP-24)."""
    p = s.player
    s.place[p, b] = Place.ACTIVE
    s.behaviors += 1
    note(log, Event.PLAY, p, ALL, b)
    if cards.energy[b] < 0:
        add_energy(s, p, -behavior_energy(s, cards, p, b), log)
    else:
        add_energy(s, p, cards.energy[b], log)
    add_attention(s, p, cards.attention[b] + lasting(s, p, BOOST), log)
    open_card(s, b, p, 0)


@rule
def learn(s: State, cards: Cards, i: int, log: Log | None) -> None:
    """Pay, take the card into the hand, and the bones that lay on it (TP-25 to TP-27)."""
    p = s.player
    cost, b = learning_cost(s, cards, p, i), s.row[i]
    s.bones[p] -= cost
    s.learns += 1
    note(log, Event.LEARN, p, ALL, b, cost, s.on_row[i])
    gain_card(s, p, i, log)


@rule
def complete(s: State, cards: Cards, t: int, log: Log | None) -> None:
    """Pay, take the card, turn up the next of its stack, then its effect (TP-29)."""
    p, o = s.player, s.top[t]
    attention, energy = attention_cost(s, cards, p, o), energy_cost(cards, o)
    note(log, Event.COMPLETE, p, ALL, o, attention, energy)
    s.attention[p] -= attention
    s.energy[p] -= energy
    s.objectives += 1
    s.done[p, o] = 1
    turn_up(s, t, log)
    open_card(s, OBJECTIVE + o, p, 0)


@rule
def take_turn(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Play, learn or complete."""
    if action >= COMPLETE:
        complete(s, cards, action - COMPLETE, log)
    elif action >= LEARN:
        learn(s, cards, action - LEARN, log)
    else:
        play(s, cards, action - PLAY, log)


@rule
def answer(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """An ability is used or not: then its lines are carried out, or passed over."""
    note(log, Event.USE, s.actor, ALL, action == YES)
    if action == YES:
        pay_price(s, cards, log)
    else:
        s.line += cards.effect[s.card * LINES + s.line, 3]
    chosen(s)


@rule
def choose_option(s: State, cards: Cards, k: int) -> None:
    """One of several effects: its line is carried out, then what follows them all."""
    s.resume = s.line + 1 + cards.effect[s.card * LINES + s.line, 1]
    s.only = s.line + 1 + k
    s.picks = 0
    s.line = s.only


@rule
def choose_card(s: State, cards: Cards, i: int, log: Log | None) -> None:
    """A card of the row gets bones, leaves the game or is gained."""
    at = s.card * LINES + s.line
    verb = cards.effect[at, 0]
    if verb == Verb.PLACE:
        put_bones(s, i, cards.effect[at, 1], log)
    elif verb == Verb.REPLACE:
        throw_out(s, i, log)
    else:
        note(log, Event.GAIN, s.actor, ALL, s.row[i], s.on_row[i])
        gain_card(s, s.actor, i, log)
    chosen(s)


@rule
def choose(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Make the choice that an effect asks for."""
    if s.phase == Phase.MAY:
        answer(s, cards, action, log)
    elif s.phase == Phase.OPTION:
        choose_option(s, cards, action - OPTION)
    elif s.phase == Phase.ON_CARD:
        choose_card(s, cards, action - PICK, log)
    elif s.phase == Phase.ON_STACK:
        note(log, Event.GONE, s.actor, ALL, s.top[action - TURN_UP])
        turn_up(s, action - TURN_UP, log)
        chosen(s)
    else:
        s.place[s.actor, action - TAKE] = Place.HAND
        note(log, Event.BACK, s.actor, ALL, action - TAKE)
        chosen(s)


@rule
def apply(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Do one legal action and run on, chance included, to the next decision."""
    if action == END:
        end_turn(s, cards, log)
        return
    if s.phase == Phase.TURN:
        take_turn(s, cards, action, log)
    else:
        choose(s, cards, action, log)
    of_the_day = s.card >= ROUND_CARD
    run_card(s, cards, log)
    if s.card == NONE and of_the_day:
        start_turn(s, s.first)
    elif s.card == NONE:
        s.phase = Phase.TURN


@rule
def redeal(s: State, cards: Cards, viewer: int, rng: Ints) -> None:
    """Hands are open (TP-47) and piles are counts: only the chance to come is unknown."""
    reseed_rows(s.rng, rng)
