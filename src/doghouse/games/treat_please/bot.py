"""A bot that tries out the rest of its turn and judges where it leads (see prospects.py).

From the position on, step by step, it keeps the most promising ways to go on, some at a time; whatever cards say is
carried out by the rules themselves, so that it plays with any deck.  Chance is dealt anew for it, so that it knows
no more than its seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from doghouse.core.moves import Moves
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treat_please import rules, state
from doghouse.games.treat_please.features import FEATURES, features
from doghouse.games.treat_please.prospects import NEVER, prospects, worth
from doghouse.games.treat_please.state import BEHAVIORS, END, ROUND_CARD, Cards, Phase, State

__all__ = ["FEATURES", "features", "greedy", "rules"]

WIDTH = 6  # ways that are kept at each step
DEPTH = 12  # steps
STATE = State.dtype_of
MOVES = state.Moves.dtype_of


@rule
def greedy(s: State, cards: Cards, moves: Moves, rng: Ints) -> int:
    """The action of the player to decide; ``moves`` holds the legal ones.  The state stays as it is."""
    values: Any = np.zeros(BEHAVIORS, np.int64)
    for b in range(BEHAVIORS):
        values[b] = worth(s, cards, s.player, b)
    states: Any = np.zeros(2 * WIDTH + 1, STATE)  # the ways kept, those of the next step, and one on trial
    found: Any = np.full(2 * WIDTH, NEVER, np.int64)  # their values
    first: Any = np.zeros(2 * WIDTH, np.int64)  # the actions that they begin with
    states[0] = s
    best: Any = np.zeros(2, np.int64)  # the value and the first action of the best end
    best[0], best[1] = 2 * NEVER, moves.action[0]
    n = 1
    for depth in range(DEPTH):
        n = widen(states, found, first, best, cards, values, n, depth)
        if n == 0:
            break
    return int(best[1])


@rule
def widen(states: Any, found: Ints, first: Ints, best: Ints, cards: Cards, values: Ints, n: int, depth: int) -> int:
    """Take each of n ways one step further; how many are kept, now at the start of ``states``."""
    room: Any = np.zeros(1, MOVES)
    used: Any = np.zeros(BEHAVIORS, np.int64)
    moves, trial = room[0], states[2 * WIDTH]
    found[WIDTH:] = NEVER
    for k in range(n):
        p, day = states[k].player, states[k].card >= ROUND_CARD
        rules.legal(states[k], cards, moves)
        for m in range(moves.n):
            action = moves.action[m]
            start = action if depth == 0 else first[k]
            states[2 * WIDTH] = states[k]
            ended = action == END and states[k].phase == Phase.TURN
            if not ended:
                rules.apply(trial, cards, action, None)
            value = prospects(trial, cards, p, values, used, 0 if ended else 1)
            if ended or (day and (trial.player != p or trial.phase == Phase.TURN)):
                if value > best[0]:
                    best[0], best[1] = value, start
            else:
                keep(states, found, first, value, start)
    return move_up(states, found, first)


@rule
def keep(states: Any, found: Ints, first: Ints, value: int, start: int) -> None:
    """Keep the way on trial if it is among the best of its step; of two of the same value the first stands for both."""
    worst = WIDTH
    for k in range(WIDTH, 2 * WIDTH):
        if found[k] == value:
            return
        if found[k] < found[worst]:
            worst = k
    if value > found[worst]:
        states[worst] = states[2 * WIDTH]
        found[worst] = value
        first[worst] = start


@rule
def move_up(states: Any, found: Ints, first: Ints) -> int:
    """The ways of the next step become those of this one; how many there are."""
    n = 0
    for k in range(WIDTH, 2 * WIDTH):
        if found[k] > NEVER:
            states[n] = states[k]
            first[n] = first[k]
            n += 1
    return n
