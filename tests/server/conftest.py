"""A server on a real port, and people who sit at its tables over real sockets."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from doghouse.server.app import create_app
from doghouse.server.config import Config
from doghouse.server.limits import Limit
from doghouse.server.room import Room
from doghouse.server.run import server_of

Frame = dict[str, Any]
PLENTY = Limit(burst=10_000, per_second=10_000)
PATIENCE = 10.0


@dataclass
class Answer:
    """What came back over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        return self.headers["set-cookie"].partition(";")[0]


def call(port: int, method: str, path: str, body: object = None, **headers: str) -> Answer:
    """One request; a body is sent as JSON unless it is bytes."""
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    sent = {"content-type": "application/json"} if data is not None else {}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request(method, path, data, sent)
        response = connection.getresponse()
        return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
    finally:
        connection.close()


class Device:
    """One socket at one seat (or watching), and every frame that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.state: Frame = {}

    def hear(self, *kinds: str) -> Frame:
        """The next frame of one of these kinds (of any, if none is named)."""
        while True:
            frame = json.loads(self.socket.recv(PATIENCE))
            self.frames.append(frame)
            if frame["t"] == "state":
                self.state = frame
            if not kinds or frame["t"] in kinds:
                return dict(frame)

    def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """The first state that is as wanted, the latest one included."""
        while not (self.state and wanted(self.state)):
            self.hear("state")
        return self.state

    def at(self, v: int) -> Frame:
        """The first state of version `v` or later."""
        return self.until(lambda state: state["v"] >= v)

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def act(self, play: list[int], name: str, v: int | None = None) -> Frame:
        """Send a play; the answer to it."""
        self.say({"t": "act", "id": name, "v": self.state["v"] if v is None else v, "play": play})
        while True:
            frame = self.hear("ok", "no")
            if frame["id"] == name:
                return frame

    def silent(self, seconds: float = 0.2) -> bool:
        """Does nothing come for so long?"""
        try:
            self.frames.append(json.loads(self.socket.recv(seconds)))
        except TimeoutError:
            return True
        return False


class Table:
    """A table that a test has opened: its name, tokens and cookies."""

    def __init__(self, port: int, made: Frame, stack: ExitStack) -> None:
        self.port = port
        self.name: str = made["table"]
        self.made = made
        self.tokens: list[str | None] = [seat["token"] for seat in made["seats"]]
        self.stack = stack
        self.cookies: dict[int | str, str] = {}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.name}"

    def enter(self, seat: int | str) -> str:
        """The cookie of a seat, or of the watchers ("watch")."""
        if seat not in self.cookies:
            token = self.made["watch"] if seat == "watch" else self.tokens[int(seat)]
            answer = call(self.port, "POST", f"{self.path}/enter", {"token": token})
            assert answer.status == 200
            self.cookies[seat] = answer.cookie
        return self.cookies[seat]

    def sit(self, seat: int | str, since: int = -1, **headers: str) -> Device:
        """A new device at a seat that has had its first state."""
        sent = {"Cookie": self.enter(seat)} | {name.replace("_", "-"): value for name, value in headers.items()}
        device = Device(self.open(f"seat={seat}&since={since}", sent))
        device.hear("state")
        return device

    def open(self, query: str, headers: dict[str, str]) -> ClientConnection:
        """A socket; raises `InvalidStatus` when it is not let in."""
        address = f"ws://127.0.0.1:{self.port}{self.path}/live?{query}"
        return self.stack.enter_context(connect(address, additional_headers=headers, compression=None))


class Guests:
    """Opens tables and sits down at them, on any port of this machine; hangs up in the end."""

    def __init__(self) -> None:
        self.stack = ExitStack()

    def open(self, port: int, *kinds: str, **options: bool | int) -> Table:
        """A new table; a kind is "me", "friend" or a bot's level."""
        seats = [
            {"kind": kind if kind in ("me", "friend") else "bot", "name": f"Player {n}", "bot": kind}
            for n, kind in enumerate(kinds)
        ]
        answer = call(port, "POST", "/api/tables", {"game": "barking", "options": options, "seats": seats})
        assert answer.status == 201, answer
        return Table(port, answer.json, self.stack)

    def again(self, port: int, table: Table) -> Table:
        """The same table on another server."""
        other = Table(port, table.made, self.stack)
        other.cookies = table.cookies
        return other


class Site:
    """A server in a thread of its own, on one database."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.app = create_app(config)
        self._guests = Guests()
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.port: int = self._listening.getsockname()[1]
        self._server = server_of(self.app)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],))
        self._thread.start()

    def call(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        return call(self.port, method, path, body, **headers)

    def open(self, *kinds: str, **options: bool | int) -> Table:
        return self._guests.open(self.port, *kinds, **options)

    def again(self, table: Table) -> Table:
        return self._guests.again(self.port, table)

    def room(self, table: Table) -> Room:
        """The live table inside the server: to look at, not to change."""
        room: Room = self.app.state.server.rooms.live[table.name]
        return room

    @property
    def store(self) -> Any:
        return self.app.state.server.staff.store

    def stop(self) -> None:
        """Begin to stop, as on Ctrl+C."""
        self._server.should_exit = True

    def close(self) -> None:
        """Stop, once everybody has left."""
        self._guests.stack.close()
        self.stop()
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive()


def generous(folder: Path) -> Config:
    """A fresh database, no built client, and no limits that a quick test would reach."""
    limits = {"frames": PLENTY, "opening": PLENTY, "guesses": PLENTY}
    return Config(folder / "tables.db", client=folder / "client", compile=False, **limits)


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """See `generous`."""
    return generous(tmp_path)


@pytest.fixture
def serve() -> Iterator[Callable[[Config], Site]]:
    """Starts servers; all are closed in the end."""
    sites: list[Site] = []

    def start(config: Config) -> Site:
        sites.append(Site(config))
        return sites[-1]

    yield start
    for site in sites:
        site.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests of a file that leave it running; each has tables of its own."""
    site = Site(generous(tmp_path_factory.mktemp("site")))
    yield site
    site.close()


@pytest.fixture
def own(config: Config, serve: Callable[[Config], Site]) -> Site:
    """A server of the test's own, to be stopped or damaged."""
    return serve(config)


@pytest.fixture
def guests() -> Iterator[Guests]:
    """For servers that a test has started itself."""
    guests = Guests()
    with guests.stack:
        yield guests
