"""A full disk, a damaged log, a second writer: said clearly, nothing lost, the other tables go on."""

from __future__ import annotations

import sqlite3
import sys
import time
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from doghouse.core.deck import digest
from doghouse.games import load
from doghouse.server import room as rooms
from doghouse.store import Opened, Played
from doghouse.table.match import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from conftest import Site, Table
    from doghouse.server.config import Config

PASS = 0
unix = pytest.mark.skipif(sys.platform == "win32", reason="limits files the Unix way")


@contextmanager
def full_disk(site: Site) -> Iterator[None]:
    """No file grows beyond the size of the database's log: the next row cannot be written."""
    import resource

    log = site.config.database.with_name("tables.db-wal")
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))


@unix
def test_on_a_full_disk_a_play_is_refused_and_the_table_goes_on_when_there_is_room(
    own: Site, caplog: pytest.LogCaptureFixture
) -> None:
    table = own.open("me", "me", "me", first=0)
    devices = [table.sit(seat) for seat in range(3)]
    before = own.room(table).match.state.tobytes()
    with full_disk(own):
        for name in "aab":
            no = devices[0].act([PASS], name)
            assert (no["t"], no["why"], no["v"]) == ("no", "full", 0)
        assert own.room(table).match.state.tobytes() == before
        for device in devices[1:]:
            while not device.silent(0.05):
                assert device.frames[-1]["t"] == "presence"
        made = own.call("POST", "/api/tables", {"game": "barking", "seats": [{"kind": "me"}] * 2})
        assert (made.status, made.json) == (507, {"error": "full"})
        revoked = own.call("POST", f"{table.path}/revoke", {"seat": 1}, cookie=table.enter(0))
        assert (revoked.status, revoked.json) == (507, {"error": "full"})
        assert table.sit(1).state["v"] == 0
    assert "the store is full" in caplog.text
    assert devices[0].act([PASS], "a") == {"t": "ok", "id": "a", "v": 1}
    assert devices[1].at(1)["ask"]
    assert len(own.store.read(table.name).plays) == 1


@unix
def test_bots_try_again_when_there_is_room(own: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "BACK_OFF", (0.05,))
    table = own.open("me", "random", "random", first=1)
    own.open("me", "me")
    with full_disk(own):
        device = table.sit(0)
        assert device.silent(0.3)
        assert device.state["v"] == 0
    assert device.at(1)


# ---------------------------------------------------------------- a damaged log


def played(site: Site, plays: int) -> Table:
    """A table at which so many plays were made: everybody passes in turn."""
    table = site.open("me", "me", "me", "me", "me", first=0)
    devices = [table.sit(seat) for seat in range(5)]
    for n in range(plays):
        devices[n].at(n)
        assert devices[n].act([PASS], f"{n}")["t"] == "ok"
    return table


def change_play(path: Path, table: Table, n: int) -> None:
    """Make another play of row `n`."""
    with closing(sqlite3.connect(path)) as db, db:
        sql = "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), '[0]', '[3]') AS BLOB) WHERE tab = ? AND n = ?"
        assert db.execute(sql, (table.name, n)).rowcount == 1


def test_a_changed_row_stops_that_table_at_that_move_and_the_others_play_on(
    own: Site, serve: Callable[[Config], Site], caplog: pytest.LogCaptureFixture
) -> None:
    damaged, whole = played(own, 3), played(own, 3)
    own.close()
    change_play(own.config.database, damaged, 2)
    site = serve(own.config)
    damaged, whole = site.again(damaged), site.again(whole)

    device = damaged.sit(1)
    assert (device.state["v"], device.state["ask"]) == (1, None)
    assert device.hear() == {"t": "stop", "why": "broken", "v": 2}
    assert f"table {damaged.name}: the event log is damaged at move 2; the table stops there" in caplog.messages
    assert device.act([PASS], "x")["why"] == "broken"
    device.say({"t": "consider", "id": "q", "v": 1, "chosen": []})
    assert device.hear("no")["why"] == "broken"
    assert site.call("GET", damaged.path, cookie=damaged.enter(0)).status == 200
    assert site.call("GET", f"{damaged.path}/record", cookie=damaged.enter(0)).status == 409

    assert whole.sit(3).act([PASS], "y") == {"t": "ok", "id": "y", "v": 4}


def test_bots_do_not_play_on_at_a_damaged_table(own: Site, serve: Callable[[Config], Site]) -> None:
    table = own.open("me", "random", "random", first=0)
    device = table.sit(0)
    device.act([PASS], "a")
    device.at(2)
    own.close()
    change_play(own.config.database, table, 1)
    site = serve(own.config)
    device = site.again(table).sit(0)
    assert device.hear("stop")["v"] == 1
    assert device.silent()


