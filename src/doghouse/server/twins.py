"""Which build of each game's rules is used: the server answers at once with interpreted rules, and goes over to their
compiled twins as they are ready.
"""

import asyncio
import gc
import logging
from collections.abc import Callable
from types import ModuleType

from doghouse import games
from doghouse.server.warm import compiling, warmed
from doghouse.table.match import Match

logger = logging.getLogger("doghouse.server")


class Twins:
    """See the module."""

    def __init__(self) -> None:
        self._ready: dict[str, ModuleType] = {}
        self._missed = ""  # the game that was last played without its twin

    def has(self, game: str) -> bool:
        """Is the game's twin ready? Until then there is no search, as interpreted it would come to nothing."""
        return game in self._ready

    def fit(self, match: Match) -> None:
        """Let a match use the compiled rules if they are ready."""
        name = match.game.name
        if name not in self._ready:
            self._missed = name
        match.use(self._ready.get(name, match.game.rules))

    async def prepare(self, told: Callable[[str], object] = lambda game: None) -> None:
        """Make one twin after the other, next whichever is being played; tell which game's is ready.

        A game goes on interpreted if that fails.
        """
        left = list(games.GAMES)
        while left:
            name = left.pop(left.index(self._missed) if self._missed in left else 0)
            code = await _compiled(name)
            if code != 0:
                logger.warning("the rules of %s could not be compiled (exit %d); they stay interpreted", name, code)
                continue
            self._ready[name] = await asyncio.to_thread(warmed, games.load(name))
            # What came with the compiler stays, so looks for garbage need not go through it.
            gc.freeze()
            told(name)
            logger.info("the rules of %s are compiled", name)


async def _compiled(name: str) -> int:
    """Compile a game in another process; its exit code."""
    process = await asyncio.create_subprocess_exec(*compiling(name), stdin=asyncio.subprocess.DEVNULL)
    try:
        return await process.wait()
    except asyncio.CancelledError:
        process.terminate()
        await process.wait()
        raise
