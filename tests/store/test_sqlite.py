"""The event log in SQLite: durable rows, a chain that shows what was changed, and files that are not ours."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from doghouse.store import Broken, Chair, Conflict, NotOurs, Opened, Played, Revoked, StoreFull, Unknown
from doghouse.store.rows import decode, encode
from doghouse.store.sqlite import SqliteStore
from doghouse.table.match import HOUSE, Header, Step

CHAIRS = (Chair("Ana", "me"), Chair("Bo", "friend"), Chair("Cy", "bot", "greedy"))


def opening(deck: str = HOUSE) -> Opened:
    return Opened(Header("barking", 1, deck, {"first": -1, "teaching": 0}, 2**63 - 1, ("Ana", "Bo", "Cy")), CHAIRS)


def play(n: int) -> Played:
    return Played(Step(n % 3, (17, 5, 1), ((0, n),)), f"id-{n}")


def fill(store: SqliteStore, table: str, plays: int) -> None:
    rows = [opening(), *(play(n) for n in range(plays))]
    for done in [store.append(table, n, row) for n, row in enumerate(rows)]:
        done.result(5)


def pragma(store: SqliteStore, name: str) -> object:
    """Asked on the writer's own connection: these settings are not the file's."""
    assert store._db is not None
    return store._db.execute(f"PRAGMA {name}").fetchone()[0]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(path)) as store:
        yield store


def change(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        assert db.execute(sql, values).rowcount == 1


def test_rows_written_before_house_decks_had_digests_are_read() -> None:
    body = encode(opening())
    older = body.replace(b',"digest":""', b"")
    assert older != body
    assert decode(older) == opening()


def test_rows_come_back_as_they_were_appended_also_after_reopening(path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        fill(store, "t", 3)
        store.append("t", 4, Revoked(1)).result(5)
    with closing(SqliteStore(path)) as store:
        log = store.read("t")
    assert log.rows == [opening(), play(0), play(1), play(2), Revoked(1)]
    assert log.opened == opening()
    assert log.plays == [play(0), play(1), play(2)]
    assert log.broken is None


def test_many_tables_share_a_commit_and_none_is_lost(store: SqliteStore) -> None:
    tables = [f"t{k}" for k in range(50)]
    waiting = [store.append(table, n, opening() if n == 0 else play(n)) for n in range(20) for table in tables]
    for done in waiting:
        done.result(10)
    assert all(len(store.read(table).rows) == 20 for table in tables)


def test_a_table_nobody_opened_is_unknown(store: SqliteStore) -> None:
    with pytest.raises(Unknown):
        store.read("nowhere")


@pytest.mark.parametrize("n", [0, 1, 2, 4, 99])
def test_only_the_next_row_is_taken(store: SqliteStore, n: int) -> None:
    fill(store, "t", 2)
    with pytest.raises(Conflict):
        store.append("t", n, play(9)).result(5)
    assert store.read("t").rows == [opening(), play(0), play(1)]
    store.append("t", 3, play(2)).result(5)


def test_a_table_must_be_opened_first(store: SqliteStore) -> None:
    with pytest.raises(Conflict):
        store.append("t", 1, play(0)).result(5)


def test_it_is_written_through_to_the_disk(store: SqliteStore, path: Path) -> None:
    assert pragma(store, "journal_mode") == "wal"
    assert pragma(store, "synchronous") == 2
    assert stat.S_IMODE(path.stat().st_mode) == 0o600  # it holds the seeds of running games


def test_the_file_says_whose_it_is(path: Path) -> None:
    SqliteStore(path).close()
    head = path.read_bytes()[:100]
    assert head[68:72] == b"dogh"
    assert int.from_bytes(head[60:64], "big") == 1


# ---------------------------------------------------------------- decks


def test_a_decks_text_is_kept_once_under_its_digest(store: SqliteStore, path: Path) -> None:
    text = "a deck\n" * 1000
    for table in ("t", "u"):
        store.append(table, 0, opening(text)).result(5)
    assert store.read("u").opened.header.deck == text
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT digest, text FROM decks").fetchall() == [
            (f"sha256:{sha256(text.encode()).hexdigest()}", text)
        ]
        assert all(len(body) < 500 for (body,) in db.execute("SELECT body FROM log"))


@pytest.mark.parametrize("sql", ["UPDATE decks SET text = 'another deck'", "DELETE FROM decks"])
def test_a_changed_deck_breaks_its_tables_and_no_others(store: SqliteStore, path: Path, sql: str) -> None:
    store.append("t", 0, opening("a deck")).result(5)
    fill(store, "house", 1)
    change(path, sql)
    with pytest.raises(Broken):
        store.read("t")
    assert store.read("house").broken is None


# ---------------------------------------------------------------- changed rows

DAMAGES: dict[str, Callable[[Path, int], None]] = {
    "another play": lambda path, n: change(
        path,
        "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), '[17,5,1]', '[17,6,1]') AS BLOB)"
        " WHERE tab = 't' AND n = ?",
        n,
    ),
    "the same bytes as text": lambda path, n: change(
        path, "UPDATE log SET body = CAST(body AS TEXT) WHERE tab = 't' AND n = ?", n
    ),
    "garbage": lambda path, n: change(path, "UPDATE log SET body = x'00ff' WHERE tab = 't' AND n = ?", n),
    "another checksum": lambda path, n: change(
        path, "UPDATE log SET checksum = zeroblob(32) WHERE tab = 't' AND n = ?", n
    ),
    "gone": lambda path, n: change(path, "DELETE FROM log WHERE tab = 't' AND n = ?", n),
    "another table's": lambda path, n: change(
        path,
        "UPDATE log SET (body, checksum) = (SELECT body, checksum FROM log WHERE tab = 'u' AND n = ?1)"
        " WHERE tab = 't' AND n = ?1",
        n,
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_changed_row_stops_that_table_at_that_move_and_no_other(store: SqliteStore, path: Path, damage: str) -> None:
    fill(store, "t", 5)
    fill(store, "u", 6)
    DAMAGES[damage](path, 3)
    log = store.read("t")
    assert log.broken == 3
    assert log.rows == [opening(), play(0), play(1)]
    assert store.read("u").broken is None


def test_a_revoked_link_is_no_move_when_the_broken_move_is_counted(store: SqliteStore, path: Path) -> None:
    fill(store, "t", 1)
    store.append("t", 2, Revoked(1)).result(5)
    store.append("t", 3, play(1)).result(5)
    change(path, "UPDATE log SET body = x'00' WHERE n = 3")
    assert store.read("t").broken == 2


def test_a_changed_opening_breaks_the_whole_table(store: SqliteStore, path: Path) -> None:
    fill(store, "t", 2)
    change(path, "UPDATE log SET body = CAST(replace(CAST(body AS TEXT), 'Ana', 'Eve') AS BLOB) WHERE n = 0")
    with pytest.raises(Broken, match=r"table t: .* move 0"):
        store.read("t")


# ---------------------------------------------------------------- a full disk


def test_a_full_disk_refuses_the_row_and_the_table_goes_on_when_there_is_room(store: SqliteStore) -> None:
    fill(store, "t", 1)
    pragma(store, f"max_page_count = {pragma(store, 'page_count')}")
    full = Played(Step(0, tuple(range(3000))))
    with pytest.raises(StoreFull):
        store.append("t", 2, full).result(5)
    assert len(store.read("t").rows) == 2
    pragma(store, "max_page_count = 10000")
    store.append("t", 2, full).result(5)
    assert store.read("t").rows[2] == full


FULL_DISK = """
import resource, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from test_sqlite import fill, play
from doghouse.store import StoreFull
from doghouse.store.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]))
fill(store, "t", 0)
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
kept = 0
try:
    while kept < 1000:
        store.append("t", kept + 1, play(kept)).result(5)
        kept += 1
