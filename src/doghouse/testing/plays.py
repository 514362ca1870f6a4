"""Whole plays chosen at random, the way a person makes them: part after part, out of what may be added."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doghouse.table.match import Match

ATTEMPTS = 100  # plays begun, before it is called a fault that none becomes whole


def some_play(match: Match, choose: Callable[[list[int]], int]) -> tuple[int, ...]:
    """A legal play of the seat that decides: parts are added until it is whole, and now and then one more."""
    for _ in range(ATTEMPTS):
        play = _grown(match, choose)
        if play is not None:
            return play
    raise AssertionError(f"version {match.version}: parts that may be added never become a whole play")


def _grown(match: Match, choose: Callable[[list[int]], int]) -> tuple[int, ...] | None:
    """One attempt; ``None`` when nothing more can be added to a play that is not whole.

    A second item would take the place of the first, as when a person taps another one.
    """
    seat = match.duty()
    assert seat is not None, "the game is over"
    chosen: list[int] = []
    while True:
        ask: Any = match.consider(seat, chosen)
        placed = any(part["part"] == "item" and part["action"] in chosen for part in ask["parts"])
        free = [part for part in ask["parts"] if not part["no"] and not (placed and part["part"] == "item")]
        open_parts = [part["action"] for part in free]
        if ask["ready"] and (not open_parts or choose([0, 1])):
            return tuple(ask["play"])
        if not open_parts:
            return None
        chosen.append(choose(open_parts))
