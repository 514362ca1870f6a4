"""The compiled twins of the rules, made behind the scenes.

The server answers at once with interpreted rules. Meanwhile a process of its own compiles the
games into the cache on disk, where it cannot hold up the server; then the twin is loaded from it.
"""

import asyncio
import gc
import logging
import os
import signal
import sys
from types import ModuleType

from doghouse import games
from doghouse.games import Game
from doghouse.server.catalogue import default_options
from doghouse.server.thinking import thought_out
from doghouse.table.match import HOUSE, Header, Match

logger = logging.getLogger("doghouse.server")

READY = ("greedy", "random", "search:n=2")
"""Players who between them call all that any player calls."""

COMPILE = "from doghouse.server.twins import compile_all; compile_all()"


def compile_all() -> None:
    """Fill the cache with every game, politely: the server next door comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this process
    if hasattr(os, "nice"):
        os.nice(10)
    for name in games.GAMES:
        warmed(games.load(name))


def warmed(game: Game) -> ModuleType:
    """The compiled rules, with all that a table calls compiled or read from the cache.

    A whole game is played, so that no call of a running table meets a function that is not ready.
    """
    rules = game.compiled()
    header = Header(game.name, game.version, HOUSE, default_options(game), 1, ("1",) * game.min_players)
    match = Match(game, header)
    match.use(rules)
    while (seat := match.duty()) is not None:
        match.forced()
        plays = [thought_out(match, seat, level, match.version) for level in READY]
        match.commit(match.prepare(seat, plays[match.version % len(plays)]))
    return rules


class Twins:
    """Which build of a game's rules is to be used now."""

    def __init__(self) -> None:
        self._ready: dict[str, ModuleType] = {}

    def fit(self, match: Match) -> None:
        """Let a match use the compiled rules if they are ready."""
        match.use(self._ready.get(match.game.name, match.game.rules))

    async def prepare(self) -> None:
        """Compile in another process, then load what it made. Games go on interpreted if it fails."""
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, stdin=asyncio.subprocess.DEVNULL)
        try:
            code = await process.wait()
        except asyncio.CancelledError:
            process.terminate()
            await process.wait()
            raise
        if code != 0:
            logger.warning("the rules could not be compiled (exit %d); they stay interpreted", code)
            return
        for name in games.GAMES:
            game = games.load(name)
            self._ready[name] = await asyncio.to_thread(warmed, game)
        # What came with the compiler stays, so looks for garbage need not go through it.
        gc.freeze()
        logger.info("the rules are compiled")
