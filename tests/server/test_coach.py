"""The coach at a table: hints for who decides, reviews of what is over, for nobody's eyes but the seat's."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from doghouse import games
from doghouse.server import coaching, live, staff
from doghouse.server.limits import Limit
from doghouse.server.staff import Closed, Staff
from doghouse.server.thinking import any_legal
from doghouse.server.twins import Twins
from doghouse.server.warm import warmed
from doghouse.table.match import HOUSE, Header, Match

if TYPE_CHECKING:
    from conftest import Device, Frame, Site, Table

PASS = [0]
SAID = {"plays": [{"play": PASS, "chance": 0.25, "parts": []}], "reason": "cats"}


@pytest.fixture
def warm(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """The server, with a coach who answers without thinking."""
    site.app.state.server.staff.twins._ready["barking"] = games.load("barking").rules
    monkeypatch.setattr(coaching, "hint", lambda match: SAID)
    monkeypatch.setattr(coaching, "review", lambda match, seat, look_up: {"seat": seat})
    return site


def hinted(device: Device, name: str = "h", v: int | None = None) -> Frame:
    """The answer to a hint."""
    device.say({"t": "hint", "id": name, "v": device.state["v"] if v is None else v})
    while True:
        frame = device.hear("hinted", "no")
        if frame["id"] == name:
            return frame


def over(site: Site, table: Table) -> None:
    """Both seats make legal plays until it is over."""
    devices = [table.sit(0), table.sit(1)]
    match = site.room(table).match
    while (seat := match.duty()) is not None:
        if match.forced() is not None:  # the table does that itself
            time.sleep(0.002)
            continue
        devices[seat].at(match.version)
        assert devices[seat].act(list(any_legal(match)), f"p{match.version}")["t"] == "ok"


def test_who_decides_gets_a_hint(warm: Site) -> None:
    device = warm.open("me", "me", first=0).sit(0)
    assert hinted(device) == {"t": "hinted", "id": "h", "v": 0, **SAID}


def test_nobody_else_gets_one(warm: Site) -> None:
    table = warm.open("me", "me", first=0)
    assert hinted(table.sit(1))["clauses"] == [{"clause": "BT-17"}]
    assert hinted(table.sit("watch"))["why"] == "refused"
    assert hinted(table.sit(0), v=7)["why"] == "stale"


def test_without_compiled_code_that_is_said(warm: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm.app.state.server.staff.twins, "_ready", {})
    table = warm.open("me", "me", first=0)
    assert hinted(table.sit(0))["why"] == "warming"
    over(warm, table)
    answer = warm.call("GET", f"{table.path}/review?seat=0", Cookie=table.enter(0))
    assert (answer.status, answer.json) == (503, {"error": "warming"})


def test_while_the_coach_thinks_the_table_goes_on(warm: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    monkeypatch.setattr(coaching, "hint", lambda match: go.wait(5) and SAID)
    device = warm.open("me", "me", first=0).sit(0)
    device.say({"t": "hint", "id": "h", "v": 0})
    assert hinted(device, "another")["why"] == "busy"
    assert device.act(PASS, "p")["t"] == "ok"
    go.set()
    assert device.hear("no")["why"] == "stale"


def test_a_coach_who_fails_costs_nothing_but_the_hint(warm: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "hint", lambda match: 1 // 0)
    device = warm.open("me", "me", first=0).sit(0)
    assert hinted(device)["why"] == "busy"
    assert device.act(PASS, "p")["t"] == "ok"


def test_hints_are_limited(warm: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HINTS", Limit(burst=2, per_second=0))
    device = warm.open("me", "me", first=0).sit(0)
    assert [hinted(device, str(k))["t"] for k in range(3)] == ["hinted", "hinted", "no"]


def test_a_review_is_for_ones_own_seat_and_any_watcher_when_all_is_over(warm: Site) -> None:
    table = warm.open("me", "me", first=0)
    path = f"{table.path}/review?seat="
    assert warm.call("GET", f"{path}0", Cookie=table.enter(0)).status == 409
    over(warm, table)
    assert warm.call("GET", f"{path}0", Cookie=table.enter(0)).json == {"seat": 0}
    assert warm.call("GET", f"{path}1", Cookie=table.enter("watch")).json == {"seat": 1}
    for seat, cookie in (("1", table.enter(0)), ("0", ""), ("2", table.enter("watch")), ("x", table.enter(0))):
        assert warm.call("GET", f"{path}{seat}", Cookie=cookie).status == 403


def test_a_review_is_made_once(warm: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    monkeypatch.setattr(coaching, "review", lambda match, seat, look_up: made.append(seat) or {"seat": seat})
    table = warm.open("me", "me", first=0)
    over(warm, table)
    for seat in (0, 0, 1, 0):
        assert warm.call("GET", f"{table.path}/review?seat={seat}", Cookie=table.enter(seat)).json == {"seat": seat}
    assert made == [0, 1]


class Nothing:
    """A store that only has to be closed."""

    def close(self) -> None:
        pass


def test_a_server_that_goes_down_ends_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("barking")
    on_duty = Staff(Nothing(), Twins())  # type: ignore[arg-type]
    started = threading.Event()

    def endless(match: Match, seat: int, look_up: Callable[[], None]) -> Any:
        started.set()
        while True:
            look_up()
            time.sleep(0.01)

    monkeypatch.setattr(staff.coaching, "review", endless)

    async def reviewed() -> None:
        task = asyncio.create_task(on_duty.review(Match(game, Header("barking", 1, HOUSE, {}, 1, ("a", "b"))), 0))
        await asyncio.to_thread(started.wait, 5)
        on_duty.close()
        with pytest.raises(Closed):
            await asyncio.wait_for(task, 5)

    asyncio.run(reviewed())


@pytest.mark.parametrize("name", games.GAMES)
def test_hints_and_reviews_are_whole_and_have_words(name: str) -> None:
    """With the real coach: plays are legal, chances are chances, parts and reasons have words."""
    game = games.load(name)
    match = Match(game, Header(name, game.version, HOUSE, game.usual, 3, ("a", "b")))
    match.use(warmed(game))
    words = game.words.words("de")
    k = 0
    while (seat := match.duty()) is not None:
        forced = match.forced()
        said = coaching.hint(match, n=10) if forced is None and k % 8 == 0 else None
        k += 1
        if said is not None:
            chances = [one["chance"] for one in said["plays"]]
            assert 1 <= len(chances) <= 3
            assert all(0 <= chance <= 1 for chance in chances)
            assert all(one["parts"] for one in said["plays"])
            assert not any(match.refusals(seat, one["play"]) for one in said["plays"])
            assert said["reason"] is None or words.has(f"part-{said['reason']}")
        play = forced or (said["plays"][-1]["play"] if said else any_legal(match))
        match.commit(match.prepare(seat, play))
    looks: list[int] = []
    found = coaching.review(match, 1, lambda: looks.append(1), n=10)
    assert found["curve"][0][0] == 0
    assert found["curve"][-1][0] == match.version
    assert found["curve"][-1][1] in (0, 0.5, 1)
    assert all(match.steps[one["v"]].seat == 1 for one in found["mistakes"])
    assert all(list(match.steps[one["v"]].play) == one["played"]["play"] for one in found["mistakes"])
    assert len(looks) > match.version
