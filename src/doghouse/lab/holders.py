"""Wins counted by what a seat has at the end: its character, the cards it gained."""

from __future__ import annotations

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
        # Had and won, one below the other; whole numbers far below 2**53, so that nothing is rounded.
        self._counts = {thing.name: np.zeros((2, NUMBERS)) for thing in things}

    def add(self, ends: npt.NDArray[Any], won: Table) -> None:
        """Count the ends of some games; ``won[g, seat]`` are the parts that each seat won of the g-th."""
        if not self._things:
            return
        rows: Any = won  # numpy's, for everybody but the rules
        # For every seat: 1, and what it won; sums of 24 bits, so that nothing is rounded.
        parts = np.ones((2, len(ends) * self._players), np.float32)
        parts[1] = rows[: len(ends), : self._players].reshape(-1)
        for thing in self._things:
            field = ends[thing.field][:, : self._players]
            counts = self._counts[thing.name]
            if field.ndim == 3:
                has = (field != 0).reshape(-1, field.shape[2]).astype(np.float32)
                counts[:, : has.shape[1]] += parts @ has
            else:
                numbers = field.reshape(-1)
                counts += [np.bincount(numbers, weights, NUMBERS) for weights in parts]

    def merge(self, other: Holders) -> None:
        """Add what another counted."""
        for thing in self._things:
            self._counts[thing.name] += other._counts[thing.name]

    def shares(self) -> Mapping[str, Mapping[int, Share]]:
        """The share of wins of those who had it, by name and number; what nobody had is left out."""
        return {thing.name: self._shares(thing.name) for thing in self._things}

    def _shares(self, name: str) -> Mapping[int, Share]:
        had, won = self._counts[name].tolist()
        return {k: share(won[k] / SHARE, int(had[k])) for k in range(NUMBERS) if had[k]}
