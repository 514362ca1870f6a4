"""How long each level takes for a whole play while every core is kept busy by another program, as a table asks it to.

Positions come from games between greedy bots; where there is but one play nobody is asked.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

from benchmarks.table import Table

from doghouse import bots
from doghouse.games import GAMES, Game, load
from doghouse.server.thinking import thought_out
from doghouse.server.warm import warmed
from doghouse.table.match import HOUSE, Header, Match

PLAYERS = 4
PLAYS = 40  # of each level in each game
WANTED = 1.5  # times the level's time
BUSY = "while True: pass"


@contextmanager
def busy_cores() -> Iterator[None]:
    """A program that does nothing but compute for each core."""
    programs = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def positions(game: Game) -> Iterator[tuple[Match, int]]:
    """Matches whose seat has more than one play, one after the other, for ever."""
    rules, seed = warmed(game), 0
    names = tuple(map(str, range(min(PLAYERS, game.max_players))))
    while True:
        seed += 1
        match = Match(game, Header(game.name, game.version, HOUSE, game.usual, seed, names))
        match.use(rules)
        while (seat := match.duty()) is not None:
            play = match.forced()
            if play is None:
                yield match, seat
                play = thought_out(match, seat, bots.NAMED["greedy"], match.version)
            match.commit(match.prepare(seat, play))


def seconds(places: Iterator[tuple[Match, int]], player: bots.Player) -> list[float]:
    """How long the player takes at the next positions."""
    found = []
    for seed, (match, seat) in enumerate(islice(places, PLAYS)):
        start = time.perf_counter()
        thought_out(match, seat, player, seed)
        found.append(time.perf_counter() - start)
    return found


def row(game: Game, places: Iterator[tuple[Match, int]], player: bots.Player) -> list[str]:
    """What was measured of a level in a game."""
    took = seconds(places, player)
    times = sum(one * 1000 > WANTED * player.ms for one in took)
    return [
        game.name,
        player.name,
        f"{player.ms} ms",
        f"{statistics.median(took) * 1000:.0f} ms",
        f"{max(took) * 1000:.0f} ms",
        f"{max(took) * 1000 / player.ms:.2f}",
        f"{times} of {PLAYS}",
    ]


def measure() -> Table:
    """The table of this module."""
    places = {name: positions(load(name)) for name in GAMES}
    for one in places.values():  # compiling comes before the load
        next(one)
    with busy_cores():
        rows = [row(load(name), places[name], player) for name in GAMES for player in bots.LEVELS.values()]
    columns = ["game", "level", "its time", "median", "longest", "longest / time", f"over {WANTED}"]
    note = f"{PLAYS} plays each, {os.cpu_count()} other programs computing; wanted: at most {WANTED} times its time"
    return Table("A whole play of each level on a loaded machine", columns, rows, note)
