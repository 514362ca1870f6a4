"""TOML with the line of everything in it, and with words of its own for the mistakes that people make."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

Way = tuple[str | int, ...]  # how to get to a table or key from the top: ("behavior", 3, "cost")

STRING = r"\"\"\"(?:\\.|[^\\])*?\"{3,5}|'''.*?'{3,5}|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'"
PIECE = re.compile(rf"{STRING}|#[^\n]*|\n|[\[{{]|[\]}}]|[^\"'#\n\[\]{{}}]+", re.S)
PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")
MOST = 20  # mistakes that are looked for in one file,
LARGE = 1 << 16  # unless it has more characters than this, which would take long

KEY = r"\s*[\w-]+\s*"
# What is written on a line that cannot be read, and what was expected instead; the first that fits is told.
MISTAKES = (
    (r".*[\u201c-\u201f\u00ab\u00bb]", 'straight quotes (") were expected'),
    (r'[^"]*=\s*([\u2012-\u2014\u2212]\s*|[+-]\s+)\d', "a minus right before the number was expected: -1"),
    (r"\s*//", "a comment was expected to begin with #, not //"),
    (r"\s*;", "a comment was expected to begin with #, not ;"),
    (r"\s*\[\s+\[|\s*\[\[[^\]]*\]\s+\]", "[[ and ]] were expected, without a space between the brackets"),
    (rf"{KEY}:", "= was expected behind the key, not :"),
    (rf"{KEY}=\s*\[\s*[\w-]+\s*=", "{ } around each effect was expected"),
    (r'[^"]*\[\s*\(', "{ } around each effect was expected, not ( )"),
    (r'[^"]*[{,]\s*[\w-]+\s*:', "= was expected behind the key, not :"),
    (r'[^"#]*[{,]\s*[\w-]+\s+[^\s=]', "= was expected behind the key"),
    (r".*,\s*\}", "no comma was expected before }"),
    (r".*\{\s*(#.*)?$", "a whole { } in one line was expected"),
    (r'[^"\[]*=\s*\[(.*,)?\s*[^\W\d_][\w-]*\s*[,\]]', "quotes around the text were expected"),
    (rf"{KEY}=\s*(#.*)?$", "a value was expected behind ="),
    (rf"{KEY}=\s*(yes|no|on|off|True|False)\b", "true or false was expected"),
    (rf"{KEY}=\s*(?!(true|false|nan|inf)\b)[^\W\d_]", "quotes around the text were expected"),
    (r'[^"]*[{,]\s*[\w-]+\s*=\s*(?!(true|false|nan|inf)\b)[^\W\d_]', "quotes around the text were expected"),
    (rf"{KEY}=\s*[+-]?\d+,\d+\s*(#.*)?$", "a whole number was expected"),
    (rf"{KEY}=\s*[+-]?0\d+\s*(#.*)?$", "a number without a 0 before it was expected"),
    (rf"{KEY}=[^#]*//", "a comment was expected to begin with #, not //"),
    (r"[^#]*[\w\"\]]\s*;", "no ; was expected at the end"),
    (rf"{KEY}=\s*[+-]?[\d.]+\s*[^\s\d#.]", "nothing was expected behind the number"),
    (rf"{KEY}=\s*'[^']*'[^\s#,\]}}]", "double quotes (\") were expected around a text with ' in it"),
    (rf'{KEY}=\s*"[^"]*"[^\s#,\]}}]', 'a quote inside a text was expected to be written \\"'),
    (r'[^"#]*"(?:[^"\\]|\\.)*$', 'a closing " was expected'),
    (r"\s*[\w-]+(\s+[\w-]+)+\s*=", "a key of one word was expected"),
    (r"\s*[\w-]+(\s+[^=]*)?$", "= was expected behind the key"),
    (r"\s*\[\[[^\]]*\]?\s*(#.*)?$", "]] was expected at the end"),
    (r"\s*\[[^\[\]]*\]\]", "[[ was expected at the start"),
    (r"\s*\[[^\]]*(#.*)?$", "] was expected at the end"),
)
NO_TOML = "the deck is not valid TOML: "
APART = re.compile(rf'{KEY}=\s*\[.*([}}\]]\s*[{{"]|"\s+[{{"])')  # two effects with nothing between them
# What tomllib says, and what was expected.
TOLD = {
    "Unclosed inline table": "a closing } was expected",
    "Cannot overwrite a value": "another key was expected, this one stands here already (is a [[...]] missing above?)",
}
# The same where the line shows no well-known mistake.
OTHERWISE = {
    "Expected newline or end of document after a statement": "nothing more was expected behind the value",
    "Expected '=' after a key in a key/value pair": "= was expected behind the key",
    "Invalid initial character for a key part": "a key was expected: letters, numbers, - and _",
    "Invalid value": "a text in quotes, a number, true, false or a list in [ ] was expected",
    "Unescaped '\\' in a string": "a \\ inside a text was expected to be written \\\\",
}
UNCLOSED = (
    "a comma was expected between two of a list",
    "a comma was expected behind the effect above",
    "a closing ] was expected",
)
# Nothing that follows would make sense.
LOST = {"Invalid statement": "key = value, or a header in brackets, was expected"}


@dataclass
class Parsed:
    """A text that was read as far as possible: its tables, and what is wrong with it as (line, what was expected).

    Keys with a mistake in their lines are left out of ``tables`` and of ``text``.
    """

    text: str
    tables: dict[str, object] = field(default_factory=dict)
    problems: list[tuple[int, str]] = field(default_factory=list)


def parse(text: str) -> Parsed:
    """Read a text.  After a line with a well-known mistake it goes on, so that all of them are told at once."""
    parsed = Parsed(text)
    most = MOST if len(text) <= LARGE else 1
    while True:
        try:
            parsed.tables = tomllib.loads(parsed.text)
            return parsed
        except RecursionError:
            parsed.problems.append((0, "brackets are nested too deeply"))
            return parsed
        except ValueError as error:  # besides TOMLDecodeError also of numbers that are no numbers any more
            line, told = _told(parsed.text, str(error))
            lines = parsed.text.split("\n")
            line, known = _mistake(lines, line, told)
            if told in LOST and parsed.problems:  # what is left of a line that was told
                return parsed
            if not (known and _told_above(lines, parsed.problems, line, known)):
                parsed.problems.append((line, f"{NO_TOML}{known or LOST.get(told, told)}"))
            before = lines[line - 1]
            lines[line - 1] = _mended(before)
            if not known or lines[line - 1] == before or len(parsed.problems) == most:
                return parsed
            parsed.text = "\n".join(lines)


def _told_above(lines: list[str], problems: list[tuple[int, str]], line: int, known: str) -> bool:
    """Does the same stand in the same table already?  One missing header makes many keys appear twice."""
    return any(said == NO_TOML + known and not _headers(lines[at - 1 : line]) for at, said in problems)


def _headers(lines: list[str]) -> list[str]:
    return [line for line in lines if line.lstrip().startswith("[")]


def _mended(line: str) -> str:
    """A line with a mistake, such that one can read on: a header as it was meant, anything else left out."""
    if not _headers([line]):
        return ""
    name = "".join(re.findall(r"[\w.-]+", line.partition("#")[0]))
    brackets = line.replace(" ", "")
    return f"[[{name}]]" if "[[" in brackets or "]]" in brackets else f"[{name}]"


def _told(text: str, error: str) -> tuple[int, str]:
    """The line that a parser's message names (0: none), and the message without it."""
    place = PLACE.search(error)
    line = int(place[1]) if place and place[1] else text.count("\n") + 1 if place else 0
    return line, PLACE.sub("", error)