def test_a_damaged_opening_closes_the_table_only(own: Site, serve: Callable[[Config], Site]) -> None:
    table, other = played(own, 1), played(own, 1)
    cookie = table.enter(0)
    own.close()
    with closing(sqlite3.connect(own.config.database)) as db, db:
        db.execute("UPDATE log SET body = x'7b7d' WHERE tab = ? AND n = 0", (table.name,))
    site = serve(own.config)
    table = site.again(table)
    answer = site.call("POST", f"{table.path}/enter", {"token": table.tokens[0]})
    assert (answer.status, answer.json) == (410, {"error": "broken"})
    socket = table.open("seat=0", {"Cookie": cookie})
    assert socket.recv(5) == '{"t":"stop","why":"broken","v":0}'
    assert site.again(other).sit(1).act([PASS], "y")["t"] == "ok"


def test_a_play_that_these_rules_forbid_stops_the_table_there(own: Site, serve: Callable[[Config], Site]) -> None:
    table = played(own, 2)
    own.store.append(table.name, 3, Played(Step(4, (PASS,)))).result(5)
    own.close()
    device = serve(own.config).again(table).sit(0)
    assert device.state["v"] == 2
    assert device.hear("stop") == {"t": "stop", "why": "broken", "v": 3}


def test_a_table_that_these_rules_cannot_deal_is_broken_from_the_start(
    own: Site, serve: Callable[[Config], Site], caplog: pytest.LogCaptureFixture
) -> None:
    table = own.open("me", "me")
    opened = own.store.read(table.name).opened
    own.store.append("othergame", 0, Opened(replace(opened.header, game="chess"), opened.chairs)).result(5)
    own.store.append("otherdeal", 0, Opened(opened.header, opened.chairs, opened.dealt[::-1])).result(5)
    for name in ("othergame", "otherdeal"):
        token = own.app.state.server.door.seals.token(name, 0, 0)
        answer = own.call("POST", f"/api/tables/{name}/enter", {"token": token})
        assert (answer.status, answer.json) == (410, {"error": "broken"})
        assert f"table {name} cannot be dealt" in caplog.text


def test_a_table_is_kept_with_its_house_deck_and_with_another_it_is_not_dealt(
    own: Site, caplog: pytest.LogCaptureFixture
) -> None:
    opened = own.store.read(own.open("me", "me").name).opened
    assert opened.header.digest == digest(load("barking").cards.house().text)
    other = Opened(replace(opened.header, digest="0123456789ab"), opened.chairs, opened.dealt)
    own.store.append("otherdeck", 0, other).result(5)
    token = own.app.state.server.door.seals.token("otherdeck", 0, 0)
    assert own.call("POST", "/api/tables/otherdeck/enter", {"token": token}).status == 410
    assert "otherdeck cannot be dealt: step 0: it was played with another house deck (0123456789ab)" in caplog.text


def test_a_table_from_before_digests_were_kept_goes_on(own: Site) -> None:
    opened = own.store.read(own.open("me", "me").name).opened
    own.store.append("older", 0, Opened(replace(opened.header, digest=""), opened.chairs, opened.dealt)).result(5)
    token = own.app.state.server.door.seals.token("older", 0, 0)
    assert own.call("POST", "/api/tables/older/enter", {"token": token}).status == 200


def test_a_second_writer_stops_the_table_instead_of_forking_it(own: Site) -> None:
    table = played(own, 1)
    device = table.sit(1)
    own.store.append(table.name, 2, Played(Step(1, (PASS,)), "elsewhere")).result(5)
    assert device.act([PASS], "here")["why"] == "broken"
    assert [frame for frame in device.frames if frame["t"] == "stop"] == [{"t": "stop", "why": "broken", "v": 2}]
    assert device.act([PASS], "again")["why"] == "broken"


# ---------------------------------------------------------------- the clients' side


def test_a_client_that_does_not_read_holds_up_nobody(own: Site) -> None:
    table = own.open("me", "me", "me", first=0)
    deaf, other = table.sit(0), table.sit(1)
    # Its own library stops reading once a few frames wait; so do the buffers on the way.
    for _ in range(400):
        deaf.say({"t": "look", "since": -1})
    other.say({"t": "ping"})
    start = time.monotonic()
    assert other.hear("pong")
    assert time.monotonic() - start < 5
    assert other.act([PASS], "not my turn")["why"] == "refused"


def test_who_hangs_up_while_acting_has_acted(own: Site) -> None:
    table = own.open("me", "me", "me", first=0)
    device, other = table.sit(0), table.sit(1)
    device.say({"t": "act", "id": "a", "v": 0, "play": [PASS]})
    device.socket.socket.close()
    assert other.at(1)["duty"] == 1
    assert table.sit(0).act([PASS], "a", v=0) == {"t": "ok", "id": "a", "v": 1}
