"""The command arena: its figures, the file it goes on from, and stopping early."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from doghouse.games import load

if TYPE_CHECKING:
    from conftest import Command

CLOCK = ("threads", "seconds", "games_per_second", "ns_per_decision", "seconds_per_decision", "longest_seconds")
SEATED = ("--players", "greedy,random,random")


def figures(doghouse: Command, *more: object) -> dict[str, Any]:
    ended = doghouse("arena", "barking", *SEATED, "--json", *more)
    assert (ended.code, ended.err) == (0, "")
    found: dict[str, Any] = json.loads(ended.out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in CLOCK}


def test_json_has_the_keys_of_simulate_and_some_more(doghouse: Command) -> None:
    found = figures(doghouse, "--games", 9, "--seed", 3, "--option", "teaching=yes", "--option", "first=2")
    simulated = json.loads(doghouse("simulate", "barking", *SEATED, "--games", 9, "--json").out)
    assert set(simulated) - set(found) == {"held_win_shares"}
    assert set(found) - set(simulated) == {"deals", "ratings", "seconds_per_decision", "longest_seconds", "against"}
    assert found["options"] == {"first": 2, "teaching": True}
    assert (found["games"], found["deals"]) == (9, 3)
    assert sum(found["wins"]) == pytest.approx(9)
    assert found["wins"][0] == max(found["wins"])
    assert set(found["ratings"]) == {"greedy", "random"}
    assert set(found["ratings"]["greedy"]) == {"mu", "sigma", "ordinal"}
    assert found["ratings"]["greedy"]["mu"] > found["ratings"]["random"]["mu"]
    assert found["win_shares"][0]["low"] < found["win_shares"][0]["share"]
    assert all(
        longest >= mean > 0
        for mean, longest in zip(found["seconds_per_decision"], found["longest_seconds"], strict=True)
    )
    assert found["against"] is None


def test_seed_decides_and_threads_do_not(doghouse: Command) -> None:
    one, two, other = (
        timeless(figures(doghouse, "--games", 30, *more))
        for more in (("--seed", 7, "--threads", 1), ("--seed", 7, "--threads", 2), ("--seed", 8))
    )
    assert one == two
    assert one["mean_scores"] != other["mean_scores"]


def test_the_same_command_goes_on_after_an_interruption(doghouse: Command, command: Path, tmp_path: Path) -> None:
    path, games = tmp_path / "results", 90
    # More games than can be over by then; they are the same ones.
    again = [command, "arena", "barking", *SEATED, "--results", path, "--games", "100000"]
    with subprocess.Popen(again, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        late = time.monotonic() + 120
        while not path.exists() or path.read_bytes().count(b"\n") < 12:
            assert process.poll() is None
            assert time.monotonic() < late
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, said = process.communicate(timeout=20)
    assert (process.returncode, out, said.strip()) == (130, "", "doghouse: interrupted")
    before = len(path.read_bytes().splitlines()) - 1
    on = figures(doghouse, "--results", path, "--games", max(games, before + 3))
    assert timeless(on) == timeless(figures(doghouse, "--games", max(games, before + 3)))
    assert len(path.read_bytes().splitlines()) == 1 + max(games, before + 3)


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (("--seed", 2), "seed"),
        (("--option", "teaching=yes"), "options"),
        (("--players", "greedy,random"), "players"),
        (("--deck", "{deck}"), "deck"),
    ],
)
def test_a_file_of_another_arena_is_left_alone(
    doghouse: Command, tmp_path: Path, other: tuple[object, ...], name: str
) -> None:
    path, deck = tmp_path / "results", tmp_path / "deck.toml"
    deck.write_text(load("barking").cards.house().text.replace("copies = 7", "copies = 12"), encoding="utf-8")
    arena = ("arena", "barking", "--results", path, "--games", 3)
    assert doghouse(*arena, *SEATED).code == 0
    before = path.read_bytes()
    told = [str(one).format(deck=deck) for one in other]
    ended = doghouse(*arena, *(() if "--players" in told else SEATED), *told)
    assert (ended.code, ended.out) == (2, "")
    assert f"another arena: {name} is" in ended.err
    assert ended.err.count("\n") == 1
    assert path.read_bytes() == before


def test_figures_are_printed_as_tables_for_people(doghouse: Command) -> None:
    ended = doghouse("arena", "barking", *SEATED, "--games", 10)
    assert (ended.code, ended.err) == (0, "")
    said = " ".join(ended.out.split())
    assert "10 games with 4 deals were played, 10 of them now" in said
    for part in ("mean points", "rating", "ms a decision", "1 of 3 seats", "hang together"):
        assert part in said


def test_it_stops_when_sure_and_says_so_otherwise(doghouse: Command, tmp_path: Path) -> None:
    found = figures(doghouse, "--games", 300, "--against", "0.33", "--results", tmp_path / "results")
    assert found["against"]["stopped"]
    assert found["games"] < 300
    assert found["against"]["seen"]["low"] > 0.33
    ended = doghouse(
        "arena", "barking", *SEATED, "--games", 300, "--against", "0.33", "--results", tmp_path / "results"
    )
    assert "Stopped: the first player's share is over 33.0%" in " ".join(ended.out.split())
    ended = doghouse("arena", "barking", "--players", "random,random", "--games", 20, "--against", "0.5")
    assert "Not sure" in ended.out
