"""SIGKILL at any moment: same hands, same deck, same table after the restart, and nothing done twice."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import closing, suppress
from typing import TYPE_CHECKING, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from doghouse import games
from doghouse.store.sqlite import SqliteStore
from doghouse.table.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from conftest import Device, Frame, Guests, Table
    from doghouse.store import TableLog

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

PASS = 0

# A server that kills itself at its n-th play: before the row is kept, when it is kept and nobody has been told, or
# when the first listener is told.
SERVER = """
import os, signal, socket, sys
from pathlib import Path
from doghouse.server import app, live
from doghouse.server.config import Config
from doghouse.server.run import server_of
from doghouse.store import Played
from doghouse.store.sqlite import SqliteStore

left = int(sys.argv[2])
moment = sys.argv[3]

def die():
    os.kill(os.getpid(), signal.SIGKILL)

class Deadly(SqliteStore):
    def append(self, table, n, row):
        global left
        left -= isinstance(row, Played)
        if left == 0 and moment == "before":
            die()
        done = super().append(table, n, row)
        if left == 0 and moment == "kept":
            done.result()
            die()
        return done

class Telling(live.Connection):
    def _next_frame(self):
        frame = super()._next_frame()
        if left <= 0 and moment == "told" and frame is not None:
            die()
        return frame

app.SqliteStore = Deadly
live.Connection = Telling
listening = socket.create_server(("127.0.0.1", 0), backlog=100)
application = app.create_app(Config(Path(sys.argv[1]), compile=False))
print(listening.getsockname()[1], flush=True)
server_of(application).run([listening])
"""


class Servers:
    """Starts servers on one database, one after the other."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.running: list[subprocess.Popen[str]] = []

    def start(self, plays: int = 0, moment: str = "never") -> int:
        """A server that dies at its n-th play, at the moment named; its port."""
        command = [sys.executable, "-c", SERVER, str(self.database), str(plays), moment]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.running.append(process)
        assert process.stdout is not None
        return int(process.stdout.readline())

    def kill(self) -> None:
        """SIGKILL from outside."""
        self.running[-1].kill()
        self.wait()

    def wait(self) -> None:
        """Until it is dead."""
        self.running[-1].communicate(timeout=10)

    def log(self, table: Table) -> TableLog:
        """What a dead server has left behind."""
        with closing(SqliteStore(self.database)) as store:
            return store.read(table.name)


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    servers = Servers(tmp_path / "tables.db")
    yield servers
    for process in servers.running:
        process.kill()
        process.communicate()


class Play(NamedTuple):
    """A play that was sent, and the version that it was told to have made (None: no answer came)."""

    seat: int
    name: str
    v: int
    play: list[int]
    made: int | None


def some_play(state: Frame) -> list[int]:
    """A card at an item if one can be laid, else the first that is asked; changes with the version."""
    v, free = state["v"], [part for part in state["ask"]["parts"] if not part["no"]]
    cards = [part["action"] for part in free if part["part"] == "card"]
    items = [part["action"] for part in free if part["part"] == "item"]
    if state["ask"]["phase"] == "turn" and cards and items and v % 4 != 3:
        return [items[v % len(items)], cards[v % len(cards)]]
    return [free[0]["action"]]


def play_until_it_dies(devices: list[Device]) -> list[Play]:
    """Play all seats of a table until the server is gone; every play sent that was not refused."""
    sent: list[Play] = []
    v = 0
    try:
        while True:
            states = [device.at(v) for device in devices]
            v, seat = max(state["v"] for state in states), states[0]["duty"]
            state = devices[seat].at(v)
            if state["ask"] is None:
                continue
            for play in (some_play(state), [PASS]):
                sent.append(Play(seat, f"{v} {play}", v, play, None))
                answer = devices[seat].act(play, sent[-1].name)
                if answer["t"] == "ok":
                    v = answer["v"]
                    sent[-1] = sent[-1]._replace(made=v)
                    break
                sent.pop()
    except ConnectionClosed:
        return sent


