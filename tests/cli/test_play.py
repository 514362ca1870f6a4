"""A game in the terminal, answered line by line."""

from __future__ import annotations

import builtins
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Command, Ended

Answer = Callable[[Iterator[str]], Callable[..., str]]


@pytest.fixture
def game(doghouse: Command, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Plays game 5 against random bots with these answers; when they are used up, the input ends."""

    def played(answers: Iterator[str] | list[str], *more: object) -> Ended:
        lines = iter(answers)

        def answer(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        return doghouse("play", "barking", "--bots", "random,random", "--seed", 5, "--name", "Ana", *more)

    return played


def dice() -> Iterator[str]:
    """Answers without any sense: numbers, and now and then what is chosen is done."""
    draw = random.Random(4)
    for _ in range(20_000):
        yield draw.choice(["", "", "0", "1", str(draw.randint(1, 16)), f"{draw.randint(2, 9)} {draw.randint(4, 16)}"])


def test_the_table_fits_a_small_terminal(game: Callable[..., Ended]) -> None:
    ended = game([])
    assert ended.code == 0
    assert max(map(len, ended.out.splitlines())) <= 80
    assert len(ended.out.splitlines()) <= 24
    for part in ("Round 1 of 5", "Hand:", "Bruno", "Your turn", " 1 Pass", "You leave the game."):
        assert part in ended.out


def test_a_whole_game_is_played_and_written_down(game: Callable[..., Ended], doghouse: Command, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    ended = game(dice(), "--record", record)
    assert (ended.code, ended.err) == (0, "")
    assert re.search(r"^(\w+ wins?|.* share the win) with \d+ points\.$", ended.out, re.M)
    again = doghouse("replay", record)
    assert again.code == 0
    # The person's "You" is "Ana" to everybody else.
    assert again.out.splitlines()[-1].split()[-2:] == ended.out.splitlines()[-2].split()[-2:]


def test_a_play_is_made_part_by_part(game: Callable[..., Ended]) -> None:
    ended = game(["3", "7", "", "q"])
    assert "Chosen: Borzoi. Would lead: " in ended.out
    assert "That is no whole move yet" in ended.out
    assert "Chosen: Borzoi > Boxes. Would lead: Boxes" in ended.out
    assert "Borzoi: Boxes\n" in ended.out


def test_another_item_takes_the_place_of_the_first_and_0_starts_again(game: Callable[..., Ended]) -> None:
    ended = game(["3 6", "7", "0", "", "q"])
    assert "Chosen: Borzoi > Bicycle" in ended.out
    assert "Chosen: Borzoi > Boxes" in ended.out
    assert "Nothing is chosen yet." in ended.out


def test_a_play_may_be_written_in_words(game: Callable[..., Ended]) -> None:
    ended = game(["borzoi > boxes", "q"])
    assert "Borzoi: Boxes\n" in ended.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("borzoi chihuahua > boxes", "BT-20  Only one breed may bark in one play"),
        ("3 3", "BT-00"),
        ("3 4 6", "BT-20"),
        ("3 2", "BT-27"),
        ("wolf > boxes", "'wolf'"),
        ("Bruno: pass", "somebody else"),
        ("pass; pass", "One move at a time"),
        ("99", "There is no choice 99"),
        ("9" * 400, "There is no choice"),
        ("²", "is not known here"),
        ("?", "Choose by numbers"),
        ("?22", "BT-22  A breed that is barking"),
        ("?nothing", "Choose by numbers"),
        ("t", "Round 1 of 5"),
        ("[bold]", "'[' is not known"),
    ],
)
def test_what_cannot_be_done_says_why_and_asks_again(game: Callable[..., Ended], line: str, said: str) -> None:
    ended = game([line, "pass", "q"])
    assert ended.code == 0
    start, _, rest = ended.out.partition("leaves.")
    assert start
    assert said in rest
    assert "You pass." in rest


def test_the_terminals_language_is_spoken(game: Callable[..., Ended]) -> None:
    ended = game(["3 7", "", "q"], "--language", "de")
    assert "Gewählt: Barsoi > Kartons" in ended.out
    assert "Du bellst" in ended.out


def test_the_same_seed_deals_the_same_cards(game: Callable[..., Ended]) -> None:
    assert game([]).out == game([]).out
    assert game([]).out != game([], "--seed", 6).out


def test_no_numba_is_loaded_for_a_person_who_plays_simple_bots() -> None:
    code = """
import io, sys
from doghouse.cli.main import run
sys.stdin = io.StringIO("pass\\nq\\n")
assert run(["play", "barking", "--bots", "greedy,random"]) == 0
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
