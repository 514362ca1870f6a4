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
GAMES = "doghouse.games"
# Of each game, the modules of its rules (dealing anew is no rule: it has tests of its own), and of the others what
# refuses or decides.
CHECKS: dict[str, dict[str, tuple[str, ...]]] = {
    "barking": {
        "may": (),
        "rounds": (),
        "rules": (),
        "knowledge": ("know_cat", "know_draw", "know_shown", "know_return", "put_back", "renew_deck", "clear_table"),
        "state": ("HAND_LIMIT", "FIRST_STACK", "ROUNDS"),
        "plays": ("refusals", "waiting", "_turn_faults", "excess", "_discard_faults", "named", "_about"),
        "cards": ("_limits",),
    },
    "treat_please": {
        "may": (),
        "rounds": (),
        "rules": (),
        "effects": (),
        "state": ("ROUNDS", "WEEKEND", "START_BONES", "DINNER"),
        "plays": ("refusals", "_turn_faults", "named"),
        "view": ("result", "breakdown"),
    },
    "treehouse_diner": {
        "may": (),
        "offers": ("legal", "legal_visit", "legal_cards"),
        "rounds": (),
        "rules": (),
        "effects": (),
        "kitchen": (),
        "pieces": (),
        "goals": (),
        "knowledge": ("show",),
        "state": ("MOST_MOOD", "MOST_ROUNDS", "START_PIECES", "CHALLENGES_EACH"),
    },
}
# What nobody can miss, since the rules answer the same without it: a test that notices takes it off this list.
IDLE = {
    "if p != NOBODY: -> if True:": "nobody's pack is empty anyway; it need not be counted",
    "s.behaviors < slots(s, p) -> s.behaviors <= slots(s, p)": "what follows is asked for its faults all the same",
    "if s.behaviors < slots(s, p): -> if True:": "likewise",
    "s.learns < lessons(s, p) -> s.learns <= lessons(s, p)": "likewise",
    "if s.learns < lessons(s, p): -> if True:": "likewise",
    "s.objectives < goals(s, p) -> s.objectives <= goals(s, p)": "likewise",
    "if s.objectives < goals(s, p): -> if True:": "likewise",
    "s.place[p, b] == Place.HAND and play_faults(s, cards, p, b) == 0 -> play_faults(s, cards, p, b) == 0": "likewise",
    "if s.phase == Phase.BACK: -> if True:": "there is no other phase but the end, in which nothing is legal",
    "s.line == LINES or cards.effect[at, 0] == Verb.END -> s.line == LINES": "lines without an effect do nothing",
    "if s.secret: -> if True:": "what follows finds no card in a hand",
    "f[ONLY] = NONE -> pass": "the option's line has been passed; cleared so that equal states look equal",
    "cards.energy[b] < 0 -> cards.energy[b] <= 0": "a gain of no energy is no cost either",
}
MUTANTS = [
    mutant
    for game, modules in CHECKS.items()
    for module, only in modules.items()
    for mutant in mutants(f"{GAMES}.{game}.{module}", only)
]


def run_without(game: str, name: str) -> subprocess.CompletedProcess[str]:
    """The tests of a game's clauses, interpreted, with a mutant in the place of its module."""
    tests = [f"tests/games/{game}", "-m", "clause", "-k", "not compiled", "-x", "-q", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-p", "doghouse.testing.mutants", *tests]
    env = os.environ | {WANTED: name, "DOGHOUSE_JIT": "0"}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.soak
@pytest.mark.parametrize("game", CHECKS)
def test_the_tests_pass_when_nothing_is_taken_out(game: str) -> None:
    assert run_without(game, f"{GAMES}.{game}.rules:-1:apply").returncode == pytest.ExitCode.OK


@pytest.mark.soak
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_clause_is_missed_when_this_is_taken_out(mutant: Mutant) -> None:
    game = mutant.module.split(".")[-2]
    try:
        done = run_without(game, mutant.name)
    except subprocess.TimeoutExpired:
        return
    idle = str(mutant).partition(" ")[2] in IDLE
    assert (done.returncode == pytest.ExitCode.OK) == idle, done.stdout[-2000:]
