"""Learning each seat's chance to win from greedy self-play: positions, how their games ended, and a fit."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from doghouse.bots import loops_of
from doghouse.bots.loops import MOST, SHARE, STATES, Series
from doghouse.core.rule import compiled, specialised
from doghouse.games import Game
from doghouse.lab import harvest, logit
from doghouse.lab.logit import Floats

KEPT = 8  # positions of a game
HELD_OUT = 4  # for so many games that are learned from, one more is held out and predicted
HALVINGS = 5  # of the games, for the curve


@dataclass(frozen=True)
class Point:
    """One point of a curve: the loss, in nats, after learning from so many games (0: equal chances for all seats)."""

    players: int
    games: int
    train: float
    held_out: float


@dataclass(frozen=True)
class Tenth:
    """What was said of seats whose chance lay within one tenth, and how often they won."""

    seats: int
    stated: float
    found: float


@dataclass(frozen=True)
class Lesson:
    """What was learned for one number of players."""

    players: int
    weights: Floats
    curve: tuple[Point, ...]
    tenths: tuple[Tenth, ...]


@dataclass(frozen=True)
class Positions:
    """Positions of many games, in the games' order.

    ``features`` has shape ``(positions, seats, features)``, ``shares`` shape ``(positions, seats)``; ``game`` is the
    number of each position's game.
    """

    features: npt.NDArray[np.int32]
    shares: Floats
    game: npt.NDArray[np.int64]

    def among(self, first: int, last: int) -> Positions:
        """Those of the games from the first up to before the last."""
        start, end = np.searchsorted(self.game, [first, last])
        return Positions(self.features[start:end], self.shares[start:end], self.game[start:end])


def train(
    game: Game,
    players: int,
    games: int,
    seed: int,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
    vary: Sequence[str] = (),
) -> Lesson:
    """Learn from so many games of greedy bots and predict a quarter as many others.

    All depends on the seed and not on ``threads`` (default: one for each core), but for rounding in the last places.
    ``progress`` is told now and then, from any thread, how many more games were played.  ``vary`` names options that
    are on or off: half of the games are played as usual, the others with every choice of them in turn.
    """
    played = positions(game, players, games_of(games), seed, threads, progress, vary)
    test = played.among(games, games_of(games))
    none = np.zeros(played.features.shape[2])
    curve, weights = [_point(players, 0, played.among(0, games), test, none)], none
    for part in range(HALVINGS, -1, -1):
        if n := games >> part:
            known = played.among(0, n)
            weights = logit.fit(known.features, known.shares, weights)
            curve.append(_point(players, n, known, test, weights))
    return Lesson(players, weights, tuple(curve), tenths(logit.chances(test.features, weights), test.shares))


def games_of(games: int) -> int:
    """How many are played in all to learn from so many."""
    return games + -(-games // HELD_OUT)


def _point(players: int, games: int, known: Positions, test: Positions, weights: Floats) -> Point:
    losses = [logit.loss(part.features, part.shares, weights) for part in (known, test)]
    return Point(players, games, losses[0], losses[1])


def tenths(stated: Floats, found: Floats) -> tuple[Tenth, ...]:
    """Stated chances beside shares of wins, by tenths of the stated ones; those that are empty are left out."""
    which = np.minimum((stated * 10).astype(int), 9)
    inside = [which == k for k in range(10)]
    return tuple(
        Tenth(int(one.sum()), float(stated[one].mean()), float(found[one].mean())) for one in inside if one.any()
    )


def positions(
    game: Game,
    players: int,
    games: int,
    seed: int,
    threads: int | None,
    progress: Callable[[int], None],
    vary: Sequence[str] = (),
) -> Positions:
    """Play, and keep KEPT positions of each game."""
    loops = loops_of(game)
    native = compiled(specialised(harvest, game.name, game=game.bot, loops=loops))
    cards = game.cards.house().cards

    def work(first: int) -> tuple[npt.NDArray[Any], ...]:
        """Some games: features, shares and game numbers of their positions."""
        options = _options(game, players, first // MOST, vary)
        n = min(MOST, games - first)
        series = Series.new()
        series.seed, series.first, series.games = seed - (1 << 64) if seed >> 63 else seed, first, n
        kept, rows = np.zeros(n, np.int64), np.zeros((n, KEPT, players, len(game.features.NAMES)), np.int64)
        states, moves, room = game.state.State.batch(STATES), game.state.Moves.new(), game.bot.Room.new()
        native.harvest(states, cards, options, moves, room, series, kept, rows)
        taken = np.arange(KEPT) < kept[:, None]
        shares = np.array(series.won.tolist())[:n, :players] / SHARE
        which = np.repeat(np.arange(n), kept)
        progress(n)
        return rows[taken].astype(np.int32), shares[which], first + which

    pool = ThreadPoolExecutor(threads or os.cpu_count() or 1)
    try:
        waiting = [pool.submit(work, first) for first in range(0, games, MOST)]
        done: Sequence[tuple[npt.NDArray[Any], ...]] = [one.result() for one in waiting]
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return Positions(*(np.concatenate(parts) for parts in zip(*done, strict=True)))


def _options(game: Game, players: int, chunk: int, vary: Sequence[str]) -> Any:
    """What a chunk of games is agreed to be: every other one as usual."""
    varied = {name: chunk // 2 >> k & 1 for k, name in enumerate(vary)} if chunk % 2 else {}
    return game.options_record(players, varied)


def as_text(game: Game, lessons: Sequence[Lesson], games: int, seed: int, vary: Sequence[str] = ()) -> str:
    """What was learned, as the game's data file has it: JSON, a line for each number of players.

    Weights have six digits: what is added up in another order does not show in those.
    """
    numbers = ",".join(str(one.players) for one in lessons)
    varied = f" --vary {','.join(vary)}" if vary else ""
    data: dict[str, object] = {
        "command": f"doghouse train {game.name} --games {games} --seed {seed} --players {numbers}{varied}",
        "seed": seed,
        "version": game.version,
        "features": list(game.features.NAMES),
    }
    players = {one.players: [float(f"{weight:.6g}") for weight in one.weights] for one in lessons}
    curve = [
        {"players": p.players, "games": p.games, "train": round(p.train, 5), "held_out": round(p.held_out, 5)}
        for one in lessons
        for p in one.curve
    ]
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()]
    rows = [f'"{n}": {json.dumps(row)}' for n, row in players.items()]
    points = [json.dumps(point) for point in curve]
    lines.append('"players": {\n  ' + ",\n  ".join(rows) + "\n}")
    lines.append('"curve": [\n  ' + ",\n  ".join(points) + "\n]")
    return "{\n" + ",\n".join(lines) + "\n}\n"
