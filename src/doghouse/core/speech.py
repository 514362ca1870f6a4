"""What every game says: its catalogues, its clauses by number, and on whose side the reader is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from doghouse.core.text import FALLBACK, Catalogue, catalogue


class Speech:
    """The words of one game: the package in which its catalogues lie, and the letters before its clauses' numbers."""

    def __init__(self, package: str, prefix: str) -> None:
        self.package, self.prefix = package, prefix

    def words(self, language: str) -> Catalogue:
        """The catalogue of a language; English when there is none."""
        return catalogue(self.package, language)

    def clause(self, number: int | str, language: str) -> str:
        """The text of a clause, by its number or by its name such as ``BT-22``; ``LookupError`` when there is none."""
        return self.words(language).say(f"clause-{self.clause_name(number)}")

    def clause_name(self, number: int | str) -> str:
        """The name of a clause from what people write: 22, "22", "bt22", "BT-22"."""
        match = re.fullmatch(rf"(?:{self.prefix}[- ]?)?(\d{{1,3}})", str(number).strip(), re.ASCII | re.IGNORECASE)
        return f"{self.prefix}-{int(match[1]):02d}" if match else str(number)

    def clauses(self, language: str) -> list[tuple[str, str, str]]:
        """All clauses in order: name, text, and the heading that stands before it or an empty text."""
        said = self.words(language)
        found = []
        for one in said.ids("clause-"):
            head = one.replace("clause-", "rules-head-")
            found.append((one.removeprefix("clause-"), said.say(one), said.say(head) if said.has(head) else ""))
        return found

    def result(
        self,
        language: str,
        viewer: int | None,
        names: Sequence[str],
        end: Mapping[str, Any],  # a view's ``result``, as docs/wire.md describes it
    ) -> str:
        """Who has won with how many points, from the reader's side, and what decided when points were equal.

        The messages are ``ask-over`` and ``tie-decided``, with ``tie-`` and its name for what can decide.
        """
        said, winners = self.words(language), end["winners"]
        shown = ", ".join(said.say("you") if p == viewer else names[p] for p in winners)
        side = "you" if winners == [viewer] else "they"
        points = end["scores"][winners[0]]
        told = said.say("ask-over", count=len(winners), who=side, names=shown, points=points)
        return f"{told} {said.say('tie-decided', what=self.tie(end['decided'], language))}" if end["decided"] else told

    def tie(self, by: str, language: str) -> str:
        """What breaks a tie, by its name."""
        return self.words(language).say(f"tie-{by}")


def named(thing: str, names: Mapping[str, Mapping[str, str]], language: str) -> str:
    """The name of a card by its id, from ``names[language][id]`` of a deck."""
    return names.get(language, names[FALLBACK])[thing]


def who(seat: int, viewer: int | None, names: Sequence[str]) -> dict[str, object]:
    """Of whom a sentence speaks, seen by the reader."""
    return {"who": "you" if seat == viewer else "they", "seat": names[seat]}
