"""What can stand in a deck file: keys with their kinds of value, and sections of tables.

The same keys read a file, write the commented template and make the JSON Schema.
"""

from __future__ import annotations

import re
import unicodedata
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from doghouse.core.deck import nearest, no_text, shown
from doghouse.core.lines import key as words_of

T = TypeVar("T", covariant=True)
Wrong = Callable[[str], None]
Schema = dict[str, object]

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ID_LENGTH = 40
IN_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
A_NUMBER = "x?[0-9]+|[0-9]+x"  # with or without the sign of a count
NOTHING = ("nothing", "none", "empty", "nobody")  # what a list says that has nothing in it
# What turns the direction of a text around, or ends a line: no sign of a card, and a way to make one lie.
UNSEEN = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Key(Generic[T]):
    """One key of a table: its name, what it is for, and whether it must be there."""

    def __init__(self, name: str, what: str, default: T, *, needed: bool = False) -> None:
        self.name = name
        self.what = what
        self.default = default
        self.needed = needed

    def read(self, value: object, wrong: Wrong) -> T:
        """The value as the game takes it; what is wrong with it is told, and the default stands in."""
        return self._read(value, wrong)

    def expected(self) -> str:
        """What has to stand there, in words."""
        return self._expected()

    def schema(self) -> Schema:
        """The JSON Schema of the value."""
        return self._schema() | {"description": self.what}

    @abstractmethod
    def _read(self, value: object, wrong: Wrong) -> T: ...

    @abstractmethod
    def _expected(self) -> str: ...

    @abstractmethod
    def _schema(self) -> Schema: ...


class Text(Key[str]):
    """A text of one line (or of several: ``lines``)."""

    def __init__(self, name: str, what: str, *, longest: int, needed: bool = False, lines: bool = False) -> None:
        super().__init__(name, what, "", needed=needed)
        self.longest = longest
        self.lines = lines

    def _read(self, value: object, wrong: Wrong) -> str:
        if not isinstance(value, str):
            wrong(f"{self.name}: {self.expected()} was expected, not {shown(value)}")
            return ""
        bad = next((c for c in value if not self._printable(c)), None)
        if bad is not None:
            wrong(f"{self.name}: visible signs were expected, not the control character U+{ord(bad):04X}")
        elif len(value) > self.longest:
            wrong(f"{self.name}: at most {self.longest} characters were expected, not {len(value)}")
        elif self.needed and not words_of(value):
            wrong(f"{self.name}: a text with a letter or number in it was expected, not {value!r}")
        return value

    def _printable(self, sign: str) -> bool:
        if sign == "\n" and self.lines:
            return True
        return unicodedata.category(sign) not in ("Cc", "Cs", "Zl", "Zp") and sign not in UNSEEN

    def _expected(self) -> str:
        return "a text in quotes"

    def _schema(self) -> Schema:
        return {"type": "string", "minLength": int(self.needed), "maxLength": self.longest}


class Id(Text):
    """A short name for files and records: small letters, numbers and hyphens."""

    def __init__(
        self, name: str, what: str, *, needed: bool = True, words: Sequence[str] = (), speech: Sequence[str] = ()
    ) -> None:
        """``words`` mean something else in what people write about the game, and so does all that is made of numbers
        and words of ``speech`` alone."""
        super().__init__(name, what, longest=ID_LENGTH, needed=needed)
        self.words = (*NOTHING, *words) if needed else ()
        one = "|".join((*speech, "[0-9]+"))
        self.said = f"{A_NUMBER}|({one})(-({one}))*" if speech else A_NUMBER

    def _read(self, value: object, wrong: Wrong) -> str:
        if not isinstance(value, str):
            return super()._read(value, wrong)
        if value == "" and not self.needed:
            return value
        if not ID.fullmatch(value) or len(value) > ID_LENGTH:
            plain = value.lower().translate(IN_LETTERS)
            bare = "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
            near = "-".join(re.findall(r"[a-z0-9]+", bare))[:ID_LENGTH].strip("-")
            hint = f" (did you mean {near}?)" if near else ""
            wrong(f"{self.name}: small letters, numbers and hyphens were expected, not {value[:60]!r}{hint}")
        elif self.needed and (re.fullmatch(self.said, value) or words_of(value) in map(words_of, self.words)):
            wrong(f"{self.name}: {value!r} means something else where cards are named: another was expected")
        return value

    def _schema(self) -> Schema:
        if not self.needed:
            return {"type": "string", "pattern": f"^({ID.pattern})?$", "maxLength": ID_LENGTH}
        words = {"enum": ["-".join(words_of(word)) for word in self.words]}
        others: Schema = {"not": {"anyOf": [{"pattern": f"^({self.said})$"}, words]}}
        return {"type": "string", "pattern": f"^{ID.pattern}$", "maxLength": ID_LENGTH} | others


