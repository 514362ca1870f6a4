"""One source, two ways to run: ``@rule`` marks a function, ``compiled`` makes a native twin of its module.

A module of rules, as imported, is plain Python: step through it, measure coverage, read a traceback; numba is not
even imported.  ``compiled(module)`` gives the same functions as numba dispatchers.  The machine code is kept on disk
in a folder named by a hash of all the sources that the twin reaches, so it is never stale and never rebuilt in vain.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

JIT = os.environ.get("DOGHOUSE_JIT", "1") != "0"
STARTED = time.time_ns()
_twins: dict[str, ModuleType] = {}
_making = threading.RLock()  # a twin is registered before it is whole, for modules that meet each other in a circle


def rule(function: F) -> F:
    """Mark a function as a rule: whole numbers, records and other rules only, no allocation."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> bool:
    """Was this function marked with ``@rule``?"""
    return isinstance(value, FunctionType) and getattr(value, "__rule__", False)


def compiled(module: ModuleType) -> ModuleType:
    """The native twin of a module of rules; the module itself when ``DOGHOUSE_JIT=0``.

    Compiling happens at the first call of each function with each set of argument types (seconds), or is read from
    the cache (milliseconds).  Modules of rules that this one uses get twins of their own, shared by all who use them.
    """
    if not JIT:
        return module
    with _making:
        return _twins.get(module.__name__) or _twin(module)


def _twin(module: ModuleType) -> ModuleType:
    twin = _twins[module.__name__] = ModuleType(module.__name__, module.__doc__)
    space, folder = vars(twin), cache_folder(module)
    space.update(vars(module))
    own = {k: v for k, v in vars(module).items() if is_rule(v) and _home(v) is module}
    for name, value in own.items():
        space[name] = _dispatcher(_moved(value, space), folder)
    for name, value in vars(module).items():
        if is_rule(value) and name not in own:
            space[name] = getattr(compiled(_home(value)), value.__name__)
        elif isinstance(value, ModuleType) and _has_rules(value):
            space[name] = compiled(value)
    return twin


def specialised(source: ModuleType, name: str, **bound: ModuleType) -> ModuleType:
    """A copy of a module written for any game, with the named globals bound to one game's modules.

    Numba keeps compiled code only for functions whose callees are known from their globals; so a generic search or
    loop is bound to its game here rather than handed the game as an argument.
    """
    full = f"{source.__name__}_{name}"
    with _making:
        if full not in sys.modules:
            sys.modules[full] = _bound(source, full, bound)
        return sys.modules[full]


def _bound(source: ModuleType, full: str, bound: dict[str, ModuleType]) -> ModuleType:
    copy = ModuleType(full, source.__doc__)
    vars(copy).update({k: v for k, v in vars(source).items() if k not in ("__name__", "__doc__")}, **bound)
    for key, value in vars(source).items():
        if isinstance(value, FunctionType) and _home(value) is source:
            vars(copy)[key] = _moved(value, vars(copy))
    return copy


