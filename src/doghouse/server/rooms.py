"""All live tables: opened by somebody, read from the log when somebody comes, let go when idle."""

import asyncio
import logging
import secrets
from time import monotonic

from doghouse import games
from doghouse.server.config import Config
from doghouse.server.messages import Stop
from doghouse.server.room import Room
from doghouse.server.staff import Staff
from doghouse.store import Broken, Chair, Opened, TableLog
from doghouse.table.match import Contradiction, Header, Match

logger = logging.getLogger("doghouse.server")

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""For table names: nothing that is mistaken for something else when read aloud."""

GOODBYE = 1.0
"""Seconds until those who do not hear that the server goes down are cut off."""


class Rooms:
    """See the module. To be used from the event loop only."""

    def __init__(self, staff: Staff, config: Config) -> None:
        self._staff = staff
        self._idle = config.idle
        self.live: dict[str, Room] = {}
        """The tables in memory."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._used: dict[str, float] = {}

    async def open(self, header: Header, chairs: tuple[Chair, ...]) -> Room:
        """A new table, kept before it is known. Raises `StoreFull`."""
        table = "".join(secrets.choice(LETTERS) for _ in range(12))
        match = Match(games.load(header.game), header)
        row = Opened(match.header, chairs, match.dealt)
        await asyncio.wrap_future(self._staff.store.append(table, 0, row))
        room = Room(TableLog(table, [row]), match, self._staff)
        self.live[table] = room
        self._used[table] = monotonic()
        return room

    async def get(self, table: str) -> Room:
        """The table's room, read from the log if need be. Raises `Unknown` and `Broken`."""
        self._used[table] = monotonic()
        room = self.live.get(table)
        if room is not None:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        try:
            log, match = await asyncio.to_thread(self._replayed, table)
        except Broken as broken:
            logger.error("%s", broken)
            raise
        if log.broken is not None:
            logger.error("%s", Broken(table, log.broken))
        room = Room(log, match, self._staff)
        self.live[table] = room
        return room

    def _replayed(self, table: str) -> tuple[TableLog, Match]:
        log = self._staff.store.read(table)
        opened, steps = log.opened, [row.step for row in log.plays]
        try:
            game = games.load(opened.header.game)
            try:
                return log, Match(game, opened.header, steps, dealt=opened.dealt)
            except Contradiction as contradiction:
                # The rows are as they were written, but these rules do not lead from one to the next.
                logger.error("table %s: %s", table, contradiction)
                log.broken = contradiction.version
                good = steps[: max(0, contradiction.version - 1)]
                return log, Match(game, opened.header, good, dealt=opened.dealt)
        except (LookupError, ValueError) as error:
            logger.error("table %s cannot be dealt: %s", table, error)
            raise Broken(table, 0) from error

    async def sweep(self) -> None:
        """For ever: let idle tables leave the memory."""
        while True:
            await asyncio.sleep(self._idle / 10)
            for table in self._idlers():
                self.live.pop(table, None)
                self._used.pop(table, None)

    def _idlers(self) -> list[str]:
        now = monotonic()
        for table, room in self.live.items():
            if room.busy:
                self._used[table] = now
        return [table for table, used in self._used.items() if used < now - self._idle]

    def warmed_up(self, game: str) -> None:
        """The bots of a game can search from now on: its tables say so."""
        for room in self.live.values():
            if room.match.game.name == game:
                room.tell_who_is_here()

    def stop(self) -> None:
        """The server goes down: no more plays of bots, and everybody is told."""
        for room in self.live.values():
            room.stop(Stop("upgrade", room.match.version))

    async def goodbye(self) -> None:
        """Stop, and give everybody a moment to hear it."""
        self.stop()
        end = monotonic() + GOODBYE
        while monotonic() < end and any(room.listeners for room in self.live.values()):  # noqa: ASYNC110 at most once
            await asyncio.sleep(0.02)
