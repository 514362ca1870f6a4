"""What all rooms lean on: the store, the threads in which bots think, the build of the rules.

Whose turn it is comes from the match alone, so a bot has nothing to remember: after a restart the
room asks again and the bot thinks again.
"""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from doghouse.bots import BotFailed
from doghouse.server.thinking import thought_out
from doghouse.server.twins import Twins
from doghouse.store import Store
from doghouse.table.match import Match

THINKERS = 2
"""Threads in which bots think."""

PATIENCE = 20.0
"""Seconds after which a bot has failed."""


class Staff:
    """See the module."""

    def __init__(self, store: Store, twins: Twins) -> None:
        self.store = store
        self.twins = twins
        self._threads = ThreadPoolExecutor(THINKERS, thread_name_prefix="bot")

    async def bots_play(self, match: Match, seat: int, level: str) -> tuple[int, ...]:
        """The play of a bot of this level. Raises whatever goes wrong in it, and `BotFailed`."""
        self.twins.fit(match)
        seed = secrets.randbits(62)
        work = asyncio.get_running_loop().run_in_executor(self._threads, thought_out, match, seat, level, seed)
        try:
            return await asyncio.wait_for(work, PATIENCE)
        except TimeoutError:
            raise BotFailed(f"no play after {PATIENCE:.0f} seconds") from None

    def close(self) -> None:
        """Wait for no bot: a play that is not kept yet is thought out again later."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.store.close()
