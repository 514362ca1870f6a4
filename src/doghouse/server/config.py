"""What a server can be told."""

from dataclasses import dataclass
from pathlib import Path

from doghouse.server.limits import Limit

FRAMES = Limit(burst=60, per_second=20)
SELDOM = Limit(burst=30, per_second=0.5)


@dataclass(frozen=True, slots=True)
class Config:
    """The database's file and how much clients may ask; the defaults suit a table among friends."""

    database: Path
    client: Path = Path(__file__).parent / "client"
    """The built browser client."""
    compile: bool = True
    """Compile the rules behind the scenes, for quicker bots."""
    frames: Limit = FRAMES
    """Frames per socket."""
    opening: Limit = SELDOM
    """New tables per address."""
    guesses: Limit = SELDOM
    """Tokens and cookies that open nothing, per address."""
    sockets_per_seat: int = 24
    watchers: int = 100
    """Spectators' sockets per table."""
    idle: float = 600
    """Seconds until a table that nobody looks at leaves the memory."""
