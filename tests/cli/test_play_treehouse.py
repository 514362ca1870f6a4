"""Treehouse Diner in the terminal, answered line by line."""

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

Game = Callable[..., "Ended"]
MODULES = ("--option", "bees=yes", "--option", "secret=yes")


@pytest.fixture
def game(doghouse: Command, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Plays a game against random bots with these answers; when they are used up, the input ends."""

    def played(
        answers: Iterator[str] | list[str], *more: object, bots: str = "random,random,random", name: str = "Ana"
    ) -> Ended:
        lines = iter(answers)

        def answer(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)
        return doghouse("play", "treehouse-diner", "--bots", bots, "--name", name, "--option", "first=1", *more)

    return played


def dice() -> Iterator[str]:
    """Answers without much sense: a number, and, as minutes and jokers take some more, small ones after it."""
    draw = random.Random(4)
    for _ in range(20_000):
        yield str(draw.randint(1, 40))
        for _ in range(draw.randint(0, 4)):
            yield str(draw.randint(1, 3))
        yield from ("", "0")


def space(ended: Ended) -> str:
    """The number of the first space with two pieces."""
    found = re.search(r"(?m)^2 +(\d+) \w{3} \w{3} ", ended.out)
    assert found is not None
    return found[1]


def lane(game: Game) -> list[str]:
    """The orders in the kitchen at the start of game 6."""
    found: list[str] = re.findall(r"(?m)^ +[46] (.*?) {2,}", game([], "--seed", 6).out.partition("Your kitchen")[2])
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("more", "bots", "most"), [((), "random", 26), (MODULES, "random,random,random", 40)])
def test_the_table_fits_a_small_terminal_with_nothing_cut(
    game: Game, language: str, more: tuple[str, ...], bots: str, most: int
) -> None:
    ended = game([], "--seed", 6, "--language", language, *more, bots=bots)
    assert ended.code == 0
    assert max(map(len, ended.out.splitlines())) <= 80
    news, _, shown = ended.out.partition("\n\n")
    assert len(shown.splitlines()) <= most
    assert "…" not in shown
    assert len(news.splitlines()) == 2
    assert "Bruno" in shown


def test_seven_columns_of_pantry_and_long_names_fit_as_well(game: Game) -> None:
    name = "Anastasia of the Seven Acorn Hills"
    shown = game([], "--seed", 6, "--option", "columns=7", *MODULES, name=name).out
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    assert len(re.findall(r"(?m)^[1-4] +\d+ ", shown)) == 4


def test_the_table_names_pantry_phone_kitchen_helpers_and_cards(game: Game) -> None:
    shown = game([], "--seed", 6, *MODULES).out
    for part in (
        "Round 1 · 6 delivered end it",
        "Pantry, row emptied: 1 ",
        "Phone tray",
        "Your kitchen",
        "6 5 4 3 2 1",
        "Supply: ",
        "Numbers, or words",
    ):
        assert part in shown
    assert len(re.findall(r"(?m)^\d+ +\d ", shown.partition("Phone tray")[2])) == 5


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("more", [(), MODULES], ids=["basic", "modules"])
def test_a_whole_game_is_played_and_written_down(
    game: Game, doghouse: Command, tmp_path: Path, language: str, more: tuple[str, ...]
) -> None:
    record = tmp_path / "game.txt"
    short = ("--option", "deliveries=3", "--record", record)
    ended = game(dice(), "--seed", 5, "--language", language, *short, *more, bots="greedy")
    assert (ended.code, ended.err) == (0, "")
    lines = [line.lstrip("> ") for line in ended.out.splitlines()]  # prompts stand before what follows them
    assert max(map(len, lines[:-1])) <= 80
    assert re.search(r"\s(with|mit)\s-?\w+\s(points?|Punkt(en)?)\.", ended.out)
    assert doghouse("replay", record).code == 0


# ---------------------------------------------------------------- choosing


def test_a_visit_asks_for_its_minutes_one_after_the_other(game: Game) -> None:
    pair = space(game([], "--seed", 6))
    asked = game([pair], "--seed", 6).out.partition("Chosen: ")[2]
    assert re.match(r"Pantry, 2\.\d, for 2 minutes: ", asked)
    assert "\n2 minutes to go: 1 " in asked
    paid = game([f"{pair} 1", "2", ""], "--seed", 6).out
    assert "1 minute to go: 1 " in paid
    assert len(re.findall("A minute passes, yours", paid)) == 2
    assert re.search(r"You take (2 \w+ )?from 2\.\d of the pantry", paid)
    whole = game([f"{pair} 1 2", ""], "--seed", 6).out
    assert whole.partition("A minute passes")[2] == paid.partition("A minute passes")[2]


def test_a_visit_that_is_not_paid_or_cannot_be_is_told_so(game: Game) -> None:
    pair = space(game([], "--seed", 6))
    assert "That is no whole move yet" in game([pair, ""], "--seed", 6).out.partition("Chosen")[2]
    assert "TD-00  That is not asked now" in game([f"{pair} 1 1 1", "q"], "--seed", 6).out
    dear = game([f"visit 2.1: {lane(game)[0]}", "q"], "--seed", 6).out
    assert "TD-19  Nothing may be left lying: 2 minutes have to pass, and one was chosen." in dear


def test_what_is_left_to_begin_with_again(game: Game) -> None:
    start = game([], "--seed", 6)
    pair = space(start)
    order = re.search(r"(?m)^(\d+) +\d (.*?) {2,}", start.out.partition("Phone tray")[2])
    assert order is not None
    ended = game([pair, "0", order[1], "", "q"], "--seed", 6).out
    assert f"Chosen: Take the order: {order[2]}" in ended
    assert "You answer the phone." in ended


def test_an_order_is_told_with_its_effects_before_it_is_taken(game: Game) -> None:
    shown = game([], "--seed", 6).out
    order = re.search(r"(?m)^(\d+) +\d .*draw 1", shown)
    assert order is not None
    assert "Draw 1 random ingredient from the bag." in game([order[1], "q"], "--seed", 6).out


def test_what_has_one_place_only_is_offered_and_laid_at_once(game: Game) -> None:
    lines, ended = kitchen(game, "all at once: ")
    numbers = ended.out.rpartition("all at once: ")[2].partition("\n")[0]
    laid = game([*lines, numbers, "", "q"], "--seed", 6, *MODULES).out
    told = laid.rpartition("Chosen: ")[2].partition("Enter")[0]
    assert told.count("; ") == len(numbers.split()) - 1
    assert "That is no whole move" not in laid.rpartition("Chosen: ")[2]


def test_a_piece_that_is_used_up_says_why_it_cannot_be_laid_again(game: Game) -> None:
    lines, ended = kitchen(game, "Assign:")
    first = ended.out.rpartition("Assign:")[2].split()[0]
    assert "TD-" in game([*lines, " ".join([first] * 5), "q"], "--seed", 6, *MODULES).out


def kitchen(game: Game, said: str) -> tuple[list[str], Ended]:
    """Answers after which the table says so, and how that looks."""
    for first in range(2, 30):
        lines = [f"{first} {'1 ' * 6}", f"{first} 1", f"{first} 1 1", f"{first} 1 1 1", ""]
        ended = game(lines, "--seed", 6, *MODULES)
        if said in ended.out.rpartition("Round ")[2]:
            return lines, ended
    raise AssertionError(said)


# ---------------------------------------------------------------- words and questions


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "There is no choice 99"),
        ("?19", "TD-19  "),
        ("?", "Choose by numbers"),
        ("t", "Phone tray"),
        ("deliver", "TD-13  First comes the pantry or the phone."),
        ("end", "TD-13  First comes the pantry or the phone."),
        ("visit 2.1; end", "One move at a time"),
        ("order elephant", "elephant"),
    ],
)
def test_words_and_questions_are_understood(game: Game, line: str, said: str) -> None:
    ended = game([line, "q"], "--seed", 6)
    assert ended.code == 0
    assert said in ended.out.partition("leaves.")[2]


def test_a_visit_is_told_in_the_words_of_a_record(game: Game) -> None:
    names = lane(game)
    ended = game([f"visit 2.1: {names[0]}, {names[1]}", "q"], "--seed", 6).out
    assert "from 2.1 of the pantry" in ended
    assert f"moves to space 5: {names[0]}" in ended


def test_what_is_crossed_out_says_why(game: Game) -> None:
    lines, _ = kitchen(game, "2 Deliver")
    ended = game([*lines, "1", "2", "q"], "--seed", 6, *MODULES).out
    assert re.search(r"TD-(27|30|53)  ", ended.rpartition("2 Deliver")[2])


# ---------------------------------------------------------------- what happened


def test_a_person_is_spared_what_the_table_shows_and_a_replay_is_not(
    game: Game, doghouse: Command, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    played = game(dice(), "--seed", 5, "--option", "deliveries=3", "--record", record, bots="greedy").out
    told = doghouse("replay", record).out
    assert "Bruno delivers: " in played
    assert "Bruno delivers: " in told
    assert "Bruno assigns" not in played
    assert "Bruno assigns" in told
    assert "starts with" not in played
    assert told.count("starts with") == 4
    assert re.search(r"Bruno takes from \d\.\d of the pantry: \d \w+, \d \w+", told)
