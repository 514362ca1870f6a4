"""Who may import whom: the rooms of ARCHITECTURE.md, downward only."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import doghouse

SOURCE = Path(doghouse.__file__).parent
# Each room with the rooms and packages it may import, besides itself and the standard library.
MAY_IMPORT = {
    "core": {"numpy", "numba", "fluent"},
    "games": {"core", "numpy"},
    "bots": {"core", "games", "numpy"},
    "table": {"core", "games", "msgspec"},
    "store": {"table", "msgspec"},
    "server": {"core", "games", "bots", "table", "store"}
    | {"starlette", "uvicorn", "websockets", "msgspec", "itsdangerous"},
    "lab": {"core", "games", "bots", "numpy", "openskill"},
    "testing": {"core", "games", "bots", "table", "numpy", "msgspec", "hypothesis", "pytest"},
    "cli": {"core", "games", "bots", "table", "store", "server", "lab", "testing", "cyclopts", "rich", "uvicorn"},
    "__init__.py": set(),
    "__main__.py": {"cli"},
}


def imported(path: Path) -> Iterator[str]:
    """The dotted names of all modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            names = [alias.name for alias in node.names]
            yield from [f"doghouse.{name}" for name in names] if node.module == "doghouse" else [str(node.module)]


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_a_room_imports_only_what_lies_below_it(path: Path) -> None:
    room, *inside = path.relative_to(SOURCE).parts
    for module in imported(path):
        top, *parts = module.split(".")
        name = parts[0] if top == "doghouse" and parts else top
        own = name == room and (room != "games" or len(inside) == 1 or parts[1:2] == inside[:1])
        assert own or name in MAY_IMPORT[room] | {"__version__"} | sys.stdlib_module_names, f"{room} imports {module}"


def loaded_by(code: str) -> set[str]:
    """The packages from outside that a fresh Python has loaded after this code."""
    run = f"import sys; before = set(sys.modules)\n{code}\nprint(*(set(sys.modules) - before))"
    modules = subprocess.run([sys.executable, "-c", run], check=True, capture_output=True, text=True).stdout.split()
    return {name.partition(".")[0] for name in modules} - sys.stdlib_module_names - {"doghouse"}


def test_import_doghouse_loads_nothing_else() -> None:
    assert loaded_by("import doghouse") == set()


def test_interpreted_rules_need_no_numba() -> None:
    assert "numba" not in loaded_by("from doghouse.games import GAMES, load; [load(name) for name in GAMES]")
