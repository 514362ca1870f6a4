"""A live table: one match, its log, and everybody who looks at it.

An action is durable before anybody is told: prepare (which changes nothing), append to the store, commit, announce.
Nothing here waits for a client: a listener fetches its frames when its connection has room for them, so a slow one
gets several plays in one frame.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Protocol, TypeVar

from doghouse.core.moves import Refusal
from doghouse.server import coaching, messages
from doghouse.server.messages import (
    Act,
    Consider,
    Considered,
    Hint,
    Hinted,
    No,
    Ok,
    Presence,
    Sitting,
    State,
    Stop,
    Then,
    Why,
)
from doghouse.server.staff import Staff
from doghouse.server.thinking import any_legal
from doghouse.store import Chair, Conflict, Played, Revoked, Row, StoreFull, TableLog
from doghouse.store.rows import WATCHERS
from doghouse.table.match import Match, Refused

logger = logging.getLogger("doghouse.server")

T = TypeVar("T")

BACK_OFF = (1.0, 2.0, 5.0, 10.0, 30.0)
"""Seconds until the table tries again to keep a play of its own on a full disk."""


class Listener(Protocol):
    """A connection as its room sees it. `seat` is `WATCHERS` for a spectator."""

    seat: int

    def wake(self) -> None:
        """There is something new to fetch."""

    def stop(self, message: Stop) -> None:
        """Send this; unless the log is broken, close then."""


class Room:
    """See the module. To be used from the event loop only."""

    def __init__(self, log: TableLog, match: Match, staff: Staff) -> None:
        self.table = log.table
        self.match = match
        self.broken = log.broken
        self.chairs: tuple[Chair, ...] = log.opened.chairs
        self.listeners: set[Listener] = set()
        self.presence = 0
        """Grows when somebody comes or goes, and when bots are warm."""
        self._staff = staff
        self._rows = len(log.rows)
        self._generations = Counter(row.seat for row in log.rows if isinstance(row, Revoked))
        self._done: dict[tuple[int, str], int] = {}
        for v, row in enumerate(log.plays, start=1):
            if row.id is not None:
                self._done[row.step.seat, row.id] = v
        self._turn = asyncio.Lock()
        self._frames: dict[tuple[int, int], str] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._reviews: dict[int, asyncio.Task[coaching.Data]] = {}
        self._playing: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ who is here

    @property
    def host(self) -> int | None:
        """The seat that may revoke links: the first of the opener's own, else of a friend."""
        for kind in ("me", "friend"):
            for seat, chair in enumerate(self.chairs):
                if chair.kind == kind:
                    return seat
        return None

    @property
    def busy(self) -> bool:
        """Does somebody look on, or is the table in the middle of something?"""
        return bool(self.listeners or self._tasks)

    def generation(self, seat: int) -> int:
        """How often the seat's links were revoked: older tokens and cookies open nothing."""
        return self._generations[seat]

    def is_seat(self, seat: int) -> bool:
        """Can a person hold a link to this seat (or watch)?"""
        if seat == WATCHERS:
            return True
        return 0 <= seat < len(self.chairs) and self.chairs[seat].kind != "bot"

    def is_valid(self, seat: int, generation: int) -> bool:
        """Do a seat's links and cookies of this generation still open something?"""
        return self.is_seat(seat) and generation == self.generation(seat)

    def join(self, listener: Listener) -> None:
        """From now on the listener is woken; the table takes up what it has to do itself."""
        self.listeners.add(listener)
        self._presence_changed(listener)
        self.play_on()

    def leave(self, listener: Listener) -> None:
        """The listener is gone."""
        self.listeners.discard(listener)
        self._presence_changed(listener)

    def _presence_changed(self, listener: Listener) -> None:
        others = [other for other in self.listeners if other is not listener]
        if listener.seat == WATCHERS or any(other.seat == listener.seat for other in others):
            return
        self.tell_who_is_here()

    def tell_who_is_here(self) -> None:
        """Who sits here or how has changed."""
        self.presence += 1
        self._announce()

    # ------------------------------------------------------------ what they see

    def state_frame(self, seat: int, since: int) -> tuple[int, str]:
        """The version and the state frame for a seat, with the events after `since`."""
        v = self.match.version
        since = max(-1, min(since, v))
        frame = self._frames.get((seat, since))
        if frame is None:
            frame = messages.write(self._state(seat, since))
            if since >= v - 1:  # what everybody gets; with older events it is asked for singly
                self._frames[seat, since] = frame
        return v, frame

    def _state(self, seat: int, since: int) -> State:
        viewer = None if seat == WATCHERS else seat
        return State(
            v=self.match.version,
            view=self.match.view(viewer),
            ask=None if viewer is None or self.broken is not None else self.match.ask(viewer),
            events=self.match.events(viewer, since),
            seats=self._sitting(),
            duty=self.match.duty(),
            since=since,
        )

    async def moment(self, seat: int, v: int) -> Then:
        """What a seat could see at version `v`, or at the nearest there is; played again in a thread."""
        v = max(0, min(v, self.match.version))
        then = await asyncio.to_thread(self.match.at, v)
        return Then(v, then.view(None if seat == WATCHERS else seat))

    def presence_frame(self) -> str:
        """Who is here now."""
        return messages.write(Presence(self._sitting()))

    def _sitting(self) -> list[Sitting]:
        here = {listener.seat for listener in self.listeners}
        return [
            Sitting(
                chair.name,
                chair.kind,
                chair.bot,
                online=chair.kind == "bot" or seat in here,
                warming=chair.bot is not None and self._staff.is_warming(self.match, chair.bot),
            )
            for seat, chair in enumerate(self.chairs)
        ]

    def stopped(self) -> Stop | None:
        """What a newcomer is told when the log is broken."""
        return None if self.broken is None else Stop("broken", self.broken)

    def _announce(self) -> None:
        self._frames.clear()
        for listener in self.listeners:
            listener.wake()

    # ------------------------------------------------------------ what they do

    async def act(self, seat: int, act: Act) -> Ok | No:
        """Do a whole play of `seat`, once. It is finished even if the asker goes away."""
        return await asyncio.shield(self._task(self._act(seat, act)))

    async def _act(self, seat: int, act: Act) -> Ok | No:
        async with self._turn:
            known = self._done.get((seat, act.id))
            if known is not None:
                return Ok(act.id, known)
            refusal = self._not_now(seat, act)
            if refusal is not None:
                return refusal
            try:
                await self._do(seat, act.play, act.id)
            except Refused as refused:
                return self._no(act.id, "refused", refused.clauses)
            except StoreFull as full:
                logger.warning("table %s: a play was refused, the store is full: %s", self.table, full)
                return self._no(act.id, "full")
            except Conflict:
                return self._no(act.id, "broken")
            answer = Ok(act.id, self.match.version)
        self.play_on()
        return answer

    def consider(self, seat: int, ask: Consider) -> Considered | No:
        """What may still be added to the chosen actions; changes nothing."""
        refusal = self._not_now(seat, ask)
        if refusal is not None:
            return refusal
        answer = self.match.consider(seat, ask.chosen)
        if answer is None:
            return self._no(ask.id, "refused", self.match.refusals(seat, ask.chosen))
        return Considered(ask.id, self.match.version, answer)

    async def hint(self, seat: int, ask: Hint) -> Hinted | No:
        """What the coach would do at a seat that must decide; worked out in a thread."""
        refusal = self._not_now(seat, ask)
        if refusal is not None:
            return refusal
        if seat != self.match.duty():
            return self._no(ask.id, "refused", self.match.refusals(seat, ()))
        if not self._staff.can_coach(self.match):
            return self._no(ask.id, "warming")
        found = await self._staff.hint(self.match)
        if ask.v != self.match.version:
            return self._no(ask.id, "stale")
        return Hinted(ask.id, ask.v, found["plays"], found["reason"])

    @property
    def can_review(self) -> bool:
        """Is there the code that a review needs?"""
        return self._staff.can_coach(self.match)

    async def review(self, seat: int) -> coaching.Data:
        """What the finished game has hung on for a seat; worked out once, even if the asker goes away."""
        task = self._reviews.get(seat)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._reviews[seat] = self._task(self._staff.review(self.match, seat))
        return await asyncio.shield(task)

    def _not_now(self, seat: int, ask: Act | Consider | Hint) -> No | None:
        """What speaks against asking at all."""
        if self.broken is not None:
            return self._no(ask.id, "broken")
        if ask.v != self.match.version:
            return self._no(ask.id, "stale")
        if self.match.over:
            return self._no(ask.id, "over")
        if seat == WATCHERS:
            return self._no(ask.id, "refused")
        return None

    def _no(self, name: str, why: Why, clauses: Sequence[Refusal] = ()) -> No:
        return No(name, self.match.version, why, [refusal.to_dict() for refusal in clauses])

    async def _do(self, seat: int, play: tuple[int, ...], name: str | None) -> None:
        """Prepare, keep, commit, announce; nothing has happened if this raises."""
        self._staff.twins.fit(self.match)
        prepared = self.match.prepare(seat, play)
        await self._append(Played(prepared.step, name))
        self.match.commit(prepared)
        if name is not None:
            self._done[seat, name] = self.match.version
        self._announce()

    async def _append(self, row: Row) -> None:
        try:
            await asyncio.wrap_future(self._staff.store.append(self.table, self._rows, row))
        except Conflict as conflict:
            # Somebody else writes to this table: what is in memory is not the table any more.
            logger.error("table %s stops at move %d: %s", self.table, self.match.version, conflict)
            self._break(self.match.version + 1)
            raise
        self._rows += 1

    def _break(self, v: int) -> None:
        self.broken = v
        self._frames.clear()
        for listener in self.listeners:
            listener.stop(Stop("broken", v))

    async def revoke(self, seat: int) -> None:
        """From now on the older links and cookies of a seat open nothing, and its devices are let go.

        Raises `StoreFull` (then they are good still) and `Conflict`.
        """
        await asyncio.shield(self._task(self._revoke(seat)))

    async def _revoke(self, seat: int) -> None:
        async with self._turn:
            await self._append(Revoked(seat))
            self._generations[seat] += 1
            for listener in self.listeners:
                if listener.seat == seat:
                    listener.stop(Stop("revoked", self.match.version))

    # ------------------------------------------------------------ what the table does itself

    def play_on(self) -> None:
        """If it is for a bot, or there is but one play, the table sees to it."""
        if (self._playing is None or self._playing.done()) and self._own_duty() is not None:
            self._playing = self._task(self._play_on())

    def _own_duty(self) -> int | None:
        """The seat that decides, if the table plays for it."""
        seat = None if self.broken is not None else self.match.duty()
        if seat is None or self.chairs[seat].kind == "bot" or self.match.forced() is not None:
            return seat
        return None

    async def _play_on(self) -> None:
        failures = 0
        while (seat := self._own_duty()) is not None:
            try:
                await self._play_for(seat)
                failures = 0
            except Conflict:
                return
            except StoreFull as full:
                logger.warning("table %s waits, the store is full: %s", self.table, full)
                await asyncio.sleep(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
                failures += 1
            except Exception:
                logger.exception("table %s: no play can be made for seat %d; the table waits", self.table, seat)
                return

    async def _play_for(self, seat: int) -> None:
        """The only play there is, or the bot's; a bot that fails gets a legal play instead."""
        play = self.match.forced()
        if play is not None:
            await self._do_now(seat, play)
            return
        level = self.chairs[seat].bot or ""
        try:
            await self._do_now(seat, await self._staff.bots_play(self.match, seat, level))
        except (Conflict, StoreFull):
            raise
        except Exception:
            # Whatever went wrong in a bot, the others at the table must not wait for it.
            logger.exception("table %s: the bot %r at seat %d failed; a legal play is made", self.table, level, seat)
            await self._do_now(seat, any_legal(self.match))

    async def _do_now(self, seat: int, play: tuple[int, ...]) -> None:
        async with self._turn:
            await self._do(seat, play, None)

    def stop(self, message: Stop) -> None:
        """The server goes down: tell everybody; what is on its way to the store is still kept."""
        for listener in self.listeners:
            listener.stop(message)
        if self._playing is not None:
            self._playing.cancel()

    def _task(self, work: Coroutine[object, object, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
