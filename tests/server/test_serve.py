"""`serve` as a process of its own: where it can be reached, and one clear line when it cannot be."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from doghouse.server import run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SERVE = """
import sys
from pathlib import Path
from doghouse.server.run import serve
sys.exit(serve(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]), open_browser=False))
"""

Started = subprocess.Popen[str]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Started]]:
    """Starts `serve(host, port, database)` in a process."""
    started: list[Started] = []

    def start(database: Path = tmp_path / "tables.db", port: int = 0, host: str = "127.0.0.1") -> Started:
        command = [sys.executable, "-c", SERVE, host, str(port), str(database)]
        env = os.environ | {"DOGHOUSE_JIT": "0"}
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        started.append(subprocess.Popen(command, env=env, text=True, **pipes))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def address(process: Started) -> str:
    assert process.stdout is not None
    return process.stdout.readline().split()[4].rstrip(";")


def refusal(process: Started) -> str:
    """The one line with which it ended, with exit code 2."""
    out, err = process.communicate(timeout=20)
    assert process.returncode == 2
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_it_says_where_it_is_and_answers_there(serve: Callable[..., Started], tmp_path: Path) -> None:
    process = serve(tmp_path / "new" / "folder" / "tables.db")
    with urllib.request.urlopen(f"{address(process)}api/games", timeout=10) as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=10)
    assert process.returncode == 0
    assert err == ""


def test_a_port_that_is_taken_is_one_clear_line(serve: Callable[..., Started], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} on 127.0.0.1 cannot be used" in refusal(serve(port=port))
    assert not (tmp_path / "tables.db").exists()


def test_a_host_that_is_not_here_is_one_clear_line(serve: Callable[..., Started]) -> None:
    assert "192.0.2.1" in refusal(serve(host="192.0.2.1"))
    assert "nowhere.invalid" in refusal(serve(host="nowhere.invalid"))


def test_a_file_that_is_no_database_is_one_clear_line_and_left_untouched(
    serve: Callable[..., Started], tmp_path: Path
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("not a database\n" * 50)
    assert "notes.txt is not a Doghouse database" in refusal(serve(notes))
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as db:
        db.execute("CREATE TABLE t (a)")
    before = foreign.read_bytes()
    assert "foreign.db is a database of another program" in refusal(serve(foreign))
    assert foreign.read_bytes() == before
    assert notes.read_text() == "not a database\n" * 50
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["foreign.db", "notes.txt"]


def test_a_folder_is_no_database(serve: Callable[..., Started], tmp_path: Path) -> None:
    assert str(tmp_path) in refusal(serve(tmp_path))


def test_a_place_where_nothing_can_be_written(serve: Callable[..., Started], tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened" in refusal(serve(tmp_path / "file" / "tables.db"))


def test_a_database_that_is_being_served_is_one_clear_line(serve: Callable[..., Started]) -> None:
    first = serve()
    address(first)
    assert "another Doghouse is serving" in refusal(serve())
    first.kill()
    first.communicate()
    assert address(serve()).startswith("http://127.0.0.1:")


def test_a_key_that_is_none_is_one_clear_line(serve: Callable[..., Started], tmp_path: Path) -> None:
    (tmp_path / "tables.db.key").write_text("my secret diary")
    assert "tables.db.key is not a key of ours" in refusal(serve())


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_everywhere_also_names_the_address_for_friends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], host: str
) -> None:
    monkeypatch.setattr(run, "_lan_address", lambda: "192.168.1.7")
    assert run._announce(host, 8000) == "http://127.0.0.1:8000/"
    assert capsys.readouterr().out == (
        "Doghouse is open at http://127.0.0.1:8000/; for friends on your network: http://192.168.1.7:8000/\n"
    )


def test_an_address_of_six_has_brackets(capsys: pytest.CaptureFixture[str]) -> None:
    assert run._announce("::1", 80) == "http://[::1]:80/"
    assert "friends" not in capsys.readouterr().out
