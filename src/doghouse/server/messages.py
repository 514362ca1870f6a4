"""The wire: JSON text frames, each tagged by "t". Codes and parameters, never prose."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

FRAME_LIMIT = 8 * 1024
"""The largest frame a client may send, in bytes."""

MOST_ACTIONS = 64
"""The longest play a client may send, in atomic actions."""

Json = Mapping[str, object]
"""A view, an ask or an event, as the game makes it; the server only passes it on."""

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Actions = Annotated[tuple[int, ...], Meta(max_length=MOST_ACTIONS)]

Why = Literal["refused", "stale", "over", "full", "busy", "bad", "broken", "warming"]
StopWhy = Literal["broken", "revoked", "upgrade"]


# ---------------------------------------------------------------- from the client


class Act(Struct, frozen=True, tag_field="t", tag="act"):
    """Do a whole play. `id` is the client's name for it: the same id is done once.

    `v` is the version the client saw when it decided; `play` the atomic actions in any order.
    """

    id: Id
    v: int
    play: Actions


class Consider(Struct, frozen=True, tag_field="t", tag="consider"):
    """What may still be added to the actions chosen so far?"""

    id: Id
    v: int
    chosen: Actions


class Hint(Struct, frozen=True, tag_field="t", tag="hint"):
    """What would the coach do, in the version `v`?"""

    id: Id
    v: int


class Look(Struct, frozen=True, tag_field="t", tag="look"):
    """Send the state again, with all events after version `since`."""

    since: int = -1


class Moment(Struct, frozen=True, tag_field="t", tag="moment"):
    """Show the table as it was at version `v`: a line of the log leads there."""

    v: int


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """Are you there?"""


FromClient = Act | Consider | Hint | Look | Moment | Ping

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def read(frame: str) -> FromClient:
    """The message of a frame; raises `msgspec.MsgspecError` or UnicodeError for garbage."""
    return _decoder.decode(frame)


# ---------------------------------------------------------------- to the client


class Sitting(Struct, frozen=True):
    """Who sits at a seat, and whether a device of theirs is connected (bots always are).

    A bot of a level that is `warming` plays as a simple one, until its search is compiled.
    """

    name: str
    kind: str
    bot: str | None
    online: bool
    warming: bool = False


class State(Struct, frozen=True, tag_field="t", tag="state"):
    """All that this seat may know at version `v`, and the events after version `since`."""

    v: int
    view: Json
    ask: Json | None
    events: Sequence[Json]
    seats: list[Sitting]
    duty: int | None
    since: int


class Ok(Struct, frozen=True, tag_field="t", tag="ok"):
    """The action is kept and done: it made version `v`."""

    id: str
    v: int


class No(Struct, frozen=True, tag_field="t", tag="no"):
    """Nothing was done, and why; `v` is the table's version. After "stale" a state follows."""

    id: str | None
    v: int
    why: Why
    """
    refused  the rules forbid it, by the clauses named
    stale    the table has moved on since; a state follows
    over     the game is over
    full     it could not be kept; try again later
    busy     too many frames; the connection is closed
    bad      the frame is no message
    broken   the table's log is damaged; it stops here
    warming  the coach's code is still being compiled; ask again later
    """
    clauses: Sequence[Json] = ()


class Considered(Struct, frozen=True, tag_field="t", tag="considered"):
    """The answer to `Consider`."""

    id: str
    v: int
    ask: Json


class Hinted(Struct, frozen=True, tag_field="t", tag="hinted"):
    """The answer to `Hint`: the best plays with the chance to win, and what speaks most for the first."""

    id: str
    v: int
    plays: Sequence[Json]
    reason: str | None


class Then(Struct, frozen=True, tag_field="t", tag="then"):
    """The answer to `Moment`: what this seat could see at version `v`."""

    v: int
    view: Json


class Presence(Struct, frozen=True, tag_field="t", tag="presence"):
    """Somebody came or went, or bots are warm."""

    seats: list[Sitting]


class Stop(Struct, frozen=True, tag_field="t", tag="stop"):
    """No more from this table: the log is broken at version `v`, the link was revoked, or the
    server is going down ("upgrade": connect again in a moment).
    """

    why: StopWhy
    v: int


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """I am."""


ToClient = State | Ok | No | Considered | Hinted | Then | Presence | Stop | Pong

_encoder = msgspec.json.Encoder()


def write(message: ToClient) -> str:
    """The frame of a message."""
    return _encoder.encode(message).decode()
