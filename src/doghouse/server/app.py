"""The application: store, rooms and bots put together behind the routes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

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
            tasks.append(loop.create_task(self.staff.twins.prepare()))
        try:
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
