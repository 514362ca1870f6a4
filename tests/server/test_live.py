"""A table over real sockets: acting, catching up, several devices, who is here."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Device, Site, Table
    from doghouse.server.config import Config

PASS = 0


def eventually(happens: Callable[[], bool]) -> bool:
    """Does it happen within five seconds?"""
    return any(happens() or time.sleep(0.02) for _ in range(250))


def refused(table: Table, query: str) -> int:
    """The status with which a socket of seat 0's browser is refused."""
    with pytest.raises(InvalidStatus) as invalid:
        table.open(query, {"Cookie": table.enter(0)})
    return invalid.value.response.status_code


def whose_turn(devices: list[Device], v: int) -> Device:
    """The device of the seat that decides at version `v`."""
    states = [device.at(v) for device in devices]
    return devices[states[0]["duty"]]


def pass_round(devices: list[Device], plays: int) -> None:
    """Everybody passes (or gives away a card) in turn, so many times."""
    for n in range(plays):
        v = devices[0].state["v"]
        actor = whose_turn(devices, v)
        ask = actor.state["ask"]
        play = [PASS] if ask["phase"] == "turn" else [ask["parts"][0]["action"]]
        assert actor.act(play, f"round-{v}-{n}") == {"t": "ok", "id": f"round-{v}-{n}", "v": v + 1}
        for device in devices:
            device.at(v + 1)


def test_everybody_sees_a_play_and_only_the_next_is_asked(site: Site) -> None:
    table = site.open("me", "friend", "friend", first=1)
    devices = [table.sit(seat) for seat in range(3)]
    assert [device.state["duty"] for device in devices] == [1, 1, 1]
    assert [device.state["ask"] is not None for device in devices] == [False, True, False]
    assert devices[1].act([PASS], "a") == {"t": "ok", "id": "a", "v": 1}
    for device in devices:
        state = device.at(1)
        assert state["duty"] == 2
        assert state["since"] == 0
        assert [event["code"] for event in state["events"]] == ["pass"]
        assert {event["v"] for event in state["events"]} == {1}
        assert state["view"]["seats"][1]["passed"]
    assert [device.state["ask"] is not None for device in devices] == [False, False, True]


def test_a_refused_play_names_the_clauses_and_changes_nothing(site: Site) -> None:
    table = site.open("me", "me", first=0)
    device, other = table.sit(0), table.sit(1)
    no = device.act([17, 18], "a")
    assert (no["t"], no["why"], no["v"]) == ("no", "refused", 0)
    assert all(clause["clause"].startswith("BT-") for clause in no["clauses"])
    assert no["clauses"]
    assert other.silent()
    assert device.act([PASS], "b")["t"] == "ok"


def test_another_seat_is_only_told_that_it_is_not_its_turn(site: Site) -> None:
    table = site.open("me", "friend", first=0)
    device = table.sit(1)
    answers = {
        str([(clause["clause"]) for clause in device.act(play, str(play))["clauses"]])
        for play in ([PASS], [5], [17, 6], [17, 18], [999], [])
    }
    assert len(answers) == 1


def test_actions_that_do_not_exist_are_refused(site: Site) -> None:
    device = site.open("me", "me", first=0).sit(0)
    for play in ([-1], [24], [10**9], [PASS] * 64, []):
        no = device.act(play, f"{len(play)}{play[:1]}")
        assert (no["t"], no["why"]) == ("no", "refused"), play


def test_considering_tells_what_may_be_added_and_changes_nothing(site: Site) -> None:
    device = site.open("me", "me", first=0).sit(0)
    device.say({"t": "consider", "id": "q", "v": 0, "chosen": [17]})
    considered = device.hear("considered")
    assert (considered["id"], considered["v"], considered["ask"]["chosen"]) == ("q", 0, [17])
    device.say({"t": "look", "since": 0})
    assert device.hear("state")["ask"]["chosen"] == []


def test_considering_is_refused_to_who_is_not_asked(site: Site) -> None:
    device = site.open("me", "me", first=0).sit(1)
    device.say({"t": "consider", "id": "q", "v": 0, "chosen": [17]})
    no = device.hear("no")
    assert (no["id"], no["why"]) == ("q", "refused")


