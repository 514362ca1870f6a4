"""Who may sit where: links, cookies, origins. Everything forged, foreign or unknown gets the same 403."""

from __future__ import annotations

import stat
import string
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doghouse.server.limits import Limit
from doghouse.server.seats import InUse, KeyFile, Seals

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Answer, Site, Table
    from doghouse.server.config import Config

FORBIDDEN = b'{"error":"seat"}'


def knock(table: Table, query: str, **headers: str) -> tuple[int, bytes]:
    """Status and body with which a socket is refused; 101 when it is let in."""
    try:
        table.open(query, headers).close()
    except InvalidStatus as invalid:
        return invalid.response.status_code, bytes(invalid.response.body or b"")
    return 101, b""


def enter(site: Site, table: str, token: str) -> Answer:
    return site.call("POST", f"/api/tables/{table}/enter", {"token": token})


def test_a_link_is_exchanged_for_a_cookie_of_that_table_and_seat(site: Site) -> None:
    table = site.open("me", "friend", "random")
    answer = enter(site, table.name, table.tokens[1] or "")
    assert answer.json == {"seat": 1, "name": "Player 1"}
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{table.name}", "doghouse-seat-1="):
        assert part in cookie
    assert table.tokens[1] not in cookie
    assert knock(table, "seat=1", Cookie=answer.cookie) == (101, b"")


def test_bots_have_no_link(site: Site) -> None:
    assert site.open("me", "random", "friend").tokens[1] is None


def test_a_watchers_link_opens_the_public_view_only(site: Site) -> None:
    table = site.open("me", "friend")
    assert enter(site, table.name, table.made["watch"]).json == {"seat": None, "name": ""}
    cookie = table.enter("watch")
    assert knock(table, "seat=watch", Cookie=cookie)[0] == 101
    assert knock(table, "seat=0", Cookie=cookie) == (403, FORBIDDEN)


def test_who_sits_may_also_watch(site: Site) -> None:
    table = site.open("me", "friend")
    assert knock(table, "seat=watch", Cookie=table.enter(1))[0] == 101


def test_forged_and_foreign_tokens_all_get_the_same_answer(site: Site) -> None:
    table, other = site.open("me", "friend", "random"), site.open("me", "friend", "random")
    token = table.tokens[0] or ""
    seat, generation, seal = token.split(".")
    cookie_seal = table.enter(0).partition("=")[2].split(".")[2]
    stranger = Seals(b"x" * 32)
    forged = [
        other.tokens[0] or "",
        f"1.{generation}.{seal}",
        f"2.{generation}.{seal}",
        f"-1.{generation}.{seal}",
        f"{seat}.1.{seal}",
        *(f"{seat}.{generation}.{seal[:-1]}{letter}" for letter in string.ascii_letters if letter != seal[-1]),
        f"{seat}.{generation}.{cookie_seal}",
        f"{seat}.{generation}.",
        f"0{seat}.{generation}.{seal}",
        stranger.token(table.name, 0, 0),
        "",
        ".",
        "..",
        "0.0",
        "é.0.x",
        "\x00",
        "\u0660.0." + seal,
    ]
    answers = {(answer.status, answer.body) for answer in (enter(site, table.name, token) for token in forged)}
    for name in ("nosuchtable2", "x" * 500, "%00", other.name):
        answer = enter(site, name, token)
        answers.add((answer.status, answer.body))
        assert "set-cookie" not in answer.headers
    assert answers == {(403, FORBIDDEN)}


