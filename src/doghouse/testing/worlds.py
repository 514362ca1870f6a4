"""Two games of different seeds of which a viewer was told the same: what differs between them is hidden.

Nothing is dealt anew here, and no field is known by name: two games are played forward by moves that are legal in
both, the second with the first one's outcomes of chance where the viewer was told them, and its own where not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from doghouse.core.log import Log, outcomes
from doghouse.table.match import Step
from doghouse.testing.chances import Do, done, otherwise, unseen
from doghouse.testing.setting import Setting
from doghouse.testing.surfaces import Inside, Viewer

TRIES = 20  # other outcomes tried until the viewer is told nothing of the difference
DEAL = -1  # stands for an action
Pair = tuple[Inside, Inside]
Row = list[int]


class Forward:
    """Pairs of games with the same history as the viewer was told it, from the deal until they have to part."""

    def __init__(self, setting: Setting, seeds: tuple[int, int], viewer: Viewer) -> None:
        self.setting, self.seeds, self.viewer = setting, seeds, viewer
        self.rng = random.Random(seeds[0])

    def __iter__(self) -> Iterator[Pair]:
        pair = self._both([self.setting.game.state.State.new() for _ in self.seeds], DEAL)
        while pair is not None:
            yield pair
            pair = self._next(pair)

    def _next(self, pair: Pair) -> Pair | None:
        """A move that is legal in both, if there is one after which there is another."""
        shared = self._shared(pair)
        self.rng.shuffle(shared)
        for action in shared:
            found = self._both([inside.state for inside in pair], action)
            if found is not None and (self.setting.over(found[0].state) or self._shared(found)):
                return found
        return None

    def _shared(self, pair: Pair) -> list[int]:
        one, other = (self.setting.legal(inside.state) for inside in pair)
        return [action for action in one if action in other]

    def _move(self, seed: int, action: int) -> Do:
        setting = self.setting
        if action == DEAL:
            return lambda state, log: setting.rules.new_game(state, setting.cards, setting.options, seed, log)
        return lambda state, log: setting.apply(state, action, log)

    def _told_the_same(self, rows: Sequence[Row], others: Sequence[Row]) -> bool:
        """Of every row of a log there is one event, so only rows that differ are told, and the first settles it."""
        return len(rows) == len(others) and all(
            row == other or self._told(row) == self._told(other) for row, other in zip(rows, others, strict=True)
        )

    def _told(self, row: Row) -> object:
        return self.setting.game.view.events([row], self.setting.deck, self.viewer)

    def _both(self, states: Sequence[Any], action: int) -> Pair | None:
        """A move in both games such that the viewer is told the same; ``None`` when that cannot be had."""
        here, there = (self._move(seed, action) for seed in self.seeds)
        _, log = done(states[0], here, ())
        said, drawn = rows_of(log), outcomes(log)
        hidden = unseen(states[0], here, drawn, lambda _, log: self._told_the_same(said, rows_of(log)), self.rng)
        for _ in range(TRIES):
            tape = otherwise(states[1], there, drawn, hidden, self.rng)
            if tape is not None:
                after, log = done(states[1], there, tape)
                if self._told_the_same(said, rows_of(log)):
                    return self._inside(0, action, *done(states[0], here, drawn)), self._inside(1, action, after, log)
        return None

    def _inside(self, which: int, action: int, state: Any, log: Log) -> Inside:
        return Inside(state, log, self.setting.header(self.seeds[which]), Step(0, (action,), outcomes(log)))


def rows_of(log: Log) -> list[Row]:
    """What a log says, as numbers."""
    rows: list[Row] = np.asarray(log.event)[: log.n].tolist()
    return rows
