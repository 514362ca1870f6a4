"""The test suite's own machinery, tried on small suites."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")
SUITE = """
    import pytest

    @pytest.mark.clause("BT-01", "BT-02")
    def test_shows_two(): pass

    @pytest.mark.clause("BT-02")
    def test_breaks_one_of_them(): assert False

    @pytest.mark.clause("BT-03")
    @pytest.mark.parametrize("n", [1, 2])
    def test_fails_once(n): assert n == 1

    @pytest.mark.clause("BT-04")
    def test_is_skipped(): pytest.skip()

    @pytest.mark.clause("BT-05")
    @pytest.mark.xfail
    def test_is_expected_to_fail(): assert False

    @pytest.mark.clause("BT-06")
    @pytest.mark.parametrize("n", [1, 2])
    def test_passes_twice(n): pass

    @pytest.mark.clause("BT-07")
    @pytest.mark.soak
    def test_takes_an_hour(): pass
"""
BROWSER = """
    import pytest

    @pytest.mark.browser
    def test_in_a_browser(): pass
"""
CHANCE = """
    import pathlib
    import secrets
    import pytest

    @pytest.mark.parametrize("n", [1, 2])
    def test_deals(n):
        pathlib.Path(f"dealt-{n}").write_text(f"{secrets.randbits(62)} {secrets.randbelow(1000)}")
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small suite of its own with our conftest, on a machine without Chromium."""
    monkeypatch.setenv("PATH", str(pytester.path))
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers =\n clause\n soak\n browser\n")
    return pytester


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_clause_is_shown_when_all_its_tests_ran_and_passed(suite: pytest.Pytester, workers: str) -> None:
    suite.makepyfile(SUITE)
    suite.runpytest_subprocess("-n", workers, "--clauses", "made/clauses.json")
    assert json.loads((suite.path / "made/clauses.json").read_text()) == ["BT-01", "BT-06"]


def test_a_run_cut_short_leaves_no_list_not_even_an_old_one(suite: pytest.Pytester) -> None:
    suite.makepyfile(SUITE)
    (suite.path / "clauses.json").write_text('["BT-99"]')
    suite.runpytest_subprocess("-x", "--clauses", "clauses.json")
    assert not (suite.path / "clauses.json").exists()


def test_a_run_without_tests_of_clauses_leaves_no_list(suite: pytest.Pytester) -> None:
    suite.makepyfile("def test_that_shows_no_clause(): pass")
    suite.runpytest_subprocess("--clauses", "clauses.json").assert_outcomes(passed=1)
    assert not (suite.path / "clauses.json").exists()


def test_soak_tests_run_only_when_asked_for(suite: pytest.Pytester) -> None:
    suite.makepyfile(SUITE)
    suite.runpytest_subprocess("-m", "soak").assert_outcomes(passed=1, deselected=8)
    suite.runpytest_subprocess("-k", "hour").assert_outcomes(deselected=9)


def test_without_chromium_browser_tests_are_skipped_loudly(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    suite.makepyfile(BROWSER)
    result = suite.runpytest_subprocess("-n", "2")
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["*!! NOT TESTED IN A BROWSER !!*", "1 tests were skipped*"])


def test_without_chromium_browser_tests_fail_in_ci(suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    suite.makepyfile(BROWSER)
    suite.runpytest_subprocess().assert_outcomes(errors=1)


def test_chance_is_the_same_in_every_run_but_in_soak_tests(suite: pytest.Pytester) -> None:
    suite.makepyfile(CHANCE)

    def dealt(*arguments: str) -> tuple[str, str, str]:
        said = suite.runpytest_subprocess(*arguments).stdout.str()
        seed = re.search("--chance ([a-z0-9]+)", said)
        assert seed is not None
        return seed[1], (suite.path / "dealt-1").read_text(), (suite.path / "dealt-2").read_text()

    same, new = dealt("-n", "0"), dealt("-n", "2", "-m", "soak or not soak")
    assert same[0] == "same"
    assert same[1] != same[2]
    assert not set(new) & set(same)
    assert dealt("-n", "0", "--chance", new[0]) == new  # what a seed deals, it always deals
