"""What a viewer is shown of a match, surface by surface, and all there is behind it, which must not be shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any

from doghouse.core.log import Log
from doghouse.core.record import Record
from doghouse.table.match import Contradiction, Header, Match, Refused, Step

Viewer = int | None  # a seat, or None: a spectator
LANGUAGES = ("en", "de")
TRIED = 3  # single actions, and pairs of actions, tried at each look


class Imagined(Match):
    """A match whose state can be replaced."""

    def put(self, state: Record) -> None:
        """From now on the match stands here."""
        self.state = state
        self._public = None


@dataclass
class Inside:
    """All there is at a moment of a game: whatever is told of it is told from here."""

    state: Any
    log: Log
    header: Header
    step: Step | None

    def names(self) -> list[str]:
        """Every field of the state, the log, the header and the last step."""
        parts = {"state": type(self.state).fields(), "log": Log.fields()}
        names = [f"{part}.{name}" for part, kinds in parts.items() for name in kinds]
        for part, data in (("header", self.header), ("step", self.step)):
            names += [] if data is None else [f"{part}.{one.name}" for one in fields(data)]
        return names

    def field(self, name: str) -> Any:  # a number, a view of a row or grid, or what stands in a header or a step
        """One of these fields; None when it is not there, as a step before the first play."""
        part, _, name = name.partition(".")
        return getattr(getattr(self, part), name, None)


@dataclass
class World:
    """A match and the log of its last play."""

    match: Imagined
    log: Log = field(default_factory=Log.new)

    def inside(self) -> Inside:
        """All there is behind it."""
        return Inside(self.match.state, self.log, self.match.header, next(iter(self.match.steps[-1:]), None))


Surface = Callable[[World, Viewer], object]  # what a viewer is shown, as data for JSON


def view(world: World, viewer: Viewer) -> object:
    """The table as the viewer sees it."""
    return world.match.view(viewer)


def events(world: World, viewer: Viewer) -> object:
    """All that was said up to now."""
    return world.match.events(viewer)


def words(world: World, viewer: Viewer) -> object:
    """What was last said, in words."""
    match = world.match
    said = match.events(viewer, match.version - 1)
    tell = match.game.words.event
    return [tell(event, language, viewer, match.names, match.deck) for event in said for language in LANGUAGES]


def duty(world: World, viewer: Viewer) -> object:
    """Whose turn it is."""
    return world.match.duty(), world.match.over, world.match.version


def legal(world: World, viewer: Viewer) -> object:
    """The moves of a seat that is asked, in their order, and the clauses against the others."""
    match = world.match
    if viewer is None or viewer != match.duty():
        return None
    why = [match.rules.why_not(match.state, match.deck.cards, action) for action in range(-1, _actions(world) + 1)]
    return match.legal(), match.forced(), why


def asked(world: World, viewer: Viewer) -> object:
    """What a seat is asked, and again with some parts chosen."""
    if viewer is None:
        return None
    return [world.match.consider(viewer, play) for play in _some_plays(world)[: TRIED + 1]]


def refused(world: World, viewer: Viewer) -> object:
    """The reasons against some plays, whoever's turn it is, in clauses and in words, and the errors."""
    match, said = world.match, list[object]()
    for play in [] if viewer is None else _some_plays(world):
        seat = viewer or 0
        reasons = match.game.plays.refusals(match.state, match.deck, seat, play)
        said += [reason.to_dict() for reason in reasons]
        said += [match.game.words.reason(reason, "en", match.deck, match.state) for reason in reasons]
        try:
            match.prepare(seat, play)
        except (Refused, Contradiction) as error:
            said.append(f"{type(error).__name__}: {error}")
    return said


def _actions(world: World) -> int:
    return int(world.match.game.state.Moves.new().action.shape[0])


def _some_plays(world: World) -> list[tuple[int, ...]]:
    """Nothing, some actions and some pairs of them, others at every version; now and then what is no action."""
    n, v = _actions(world), world.match.version
    single = [(a % (n + 1),) for a in range(v * TRIED, (v + 1) * TRIED)]
    return [(), *single, *(((v + k) % n, (v * 7 + k * 11) % n) for k in range(TRIED))]


SURFACES: dict[str, Surface] = {one.__name__: one for one in (view, events, words, duty, legal, asked, refused)}


def leaking(name: str) -> Surface:
    """A surface that shows a field of the inside, whoever looks: what ``hidden.Comparison`` has to catch."""

    def surface(world: World, viewer: Viewer) -> object:
        value = world.inside().field(name)
        return value.tobytes() if hasattr(value, "tobytes") else value

    return surface


def as_seen_by(surface: Surface, seat: Viewer) -> Surface:
    """A surface that shows everybody what one seat is shown."""
    return lambda world, viewer: surface(world, seat)
