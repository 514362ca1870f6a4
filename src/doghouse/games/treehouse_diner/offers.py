"""The moves that are offered: may.py says of each action what forbids it, this module which ones are worth asking.

What is asked is only narrowed by what cannot be: no order on a space, nothing in the supply that would fit.
"""

from __future__ import annotations

from doghouse.core.moves import Moves, offer
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.kitchen import fits_order, something_covered, unfinished
from doghouse.games.treehouse_diner.may import faults, phase_one_open, undone
from doghouse.games.treehouse_diner.pieces import ingredients
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    ACTIONS,
    ANNOUNCE,
    BACK,
    BEE,
    BEE_PIECE,
    CARD,
    CHALLENGES,
    DAISIES,
    DAISY,
    DAISY_STACK,
    DELIVER,
    END,
    GRAB,
    INGREDIENTS,
    LAY,
    LAY_TARGETS,
    MIX,
    MIX_STACK,
    MOVE,
    NEEDS,
    NO,
    NONE,
    OPTION,
    PIECE,
    SPACES,
    TAKE_ORDER,
    TRAY_PLACES,
    VISIT,
    Cards,
    Phase,
    State,
)

# Where the actions that a phase asks for begin and end, phase by phase; VISIT and KITCHEN have rules of their own.
ASKED_FROM = (END, MOVE, TAKE_ORDER, END, PIECE, PIECE, NO, BACK, GRAB, PIECE, NO, OPTION, ANNOUNCE, END)
ASKED_TO = (END, BACK, PIECE, END, VISIT, VISIT, VISIT, TAKE_ORDER, LAY, VISIT, OPTION, MOVE, ACTIONS, END)


@rule
def offer_range(s: State, cards: Cards, start: int, end: int, moves: Moves) -> None:
    """Offer what is legal of a range of actions."""
    for action in range(start, end):
        if faults(s, cards, action) == 0:
            offer(moves, action)


@rule
def offer_on_orders(s: State, cards: Cards, start: int, each: int, moves: Moves) -> None:
    """Offer what is legal of a range with so many actions for each space; nothing is where no order lies."""
    for x in range(SPACES):
        if s.kitchen[s.turn, x] != NONE:
            offer_range(s, cards, start + x * each, start + (x + 1) * each, moves)


@rule
def legal(s: State, cards: Cards, moves: Moves) -> None:
    """Offer every move open to the player to decide, in the order of the action numbers."""
    moves.n = 0
    if s.phase == Phase.VISIT:
        legal_visit(s, cards, moves)
    elif s.phase == Phase.KITCHEN:
        legal_kitchen(s, cards, moves)
    else:
        if s.phase == Phase.ANNOUNCE:
            offer(moves, END)
        offer_range(s, cards, ASKED_FROM[s.phase], ASKED_TO[s.phase], moves)


@rule
def legal_visit(s: State, cards: Cards, moves: Moves) -> None:
    """Pantry or phone, or an Action card first."""
    if not phase_one_open(s):
        offer(moves, END)
    offer_range(s, cards, TAKE_ORDER, TAKE_ORDER + TRAY_PLACES, moves)
    offer_range(s, cards, VISIT, GRAB, moves)
    legal_cards(s, moves)


@rule
def legal_cards(s: State, moves: Moves) -> None:
    """Every Action card in the hand."""
    if s.secret:
        for c in range(ACTION_CARDS):
            if s.hand[s.turn, c] > 0:
                offer(moves, CARD + c)


@rule
def legal_kitchen(s: State, cards: Cards, moves: Moves) -> None:
    """Assign and lay; when nothing is left of that, deliver; when nothing is left at all, end the turn."""
    p = s.turn
    if undone(s, cards) == 0:
        offer(moves, DELIVER if something_covered(s, cards, p) else END)
    for k in range(INGREDIENTS):
        if s.supply[p, k]:
            for x in range(SPACES):
                if s.kitchen[p, x] != NONE and fits_order(s, cards, s.kitchen[p, x], k):
                    at = LAY + (k * SPACES + x) * LAY_TARGETS
                    offer_range(s, cards, at, at + LAY_TARGETS, moves)
    if s.supply[p, DAISY] >= DAISY_STACK:
        offer_on_orders(s, cards, DAISIES, NEEDS, moves)
    if ingredients(s, p) >= MIX_STACK:
        offer_on_orders(s, cards, MIX, NEEDS, moves)
    if s.supply[p, BEE_PIECE]:
        offer_range(s, cards, BEE, CARD, moves)
    legal_cards(s, moves)
    if s.bees and not unfinished(s, cards, p):
        offer_range(s, cards, ANNOUNCE, ANNOUNCE + CHALLENGES, moves)
