"""Positions of greedy play and how their games ended, for any game: ``core.rule.specialised`` binds this source.

Every other game has some random moves in it, for positions that greedy players do not come to.  What was kept before
a random move is forgotten: how the game ended says nothing fair about it.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from doghouse.bots.loops import BLANK, LIVE, Series
from doghouse.core.chance import below
from doghouse.core.moves import Moves
from doghouse.core.rule import rule

game = ModuleType("game")  # bound by specialised(): a game's bot module,
loops = ModuleType("loops")  # and the loops of its bots

ODD = 64  # of so many decisions that are real ones, one is made at random


@rule
def harvest(
    states: Any, cards: Any, options: Any, moves: Moves, room: Any, series: Series, kept: Any, rows: Any
) -> None:
    """Play the games of a series and keep some positions of each: spread evenly over its decisions, by chance.

    The k-th position of the g-th game, as each seat sees it, goes to ``rows[g, k]``, of shape ``(seats, features)``;
    ``kept[g]`` is how many there are.  ``series.won[g]`` says how the game ended, in parts of a win.
    """
    for g in range(series.games):
        kept[g] = play(states, cards, options, moves, room, series, series.first + g, rows[g])
        loops.count_end(states[LIVE], cards, series, series.first + g)


@rule
def play(states: Any, cards: Any, options: Any, moves: Moves, room: Any, series: Series, number: int, rows: Any) -> int:
    """One game; how many of its positions were kept.  A place is given away as in Vitter's algorithm R (1985)."""
    states[LIVE] = states[BLANK]
    s = states[LIVE]
    rng = series.rng
    loops.deal(s, cards, options, series, number)
    seen = 0
    while not game.rules.over(s):
        game.rules.legal(s, cards, moves)
        action = moves.action[0]
        if moves.n > 1:
            k = seen if seen < rows.shape[0] else below(rng, seen + 1)
            seen += 1
            if k < rows.shape[0]:
                for seat in range(s.players):
                    game.features(s, cards, seat, rows[k, seat])
            if number % 2 == 1 and below(rng, ODD) == 0:
                action = loops.any_of(moves, rng)
                seen = 0
            else:
                action = loops.best_of(states, cards, moves, room, rng)
        game.rules.apply(s, cards, action, None)
    return min(seen, rows.shape[0])  # type: ignore[no-any-return]
