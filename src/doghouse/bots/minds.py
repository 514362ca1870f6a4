"""Minds: a player at one seat of one game, the room it thinks in, and what it keeps from decision to decision."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doghouse.bots import learned, loops, search, values
from doghouse.bots.players import ALL_CORES, LEARNED, SEARCH, Player
from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.record import Ints, Record, row
from doghouse.core.rule import compiled, specialised
from doghouse.games import Game

NODES = 1 << 16  # of one tree: 2.1 MB, and as much to move them
SLICE = 0.01  # seconds: so long does a search by the clock go on between two looks at it
AT_ONCE = 4  # minds that have all the threads they want at the same time
LONGEST = 64  # actions in one play; who goes on for longer has failed


class BotFailed(Exception):
    """A bot gave no play."""


@dataclass(frozen=True)
class Considered:
    """An action that a search has considered: how often it was tried, and its mean result: nearly the chance to win."""

    action: int
    tries: int
    result: float


def loops_of(game: Game) -> ModuleType:
    """The loops of bots bound to a game, interpreted; ``core.rule.compiled`` makes their native twin."""
    return specialised(loops, game.name, game=game.bot)


def search_of(game: Game) -> ModuleType:
    """The tree search bound to a game, likewise."""
    return specialised(search, game.name, game=game.bot, loops=loops_of(game), values=values.values_of(game))


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(AT_ONCE * (os.cpu_count() or 1), thread_name_prefix="search")


class Tree:
    """One tree and what a thread needs to make it grow: 4.2 MB, and nothing more while it searches."""

    def __init__(self, game: Game, bound: ModuleType, cards: Record, player: Player, seed: int, number: int) -> None:
        self._search = bound
        self._cards = cards
        self._states = game.state.State.batch(search.STATES)
        self._moves, self._room = game.state.Moves.new(), game.bot.Room.new()
        self._nodes, self._spare = search.Node.batch(NODES), search.Node.batch(NODES)
        self._weights = values.weights_of(game)
        self._out = np.zeros(search.SEATS)
        self._rate = 0.0  # simulations in a second, lately
        self._desk = search.Desk.new()
        for name, value in player.settings.items():
            setattr(self._desk, name, value)
        seed_rng(self._desk.rng, seed, loops.BOTS + 1 + number)
        bound.clear(self._nodes, self._desk)

    def look(self, state: Record, viewer: int) -> None:
        """What is to be searched from now on."""
        self._states[search.LIVE] = state
        self._desk.viewer = viewer

    def begin_with(self, play: Sequence[int], seed: int) -> None:
        """Forget everything; from now on every simulation begins with these actions, and chance with this seed."""
        self._search.clear(self._nodes, self._desk)
        seed_rng(self._desk.rng, seed, loops.BOTS + 1)
        self._desk.given[: len(play)] = play
        self._desk.begun = len(play)
        self._desk.won = self._desk.gained = 0

    def worth(self, n: int) -> tuple[float, float]:
        """The viewer's chance to win after what the simulations begin with, from so many; and its mean result."""
        self.grow(n)
        return self._desk.won / n / search.WHOLE, self._desk.gained / n / search.WHOLE

    def finish(self, states: NDArray[Any], seat: int) -> None:
        """Let the greedy bots play on, after a seat's play, in the first of two states until it would be judged."""
        self._desk.mover = seat
        self._search.finish(states, self._cards, self._desk, self._moves, self._room)

    def grow(self, n: int) -> int:
        """Add so many simulations."""
        room = self._moves, self._room, self._weights, self._out
        self._search.search(self._states, self._cards, self._nodes, self._desk, *room, n)
        return n

    def grow_until(self, end: float, *, settle: bool = False) -> int:
        """Add simulations until ``time.perf_counter()`` is at the end, at least one; how many were added.

        To settle is to stop as soon as no other action of the viewer can become the most tried one in the time left.
        """
        n, now = 0, time.perf_counter()
        most = 1  # at a time: the first simulations in a tree are much shorter than the later ones
        while n == 0 or (now < end and not (settle and self.lead() > self._rate * (end - now))):
            before = now
            added = self.grow(max(1, min(most, int(self._rate * min(end - now, SLICE)))))
            now, most = time.perf_counter(), 2 * most
            self._rate = added / (now - before)
            n += added
        return n

    def lead(self) -> int:
        """How many tries the viewer's most tried action is ahead."""
        return int(self._search.lead(self._nodes, self._desk.viewer))

    def tally(self, player: int, visits: Ints, gains: Ints) -> None:
        """Add what was found of the player's actions to rows of ``search.MOST_ACTIONS``."""
        self._search.tally(self._nodes, player, visits, gains)

    def follow(self, player: int, action: int) -> None:
        """A player did this."""
        self._search.follow(self._nodes, self._spare, self._desk, player, action)


class Glance:
    """What a look one play ahead with the learned evaluation needs."""

    def __init__(self, game: Game, *, native: bool) -> None:
        bound = specialised(learned, game.name, game=game.bot, values=values.values_of(game))
        self._learned = compiled(bound) if native else bound
        self._weights = values.weights_of(game)
        self._room, self._row = game.bot.Room.new(), row(self._weights.shape[1])
        self._out, self._sums = np.zeros(search.SEATS), np.zeros(search.MOST_ACTIONS)

    def decide(self, states: NDArray[Any], cards: Record, moves: Record, rng: Ints, deals: int) -> int:
        """The action for who decides in the first of three states; the others are room."""
        room = self._row, self._out, self._sums
        return int(self._learned.decide(states, cards, moves, self._room, rng, self._weights, *room, deals))


