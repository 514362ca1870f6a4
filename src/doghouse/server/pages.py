"""The browser client's files, and the headers that keep a browser careful."""

from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

HASHED: Final = "assets"
"""The folder of files whose names change with their content."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Doghouse</title>
<h1>Doghouse is running, but its pages are not built yet.</h1>
<p>Run <code>make</code> in the project's folder, then load this page again.</p>
"""


class CarefulHeaders:
    """ASGI middleware: the headers above on every answer; nothing under /api is stored."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See https://asgi.readthedocs.io for the arguments."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self._app(scope, receive, careful)


class Pages:
    """Serves the built client from `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def index(self, request: Request) -> Response:
        """The one page, for "/" and every table."""
        page = self._folder / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return FileResponse(page, headers={"cache-control": "no-cache"})

    async def file(self, request: Request) -> Response:
        """A file of the client; those with hashed names may be kept for ever."""
        path = self._inside(request.path_params["path"])
        if path is None:
            raise HTTPException(404)
        hashed = path.is_relative_to(self._folder / HASHED)
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(path, headers={"cache-control": keep})

    def _inside(self, name: str) -> Path | None:
        """The file of that name, if the folder holds it."""
        try:
            path = (self._folder / name).resolve()
            return path if path.is_relative_to(self._folder) and path.is_file() else None
        except (OSError, ValueError):  # no name that a file can have
            return None
