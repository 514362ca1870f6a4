"""Running commands inside the tests' own process, which is quick, or as processes of their own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from doghouse.cli.main import run

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Ended:
    """How a command ended: its exit code and what it wrote."""

    code: int
    out: str
    err: str


Command = Callable[..., Ended]


@pytest.fixture
def doghouse(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Carries out a command line, in English unless it says otherwise, on a terminal of eighty columns."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def carried_out(*arguments: object) -> Ended:
        capsys.readouterr()
        code = run([str(one) for one in arguments])
        return Ended(code, *capsys.readouterr())

    return carried_out


@pytest.fixture
def command() -> Path:
    """The installed command."""
    return Path(sys.executable).with_name("doghouse")


@pytest.fixture
def positions() -> Path:
    """The positions of the documentation."""
    return ROOT / "docs" / "positions"


@pytest.fixture
def records() -> Path:
    """The records of the documentation."""
    return ROOT / "docs" / "records"


@pytest.fixture
def record(records: Path) -> Path:
    """One of them."""
    return records / "two-players.txt"
