"""How soon something happens: import, a bot's first move without compiled code, a person's first move in the terminal.

Each is a process of its own, timed from its start.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.table import Table

from doghouse.games import GAMES

TIMES = 11
COMMAND = str(Path(sys.executable).with_name("doghouse"))
FIRST_MOVE = """
from doghouse import bots, games
game = games.load({name!r})
state, options = game.state.State.new(), game.options_record(min(4, game.max_players))
cards = game.cards.house().cards
game.rules.new_game(state, cards, options, 1, None)
game.rules.apply(state, cards, bots.choose(game, cards, state, state.player, "greedy", 1), None)
"""


def python(code: str) -> float:
    """Seconds that a process with this code takes."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def terminal() -> float:
    """Seconds from ``doghouse play`` until a pass that was typed at once is answered."""
    start = time.perf_counter()
    with subprocess.Popen(
        [COMMAND, "play", "barking", "--bots", "greedy,greedy,greedy", "--seed", "5", "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("pass\n")
        process.stdin.flush()
        for line in process.stdout:
            if "You pass." in line:
                break
        seconds = time.perf_counter() - start
        process.kill()
    return seconds


def first_move(name: str) -> str:
    """How long it is from the start of a process to a bot's first move."""
    code = FIRST_MOVE.format(name=name)
    return median(lambda: python(code))


def median(measured: Callable[[], float]) -> str:
    """The median of some runs, as text; the first run, which warms the disk, is left out."""
    measured()
    return f"{statistics.median(measured() for _ in range(TIMES)):.3f} s"


def measure() -> list[Table]:
    """The table of this module."""
    rows = [
        ["Python itself", median(lambda: python("")), ""],
        ["import doghouse", median(lambda: python("import doghouse")), "under 0.15 s"],
        *([f"a bot's first move, interpreted: {name}", first_move(name), "within 0.5 s"] for name in GAMES),
        ["doghouse play barking: the first move", median(terminal), "within 0.5 s"],
    ]
    return [Table("From the start of a process", ["", "measured", "target"], rows, f"medians of {TIMES} runs")]
