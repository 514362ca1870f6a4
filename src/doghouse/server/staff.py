"""What all rooms lean on: the store, the threads in which bots think, the build of the rules.

Whose turn it is comes from the match alone, so a bot has nothing to remember: after a restart the
room asks again and the bot thinks again.
"""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from doghouse import bots
from doghouse.server.thinking import thought_out
from doghouse.server.twins import Twins
from doghouse.store import Store
from doghouse.table.match import Match

THINKERS = 2
"""Threads for bots that go by the next position. While they are interpreted each holds the others up a little."""

SEARCHERS = bots.AT_ONCE
"""Threads for bots that search by the clock, each for a table."""

PATIENCE = 20.0
"""Seconds after which a bot has failed."""


class Staff:
    """See the module."""

    def __init__(self, store: Store, twins: Twins) -> None:
        self.store = store
        self.twins = twins
        self._thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        self._searchers = ThreadPoolExecutor(SEARCHERS, thread_name_prefix="searching-bot")
        self._searching = 0

    async def bots_play(self, match: Match, seat: int, level: str) -> tuple[int, ...]:
        """The play of a bot of this level. Raises whatever goes wrong in it, and `BotFailed`."""
        self.twins.fit(match)
        player = bots.parse(level)
        if not player.ms or self.is_warming(match, level):
            return await self._thought_out(self._thinkers, match, seat, player)
        # Searches side by side share the cores. When more tables want one than there are threads, all of them search
        # for a shorter while, so that those who wait in line have their answer in the level's time too.
        self._searching += 1
        try:
            shared = replace(player, ms=max(1, player.ms * SEARCHERS // max(SEARCHERS, self._searching)))
            return await self._thought_out(self._searchers, match, seat, shared)
        finally:
            self._searching -= 1

    async def _thought_out(
        self, threads: ThreadPoolExecutor, match: Match, seat: int, player: bots.Player
    ) -> tuple[int, ...]:
        seed = secrets.randbits(62)
        work = asyncio.get_running_loop().run_in_executor(threads, thought_out, match, seat, player, seed)
        try:
            return await asyncio.wait_for(work, PATIENCE)
        except TimeoutError:
            raise bots.BotFailed(f"no play after {PATIENCE:.0f} seconds") from None

    def is_warming(self, match: Match, level: str) -> bool:
        """Does a bot of this level only go by the next position, because its search is not compiled yet?"""
        player = bots.NAMED.get(level)
        return player is not None and player.kind == bots.SEARCH and not self.twins.has(match.game.name)

    def close(self) -> None:
        """Wait for no bot: a play that is not kept yet is thought out again later."""
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        self._searchers.shutdown(wait=False, cancel_futures=True)
        self.store.close()
