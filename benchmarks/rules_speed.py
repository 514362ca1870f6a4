"""Random play of four beside the same rules by hand in C, in pairs in one run; the price of a copy; two threads."""

from __future__ import annotations

import statistics
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import numpy as np
from benchmarks import random_games
from benchmarks.table import Table

from doghouse import games
from doghouse.core.chance import WORDS
from doghouse.core.rule import compiled, specialised

PLAYERS = 4
GAMES = 20_000
PAIRS = 11
CLONES = 20_000_000
SOURCE = Path(__file__).parent / "c" / "barking.c"


class Player:
    """The buffers of one thread that plays at random."""

    def __init__(self) -> None:
        self.game = games.load("barking")
        state = self.game.state
        self.loop: ModuleType = compiled(specialised(random_games, self.game.name, game=self.game.rules))
        self.cards = self.game.cards.house().cards
        self.options = state.Options.new()
        self.options.players, self.options.first = PLAYERS, state.NOBODY
        self.states = state.State.batch(2)
        self.moves = state.Moves.new()
        self.rng = np.zeros(WORDS, np.int64)

    def play(self, n: int, seed: int) -> tuple[int, int, float]:
        """``n`` games: decisions, fingerprint, nanoseconds."""
        start = time.perf_counter_ns()
        decisions, fold = self.loop.random_games(self.states, self.cards, self.options, self.moves, self.rng, n, seed)
        return decisions, fold, time.perf_counter_ns() - start

    def clone(self, n: int) -> float:
        """Nanoseconds to copy a state, from ``n`` copies."""
        self.loop.clones(self.states, 1)
        start = time.perf_counter_ns()
        self.loop.clones(self.states, n)
        return (time.perf_counter_ns() - start) / n


def build_c(folder: str) -> str:
    """Compile the C program as its author would for his own machine."""
    program = f"{folder}/barking"
    subprocess.run(["cc", "-O3", "-march=native", "-o", program, str(SOURCE)], check=True)
    return program


def play_c(program: str, n: int, seed: int) -> tuple[int, int, float]:
    """The same games in C: decisions, fingerprint, nanoseconds."""
    said = subprocess.run([program, str(n), str(PLAYERS), str(seed)], check=True, capture_output=True, text=True)
    decisions, ns, fold = said.stdout.split()
    return int(decisions), int(fold), float(ns)


def against_c() -> Table:
    """Both play the same games, in turn; their fingerprints must be equal."""
    player = Player()
    player.play(1, 0)
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        program = build_c(folder)
        for k in range(PAIRS):
            decisions, fold, ns = player.play(GAMES, k * GAMES)
            in_c, fold_c, ns_c = play_c(program, GAMES, k * GAMES)
            if (decisions, fold) != (in_c, fold_c):
                raise AssertionError(f"C plays other games: {decisions} {fold} against {in_c} {fold_c}")
            ours.append(ns / decisions)
            theirs.append(ns_c / in_c)
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    mine, c = statistics.median(ours), statistics.median(theirs)
    per_game = decisions / GAMES
    rows = [
        ["C", f"{c:.0f}", f"{1e9 / c / per_game:,.0f}", "1.00"],
        ["rules, compiled", f"{mine:.0f}", f"{1e9 / mine / per_game:,.0f}", f"{ratio:.2f}"],
    ]
    note = f"median of {PAIRS} pairs of {GAMES:,} games; one thread; equal fingerprints; target: at most 1.40"
    return Table("Random play of four, Barking", ["", "ns a decision", "games a second", "times C"], rows, note)


def threads() -> Table:
    """Decisions a second of two threads against one, in pairs, and the price of a copy."""
    one, two = Player(), Player()
    one.play(1, 0)
    gains = []
    with ThreadPoolExecutor(2) as pool:
        for k in range(PAIRS):
            start = time.perf_counter()
            one.play(GAMES, k)
            alone = time.perf_counter() - start
            start = time.perf_counter()
            list(pool.map(lambda p: p.play(GAMES, 0), (one, two)))
            gains.append(2 * alone / (time.perf_counter() - start))
    rows = [
        ["two threads against one", f"{statistics.median(gains):.2f} times", "1.9 times"],
        ["copy of a state", f"{statistics.median(one.clone(CLONES) for _ in range(5)):.1f} ns", "under 20 ns"],
    ]
    return Table("Threads and copies, Barking", ["", "measured", "target"], rows, f"median of {PAIRS} pairs")


def measure() -> list[Table]:
    """The tables of this module."""
    return [against_c(), threads()]
