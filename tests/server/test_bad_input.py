"""Garbage, floods and wrong requests: a clear answer, and everybody else plays on."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from doghouse import games
from doghouse.server.limits import Bucket, Buckets, Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Device, Site
    from doghouse.server.config import Config

PASS = 0
GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"act"',
    "{}",
    '{"t":"steal"}',
    '{"t":1}',
    '{"t":"act"}',
    '{"t":"act","id":"a","v":0}',
    '{"t":"act","id":"","v":0,"play":[0]}',
    '{"t":"act","id":"%s","v":0,"play":[0]}' % ("x" * 65),
    '{"t":"act","id":7,"v":0,"play":[0]}',
    '{"t":"act","id":"a","v":"0","play":[0]}',
    '{"t":"act","id":"a","v":0,"play":[0.5]}',
    '{"t":"act","id":"a","v":0,"play":["0"]}',
    '{"t":"act","id":"a","v":0,"play":[true]}',
    '{"t":"act","id":"a","v":0,"play":0}',
    '{"t":"act","id":"a","v":0,"play":[%s0]}' % ("0," * 64),
    '{"t":"act","id":"a","v":1e400,"play":[0]}',
    '{"t":"look","since":null}',
    '{"t":"consider","id":"a","v":0}',
    "[" * 8000,
    '{"t":' * 1500,
    '{"t":"ping"} {"t":"ping"}',
    "\x00\x01",
    b"\x00\xff",
    b'{"t":"ping"}',
]


def closed_with(device: Device) -> int | None:
    """The code with which the server closes the connection, all frames taken in."""
    try:
        while True:
            device.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda garbage: repr(garbage)[:30])
def test_garbage_is_called_bad_and_the_connection_goes_on(site: Site, garbage: str | bytes) -> None:
    device = site.open("me", "me", first=0).sit(0)
    device.say(garbage)
    assert device.hear() == {"t": "no", "id": None, "v": 0, "why": "bad", "clauses": []}
    assert device.act([PASS], "a")["t"] == "ok"


def test_three_frames_of_garbage_are_enough(site: Site) -> None:
    table = site.open("me", "me", first=0)
    device, other = table.sit(0), table.sit(1)
    for _ in range(5):
        device.say("{")
    assert closed_with(device) == 1008
    assert [frame["why"] for frame in device.frames if frame["t"] == "no"] == ["bad"] * 3
    assert other.hear()["t"] == "presence"
    assert table.sit(0).act([PASS], "a")["t"] == "ok"


def test_huge_numbers_do_no_harm(site: Site) -> None:
    device = site.open("me", "me", first=0).sit(0)
    huge = "9" * 300
    for text in (f'"v":{huge},"play":[0]', f'"v":0,"play":[{huge}]', '"v":-1,"play":[]'):
        device.say('{"t":"act","id":"a",' + text + "}")
        assert device.hear("no")["why"] in ("bad", "stale", "refused")
    assert device.act([PASS], "b")["t"] == "ok"


def test_an_id_of_any_characters_is_given_back(site: Site) -> None:
    device = site.open("me", "me", "me", first=0).sit(0)
    name = '"\\\u2028\x7fé😀</script>'
    assert device.act([PASS], name) == {"t": "ok", "id": name, "v": 1}


def test_an_oversized_frame_closes_the_connection(site: Site) -> None:
    table = site.open("me", "me", first=0)
    device = table.sit(0)
    device.say('{"t":"ping"}' + " " * 8000)
    assert device.hear() == {"t": "pong"}
    device.say('{"t":"ping"}' + " " * 9000)
    assert closed_with(device) == 1009
    assert table.sit(0).act([PASS], "a")["t"] == "ok"


def test_text_that_is_no_text_closes_the_connection(site: Site) -> None:
    table = site.open("me", "me", first=0)
    device = table.sit(0)
    device.socket.send(b"\xff\xfe", text=True)
    assert closed_with(device) in (1007, 1008)
    assert table.sit(0).act([PASS], "a")["t"] == "ok"


def test_too_many_frames_are_told_busy_and_closed(config: Config, serve: Callable[[Config], Site]) -> None:
    site = serve(replace(config, frames=Limit(burst=10, per_second=1)))
    table = site.open("me", "me", first=0)
    device, other = table.sit(0), table.sit(1)
    with suppress(ConnectionClosed):
        for _ in range(30):
            device.say({"t": "ping"})
    assert closed_with(device) == 1008
    answers = [frame for frame in device.frames if frame["t"] in ("pong", "no")]
    assert len(answers) == 11
    assert answers[-1] == {"t": "no", "id": None, "v": 0, "why": "busy", "clauses": []}
    other.say({"t": "ping"})
    assert other.hear("pong")
    assert table.sit(0).act([PASS], "a")["t"] == "ok"


def test_the_limit_is_generous_to_a_fast_player(config: Config) -> None:
    assert type(config)(config.database).frames == Limit(burst=60, per_second=20)


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    bucket = Bucket(Limit(burst=2, per_second=0.5), clock=lambda: now)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1.9
    assert not bucket.take()
    now = 2.0
    assert bucket.take()
    now = 1000.0
    assert bucket.full
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "_MOST", 3)
    buckets = Buckets(Limit(burst=1, per_second=1e9))
    for n in range(10):
        assert buckets.take(f"address {n}")
    assert len(buckets._of) <= 4


# ---------------------------------------------------------------- over HTTP

SEATS = [{"kind": "me"}, {"kind": "bot"}]
WRONG = [
    ({"game": "chess", "seats": SEATS}, "game"),
    ({"game": "../barking", "seats": SEATS}, "game"),
    ({"game": "barking", "seats": SEATS[:1]}, "seats"),
    ({"game": "barking", "seats": [*SEATS] * 3}, "seats"),
    ({"game": "barking", "seats": []}, "seats"),
    ({"game": "barking", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "bot"),
    ({"game": "barking", "seats": [{"kind": "me"}, {"kind": "god"}]}, "body"),
    ({"game": "barking", "seats": SEATS, "options": {"cheat": True}}, "options"),
    ({"game": "barking", "seats": SEATS, "options": {"players": 3}}, "options"),
    ({"game": "barking", "seats": SEATS, "options": {"first": 2}}, "options"),
    ({"game": "barking", "seats": SEATS, "options": {"first": -1}}, "options"),
    ({"game": "barking", "seats": SEATS, "options": {"first": True}}, "options"),
    ({"game": "barking", "seats": SEATS, "options": {"teaching": 1}}, "options"),
    ({"game": "barking", "seats": SEATS, "options": {"teaching": "yes"}}, "body"),
    ({"game": "treehouse-diner", "seats": SEATS, "options": {"deliveries": 2}}, "options"),
    ({"game": "treehouse-diner", "seats": SEATS, "options": {"deliveries": 0}}, "options"),
    ({"game": "treehouse-diner", "seats": SEATS, "options": {"columns": 8}}, "options"),
    ({"game": "treehouse-diner", "seats": SEATS, "options": {"columns": True}}, "options"),
    ({"game": "barking"}, "body"),
    ([], "body"),
    (b"{", "body"),
    (b"\xff", "body"),
    (b"[" * 5000, "body"),
]


@pytest.mark.parametrize(("body", "where"), WRONG, ids=lambda value: str(value)[:40])
def test_a_table_that_cannot_be_says_what_is_wrong(site: Site, body: object, where: str) -> None:
    answer = site.call("POST", "/api/tables", body)
    assert (answer.status, answer.json) == (400, {"error": "bad", "where": where})


def test_too_large_or_unnamed_bodies_are_refused(site: Site) -> None:
    assert site.call("POST", "/api/tables", b" " * 20_000).status == 400
    assert site.call("POST", "/api/tables", b"{}", content_type="text/plain").status == 400
    table = site.open("me", "me")
    for body in (b"{}", b"[]", {"token": 5}, {"token": "x" * 1000}):
        assert site.call("POST", f"{table.path}/enter", body).status == 400
    for body in (b"{}", {"seat": "0"}):
        assert site.call("POST", f"{table.path}/revoke", body, cookie=table.enter(0)).status == 400


def test_names_are_made_presentable(site: Site) -> None:
    names = ["  Ana \n  Bo ", "\x00\u202e", "x" * 100, "<b>"]
    seats = [{"kind": "me", "name": name} for name in names]
    made = site.call("POST", "/api/tables", {"game": "barking", "seats": seats}).json
    assert [seat["name"] for seat in made["seats"]] == ["Ana Bo", "2", "x" * 24, "<b>"]


def test_the_games_are_listed_as_the_lobby_needs_them(site: Site) -> None:
    listed = {game["name"]: game for game in site.call("GET", "/api/games").json}
    assert tuple(listed) == games.GAMES
    game = listed["barking"]
    assert game["players"] == [2, 5]
    assert game["minutes"] == 20
    assert {"name": "teaching", "kind": "bool", "default": False} in game["options"]
    assert {"name": "first", "kind": "seat", "default": None} in game["options"]
    assert game["bots"] == ["puppy", "family", "clever", "champion"]
    assert game["usual"] == "family"


@pytest.mark.parametrize(("asked", "seated"), [(None, "family"), ("clever", "clever"), ("greedy", "greedy")])
def test_a_bots_seat_is_the_usual_levels_or_any_bots_that_is_named(site: Site, asked: str | None, seated: str) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "name": "Rex", "bot": asked}]
    made = site.call("POST", "/api/tables", {"game": "barking", "seats": seats}).json
    assert site.app.state.server.rooms.live[made["table"]].chairs[1].bot == seated


def test_wrong_methods_and_paths_are_refused(site: Site) -> None:
    assert site.call("GET", "/api/tables").status == 404
    assert site.call("GET", "/api/nothing").status == 404
    assert site.call("DELETE", "/").status == 405
