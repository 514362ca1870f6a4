"""Files that people write by hand: ``field: value`` line by line, and errors that say where.

``#`` begins a comment, unless it stands in double quotes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from doghouse.core.lines import LONGEST, QUOTED, Lexicon, Misread, closed, tokens


@dataclass(frozen=True)
class Problem:
    """Something wrong in a text: the line (from 1; 0: the whole text), the field, and what was expected."""

    line: int
    field: str
    text: str

    def __str__(self) -> str:
        field = self.field if len(self.field) <= LONGEST else f"{self.field[: LONGEST - 1]}…"
        where = ", ".join(filter(None, (f"line {self.line}" if self.line else "", field)))
        return f"{where}: {self.text}" if where else self.text


class TextError(ValueError):
    """A text cannot be read; ``problems`` holds all that is wrong with it, in the order of the lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(problems, key=lambda p: (p.line == 0, p.line)))
        super().__init__("\n".join(map(str, self.problems)))


@dataclass(frozen=True)
class Entry:
    """One line of a file: where it stands, its field and its value."""

    line: int
    field: str
    value: str


def entries(text: str) -> list[Entry]:
    """The lines ``field: value`` of a text; a line without a colon is a field without a value."""
    found = []
    for k, line in enumerate(text.split("\n"), 1):
        bare = _cut(line, "#")[0].strip()
        if bare:
            field, value = _cut(bare, ":")
            found.append(Entry(k, " ".join(field.split()), value.strip()))
    return found


def _cut(line: str, sign: str) -> tuple[str, str]:
    """What stands before and after the first sign outside of quotes."""
    for match in re.finditer(f"{QUOTED}|.", line):
        if match[0] == sign:
            return line[: match.start()], line[match.end() :]
    return line, ""


@dataclass(frozen=True)
class Line:
    """One line of a file: which field, the words behind the field's name, and where it stands."""

    name: str
    words: list[str]
    entry: Entry

    @property
    def value(self) -> str:
        """What stands behind the colon."""
        return self.entry.value


MARK = "|"  # before every line of a text that stands inside another


def marked(text: str) -> str:
    """A text as it stands inside another."""
    return "".join(f"{MARK} {line}".rstrip() + "\n" for line in text.split("\n"))


def set_apart(lines: Sequence[str]) -> tuple[str, list[tuple[int, str]]]:
    """A text without the marked lines, which are left empty, and these with their numbers (from 1)."""
    inner = [(k, line[1:].removeprefix(" ")) for k, line in enumerate(lines, 1) if line.startswith(MARK)]
    return "\n".join("" if line.startswith(MARK) else line for line in lines), inner


class Fields:
    """The lines of a text by field, and all that is found wrong with them.

    ``names`` tells the fields; those in ``many`` say in further words what they are about (``hand Karl``) and may
    stand there once for each.
    """

    def __init__(self, text: str, names: Lexicon[str], many: Sequence[str]) -> None:
        self.names = names
        self.many = many
        self.problems: list[Problem] = []
        self.places: dict[tuple[str, int | None], Entry] = {}
        self.lines = [line for entry in entries(text) if (line := self._line(entry))]

    def _line(self, entry: Entry) -> Line | None:
        words = tokens(entry.field)
        found = self.names.find(words, 0)
        if found is None:
            near = self.names.nearest(words, 0)
            hint = f"did you mean {near}?" if near else f"there are {', '.join(self.names.mains())}"
            self.problems.append(Problem(entry.line, entry.field, f"there is no such field; {hint}"))
            return None
        name, after = found
        if words[after:] and name not in self.many:
            self.problems.append(Problem(entry.line, entry.field, f"a colon was expected after {name!r}"))
            return None
        return Line(name, words[after:], entry)

    def has(self, *names: str) -> bool:
        """Does the text give one of these fields?"""
        return any(line.name in names for line in self.lines)

    def each(self, name: str, read: Callable[[Line], None]) -> None:
        """Read every line of a field; what is wrong with one is noted, and the others are read."""
        for line in self.lines:
            if line.name == name:
                try:
                    if name not in self.many:
                        self.once(name, None, line)
                    if name != "seats":
                        closed(line.value)
                    read(line)
                except Misread as wrong:
                    self.problems.append(Problem(line.entry.line, line.entry.field, str(wrong)))

    def once(self, name: str, about: int | None, line: Line) -> None:
        """Remember where a field stands; ``Misread`` when it stands there twice."""
        before = self.places.setdefault((name, about), line.entry)
        if before is not line.entry:
            raise Misread(f"stands in line {before.line} already")

    def wrong(self, name: str, about: int | None, text: str) -> None:
        """Note a problem of a field: at its line, else at the first line of that field if there is one."""
        entry = self.places.get((name, about)) or next((e for (n, _), e in self.places.items() if n == name), None)
        self.problems.append(Problem(entry.line if entry else 0, entry.field if entry else name, text))
