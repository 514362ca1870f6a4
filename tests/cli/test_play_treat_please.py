"""Treat, Please! in the terminal, answered line by line."""

from __future__ import annotations

import builtins
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from conftest import Command, Ended


@pytest.fixture
def game(doghouse: Command, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ended]:
    """Plays a game against random bots with these answers; when they are used up, the input ends."""

    def played(answers: Iterator[str] | list[str], *more: object) -> Ended:
        lines = iter(answers)

        def answer(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        return doghouse(
            "play", "treat-please", "--bots", "random,random", "--name", "Ana", "--option", "first=1", *more
        )

    return played


def dice() -> Iterator[str]:
    """Answers without any sense: a number, and what is chosen is done."""
    draw = random.Random(4)
    for _ in range(20_000):
        yield str(draw.randint(1, 24))
        yield ""


def number(ended: Ended, name: str) -> str:
    """The number before a card in the last table that was shown."""
    found: list[str] = re.findall(rf"(\d+) (?:\w+ +)?{re.escape(name)}", ended.out)
    return found[-1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_fits_a_small_terminal_with_nothing_cut(game: Callable[..., Ended], language: str) -> None:
    ended = game([], "--seed", 6, "--language", language)
    assert ended.code == 0
    assert max(map(len, ended.out.splitlines())) <= 80
    news, _, shown = ended.out.partition("\n\n")
    assert len(shown.splitlines()) <= 32
    assert "…" not in shown
    assert news.startswith("·")
    assert "Bruno" in shown


def test_the_table_names_the_day_the_row_the_stacks_and_the_hand(game: Callable[..., Ended]) -> None:
    said = game([], "--seed", 6).out
    for part in (
        "Day 1 of 7",
        "Learn ",
        "Food ",
        "Outdoor ",
        "Pamper ",
        "Pets ",
        "Hand:",
        "Take a Nap",
        "Active: none",
    ):
        assert part in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_is_played_and_written_down(
    game: Callable[..., Ended], doghouse: Command, tmp_path: Path, language: str
) -> None:
    record = tmp_path / "game.txt"
    ended = game(dice(), "--seed", 5, "--record", record, "--language", language)
    assert (ended.code, ended.err) == (0, "")
    assert re.search(r"\s(with|mit)\s\d+\s(points|Punkten)\.", ended.out)
    assert doghouse("replay", record).code == 0


def test_a_play_is_chosen_by_its_number_and_told_before_it_is_done(game: Callable[..., Ended]) -> None:
    kibbles = number(game([], "--seed", 6), "Search for Loose Kibbles")
    ended = game([kibbles, "", "q"], "--seed", 6)
    assert "Chosen: Play: Search for Loose Kibbles. Gain 3 bones." in ended.out
    assert "You play: Search for Loose Kibbles" in ended.out
    assert "Active: Search for Loose Kibbles" in ended.out


def test_another_number_takes_the_place_of_the_first(game: Callable[..., Ended]) -> None:
    start = game([], "--seed", 6)
    kibbles, nap = number(start, "Search for Loose Kibbles"), number(start, "Take a Nap")
    ended = game([kibbles, nap, "", "q"], "--seed", 6)
    assert "You play: Take a Nap" in ended.out
    assert "You play: Search" not in ended.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play kibbles", "You play: Search for Loose Kibbles"),
        ("complete pets", "TP-29  It takes"),
        ("play kibbles; end", "One move at a time"),
        ("99", "There is no choice 99"),
        ("?24", "TP-24  A behavior that costs energy"),
        ("?", "Choose by numbers"),
        ("t", "Day 1 of 7"),
        ("end", "Your dinner: 2 bones"),
    ],
)
def test_words_and_questions_are_understood(game: Callable[..., Ended], line: str, said: str) -> None:
    ended = game([line, "q"], "--seed", 6)
    assert ended.code == 0
    assert said in ended.out.partition("leaves.")[2]


def test_what_is_crossed_out_says_why(game: Callable[..., Ended]) -> None:
    top = re.search(r"(\d+) Pets", game([], "--seed", 6).out)
    assert top is not None
    assert "TP-29  It takes" in game([top[1], "q"], "--seed", 6).out


def test_an_ability_of_the_day_is_told_in_full_and_asked(game: Callable[..., Ended]) -> None:
    offered = next(end for end in (game([], "--seed", seed) for seed in range(60)) if "Do without" in spaced(end))
    head, _, question = offered.out.partition("Active:")
    assert head
    assert re.search(r"^[A-Z].*: .*\.$", question, re.M)
    assert re.search(r"1 Use it +2 Do without", spaced(offered))
    assert "Do you want to use this" in offered.out


def spaced(ended: Ended) -> str:
    return ended.out
