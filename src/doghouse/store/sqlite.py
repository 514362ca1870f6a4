"""The event log in one SQLite file.

WAL with synchronous FULL: a row is on the disk before its future is done. One thread writes;
it takes all rows that wait and commits them together, so many tables share one sync.
"""

import os
import queue
import sqlite3
import tempfile
import threading
from concurrent.futures import Future
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec

from doghouse.store.rows import BEFORE_ALL, Opened, Played, Row, TableLog, chained, decode, encode
from doghouse.store.store import Broken, Conflict, NotOurs, StoreFull, Unknown

APPLICATION = 0x646F6768
"""SQLite's application_id of our files: "dogh" in ASCII."""

LAYOUT = 1
"""SQLite's user_version: the layout of the tables below."""

SCHEMA = f"""
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {LAYOUT};
CREATE TABLE log (
    tab TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, checksum BLOB NOT NULL,
    PRIMARY KEY (tab, n)
) WITHOUT ROWID;
CREATE TABLE decks (digest TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
"""

HOUSE_DECK = "house"
_DIGEST = "sha256:"
_MOST_TOGETHER = 500
"""Rows in one transaction; more would only make the first of them wait."""


class _Job(NamedTuple):
    table: str
    n: int
    body: bytes
    deck: tuple[str, str] | None
    """Digest and text of a deck that is to be kept with the row."""
    done: Future[None]


class SqliteStore:
    """The store in `path`, made when there is no file yet.

    Raises `NotOurs` for a file that is something else and OSError where none can be made.
    """

    def __init__(self, path: Path) -> None:
        check(path)
        if not path.exists() or path.stat().st_size == 0:
            _create(path)
        self._path = path
        self._reading = threading.Lock()
        try:
            self._reader = self._open()
            self._db: sqlite3.Connection | None = self._open()
        except sqlite3.Error as error:
            raise OSError(f"{path}: {error}") from error
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._writer = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._writer.start()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        return db

    def append(self, table: str, n: int, row: Row) -> Future[None]:
        """See `Store.append`."""
        row, deck = _without_text(row)
        job = _Job(table, n, encode(row), deck, Future())
        with self._closing:
            if self._closed:
                job.done.set_exception(StoreFull("the store is closed"))
            else:
                self._jobs.put(job)
        return job.done

    def read(self, table: str) -> TableLog:
        """See `Store.read`."""
        with self._reading:
            return _Reading(self._reader, table).log()

    def close(self) -> None:
        """Finish what was appended, then close the file."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._writer.join()
        with self._reading:
            self._reader.close()
        if self._db is not None:
            self._db.close()

    def _write_on(self) -> None:
        """The writer thread: take what waits, commit it together, tell everybody."""
        going = True
        while going:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                if job.done.set_running_or_notify_cancel():
                    jobs.append(job)
                if len(jobs) == _MOST_TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get()
            going = job is not None
            for waiting, error in zip(jobs, self._commit(jobs), strict=True):
                if error is None:
                    waiting.done.set_result(None)
                else:
                    waiting.done.set_exception(error)

    def _commit(self, jobs: list[_Job]) -> list[Exception | None]:
        """One transaction; for each job what went wrong, or None."""
        try:
            if self._db is None:
                self._db = self._open()
            self._db.execute("BEGIN IMMEDIATE")
            answers = [_insert(self._db, job) for job in jobs]
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return [StoreFull(str(error))] * len(jobs)
        return answers

    def _roll_back(self) -> None:
        if self._db is None:
            return
        try:
            # On a full disk SQLite has often rolled back by itself already.
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error:
            self._db.close()
            self._db = None


def _insert(db: sqlite3.Connection, job: _Job) -> Exception | None:
    """Add one row to the open transaction, chained to the table's last."""
    n, before = db.execute(
        "SELECT n, checksum FROM log WHERE tab = ? ORDER BY n DESC LIMIT 1", (job.table,)
    ).fetchone() or (-1, BEFORE_ALL)
    if job.n != n + 1:
        return Conflict(f"row {job.n} of {job.table} cannot follow row {n}")
    if job.deck is not None:
        db.execute("INSERT OR IGNORE INTO decks VALUES (?, ?)", job.deck)
    db.execute(
        "INSERT INTO log VALUES (?, ?, ?, ?)",
        (job.table, job.n, job.body, chained(before, job.table, job.n, job.body)),
    )
    return None


