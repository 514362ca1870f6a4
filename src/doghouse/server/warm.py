"""The compiled twin of a game's rules and bots: made in a process of its own, which fills the cache on disk, where it
cannot hold up anybody, and then read from there in a moment.
"""

import os
import signal
import sys
from types import ModuleType

from doghouse import bots, games
from doghouse.games import Game
from doghouse.server import coaching
from doghouse.server.thinking import thought_out
from doghouse.table.match import HOUSE, Header, Match

READY = ("greedy", "random", "search:n=2", "search:ms=1")
"""Players who between them call all that any player calls."""

HINTS = 16
"""Plays from one hint to the next."""

THOUGHT = 20
"""Simulations of the coach: enough that it compares plays and finds reasons."""

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

    A whole game is played and reviewed, so that no call of a running table meets a function that is not ready.  Where
    compiling is switched off there is nothing to make ready.
    """
    rules = game.compiled()
    if rules is game.rules:
        return rules
    header = Header(game.name, game.version, HOUSE, game.usual, 1, ("1",) * game.min_players)
    match = Match(game, header)
    match.use(rules)
    while (seat := match.duty()) is not None:
        if match.forced() is None and match.version % HINTS == 0:
            coaching.hint(match, THOUGHT)
        plays = [thought_out(match, seat, bots.parse(name), match.version) for name in READY]
        match.commit(match.prepare(seat, plays[match.version % len(plays)]))
    coaching.review(match, 0, n=THOUGHT)
    rules.score(match.state, match.deck.cards, 0)  # which the coach asks for only where a game may end soon
    return rules
