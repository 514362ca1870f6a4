"""Deciding and playing, for any game: ``core.rule.specialised`` binds this source to one of them.

The global ``game`` is then that game's ``bot`` module, which has the game's ``rules`` and its ``greedy``.  The
functions work on three states in one array: the live one, the copy that a bot may look at, and a blank one.  Nothing
is allocated: ``room``, of the game's own type ``Room``, is what its greedy bot works in.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from doghouse.core.chance import WORDS, below, next_u32, seed_rng
from doghouse.core.moves import Moves
from doghouse.core.record import Grid, Ints, Number, Record, Row
from doghouse.core.rule import rule

game = ModuleType("game")  # bound by specialised()

GREEDY, RANDOM = range(2)
LIVE, SEEN, BLANK = range(3)  # the places of the states
STATES = 3  # so many are needed; those after them, if there are any, keep the ends of games
SEATS = 8  # the most that a series has room for
MOST = 64  # games of a series: short enough to stop at once when interrupted
ENDS = 8 * MOST  # that are kept at most: counting what was held takes longer to begin than to do
SHARE = 840  # parts of a win: a whole number of them for each of up to eight who share it
BOTS = 1 << 20  # the bots' row among the generators of a game's seed, far from any pile's
GAMES = 1 << 21  # the first of the rows of a series' seed, one a game


class Series(Record):
    """Some games of the many that belong to a seed: what is to be played, and what was counted.

    ``level[k]`` is the bot that is k-th in the list of players; in game g it sits k + g seats on.  ``wins`` and
    ``points`` go by the place in the list, ``seat_wins`` by seat, ``turn_wins`` by how many seats after the one that
    decided first; wins are in parts of SHARE, shared ones in equal parts.  The ends of the series' games are kept from
    the place ``kept`` on, the parts that each seat won in ``won``.
    """

    rng = Row(WORDS, kind=np.int64)
    seed = Number(np.int64)
    first = Number(np.int64)
    games = Number(np.int64)
    kept = Number(np.int64)
    level = Row(SEATS, kind=np.int64)
    seated = Row(SEATS, kind=np.int64)  # the bots of the game that is being played, by seat
    began = Number(np.int64)  # the seat that decided first in the game that is being played
    decisions = Number(np.int64)
    wins = Row(SEATS, kind=np.int64)
    points = Row(SEATS, kind=np.int64)
    seat_wins = Row(SEATS, kind=np.int64)
    turn_wins = Row(SEATS, kind=np.int64)
    won = Grid(ENDS, SEATS, kind=np.int64)


@rule
def decide(states: Any, cards: Any, moves: Moves, room: Any, rng: Ints, level: int) -> int:
    """The action that a bot of this level takes for the player who decides in the live state, which stays as it is.

    ``moves`` is for the legal moves, ``room`` for the greedy bot; ``rng`` is the bots' own generator.
    """
    game.rules.legal(states[LIVE], cards, moves)
    return any_of(moves, rng) if level == RANDOM else best_of(states, cards, moves, room, rng)


@rule
def any_of(moves: Moves, rng: Ints) -> int:
    """The random bot's choice among the legal moves."""
    return moves.action[below(rng, moves.n)]


@rule
def best_of(states: Any, cards: Any, moves: Moves, room: Any, rng: Ints) -> int:
    """The greedy bot's choice, from a copy in which all that its seat cannot know is dealt anew."""
    if moves.n == 1:
        return moves.action[0]
    states[SEEN] = states[LIVE]
    game.rules.redeal(states[SEEN], cards, states[LIVE].player, rng)
    return game.greedy(states[SEEN], cards, moves, room, rng)  # type: ignore[no-any-return]


@rule
def seed_of(rng: Ints, seed: int, number: int) -> int:
    """The seed, of 63 bits, of one of the games that belong to a seed; the generator is started anew for it."""
    seed_rng(rng, seed, GAMES + number)
    return (next_u32(rng) >> 1) << 32 | next_u32(rng)


@rule
def deal(s: Any, cards: Any, options: Any, series: Series, number: int) -> None:
    """Deal one of the games, in a blank state, and seat the bots."""
    rng = series.rng
    seed = seed_of(rng, series.seed, number)
    game.rules.new_game(s, cards, options, seed, None)
    seed_rng(rng, seed, BOTS)
    for seat in range(s.players):
        series.seated[seat] = series.level[(seat - number) % s.players]
    series.began = s.player


@rule
def count_end(s: Any, cards: Any, series: Series, number: int) -> None:
    """Add the end of a game to what was counted."""
    best = game.rules.rank(s, cards, 0)
    winners = 0
    for seat in range(s.players):
        rank = game.rules.rank(s, cards, seat)
        if rank > best:
            best = rank
            winners = 0
        winners += rank == best
    for seat in range(s.players):
        k = (seat - number) % s.players
        parts = SHARE // winners * (game.rules.rank(s, cards, seat) == best)
        series.points[k] += game.rules.score(s, cards, seat)
        series.wins[k] += parts
        series.seat_wins[seat] += parts
        series.turn_wins[(seat - series.began) % s.players] += parts
        series.won[series.kept + number - series.first, seat] = parts


@rule
def play_series(states: Any, cards: Any, options: Any, moves: Moves, room: Any, series: Series) -> None:
    """Play the games of a series, MOST of them at most, and count."""
    rng = series.rng
    for number in range(series.first, series.first + series.games):
        states[LIVE] = states[BLANK]
        s = states[LIVE]
        deal(s, cards, options, series, number)
        while not game.rules.over(s):
            game.rules.legal(s, cards, moves)
            # As in ``decide``, which is too large to be called for each move of random play; and all in one function,
            # since each function more around the rules compiles all of them once more.
            greedy = series.seated[s.player] != RANDOM
            action = best_of(states, cards, moves, room, rng) if greedy else any_of(moves, rng)
            game.rules.apply(s, cards, action, None)
            series.decisions += 1
        count_end(s, cards, series, number)
        if states.shape[0] > STATES:
            states[STATES + series.kept + number - series.first] = s
