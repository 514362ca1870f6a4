"""Whole random games inside rules, so that the same loop runs interpreted and compiled.

``core.rule.specialised`` binds this source to the rules of a game, which are then the global ``game``.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from doghouse.core.chance import WORDS, below, seed_rng
from doghouse.core.log import EVENT, Log
from doghouse.core.moves import Moves
from doghouse.core.record import Ints, Number, Record, Row
from doghouse.core.rule import rule
from doghouse.testing.setting import PLAYERS

game = ModuleType("game")  # bound by specialised()

PRIME = (1 << 31) - 1
LONGEST = 100_000  # decisions; a game of more never ends
BEYOND = 3  # numbers tried on either side of the actions
EMPTY, WRONG, ENDLESS = 1, 2, 3  # the faults that ``sweep`` can find
FAULTS = ("", "no move is offered", "offered and refused, or neither", "the game does not end")


class Found(Record):
    """What a sweep found: how many decisions there were, and the first fault with its seed, decision and action."""

    chance = Row(WORDS, kind=np.int64)
    decisions = Number(np.int64)
    fault = Row(4, kind=np.int64)


@rule
def mix(h: int, number: int) -> int:
    """One more number in a fingerprint."""
    return (h * 1000003 + (number & 0xFFFFFFFF)) % PRIME


@rule
def mix_all(h: int, numbers: Ints) -> int:
    """A row of numbers in a fingerprint."""
    for k in range(numbers.shape[0]):
        h = mix(h, numbers[k])
    return h


@rule
def mix_log(h: int, log: Log | None) -> int:
    """What was said and drawn in a fingerprint; the log is then empty again."""
    if log is not None:
        for k in range(log.n):
            for j in range(EVENT):
                h = mix(h, log.event[k, j])
        for k in range(log.drawn):
            h = mix(mix(h, log.outcome[k, 0]), log.outcome[k, 1])
        log.n = 0
        log.drawn = 0
    return h


@rule
def fingerprint(
    s: Any, words: Ints, cards: Any, options: Any, moves: Moves, log: Log | None, chance: Ints, seed: int
) -> int:
    """One random game as a number: every state, every list of moves, all that is said and drawn, the scores.

    ``s`` is all zeros and ``words`` are its memory as int32, so that nothing of it is left out.
    """
    seed_rng(chance, seed, PLAYERS)
    game.new_game(s, cards, options, seed, log)
    h = mix_log(mix_all(1, words), log)
    for _ in range(LONGEST):
        if game.over(s):
            break
        game.legal(s, cards, moves)
        for k in range(moves.n):
            h = mix(h, moves.action[k])
        game.apply(s, cards, moves.action[below(chance, moves.n)], log)
        h = mix_log(mix_all(h, words), log)
    for seat in range(s.players):
        h = mix(h, game.score(s, cards, seat))
    return h


@rule
def offered(moves: Moves, action: int) -> bool:
    """Is the action among the moves?"""
    for k in range(moves.n):
        if moves.action[k] == action:
            return True
    return False


@rule
def fault_at(s: Any, cards: Any, moves: Moves, found: Found) -> int:
    """0, or what is wrong with the moves offered at a decision."""
    if moves.n == 0:
        return EMPTY
    for action in range(-BEYOND, moves.action.shape[0] + BEYOND):
        if (game.why_not(s, cards, action) == 0) != offered(moves, action):
            found.fault[3] = action
            return WRONG
    return 0


@rule
def sweep(states: Any, cards: Any, options: Any, moves: Moves, found: Found, first: int, last: int) -> None:
    """Random games of the seeds from first to last - 1, ended at the first fault.

    ``states`` are two, the second all zeros.  ``found.fault`` is filled with fault, seed, decision, action.
    """
    for seed in range(first, last):
        states[0] = states[1]
        s = states[0]
        seed_rng(found.chance, seed, PLAYERS)
        game.new_game(s, cards, options, seed, None)
        n = 0
        while not game.over(s):
            game.legal(s, cards, moves)
            fault = fault_at(s, cards, moves, found)
            n += 1
            if fault == 0 and n > LONGEST:
                fault = ENDLESS
            if fault != 0:
                found.fault[0] = fault
                found.fault[1] = seed
                found.fault[2] = n
                return
            game.apply(s, cards, moves.action[below(found.chance, moves.n)], None)
        found.decisions += n
