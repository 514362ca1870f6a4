"""The event log: what a table is, row after row, kept for good.

A table is the rows that were appended to it: how it was opened, each play, each revoked link.
Nothing is overwritten, and all else (state, views, whose duty it is) is computed from the rows.
`Store` is the interface; `doghouse.store.sqlite` keeps it in one file.
"""

from doghouse.store.rows import Chair, Opened, Played, Revoked, Row, TableLog
from doghouse.store.store import Broken, Conflict, NotOurs, Store, StoreFull, Unknown

__all__ = [
    "Broken",
    "Chair",
    "Conflict",
    "NotOurs",
    "Opened",
    "Played",
    "Revoked",
    "Row",
    "Store",
    "StoreFull",
    "TableLog",
    "Unknown",
]
