"""Bots at a table: their duty comes from the state, they fail without harm, they never hold up the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from doghouse import bots, games
from doghouse.core import rule
from doghouse.server import coaching, staff, thinking, twins, warm
from doghouse.table.match import HOUSE, Header, Match

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Device, Site
    from doghouse.server.config import Config

PASS = 0


def play_out(device: Device) -> None:
    """Play the device's seat to the end: pass, or give away what is asked for."""
    while device.until(lambda state: state["ask"] or state["duty"] is None)["duty"] is not None:
        v, ask = device.state["v"], device.state["ask"]
        play = [PASS] if ask["phase"] == "turn" else [ask["parts"][0]["action"]]
        assert device.act(play, f"{v}")["t"] == "ok"
        device.at(v + 1)


@pytest.mark.parametrize("level", [*bots.SIMPLE, bots.USUAL])
def test_a_game_against_bots_is_played_to_its_end(site: Site, level: str) -> None:
    table = site.open("me", level, level)
    device = table.sit(0)
    play_out(device)
    assert device.state["view"]["result"]["winners"]
    assert len(device.state["view"]["result"]["hands"]) == 3
    record = site.call("GET", f"{table.path}/record", cookie=table.enter(0))
    assert record.status == 200
    assert str(site.room(table).match.header.seed) in record.body.decode()
    assert device.act([PASS], "late")["why"] == "over"


def test_a_game_of_bots_alone_is_played_while_somebody_watches(site: Site) -> None:
    table = site.open("random", "random")
    assert site.room(table).match.version == 0
    watcher = table.sit("watch")
    watcher.until(lambda state: state["duty"] is None)
    assert site.call("GET", f"{table.path}/record", cookie=table.enter("watch")).status == 200


