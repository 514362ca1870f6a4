"""Is what the coach says of the chance to win true?  Stated and found share of wins, by tenths, of greedy games."""

from __future__ import annotations

import os
import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from benchmarks.table import Table

from doghouse.bots import Mind, parse
from doghouse.bots.coach import Coach
from doghouse.bots.values import values_of
from doghouse.core.record import Record
from doghouse.games import GAMES, Game, load

PLAYERS = 4
PLAYED = 1000  # games of each game
TAKEN = 12  # decisions of each, at random
SIMULATIONS = 100  # from which the coach tells the chance
TENTHS = 10
Pair = tuple[float, float]


def sampled(game: Game, number: int) -> list[Pair]:
    """What the coach says at some decisions of a game, and what became of it."""
    cards, rules = game.cards.house().cards, game.compiled()
    state, options = game.state.State.new(), game.state.Options.new()
    options.players = PLAYERS
    for option in game.options:
        setattr(options, option.name, option.default)
    rules.new_game(state, cards, options, number, None)
    bot, chosen, met = Mind(game, cards, parse("greedy"), number), list[Record](), 0
    rng = random.Random(number)
    while not rules.over(state):
        met += 1
        if len(chosen) < TAKEN:
            chosen.append(state.copy())
        elif rng.random() * met < TAKEN:
            chosen[rng.randrange(TAKEN)] = state.copy()
        rules.apply(state, cards, bot.act(state), None)
    won = np.zeros(PLAYERS)
    values_of(game).win_shares(state, cards, won)
    coach = Coach(game, cards, number, SIMULATIONS)
    return [(coach.chance(s, s.player), float(won[s.player])) for s in chosen]  # type: ignore[attr-defined]


def row(game: str, pairs: list[Pair], tenth: int) -> tuple[str, ...]:
    """One tenth of one game."""
    mine = [(stated, found) for stated, found in pairs if min(int(stated * TENTHS), TENTHS - 1) == tenth]
    stated, found = (sum(column) / max(len(mine), 1) for column in (zip(*mine, strict=True) if mine else ((), ())))
    return game, f"{tenth * 10} to {tenth * 10 + 9} %", f"{len(mine):,}", f"{stated:.1%}", f"{found:.1%}"


def measure() -> list[Table]:
    """A table for each game; some ten minutes."""
    tables = []
    for name in GAMES:
        game = load(name)
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            pairs = [pair for some in pool.map(lambda n, g=game: sampled(g, n), range(PLAYED)) for pair in some]
        rows = [row(name, pairs, tenth) for tenth in range(TENTHS)]
        title = f"Chance to win, as the coach says, and as it came: {PLAYED:,} games of four greedy bots"
        tables.append(Table(title, ("", "stated", "decisions", "mean", "won"), rows))
    return tables
