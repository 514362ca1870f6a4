"""Is what the coach says of the chance to win true?  Stated and found share of wins, by tenths, of greedy games.

``python -m benchmarks.calibration GAME`` prints what would make it truer: the ``COACH_SCALES`` of that game, found in
other games than those that the benchmark looks at.
"""

from __future__ import annotations

import math
import os
import random
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from benchmarks.table import Table

from doghouse.bots import Mind, parse
from doghouse.bots.coach import Coach
from doghouse.bots.values import values_of
from doghouse.core.record import Record
from doghouse.games import GAMES, Game, load
from doghouse.lab import logit

PLAYERS = 4
PLAYED = range(1000)  # the numbers of the games
LEARNED = range(1000, 2000)  # of those from which scales are found
TAKEN = 12  # decisions of each, at random
SIMULATIONS = 300  # from which the coach tells the chance in a review
TENTHS = 10
Pair = tuple[float, float]


def played(game: Game, players: int, number: int) -> tuple[Record, list[Record]]:
    """The end of a game of greedy bots, and some of its decisions."""
    cards, rules = game.cards.house().cards, game.compiled()
    state = game.state.State.new()
    rules.new_game(state, cards, game.options_record(players), number, None)
    bot, chosen, met = Mind(game, cards, parse("greedy"), number), list[Record](), 0
    rng = random.Random(number)
    while not rules.over(state):
        met += 1
        if len(chosen) < TAKEN:
            chosen.append(state.copy())
        elif rng.random() * met < TAKEN:
            chosen[rng.randrange(TAKEN)] = state.copy()
        rules.apply(state, cards, bot.act(state), None)
    return state, chosen


def sampled(game: Game, players: int, number: int) -> list[Pair]:
    """What the coach says at some decisions of a game, and what became of it."""
    end, chosen = played(game, players, number)
    won = np.zeros(players)
    cards = game.cards.house().cards
    values_of(game).win_shares(end, cards, won)
    coach = Coach(game, cards, number, SIMULATIONS)
    return [(coach.chance(s, s.player), float(won[s.player])) for s in chosen]  # type: ignore[attr-defined]


def pairs(game: Game, players: int, numbers: Iterable[int]) -> list[Pair]:
    """The same of many games."""
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return [pair for some in pool.map(lambda number: sampled(game, players, number), numbers) for pair in some]


def scale(game: Game, players: int) -> tuple[float, float]:
    """The shift and slope that would have told best how the games ended from which they are found."""
    found = [(p, won) for p, won in pairs(game, players, LEARNED) if 0 < p < 1]
    x = np.array([[(1, math.log(p / (1 - p))), (0, 0)] for p, _ in found])
    shift, slope = logit.fit(x, np.array([(won, 1 - won) for _, won in found]))
    # The coach has scaled already: both together are one scale.
    before = game.features.COACH_SCALES[players]
    return float(shift + slope * before[0]), float(slope * before[1])


def row(game: str, found: list[Pair], tenth: int) -> tuple[str, ...]:
    """One tenth of one game."""
    mine = [pair for pair in found if min(int(pair[0] * TENTHS), TENTHS - 1) == tenth]
    stated, won = (sum(column) / max(len(mine), 1) for column in (zip(*mine, strict=True) if mine else ((), ())))
    return game, f"{tenth * 10} to {tenth * 10 + 9} %", f"{len(mine):,}", f"{stated:.1%}", f"{won:.1%}"


def measure() -> list[Table]:
    """A table for each game; some ten minutes."""
    tables = []
    for name in GAMES:
        found = pairs(load(name), PLAYERS, PLAYED)
        rows = [row(name, found, tenth) for tenth in range(TENTHS)]
        title = f"Chance to win, as the coach says, and as it came: {len(PLAYED):,} games of four greedy bots"
        tables.append(Table(title, ("", "stated", "decisions", "mean", "won"), rows))
    return tables


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        game = load(name)
        for players in range(game.min_players, game.max_players + 1):
            shift, slope = scale(game, players)
            print(f"{name}, {players} players: ({shift:.2f}, {slope:.2f})", flush=True)
