"""Whole games go as they are written down; `make golden` writes them anew, to be read as a diff."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from doghouse.games import GAMES
from doghouse.testing.golden import file_name, playthrough, playthroughs
from doghouse.testing.setting import Case

HERE = Path(__file__).parent
CASES = [case for name in GAMES for case in playthroughs(name)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_goes_as_it_is_written_down(case: Case) -> None:
    written = (HERE / file_name(case)).read_text(encoding="utf-8").splitlines()
    played = playthrough(case).splitlines()
    changes = list(difflib.unified_diff(written, played, "written down", "played", lineterm="", n=2))
    assert not changes, "\n".join([*changes[:40], "if this is meant, `make golden` writes it down"])


def test_every_file_is_a_game_of_the_list() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {file_name(case) for case in CASES}
