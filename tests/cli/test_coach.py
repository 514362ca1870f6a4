"""The coach in the terminal: hints when they are asked for, a look back when it is wanted, and at any record."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from doghouse.cli import bots, coach
from doghouse.games import Game, load
from doghouse.server import coaching
from doghouse.table import record

if TYPE_CHECKING:
    from conftest import Command, Ended
    from doghouse.table.match import Match

RECORDS = {"barking": "two-players.txt", "treat-please": "treat-please.txt", "treehouse-diner": "treehouse-diner.txt"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: the code is there at once, and the coach answers without thinking."""
    monkeypatch.setattr(bots, "compiling", lambda name: [sys.executable, "-c", ""])
    monkeypatch.setattr(bots, "warmed", another)
    monkeypatch.setattr(Game, "compiled", lambda game: game.rules)

    def hint(match: Match) -> Any:
        seat = int(match.state.player)  # type: ignore[attr-defined]
        said = [{"play": [0], "chance": chance, "parts": match.parts(seat, [0])} for chance in (0.541, 0.4)]
        return {"plays": said, "reason": "cats"}

    monkeypatch.setattr(coaching, "hint", hint)


def another(game: Game) -> Any:
    """The rules as they are, in a module that is another one."""
    native = type(sys)("native")
    vars(native).update(vars(game.rules))
    return native


@pytest.fixture
def play(doghouse: Command, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Plays a game of Barking with these answers; then the input ends."""

    def played(answers: Iterator[str], *more: str) -> Ended:
        def answer(prompt: str = "") -> str:
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        return doghouse("play", "barking", "--bots", "greedy", "--seed", 5, "--name", "Ana", *more)

    return played


def patiently(*words: str) -> Iterator[str]:
    """The first word, a moment for the code to be there, the others."""
    import time

    yield words[0]
    time.sleep(1.5)
    yield from words[1:]


@pytest.mark.parametrize("word", ["h", "hint", "Tipp"])
def test_a_hint_is_told_as_soon_as_there_is_a_coach(play: Callable[..., Ended], word: str) -> None:
    ended = play(patiently(word, word))
    cold, _, warm = ended.out.partition("The coach is still warming up.")
    assert "Best:" not in cold
    assert "Best: Pass (54\u00a0% to win).\nWhat speaks for it most: your cats.\nOr: Pass (40\u00a0%)." in warm


def test_a_hint_in_german(play: Callable[..., Ended]) -> None:
    ended = play(patiently("tipp", "tipp"), "--language", "de")
    assert "Am besten: Passen (54\u00a0% Siegchance)." in ended.out


def test_when_compiling_fails_that_is_said(play: Callable[..., Ended], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "compiling", lambda name: [sys.executable, "-c", "raise SystemExit(3)"])
    assert "The coach cannot warm up here." in play(patiently("hint", "hint")).out


def a_review(match: Match, seat: int) -> Any:
    """The first play of a seat cost a quarter."""
    v = next(k for k, step in enumerate(match.steps) if step.seat == seat)
    then = match.at(v)
    play = list(match.steps[v].play)
    told = {"play": play, "chance": 0.25, "parts": then.parts(seat, play)}
    reason = next(iter(match.game.features.NAMES)).partition("/")[0]
    mistake = {"v": v, "played": told, "better": {**told, "chance": 0.5}, "reason": reason, "view": {}}
    return {"seat": seat, "curve": [(0, 0.25), (v, 0.5), (match.version, 1.0)], "mistakes": [mistake]}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_looked_back_at(
    doghouse: Command, records: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setattr(coaching, "review", a_review)
    file = records / RECORDS[name]
    match = record.read(file.read_text(encoding="utf-8"))
    ended = doghouse("review", file, "--seat", match.names[1], "--language", language)
    assert ended.code == 0
    head, curve, *lines = ended.out.splitlines()
    assert match.names[1] in head
    assert curve.strip() == "▃▅█"
    assert "25\u00a0%" in lines[0]
    assert [("25\u00a0%" in line, "50\u00a0%" in line) for line in lines[1:3]] == [(True, False), (False, True)]
    part = next(iter(load(name).features.NAMES)).partition("/")[0]
    assert load(name).words.words(language).say(f"part-{part}") in lines[3]


def test_a_game_without_mistakes_is_praised(doghouse: Command, records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        coaching, "review", lambda match, seat: {"seat": 0, "curve": [(0, 0.5), (9, 1)], "mistakes": []}
    )
    assert "Well played!" in doghouse("review", records / "two-players.txt").out


def test_who_is_not_in_the_record_has_no_review(doghouse: Command, records: Path) -> None:
    ended = doghouse("review", records / "two-players.txt", "--seat", "Nobody")
    assert ended.code == 2
    assert "Nobody" in ended.err


@pytest.mark.parametrize(("chances", "bars"), [([0, 1], "▁█"), ([0.124, 0.126, 0.99], "▁▂█"), ([], "")])
def test_a_sparkline_has_a_bar_for_each_chance(chances: list[float], bars: str) -> None:
    assert coach.sparkline(chances) == bars
