"""Events of the log as plain data for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import TypeVar

from doghouse.core.log import ALL

E = TypeVar("E", bound=IntEnum)
NOBODY = -1


def told(
    row: Sequence[int],
    code: E,
    fields: Mapping[E, Sequence[str]],
    viewer: int | None,
    value: Callable[[str, int], object],
) -> dict[str, object]:
    """One row of the log: ``code`` (the event's name), ``seat`` where somebody did it, and the event's ``fields``.

    ``fields`` names an event's numbers, and ``value`` makes data of the number of a field.  The first field of what
    is for another seat's eyes is left out.
    """
    seat, eyes = row[1], row[2]
    said: dict[str, object] = {"code": code.name.lower().replace("_", "-")}
    if seat != NOBODY:
        said["seat"] = seat
    for k, name in enumerate(fields.get(code, ())):
        if k > 0 or eyes in (ALL, viewer):
            said[name] = value(name, row[3 + k])
    return said
