"""Barking Up The Wrong Tree: the rules.  The numbers in brackets are the clauses of RULES.md.

This module is the contract with the rest of the house: what it lists in ``__all__``.  What happens by itself stands
in rounds.py, what may be done in may.py, what everybody knows of hidden cards in knowledge.py.
"""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.barking.knowledge import know_shown, redeal
from doghouse.games.barking.may import faults, legal, why_not
from doghouse.games.barking.rounds import (
    keep_hand_limit,
    leave,
    new_game,
    over,
    rank,
    run_on,
    score,
    take_card,
    turn_to,
)
from doghouse.games.barking.state import (
    BREEDS,
    CARD,
    CAT,
    DONE,
    ITEM,
    NO_TOKEN,
    NONE,
    PASS,
    SWAP,
    USE_CAT,
    WONDER,
    Cards,
    Event,
    Phase,
    State,
)

__all__ = ["apply", "faults", "legal", "new_game", "over", "rank", "redeal", "score", "why_not"]


@rule
def lay_down(s: State, card: int) -> None:
    """A card leaves the player's hand for all to see."""
    s.hand[s.player, card] -= 1
    know_shown(s, s.player, card)


@rule
def exchange(s: State, card: int, event: int, log: Log | None) -> None:
    """Discard a cat or a Wonder Dog for the top card of the deck (BT-26, BT-27)."""
    lay_down(s, card)
    s.discards[card] += 1
    note(log, event, s.player, ALL)
    take_card(s, s.player, Event.DRAW, log)


@rule
def take_turn(s: State, action: int, log: Log | None) -> None:
    """Pass, use a cat or a Wonder Dog, or start a play."""
    if action == PASS:
        leave(s, s.player, 0, log)
        turn_to(s, s.player, log)
    elif action == USE_CAT:
        exchange(s, CAT, Event.CAT, log)
        if count(s.token) < s.spots:
            s.phase = Phase.TOKEN
    elif action == SWAP:
        exchange(s, WONDER, Event.SWAP, log)
    else:
        s.phase = Phase.PLAY
        s.spot = action - ITEM
        s.lead = NONE
        s.top = NONE
        s.play[:] = 0


@rule
def add_to_play(s: State, card: int) -> None:
    """One more card joins the play; a Wonder Dog counts as its best breed (BT-23, BT-25, BT-33)."""
    lay_down(s, card)
    s.play[card] += 1
    if card == WONDER:
        s.wonders[s.spot, s.top] += 1
        s.dogs[s.spot, s.top] += 1
    else:
        s.lead = card
        if s.top == NONE:
            s.top = card
        s.owner[s.spot, card] = s.player
        s.dogs[s.spot, card] += 1


@rule
def end_play(s: State, log: Log | None) -> None:
    """The play is complete and ends the turn (BT-34)."""
    for b in range(BREEDS):
        if s.play[b] > 0:
            wonders = s.play[WONDER] if b == s.top else 0
            note(log, Event.DOGS, s.player, ALL, b, s.spot, s.item[s.spot], s.play[b] + wonders, wonders)
    turn_to(s, (s.player + 1) % s.players, log)


@rule
def put_token(s: State, action: int, log: Log | None) -> None:
    """A cat token is put on an item or not (BT-28); the turn goes on (BT-30)."""
    if action == NO_TOKEN:
        note(log, Event.NO_TOKEN, s.player, ALL)
    else:
        s.token[action - ITEM] = 1
        note(log, Event.TOKEN, s.player, ALL, s.item[action - ITEM], action - ITEM)
    s.phase = Phase.TURN


@rule
def apply(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Do one legal action and run on, chance included, to the next decision."""
    if s.phase == Phase.TURN:
        take_turn(s, action, log)
    elif s.phase == Phase.PLAY:
        if action == DONE:
            end_play(s, log)
        else:
            add_to_play(s, action - CARD)
    elif s.phase == Phase.TOKEN:
        put_token(s, action, log)
    else:
        lay_down(s, action - CARD)
        s.discards[action - CARD] += 1
        note(log, Event.DISCARD, s.player, ALL, action - CARD)
        keep_hand_limit(s, log)
    run_on(s, cards, log)
