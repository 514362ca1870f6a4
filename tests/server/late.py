"""A game warmed up and then played at a table as if it were served: prints what only then was compiled or loaded.

A program of its own, since whatever ran before in a process may have made functions ready: ``python late.py GAME``.
"""

from __future__ import annotations

import sys
from typing import Any

from numba.core.dispatcher import Dispatcher

from doghouse import bots, games
from doghouse.games import Game
from doghouse.server import coaching, warm
from doghouse.server.thinking import thought_out
from doghouse.table.match import HOUSE, Header, Match

PLAYS = 6  # of each bot
HINTS = 3  # plays from one to the next
LONGEST = 1000  # plays of a game
make_ready = Dispatcher.compile


def tell(function: Any, signature: Any) -> Any:
    """In place of compiling."""
    print(f"{function.py_func.__module__}.{function.py_func.__qualname__}")
    return make_ready(function, signature)


def play(match: Match, name: str) -> None:
    """A play of a bot."""
    seat = match.duty()
    assert seat is not None
    match.commit(match.prepare(seat, thought_out(match, seat, bots.parse(name), match.version)))


def main(game: Game) -> None:
    """Some plays of each bot, the rest of the game, with hints, and a review."""
    rules = warm.warmed(game)
    Dispatcher.compile = tell
    match = Match(game, Header(game.name, game.version, HOUSE, game.usual, 2, ("1",) * game.min_players))
    match.use(rules)
    for name in [*(name for name in bots.NAMED for _ in range(PLAYS)), *["greedy"] * LONGEST]:
        if not match.over:
            play(match, name)
        if match.version % HINTS == 0 and not match.over:
            coaching.hint(match, 40)
    coaching.review(match, 0, n=20)


main(games.load(sys.argv[1]))
