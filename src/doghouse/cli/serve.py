"""``doghouse serve``: the table that browsers play at."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from doghouse.cli.errors import Wrong


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Path | None = None,
    open_: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> int:
    """Serve tables until interrupted.

    Parameters
    ----------
    host
        The address to serve at; 0.0.0.0 lets in friends on your network.
    port
        The port to serve at; 0 takes any that is free.
    database
        The file in which tables are kept, made if need be; without it, one of your own in your data folder.
    open_
        Open a browser as well.
    """
    if not 0 <= port < 1 << 16:
        raise Wrong(f"a port is a number from 0 to 65535, not {port}")
    # Only this command needs the web server, which takes a while to load.
    from doghouse.server.run import serve as serve_tables

    return serve_tables(host, port, database or _own_database(), open_browser=open_)


def _own_database() -> Path:
    """Where this user's tables are; the folder is made."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "doghouse"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong(f"{folder}: {error.strerror}; name another file with --database") from None
    return folder / "tables.db"
