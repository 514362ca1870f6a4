"""Load on a table server: many tables of four people, each table with a move a second, over loopback.

Prints how long it takes from sending a play until the last of the four seats has seen it, what was lost, and the
memory of the server.  Two processes: the server, and this one for all clients.

    python -m benchmarks.server_load [--tables 200] [--seconds 20] [--moves 1.0]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from benchmarks.table import Table as Figure
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
TABLES = 200
SECONDS = 20

SERVER = """
import socket, sys
from pathlib import Path
from doghouse.server.app import create_app
from doghouse.server.config import Config
from doghouse.server.limits import Limit
from doghouse.server.run import server_of
listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
app = create_app(Config(Path(sys.argv[1]), opening=Limit(10_000, 1000)))
print(listening.getsockname()[1], flush=True)
server_of(app).run([listening])
"""

SERVE = """
import sys
from pathlib import Path
from doghouse.server.run import serve
sys.exit(serve("127.0.0.1", 0, Path(sys.argv[1]), open_browser=False))
"""


class Part(msgspec.Struct):
    """A part of a play that may be asked for."""

    action: int
    part: str
    no: list[object]


class Ask(msgspec.Struct):
    """What a seat is asked."""

    phase: str
    parts: list[Part]


class Heard(msgspec.Struct):
    """What these clients need of any frame."""

    t: str
    v: int | None = None
    ask: Ask | None = None
    duty: int | None = None


@dataclass
class Figures:
    """What was measured: seconds from play to the last view, and counts."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    lost: int = 0
    gaps: int = 0
    cpu: float = 0.0


class Table:
    """One table and its four sockets."""

    def __init__(self, name: str, cookies: list[str], figures: Figures) -> None:
        self.name = name
        self.cookies = cookies
        self.figures = figures
        self.sockets: list[ClientConnection] = []
        self.version = [-1] * SEATS
        self.ask: Ask | None = None
        self.asked = -1
        self.duty: int | None = None
        self.news = asyncio.Condition()
        self.no = False
        self.readers: list[asyncio.Task[None]] = []

    async def sit(self, port: int) -> None:
        """Connect all seats and wait for their first views."""
        for seat in range(SEATS):
            url = f"ws://127.0.0.1:{port}/api/tables/{self.name}/live?seat={seat}&since=-1"
            socket = await connect(url, additional_headers={"Cookie": self.cookies[seat]}, compression=None)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(seat)))
        await self.reached(0)

    async def read(self, seat: int) -> None:
        """Take in what one seat hears."""
        decoder = msgspec.json.Decoder(Heard)
        async for frame in self.sockets[seat]:
            heard = decoder.decode(frame)
            async with self.news:
                if heard.t == "state" and heard.v is not None:
                    self.see(seat, heard, heard.v)
                elif heard.t == "no":
                    self.no = True
                self.news.notify_all()

    def see(self, seat: int, heard: Heard, v: int) -> None:
        """A view of version `v` has come."""
        if self.version[seat] >= 0 and v > self.version[seat] + 1:
            self.figures.gaps += 1
        self.version[seat] = v
        self.duty = heard.duty
        if heard.ask is not None:
            self.ask, self.asked = heard.ask, v

    async def reached(self, v: int) -> None:
        """Wait until every seat has seen version `v`, or a play was refused."""
        async with asyncio.timeout(10), self.news:
            await self.news.wait_for(lambda: self.no or min(self.version) >= v)

    async def play(self, until: float, pause: float) -> None:
        """A move in every `pause` seconds, from a random moment on."""
        due = time.perf_counter() + random.random() * pause
        while due < until and self.duty is not None:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move()
            due += pause

    async def move(self) -> None:
        """One play, and another if it is refused."""
        async with asyncio.timeout(10), self.news:
            await self.news.wait_for(lambda: self.duty is None or self.asked == max(self.version))
        if self.duty is None or self.ask is None:
            return
        for play in (guess(self.ask), surely(self.ask)):
            v, self.no = self.asked, False
            message = {"t": "act", "id": f"{v}-{play}", "v": v, "play": play}
            start = time.perf_counter()
            await self.sockets[self.duty].send(json.dumps(message))
            try:
                await self.reached(v + 1)
            except TimeoutError:
                self.figures.lost += 1
                return
            if not self.no:
                self.figures.waits.append(time.perf_counter() - start)
                return
            self.figures.refused += 1


