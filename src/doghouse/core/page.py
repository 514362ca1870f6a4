"""A rules page, RULES.md, whose clauses come from the game's catalogue: ``python -m doghouse.games.NAME.page``."""

from __future__ import annotations

from collections.abc import Sequence

END = "<!-- end of clauses -->\n"


def with_clauses(page: str, clauses: Sequence[tuple[str, str, str]], module: str) -> str:
    """The page with the clauses (name, text, heading before it) between its two marks written anew."""
    begin = f"<!-- clauses: written by `python -m {module}` from en.ftl -->\n"
    before, rest = page.split(begin)
    after = rest.split(END)[1]
    return before + begin + _clauses(clauses) + END + after


def _clauses(clauses: Sequence[tuple[str, str, str]]) -> str:
    lines = []
    for name, text, head in clauses:
        if head:
            lines.append(f"\n### {head}\n\n")
        lines.append(f"- **{name}** {text}\n")
    return "".join([*lines, "\n"])
