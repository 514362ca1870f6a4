"""Run the benchmarks and print their tables: ``python -m benchmarks [NAME ...]``."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Sequence

from benchmarks.table import Table
from rich.console import Console
from rich.table import Table as Drawn

# Each is a module here with a function ``measure()`` that gives its tables; the quick ones first.
ALL = (
    "startup",
    "compiling",
    "rules_speed",
    "all_games",
    "simulate",
    "search_speed",
    "levels",
    "server_load",
    "calibration",
)


def main(names: Sequence[str]) -> int:
    """Run these benchmarks (all, if none is named); the exit code."""
    unknown = [name for name in names if name not in ALL]
    if unknown:
        print(f"doghouse: no benchmark is called {unknown[0]!r}; there are: {', '.join(ALL)}", file=sys.stderr)
        return 2
    console = Console(highlight=False)
    for name in names or ALL:
        module = importlib.import_module(f"benchmarks.{name}")
        for table in tables(module.measure()):
            console.print(drawn(table), "", sep="\n")
    return 0


def tables(measured: Table | Iterable[Table]) -> list[Table]:
    """The tables of a module."""
    return [measured] if isinstance(measured, Table) else list(measured)


def drawn(table: Table) -> Drawn:
    """A table for the terminal."""
    made = Drawn(*table.columns, title=table.title, caption=table.note, title_justify="left", caption_justify="left")
    for row in table.rows:
        made.add_row(*row)
    for column in made.columns[1:]:
        column.justify = "right"
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