def _mistake(lines: list[str], line: int, told: str) -> tuple[int, str]:
    """The line that is to blame, and what was expected there; "" when nothing is known of it."""
    if not line:
        return line, ""
    if told == "Unclosed array":
        return _unclosed(lines, line)
    found = next((said for pattern, said in MISTAKES if re.match(pattern, lines[line - 1])), "")
    return line, TOLD.get(told) or found or OTHERWISE.get(told, "")


def _unclosed(lines: list[str], line: int) -> tuple[int, str]:
    """A list that does not go on as lists do, which is noticed where the next thing begins."""
    if APART.match(lines[line - 1]):
        return line, UNCLOSED[0]
    if re.match(r'\s*[{"]', lines[line - 1]):
        return line, UNCLOSED[1]
    start = next((k for k in range(line, 0, -1) if lines[k - 1].count("[") > lines[k - 1].count("]")), line)
    return start, UNCLOSED[2]


def statements(text: str) -> Iterator[tuple[int, str]]:
    """The headers of tables and the keys with their values in a valid TOML text, each with its line (from 1)."""
    line, start, depth, said = 1, 1, 0, ""
    for match in PIECE.finditer(text):
        piece = match[0]
        if piece == "\n" and depth == 0:
            if said.strip():
                yield start, said.strip()
            said = ""
        elif not piece.startswith("#"):
            start = start if said.strip() else line
            depth += (piece in ("[", "{")) - (piece in ("]", "}"))
            said += piece
        line += piece.count("\n")
    if said.strip():
        yield start, said.strip()


def positions(text: str) -> dict[Way, int]:
    """The line of every table and of every key in a valid TOML text."""
    lines: dict[Way, int] = {}
    count: Counter[Way] = Counter()
    here: Way = ()
    for line, said in statements(text):
        if not said.startswith("["):
            lines.setdefault((*here, next(iter(tomllib.loads(said)))), line)
            continue
        here = ()
        names = _header(said)
        for k, name in enumerate(names):
            here += (name,)
            lines.setdefault(here, line)
            last = k == len(names) - 1
            if last and said.startswith("[["):
                count[here] += 1
            if count[here]:
                here += (count[here] - 1,)
        lines.setdefault(here, line)
    return lines


def _header(said: str) -> list[str]:
    """The names in ``[a.b]`` or ``[[a.b]]``."""
    names, inside = [], tomllib.loads(said)
    while inside:
        name, value = next(iter(inside.items()))
        names.append(name)
        inside = value[0] if isinstance(value, list) else value
    return names
