"""``@rule``: one source, interpreted and compiled; machine code on disk that is never stale nor rebuilt in vain."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from doghouse.core import rule as rules
from doghouse.core.chance import Stream
from doghouse.core.rule import cache_folder, compiled, is_rule, source_digest, specialised

CALLEE = '''
from doghouse.core.rule import rule

@rule
def twice(n):
    """Twice as much."""
    return 2 * n
'''
CALLER = """
import numpy as np
from doghouse.core.record import Number, Record, Row
from doghouse.core.rule import rule
from toy_callee import twice

class Bowl(Record):
    bones = Number(np.int8)
    row = Row(4)
    tail = Row(6)

@rule
def fill(b, n):
    for k in range(4):
        b.row[k] = twice(k)
    b.bones = twice(n) + 1
    return b.bones

@rule
def at(row, k):
    return row[k]

@rule
def ends(b):
    b.row[3], b.tail[5] = 3, 5
    return 10 * at(b.row, 3) + at(b.tail, 5)
"""
RUN = """
import sys
import time
from concurrent.futures import ThreadPoolExecutor
import toy_caller
from doghouse.core.rule import compiled
bowl = toy_caller.Bowl.new()
print(compiled(toy_caller).fill(bowl, 5), *bowl.row)
"""
LOOP = """
from types import ModuleType
from doghouse.core.rule import rule

game = ModuleType("game")

@rule
def thrice(n):
    return 3 * game.value(n)
"""


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two small modules of rules, on the path of this process and of those it starts."""
    (tmp_path / "toy_callee.py").write_text(CALLEE)
    (tmp_path / "toy_caller.py").write_text(CALLER)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("DOGHOUSE_CACHE", str(tmp_path / "cache"))
    for name in ("toy_callee", "toy_caller"):
        monkeypatch.delitem(sys.modules, name, raising=False)
        rules._twins.pop(name, None)
    return tmp_path


def load(name: str) -> ModuleType:
    sys.modules.pop(name, None)
    importlib.invalidate_caches()
    return importlib.import_module(name)


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-B", "-c", code], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


def code_files(toys: Path) -> set[Path]:
    return set((toys / "cache").rglob("*.nbc"))


# ---------------------------------------------------------------- two ways to run


def test_a_rule_is_a_plain_function_until_its_module_is_compiled(toys: Path) -> None:
    caller = load("toy_caller")
    assert is_rule(caller.fill)
    assert is_rule(caller.twice)
    assert not is_rule(caller.Bowl)
    assert not is_rule(len)
    bowl = caller.Bowl.new()
    assert caller.fill(bowl, 5) == 11
    assert bowl.row.tolist() == [0, 2, 4, 6]


def test_the_twin_gives_the_same_and_leaves_the_original_as_it_is(toys: Path) -> None:
    caller = load("toy_caller")
    twin: Any = compiled(caller)
    one, other = caller.Bowl.new(), caller.Bowl.new()
    assert twin.fill(one, 5) == caller.fill(other, 5)
    assert one == other
    assert is_rule(caller.fill)
    assert hasattr(twin.fill, "signatures")
    assert compiled(caller) is twin
    assert twin.twice is compiled(sys.modules["toy_callee"]).twice  # a module's twin is shared


def test_every_width_of_number_is_one_and_the_same_to_a_rule(toys: Path) -> None:
    twin: Any = compiled(load("toy_caller"))
    twin.fill(sys.modules["toy_caller"].Bowl.new(), 5)
    assert len(twin.twice.signatures) == 1  # called with a range's number and with an argument


def test_a_row_of_any_length_is_one_and_the_same_to_a_rule(toys: Path) -> None:
    caller: Any = load("toy_caller")
    twin: Any = compiled(caller)
    bowl = caller.Bowl.new()
    assert twin.ends(bowl) == caller.ends(bowl) == 35
    assert twin.at(bowl.tail, 5) == 5
    assert len(twin.at.signatures) == 1  # called with rows of a record, and with one from outside


def test_without_jit_the_module_is_its_own_twin_and_numba_stays_out(toys: Path) -> None:
    code = RUN + "assert compiled(toy_caller) is toy_caller\nassert 'numba' not in sys.modules"
    assert run(code, DOGHOUSE_JIT="0") == "11 0 2 4 6"


def test_threads_that_ask_for_a_twin_at_once_all_get_a_whole_one(toys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    caller: Any = load("toy_caller")
    make = rules._dispatcher
    monkeypatch.setattr(rules, "_dispatcher", lambda *asked: time.sleep(0.05) or make(*asked))

    def filled(_: int) -> int:
        return int(compiled(caller).fill(caller.Bowl.new(), 5))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(filled, range(4))) == [caller.fill(caller.Bowl.new(), 5)] * 4