def _without_text(row: Row) -> tuple[Row, tuple[str, str] | None]:
    """The text of a deck is kept once, under its digest, which the row holds instead."""
    if not isinstance(row, Opened) or row.header.deck == HOUSE_DECK:
        return row, None
    text = row.header.deck
    digest = _digest(text)
    return _with_deck(row, digest), (digest, text)


def _with_deck(row: Opened, deck: str) -> Opened:
    return Opened(replace(row.header, deck=deck), row.chairs, row.dealt)


def _digest(text: str) -> str:
    return _DIGEST + sha256(text.encode()).hexdigest()


class _Reading:
    """One reading of one table."""

    def __init__(self, db: sqlite3.Connection, table: str) -> None:
        self._db = db
        self._table = table

    def log(self) -> TableLog:
        log = TableLog(self._table, [])
        before = BEFORE_ALL
        try:
            for n, body, checksum in self._db.execute(
                "SELECT n, body, checksum FROM log WHERE tab = ? ORDER BY n", (self._table,)
            ):
                row = self._row(len(log.rows), n, body, checksum, before)
                if row is None:
                    return self._cut(log)
                log.rows.append(row)
                before = checksum
        except sqlite3.DatabaseError:
            return self._cut(log)
        if not log.rows:
            raise Unknown(self._table)
        return log

    def _row(self, due: int, n: int, body: object, checksum: bytes, before: bytes) -> Row | None:
        """The row if it is the one that was written, else None."""
        if n != due or not isinstance(body, bytes):
            return None
        if checksum != chained(before, self._table, n, body):
            return None
        try:
            row = decode(body)
        except msgspec.MsgspecError:
            return None
        if isinstance(row, Opened) != (n == 0):
            return None
        return self._with_text(row) if isinstance(row, Opened) else row

    def _with_text(self, row: Opened) -> Opened | None:
        digest = row.header.deck
        if not digest.startswith(_DIGEST):
            return row
        kept = self._db.execute("SELECT text FROM decks WHERE digest = ?", (digest,)).fetchone()
        if kept is None or _digest(kept[0]) != digest:
            return None
        return _with_deck(row, kept[0])

    def _cut(self, log: TableLog) -> TableLog:
        if not log.rows:
            raise Broken(self._table, 0)
        log.broken = 1 + sum(isinstance(row, Played) for row in log.rows)
        return log


def check(path: Path) -> None:
    """Raise `NotOurs` if `path` holds anything but a database of ours.

    Only the first bytes are read: SQLite itself would, for a foreign database, write beside it.
    """
    try:
        with open(path, "rb") as file:
            head = file.read(100)
    except FileNotFoundError:
        return
    if not head:
        return
    if len(head) < 100 or head[:16] != b"SQLite format 3\0":
        raise NotOurs(f"{path} is not a Doghouse database; it was left as it is")
    layout, application = (int.from_bytes(head[at : at + 4], "big") for at in (60, 68))
    if application != APPLICATION:
        raise NotOurs(f"{path} is a database of another program; it was left as it is")
    if layout != LAYOUT:
        raise NotOurs(f"{path} was written by another release of Doghouse (layout {layout}); it was left as it is")


def _create(path: Path) -> None:
    """Make the file beside its place and move it there whole: a half-made one is never seen."""
    left_over = path.with_name(f"{path.name}-wal")
    if left_over.exists():
        # SQLite would play it back into the new file.
        raise NotOurs(f"{left_over} is there without its database; move it away first")
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    os.close(handle)
    try:
        with closing(sqlite3.connect(name)) as db:
            db.executescript(SCHEMA)
        os.replace(name, path)
    except sqlite3.Error as error:
        raise OSError(f"{path}: {error}") from error
    finally:
        Path(name).unlink(missing_ok=True)
