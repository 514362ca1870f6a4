"""A bot that looks one play ahead with the learned chance to win: ``core.rule.specialised`` binds it to a game.

It tries every action on some deals of what its seat cannot know, the same for all actions, goes on as the greedy bot
to the end of its turn, and takes what gives the best chance on average.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from doghouse.bots.loops import LIVE
from doghouse.core.moves import Moves
from doghouse.core.record import Ints
from doghouse.core.rule import rule

game = ModuleType("game")  # bound by specialised(): a game's bot module,
values = ModuleType("values")  # and its chances to win

DEALT, TRIAL = 1, 2  # the places of the states, after the live one
STATES = 3
STEPS = 64  # to the end of a turn, at most


@rule
def decide(
    states: Any,
    cards: Any,
    moves: Moves,
    room: Any,
    rng: Ints,
    weights: Any,
    row: Ints,
    out: Any,
    sums: Any,
    deals: int,
) -> int:
    """The action for the player who decides in the live state, which stays as it is, judged on so many deals.

    ``room`` is the greedy bot's, ``row`` and ``out`` are as in ``values.chances``; ``sums`` has place for a number for
    each action, float64.
    """
    game.rules.legal(states[LIVE], cards, moves)
    n = moves.n
    if n == 1:
        return moves.action[0]
    me = states[LIVE].player
    sums[:n] = 0
    for _ in range(deals):
        states[DEALT] = states[LIVE]
        game.rules.redeal(states[DEALT], cards, me, rng)
        for m in range(n):
            states[TRIAL] = states[DEALT]
            s = states[TRIAL]
            game.rules.legal(s, cards, moves)
            game.rules.apply(s, cards, moves.action[m], None)
            finish(s, cards, moves, room, rng, me)
            values.chances(s, cards, weights, row, out)
            sums[m] += out[me]
    game.rules.legal(states[LIVE], cards, moves)
    best = 0
    for m in range(n):
        if sums[m] > sums[best]:
            best = m
    return moves.action[best]


@rule
def finish(s: Any, cards: Any, moves: Moves, room: Any, rng: Ints, me: int) -> None:
    """Go on as the greedy bot as long as the same player decides; nothing there is hidden from it any more."""
    for _ in range(STEPS):
        if game.rules.over(s) or s.player != me:
            return
        game.rules.legal(s, cards, moves)
        action = moves.action[0]
        if moves.n > 1:
            action = game.greedy(s, cards, moves, room, rng)
        game.rules.apply(s, cards, action, None)
