"""How long compiling takes from an empty cache, rules and greedy bots of each game, and how large a state is."""

from __future__ import annotations

import os
import resource
import subprocess
import tempfile

from benchmarks.startup import COMMAND
from benchmarks.table import Table

from doghouse.games import GAMES, load

PLAY = ("--players", "greedy,greedy", "--games", "1")


def seconds(name: str) -> float:
    """Processor time of ``doghouse simulate``, one game between greedy bots, with nothing in the cache."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as cache:
        command = [COMMAND, "simulate", name, *PLAY]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "DOGHOUSE_CACHE": cache})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measure() -> Table:
    """The table; it takes a minute and a half."""
    rows = [[name, f"{seconds(name):.1f} s", f"{load(name).state.State.dtype_of.itemsize:,} bytes"] for name in GAMES]
    title = "Compiling rules and greedy bots from an empty cache, and the size of a state"
    note = "one run each; at most 30 s and 4,096 bytes"
    return Table(title, ["", "processor time", "state"], rows, note)
