"""The habits of this repository, where a machine can watch over them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):(?!=)", MAKEFILE, re.M))
GUIDES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ARCHITECTURE.md"]
LINES = 400


def tracked(*patterns: str) -> list[Path]:
    """The files under version control; in a copy without it, nothing can be told apart from what was made here."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("no version control here")
    listed = subprocess.run(["git", "ls-files", "-z", *patterns], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def test_pins_name_no_address() -> None:
    for path in (ROOT / "constraints").iterdir():
        assert not re.search(r"://|^\s*-|\s@\s", text(path).replace("    --hash=sha256:", ""), re.M), path.name
    assert '"resolved"' not in text(ROOT / "client/package-lock.json")


def test_every_pin_has_a_hash() -> None:
    for path in (ROOT / "constraints").iterdir():
        pins = re.split(r"^(?=[a-z])", text(path), flags=re.M)[1:]
        assert len(pins) > 1, path.name
        assert [pin for pin in pins if not re.match(r"\S+==.*\\\n +--hash=sha256:[0-9a-f]{64}", pin)] == []


def test_every_target_of_make_has_help() -> None:
    explained = set(re.findall(r"^([a-z][a-z-]*):.*## \S", MAKEFILE, re.M))
    assert explained >= {"setup", "play", "test", "check", "bench", "soak", "clean"}
    assert explained == TARGETS


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_in_the_guides_exists(name: str) -> None:
    said = set(re.findall(r"(?:`|^ *)make ([a-z][a-z-]*)", text(ROOT / name), re.M))
    assert said
    assert said <= TARGETS


def test_makefile_and_package_agree_on_pythons() -> None:
    project = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]
    low, high = (int(n) for n in re.findall(r"3\.(\d+)", project["requires-python"]))
    versions = [f"3.{n}" for n in range(low, high)]
    classified = [c.rpartition(" ")[2] for c in project["classifiers"] if re.search(r":: 3\.\d", c)]
    assert classified == versions
    assert f"(3, {low}) <= sys.version_info < (3, {high})" in MAKEFILE
    assert [v for v in reversed(versions) if f"python{v}" in MAKEFILE] == versions[::-1]
    assert f"Python {versions[0]} to {versions[-1]}" in MAKEFILE


def test_no_file_names_a_place_on_one_machine() -> None:
    place = re.compile(r"(?<![\w.:/-])/(?:home|root|work|Users|opt|mnt)/\w")
    found = {path.relative_to(ROOT).as_posix() for path in tracked() if place.search(text(path))}
    assert not found


def test_python_files_are_short_enough_to_read() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): text(path).count("\n") for path in tracked("*.py")}
    assert {name: length for name, length in lengths.items() if length > LINES} == {}


@pytest.mark.parametrize("name", GUIDES)
def test_every_file_that_a_guide_links_to_is_there(name: str) -> None:
    linked = re.findall(r"\]\((?!\w+:|#)([^)#]+)", text(ROOT / name))
    assert [link for link in linked if not (ROOT / name).parent.joinpath(link).exists()] == []


def test_every_command_in_the_readme_exists() -> None:
    command = Path(sys.executable).with_name("doghouse")
    said = set(re.findall(r"(?:`|^ *)doghouse ([a-z]+)", text(ROOT / "README.md"), re.M))
    shown = subprocess.run([command, "--help"], check=True, capture_output=True, text=True).stdout
    assert said
    assert said <= set(re.findall(r"[a-z]+", shown))


def test_no_catalogue_lets_a_line_break_between_a_number_and_its_percent_sign() -> None:
    catalogues = tracked("*.ftl", "client/src/*.svelte")
    assert len([path for path in catalogues if "%" in text(path)]) > 3
    assert [path.name for path in catalogues if re.search(r"\} %", text(path))] == []
