"""Deck files: TOML in which every problem is told with its line, all of them at once.

A game says in keys and sections (core/keys.py) what stands in its file, and reads it table by table; whatever is wrong
is collected and raised together at the end, so nothing loads half.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

from doghouse.core.fields import Problem, TextError
from doghouse.core.toml import Parsed, Way, parse, positions

if TYPE_CHECKING:
    from doghouse.core.keys import Key, Section

T = TypeVar("T")

LARGEST = 256 << 10  # bytes of a deck file; a full one takes a tenth
LONGEST = 2000  # characters of a line; a longer one is no line that somebody wrote
NEAR = 0.6  # how alike the nearest right word has to be,
MEANT = 0.8  # and how alike a header, for what stands below it to be read as if it were right


class DeckError(TextError):
    """A deck file cannot be used; ``problems`` lists all that is wrong with it."""

    def report(self, file: str) -> list[str]:
        """The problems as ``file:line: card: what was expected``."""
        return report(file, self.problems)


def report(file: str, problems: Iterable[Problem]) -> list[str]:
    """Problems as ``file:line: card: what was expected``."""
    return [": ".join(filter(None, (f"{file}:{p.line}" if p.line else file, p.field, p.text))) for p in problems]


def plain(text: str) -> str:
    """A file's text with line ends as they are kept, and without the mark that some editors put first."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def digest(text: str) -> str:
    """What tells one deck file from another: 12 hexadecimal digits of its text's SHA-256, whatever its line ends."""
    return sha256(plain(text).encode()).hexdigest()[:12]


def shown(value: object) -> str:
    """A value as it may stand in a message."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict | list):
        return "a list" if isinstance(value, list) else "a table" if value else "an empty { }"
    if not isinstance(value, str | int | float):
        return str(value)  # a date or a time
    text = repr(value) if not isinstance(value, int) or abs(value) < 10**20 else "a huge number"
    return text if len(text) <= 60 else f"{text[:57]}..."


def no_text(value: object) -> str:
    """What to add where a text was typed that would be right without its quotes."""
    bare = isinstance(value, str) and re.fullmatch(r"\s*([+-]?[0-9]+|true|false)\s*", value)
    return " (without quotes around it)" if bare else ""


def nearest(word: str, known: Iterable[str]) -> str:
    """What to add to a message about a word that is not known: the nearest that is, or all there are."""
    names = list(known)
    near = difflib.get_close_matches(word, names, 1, NEAR)
    return f"did you mean {near[0]}?" if near else f"there are: {', '.join(names)}"


# ---------------------------------------------------------------- texts


def read_toml(text: str) -> dict[str, object]:
    """The tables of a deck file's text; ``DeckError`` when it is too large or not TOML."""
    parsed, problems = _parsed(text)
    if problems:
        raise DeckError(problems)
    return parsed.tables


def _parsed(text: str) -> tuple[Parsed, list[Problem]]:
    _check_size(text)
    parsed = parse(text)
    return parsed, [Problem(line, "", told) for line, told in parsed.problems]


def _check_size(text: str) -> None:
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise DeckError([Problem(line, "", "whole signs were expected, not half of one")]) from None
    if size > LARGEST:
        raise DeckError([Problem(0, "", f"a deck of at most {LARGEST >> 10} KiB was expected")])
    long = [k for k, line in enumerate(text.split("\n"), 1) if len(line) > LONGEST]
    if long:
        raise DeckError([Problem(k, "", f"a line of at most {LONGEST} characters was expected") for k in long])


# ---------------------------------------------------------------- reading


class Source:
    """A deck file that is being read: its tables, and what has been found wrong with it.

    ``warnings`` are what a deck may be used with all the same.
    """

    def __init__(self, text: str) -> None:
        """``DeckError`` when there is nothing that could be read at all."""
        parsed, self.problems = _parsed(text)
        self.warnings: list[Problem] = []
        if self.problems and not parsed.tables:
            raise DeckError(self.problems)
        self.top = Table(self, (), parsed.tables, "")
        self.lines = positions(parsed.text)
        self.whole = not self.problems  # else nothing can be said to be missing

    def line(self, way: Way) -> int:
        """The line of a key, or of the nearest table around it; 0 at the top."""
        while way and way not in self.lines:
            way = way[:-1]
        return self.lines.get(way, 0)

    def done(self) -> tuple[Problem, ...]:
        """The warnings, when the file is all right; ``DeckError`` with all that is wrong otherwise."""
        if self.problems:
            raise DeckError(dict.fromkeys(self.problems))
        return tuple(sorted(dict.fromkeys(self.warnings), key=lambda p: p.line))