def test_sockets_with_forged_or_foreign_cookies_all_get_the_same_answer(site: Site) -> None:
    table, other = site.open("me", "friend", "random"), site.open("me", "friend", "random")
    mine, value = table.enter(0), table.enter(0).partition("=")[2]
    tries = [
        ("seat=0", {}),
        ("seat=1", {"Cookie": mine}),
        ("seat=2", {"Cookie": mine}),
        ("seat=99", {"Cookie": mine}),
        ("seat=-1", {"Cookie": mine}),
        ("seat=", {"Cookie": mine}),
        ("", {"Cookie": mine}),
        ("seat=0", {"Cookie": other.enter(0)}),
        ("seat=watch", {"Cookie": other.enter(0)}),
        ("seat=watch", {}),
        ("seat=1", {"Cookie": f"doghouse-seat-1={value}"}),
        ("seat=0", {"Cookie": f"doghouse-seat-0={table.tokens[0]}"}),
        ("seat=0", {"Cookie": f"{mine}x"}),
        ("seat=0", {"Cookie": "doghouse-seat-0=0.0.x"}),
    ]
    assert {knock(table, query, **headers) for query, headers in tries} == {(403, FORBIDDEN)}


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "http://[", ""]
)
def test_pages_of_other_origins_are_kept_out(site: Site, origin: str) -> None:
    table = site.open("me", "friend")
    assert knock(table, "seat=0", Cookie=table.enter(0), Origin=origin) == (403, FORBIDDEN)
    request = {"game": "barking", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert site.call("POST", "/api/tables", request, origin=origin).status == 403
    assert site.call("POST", f"{table.path}/enter", {"token": table.tokens[0]}, origin=origin).status == 403


def test_our_own_pages_are_let_in(site: Site) -> None:
    table = site.open("me", "friend")
    assert knock(table, "seat=0", Cookie=table.enter(0), Origin=f"http://127.0.0.1:{site.port}")[0] == 101


def test_other_endpoints_are_closed_to_strangers_too(site: Site) -> None:
    table, other = site.open("me", "friend"), site.open("me", "friend")
    for headers in ({}, {"cookie": other.enter(0)}, {"cookie": "doghouse-seat-0=0.0.x"}):
        for method, path, body in (("GET", "", None), ("GET", "/record", None), ("POST", "/revoke", {"seat": 1})):
            answer = site.call(method, f"{table.path}{path}", body, **headers)
            assert (answer.status, answer.body) == (403, FORBIDDEN)


# ---------------------------------------------------------------- taking links back


def test_the_host_takes_a_link_back_and_old_devices_are_let_go(site: Site) -> None:
    table = site.open("me", "friend", "friend")
    friend, other, cookie, token = table.sit(1), table.sit(2), table.enter(1), table.tokens[1]
    answer = site.call("POST", f"{table.path}/revoke", {"seat": 1}, cookie=table.enter(0))
    assert answer.status == 200
    assert friend.hear("stop") == {"t": "stop", "why": "revoked", "v": 0}
    with pytest.raises(ConnectionClosed):
        friend.hear()
    assert knock(table, "seat=1", Cookie=cookie) == (403, FORBIDDEN)
    assert enter(site, table.name, token or "").body == FORBIDDEN
    assert other.hear()["t"] == "presence"
    again = enter(site, table.name, answer.json["token"])
    assert again.json["seat"] == 1
    assert knock(table, "seat=1", Cookie=again.cookie)[0] == 101


def test_a_revocation_outlives_a_restart(own: Site, serve: Callable[[Config], Site]) -> None:
    table = own.open("me", "friend")
    new = own.call("POST", f"{table.path}/revoke", {"seat": 1}, cookie=table.enter(0)).json["token"]
    old = table.tokens[1] or ""
    own.close()
    site = serve(own.config)
    assert enter(site, table.name, old).status == 403
    assert enter(site, table.name, new).status == 200
    assert site.call("GET", table.path, cookie=table.enter(0)).status == 200


def test_watchers_links_are_taken_back_at_once(site: Site) -> None:
    table = site.open("me", "friend")
    watcher = table.sit("watch")
    answer = site.call("POST", f"{table.path}/revoke", {"seat": None}, cookie=table.enter(0))
    assert watcher.hear("stop")["why"] == "revoked"
    assert enter(site, table.name, table.made["watch"]).status == 403
    assert enter(site, table.name, answer.json["token"]).json["seat"] is None


def test_a_host_who_takes_the_own_link_back_stays_the_host(site: Site) -> None:
    table = site.open("friend", "me", "random")
    answer = site.call("POST", f"{table.path}/revoke", {"seat": 1}, cookie=table.enter(1))
    assert knock(table, "seat=1", Cookie=table.enter(1))[0] == 403
    assert knock(table, "seat=1", Cookie=answer.cookie)[0] == 101


@pytest.mark.parametrize("seat", [0, 2, 3, 9, -1, -2])
def test_only_the_host_and_only_peoples_seats(site: Site, seat: int) -> None:
    table = site.open("me", "friend", "random")
    assert site.call("POST", f"{table.path}/revoke", {"seat": seat}, cookie=table.enter(1)).status == 403
    assert seat == 0 or site.call("POST", f"{table.path}/revoke", {"seat": seat}, cookie=table.enter(0)).status == 403


def test_a_browser_is_told_its_seats_and_the_host_all_links(site: Site) -> None:
    table = site.open("me", "friend", "me", "random")
    host = site.call("GET", table.path, cookie=f"{table.enter(0)}; {table.enter(2)}").json
    links = {"links": table.tokens, "watch": table.made["watch"]}
    assert host == {"game": "barking", "seats": [0, 2], **links}
    friend = site.call("GET", table.path, cookie=table.enter(1)).json
    assert friend == {"game": "barking", "seats": [1], "links": None, "watch": None}


# ---------------------------------------------------------------- guessing, and the key


def test_guessing_is_slowed_down(config: Config, serve: Callable[[Config], Site]) -> None:
    site = serve(replace(config, guesses=Limit(burst=5, per_second=0.01)))
    table = site.open("me", "friend")
    cookie = table.enter(0)
    statuses = [enter(site, table.name, f"0.0.{n}").status for n in range(7)]
    assert statuses == [403] * 5 + [429] * 2
    assert knock(table, "seat=0", Cookie=cookie)[0] == 429


def test_opening_tables_is_slowed_down(config: Config, serve: Callable[[Config], Site]) -> None:
    site = serve(replace(config, opening=Limit(burst=3, per_second=0.01)))
    request = {"game": "barking", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert [site.call("POST", "/api/tables", request).status for _ in range(5)] == [201] * 3 + [429] * 2


def test_the_key_lies_beside_the_database_for_its_owner_only(own: Site) -> None:
    key = own.config.database.with_name("tables.db.key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(bytes.fromhex(key.read_text())) == 32


def test_one_database_is_served_once(tmp_path: Path) -> None:
    first = KeyFile(tmp_path / "a.db.key")
    with pytest.raises(InUse, match=r"a\.db"):
        KeyFile(tmp_path / "a.db.key")
    first.close()
    again = KeyFile(tmp_path / "a.db.key")
    assert again.key == first.key
    again.close()


@pytest.mark.parametrize("content", [b"hello", b"ab" * 31, b"ab" * 33, b"\xff" * 64])
def test_a_file_that_is_no_key_is_left_untouched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.db.key"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="is not a key"):
        KeyFile(path)
    assert path.read_bytes() == content
