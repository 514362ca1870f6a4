"""Each check of the rules is taken out in turn; a test that bears a clause must fail each time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from doghouse.testing.mutants import WANTED, Mutant, mutants

ROOT = Path(__file__).parents[2]
PATIENCE = 60  # seconds; a mutant that never ends has been noticed
BARKING = "doghouse.games.barking"
# Dealing anew is no rule: it has tests of its own.  Of the modules that are not rules, what refuses.
CHECKS: dict[str, tuple[str, ...]] = {
    "may": (),
    "rounds": (),
    "rules": (),
    "knowledge": ("know_cat", "know_draw", "know_shown", "know_return", "put_back", "renew_deck", "clear_table"),
    "state": ("HAND_LIMIT", "FIRST_STACK", "ROUNDS"),
    "plays": ("refusals", "waiting", "_turn_faults", "_not_held", "excess", "_discard_faults", "named", "_about"),
    "cards": ("_limits",),
}
MUTANTS = [mutant for name, only in CHECKS.items() for mutant in mutants(f"{BARKING}.{name}", only)]


@pytest.mark.soak
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_clause_is_missed_when_this_is_taken_out(mutant: Mutant) -> None:
    tests = ["tests/games/barking", "-m", "clause", "-k", "not compiled", "-x", "-q", "-p", "no:cacheprovider"]
    run = [sys.executable, "-m", "pytest", "-p", "doghouse.testing.mutants", *tests]
    env = os.environ | {WANTED: mutant.name, "DOGHOUSE_JIT": "0"}
    try:
        done = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout[-2000:]
