"""Words that people write by hand: generous spelling, names in double quotes, the nearest right word."""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Generic, TypeVar

T = TypeVar("T")

QUOTED = r'"(?:[^"\\]|\\.)*"'
APOSTROPHES = "'\u2019"
TIMES = "x\u00d7"
# Digits right before a word are a count of their own (``2mutt``), unless the word is the sign of a count (``2x``).
GLUED = rf"[0-9]+(?=[^\W\d_])(?![xX{TIMES[1]}](?![^\W_]))"
TOKEN = re.compile(rf"->|{GLUED}|[^\W_]+(?:[{APOSTROPHES}-][^\W_]+)*|[^\s\w]|_")
DASHES = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d"), "-") | {ord("\u00ad"): None}
CLOSE = 0.7  # how much alike two words are, at least, for one to be suggested for the other
LONGEST = 60  # signs of what was written that are said again
COUNT = re.compile(rf"([0-9]+)[{TIMES}]?|[{TIMES}]([0-9]+)")
ODD = re.compile(rf"[^\w\s{APOSTROPHES}-]")  # signs that mean something of their own between names
PLAIN = re.compile(rf"[^\W\d_][^\W_]*(?:[{APOSTROPHES} -][^\W_]+)*")


class Misread(ValueError):
    """One value cannot be read; the message says what was expected."""


class Word(str):
    """A word in lower case that remembers how it was spelled (made by ``word_of``)."""

    spelled: str


def word_of(spelled: str) -> Word:
    """A word as it was spelled, in lower case."""
    word = Word(spelled.casefold())
    word.spelled = spelled
    return word


# ---------------------------------------------------------------- words


@lru_cache(4096)
def key(text: str) -> tuple[str, ...]:
    """The words of a name without regard to case, hyphens and spaces."""
    return tuple(word for token in tokens(text) for word in token.split("-") if word[:1].isalnum())


def tokens(text: str) -> list[str]:
    """Words in lower case (with their hyphens), single signs, and quoted names as they are written."""
    found: list[str] = []
    for piece in re.split(f"({QUOTED})", text):
        if is_quoted(piece):
            found.append(piece)
            continue
        for token in TOKEN.findall(unicodedata.normalize("NFC", piece).translate(DASHES)):
            if token.casefold() in TIMES and found and found[-1].isdecimal() and number(found[-1]):
                found[-1] += "x"  # "2 x mutt"
            else:
                found.append(word_of(token))
    return found


def is_quoted(token: str) -> bool:
    """Is the token a name in quotes?"""
    return re.fullmatch(QUOTED, token) is not None


def unquoted(token: str) -> str:
    """The name in a quoted token; a backslash that means nothing stands for itself."""
    try:
        return str(json.loads(token))
    except ValueError:
        return token[1:-1]


def quoted(name: str, taken: Lexicon[int] | None = None) -> str:
    """A name as it can be read again: in quotes unless it is plain and no word of ``taken``."""
    plain = PLAIN.fullmatch(name) and name == " ".join(name.split()) and unicodedata.is_normalized("NFC", name)
    words = list(key(name))
    if plain and not (taken and any(taken.find(words, at) for at in range(len(words)))):
        return name
    return json.dumps(name, ensure_ascii=False)


def number(token: str) -> int | None:
    """A count such as ``2`` or ``2x``, before what is counted, or ``x2`` behind it."""
    match = COUNT.fullmatch(token)
    return int(match[1] or match[2]) if match and len(token) < 8 else None


