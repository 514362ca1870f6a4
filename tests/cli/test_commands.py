"""What the commands say and how they end."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import doghouse as package
from doghouse.cli.main import COMMANDS

if TYPE_CHECKING:
    from conftest import Command


def test_help_names_every_command(doghouse: Command) -> None:
    ended = doghouse("--help")
    assert ended.code == 0
    assert all(name in ended.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_helps(doghouse: Command, name: str) -> None:
    ended = doghouse(name, "--help")
    assert ended.code == 0
    assert ended.out.startswith(f"Usage: doghouse {name}")


def test_version_is_told(doghouse: Command) -> None:
    assert doghouse("--version").out.strip() == package.__version__


# ---------------------------------------------------------------- rules


def test_rules_are_told_with_headings_and_all_clauses(doghouse: Command) -> None:
    ended = doghouse("rules", "barking")
    assert ended.code == 0
    assert all(f"BT-{number:02d}  " in ended.out for number in range(48))
    assert "\nSending dogs\n" in ended.out
    assert max(map(len, ended.out.splitlines())) <= 80


@pytest.mark.parametrize("clause", ["BT-22", "22", "bt22"])
def test_one_clause_is_told(doghouse: Command, clause: str) -> None:
    ended = doghouse("rules", "barking", clause)
    assert ended.code == 0
    assert ended.out.startswith("BT-22  A breed that is barking at an item already")


def test_language_comes_from_the_option_or_the_terminal(doghouse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    german = doghouse("rules", "barking", "22", "--language", "de").out
    assert german.startswith("BT-22  Eine Rasse")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert doghouse("rules", "barking", "22").out == german
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert doghouse("rules", "barking", "22").out.startswith("BT-22  A breed")


# ---------------------------------------------------------------- why


def test_a_legal_move_ends_with_0(doghouse: Command, positions: Path) -> None:
    ended = doghouse("why", "barking", positions / "every-play.txt", "2 husky wonder > mailbox")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("Legal")


def test_a_refused_move_ends_with_1_and_names_every_clause(doghouse: Command, positions: Path) -> None:
    ended = doghouse("why", "barking", positions / "every-play.txt", "Max: poodle > van.2")
    assert (ended.code, ended.err) == (1, "")
    heads = [line for line in ended.out.splitlines() if line.startswith("BT-")]
    assert [line[:5] for line in heads] == ["BT-17", "BT-18", "BT-21", "BT-22"]
    assert "BT-22  Poodle is barking here already: Van" in heads
    assert "not sent there again" in ended.out


def test_a_move_may_come_in_several_words_and_a_position_by_the_standard_input(
    doghouse: Command, positions: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (positions / "every-play.txt").read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    ended = doghouse("why", "barking", "-", "mutt", "->", "van.2", "--language", "de")
    assert ended.code == 1
    assert "BT-21" in ended.out


# ---------------------------------------------------------------- simulate


def simulated(doghouse: Command, *more: object) -> dict[str, Any]:
    ended = doghouse("simulate", "barking", "--players", "greedy,random,random", "--json", *more)
    assert (ended.code, ended.err) == (0, "")
    figures: dict[str, Any] = json.loads(ended.out)
    return figures


def test_json_has_all_figures(doghouse: Command) -> None:
    figures = simulated(doghouse, "--games", 90, "--seed", 3, "--option", "teaching=yes", "--option", "first=2")
    assert figures["games"] == 90
    assert figures["options"] == {"first": 2, "teaching": True}
    assert figures["decisions"] == pytest.approx(figures["decisions_per_game"] * 90)
    assert sum(figures["wins"]) == pytest.approx(90)
    assert figures["wins"][0] == max(figures["wins"])
    assert len(figures["mean_scores"]) == len(figures["win_shares"]) == len(figures["seat_win_shares"]) == 3
    assert figures["ns_per_decision"] > 0


def test_seed_decides_and_threads_do_not(doghouse: Command) -> None:
    clock = ("seconds", "games_per_second", "ns_per_decision", "threads")
    one, two, other = (
        {name: value for name, value in simulated(doghouse, "--games", 200, *more).items() if name not in clock}
        for more in (("--seed", 7, "--threads", 1), ("--seed", 7, "--threads", 2), ("--seed", 8))
    )
    assert one == two
    assert one["mean_scores"] != other["mean_scores"]


def test_figures_are_printed_as_tables_for_people(doghouse: Command) -> None:
    ended = doghouse("simulate", "barking", "--players", "greedy,random", "--games", 50)
    assert ended.code == 0
    assert "mean points" in ended.out
    assert "ns a decision" in ended.out


def test_wins_are_told_by_turn_order_and_by_what_a_seat_holds(doghouse: Command) -> None:
    seated = ("simulate", "treat-please", "--players", "random,random,random", "--games", 60)
    figures = json.loads(doghouse(*seated, "--json").out)
    assert sum(one["share"] for one in figures["turn_win_shares"]) == pytest.approx(1)
    assert set(figures["held_win_shares"]["character"]) == {"pepper", "juno", "biscuit", "olive", "mop"}
    assert figures["held_win_shares"]["behavior"]["nap"]["share"] == pytest.approx(1 / 3)
    told = doghouse(*seated).out
    assert "from the first to decide" in told
    assert all(dog in told for dog in figures["held_win_shares"]["character"])
    assert next(iter(figures["held_win_shares"]["objective"])) in told


# ---------------------------------------------------------------- replay


@pytest.mark.parametrize(("name", "late"), [("two-players.txt", "Round 5"), ("treat-please.txt", "Day 7")])
def test_a_recorded_game_is_told_to_its_end(doghouse: Command, records: Path, name: str, late: str) -> None:
    ended = doghouse("replay", records / name)
    assert (ended.code, ended.err) == (0, "")
    assert late in ended.out
    assert ended.out.splitlines()[-1].endswith("points.")


# ---------------------------------------------------------------- serve


def test_serve_hands_on_what_it_was_told(doghouse: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from doghouse.server import run

    asked: list[object] = []
    monkeypatch.setattr(run, "serve", lambda *args, **named: asked.extend([*args, named]) or 0)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert doghouse("serve").code == 0
    assert asked == ["127.0.0.1", 8000, tmp_path / "data" / "doghouse" / "tables.db", {"open_browser": False}]
    asked.clear()
    assert doghouse("serve", "--host", "::1", "--port", 0, "--database", tmp_path / "x.db", "--open").code == 0
    assert asked == ["::1", 0, tmp_path / "x.db", {"open_browser": True}]


def test_a_file_that_is_no_database_is_left_alone(command: Path, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes\n" * 1000)
    ended = subprocess.run(
        [command, "serve", "--port", "0", "--database", path], capture_output=True, text=True, check=False, timeout=20
    )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert path.read_text() == "my notes\n" * 1000