def _moved(original: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same function, seeing other globals."""
    twin = FunctionType(original.__code__, space, original.__name__, original.__defaults__, original.__closure__)
    twin.__module__ = original.__module__
    twin.__qualname__ = original.__qualname__
    twin.__dict__.update(original.__dict__)
    return twin


def _home(function: FunctionType) -> ModuleType:
    """The module whose globals a function sees."""
    return sys.modules[function.__globals__["__name__"]]


def _has_rules(module: ModuleType) -> bool:
    return any(is_rule(v) for v in vars(module).values())


def _reached(module: ModuleType, seen: dict[str, ast.Module]) -> dict[str, ast.Module]:
    """The syntax of every module whose rules or constants a module's rules can meet, itself included."""
    if module.__name__ in seen:
        return seen
    source = Path(str(module.__file__))
    syntax = seen[module.__name__] = _syntax(source, source.stat().st_mtime_ns)
    for value in list(vars(module).values()):
        if is_rule(value):
            _reached(_home(value), seen)
        elif isinstance(value, ModuleType) and _has_rules(value):
            _reached(value, seen)
    for imported in _imports(syntax):
        _reached(imported, seen)
    return seen


@cache
def _syntax(source: Path, written: int) -> ast.Module:
    """A source's syntax tree, parsed once for each time that it was written."""
    return ast.parse(source.read_text(encoding="utf-8"))


def _imports(syntax: ast.Module) -> list[ModuleType]:
    """The modules of ours that a source names: their constants are compiled into its code."""
    names = []
    for node in ast.walk(syntax):
        if isinstance(node, ast.ImportFrom):
            names += [str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    ours = [name for name in names if name.partition(".")[0] not in sys.stdlib_module_names | {"numpy", "numba"}]
    return [sys.modules[name] for name in ours if name in sys.modules and sys.modules[name].__file__]


def source_digest(module: ModuleType) -> str:
    """A hash of the syntax of every source that the module's rules reach; comments do not change it.

    A source written since this process began may not be what was imported; then the hash is this process's own.
    """
    digest = hashlib.sha256()
    for name, syntax in sorted(_reached(module, {}).items()):
        digest.update(f"{name}\n{ast.dump(syntax)}\n".encode())
        if Path(str(sys.modules[name].__file__)).stat().st_mtime_ns > STARTED:
            digest.update(f"{os.getpid()} {STARTED}".encode())
    return digest.hexdigest()[:16]


def cache_folder(module: ModuleType) -> Path:
    """Where a module's machine code is kept: ``DOGHOUSE_CACHE``, else the user's cache folder."""
    import numba

    given = os.environ.get("DOGHOUSE_CACHE")
    base = Path(given) if given else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doghouse"
    checks = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0" else ""
    return base / f"{module.__name__.rpartition('.')[2]}-{source_digest(module)}-{numba.__version__}{checks}"


def _dispatcher(function: FunctionType, folder: Path) -> Any:
    """A numba dispatcher that keeps its code in ``folder`` and takes ``_wide`` types only.

    This and the cache lean on names inside numba, which is why numba is pinned to a minor version.  No C code calls a
    rule: the wrapper that would let it is left out, as it takes long to compile.
    """
    import numba

    options: Any = {"error_model": "numpy", "nogil": True, "no_cfunc_wrapper": True}
    dispatcher: Any = numba.njit(**options)(function)
    resolve = dispatcher.get_call_template
    _rows_are_arrays()

    def get_call_template(args: Any, kws: Any) -> Any:
        return resolve(tuple(map(_wide, args)), kws)

    dispatcher.get_call_template = get_call_template
    dispatcher._cache = _cache_in(folder)(function)
    return dispatcher


def _wide(kind: Any) -> Any:
    """The type as which something of this type arrives at a rule.

    Numba would compile a rule anew for each width of integer, each literal, and each length of a record's row; the
    rules never mind, so whole numbers have 64 bits and a row is an array of any length.
    """
    from numba.core import types

    if isinstance(kind, (types.Integer, types.IntegerLiteral)):
        return types.int64
    return types.Array(kind.dtype, kind.ndim, "C") if isinstance(kind, types.NestedArray) else kind


@cache
def _rows_are_arrays() -> None:
    """Let numba pass a record's row where an array is taken: in its code they look the same."""
    from numba.core import imputils, types

    inside: Any = imputils

    @inside.lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
    def cast(context: Any, builder: Any, kind: Any, wanted: Any, value: Any) -> Any:
        return value


@cache
def _cache_in(folder: Path) -> Any:
    """Numba's function cache, with a folder that names the sources already: their dates do not matter."""
    from numba.core import caching

    class Locator(caching._CacheLocator):
        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return "rule"  # a module has one rule of a name; numba takes its line, which a comment moves

        @classmethod
        def from_function(cls, function: FunctionType, file: str) -> Any:
            return cls()

    class Impl(caching.CompileResultCacheImpl):
        pass

    locators: list[Any] = [Locator]
    Impl._locator_classes = locators

    class Cache(caching.FunctionCache):
        _impl_class = Impl

        def __init__(self, function: FunctionType) -> None:
            super().__init__(function)  # type: ignore[no-untyped-call]
            files: Any = self._cache_file
            # Numba numbers its files, so that two processes compiling at once take one name for different code.
            files._data_name = lambda number: f"{self._impl.filename_base}.{os.urandom(8).hex()}.nbc"

    return Cache
