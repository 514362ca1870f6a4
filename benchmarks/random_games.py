"""Random play of any game, for the clock: loops of rules, bound to one game by ``doghouse.core.rule.specialised``."""

from __future__ import annotations

from types import ModuleType

import numpy.typing as npt

from doghouse.core.chance import MASK, below, seed_rng
from doghouse.core.moves import Moves
from doghouse.core.record import Ints, Record
from doghouse.core.rule import rule

game = ModuleType("game")  # bound by specialised()

OTHER = 3  # the row of the players' generator: not one of the game's own


@rule
def random_games(
    states: npt.NDArray, cards: Record, options: Record, moves: Moves, rng: Ints, games: int, seed: int
) -> tuple[int, int]:
    """Play games at random; how many decisions that took, and a fold of all that was done.

    ``states`` has room for two; the second stays blank.
    """
    decisions = 0
    h = 0
    for g in range(games):
        states[0] = states[1]
        s = states[0]
        game.new_game(s, cards, options, seed + g, None)
        seed_rng(rng, seed + g, OTHER)
        while not game.over(s):
            game.legal(s, cards, moves)
            a = moves.action[below(rng, moves.n)]
            h = (h * 1000003 + s.player * 100 + a) & MASK
            game.apply(s, cards, a, None)
            decisions += 1
        for p in range(s.players):
            h = (h * 1000003 + game.score(s, cards, p)) & MASK
    return decisions, h


@rule
def clones(states: npt.NDArray, n: int) -> int:
    """Copy a state to and fro, each copy changed so that none can be left out."""
    for _ in range(n):
        states[0] = states[1]
        states[1].spot = (states[0].spot + 1) & 7
    return states[1].spot
