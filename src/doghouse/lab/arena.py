"""The arena: players of every kind against each other, each deal once from every seat, one thread a game."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import MappingProxyType, ModuleType

from doghouse.bots import LEVELS, Mind, parse
from doghouse.bots.loops import SEATS, seed_of
from doghouse.core.chance import Stream
from doghouse.core.record import Record
from doghouse.games import Game
from doghouse.lab.played import Played
from doghouse.lab.terms import check_seats
from doghouse.lab.watch import Watch


@dataclass(frozen=True)
class Terms:
    """All that the games of an arena depend on, but for the clock of players who go by it.

    With n players, game g is played with deal g // n, which is that game of ``lab.simulate`` with the same seed; listed
    player k sits at seat (k + g) % n.  So n games in a row have the same deal, and in them everybody has had every
    seat.  What the players draw is new in each game.  Raises ``WrongPlayers`` and ``UnknownBot``.
    """

    game: Game
    players: tuple[str, ...]
    seed: int
    options: Mapping[str, int]
    cards: Record

    def __post_init__(self) -> None:
        check_seats(self.game, len(self.players))
        for name in self.players:
            parse(name)

    def deal_of(self, number: int) -> int:
        """Which deal a game is played with."""
        return number // len(self.players)

    def seat_of(self, k: int, number: int) -> int:
        """Where a listed player sits in a game."""
        return (k + number) % len(self.players)


@dataclass(frozen=True)
class Run:
    """The games of an arena in order, how many of them were played now, on how many threads and in what time.

    ``seconds`` go from the first deal to the last end on the clock; compiling is not in them.
    """

    games: list[Played]
    new: int
    threads: int
    seconds: float


def arena(
    terms: Terms,
    games: int,
    threads: int | None = None,
    known: Mapping[int, Played] = MappingProxyType({}),
    begun: Callable[[], None] = lambda: None,
    finished: Callable[[Played], None] = lambda played: None,
    watch: Watch | None = None,
) -> Run:
    """Play the first so many games of an arena.

    Games that are ``known`` by number already are not played again.  ``begun`` is called when all is compiled,
    ``finished`` with each game that was played, from any thread.  Where ``watch`` says stop, the games up to there are
    given.  What comes out does not depend on ``threads`` (default: one for each core, but one in all if a player takes
    several) as long as no player goes by the clock.  Raises ``ValueError`` for fewer than one game or thread.
    """
    alone = all(parse(name).threads == 1 for name in terms.players)
    threads = min(threads or (os.cpu_count() if alone else 1) or 1, games)
    if threads < 1:
        raise ValueError("at least one game and one thread are needed")
    found = {number: played for number, played in known.items() if number < games}
    numbers = _Numbers(number for number in range(games) if number not in found)
    pool, looking = ThreadPoolExecutor(threads), threading.Lock()

    def sure() -> bool:
        with looking:
            return watch is not None and watch.look(found, len(terms.players))

    def work() -> None:
        while (number := numbers.take()) is not None:
            played = found[number] = play(terms, number)
            finished(played)
            if sure():
                numbers.stop()

    try:
        if sure() or len(found) == games:
            numbers.stop()
        else:
            # Compiled in a thread, too: the main one stays free to be interrupted.
            pool.submit(_warm, terms).result()
        begun()
        start = time.perf_counter()
        for done in [pool.submit(work) for _ in range(threads)]:
            done.result()
        seconds = time.perf_counter() - start
    finally:
        numbers.stop()
        pool.shutdown(wait=False, cancel_futures=True)
    games = watch.stopped if watch and watch.stopped else games
    played = [found[number] for number in range(games)]
    return Run(played, sum(one.game not in known for one in played), threads, seconds)


class _Numbers:
    """Hands out the games that are to be played to whichever thread asks."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._lock = threading.Lock()
        self._left = iter(numbers)

    def take(self) -> int | None:
        """The next game, if there is one."""
        with self._lock:
            return next(self._left, None)

    def stop(self) -> None:
        """No more games."""
        with self._lock:
            self._left = iter(())


def play(terms: Terms, number: int) -> Played:
    """One game from its deal to its end."""
    rules, n = terms.game.compiled(), len(terms.players)
    state, seed = _dealt(terms, rules, terms.deal_of(number))
    names = {terms.seat_of(k, number): name for k, name in enumerate(terms.players)}
    minds = [_mind(terms, names[seat], seed, number % n * SEATS + seat) for seat in range(n)]
    began = _decider(state)
    decisions, ns, longest = [0] * n, [0] * n, [0] * n
    while not rules.over(state):
        seat = _decider(state)
        start = time.perf_counter_ns()
        actions = _decided(minds[seat], state)
        took = time.perf_counter_ns() - start
        for k, action in enumerate(actions, 1):
            rules.apply(state, terms.cards, action, None)
            for mind in minds:
                # While it made a play it has told itself of all of it but its end.
                if mind is not minds[seat] or k == len(actions):
                    mind.saw(seat, action)
        decisions[seat] += len(actions)
        ns[seat] += took
        longest[seat] = max(longest[seat], took)
    ranks = [rules.rank(state, terms.cards, seat) for seat in range(n)]
    points = [rules.score(state, terms.cards, seat) for seat in range(n)]

    def listed(by_seat: Sequence[int]) -> tuple[int, ...]:
        return tuple(int(by_seat[terms.seat_of(k, number)]) for k in range(n))

    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    began = (began - number) % n
    return Played(number, listed(places), listed(points), began, listed(decisions), listed(ns), listed(longest))


def _decided(mind: Mind, state: Record) -> tuple[int, ...]:
    """The next of its decisions; levels make a whole play in their time, as at a table."""
    return mind.play(state) if mind.player.name in LEVELS else (mind.act(state),)


def _decider(state: Record) -> int:
    return int(state.player)  # type: ignore[attr-defined]


def _dealt(terms: Terms, rules: ModuleType, deal: int) -> tuple[Record, int]:
    """A deal before its first decision, and its seed."""
    seed = seed_of(Stream.new().rng, terms.seed, deal)
    state: Record = terms.game.state.State.new()
    options = terms.game.options_record(len(terms.players), terms.options)
    rules.new_game(state, terms.cards, options, seed, None)
    return state, seed


def _mind(terms: Terms, name: str, seed: int, which: int) -> Mind:
    """A player at a seat, with chance of its own among all that the games with a deal need."""
    return Mind(terms.game, terms.cards, parse(name), seed_of(Stream.new().rng, seed, which))


def _warm(terms: Terms) -> None:
    """Compile or load whatever the games need: every player decides once, where there is a choice."""
    rules, moves = terms.game.compiled(), terms.game.state.Moves.new()
    state, seed = _dealt(terms, rules, 0)
    rules.legal(state, terms.cards, moves)
    while moves.n == 1 and not rules.over(state):
        rules.apply(state, terms.cards, moves.action[0], None)
        rules.legal(state, terms.cards, moves)
    for name in dict.fromkeys(terms.players):
        after, mind, seat = state.copy(), _mind(terms, name, seed, 0), _decider(state)
        action = mind.act(after)
        rules.apply(after, terms.cards, action, None)
        mind.saw(seat, action)
        rules.rank(after, terms.cards, 0)
        rules.score(after, terms.cards, 0)
