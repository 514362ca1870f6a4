"""Whatever is asked for wrongly: one clear line on the error output, exit code 2, never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from doghouse.cli.files import LARGEST

if TYPE_CHECKING:
    from conftest import Command, Ended

ARENA = ("arena", "barking", "--players", "random,greedy")
SEATED = ("simulate", "barking", "--players", "random,greedy")
DINER = ["simulate", "treehouse-diner", "--players", "random,random"]
POSITION = "{positions}/every-play.txt"


def assert_one_line(ended: Ended, *parts: str) -> None:
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("doghouse: ")
    assert ended.err.endswith("\n")
    assert ended.err.count("\n") == 1
    for part in parts:
        assert part in ended.err


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (["simulat"], ["simulate"]),
        (["--nonsense"], ["--nonsense"]),
        (["rules"], ["GAME"]),
        (["rules", "barkin"], ["'barkin'", "did you mean barking?"]),
        (["rules", "barking", "BT-99"], ["'BT-99'", "BT-47"]),
        (["rules", "barking", "a clause"], ["'a clause'"]),
        (["rules", "barking", "--language", "fr"], ["'fr'", "de, en"]),
        (["rules", "barking", "BT-22", "BT-99"], ["'BT-99'", "BT-47"]),
        (["rules", "barking", "BT-" + "9" * 99], ["…'"]),
        (["why", "barking", POSITION, "pass", "--foo"], ["there is no option '--foo'"]),
        (["why", "barking", "{positions}/../records/two-players.txt", "pass"], ["record", "doghouse replay"]),
        (["replay", POSITION], ["position", "doghouse why"]),
        (["play", "chess"], ["'chess'", "barking"]),
        (["play", "barking", "--bots", "greedi"], ["'greedi'", "did you mean greedy?"]),
        (["play", "barking", "--bots", ""], ["''"]),
        (["play", "barking", "--bots", "random,random,random,random,random"], ["2 to 5 players, not 6"]),
        (["play", "barking", "--seed", "-1"], ["--seed"]),
        (["play", "barking", "--seed", "x"], ["--seed"]),
        (["play", "barking", "--record", "/no/such/folder/x"], ["folder"]),
        (["why", "barkin", POSITION, "pass"], ["did you mean barking?"]),
        (["why", "barking", POSITION], ["a move was expected"]),
        (["why", "barking", POSITION, ""], ["a play was expected"]),
        (["why", "barking", POSITION, "huskie", ">", "van.1"], ["the move", "husky"]),
        (["why", "barking", POSITION, "-> "], ["the move"]),
        (["serve", "--port", "70000"], ["65535"]),
        (["serve", "--port", "http"], ["--port"]),
        (["simulate", "barking"], ["--players"]),
        (["simulate", "barkng", "--players", "random,random"], ["did you mean barking?"]),
        (["simulate", "barking", "--players", "random,greedi"], ["did you mean greedy?"]),
        (["simulate", "barking", "--players", "random"], ["2 to 5 players, not 1"]),
        (["simulate", "barking", "--players", "random,"], ["''"]),
        ([*SEATED, "--gmaes", "1"], ["--games"]),
        ([*SEATED, "--games", "0"], ["--games", "from 1 to"]),
        ([*SEATED, "--games", "many"], ["--games"]),
        ([*SEATED, "--games", "9" * 30], ["--games"]),
        ([*SEATED, "--seed", "-1"], ["--seed"]),
        ([*SEATED, "--seed", str(1 << 64)], ["--seed"]),
        ([*SEATED, "--threads", "0"], ["--threads"]),
        ([*SEATED, "--option", "frist=1"], ["did you mean first?"]),
        ([*SEATED, "--option", "first"], ["first=VALUE"]),
        ([*SEATED, "--option", "first=3"], ["a seat from 1 to 2"]),
        ([*SEATED, "--option", "first=0"], ["a seat from 1 to 2"]),
        ([*SEATED, "--option", "first=²"], ["a seat from 1 to 2"]),
        ([*SEATED, "--option", "teaching=maybe"], ["yes or no"]),
        ([*DINER, "--option", "deliveries=2"], ["a number from 3 to 10", "usual"]),
        ([*DINER, "--option", "columns=many"], ["a number from 2 to 7"]),
        ([*SEATED, "a word too many"], ["a word too many"]),
        (["arena", "barking"], ["--players"]),
        (["arena", "barkng", "--players", "random,random"], ["did you mean barking?"]),
        (["arena", "barking", "--players", "random,greedi"], ["did you mean greedy?", "search:ms=100"]),
        (["arena", "barking", "--players", "random,serch:ms=100"], ["did you mean search:ms=100?"]),
        (["arena", "barking", "--players", "random,search:ms="], ["'search:ms='"]),
        (["arena", "barking", "--players", "random"], ["2 to 5 players, not 1"]),
        ([*ARENA, "--games", "1"], ["--games", "2 seats", "at least 2", "not 1"]),
        ([*ARENA, "--games", "9" * 30], ["--games"]),
        ([*ARENA, "--seed", "-1"], ["--seed"]),
        ([*ARENA, "--threads", "0"], ["--threads"]),
        ([*ARENA, "--against", "50"], ["--against", "between 0 and 1"]),
        ([*ARENA, "--option", "frist=1"], ["did you mean first?"]),
        ([*ARENA, "--results", "/no/such/folder/x"], ["/no/such/folder/x"]),
        ([*ARENA, "--results", "{positions}"], ["directory"]),
        ([*ARENA, "--results", POSITION], ["line 1"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_usage_is_answered_in_one_line(
    doghouse: Command, positions: Path, arguments: list[str], parts: list[str]
) -> None:
    assert_one_line(doghouse(*(one.format(positions=positions) for one in arguments)), *parts)


def test_a_program_that_answers_nonsense_is_sent_away(command: Path) -> None:
    for nonsense in ("gibberish\n", "\n", "t\n"):
        ended = subprocess.run(
            [command, "play", "barking", "--bots", "greedy,greedy,greedy", "--seed", "5"],
            input=nonsense * 1200,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 2
        assert ended.stderr.startswith("doghouse: 1000 answers in a row decided nothing")


def missing(path: Path) -> None:
    path.unlink(missing_ok=True)


def folder(path: Path) -> None:
    path.mkdir()


def binary(path: Path) -> None:
    path.write_bytes(bytes(range(256)))


def zeros(path: Path) -> None:
    path.write_bytes(bytes(100))


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)


def empty(path: Path) -> None:
    path.touch()


def other(path: Path) -> None:
    path.write_text("Dear Ana,\nwe have all been to the park.\n" * 40, encoding="utf-8")


FILES: dict[Callable[[Path], None], str] = {
    missing: "No such file",
    folder: "directory",
    binary: "not a text file",
    zeros: "not a text file",
    huge: "larger than 1 MiB",
    empty: "",
    other: "line 1",
}


@pytest.mark.parametrize("make", FILES, ids=lambda make: make.__name__)
@pytest.mark.parametrize("arguments", [["why", "barking", "FILE", "pass"], ["replay", "FILE"]], ids=["why", "replay"])
def test_a_file_that_will_not_do_is_named(
    doghouse: Command, tmp_path: Path, arguments: list[str], make: Callable[[Path], None]
) -> None:
    path = tmp_path / "file"
    make(path)
    ended = doghouse(*(path if one == "FILE" else one for one in arguments))
    assert_one_line(ended, str(path), FILES[make])


def test_every_problem_of_a_position_is_in_the_line(doghouse: Command, tmp_path: Path) -> None:
    path = tmp_path / "position"
    path.write_text("seats: Ana, Ben\nitem van:\nhand Ana: 2 huskie\nhand Carl: mutt\n", encoding="utf-8")
    assert_one_line(doghouse("why", "barking", path, "pass"), "line 3, hand Ana", "line 4, hand Carl")


def test_a_record_that_was_cut_or_changed_says_where(doghouse: Command, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    path = tmp_path / "record"
    path.write_text("".join(lines[:-5]), encoding="utf-8")
    assert_one_line(doghouse("replay", path), "line")
    at = next(k for k, line in enumerate(lines) if line.startswith("3 "))
    path.write_text("".join([*lines[:at], "3 Ana: swap\n", *lines[at + 1 :]]), encoding="utf-8")
    assert_one_line(doghouse("replay", path), f"line {at + 1}")


def test_a_record_is_not_written_over(doghouse: Command, tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_text("mine")
    assert_one_line(doghouse("play", "barking", "--record", path), "is there already")
    assert path.read_text() == "mine"


def test_an_unknown_benchmark_is_answered(command: Path) -> None:
    ended = subprocess.run([command, "bench", "nonsense"], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr.startswith("doghouse: no benchmark is called 'nonsense'")


def test_output_that_nobody_reads_is_no_error(command: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as nobody:
        ended = subprocess.run([command, "rules", "barking"], stdout=nobody, stderr=subprocess.PIPE, check=False)
    assert (ended.returncode, ended.stderr) == (2, b"")


def test_ctrl_c_leaves_a_game(command: Path) -> None:
    with started(command, "play", "barking", "--language", "en") as process:
        assert process.stdout is not None
        while "leaves" not in process.stdout.readline():
            pass
        assert_interrupted(process)


def test_ctrl_c_ends_a_simulation_at_once(command: Path) -> None:
    with started(command, *SEATED, "--games", "100000000") as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(3)
        assert_interrupted(process)


def started(command: Path, *arguments: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([command, *arguments], stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def assert_interrupted(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130
    assert said.strip() == "doghouse: interrupted"
