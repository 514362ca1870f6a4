"""The clauses on the rules page come from the catalogue: ``python -m doghouse.games.treehouse_diner.page``."""

from __future__ import annotations

from pathlib import Path

from doghouse.core import page
from doghouse.games.treehouse_diner.words import clauses

PAGE = Path(__file__).with_name("RULES.md")


def with_clauses(text: str) -> str:
    """The page with the clauses between its two marks written anew."""
    return page.with_clauses(text, clauses("en"), "doghouse.games.treehouse_diner.page")


if __name__ == "__main__":
    PAGE.write_text(with_clauses(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
