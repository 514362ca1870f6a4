"""The yardstick: the modules of this folder that rules reach must be importable by name."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def contest() -> ModuleType:
    """The module ``contest.py`` beside this file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(Path(__file__).parent)
        return importlib.import_module("contest")
