"""Simulations a second of the tree search from the first decision of a game, as it is used and without knowledge."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor

from benchmarks.table import Table

from doghouse.bots import parse
from doghouse.bots.minds import Tree, search_of
from doghouse.core.rule import compiled
from doghouse.games import GAMES, Game, load

PLAYERS = 4
SECONDS = 2.0
SORTS = {"as it plays": "search:n=1", "greedy games to their end": "search:n=1/judge=0", "random games": "plain:n=1"}


def grown(game: Game, name: str, number: int) -> Tree:
    """A tree at the first decision of a four-player game, with everything compiled."""
    cards = game.cards.house().cards
    state = game.state.State.new()
    game.rules.new_game(state, cards, game.options_record(PLAYERS), 1, None)
    tree = Tree(game, compiled(search_of(game)), cards, parse(name), 1, number)
    tree.look(state, state.player)
    tree.grow(1)
    return tree


def rate(trees: list[Tree]) -> float:
    """Simulations in a second, all trees growing at once, each in a thread of its own."""
    with ThreadPoolExecutor(len(trees)) as pool:
        start = time.perf_counter()
        done = sum(pool.map(lambda tree: tree.grow_until(start + SECONDS), trees))
        return done / (time.perf_counter() - start)


def measure() -> Table:
    """The table; it takes a quarter of a minute when everything is compiled."""
    rows = []
    for sort, name in SORTS.items():
        for threads in sorted({1, os.cpu_count() or 1}):
            rates = [rate([grown(load(game), name, k) for k in range(threads)]) for game in GAMES]
            rows.append((f"{sort}, {threads} thread{'s' * (threads > 1)}", *(f"{one:,.0f}" for one in rates)))
    return Table("Simulations a second, from the first decision of a four-player game", ("", *GAMES), rows)
