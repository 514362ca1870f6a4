"""Every game of the list keeps the contract, with every number of players and every option."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doghouse.core.log import Log
from doghouse.games import GAMES
from doghouse.testing import contract
from doghouse.testing.setting import Case, Setting, cases

CASES = [case for name in GAMES for case in cases(name)]
PLAIN = [case for case in CASES if case.options == next(c.options for c in CASES if c.game == case.game)]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_count = pytest.mark.parametrize("case", PLAIN, ids=str)
TWINS = 40  # seeds of each game, interpreted and compiled


@every_case
def test_what_is_offered_is_what_is_not_refused_and_no_card_is_lost(case: Case) -> None:
    contract.check_moves(Setting(case), seed=1)


@every_case
def test_copies_are_equal_and_independent(case: Case) -> None:
    contract.check_copies(Setting(case), seed=2)


@every_case
def test_a_position_is_the_same_after_text(case: Case) -> None:
    contract.check_text(Setting(case), seed=3)


@every_case
def test_records_replay(case: Case) -> None:
    contract.check_record(Setting(case), seed=4)


@every_case
def test_interpreted_and_compiled_play_the_same_games(case: Case) -> None:
    contract.check_twins(Setting(case), range(max(3, TWINS // len(cases(case.game)))))


@every_case
def test_thousands_of_compiled_games_offer_what_they_do_not_refuse(case: Case) -> None:
    assert contract.sweep(Setting(case), range(200)) > 200


@pytest.mark.parametrize("name", GAMES)
def test_a_hundred_games_stepped_in_turn_go_as_they_go_alone(name: str) -> None:
    settings = [Setting(case) for case in cases(name)]
    contract.check_interleaved([(settings[k % len(settings)], k) for k in range(100)])


@every_count
@given(seed=st.integers(0, 2**64 - 1), choices=st.lists(st.integers(0, 1000), max_size=150))
def test_chosen_moves_lead_to_the_same_states_both_ways(case: Case, seed: int, choices: list[int]) -> None:
    slow = Setting(case)
    fast = Setting(case, slow.game.compiled())
    logs = Log.new(), Log.new()
    one, other = slow.start(seed, logs[0]), fast.start(seed, logs[1])
    for choice in choices:
        assert one == other
        assert logs[0] == logs[1]
        if slow.over(one):
            break
        moves = slow.legal(one)
        assert moves == fast.legal(other)
        logs = Log.new(), Log.new()
        slow.apply(one, moves[choice % len(moves)], logs[0])
        fast.apply(other, moves[choice % len(moves)], logs[1])


@every_count
@given(seed=st.integers(0, 2**64 - 1), choices=st.lists(st.integers(0, 1000), max_size=60))
def test_chosen_moves_keep_the_contract(case: Case, seed: int, choices: list[int]) -> None:
    left = iter(choices)

    def choose(moves: list[int]) -> int:
        return moves[next(left) % len(moves)]

    contract.check_moves(Setting(case), seed, choose)


SWEEP = """
import sys
from doghouse.testing import contract
from doghouse.testing.setting import Setting, cases
for case in cases(sys.argv[1]):
    contract.sweep(Setting(case), range(int(sys.argv[2])))
    contract.fingerprints(Setting(case), range(5), contract.twin(Setting(case)), contract.Log.new())
"""


def sweep_with_checked_bounds(name: str, games: int) -> None:
    """In a process of its own, where compiled code raises when it reads or writes beyond a row."""
    checked = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    subprocess.run([sys.executable, "-c", SWEEP, name, str(games)], env=checked, check=True)


@pytest.mark.parametrize("name", GAMES)
def test_compiled_games_stay_within_their_rows(name: str) -> None:
    sweep_with_checked_bounds(name, 50)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_compiled_games_stay_within_their_rows(name: str) -> None:
    sweep_with_checked_bounds(name, 5000)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_million_compiled_games_keep_the_contract(name: str) -> None:
    every = cases(name)
    each = 1_000_000 // len(every) + 1
    for case in every:
        contract.sweep(Setting(case), range(1_000_000, 1_000_000 + each))


@pytest.mark.soak
@every_case
def test_hundreds_of_games_are_the_same_interpreted_and_compiled(case: Case) -> None:
    contract.check_twins(Setting(case), range(10_000, 10_300))


@pytest.mark.soak
@every_case
def test_more_games_keep_the_contract(case: Case) -> None:
    for seed in range(100, 110):
        contract.check_moves(Setting(case), seed)
        contract.check_copies(Setting(case), seed)
        contract.check_text(Setting(case), seed)
        contract.check_record(Setting(case), seed)
