"""A bot that tries every action out to the end of its turn, going on by what looks best, and judges what it has then.

Whatever cards say is carried out by the rules themselves, so that it plays with any deck; prospects.py says what a
state is worth.  Chance is dealt anew for it, so that it knows no more than its seat.
"""

from __future__ import annotations

from typing import Any

from doghouse.core.moves import Moves
from doghouse.core.record import Ints, Record
from doghouse.core.rooms import Many
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner import rules, state
from doghouse.games.treehouse_diner.features import FEATURES, features
from doghouse.games.treehouse_diner.prospects import NEVER, prospects
from doghouse.games.treehouse_diner.state import ANNOUNCE, CARD, END, Cards, Phase, State

__all__ = ["FEATURES", "Room", "features", "greedy", "rules"]

STEPS = 40  # of one turn, at most


class Room(Record):
    """What ``greedy`` works in; whatever it holds before does not matter."""

    states = Many(2, State)  # the turn as it goes on, and one step on trial
    moves = Many(1, state.Moves)


@rule
def greedy(s: State, cards: Cards, moves: Moves, room: Room, rng: Ints) -> int:
    """The action of the player to decide; ``moves`` holds the legal ones.  The state stays as it is."""
    states = room.states
    best, found = moves.action[0], NEVER
    for m in range(moves.n):
        states[0] = s
        value = outcome(states, cards, room.moves[0], moves.action[m], s.player)
        if value > found:
            best, found = moves.action[m], value
    return best


@rule
def outcome(states: Any, cards: Cards, moves: Moves, action: int, p: int) -> int:
    """What an action is worth to who takes it: the state after it and after all that looks best at once.

    So it goes on as long as they decide in their turn, without further cards and challenges.
    """
    s = states[0]
    for _ in range(STEPS):
        if action == END and s.phase != Phase.VISIT:
            break
        rules.apply(s, cards, action, None)
        if s.player != p or s.turn != p or s.phase >= Phase.ANNOUNCE:
            break
        rules.legal(s, cards, moves)
        action, found = moves.action[0], NEVER
        for m in range(moves.n * (moves.n > 1)):  # of one action nobody asks what it is worth
            if not CARD <= moves.action[m] < ANNOUNCE + state.CHALLENGES:
                states[1] = s
                if moves.action[m] != END:
                    rules.apply(states[1], cards, moves.action[m], None)
                value = prospects(states[1], cards, p)
                if value > found:
                    action, found = moves.action[m], value
    return prospects(s, cards, p)
