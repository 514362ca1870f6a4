"""Learning a chance to win: better than equal chances, the same for a seed, and as sure as it says."""

from __future__ import annotations

import json
import math
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doghouse.bots.loops import MOST
from doghouse.bots.values import FILE, read_weights
from doghouse.cli.main import run
from doghouse.games import GAMES, Game, load
from doghouse.lab import logit
from doghouse.lab.train import KEPT, Lesson, as_text, games_of, positions, tenths, train

GAME = load("barking")


def small(players: int = 3, seed: int = 1, **more: Any) -> Lesson:
    return train(GAME, players, 200, seed, **more)


# ---------------------------------------------------------------- the fit


def test_the_fit_finds_the_weights_that_made_the_winners() -> None:
    chance = np.random.default_rng(1)
    x = chance.integers(-5, 6, (20_000, 3, 4))
    x[:, :, 3] = 7  # never differs between seats
    wanted = np.array([0.5, -0.25, 0.0, 0.0])
    won = (chance.random((20_000, 1)) > logit.softmax(x @ wanted).cumsum(axis=1)).sum(axis=1)
    found = logit.fit(x, np.eye(3)[won])
    assert found == pytest.approx(wanted, abs=0.02)
    assert found[3] == 0


def test_shared_wins_count_by_their_parts() -> None:
    x = np.array([[[1], [0]]] * 100)
    assert logit.chances(x, logit.fit(x, np.full((100, 2), 0.5)))[0] == pytest.approx([0.5, 0.5])
    most = logit.fit(x, np.array([[0.75, 0.25]] * 100))
    assert logit.chances(x, most)[0] == pytest.approx([0.75, 0.25], abs=0.001)


def test_features_of_any_size_are_learned_from() -> None:
    chance = np.random.default_rng(2)
    x = chance.integers(-5, 6, (5_000, 2, 2))
    won = np.eye(2)[(x[:, 1, 0] > x[:, 0, 0]).astype(int)]
    scaled = x * np.array([1, 100_000])
    assert logit.fit(scaled, won) * [1, 100_000] == pytest.approx(logit.fit(x, won), rel=1e-6)


# ---------------------------------------------------------------- positions


def test_positions_are_of_unfinished_games_and_shares_add_up() -> None:
    played = positions(GAME, 4, 65, 3, 2, lambda games: None)
    assert played.features.shape[1:] == (4, len(GAME.features.NAMES))
    assert len(played.features) == len(played.shares) == len(played.game)
    assert played.shares.sum(axis=1) == pytest.approx(1)
    counts = np.bincount(played.game)
    assert len(counts) == 65
    assert counts.max() == KEPT
    assert counts[::2].min() == KEPT  # no random moves there, so nothing was forgotten


def test_a_random_move_in_every_other_game_changes_what_follows() -> None:
    first, second = (positions(GAME, 2, 2, seed, 1, lambda games: None) for seed in (1, 2))
    assert first.features.tobytes() != second.features.tobytes()


# ---------------------------------------------------------------- lessons


@pytest.mark.parametrize("players", [2, 4])
def test_a_little_training_predicts_other_games_better_than_equal_chances(players: int) -> None:
    lesson = train(GAME, players, 400, 5)
    nothing, *_, end = lesson.curve
    assert nothing.games == 0
    assert nothing.held_out == pytest.approx(math.log(players))
    assert end.games == 400
    assert end.held_out < 0.8 * nothing.held_out
    assert end.held_out < lesson.curve[1].held_out  # than after a few games


def test_the_same_seed_gives_the_same_file_on_any_number_of_threads() -> None:
    texts = {as_text(GAME, [small(threads=threads)], 200, 1) for threads in (1, 2, 2)}
    assert len(texts) == 1
    assert as_text(GAME, [small(seed=2)], 200, 1) not in texts


def test_progress_is_told_up_to_the_last_game() -> None:
    told, lock = [], threading.Lock()

    def progress(games: int) -> None:
        with lock:
            told.append(games)

    small(progress=progress)
    assert sum(told) == games_of(200) == 250


def test_tenths_set_stated_beside_found_chances() -> None:
    stated = np.array([[0.05, 0.95], [0.07, 0.93], [0.55, 0.45], [0.0, 1.0]])
    found = np.array([[0.0, 1.0], [1.0, 0.0], [0.5, 0.5], [0.0, 1.0]])
    low, middle, over, high = tenths(stated, found)
    assert (low.seats, low.stated, low.found) == (3, pytest.approx(0.04), pytest.approx(1 / 3))
    assert (middle.seats, over.seats) == (1, 1)
    assert (high.seats, high.stated, high.found) == (3, pytest.approx(0.96), pytest.approx(2 / 3))


# ---------------------------------------------------------------- the command and its file


def test_the_command_writes_what_the_bots_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "evaluation.json"
    command = ["train", "barking", "--games", "100", "--seed", "7", "--players", "3,2"]
    assert run([*command, "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "2 players" in shown
    assert "held out" in shown
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["command"] == "doghouse train barking --games 100 --seed 7 --players 2,3"
    assert (data["seed"], data["version"]) == (7, GAME.version)
    weights = read_weights(GAME, out.read_text(encoding="utf-8"))
    assert [bool(row.any()) for row in weights] == [False, False, True, True, False, False]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["--players", "2,9"], "--players"),
        (["--games", "0"], "--games"),
        (["--seed", "-1"], "--seed"),
        (["--out", "nowhere/at/all.json"], "nowhere"),
    ],
)
def test_what_cannot_be_learned_is_said_in_a_line(
    given: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["train", "barking", *given]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def shipped(game: Game) -> dict[str, Any]:
    text = Path(str(game.rules.__file__)).with_name(FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_shipped_weights_say_how_they_were_made_and_beat_equal_chances(name: str) -> None:
    game = load(name)
    data = shipped(game)
    assert data["command"].startswith(f"doghouse train {name} --games ")
    assert f"--seed {data['seed']}" in data["command"]
    assert data["version"] == game.version
    numbers = [str(n) for n in range(game.min_players, game.max_players + 1)]
    assert list(data["players"]) == numbers
    for n in numbers:
        points = [point for point in data["curve"] if str(point["players"]) == n]
        assert points[0]["games"] == 0
        assert points[-1]["held_out"] < 0.9 * points[0]["held_out"]


def test_modules_that_vary_are_in_the_positions_and_in_the_command() -> None:
    diner = load("treehouse-diner")
    bees = diner.features.NAMES.index("bees/all")
    as_usual, varied = (positions(diner, 2, 4 * MOST, 1, 1, lambda games: None, vary) for vary in ((), ("bees",)))
    assert not as_usual.features[:, :, bees].any()
    with_bees = varied.game[varied.features[:, :, bees].any(axis=1)]
    assert len(with_bees) > 0
    assert set(with_bees // MOST) == {3}
    lesson = Lesson(2, np.zeros(len(diner.features.NAMES)), (), ())
    assert json.loads(as_text(diner, [lesson], 5, 1, ("bees",)))["command"].endswith("--players 2 --vary bees")
    assert run(["train", "treehouse-diner", "--vary", "columns"]) == 2
