"""What the commands that play many games have in common: how many, and a bar that shows how far they are."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from doghouse.cli.errors import Wrong

MOST_GAMES = 1 << 31
MOST_THREADS = 256
SEEDS = 1 << 64


def within(name: str, number: int, low: int, high: int) -> None:
    """``Wrong`` for a number that an option cannot have."""
    if not low <= number <= high:
        raise Wrong(f"{name}: a whole number from {low} to {high} was expected, not {number}")


@contextmanager
def progress_bar(games: int, *, shown: bool, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives what is to be called after every few games, or with 0 when the first begin; a bar on a terminal.

    So many games as are ``done`` already are shown from the start.
    """
    if not shown:
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # A game may take minutes: how long the rest will take is told from half an hour of them.
    with Progress(console=Console(stderr=True), transient=True, speed_estimate_period=1800) as bar:
        task = bar.add_task("compiling", total=games, completed=done)
        lock, waiting, due = threading.Lock(), 0, 0.0

        def played(more: int) -> None:
            nonlocal waiting, due
            with lock:  # several threads play; drawing the bar every time would hold them up
                waiting += more
                if time.monotonic() >= due:
                    bar.update(task, advance=waiting, description="playing")
                    waiting, due = 0, time.monotonic() + 0.1

        yield played
