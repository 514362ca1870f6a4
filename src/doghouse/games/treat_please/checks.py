"""A position that was put together by hand: what could not be so in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doghouse.core.chance import count
from doghouse.games.treat_please import effects, may, setup
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    NONE,
    OBJECTIVE,
    ROUND_CARD,
    ROUND_CARDS,
    ROUNDS,
    TYPES,
    Phase,
    Place,
    State,
)
from doghouse.games.treat_please.view import card_id

Wrong = tuple[str, int | None, str]  # the field, the seat it is about, and what is wrong


def faults(s: State, deck: Deck, names: Sequence[str], tape: Sequence[tuple[int, int]]) -> Iterator[Wrong]:
    """Everything that could not be so in a game."""
    yield from _active(s, names)
    yield from _allowances(s)
    yield from _piles(s)
    if s.card != NONE:
        yield from _open(s, deck, names)
    yield from _tape(s, deck, tape)


def _active(s: State, names: Sequence[str]) -> Iterator[Wrong]:
    """Cards lie active in one's own turn only (TP-38)."""
    turn = s.phase != Phase.OVER and s.card < ROUND_CARD
    for p in range(s.players):
        if any(s.place[p, b] == Place.ACTIVE for b in range(BEHAVIORS)) and not (turn and p == s.player):
            yield "active", p, f"cards lie active in one's own turn only, and it is not the turn of {names[p]} (TP-38)"
    if not turn and (s.learns or s.objectives or any(s.turn_long)):
        yield "this turn", None, "nobody's turn has begun, so nothing was done in it"


def _allowances(s: State) -> Iterator[Wrong]:
    """Nobody has done more than a turn allows, nor more than there is to show for it."""
    p = s.player
    if s.phase == Phase.OVER or s.card >= ROUND_CARD:
        return
    if s.behaviors > may.slots(s, p):
        yield "active", p, f"{s.behaviors} behaviors are active, {may.slots(s, p)} can be played in this turn (TP-19)"
    for n, most, clause in ((s.learns, may.lessons(s, p), "TP-20"), (s.objectives, may.goals(s, p), "TP-21")):
        if n > most:
            word = "learned" if clause == "TP-20" else "completed"
            yield "this turn", None, f"{n} were {word}, a turn allows {most} now ({clause})"
    if s.learns > s.learned[p]:
        yield "this turn", None, f"{s.learns} were learned, but only {s.learned[p]} learned cards are in hand or played"
    if s.objectives > effects.completed_of(s, p, TYPES):
        yield "this turn", None, f"{s.objectives} were completed, but fewer are `done`"


def _piles(s: State) -> Iterator[Wrong]:
    if NONE in s.row.tolist() and count(s.deck):
        yield "row", None, "a gap is there only when the deck is empty (TP-27): say `deck: nothing`"
    before = ROUND_CARDS - count(s.days) - (s.day != NONE)
    rounds = min(s.round, ROUNDS - 1)
    if before not in (0, rounds):
        yield "days before", None, f"{rounds} round cards were turned up before this round, not {before}"


def _open(s: State, deck: Deck, names: Sequence[str]) -> Iterator[Wrong]:
    """A card whose effects wait must lie where it was just put, and there must be something to choose."""
    card, p = card_id(deck, s.card), s.player
    if s.card < OBJECTIVE and s.place[p, s.card] != Place.ACTIVE:
        yield "open", None, f"{card} does not lie active before {names[p]}"
    if OBJECTIVE <= s.card < ROUND_CARD and not s.done[p, s.card - OBJECTIVE]:
        yield "open", None, f"{card} has not been completed by {names[p]}"
    if not effects.can_choose(s, deck.cards, s.phase):
        yield "open", None, f"nothing can be chosen for {card}, so nobody is asked"


def _tape(s: State, deck: Deck, tape: Sequence[tuple[int, int]]) -> Iterator[Wrong]:
    """What is to come is in its pile."""
    there = {start + k for pile, start in setup.piles(s) for k, n in enumerate(pile) if n}
    cards = [setup.card_drawn(pile, k) for pile, k in tape]
    for card in sorted(set(cards)):
        if card not in there:
            yield "next draws", None, f"{card_id(deck, card)} cannot come, it is not in a pile"
        elif cards.count(card) > 1:
            yield "next draws", None, f"{card_id(deck, card)} cannot come twice"