def test_a_loop_is_bound_to_each_game_once(toys: Path) -> None:
    for name, value in (("cats", 10), ("dogs", 100)):
        source = CALLEE.replace("def twice(n)", "def value(n)").replace("2 * n", f"{value} + n")
        (toys / f"toy_{name}.py").write_text(source)
    (toys / "toy_loop.py").write_text(LOOP)
    loop = load("toy_loop")
    bound = {name: specialised(loop, name, game=load(f"toy_{name}")) for name in ("cats", "dogs")}
    assert [bound[name].thrice(1) for name in bound] == [33, 303]
    assert [compiled(bound[name]).thrice(1) for name in bound] == [33, 303]
    assert specialised(loop, "cats", game=load("toy_cats")) is bound["cats"]
    assert source_digest(bound["cats"]) != source_digest(bound["dogs"])


# ---------------------------------------------------------------- the code on disk


def test_comments_do_not_change_the_folder_and_syntax_anywhere_below_does(toys: Path) -> None:
    folder = cache_folder(load("toy_caller"))
    assert folder.parent == toys / "cache"
    (toys / "toy_caller.py").write_text("# A comment.\n\n" + CALLER.replace("return at", "return at  # here"))
    (toys / "toy_callee.py").write_text(CALLEE + "# Another.\n")
    assert cache_folder(load("toy_caller")) == folder
    (toys / "toy_callee.py").write_text(CALLEE.replace("2 * n", "2 * n + 1"))
    below = cache_folder(load("toy_caller"))
    assert below != folder
    (toys / "toy_caller.py").write_text(CALLER.replace("range(4)", "range(3)"))
    assert cache_folder(load("toy_caller")) not in (folder, below)


def test_code_is_read_from_disk_again_even_below_a_new_comment(toys: Path) -> None:
    assert run(RUN) == "11 0 2 4 6"
    made = code_files(toys)
    assert made
    assert run(RUN) == "11 0 2 4 6"
    (toys / "toy_caller.py").write_text("# The lines below move.\n\n" + CALLER)
    assert run(RUN) == "11 0 2 4 6"
    assert code_files(toys) == made


def test_a_changed_callee_is_not_stale_in_its_caller(toys: Path) -> None:
    assert run(RUN) == "11 0 2 4 6"
    (toys / "toy_callee.py").write_text(CALLEE.replace("2 * n", "4 * n"))
    assert run(RUN) == "21 0 4 8 12"


def test_a_changed_constant_of_a_module_without_rules_is_not_stale(toys: Path) -> None:
    (toys / "toy_numbers.py").write_text("FACTOR = 2\n")
    (toys / "toy_callee.py").write_text("from toy_numbers import FACTOR\n" + CALLEE.replace("2 * n", "FACTOR * n"))
    assert run(RUN) == "11 0 2 4 6"
    (toys / "toy_numbers.py").write_text("FACTOR = 4\n")
    assert run(RUN) == "21 0 4 8 12"


def test_code_of_a_source_that_was_edited_after_its_import_is_not_kept_for_others(toys: Path) -> None:
    edit = "import toy_caller, pathlib\npath = pathlib.Path(toy_caller.twice.__code__.co_filename)\n"
    edit += "path.write_text(path.read_text().replace('2 * n', '4 * n'))\n"
    assert run(edit + RUN) == "11 0 2 4 6"  # as it was when it was imported
    assert run(RUN) == "21 0 4 8 12"


def test_with_bounds_checked_compiled_code_raises_from_a_folder_of_its_own(toys: Path) -> None:
    beyond = RUN + "\ncompiled(toy_caller).at(bowl.row, 400)"
    assert "is out of bounds" in run(beyond, NUMBA_BOUNDSCHECK="1")
    folders = [folder.name for folder in (toys / "cache").iterdir()]
    assert folders
    assert all(name.endswith("-checked") for name in folders)


def test_processes_that_compile_at_once_do_not_mix_up_their_code(toys: Path) -> None:
    """Both find no index, and the one whose index is lost writes its code last: it must not be in the other's file."""
    caller = load("toy_caller")
    cache = rules._cache_in(cache_folder(caller))
    one, other, fresh = (cache(caller.fill)._cache_file for _ in range(3))
    cache_folder(caller).mkdir(parents=True)
    held_back: list[tuple[str, bytes]] = []
    write, one._save_data = one._save_data, lambda *named: held_back.append(named)
    one.save("code for a log", b"one")
    other._load_index = dict
    other.save("code without", b"other")
    for named in held_back:
        write(*named)
    assert fresh.load("code without") == b"other"
    assert fresh.load("code for a log") is None


def test_two_processes_share_one_folder(toys: Path) -> None:
    command = [sys.executable, "-B", "-c", RUN]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0].strip() for process in both] == ["11 0 2 4 6"] * 2
    assert run(RUN) == "11 0 2 4 6"


def test_the_default_folder_is_the_users(toys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOGHOUSE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(toys / "xdg"))
    assert cache_folder(load("toy_caller")).parent == toys / "xdg" / "doghouse"


def test_a_generator_is_the_same_both_ways() -> None:
    from doghouse.core import chance

    slow, fast = Stream.new(), Stream.new()
    twin = compiled(chance)
    chance.seed_rng(slow.rng, 7, 3)
    twin.seed_rng(fast.rng, 7, 3)
    assert [chance.below(slow.rng, 50) for _ in range(100)] == [twin.below(fast.rng, 50) for _ in range(100)]
    assert slow == fast
