"""Bots of a level in the terminal: simple until their code is compiled beside the game, and what is said of that."""

from __future__ import annotations

import builtins
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from doghouse.bots import LEVELS, Player
from doghouse.cli import bots
from doghouse.games import Game, load

if TYPE_CHECKING:
    from conftest import Command, Ended

COLD = "The bots are still warming up. Until then they play simply."
WARM = "The bots are warm and think ahead from now on."
FAILED = "The bots cannot warm up here and go on playing simply."


def as_native(game: Game) -> ModuleType:
    """The rules as they are, in a module that is another one."""
    native = ModuleType("native")
    vars(native).update(vars(game.rules))
    return native


@pytest.fixture
def go(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """In place of compiling: the twin is there when this is set."""
    event = threading.Event()
    monkeypatch.setattr(bots, "compiling", lambda name: [sys.executable, "-c", ""])
    monkeypatch.setattr(bots, "warmed", lambda game: event.wait(10) and as_native(game))
    return event


@pytest.fixture
def play(doghouse: Command, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Plays game 5 against bots of these levels with these answers; then the input ends."""

    def played(answers: Iterator[str], levels: str) -> Ended:
        def answer(prompt: str = "") -> str:
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        return doghouse("play", "barking", "--bots", levels, "--seed", 5, "--name", "Ana")

    return played


def noted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """Every bot that is asked, and whether in compiled code; all decide as the greedy one."""
    asked: list[tuple[str, bool]] = []
    thought_out = bots.thought_out

    def note(match: bots.Match, seat: int, player: Player, seed: int) -> tuple[int, ...]:
        native = match.rules is not match.game.rules
        asked.append((player.name, native))
        match.use(match.game.rules)
        return thought_out(match, seat, player, seed)

    monkeypatch.setattr(bots, "thought_out", note)
    return asked


def passing(go: threading.Event) -> Iterator[str]:
    """One pass while the bots are cold; the others when they are warm."""
    yield "pass"
    go.set()
    time.sleep(0.3)
    yield from ["pass"] * 9


@pytest.mark.parametrize("level", LEVELS)
def test_bots_are_simple_until_they_are_warm_and_the_person_is_told(
    play: Callable[..., Ended], go: threading.Event, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    asked = noted(monkeypatch)
    ended = play(passing(go), f"{level},greedy")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count(COLD) == ended.out.count(WARM) == 1
    assert ended.out.index(COLD) < ended.out.index("You pass.") < ended.out.index(WARM)
    assert asked[0][1] is False
    # Once it is warm the match goes over, with everybody at it.
    assert any(native for _, native in asked)
    assert {name for name, _ in asked} == {level, "greedy"}


@pytest.mark.parametrize("level", LEVELS)
def test_who_takes_long_is_said_to_think_once_it_searches(
    play: Callable[..., Ended], go: threading.Event, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    noted(monkeypatch)
    ended = play(passing(go), level)
    cold, _, warm = ended.out.partition(WARM)
    assert "is thinking" not in cold
    assert ("Bruno is thinking …" in warm) is (LEVELS[level].ms >= bots.SLOW)


def test_when_compiling_fails_the_bots_stay_simple_and_that_is_said(
    play: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "compiling", lambda name: [sys.executable, "-c", "raise SystemExit(3)"])
    asked = noted(monkeypatch)

    def slowly() -> Iterator[str]:
        time.sleep(1)
        yield from ["pass"] * 9

    ended = play(slowly(), "champion")
    assert FAILED in ended.out
    assert not any(native for _, native in asked)


def test_whoever_leaves_ends_the_compiling() -> None:
    warming = bots.Warming(load("barking"))
    warming.stop()
    assert warming._process.wait(10) != 0


def test_ctrl_c_ends_a_game_in_which_a_bot_thinks(command: Path) -> None:
    code = f"""
import sys, time
from doghouse.cli import bots
from doghouse.cli.main import main
bots.thought_out = lambda *_: print("now", flush=True) or time.sleep(30)
sys.argv = [{str(command)!r}, "play", "barking", "--bots", "champion", "--option", "first=2"]
main()
"""
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert any(line == "now\n" for line in process.stdout)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=10)
    assert process.returncode == 130
    assert re.search("^doghouse: interrupted$", err, re.M)
