"""Bots that search by the clock: warm before they do, side by side, all in their time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from doghouse import bots, games
from doghouse.server import staff, twins
from doghouse.server.staff import SEARCHERS, Staff
from doghouse.server.twins import Twins
from doghouse.server.warm import warmed
from doghouse.table.match import HOUSE, Header, Match

LATE = Path(__file__).with_name("late.py")

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Site
    from doghouse.server.config import Config

PASS = (0,)


def a_match() -> Match:
    game = games.load("barking")
    return Match(game, Header("barking", game.version, HOUSE, {"first": 0}, 1, ("a", "b")))


class Nothing:
    """A store that only has to be closed."""

    def close(self) -> None:
        pass


def staff_with(rules: ModuleType | None) -> Staff:
    """A staff on duty; with rules Barking is warm."""
    made = Twins()
    if rules is not None:
        made._ready["barking"] = rules
    return Staff(Nothing(), made)  # type: ignore[arg-type]


class Noted:
    """In place of thinking: notes who thinks, for how many milliseconds at most, and how many at once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.budgets: list[int] = []
        self.most = self.now = 0
        self._lock = threading.Lock()

    def __call__(self, match: Match, seat: int, player: bots.Player, seed: int) -> tuple[int, ...]:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.budgets.append(player.ms)
        time.sleep(self.seconds)
        with self._lock:
            self.now -= 1
        return PASS


def ask(on_duty: Staff, *levels: str) -> list[float]:
    """All these bots are asked at once; after how many seconds each has answered."""
    start = time.monotonic()

    async def answered(level: str) -> float:
        await on_duty.bots_play(a_match(), 0, level)
        return time.monotonic() - start

    async def all_of_them() -> list[float]:
        return list(await asyncio.gather(*map(answered, levels)))

    try:
        return asyncio.run(all_of_them())
    finally:
        on_duty.close()


def test_few_searches_have_the_levels_whole_time(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(0.05)
    monkeypatch.setattr(staff, "thought_out", noted)
    ask(staff_with(games.load("barking").rules), *["champion"] * SEARCHERS)
    assert noted.budgets == [bots.LEVELS["champion"].ms] * SEARCHERS


def test_many_searches_share_threads_and_time(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(0.02)
    monkeypatch.setattr(staff, "thought_out", noted)
    ask(staff_with(games.load("barking").rules), *["champion"] * 5 * SEARCHERS)
    ms = bots.LEVELS["champion"].ms
    assert noted.most == SEARCHERS
    assert noted.budgets[0] == ms
    assert min(noted.budgets) == ms // 5
    # One thread's share of the line, from the first who had come alone to the last who saw them all.
    assert sum(noted.budgets) / SEARCHERS < 3 * ms


def test_who_goes_by_the_next_position_does_not_wait_for_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staff, "thought_out", lambda match, seat, player, seed: time.sleep(player.ms / 1000) or PASS)
    times = ask(staff_with(games.load("barking").rules), *["champion"] * SEARCHERS, "greedy")
    assert times[-1] < 0.5 < min(times[:-1])


@pytest.mark.parametrize("level", bots.LEVELS)
def test_until_it_is_warm_a_level_is_told_to_be_warming_and_does_not_search(level: str) -> None:
    cold, warm = staff_with(None), staff_with(games.load("barking").rules)
    assert cold.is_warming(a_match(), level)
    assert not warm.is_warming(a_match(), level)
    assert ask(cold, level)[0] < 5


@pytest.mark.parametrize("name", [*bots.SIMPLE, "a level of another time"])
def test_others_are_never_warming(name: str) -> None:
    assert not staff_with(None).is_warming(a_match(), name)


def test_everybody_at_a_table_hears_that_its_bots_are_warm(
    config: Config, serve: Callable[[Config], Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    go = {name: threading.Event() for name in games.GAMES}
    monkeypatch.setattr(twins, "compiling", lambda name: [sys.executable, "-c", ""])
    monkeypatch.setattr(twins, "warmed", lambda game: go[game.name].wait(5) and game.rules)
    table = serve(replace(config, compile=True)).open("me", "me", "clever", "greedy", first=0)
    device = table.sit(0)
    assert [seat["warming"] for seat in device.state["seats"]] == [False, False, True, False]
    go["barking"].set()
    assert not any(seat["warming"] for seat in device.hear("presence")["seats"])
    go["treat-please"].set()
    assert device.silent(1.0)
    go["treehouse-diner"].set()


@pytest.mark.parametrize("game", games.GAMES)
def test_no_call_at_a_table_meets_a_function_that_is_not_ready(game: str) -> None:
    late = subprocess.run([sys.executable, LATE, game], capture_output=True, text=True, check=False)
    assert (late.stdout, late.stderr, late.returncode) == ("", "", 0)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_level_gives_a_whole_play_in_about_its_time(level: str) -> None:
    game: Any = games.load("barking")
    seconds = ask(staff_with(warmed(game)), level)[0]
    assert seconds < 1.5 * bots.LEVELS[level].ms / 1000 + 0.5  # benchmarks/levels.py measures closely
