"""The application: store, rooms and bots put together behind the routes."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from doghouse.server.access import Door
from doghouse.server.api import Api
from doghouse.server.config import Config
from doghouse.server.live import Live
from doghouse.server.pages import CarefulHeaders, Pages
from doghouse.server.rooms import Rooms
from doghouse.server.seats import KeyFile, Seals
from doghouse.server.staff import Staff
from doghouse.server.twins import Twins
from doghouse.store.sqlite import SqliteStore, check

SELDOM = (5_000, 20, 50)
"""When Python looks for garbage that refers to itself: a look through everything holds all tables up for a moment,
and hardly anything here is such garbage."""

TURNS = 0.0005
"""Seconds until a thread that computes (a bot before it is compiled) lets the others have their turn. The tables take
theirs after every frame they send, so the usual 5 ms would slow them down."""


@contextmanager
def responsive_python() -> Iterator[None]:
    """Settings of the whole process for as long as tables are served."""
    thresholds, turns = gc.get_threshold(), sys.getswitchinterval()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(TURNS)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(turns)


class Server:
    """All that lives as long as the server does.

    Raises `NotOurs`, `InUse`, ValueError (the key) and OSError when the database cannot be had.
    """

    def __init__(self, config: Config) -> None:
        check(config.database)
        config.database.parent.mkdir(parents=True, exist_ok=True)
        self._key = KeyFile(config.database.with_name(f"{config.database.name}.key"))
        try:
            store = SqliteStore(config.database)
        except BaseException:
            self._key.close()
            raise
        self.staff = Staff(store, Twins())
        self._compile = config.compile
        self.rooms = Rooms(self.staff, config)
        self.door = Door(self.rooms, Seals(self._key.key), config)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """What goes on beside the requests; after it the database is closed."""
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(self.rooms.sweep())]
        if self._compile:
            tasks.append(loop.create_task(self.staff.twins.prepare(self.rooms.warmed_up)))
        try:
            with responsive_python():
                yield
        finally:
            self.rooms.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.to_thread(self.staff.close)
            self._key.close()


def create_app(config: Config) -> Starlette:
    """The application on one database. Raises as `Server` when the database cannot be had.

    `app.state.server` is the `Server`.
    """
    server = Server(config)
    pages = Pages(config.client)
    live = Live(server.door, config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with server.running():
            yield

    app = Starlette(
        routes=[
            *Api(server.rooms, server.door, config).routes(),
            WebSocketRoute("/api/tables/{table}/live", live.endpoint),
            Route("/", pages.index),
            Route("/t/{table}", pages.index),
            Route("/{path:path}", pages.file),
        ],
        middleware=[Middleware(CarefulHeaders)],
        lifespan=lifespan,
    )
    app.state.server = server
    return app
