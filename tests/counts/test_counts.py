"""The numbers of move sequences are those written down; `make golden` counts anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from doghouse.games import GAMES
from doghouse.testing.counts import Counted, files, game_of, read, sequences, write

FILES = files(Path(__file__).parent)
POSITIONS = [pytest.param(path, counted, id=counted.name) for path in FILES for counted in read(path)]


@pytest.mark.parametrize(("path", "counted"), POSITIONS)
def test_there_are_as_many_sequences_as_written_down(path: Path, counted: Counted) -> None:
    assert sequences(path, counted, game_of(path).compiled()) == counted.sequences


@pytest.mark.parametrize(("path", "counted"), POSITIONS)
def test_there_are_as_many_interpreted(path: Path, counted: Counted) -> None:
    assert sequences(path, counted, game_of(path).rules, longest=2) == counted.sequences[:2]


def test_every_game_is_counted() -> None:
    assert {game_of(path).name for path in FILES} == set(GAMES)


def test_counting_anew_writes_the_same_file(tmp_path: Path) -> None:
    for path in FILES:
        for name in {*path.parent.glob("*.toml")}:
            (tmp_path / name.name).write_text(name.read_text(encoding="utf-8"), encoding="utf-8")
        spoilt = (tmp_path / path.name).read_text(encoding="utf-8").replace("sequences = [", "sequences = [1")
        (tmp_path / path.name).write_text(spoilt, encoding="utf-8")
        write(tmp_path / path.name)
        assert (tmp_path / path.name).read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
