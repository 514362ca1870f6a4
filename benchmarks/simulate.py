"""Many games between bots, as ``doghouse simulate`` plays them: one thread and two, in pairs in one run."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from benchmarks.table import Table

from doghouse.games import GAMES, load
from doghouse.lab import simulate

PAIRS = 7
TABLES = {
    "four random": (["random"] * 4, 20_000),
    "greedy, three random": (["greedy", *["random"] * 3], 2_000),
    "four greedy": (["greedy"] * 4, 500),
}


def measured(name: str, players: list[str], games: int) -> list[str]:
    """Nanoseconds a decision, games a second with one thread and with two, and the gain."""
    game = load(name)
    pairs = [[simulate(game, players, games, seed, threads=threads) for threads in (1, 2)] for seed in range(PAIRS)]
    one, two = zip(*pairs, strict=True)
    gain = statistics.median(b.games_per_second / a.games_per_second for a, b in pairs)
    speeds = [statistics.median(result.games_per_second for result in results) for results in (one, two)]
    ns = statistics.median(result.ns_per_decision for result in one)
    return [f"{ns:,.0f}", *(f"{speed:,.0f}" for speed in speeds), f"{gain:.2f}"]


def measure() -> Iterator[Table]:
    """The tables of this module, one a game."""
    heads = ["", "ns a decision", "games a second", "with two threads", "times"]
    note = f"medians of {PAIRS} pairs; target: 1.9 times"
    for name in GAMES:
        rows = [[who, *measured(name, *table)] for who, table in TABLES.items()]
        yield Table(f"doghouse simulate {name}", heads, rows, note)
