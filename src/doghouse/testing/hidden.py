"""Hidden information: worlds that a seat cannot tell apart must look the same to it, byte for byte.

A match is played, and beside it, for each viewer, another world: the same with all dealt anew that the viewer cannot
know, and with other chance wherever the viewer does not see the outcome.  Both are looked at through every surface
that the viewer has, before, during and after every play.

Two states are the same to a viewer exactly when dealing them anew, with the same generator, gives the same bytes,
for ``redeal`` must not read what it deals.  That it does not is shown by ``worlds.py``, which knows nothing of it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from doghouse.core.log import Log, listen, outcomes
from doghouse.core.record import Record
from doghouse.table.match import Prepared, Step
from doghouse.testing.chances import Drawn, otherwise, unseen
from doghouse.testing.plays import some_play
from doghouse.testing.setting import Setting
from doghouse.testing.surfaces import Imagined, Surface, Viewer, World

OTHER = 0x5EED  # what tells the other worlds' seed from the match's
DEALS = 40  # deals tried until a play can be followed in another world


class ToldApart(AssertionError):
    """Through a surface a viewer sees what is hidden."""

    def __init__(self, surface: str, viewer: Viewer, version: int, one: bytes, other: bytes) -> None:
        at = next(k for k in range(len(one) + 1) if one[k : k + 1] != other[k : k + 1])
        near = slice(max(0, at - 60), at + 60)
        super().__init__(
            f"version {version}: seat {viewer} sees what is hidden, by {surface!r}:\n{one[near]!r}\n{other[near]!r}"
        )
        self.surface = surface


@dataclass
class Tally:
    """What was compared: states; plays followed in another world; plays whose outcome the viewer sees and no other
    world tried could have."""

    states: int = 0
    followed: int = 0
    parted: int = 0


class Comparison:
    """One match of a setting, with another world beside it for each viewer."""

    def __init__(self, setting: Setting, seed: int, surfaces: Mapping[str, Surface], viewers: Sequence[Viewer]) -> None:
        self.setting = setting
        self.rng = random.Random(seed)
        self.surfaces = surfaces
        self.tally = Tally()
        self.world = World(Imagined(setting.game, setting.header(seed)))
        self.others = {viewer: World(Imagined(setting.game, setting.header(seed))) for viewer in viewers}
        for other in self.others.values():
            other.match.header = replace(other.match.header, seed=seed ^ OTHER)

    def run(self, plays: int = 10_000) -> Tally:
        """Play that many plays or to the end, where all is shown; ``ToldApart`` at the first difference."""
        match = self.world.match
        for viewer in self.others:
            self._look(viewer, *self._dealt_anew(viewer))
        for _ in range(plays):
            if match.over:
                break
            self._play_on(some_play(match, self.rng.choice))
        return self.tally

    def _dealt_anew(self, viewer: Viewer) -> tuple[Record, Record]:
        """The state, and the same dealt anew for a viewer."""
        state = self.world.match.state
        return state, self.setting.redealt(state, viewer, self.rng.getrandbits(40))

    def _look(self, viewer: Viewer, one: Record, other: Record) -> None:
        """Compare what a viewer sees of the match in two states."""
        pair = self.world, self.others[viewer]
        back = [world.match.state for world in pair]
        self.tally.states += 1
        for world, state in zip(pair, (one, other), strict=True):
            world.match.put(state)
        try:
            for name, surface in self.surfaces.items():
                first, second = (msgspec.json.encode(surface(world, viewer)) for world in pair)
                if first != second:
                    raise ToldApart(name, viewer, self.world.match.version, first, second)
        finally:
            for world, state in zip(pair, back, strict=True):
                world.match.put(state)

    def _play_on(self, play: Sequence[int]) -> None:
        """One play: in the match, and in every other world as far as its viewer cannot tell the difference."""
        match = self.world.match
        drawn = match.prepare(match.duty() or 0, play).step.drawn
        prepared = match.prepare(match.duty() or 0, play, drawn)
        states, log = self._steps(match.state, prepared.step.play, drawn)
        followed = {viewer: self._follow(viewer, states, prepared.step) for viewer in self.others}
        for viewer, found in followed.items():
            for one, other in zip(states[:-1], found[0] if found else [], strict=False):
                self._look(viewer, one, other)
        match.commit(prepared)
        self.world.log = log
        for viewer, found in followed.items():
            self._after(viewer, prepared, found)

    def _after(self, viewer: Viewer, prepared: Prepared, found: tuple[list[Record], Log] | None) -> None:
        """Compare after the play: the state and all that was said up to now."""
        other = self.others[viewer]
        if found is None:
            self.tally.parted += 1
            other.match.commit(prepared)
            other.log = self.world.log
        else:
            self.tally.followed += 1
            states, other.log = found
            rows = tuple(tuple(other.log.event[k].tolist()) for k in range(other.log.n))
            step = Step(prepared.step.seat, prepared.step.play, outcomes(other.log))
            other.match.commit(Prepared(prepared.version, step, states[-1], rows))
            if not self.world.match.over:
                self._look(viewer, self.world.match.state, states[-1])

    def _steps(self, start: Any, play: Sequence[int], tape: Drawn) -> tuple[list[Any], Log]:
        """The states before each action of a play and after the last, and the log of it all."""
        states, log = [start], listen(tuple(tape))
        for action in play:
            states.append(states[-1].copy())
            self.setting.apply(states[-1], action, log)
        return states, log

    def _legal(self, start: Any, play: Sequence[int]) -> bool:
        state = start.copy()
        for action in play:
            if self.setting.rules.why_not(state, self.setting.cards, action):
                return False
            self.setting.apply(state, action)
        return True

    def _known(self, state: Record, viewer: Viewer) -> bytes:
        """All that a viewer knows of a state, in one form."""
        return bytes(self.setting.redealt(state, viewer, OTHER).tobytes())

    def _follow(self, viewer: Viewer, states: Sequence[Record], step: Step) -> tuple[list[Record], Log] | None:
        """The same play in another world, with the same outcome as far as the viewer sees it."""

        def whole(state: Any, log: Log) -> None:
            for action in step.play:
                self.setting.apply(state, action, log)

        known = self._known(states[-1], viewer)
        hidden = unseen(states[0], whole, step.drawn, lambda after, log: self._known(after, viewer) == known, self.rng)
        for _ in range(DEALS):
            start = self._dealt_anew(viewer)[1]
            if not self._legal(start, step.play):
                continue
            tape = otherwise(start, whole, step.drawn, hidden, self.rng)
            if tape is None:
                continue
            found = self._steps(start, step.play, tape)
            if self._known(found[0][-1], viewer) == known:
                return found
        return None


def told_apart(setting: Setting, surfaces: Mapping[str, Surface], viewer: Viewer, games: int, plays: int) -> set[str]:
    """Which surfaces show a viewer what is hidden, in one of some games; each is looked at until it has done so."""
    left = dict(surfaces)
    for seed in range(games):
        comparison = Comparison(setting, seed, left, [viewer])
        while left:
            try:
                comparison.run(plays)
                break
            except ToldApart as apart:
                del left[apart.surface]
    return surfaces.keys() - left.keys()