class Lexicon(Generic[T]):
    """Names and what they mean.  Case, hyphens, signs and (unless ``exact``) a plural's ending do not matter."""

    def __init__(self, names: Iterable[tuple[str, T]], *, exact: bool = False) -> None:
        self._exact = exact
        self._values: dict[tuple[str, ...], T] = {}
        self._shown: dict[str, str] = {}
        self._odd: list[str] = []
        for name, value in names:
            if ODD.search(name):
                self._odd.append(name)
            if key(name):
                self._values.setdefault(key(name), value)
                self._shown.setdefault(" ".join(key(name)), name)
        self._longest = max(map(len, self._values), default=0)

    def find(self, words: list[str], at: int) -> tuple[T, int] | None:
        """The longest name that begins at a word: what it means and the place after it."""
        if at < len(words) and is_quoted(words[at]):
            value = self._values.get(key(unquoted(words[at])))
            return None if value is None else (value, at + 1)
        run: list[str] = []
        end, best = at, None
        while end < len(words) and len(run) < self._longest:
            if not words[end][0].isalnum():
                break
            run += words[end].split("-")
            end += 1
            value = self._meaning(tuple(run))
            best = best if value is None else (value, end)
        return best

    def with_quotes(self, text: str) -> str:
        """A text with quotes around the names that have signs in them (``Sit, Stay``), which mean nothing else then."""
        return self._signs.sub(lambda m: m[0] if is_quoted(m[0]) else json.dumps(m[0], ensure_ascii=False), text)

    @cached_property
    def _signs(self) -> re.Pattern[str]:
        """The names with signs in them, the longest first, and whatever stands in quotes."""
        names = [r"[ \t]+".join(map(re.escape, name.split())) for name in sorted(self._odd, key=len, reverse=True)]
        return re.compile("|".join([*(rf"(?<!\w){name}(?!\w)" for name in names), QUOTED]), re.IGNORECASE)

    def shown(self) -> list[str]:
        """The names as they were given."""
        return list(self._shown.values())

    def mains(self) -> list[str]:
        """Those that mean themselves, without the other words for them."""
        return [name for name in self.shown() if self._values[key(name)] == name]

    def _meaning(self, run: tuple[str, ...]) -> T | None:
        for last in run[-1:] if self._exact else _singulars(run[-1]):
            value = self._values.get((*run[:-1], last))
            if value is not None:
                return value
        return None

    def nearest(self, words: list[str], at: int) -> str | None:
        """The name that looks most like the words that begin here."""
        if not words[at : at + 1] or not (words[at][0].isalnum() or is_quoted(words[at])):
            return None
        run = [part for w in words[at : at + 3] if w[0].isalnum() for part in w.split("-")]
        for n in range(len(run), 0, -1):
            near = closest(" ".join(run[:n]), self._shown)
            if near:
                return self._shown[near]
        return None


def only_of(name: str, speech: Collection[str]) -> bool:
    """Is a name made of numbers and words of ``speech`` alone, so that it would be taken for what these mean?"""
    return all(word in speech or word.isdecimal() for word in key(name))


def closest(word: str, known: Iterable[str]) -> str | None:
    """The one of some words that another was probably meant to be, if there is one."""
    near = difflib.get_close_matches(word, known, 1, 0.6)
    if not near:
        return None
    one_off = len(word) <= len("abc") and len(near[0]) == len(word)
    close = difflib.SequenceMatcher(None, near[0], word).ratio() >= CLOSE
    return near[0] if close or one_off else None


def shown(text: str) -> str:
    """What somebody wrote, in quotes and not too long."""
    text = getattr(text, "spelled", text)
    return repr(str(text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"))


@lru_cache(64)
def numbered(names: tuple[tuple[str, int], ...], *, exact: bool = False) -> Lexicon[int]:
    """A lexicon of names and numbers, kept for the next time."""
    return Lexicon(names, exact=exact)


def _singulars(word: str) -> Iterator[str]:
    yield word
    for ending, instead in (("ies", "y"), ("es", ""), ("s", ""), ("en", ""), ("n", "")):
        if word.endswith(ending):
            yield word.removesuffix(ending) + instead


def unknown(words: list[str], at: int, *lexicons: Lexicon[int] | Lexicon[str]) -> Misread:
    """What to say of a word that has no meaning here, with the nearest that has."""
    if at >= len(words):
        return Misread("something is missing here")
    if at and any(one.find(words, at) for one in lexicons):
        return Misread(f"a comma was expected before {shown(words[at])}")
    near = next(filter(None, (one.nearest(words, at) for one in lexicons)), None)
    return Misread(f"{shown(words[at])} is not known here" + (f"; did you mean {near}?" if near else ""))


# ---------------------------------------------------------------- values


def parts(value: str, signs: str) -> list[str]:
    """A value cut at any of the signs, outside of quotes; empty parts are left out."""
    return [part for part in cut(value, signs) if part]


def cut(value: str, signs: str) -> list[str]:
    """A value cut at any of the signs, outside of quotes."""
    found = [""]
    for piece in re.findall(f"{QUOTED}|.", value):
        if piece in signs:
            found.append("")
        else:
            found[-1] += piece
    return [part.strip() for part in found]


def closed(value: str) -> None:
    """``Misread`` when a bracket outside of quotes does not close, or closes nothing."""
    open_now = 0
    for sign in re.sub(QUOTED, "", value):
        open_now += (sign == "(") - (sign == ")")
        if open_now < 0:
            raise Misread("a bracket closes that was not opened: )")
    if open_now:
        raise Misread("a bracket does not close: (")


def whole(value: str, least: int, most: int) -> int:
    """A whole number within bounds; ``Misread`` says them."""
    if not re.fullmatch("[0-9]{1,20}", value) or not least <= int(value) <= most:
        raise Misread(f"a whole number from {least} to {most} was expected, not {shown(value)}")
    return int(value)


def chosen(value: str, choices: Mapping[str, T]) -> T:
    """One of some words; ``Misread`` lists them."""
    word = " ".join(key(value))
    if word not in choices:
        near = closest(word, choices)
        hint = f"; did you mean {near}?" if near else ""
        raise Misread(f"one of {', '.join(choices)} was expected, not {shown(value)}{hint}")
    return choices[word]
