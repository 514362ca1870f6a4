"""Wins counted by what a seat has at the end: its character, the cards it gained."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from doghouse.bots.loops import SHARE
from doghouse.core.record import Table
from doghouse.games import Held
from doghouse.lab.intervals import Share, share

NUMBERS = 128  # of one thing, at most


class Holders:
    """For each thing and each of its numbers: how many seats had it, and what they won, in parts of SHARE."""

    def __init__(self, things: Sequence[Held], players: int) -> None:
        self._things = things
        self._players = players
        self._had: dict[str, npt.NDArray[np.int64]] = defaultdict(lambda: np.zeros(NUMBERS, np.int64))
        self._won: dict[str, npt.NDArray[np.int64]] = defaultdict(lambda: np.zeros(NUMBERS, np.int64))

    def add(self, ends: npt.NDArray[Any], won: Table) -> None:
        """Count the ends of some games; ``won[g, seat]`` are the parts that each seat won of the g-th."""
        rows: Any = won  # numpy's, for everybody but the rules
        parts = np.asarray(rows)[: len(ends), : self._players]
        for thing in self._things:
            field = ends[thing.field][:, : self._players]
            has = field != 0 if field.ndim == 3 else field[:, :, None] == np.arange(NUMBERS)
            n = has.shape[2]
            self._had[thing.name][:n] += has.sum((0, 1))
            self._won[thing.name][:n] += np.einsum("gs,gsn->n", parts, has)

    def merge(self, other: Holders) -> None:
        """Add what another counted."""
        for thing in self._things:
            self._had[thing.name] += other._had[thing.name]
            self._won[thing.name] += other._won[thing.name]

    def shares(self) -> Mapping[str, Mapping[int, Share]]:
        """The share of wins of those who had it, by name and number; what nobody had is left out."""
        return {thing.name: self._shares(thing.name) for thing in self._things}

    def _shares(self, name: str) -> Mapping[int, Share]:
        had, won = self._had[name].tolist(), self._won[name].tolist()
        return {k: share(won[k] / SHARE, had[k]) for k in range(NUMBERS) if had[k]}