class Whole(Key[int]):
    """A whole number within bounds."""

    def __init__(self, name: str, what: str, least: int, most: int, *, needed: bool = False) -> None:
        super().__init__(name, what, max(0, least), needed=needed)
        self.least = least
        self.most = most

    def _read(self, value: object, wrong: Wrong) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            wrong(f"{self.name}: {self.expected()} was expected, not {shown(value)}{no_text(value)}")
            return self.default
        return value

    def _expected(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def _schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Word(Key[T]):
    """One of some words, and what each means."""

    def __init__(self, name: str, what: str, words: Mapping[str, T], *, needed: bool = True) -> None:
        super().__init__(name, what, next(iter(words.values())), needed=needed)
        self.words = words

    def _read(self, value: object, wrong: Wrong) -> T:
        if not isinstance(value, str) or value not in self.words:
            hint = f" (did you mean {near}?)" if (near := self._near(value)) else ""
            wrong(f"{self.name}: {self.expected()} was expected, not {shown(value)}{hint}")
            return self.default
        return self.words[value]

    def _near(self, value: object) -> str:
        hint = nearest(value.lower(), self.words) if isinstance(value, str) else ""
        return hint.removeprefix("did you mean ").removesuffix("?") if hint.startswith("did") else ""

    def _expected(self) -> str:
        return " or ".join(map(repr, self.words))

    def _schema(self) -> Schema:
        return {"enum": list(self.words)}


class Flag(Key[bool]):
    """True or false."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__(name, what, default=False)

    def _read(self, value: object, wrong: Wrong) -> bool:
        if not isinstance(value, bool):
            wrong(f"{self.name}: {self.expected()} was expected, not {shown(value)}{no_text(value)}")
            return False
        return value

    def _expected(self) -> str:
        return "true or false"

    def _schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Section:
    """A kind of table: how many of it there are, its keys, and the sections inside it.

    ``many`` says that it is written ``[[name]]``; ``within`` names the section it lies in, ``sections`` those that
    lie in it.  ``sample`` gives values of the k-th (from 0) in a template.  ``bounds`` are the fewest and the most of
    it when their number may differ; ``count`` is how many a template has then.
    """

    name: str
    what: str
    count: int
    keys: Sequence[Key[object]]
    many: bool = True
    within: str = ""
    sections: Sequence[Section] = ()
    sample: Callable[[int], Mapping[str, object]] = field(default=lambda k: {})
    bounds: tuple[int, int] | None = None

    @property
    def fewest(self) -> int:
        """How many there are at least."""
        return self.bounds[0] if self.bounds else self.count

    @property
    def most(self) -> int:
        """How many there are at most."""
        return self.bounds[1] if self.bounds else self.count

    def header(self) -> str:
        """The line that begins such a table."""
        name = f"{self.within}.{self.name}" if self.within else self.name
        return f"[[{name}]]" if self.many else f"[{name}]"

    def names(self) -> list[str]:
        """All keys that mean something in it."""
        return [key.name for key in self.keys] + [section.name for section in self.sections]

    def schema(self) -> Schema:
        """The JSON Schema of the section's value."""
        one = table_schema(self.keys, self.sections)
        if not self.many:
            return one | {"description": self.what}
        return {
            "type": "array",
            "description": self.what,
            "minItems": self.fewest,
            "maxItems": self.most,
            "items": one,
        }


def table_schema(keys: Sequence[Key[object]], sections: Sequence[Section]) -> Schema:
    """The JSON Schema of a table with these keys and sections."""
    values: Schema = {key.name: key.schema() for key in keys}
    values |= {section.name: section.schema() for section in sections}
    needed = [key.name for key in keys if key.needed] + [section.name for section in sections]
    return {"type": "object", "properties": values, "required": needed, "additionalProperties": False}


@dataclass(frozen=True)
class Format:
    """What stands in the deck files of a game; ``about`` explains in some lines how cards are written.

    ``definitions`` are schemas that those of its keys refer to as ``#/$defs/...``.
    """

    game: str
    about: Sequence[str]
    keys: Sequence[Key[object]]
    sections: Sequence[Section]
    definitions: Schema = field(default_factory=dict)

    def names(self) -> list[str]:
        """All keys that mean something at the top of a file."""
        return [key.name for key in self.keys] + [section.name for section in self.sections]

    def schema(self) -> Schema:
        """The JSON Schema of the game's deck files."""
        head: Schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"A deck of {self.game}"}
        defined: Schema = {"$defs": self.definitions} if self.definitions else {}
        return head | table_schema(self.keys, self.sections) | defined
