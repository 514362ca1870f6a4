"""A bot that tries out the rest of its turn and judges where it leads (see prospects.py).

From the position on, step by step, it keeps the most promising ways to go on, some at a time; whatever cards say is
carried out by the rules themselves, so that it plays with any deck.  Chance is dealt anew for it, so that it knows
no more than its seat.
"""

from __future__ import annotations

import numpy as np

from doghouse.core.moves import Moves
from doghouse.core.record import Ints, Number, Record, Row
from doghouse.core.rooms import Many
from doghouse.core.rule import rule
from doghouse.games.treat_please import rules, state
from doghouse.games.treat_please.features import FEATURES, features
from doghouse.games.treat_please.prospects import NEVER, prospects, worth
from doghouse.games.treat_please.state import BEHAVIORS, END, ROUND_CARD, Cards, Phase, State

__all__ = ["FEATURES", "Room", "features", "greedy", "rules"]

WIDTH = 6  # ways that are kept at each step
DEPTH = 12  # steps


class Room(Record):
    """What ``greedy`` works in; whatever it holds before does not matter."""

    states = Many(2 * WIDTH + 1, State)  # the ways kept, those of the next step, and one on trial
    moves = Many(1, state.Moves)
    values = Row(BEHAVIORS, kind=np.int64)  # what each behavior is worth
    used = Row(BEHAVIORS, kind=np.int64)
    found = Row(2 * WIDTH, kind=np.int64)  # the ways' values
    first = Row(2 * WIDTH, kind=np.int64)  # the actions that they begin with
    top = Number(np.int64)  # the value of the best end,
    best = Number(np.int64)  # and the action that it begins with


@rule
def greedy(s: State, cards: Cards, moves: Moves, room: Room, rng: Ints) -> int:
    """The action of the player to decide; ``moves`` holds the legal ones.  The state stays as it is."""
    for b in range(BEHAVIORS):
        room.values[b] = worth(s, cards, s.player, b)
    room.states[0] = s
    room.top, room.best = 2 * NEVER, moves.action[0]
    n = 1
    for depth in range(DEPTH):
        n = widen(room, cards, n, depth)
        if n == 0:
            break
    return room.best


@rule
def widen(room: Room, cards: Cards, n: int, depth: int) -> int:
    """Take each of n ways one step further; how many are kept, now the first ones."""
    states, moves, values = room.states, room.moves[0], room.values
    trial = states[2 * WIDTH]
    room.found[WIDTH:] = NEVER
    for k in range(n):
        p, day = states[k].player, states[k].card >= ROUND_CARD
        rules.legal(states[k], cards, moves)
        for m in range(moves.n):
            action = moves.action[m]
            start = action if depth == 0 else room.first[k]
            states[2 * WIDTH] = states[k]
            ended = action == END and states[k].phase == Phase.TURN
            if not ended:
                rules.apply(trial, cards, action, None)
            value = prospects(trial, cards, p, values, room.used, 0 if ended else 1)
            if ended or (day and (trial.player != p or trial.phase == Phase.TURN)):
                if value > room.top:
                    room.top, room.best = value, start
            else:
                keep(room, value, start)
    return move_up(room)


@rule
def keep(room: Room, value: int, start: int) -> None:
    """Keep the way on trial if it is among the best of its step; of two of the same value the first stands for both."""
    found = room.found
    worst = WIDTH
    for k in range(WIDTH, 2 * WIDTH):
        if found[k] == value:
            return
        if found[k] < found[worst]:
            worst = k
    if value > found[worst]:
        room.states[worst] = room.states[2 * WIDTH]
        found[worst] = value
        room.first[worst] = start


@rule
def move_up(room: Room) -> int:
    """The ways of the next step become those of this one; how many there are."""
    n = 0
    for k in range(WIDTH, 2 * WIDTH):
        if room.found[k] > NEVER:
            room.states[n] = room.states[k]
            room.first[n] = room.first[k]
            n += 1
    return n
