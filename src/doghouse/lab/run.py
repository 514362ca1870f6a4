"""Many games between bots, in native code on all cores; the same figures whatever the number of threads."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType

from doghouse.bots import SIMPLE, UnknownBot, loops_of
from doghouse.bots.loops import ENDS, MOST, SHARE, STATES, Series
from doghouse.core.record import Ints, Record
from doghouse.core.rule import compiled
from doghouse.games import Game
from doghouse.lab.holders import Holders
from doghouse.lab.intervals import Share, share
from doghouse.lab.terms import agreed, check_seats

CHUNK = MOST  # games that a thread plays in one go


@dataclass(frozen=True)
class Result:
    """What was counted over many games.

    Tuples go by the place in the list of players, except ``seats``, which goes by the place at the table: the listed
    players move on by one seat with every game.  ``wins`` counts shared wins as equal parts and sums to ``games``;
    ``win_shares`` and ``seats`` are parts of all games with their 95 % intervals; ``scores`` are mean points.
    ``turns`` is like ``seats``, but counts the seats from the one that decided first.  ``held`` goes by name and number
    of what the game counts wins by (its ``held``): the share of wins of the seats that had it.
    ``seconds`` is the time from the first deal to the last end on the clock, ``ns_per_decision`` the time in play,
    added up over the threads, for each decision; compiling is in neither.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, int]
    threads: int
    games: int
    decisions: int
    seconds: float
    ns_per_decision: float
    wins: tuple[float, ...]
    win_shares: tuple[Share, ...]
    scores: tuple[float, ...]
    seats: tuple[Share, ...]
    turns: tuple[Share, ...]
    held: Mapping[str, Mapping[int, Share]]

    @property
    def decisions_per_game(self) -> float:
        """Mean number of decisions in a game."""
        return self.decisions / self.games

    @property
    def games_per_second(self) -> float:
        """Games finished in a second on the clock, by all threads together."""
        return self.games / self.seconds


def simulate(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, int] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
    cards: Record | None = None,
) -> Result:
    """Play so many games between bots of the levels listed and count.

    Listed player k sits at seat (k + g) % len(players) in game g, so that seats are shared fairly.  All depends on
    the seed (up to 64 bits) and not on ``threads`` (default: one for each core).  ``options`` are fields of the
    game's options; ``progress`` is told now and then, from any thread, how many more games were played;
    ``cards`` are those of a deck other than the house deck.
    Raises ``UnknownBot``, ``WrongPlayers``, and ``ValueError`` for fewer than one game or thread.
    """
    players = tuple(players)
    threads = threads or os.cpu_count() or 1
    _check(game, players, games, threads)
    terms = agreed(game, options)
    rooms = [_Room(game, cards, players, seed, terms) for _ in range(min(threads, -(-games // CHUNK)))]
    pool = ThreadPoolExecutor(len(rooms))
    chunks = _Chunks(games)
    try:
        # Compiled in a thread, too: the main one stays free to be interrupted.
        pool.submit(rooms[0].warm).result()
        start = time.perf_counter()
        for done in [pool.submit(room.work, chunks, progress) for room in rooms]:
            done.result()
        seconds = time.perf_counter() - start
    finally:
        chunks.stop()
        pool.shutdown(wait=False, cancel_futures=True)
    return _result(game, players, seed, terms, games, seconds, rooms)


def _check(game: Game, players: Sequence[str], games: int, threads: int) -> None:
    for level in players:
        if level not in SIMPLE:
            raise UnknownBot(level)
    check_seats(game, len(players))
    if games < 1 or threads < 1:
        raise ValueError("at least one game and one thread are needed")


class _Chunks:
    """Hands out the games in chunks to whichever thread asks."""

    def __init__(self, games: int) -> None:
        self._lock = threading.Lock()
        self._next = 0
        self._games = games

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while (chunk := self._take())[1] > 0:
            yield chunk

    def _take(self) -> tuple[int, int]:
        with self._lock:
            first = self._next
            self._next = min(first + CHUNK, self._games)
            return first, self._next - first

    def stop(self) -> None:
        """No more games."""
        with self._lock:
            self._next = self._games


class _Room:
    """What one thread plays with, and what it has counted."""

    def __init__(
        self, game: Game, cards: Record | None, players: Sequence[str], seed: int, options: Mapping[str, int]
    ) -> None:
        self.loops: ModuleType = compiled(loops_of(game))
        self.cards: Record = game.cards.house().cards if cards is None else cards
        self.options = game.options_record(len(players), options)
        self.holders = Holders(game.held, len(players))
        self.states = game.state.State.batch(STATES + (ENDS if game.held else 0))
        self.moves = game.state.Moves.new()
        self.room = game.bot.Room.new()
        self.series = Series.new()
        self.series.seed = seed - (1 << 64) if seed >> 63 else seed
        self.series.level[: len(players)] = [SIMPLE[level].kind for level in players]
        self.ns = 0

    def play(self, series: Series, first: int, games: int) -> None:
        """Play these games into a series."""
        series.first = first
        series.games = games
        self.loops.play_series(self.states, self.cards, self.options, self.moves, self.room, series)

    def warm(self) -> None:
        """Compile or load whatever the games need: a whole game, counted nowhere."""
        self.play(self.series.copy(), 0, 1)

    def work(self, chunks: _Chunks, progress: Callable[[int], None]) -> None:
        """Play as long as there are games."""
        for first, games in chunks:
            start = time.perf_counter_ns()
            self.play(self.series, first, games)
            self.ns += time.perf_counter_ns() - start
            self.series.kept += games
            if self.series.kept > ENDS - CHUNK:
                self._count_held()
            progress(games)
        self._count_held()

    def _count_held(self) -> None:
        """Count what was held at the ends that were kept, and keep others in their place."""
        self.holders.add(self.states[STATES : STATES + self.series.kept], self.series.won)
        self.series.kept = 0


def _sums(rows: Sequence[Ints], players: int) -> list[int]:
    return [sum(row[k] for row in rows) for k in range(players)]


def _result(
    game: Game,
    players: tuple[str, ...],
    seed: int,
    options: Mapping[str, int],
    games: int,
    seconds: float,
    rooms: Sequence[_Room],
) -> Result:
    n = len(players)
    counted = [room.series for room in rooms]
    holders = Holders(game.held, n)
    for room in rooms:
        holders.merge(room.holders)
    decisions = sum(series.decisions for series in counted)
    wins = [parts / SHARE for parts in _sums([series.wins for series in counted], n)]
    return Result(
        game=game.name,
        players=players,
        seed=seed,
        options=options,
        threads=len(rooms),
        games=games,
        decisions=decisions,
        seconds=seconds,
        ns_per_decision=sum(room.ns for room in rooms) / decisions,
        wins=tuple(wins),
        win_shares=tuple(share(won, games) for won in wins),
        scores=tuple(points / games for points in _sums([series.points for series in counted], n)),
        seats=tuple(share(parts / SHARE, games) for parts in _sums([series.seat_wins for series in counted], n)),
        turns=tuple(share(parts / SHARE, games) for parts in _sums([series.turn_wins for series in counted], n)),
        held=holders.shares(),
    )