class Table:
    """One table of a deck file.  ``card`` is what messages call it."""

    def __init__(self, source: Source, way: Way, data: dict[str, object], card: str) -> None:
        self.source = source
        self.way = way
        self.data = data
        self.card = card
        self.unknown: list[str] = []

    def wrong(self, key: str, text: str) -> None:
        """Note a problem of a key (or of the table itself for "")."""
        self.source.problems.append(self._problem(key, text))

    def warn(self, key: str, text: str) -> None:
        """Note something that is worth a look."""
        self.source.warnings.append(self._problem(key, text))

    def _problem(self, key: str, text: str) -> Problem:
        return Problem(self.source.line((*self.way, key) if key else self.way), self.card, text)

    def get(self, key: Key[T]) -> T:
        """The value of a key.  What is wrong with it is noted; then, and when it is left out, its default."""
        if key.name in self.data:
            return key.read(self.data[key.name], partial(self.wrong, key.name))
        if key.needed and self.source.whole and not self._means(key.name):
            self.wrong("", f"{key.name} is missing: {key.expected()} was expected")
        return key.default

    def only_for(self, game: Key[str]) -> None:
        """Read the key that names the game; a deck of another game has nothing else that is worth telling."""
        self.get(game)
        named = self.data.get(game.name)
        if isinstance(named, str) and not difflib.get_close_matches(named.lower(), [game.default], 1, NEAR):
            raise DeckError([p for p in self.source.problems if p.text.startswith(f"{game.name}:")])

    def known(self, names: Iterable[str]) -> None:
        """Note the keys that mean nothing here; a key that one of them seems to mean is not missed as well."""
        known = list(names)
        self.unknown = [name for name in self.data if name not in known]
        for name in self.unknown:
            self.wrong(name, f"there is no key {shown(name)}; {nearest(name, known)}")

    def _means(self, name: str) -> bool:
        """Does an unknown key seem to mean this one?"""
        return bool(difflib.get_close_matches(name, self.unknown, 1, NEAR))

    def tables(self, section: Section) -> list[Table]:
        """The tables of a section, which there must be as many of as it says; unknown keys in them are noted."""
        rows, way = self.data.get(section.name), (*self.way, section.name)
        others = self._meant(section)
        if rows is not None and isinstance(rows, list) != section.many:
            self.wrong(
                section.name, f"{section.header()} was expected, in {'double' if section.many else 'single'} brackets"
            )
            return []
        found = rows if isinstance(rows, list) else [] if rows is None else [rows]
        dicts = [(k, row) for k, row in enumerate(found) if isinstance(row, dict)]
        n = len(dicts) + len(others)
        missed = self.source.whole and not (rows is None and not others and self._means(section.name))
        if not section.fewest <= n <= section.most and missed:
            line = self.source.line((*way, min(section.most, len(found) - 1)) if found else self.way)
            wanted = f"{section.fewest} to {section.most} are" if section.bounds else _are(section.count)
            text = f"{section.header()}: {wanted} wanted, {_are(n)} there"
            self.source.problems.append(Problem(line, self.card, text))
        tables = []
        for k, row in dicts:
            place = (*way, k) if section.many else way
            tables.append(Table(self.source, place, row, _card(row, section, k)))
        tables += others
        for table in tables:
            table.known(section.names())
        return tables

    def _meant(self, section: Section) -> list[Table]:
        """The tables under unknown keys that seem to mean a section: read as such, so that all in them is told too."""
        found: list[Table] = []
        for key in self.unknown if section.many else ():
            rows = self.data[key]
            if isinstance(rows, list) and difflib.get_close_matches(key.lower(), [section.name], 1, MEANT):
                dicts = [(k, row) for k, row in enumerate(rows) if isinstance(row, dict)]
                found += [Table(self.source, (*self.way, key, k), row, _card(row, section, k)) for k, row in dicts]
        return found


def _are(n: int) -> str:
    return f"{n} is" if n == 1 else f"{n} are"


def _card(row: dict[str, object], section: Section, k: int) -> str:
    """What messages call a table: its id, else its place among its like."""
    name = row.get("id")
    if isinstance(name, str) and name.isprintable() and 0 < len(name) <= 40:
        return name
    return f"{section.header()} number {k + 1}" if section.many else section.header()


def unique(tables: Sequence[Table], key: str, same: Callable[[str], object] = str) -> None:
    """Note every text that stands in two tables, where it stands for the second time."""
    first: dict[object, Table] = {}
    for table in tables:
        value = table.data.get(key)
        if isinstance(value, str):
            before = first.setdefault(same(value), table)
            if before is not table:
                line = table.source.line((*before.way, key))
                table.wrong(key, f"{key} {value!r} is taken by {before.card} in line {line}; another was expected")
