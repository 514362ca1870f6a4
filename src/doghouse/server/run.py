"""Serve a database until somebody stops it."""

import logging
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from doghouse.server.app import create_app
from doghouse.server.config import Config
from doghouse.server.messages import FRAME_LIMIT
from doghouse.server.seats import InUse
from doghouse.store import NotOurs

EVERYWHERE = ("0.0.0.0", "::")
WRONG = 2
"""The exit code for a port or database that cannot be had."""


def serve(host: str, port: int, database: Path, *, open_browser: bool) -> int:
    """Serve the tables of `database` until interrupted; the exit code.

    Port 0 takes any free one. Says where it can be reached, or in one line why it cannot be: 2.
    """
    logging.basicConfig(format="%(levelname)s: %(message)s", level=logging.WARNING)
    try:
        listening = _bound(host, port)
    except OSError as error:
        return _sorry(f"port {port} on {host} cannot be used: {error.strerror or error}")
    with listening:
        try:
            app = create_app(Config(database))
        except (NotOurs, InUse, ValueError) as error:
            return _sorry(str(error))
        except OSError as error:
            return _sorry(f"the database {database} cannot be opened: {error.strerror or error}")
        here = _announce(host, listening.getsockname()[1])
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
        with suppress(KeyboardInterrupt):  # which the web server raises again when it has stopped
            server_of(app).run([listening])
    return 0


def server_of(app: Starlette) -> uvicorn.Server:
    """A web server for the application, with the limits of the wire."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_max_queue=16,
        ws_per_message_deflate=False,  # costs more time than the bytes are worth near by
        timeout_graceful_shutdown=3,
    )
    return _Goodbye(config, app)


class _Goodbye(uvicorn.Server):
    """Tells every table before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.server.rooms.goodbye()
        await super().shutdown(sockets)


def _bound(host: str, port: int) -> socket.socket:
    """A socket that has the port to itself; connections wait in it until the server is up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        if sys.platform != "win32":  # there it would let two servers share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    return listening


def _announce(host: str, port: int) -> str:
    """Print where the server is; the address for this machine."""
    everywhere = host in EVERYWHERE
    here = f"http://{_in_address('127.0.0.1' if everywhere else host)}:{port}/"
    lan = _lan_address() if everywhere else None
    friends = "" if lan is None else f"; for friends on your network: http://{lan}:{port}/"
    print(f"Doghouse is open at {here}{friends}", flush=True)
    return here


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _lan_address() -> str | None:
    """This machine's address as its network sees it, or None."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing; it only picks the way out.
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def _sorry(why: str) -> int:
    print(f"doghouse: {why}", file=sys.stderr)
    return WRONG