def test_a_bots_turn_is_taken_up_again_after_a_restart(
    own: Site, serve: Callable[[Config], Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = thinking.thought_out
    monkeypatch.setattr(staff, "thought_out", lambda *_: time.sleep(0.5) or (PASS,))
    table = own.open("me", "random", "random", first=1)
    device = table.sit(0)
    assert device.silent(0.1)
    own.close()
    monkeypatch.setattr(staff, "thought_out", thinks)
    device = serve(own.config).again(table).sit(0)
    assert device.at(2)


def raises(*_: object) -> tuple[int, ...]:
    raise RuntimeError("no idea")


FAILURES: dict[str, Callable[..., object]] = {
    "it raises": raises,
    "an illegal action": lambda *_: (1,),
    "no action there is": lambda *_: (999,),
    "nothing at all": lambda *_: None,
}


@pytest.mark.parametrize("failure", FAILURES)
def test_a_bot_that_fails_gets_a_legal_play_and_is_logged(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: str
) -> None:
    monkeypatch.setattr(staff, "thought_out", FAILURES[failure])
    table = site.open("me", "random", "random", first=1)
    device = table.sit(0)
    assert device.at(2)
    assert f"table {table.name}: the bot 'random' at seat 1 failed; a legal play is made" in caplog.messages


def test_a_bot_that_thinks_for_too_long_has_failed(
    own: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(staff, "PATIENCE", 0.05)
    monkeypatch.setattr(staff, "thought_out", lambda *_: time.sleep(0.4) or (PASS,))
    device = own.open("me", "random", first=1).sit(0)
    assert device.at(1)
    assert "no play after" in caplog.text


def test_a_thinking_bot_does_not_hold_up_other_tables(own: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staff, "thought_out", lambda *_: time.sleep(1) or (PASS,))
    thinking_table = own.open("me", "random", first=1).sit(0)
    device = own.open("me", "me", "me", first=0).sit(0)
    start = time.monotonic()
    assert device.act([PASS], "a")["t"] == "ok"
    assert time.monotonic() - start < 0.8
    assert thinking_table.state["v"] == 0


def test_the_only_play_there_is_is_played_for_the_person(site: Site) -> None:
    table = site.open("me", "me", first=0)
    devices = [table.sit(0), table.sit(1)]
    # Two people who always pass: whenever a hand has run out of choices, the table goes on by itself.
    for n in range(300):
        state = devices[0].state
        if state["duty"] is None:
            break
        actor, v = devices[state["duty"]], state["v"]
        ask = actor.at(v)["ask"]  # type: ignore[misc]
        parts = [part["action"] for part in ask["parts"] if not part["no"]]
        assert len(parts) > 1 or ask["phase"] == "discard", ask
        play = [PASS] if ask["phase"] == "turn" else [parts[0]]
        assert actor.act(play, f"{n}")["t"] == "ok"
        for device in devices:
            device.at(v + 1)
            while not device.silent(0.01):
                frame = device.frames[-1]
                device.state = frame if frame["t"] == "state" else device.state


# ---------------------------------------------------------------- the compiled twin


def a_match(name: str = "barking") -> Match:
    game = games.load(name)
    return Match(game, Header(name, game.version, HOUSE, {**game.usual, "first": 0}, 1, ("a", "b")))


def compile_by(monkeypatch: pytest.MonkeyPatch, code: str) -> dict[str, ModuleType]:
    """A process with this code in place of the compiler; what the twins of each game are then."""
    native = {}
    for name in games.GAMES:
        native[name] = ModuleType("native")
        vars(native[name]).update(vars(games.load(name).rules))
    monkeypatch.setattr(twins, "compiling", lambda name: [sys.executable, "-c", f"game = {name!r}; {code}"])
    monkeypatch.setattr(twins, "warmed", lambda game: native[game.name])
    return native


def test_matches_go_over_to_the_compiled_rules_when_they_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, native = a_match(), compile_by(monkeypatch, "")
    made, told = twins.Twins(), list[str]()
    made.fit(ours)
    assert ours.rules is ours.game.rules
    asyncio.run(made.prepare(told.append))
    made.fit(ours)
    assert ours.rules is native[ours.game.name]
    assert told == list(games.GAMES)


def test_the_game_that_is_being_played_is_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_by(monkeypatch, "")
    made, told = twins.Twins(), list[str]()
    made.fit(a_match(games.GAMES[2]))

    def tell(name: str) -> None:
        told.append(name)
        made.fit(a_match(name))  # it is there now: no wish for another
        if len(told) == 1:
            made.fit(a_match(games.GAMES[1]))

    asyncio.run(made.prepare(tell))
    assert told == [games.GAMES[2], games.GAMES[1], games.GAMES[0]]


def test_when_compiling_fails_the_rules_stay_interpreted_and_other_games_are_compiled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    compile_by(monkeypatch, "raise SystemExit(3 if game == 'barking' else 0)")
    made, ours = twins.Twins(), a_match()
    asyncio.run(made.prepare())
    made.fit(ours)
    assert ours.rules is ours.game.rules
    assert [name for name in games.GAMES if made.has(name)] == list(games.GAMES[1:])
    assert "the rules of barking could not be compiled (exit 3)" in caplog.text


def test_a_server_that_stops_while_compiling_ends_that_too(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_by(monkeypatch, "import time; time.sleep(60)")

    async def stop_soon() -> None:
        compiling = asyncio.create_task(twins.Twins().prepare())
        await asyncio.sleep(0.3)
        compiling.cancel()
        await asyncio.wait((compiling,))

    start = time.monotonic()
    asyncio.run(stop_soon())
    assert time.monotonic() - start < 10


def test_warming_up_plays_a_whole_game_with_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(coaching, "hint", lambda match, n: asked.append(n))
    monkeypatch.setattr(coaching, "review", lambda match, seat, *, n: asked.append(n))
    levels: list[str] = []
    parse = bots.parse
    monkeypatch.setattr(bots, "parse", lambda name: levels.append(name) or parse(name))
    game = games.load("barking")
    assert warm.warmed(game) is game.compiled()
    assert set(levels) == set(warm.READY)
    assert len(asked) > 1
    assert set(asked) == {warm.THOUGHT}


def test_where_nothing_is_compiled_nobody_warms_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "JIT", False)
    monkeypatch.setattr(warm, "thought_out", None)  # interpreted, a game with the coach would take minutes
    game = games.load("barking")
    assert warm.warmed(game) is game.rules


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no such thing on this system")
def test_the_compiler_stands_back_for_the_table() -> None:
    before = os.nice(0)
    code = warm.compiling("barking")[2]
    told = f"from doghouse.server import warm; warm.warmed = lambda game: None; {code}; import os; print(os.nice(0))"
    nice = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True).stdout
    assert int(nice) == min(before + warm.POLITE, 19)
    assert warm.POLITE > 0
