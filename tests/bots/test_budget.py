"""A search by the clock keeps to its time, though how long a simulation takes is known from the last ones only."""

from __future__ import annotations

import pytest

from doghouse.bots import minds
from doghouse.bots.minds import Tree

BUDGET = 0.02


class Clock:
    """A tree whose first simulation takes so many seconds and every other one so many more, and nothing else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, first: float, later: float) -> None:
        self.now, self.done, self._times = 0.0, 0, (first, later)
        self.tree = Tree.__new__(Tree)
        self.tree._rate = 0.0
        monkeypatch.setattr(self.tree, "grow", self._grow)
        monkeypatch.setattr(minds.time, "perf_counter", lambda: self.now)

    def _grow(self, n: int) -> int:
        for _ in range(n):
            self.now += self._times[self.done > 0]
            self.done += 1
        return n


@pytest.mark.parametrize(("first", "later"), [(0.00003, 0.0002), (0.0005, 0.0001), (0.001, 0.001)])
def test_simulations_that_take_longer_than_the_first_do_not_overrun_the_time(
    monkeypatch: pytest.MonkeyPatch, first: float, later: float
) -> None:
    clock = Clock(monkeypatch, first, later)
    assert clock.tree.grow_until(BUDGET) == clock.done
    assert BUDGET <= clock.now < 1.1 * BUDGET
    assert clock.done > 0.9 * BUDGET / max(first, later)


@pytest.mark.parametrize(("ahead", "share"), [(1.0, 0.5), (0.5, 2 / 3), (0.0, 1.0)])
def test_a_search_is_settled_when_the_time_left_cannot_change_its_answer(
    monkeypatch: pytest.MonkeyPatch, ahead: float, share: float
) -> None:
    clock = Clock(monkeypatch, 0.0001, 0.0001)
    monkeypatch.setattr(clock.tree, "lead", lambda: int(ahead * clock.done))
    clock.tree.grow_until(100 * BUDGET)
    assert clock.done == pytest.approx(20_000, rel=0.02)
    clock.now, clock.done = 0.0, 0
    clock.tree.grow_until(100 * BUDGET, settle=True)
    assert clock.done == pytest.approx(20_000 * share, rel=0.02)
