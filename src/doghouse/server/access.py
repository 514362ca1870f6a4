"""Who may come in: cookies, origins, and how often one may knock."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from doghouse.server.config import Config
from doghouse.server.limits import Buckets
from doghouse.server.room import Room
from doghouse.server.rooms import Rooms
from doghouse.server.seats import Seals, cookie_name
from doghouse.store import Unknown

Sealed = tuple[int, int]
"""A seat, and the generation of its links."""

COOKIE_SECONDS: Final = 90 * 24 * 3600


class Forbidden(Exception):
    """No entry, for whatever reason: which one is not told."""


class TooMany(Exception):
    """Ask again later."""


def forbidden() -> JSONResponse:
    """The one answer to everything forged, foreign or unknown."""
    return JSONResponse({"error": "seat"}, 403)


def too_many() -> JSONResponse:
    """The answer to whoever asks too often."""
    return JSONResponse({"error": "busy"}, 429, {"retry-after": "10"})


class Door:
    """Checks tokens and cookies against the tables' links as they are now."""

    def __init__(self, rooms: Rooms, seals: Seals, config: Config) -> None:
        self.seals = seals
        self._rooms = rooms
        self._guesses = Buckets(config.guesses)

    async def enter(self, asker: HTTPConnection, table: str, token: str) -> tuple[Room, int]:
        """The room and seat that a link's token opens. Raises `Forbidden`, `TooMany`, `Broken`."""
        sealed = self.seals.opens(table, token)
        room = await self._room(asker, table, [sealed])
        return room, self._valid(asker, room, [sealed])[0]

    async def admit(self, asker: HTTPConnection, table: str, seat: int) -> Room:
        """The room, if the asker's cookie is for this seat. Raises as `enter`."""
        sealed = self.seals.admits(table, asker.cookies.get(cookie_name(seat), ""))
        if sealed is not None and sealed[0] != seat:
            sealed = None
        room = await self._room(asker, table, [sealed])
        self._valid(asker, room, [sealed])
        return room

    async def seats(self, asker: HTTPConnection, table: str) -> tuple[Room, list[int]]:
        """The room and all seats (`WATCHERS` too) that the asker has cookies for. Raises as `enter`."""
        sealed = [self.seals.admits(table, cookie) for cookie in asker.cookies.values()]
        room = await self._room(asker, table, sealed)
        return room, self._valid(asker, room, sealed)

    async def _room(self, asker: HTTPConnection, table: str, sealed: Sequence[Sealed | None]) -> Room:
        """The room of a table for which the asker has something that we have signed."""
        if self._guesses.used_up(_address(asker)):
            raise TooMany
        if not any(sealed):
            raise self._refused(asker)
        try:
            return await self._rooms.get(table)
        except Unknown:
            raise self._refused(asker) from None

    def _valid(self, asker: HTTPConnection, room: Room, sealed: Sequence[Sealed | None]) -> list[int]:
        """The seats of what is signed and was not revoked since, at least one."""
        known = [one for one in sealed if one is not None]
        seats = sorted(seat for seat, generation in known if room.is_valid(seat, generation))
        if not seats:
            raise self._refused(asker)
        return seats

    def _refused(self, asker: HTTPConnection) -> Forbidden:
        self._guesses.take(_address(asker))
        return Forbidden()

    def give_cookie(self, asker: HTTPConnection, response: Response, room: Room, seat: int) -> None:
        """From now on the asker's browser is at this seat, for this table only."""
        response.set_cookie(
            cookie_name(seat),
            self.seals.cookie(room.table, seat, room.generation(seat)),
            max_age=COOKIE_SECONDS,
            path=f"/api/tables/{room.table}",
            secure=asker.url.scheme in ("https", "wss"),
            httponly=True,
            samesite="strict",
        )


def _address(asker: HTTPConnection) -> str:
    return asker.client.host if asker.client else ""


def from_here(asker: HTTPConnection) -> bool:
    """Does the request come from a page of ours? Browsers say so; what is no browser need not."""
    origin = asker.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == asker.headers.get("host")
    except ValueError:
        return False
