"""How a command fails: one clear line for people, and an exit code for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from doghouse.core.lines import closest, shown

REFUSED = 1  # a move that the rules forbid
WRONG = 2  # what was asked for makes no sense
INTERRUPTED = 130  # Ctrl-C, as shells count it


class Wrong(Exception):
    """What was asked for cannot be done; the message says why, for whoever asked."""


def complain(message: str) -> int:
    """Say in one line what is wrong; the exit code."""
    print(f"doghouse: {' '.join(message.split())}", file=sys.stderr)
    return WRONG


def chosen(kind: str, given: str, known: Iterable[str]) -> str:
    """One of the names that are known; ``Wrong`` with the nearest of them for anything else."""
    names = list(known)
    if given in names:
        return given
    if len(alike := [name for name in names if name.casefold() == given.casefold()]) == 1:
        return alike[0]
    near = closest(given.casefold(), names)
    hint = f" (did you mean {near}?)" if near else ""
    raise Wrong(f"no {kind} is called {shown(given)}{hint}; there are: {', '.join(names)}")
