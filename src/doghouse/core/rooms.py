"""Records within a record: how a bot's room holds states and moves, so that it is one record like everything else."""

from __future__ import annotations

from typing import Any

import numpy as np

from doghouse.core.record import Filled, Record


class Many(Filled):
    """A field holding ``n`` records of one type."""

    def __init__(self, n: int, of: type[Record]) -> None:
        super().__init__(n, kind=of.dtype_of)

    def __get__(self, record: Record | None, owner: type) -> Any:
        return self if record is None else self.view(record)

    def view(self, record: Record) -> Any:
        """The records' memory in the one that holds them."""
        found = record.__dict__.get(self.name)
        if found is None:
            memory, start = record.memory()
            found = record.__dict__[self.name] = np.ndarray(self.shape, self.kind, memory, start + self.offset)
        return found
