"""The HTTP side: what can be played, new tables, links exchanged for cookies, records."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from doghouse.core.deck import LARGEST, DeckError, report
from doghouse.server import catalogue
from doghouse.server.access import Door, Forbidden, TooMany, forbidden, from_here, too_many
from doghouse.server.config import Config
from doghouse.server.limits import Buckets
from doghouse.server.room import Room
from doghouse.server.rooms import Rooms
from doghouse.server.seats import MOST_CHARACTERS
from doghouse.store import Broken, Conflict, StoreFull
from doghouse.store.rows import WATCHERS

BODY_LIMIT: Final = 16 * 1024
"""The largest request body, in bytes."""

OPENING_LIMIT: Final = 3 * LARGEST + BODY_LIMIT
"""The largest body of a request for a table, which may bring a deck with two bytes of a letter written as \\u00fc."""

CALLED: Final = "deck.toml"
"""How a deck is called in what is said of it: its file's name is not told to the server."""

MOST_PROBLEMS: Final = 200
"""Problems of a deck that are told at once."""

Body = TypeVar("Body")
Endpoint = Callable[[Request], Awaitable[Response]]


class Entry(Struct, frozen=True):
    """The token of a link."""

    token: Annotated[str, Meta(max_length=MOST_CHARACTERS)]


class Revocation(Struct, frozen=True):
    """The seat whose links are to open nothing any more; None: those of the watchers."""

    seat: int | None


class BadBody(Exception):
    """The request's body is too large or not what is wanted."""