class Mind:
    """A player who sits at one seat of one game and decides for it.

    It is asked to ``act`` when its seat has to decide, and told of all that is decided by ``saw``, so that it can keep
    what it has thought of already; a mind that is told nothing must be made anew for each decision.  All that it gets
    to know of a state is what a copy dealt anew for its seat has, so equal views, seeds and budgets of simulations make
    equal choices.  Without ``native`` code numba is not even loaded; a search by the clock would come to nothing then,
    and decides as the greedy bot.  ``considered`` is what the last search has found, the most tried action first, and
    ``simulations`` and ``seconds`` say how much was searched so far.
    """

    def __init__(self, game: Game, cards: Record, player: Player, seed: int, *, native: bool = True) -> None:
        self.game = game
        self.player = player
        self.considered: tuple[Considered, ...] = ()
        self.simulations = 0
        self.seconds = 0.0
        self._forced = False
        self._cards = cards
        self._rules = game.compiled() if native else game.rules
        self._loops = compiled(loops_of(game)) if native else loops_of(game)
        self._states = game.state.State.batch(loops.STATES)
        self._moves, self._room = game.state.Moves.new(), game.bot.Room.new()
        self._rng = Stream.new().rng
        seed_rng(self._rng, seed, loops.BOTS)
        self._trees: list[Tree] = []
        self._glance = Glance(game, native=native) if player.kind == LEARNED else None
        if player.kind == SEARCH and (player.n or native):
            bound = compiled(search_of(game)) if native else search_of(game)
            threads = (os.cpu_count() or 1) if player.threads == ALL_CORES else player.threads
            self._trees = [Tree(game, bound, cards, player, seed, number) for number in range(threads)]

    def act(self, state: Record) -> int:
        """What to do in a state in which its seat has to decide; the state stays as it is."""
        return self._act(state, self.player.ms / 1000)

    def play(self, state: Record, begun: Sequence[int] = ()) -> tuple[int, ...]:
        """A whole play, all of it in the time that ``act`` has for one decision; ``BotFailed`` if it has no end.

        ``begun`` are actions with which it begins.
        """
        end = time.perf_counter() + self.player.ms / 1000
        now = state.copy()
        actions: list[int] = []
        while len(actions) < LONGEST:
            seat = now.player  # type: ignore[attr-defined]
            given = len(actions) < len(begun)
            actions.append(begun[len(actions)] if given else self._act(now, (end - time.perf_counter()) / 2))
            if tuple(actions) == self.game.plays.order(state, actions):
                return tuple(actions)
            self._rules.apply(now, self._cards, actions[-1], None)
            self.saw(seat, actions[-1])
        raise BotFailed(f"{LONGEST} actions and no end of the play")

    def saw(self, player: int, action: int) -> None:
        """Somebody, it may be itself, decided this."""
        if not self._forced:  # what it had to do itself has no node
            for tree in self._trees:
                tree.follow(player, action)
        self._forced = False

    def _act(self, state: Record, seconds: float) -> int:
        self._states[loops.LIVE] = state
        self._rules.legal(self._states[loops.LIVE], self._cards, self._moves)
        self._forced = self._moves.n == 1
        self.considered = ()
        if self._forced:
            return int(self._moves.action[0])
        if self.player.away and below(self._rng, 100) < self.player.away:
            return int(self._moves.action[below(self._rng, self._moves.n)])
        if self._trees:
            return self._searched(state, seconds)
        if self._glance:
            return self._glance.decide(self._states, self._cards, self._moves, self._rng, self.player.n)
        kind = loops.RANDOM if self.player.kind == loops.RANDOM else loops.GREEDY
        return int(self._loops.decide(self._states, self._cards, self._moves, self._room, self._rng, kind))

    def _searched(self, state: Record, seconds: float) -> int:
        viewer = state.player  # type: ignore[attr-defined]
        start = time.perf_counter()
        for tree in self._trees:
            tree.look(state, viewer)
        self.simulations += sum(self._each(lambda tree: self._grow(tree, start + seconds)))
        self.seconds += time.perf_counter() - start
        self.considered = self._found(viewer)
        return self.considered[0].action

    def _grow(self, tree: Tree, end: float) -> int:
        if self.player.n:
            return tree.grow(-(-self.player.n // len(self._trees)))
        return tree.grow_until(end, settle=len(self._trees) == 1)  # of several, none knows what they add up to

    def _each(self, work: Callable[[Tree], int]) -> list[int]:
        """Let every tree have its thread."""
        return list(_pool().map(work, self._trees)) if len(self._trees) > 1 else [work(self._trees[0])]

    def _found(self, viewer: int) -> tuple[Considered, ...]:
        visits, gains = row(search.MOST_ACTIONS), row(search.MOST_ACTIONS)
        for tree in self._trees:
            tree.tally(viewer, visits, gains)
        legal = [int(action) for action in self._moves.action[: self._moves.n]]
        found = [Considered(a, visits[a], gains[a] / max(visits[a], 1) / search.WHOLE) for a in legal]
        return tuple(sorted(found, key=lambda one: -one.tries))
