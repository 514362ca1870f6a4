"""What every store offers, and how it says no."""

from concurrent.futures import Future
from typing import Protocol

from doghouse.store.rows import Row, TableLog


class StoreFull(Exception):
    """The row could not be written (no room, or the disk fails); nothing of it is kept.

    The table can go on later: the same append may be tried again.
    """


class Conflict(Exception):
    """Somebody else has appended this row of the table: read the table again."""


class Unknown(Exception):
    """No such table."""


class NotOurs(Exception):
    """The file is not a database of ours, or of a newer release. It was left as it is."""


class Broken(Exception):
    """The log of one table cannot be trusted from the very start."""

    def __init__(self, table: str, v: int) -> None:
        super().__init__(f"table {table}: the event log is damaged at move {v}; the table stops there")
        self.table = table
        self.v = v


class Store(Protocol):
    """Append-only rows per table. Safe to call from any thread."""

    def append(self, table: str, n: int, row: Row) -> Future[None]:
        """Keep `row` as row `n` of the table (0 opens it).

        Done when the row is durable, however many tables append at the same time.
        The future raises `StoreFull` or `Conflict`; then nothing was kept.
        """
        ...

    def read(self, table: str) -> TableLog:
        """All rows of a table, the chain of checksums verified.

        A row that is not as it was written ends the log there (`TableLog.broken`). Raises
        `Unknown`, and `Broken` when not even the opening row can be trusted.
        """
        ...

    def close(self) -> None:
        """Finish what was appended, then let go of the file."""
        ...
