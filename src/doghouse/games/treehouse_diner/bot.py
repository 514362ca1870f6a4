"""A bot that tries every action out to the end of its turn, going on by what looks best, and judges what it has then.

Whatever cards say is carried out by the rules themselves, so that it plays with any deck; prospects.py says what a
state is worth.  Chance is dealt anew for it, so that it knows no more than its seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from doghouse.core.moves import Moves
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner import rules, state
from doghouse.games.treehouse_diner.features import FEATURES, features
from doghouse.games.treehouse_diner.prospects import NEVER, prospects
from doghouse.games.treehouse_diner.state import ANNOUNCE, CARD, END, Cards, Phase, State

__all__ = ["FEATURES", "features", "greedy", "rules"]

STEPS = 40  # of one turn, at most
STATE = State.dtype_of
MOVES = state.Moves.dtype_of


@rule
def greedy(s: State, cards: Cards, moves: Moves, rng: Ints) -> int:
    """The action of the player to decide; ``moves`` holds the legal ones.  The state stays as it is."""
    states: Any = np.zeros(2, STATE)  # the turn as it goes on, and one step on trial
    room: Any = np.zeros(1, MOVES)
    p = s.player
    best, found = moves.action[0], NEVER
    for m in range(moves.n):
        action = moves.action[m]
        states[0] = s
        if action != END or s.phase == Phase.VISIT:
            rules.apply(states[0], cards, action, None)
            finish(states, cards, room[0], p)
        value = prospects(states[0], cards, p)
        if value > found:
            best, found = action, value
    return best


@rule
def finish(states: Any, cards: Cards, moves: Moves, p: int) -> None:
    """Go on while the player decides, step by step to what looks best, without cards and challenges."""
    for _ in range(STEPS):
        s = states[0]
        if s.player != p or s.turn != p or s.phase == Phase.VISIT or s.phase >= Phase.ANNOUNCE:
            return
        action = best_step(states, cards, moves, p)
        if action == END:
            return
        rules.apply(s, cards, action, None)


@rule
def best_step(states: Any, cards: Cards, moves: Moves, p: int) -> int:
    """The next action of a turn that looks best at once; END when the turn may end and nothing looks better."""
    rules.legal(states[0], cards, moves)
    best, found = END, NEVER
    for m in range(moves.n):
        action = moves.action[m]
        if CARD <= action < ANNOUNCE + state.CHALLENGES:
            continue
        states[1] = states[0]
        if action != END:
            rules.apply(states[1], cards, action, None)
        value = prospects(states[1], cards, p)
        if value > found:
            best, found = action, value
    return best