class Api:
    """The endpoints under /api."""

    def __init__(self, rooms: Rooms, door: Door, config: Config) -> None:
        self._rooms = rooms
        self._door = door
        self._openings = Buckets(config.opening)
        self._checks = Buckets(config.opening)

    def routes(self) -> list[Route]:
        """All paths under /api but the live one."""
        table = "/api/tables/{table}"
        return [
            Route("/api/games", self._list_games, methods=["GET"]),
            Route("/api/decks", answered(self._check), methods=["POST"]),
            Route("/api/tables", answered(self._open), methods=["POST"]),
            Route(table, answered(self._mine), methods=["GET"]),
            Route(f"{table}/enter", answered(self._enter), methods=["POST"]),
            Route(f"{table}/revoke", answered(self._revoke), methods=["POST"]),
            Route(f"{table}/record", answered(self._record), methods=["GET"]),
            Route(f"{table}/review", answered(self._review), methods=["GET"]),
            Route(f"{table}/deck", answered(self._deck), methods=["GET"]),
        ]

    async def _list_games(self, request: Request) -> Response:
        return JSONResponse(catalogue.described())

    async def _check(self, request: Request) -> Response:
        """Can this deck be played with? Nothing is kept."""
        body = await _work(request, self._checks)
        title, warnings = await asyncio.to_thread(catalogue.checked, body)
        return JSONResponse({"title": title, "warnings": report(CALLED, warnings)[:MOST_PROBLEMS]})

    async def _open(self, request: Request) -> Response:
        body = await _work(request, self._openings)
        header, chairs = await asyncio.to_thread(catalogue.agreed, body)  # a large deck takes its time
        room = await self._rooms.open(header, chairs)
        seats = [
            {"seat": seat, "kind": chair.kind, "name": chair.name, "token": self._token(room, seat)}
            for seat, chair in enumerate(chairs)
        ]
        return JSONResponse({"table": room.table, "seats": seats, "watch": self._token(room, WATCHERS)}, 201)

    def _token(self, room: Room, seat: int) -> str | None:
        """What the seat's link carries now; bots need none."""
        return self._door.seals.token(room.table, seat, room.generation(seat)) if room.is_seat(seat) else None

    async def _mine(self, request: Request) -> Response:
        """Which seats this browser is at; the host also gets all links, to give them away again."""
        room, seats = await self._door.seats(request, request.path_params["table"])
        chairs = range(len(room.chairs))
        return JSONResponse(
            {
                "game": room.match.header.game,
                "seats": [seat for seat in seats if seat != WATCHERS],
                "links": [self._token(room, seat) for seat in chairs] if room.host in seats else None,
                "watch": self._token(room, WATCHERS) if room.host in seats else None,
            }
        )

    async def _enter(self, request: Request) -> Response:
        entry = await read_json(request, Entry)
        room, seat = await self._door.enter(request, request.path_params["table"], entry.token)
        watching = seat == WATCHERS
        response = JSONResponse(
            {"seat": None if watching else seat, "name": "" if watching else room.match.names[seat]}
        )
        self._door.give_cookie(request, response, room, seat)
        return response

    async def _revoke(self, request: Request) -> Response:
        revocation = await read_json(request, Revocation)
        room, seats = await self._door.seats(request, request.path_params["table"])
        seat = WATCHERS if revocation.seat is None else revocation.seat
        if room.host not in seats or not room.is_seat(seat) or revocation.seat == WATCHERS:
            raise Forbidden
        await room.revoke(seat)
        response = JSONResponse({"token": self._token(room, seat)})
        if seat == room.host:
            self._door.give_cookie(request, response, room, seat)
        return response

    async def _record(self, request: Request) -> Response:
        room, _ = await self._door.seats(request, request.path_params["table"])
        if not room.match.over:
            # It holds the seed.
            return JSONResponse({"error": "running"}, 409)
        name = f"{room.match.header.game}-{room.table}.txt"
        return PlainTextResponse(room.match.record(), headers={"content-disposition": f'attachment; filename="{name}"'})

    async def _review(self, request: Request) -> Response:
        """What the game that is over has hung on for a seat of one's own; whoever watches may choose."""
        room, seats = await self._door.seats(request, request.path_params["table"])
        asked = request.query_params.get("seat", "")
        seat = int(asked) if asked in map(str, range(len(room.chairs))) else None
        if seat is None or not {seat, WATCHERS} & set(seats):
            raise Forbidden
        if not room.match.over:
            return JSONResponse({"error": "running"}, 409)
        if not room.can_review:
            return JSONResponse({"error": "warming"}, 503)
        return JSONResponse(await room.review(seat))

    async def _deck(self, request: Request) -> Response:
        """The cards of the table's deck; views name them by their ids."""
        room, _ = await self._door.seats(request, request.path_params["table"])
        match = room.match
        return JSONResponse(await asyncio.to_thread(match.game.faces.faces, match.deck))


def answered(endpoint: Endpoint) -> Endpoint:
    """The endpoint with its refusals turned into answers, and closed to pages of other origins."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request) if from_here(request) else forbidden()
        except Forbidden:
            return forbidden()
        except TooMany:
            return too_many()
        except BadBody:
            return JSONResponse({"error": "bad"}, 400)
        except catalogue.Asked as asked:
            return JSONResponse({"error": "bad", "where": asked.where}, 400)
        except DeckError as error:
            return JSONResponse({"error": "deck", "problems": error.report(CALLED)[:MOST_PROBLEMS]}, 422)
        except StoreFull:
            return JSONResponse({"error": "full"}, 507)
        except (Broken, Conflict):
            return JSONResponse({"error": "broken"}, 410)

    return answer


async def _work(request: Request, buckets: Buckets) -> bytes:
    """The body of a request that makes work, from those who have not asked too much. Raises `BadBody`, `TooMany`."""
    body = await read_body(request, OPENING_LIMIT)
    if not buckets.take(request.client.host if request.client else ""):
        raise TooMany
    return body


async def read_body(request: Request, limit: int = BODY_LIMIT) -> bytes:
    """The body of a JSON request. Raises `BadBody`."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise BadBody
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise BadBody
    return bytes(body)


async def read_json(request: Request, kind: type[Body]) -> Body:
    """The body as a message. Raises `BadBody`."""
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadBody from error