def replayed(log: TableLog, plays: int | None = None) -> Match:
    header = log.opened.header
    return Match(games.load(header.game), header, [row.step for row in log.plays[:plays]])


MOMENTS = [(n, moment) for n in (1, 4) for moment in ("before", "kept", "told")]


def test_nothing_is_lost_and_nothing_is_done_twice(servers: Servers, guests: Guests) -> None:
    port = servers.start()
    table = guests.open(port, "me", "me", "me")
    servers.kill()
    done: dict[str, int] = {}
    rows_before: list[object] = []
    for n, moment in MOMENTS:
        table = guests.again(servers.start(n, moment), table)
        sent = play_until_it_dies([table.sit(seat) for seat in range(3)])
        servers.wait()
        done |= {play.name: play.made for play in sent if play.made is not None}

        log = servers.log(table)
        assert log.broken is None
        assert log.rows[: len(rows_before)] == rows_before
        rows_before = list(log.rows)
        ids = [row.id for row in log.plays]
        for name, v in done.items():
            assert ids[v - 1] == name
            assert ids.count(name) == 1
        assert [row.id for row in log.plays if row.id is not None and row.id not in done] == (
            [sent[-1].name] if sent[-1].made is None and moment != "before" else []
        )

        # The same play sent again is done once, whether or not it was kept.
        unanswered = next((play for play in sent if play.made is None), None)
        if unanswered is not None:
            table = guests.again(servers.start(), table)
            device = table.sit(unanswered.seat)
            for _ in range(2):
                answer = device.act(unanswered.play, unanswered.name, v=unanswered.v)
                assert (answer["t"], answer["v"]) == ("ok", unanswered.v + 1)
            done[unanswered.name] = unanswered.v + 1
            servers.kill()
            rows_before = list(servers.log(table).rows)


def test_after_the_restart_hands_deck_and_table_are_the_same(servers: Servers, guests: Guests) -> None:
    table = guests.open(servers.start(), "me", "me", "me")
    servers.kill()
    table = guests.again(servers.start(12, "told"), table)
    devices = [table.sit(seat) for seat in range(3)]
    play_until_it_dies(devices)
    servers.wait()
    log = servers.log(table)

    # Every view that anybody was shown, at every version, is what the log leads to.
    shown = [(seat, frame) for seat, device in enumerate(devices) for frame in device.frames if frame["t"] == "state"]
    for seat, frame in shown:
        match = replayed(log, frame["v"])
        assert json.loads(json.dumps(match.view(seat))) == frame["view"]
        assert json.loads(json.dumps(match.events(seat, frame["since"]))) == frame["events"]
    assert len(shown) > 30

    # And the server itself goes on from the very same state, the order of the deck included.
    table = guests.again(servers.start(2, "kept"), table)
    devices = [table.sit(seat) for seat in range(3)]
    assert [device.state["view"] for device in devices] == [
        json.loads(json.dumps(replayed(log).view(seat))) for seat in range(3)
    ]
    sent = play_until_it_dies(devices)
    servers.wait()
    after = servers.log(table)
    match = replayed(log)
    for row in after.plays[match.version :]:
        match.commit(match.prepare(row.step.seat, row.step.play))
        assert match.steps[-1] == row.step
    assert match.version > len(log.plays)
    assert sent


def test_a_bot_that_was_killed_in_its_turn_takes_it_up_again(servers: Servers, guests: Guests) -> None:
    table = guests.open(servers.start(), "me", "random", "random", first=1)
    servers.kill()
    for moment in ("before", "kept", "told"):
        table = guests.again(servers.start(1, moment), table)
        with suppress(ConnectionClosed):
            table.sit(0).at(1000)
        servers.wait()
    device = guests.again(servers.start(), table).sit(0)
    assert device.until(lambda state: state["duty"] in (0, None))["v"] >= 2
