"""What every test may use: clauses that are written down when shown, soak tests kept apart, a browser."""

from __future__ import annotations

import json
import os
import random
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
IN_CI = os.environ.get("CI", "").lower() in ("1", "true")
# The same examples every time, so that a change is to blame for what fails; soak tests look for new ones.
settings.register_profile("same", derandomize=True, deadline=None)
settings.register_profile("new", deadline=None, print_blob=True)
NO_BROWSER = "there is no Chromium on this machine"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", type=Path, help="write here which clauses were shown: all their tests ran and passed")
    parser.addoption("--chance", help="plays the deals of an earlier run again: what it said in its first lines")


def pytest_configure(config: pytest.Config) -> None:
    new = "soak" in config.getoption("markexpr")
    settings.load_profile("new" if new else "same")
    worker = hasattr(config, "workerinput")
    if worker:
        config.option.chance = config.workerinput["chance"]
    elif config.option.chance is None:
        config.option.chance = secrets.token_hex(4) if new else "same"
    if config.getoption("--clauses") and not worker:
        config.pluginmanager.register(Clauses(config.getoption("--clauses")))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Workers play the same deals."""
    node.workerinput["chance"] = node.config.option.chance


def pytest_report_header(config: pytest.Config) -> str:
    return f"deals and bots by chance: --chance {config.option.chance}"


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What servers and terminals deal and what bots do, as by chance, but the same in every run but in soak tests."""
    rng = random.Random(f"{request.config.option.chance} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        numbers = [number for mark in item.iter_markers("clause") for number in mark.args]
        item.user_properties.extend(("clause", number) for number in numbers)
    if "soak" not in config.getoption("markexpr"):
        apart = [item for item in items if item.get_closest_marker("soak")]
        config.hook.pytest_deselected(items=apart)
        items[:] = [item for item in items if item not in apart]


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("browser") and CHROMIUM is None:
        if IN_CI:
            pytest.fail(NO_BROWSER, pytrace=False)
        pytest.skip(NO_BROWSER)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [report for report in terminalreporter.getreports("skipped") if "browser" in report.keywords]
    if skipped and CHROMIUM is None:
        terminalreporter.section("NOT TESTED IN A BROWSER", sep="!", red=True, bold=True)
        terminalreporter.line(f"{len(skipped)} tests were skipped, since {NO_BROWSER}. Install it and run them again.")


class Clauses:
    """Listens to the reports of all workers and writes the sorted list of shown clauses at the end of a whole run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.marked: set[str] = set()
        self.failed: set[str] = set()
        path.unlink(missing_ok=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        clauses = {str(value) for key, value in report.user_properties if key == "clause"}
        self.marked |= clauses
        if not report.passed or hasattr(report, "wasxfail"):
            self.failed |= clauses

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        cut_short = session.shouldstop or session.shouldfail
        whole = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not cut_short
        if whole and self.marked:  # a run without any test of a clause says nothing about clauses
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(sorted(self.marked - self.failed), indent=1) + "\n", encoding="utf-8")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium for tests marked ``browser``."""
    from playwright.sync_api import sync_playwright

    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=as_root)
        yield chromium
        chromium.close()
