"""A search by the clock keeps to its time, though how long a simulation takes is known from the last ones only."""

from __future__ import annotations

import pytest

from doghouse.bots import minds
from doghouse.bots.minds import Tree

BUDGET = 0.02


@pytest.mark.parametrize(("first", "later"), [(0.00003, 0.0002), (0.0005, 0.0001), (0.001, 0.001)])
def test_simulations_that_take_longer_than_the_first_do_not_overrun_the_time(
    monkeypatch: pytest.MonkeyPatch, first: float, later: float
) -> None:
    now, done = 0.0, 0

    def grow(n: int) -> int:
        nonlocal now, done
        for _ in range(n):
            now += first if done == 0 else later
            done += 1
        return n

    tree = Tree.__new__(Tree)
    tree._rate = 0.0
    monkeypatch.setattr(tree, "grow", grow)
    monkeypatch.setattr(minds.time, "perf_counter", lambda: now)
    assert tree.grow_until(BUDGET) == done
    assert BUDGET <= now < 1.1 * BUDGET
    assert done > 0.9 * BUDGET / max(first, later)
