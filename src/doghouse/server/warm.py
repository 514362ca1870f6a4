"""The compiled twin of a game's rules and bots: made in a process of its own, which fills the cache on disk, where it
cannot hold up anybody, and then read from there in a moment.
"""

import os
import signal
import sys
from types import ModuleType

from doghouse import bots, games
from doghouse.games import Game
from doghouse.server.thinking import thought_out
from doghouse.table.match import HOUSE, Header, Match

READY = ("greedy", "random", "search:n=2")
"""Players who between them call all that any player calls."""

POLITE = 5
"""How far the compiler stands back: enough for the table, and not so far that a busy machine never lets it end."""


def compiling(name: str) -> list[str]:
    """The command that fills the cache with a game."""
    return [sys.executable, "-c", f"from doghouse.server.warm import fill_cache; fill_cache({name!r})"]


def fill_cache(name: str) -> None:
    """What that command does, politely: the table next door comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever began this, and ends it
    if hasattr(os, "nice"):
        os.nice(POLITE)
    warmed(games.load(name))


def warmed(game: Game) -> ModuleType:
    """The compiled rules, with all that a table calls compiled or read from the cache.

    A whole game is played, so that no call of a running table meets a function that is not ready.
    """
    rules = game.compiled()
    header = Header(game.name, game.version, HOUSE, game.usual, 1, ("1",) * game.min_players)
    match = Match(game, header)
    match.use(rules)
    while (seat := match.duty()) is not None:
        match.forced()
        plays = [thought_out(match, seat, bots.parse(name), match.version) for name in READY]
        match.commit(match.prepare(seat, plays[match.version % len(plays)]))
    return rules