except StoreFull:
    pass
for _ in range(3):
    try:
        store.append("t", kept + 1, play(kept)).result(5)
        raise SystemExit("there was no room")
    except StoreFull:
        pass
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
for n in range(kept, kept + 5):
    store.append("t", n + 1, play(n)).result(5)
assert len(store.read("t").plays) == kept + 5 and 5 < kept < 1000, kept
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits files the Unix way")
def test_writes_that_fail_lose_nothing_and_later_ones_succeed(path: Path) -> None:
    command = [sys.executable, "-c", FULL_DISK, str(path), str(Path(__file__).parent)]
    subprocess.run(command, check=True, timeout=30)
    with closing(SqliteStore(path)) as store:
        log = store.read("t")
    assert log.broken is None
    assert log.plays == [play(n) for n in range(len(log.plays))]


def test_a_closed_store_keeps_nothing_more(path: Path) -> None:
    store = SqliteStore(path)
    store.close()
    store.close()
    with pytest.raises(StoreFull):
        store.append("t", 0, opening()).result(5)


# ---------------------------------------------------------------- other files


def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript("CREATE TABLE mine (a); INSERT INTO mine VALUES (1);")


def newer(path: Path) -> None:
    SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 2")


OTHERS: dict[str, Callable[[Path], object]] = {
    "a text": lambda path: path.write_text("shopping list\n" * 20),
    "a short text": lambda path: path.write_text("x"),
    "a database of somebody else's": foreign,
    "a database of a newer release": newer,
}


@pytest.mark.parametrize("other", OTHERS)
def test_a_file_that_is_no_database_of_ours_is_left_untouched(path: Path, other: str) -> None:
    OTHERS[other](path)
    before, entries = path.read_bytes(), sorted(os.listdir(path.parent))
    with pytest.raises(NotOurs, match=r"tables\.db"):
        SqliteStore(path)
    assert path.read_bytes() == before
    assert sorted(os.listdir(path.parent)) == entries


def test_a_left_over_log_is_not_played_back_into_a_new_file(path: Path) -> None:
    path.with_name("tables.db-wal").write_bytes(b"whatever")
    with pytest.raises(NotOurs, match="wal"):
        SqliteStore(path)
    assert not path.exists()


def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    with closing(SqliteStore(path)) as store:
        fill(store, "t", 1)
    assert sorted(os.listdir(path.parent)) == ["tables.db"]


def test_a_folder_that_cannot_be_is_an_oserror(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        SqliteStore(tmp_path / "file" / "tables.db")


# ---------------------------------------------------------------- a killed process

APPEND_UNTIL_KILLED = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from test_sqlite import opening, play
from doghouse.store.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]))
n = 0
while True:
    store.append("t", n, opening() if n == 0 else play(n - 1)).result(5)
    print(n, flush=True)
    n += 1
"""


def test_what_was_said_to_be_kept_is_there_after_sigkill(path: Path) -> None:
    command = [sys.executable, "-c", APPEND_UNTIL_KILLED, str(path), str(Path(__file__).parent)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(40):
            told = int(process.stdout.readline())
        process.kill()
        told = max([told, *map(int, process.stdout.read().split())])
    with closing(SqliteStore(path)) as store:
        log = store.read("t")
        assert log.broken is None
        assert len(log.rows) - 1 >= told >= 39
        store.append("t", len(log.rows), play(0)).result(5)