def guess(ask: Ask) -> list[int]:
    """Often a legal play: one card at one item, or whatever stands alone."""
    cards = [part.action for part in ask.parts if part.part == "card" and not part.no]
    items = [part.action for part in ask.parts if part.part == "item" and not part.no]
    if ask.phase == "turn" and cards and items and random.random() < 0.9:
        return [random.choice(items), random.choice(cards)]
    return surely(ask)


def surely(ask: Ask) -> list[int]:
    """A legal play: the first part (passing; a card to discard; no token)."""
    return [ask.parts[0].action]


async def request(port: int, path: str, body: object) -> tuple[dict[str, object], str]:
    """POST some JSON; the answer and the cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.decode().partition("\r\n\r\n")
    cookies = [line.split(": ", 1)[1] for line in top.split("\r\n") if line.lower().startswith("set-cookie")]
    return json.loads(rest), cookies[0].split(";")[0] if cookies else ""


async def opened(port: int, figures: Figures) -> Table:
    """A new table with all seats taken."""
    asked = {"game": "barking", "seats": [{"kind": "me", "name": f"p{seat}"} for seat in range(SEATS)]}
    made, _ = await request(port, "/api/tables", asked)
    name, cookies = str(made["table"]), []
    for seat in made["seats"]:  # type: ignore[attr-defined]
        _, cookie = await request(port, f"/api/tables/{name}/enter", {"token": seat["token"]})
        cookies.append(cookie)
    table = Table(name, cookies, figures)
    await table.sit(port)
    return table


async def load(port: int, pid: int, tables: int, seconds: float, moves: float) -> Figures:
    """Sit at all tables and play."""
    figures = Figures()
    seated = [await opened(port, figures) for _ in range(tables)]
    before = cpu_seconds(pid)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until, 1 / moves) for table in seated))
    figures.cpu = cpu_seconds(pid) - before
    for table in seated:
        for reader in table.readers:
            reader.cancel()
    return figures


def memory_mb(pid: int) -> float:
    """Resident memory of a process in MB (Linux)."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1000


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def under_load(tables: int, seconds: float, moves: float) -> dict[str, float]:
    """Start a server on a fresh database, load it, and give the figures (times in ms, memory in MB)."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "load.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline())
                figures = asyncio.run(load(port, server.pid, tables, seconds, moves))
                memory = memory_mb(server.pid)
            finally:
                server.kill()
    waits = sorted(wait * 1000 for wait in figures.waits)
    return {
        "tables": tables,
        "plays": len(waits),
        "plays_per_second": round(len(waits) / seconds, 1),
        "p50_ms": round(waits[len(waits) // 2], 1),
        "p95_ms": round(waits[len(waits) * 95 // 100], 1),
        "p99_ms": round(waits[len(waits) * 99 // 100], 1),
        "lost": figures.lost,
        "refused": figures.refused,
        "several_in_one_view": figures.gaps,
        "cpu_ms_per_play": round(1000 * figures.cpu / len(waits), 2),
        "memory_mb": round(memory, 1),
    }


def first_page() -> float:
    """Seconds from starting `serve` to its first page, with nothing compiled yet."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "first.db")]
        env = os.environ | {"DOGHOUSE_CACHE": folder}
        start = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
            assert server.stdout is not None
            try:
                address = server.stdout.readline().split()[4].rstrip(";")
                with urllib.request.urlopen(address, timeout=30):
                    return time.perf_counter() - start
            finally:
                server.terminate()
                server.wait(10)


def measure() -> list[Figure]:
    """The table of this module."""
    found = under_load(TABLES, SECONDS, 1.0)
    rows = [
        ["from a play to the last of four views: p50", f"{found['p50_ms']:.0f} ms", ""],
        ["p95", f"{found['p95_ms']:.0f} ms", "under 100 ms"],
        ["p99", f"{found['p99_ms']:.0f} ms", ""],
        ["lost", f"{found['lost']:.0f} of {found['plays']:.0f} plays", "none"],
        ["server's memory", f"{found['memory_mb']:.0f} MB", "under 300 MB"],
        ["server's processor time for a play", f"{found['cpu_ms_per_play']:.1f} ms", ""],
        ["first page of a new server, nothing compiled", f"{first_page():.2f} s", "under 2 s"],
    ]
    note = f"{TABLES} tables of {SEATS} people, each with a move a second, for {SECONDS} s over loopback"
    return [Figure("The table server", ["", "measured", "target"], rows, note)]


def main() -> None:
    """Print the figures of a load that can be chosen."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--moves", type=float, default=1.0, help="moves a second at each table")
    asked = parser.parse_args()
    for name, value in under_load(asked.tables, asked.seconds, asked.moves).items():
        print(f"{name:>20}  {value}")


if __name__ == "__main__":
    main()
