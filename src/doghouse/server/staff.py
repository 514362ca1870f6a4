"""What all rooms lean on: the store, the threads in which bots think, the build of the rules.

Whose turn it is comes from the match alone, so a bot has nothing to remember: after a restart the
room asks again and the bot thinks again.
"""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import replace
from functools import partial

from doghouse import bots
from doghouse.server import coaching
from doghouse.server.thinking import thought_out
from doghouse.server.twins import Twins
from doghouse.store import Store
from doghouse.table.match import Match

THINKERS = 2
"""Threads for bots that go by the next position. While they are interpreted each holds the others up a little."""

SEARCHERS = bots.AT_ONCE
"""Threads for bots that search by the clock, each for a table."""

COACHES = 2
"""Threads for hints; reviews of whole games have one of their own, so that no hint waits for them."""

PATIENCE = 20.0
"""Seconds after which a bot has failed."""


class Closed(Exception):
    """The server goes down: whoever works for long stops."""


class Staff:
    """See the module."""

    def __init__(self, store: Store, twins: Twins) -> None:
        self.store = store
        self.twins = twins
        self._thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")
        self._searchers = ThreadPoolExecutor(SEARCHERS, thread_name_prefix="searching-bot")
        self._coaches = ThreadPoolExecutor(COACHES, thread_name_prefix="coach")
        self._reviewer = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._closed = threading.Event()
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

    def can_coach(self, match: Match) -> bool:
        """Is there the code that a coach needs?"""
        return self.twins.has(match.game.name)

    async def hint(self, match: Match) -> coaching.Data:
        """Advice for the seat that must decide, as `coaching.hint` gives it; the game may go on meanwhile."""
        return await self._coached(self._coaches, partial(coaching.hint, self._still(match)))

    async def review(self, match: Match, seat: int) -> coaching.Data:
        """What a finished game has hung on for a seat, as `coaching.review` gives it; in its turn, in seconds."""
        return await self._coached(self._reviewer, partial(coaching.review, self._still(match), seat, self._look_up))

    def _still(self, match: Match) -> Match:
        """The match as it stands, with compiled rules."""
        still = copy(match)
        self.twins.fit(still)
        return still

    async def _coached(self, threads: ThreadPoolExecutor, work: Callable[[], coaching.Data]) -> coaching.Data:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def _look_up(self) -> None:
        if self._closed.is_set():
            raise Closed

    def close(self) -> None:
        """Wait for no bot: a play that is not kept yet is thought out again later."""
        self._closed.set()
        self._coaches.shutdown(wait=False, cancel_futures=True)
        self._reviewer.shutdown(wait=False, cancel_futures=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        self._searchers.shutdown(wait=False, cancel_futures=True)
        self.store.close()
