"""The clauses on the rules page, RULES.md, come from the catalogue: ``python -m doghouse.games.barking.page``."""

from __future__ import annotations

from pathlib import Path

from doghouse.games.barking.words import clauses

PAGE = Path(__file__).with_name("RULES.md")
BEGIN, END = (
    "<!-- clauses: written by `python -m doghouse.games.barking.page` from en.ftl -->\n",
    "<!-- end of clauses -->\n",
)


def with_clauses(page: str) -> str:
    """The page with the clauses between its two marks written anew."""
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return before + BEGIN + _clauses() + END + after


def _clauses() -> str:
    lines = []
    for name, text, head in clauses("en"):
        if head:
            lines.append(f"\n### {head}\n\n")
        lines.append(f"- **{name}** {text}\n")
    return "".join([*lines, "\n"])


if __name__ == "__main__":
    PAGE.write_text(with_clauses(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
