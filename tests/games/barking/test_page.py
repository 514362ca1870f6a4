"""The rules page has the clauses of the catalogue, and its fixed headings."""

from __future__ import annotations

import re

from doghouse.games import load
from doghouse.games.barking.page import PAGE, with_clauses

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_clauses_are_those_of_the_catalogue() -> None:
    assert with_clauses(TEXT) == TEXT, "run: python -m doghouse.games.barking.page"


def test_the_page_has_its_headings_and_the_version_that_is_played() -> None:
    headings = re.findall(r"^## (.*)$", TEXT, re.MULTILINE)
    assert headings == ["Clauses", "Options", "Rulings", "Deck files", "Versions"]
    assert re.findall(r"^- \*\*(\d+)\*\*", TEXT.partition("## Versions")[2], re.MULTILINE)[0] == str(
        load("barking").version
    )


def test_every_option_is_on_the_page() -> None:
    for option in load("barking").options:
        assert f"- `{option.name}`" in TEXT