# ---------------------------------------------------------------- once, and on the right version


def test_the_same_id_is_done_once(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    devices = [table.sit(seat) for seat in range(3)]
    assert devices[0].act([PASS], "a") == {"t": "ok", "id": "a", "v": 1}
    assert devices[0].act([PASS], "a", v=0) == {"t": "ok", "id": "a", "v": 1}
    assert devices[0].act([PASS], "a") == {"t": "ok", "id": "a", "v": 1}
    assert devices[1].act([PASS], "a", v=1) == {"t": "ok", "id": "a", "v": 2}  # another seat's "a"
    assert site.room(table).match.version == 2


def test_the_same_id_is_done_once_after_a_restart(own: Site, serve: Callable[[Config], Site]) -> None:
    table = own.open("me", "me", "me", first=0)
    assert table.sit(0).act([PASS], "a") == {"t": "ok", "id": "a", "v": 1}
    own.close()
    site = serve(own.config)
    table = site.again(table)
    device = table.sit(0)
    assert device.act([PASS], "a", v=0) == {"t": "ok", "id": "a", "v": 1}
    assert site.room(table).match.version == 1


def test_the_same_id_from_two_devices_at_once_is_done_once(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    devices = [table.sit(0) for _ in range(5)]
    for device in devices:
        device.say({"t": "act", "id": "a", "v": 0, "play": [PASS]})
    assert [device.hear("ok")["v"] for device in devices] == [1] * 5
    assert site.room(table).match.version == 1


def test_a_stale_version_gets_a_typed_answer_and_the_fresh_view(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    devices = [table.sit(seat) for seat in range(3)]
    assert devices[0].act([PASS], "a")["t"] == "ok"
    devices[1].at(1)
    for v in (0, 2, -5, 10**12):
        no = devices[1].act([PASS], f"v{v}", v=v)
        assert (no["why"], no["v"]) == ("stale", 1)
        assert devices[1].hear()["v"] == 1
        assert devices[1].frames[-1]["t"] == "state"
    assert devices[1].act([PASS], "b")["t"] == "ok"


# ---------------------------------------------------------------- catching up


def test_a_reconnection_gets_the_events_it_has_missed(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    devices = [table.sit(seat) for seat in range(3)]
    everything = devices[2].state["events"]
    devices[2].socket.close()
    pass_round(devices[:2], 1)
    devices[1].act([PASS], "b")
    devices[1].at(2)
    late = table.sit(2, since=0)
    assert (late.state["v"], late.state["since"]) == (2, 0)
    assert [event["v"] for event in late.state["events"]] == [1, 2]
    fresh = table.sit(2)
    assert fresh.state["events"] == everything + late.state["events"]
    assert fresh.state["view"] == late.state["view"]


def test_a_look_gives_the_state_again_from_any_version(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    devices = [table.sit(seat) for seat in range(3)]
    pass_round(devices, 2)
    for since in (-1, 0, 1, 2, 3, 10**9, -7):
        devices[0].say({"t": "look", "since": since})
        state = devices[0].hear()
        assert (state["t"], state["v"], state["since"]) == ("state", 2, max(-1, min(since, 2)))
        assert all(event["v"] > since for event in state["events"])


def test_a_seat_looks_back_at_what_it_could_see_then(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    devices = [table.sit(seat) for seat in range(3)]
    before = [device.state["view"] for device in devices]
    pass_round(devices, 2)
    for device, view in zip(devices, before, strict=True):
        for v in (0, -3):
            device.say({"t": "moment", "v": v})
            assert device.hear("then") == {"t": "then", "v": 0, "view": view}
    devices[0].say({"t": "moment", "v": 10**9})
    then = devices[0].hear("then")
    assert (then["v"], then["view"]) == (2, devices[0].at(2)["view"])


def test_looking_back_too_often_is_refused_and_nothing_else_is(site: Site) -> None:
    table = site.open("me", "me", first=0)
    device = table.sit(0)
    for _ in range(12):
        device.say({"t": "moment", "v": 0})
    answers = [device.hear("then", "no") for _ in range(12)]
    assert [answer["t"] for answer in answers[:10]] == ["then"] * 10
    assert answers[-1]["why"] == "busy"
    assert device.act([PASS], "a")["t"] == "ok"


def test_strange_since_values_get_everything(site: Site) -> None:
    table = site.open("me", "me")
    for since in ("", "-1", "x", "99999999999999999999", "1.5"):
        socket = table.open(f"seat=0&since={since}", {"Cookie": table.enter(0)})
        assert '"since":-1' in str(socket.recv(5))


def test_a_restart_changes_nothing_that_is_seen(own: Site, serve: Callable[[Config], Site]) -> None:
    table = own.open("me", "me", "me")
    devices = [table.sit(seat) for seat in range(3)]
    pass_round(devices, 4)
    before = [(table.sit(seat).state["view"], table.sit(seat).state["events"]) for seat in range(3)]
    own.close()
    table = serve(own.config).again(table)
    for seat in range(3):
        state = table.sit(seat).state
        assert (state["view"], state["events"]) == before[seat]


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(
    config: Config, serve: Callable[[Config], Site]
) -> None:
    site = serve(replace(config, idle=0.1))
    table = site.open("me", "me", "me", first=0)
    live = site.app.state.server.rooms.live
    device = table.sit(0)
    device.act([PASS], "a")
    time.sleep(0.3)
    assert table.name in live
    device.socket.close()
    assert eventually(lambda: table.name not in live)
    assert table.sit(1).state["v"] == 1


# ---------------------------------------------------------------- several devices


def test_any_number_of_devices_sit_at_one_seat_all_live(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    tabs = [table.sit(0) for _ in range(6)]
    assert tabs[3].act([PASS], "a")["t"] == "ok"
    for tab in tabs:
        assert tab.at(1)["view"]["me"] == 0


def test_there_is_a_limit_to_the_devices_at_a_seat(config: Config, serve: Callable[[Config], Site]) -> None:
    site = serve(replace(config, sockets_per_seat=2))
    table = site.open("me", "me")
    first, _ = table.sit(0), table.sit(0)
    assert refused(table, "seat=0") == 429
    table.sit(1)
    first.socket.close()
    assert eventually(lambda: len(site.room(table).listeners) == 2)
    table.sit(0)


def test_presence_tells_who_is_connected(site: Site) -> None:
    table = site.open("me", "friend", "random", first=0)

    def online(frame: dict[str, list[dict[str, bool]]]) -> list[bool]:
        return [seat["online"] for seat in frame["seats"]]

    host = table.sit(0)
    assert online(host.state) == [True, False, True]
    friend = table.sit(1)
    assert online(friend.state) == [True, True, True]
    assert online(host.hear("presence")) == [True, True, True]
    second = table.sit(1)
    second.socket.close()
    assert host.silent()
    friend.socket.close()
    assert online(host.hear("presence")) == [True, False, True]
    watcher = table.sit("watch")
    assert online(watcher.state) == [True, False, True]
    assert host.silent()


def test_a_watcher_sees_every_play_and_can_do_nothing(site: Site) -> None:
    table = site.open("me", "me", "me", first=0)
    watcher, device = table.sit("watch"), table.sit(0)
    view = watcher.state["view"]
    assert (view["me"], view["hand"], watcher.state["ask"]) == (None, None, None)
    for message in (
        {"t": "act", "id": "a", "v": 0, "play": [PASS]},
        {"t": "consider", "id": "a", "v": 0, "chosen": []},
    ):
        watcher.say(message)
        assert watcher.hear("no", "ok", "considered")["why"] == "refused"
    device.act([PASS], "a")
    assert watcher.at(1)["events"][0]["code"] == "pass"


def test_ping_is_answered(site: Site) -> None:
    device = site.open("me", "me").sit(0)
    device.say({"t": "ping"})
    assert device.hear() == {"t": "pong"}


def test_a_server_that_goes_down_says_so(own: Site) -> None:
    device = own.open("me", "me").sit(0)
    own.stop()
    stop = device.hear("stop")
    assert stop == {"t": "stop", "why": "upgrade", "v": 0}
