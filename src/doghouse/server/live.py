"""A connection to a table: frames in, frames out.

Reading and writing are two tasks. The reader answers through a short queue; the writer fetches
the state from the room whenever the connection has room for it.
"""

import asyncio
import logging
import re
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from doghouse.server import messages
from doghouse.server.access import Door, Forbidden, TooMany, forbidden, from_here, too_many
from doghouse.server.config import Config
from doghouse.server.limits import Bucket, Limit
from doghouse.server.messages import Act, Consider, FromClient, Hint, Look, Moment, No, Ping, Pong, Stop, ToClient
from doghouse.server.room import Room
from doghouse.store import Broken
from doghouse.store.rows import WATCHERS

logger = logging.getLogger("doghouse.server")

BAD_FRAMES = 3
"""So many frames that are no messages, then the connection is closed."""

MOST_WAITING = 100
"""Answers that wait for a client that does not read; then the connection is closed."""

MOMENTS = Limit(burst=10, per_second=2)
"""How often one connection may look back: the table is played again from its start each time."""

HINTS = Limit(burst=6, per_second=0.25)
"""How often one connection may ask the coach, who thinks for a second or two; one question at a time."""

NORMAL, POLICY, AGAIN = 1000, 1008, 1012
"""WebSocket close codes: goodbye; you ask too much; the server restarts."""

_CLOSE = {"broken": NORMAL, "revoked": POLICY, "upgrade": AGAIN}


class Connection:
    """One socket at a seat (or, with `WATCHERS`, of a spectator); a `Listener` of its room."""

    def __init__(self, socket: WebSocket, room: Room, seat: int, since: int, limit: Limit) -> None:
        self.seat = seat
        self._socket = socket
        self._room = room
        self._sent = since
        self._fresh = True
        """Is a state due even if there is no new version?"""
        self._presence = room.presence
        self._answers: deque[str] = deque()
        self._news = asyncio.Event()
        self._bucket = Bucket(limit)
        self._moments = Bucket(MOMENTS)
        self._hints = Bucket(HINTS)
        self._hinting: asyncio.Task[None] | None = None
        self._bad = 0
        self._close: int | None = None

    # ------------------------------------------------------------ Listener

    def wake(self) -> None:
        """See `Listener.wake`."""
        self._news.set()

    def stop(self, message: Stop) -> None:
        """See `Listener.stop`."""
        self._answer(message)
        if message.why != "broken":
            self._close = _CLOSE[message.why]

    # ------------------------------------------------------------ life

    async def run(self) -> None:
        """Serve the accepted socket until one side has enough."""
        self._room.join(self)
        self._presence = self._room.presence
        self.wake()
        writer = asyncio.create_task(self._write_on())
        reader = asyncio.create_task(self._read_on())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.leave(self)
            if self._hinting is not None:
                self._hinting.cancel()
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
        for task in (writer, reader):
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect):
                raise error

    async def _write_on(self) -> None:
        stopped = self._room.stopped()
        while True:
            await self._news.wait()
            self._news.clear()
            while (frame := self._next_frame()) is not None:
                await self._socket.send_text(frame)
            if stopped is not None:
                self._answer(stopped)
                stopped = None
            if self._close is not None and not self._answers:
                await self._socket.close(self._close)
                return

    def _next_frame(self) -> str | None:
        if self._answers:
            return self._answers.popleft()
        if self._close is not None:
            return None
        if self._fresh or self._sent < self._room.match.version:
            self._fresh = False
            self._sent, frame = self._room.state_frame(self.seat, self._sent)
            self._presence = self._room.presence
            return frame
        if self._presence != self._room.presence:
            self._presence = self._room.presence
            return self._room.presence_frame()
        return None

    def _answer(self, message: ToClient) -> None:
        self._answers.append(messages.write(message))
        if len(self._answers) > MOST_WAITING:
            self._close = POLICY
            self._answers.clear()
        self.wake()

    # ------------------------------------------------------------ what they say

    async def _read_on(self) -> None:
        while self._close is None:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._refuse("busy")
                self._close = POLICY
                break
            try:
                message = messages.read(received.get("text") or "")
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                self._garbage()
            else:
                await self._hear(message)
        # The writer sends what is left and closes.
        await asyncio.Event().wait()

    def _garbage(self) -> None:
        self._bad += 1
        self._refuse("bad")
        if self._bad >= BAD_FRAMES:
            self._close = POLICY

    def _refuse(self, why: messages.Why) -> None:
        self._answer(No(None, self._room.match.version, why))

    async def _hear(self, message: FromClient) -> None:
        match message:
            case Act():
                self._reply(await self._room.act(self.seat, message))
            case Consider():
                self._reply(self._room.consider(self.seat, message))
            case Hint():
                self._ask_coach(message)
            case Look():
                self._look(message.since)
            case Moment():
                await self._look_back(message.v)
            case Ping():
                self._answer(Pong())

    def _ask_coach(self, ask: Hint) -> None:
        """Beside all else that they say: who has asked for a hint may go on playing."""
        if (self._hinting is not None and not self._hinting.done()) or not self._hints.take():
            self._answer(No(ask.id, self._room.match.version, "busy"))
        else:
            self._hinting = asyncio.create_task(self._hint(ask))

    async def _hint(self, ask: Hint) -> None:
        try:
            self._reply(await self._room.hint(self.seat, ask))
        except Exception:
            logger.exception("table %s: the coach failed", self._room.table)
            self._answer(No(ask.id, self._room.match.version, "busy"))

    def _reply(self, answer: ToClient) -> None:
        self._answer(answer)
        if isinstance(answer, No) and answer.why == "stale":
            self._fresh = True

    async def _look_back(self, v: int) -> None:
        if self._moments.take():
            self._answer(await self._room.moment(self.seat, v))
        else:
            self._refuse("busy")

    def _look(self, since: int) -> None:
        self._sent = since
        self._fresh = True
        self.wake()


class Live:
    """The endpoint `/api/tables/<table>/live?seat=<n|watch>&since=<v>`."""

    def __init__(self, door: Door, config: Config) -> None:
        self._door = door
        self._config = config

    async def endpoint(self, socket: WebSocket) -> None:
        """Let in who has the seat's cookie and comes from our pages; everybody else gets 403."""
        try:
            room, seat = await self._admitted(socket)
        except Forbidden:
            await socket.send_denial_response(forbidden())
        except TooMany:
            await socket.send_denial_response(too_many())
        except Broken as broken:
            await socket.accept()
            await socket.send_text(messages.write(Stop("broken", broken.v)))
            await socket.close(NORMAL)
        else:
            since = _number(socket.query_params.get("since", ""))
            await socket.accept()
            await Connection(socket, room, seat, -1 if since is None else since, self._config.frames).run()

    async def _admitted(self, socket: WebSocket) -> tuple[Room, int]:
        table = socket.path_params["table"]
        asked = socket.query_params.get("seat", "")
        seat = WATCHERS if asked == "watch" else _number(asked)
        if not from_here(socket) or seat is None:
            raise Forbidden
        if seat == WATCHERS:
            # Whoever sits at the table may also look on.
            room, _ = await self._door.seats(socket, table)
        else:
            room = await self._door.admit(socket, table, seat)
        others = sum(listener.seat == seat for listener in room.listeners)
        if others >= (self._config.watchers if seat == WATCHERS else self._config.sockets_per_seat):
            raise TooMany
        return room, seat


def _number(text: str) -> int | None:
    """A whole number of up to nine digits, or None."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None
