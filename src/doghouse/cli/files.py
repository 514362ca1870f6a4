"""Reading the files that people name: whatever is wrong with one is said in a line."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from doghouse.cli.errors import Wrong
from doghouse.core.deck import DeckError, plain
from doghouse.core.fields import TextError
from doghouse.games import Game

LARGEST = 1 << 20  # bytes; positions and records are a hundred times smaller
# What people may hand us: how to tell it by a line of it, and what it is for.
KINDS = {
    "the record of a game": (r"\A\s*doghouse record|^\s*deal\s*:", "doghouse replay"),
    "a deck file": (r"^\s*\[\[?[\w.]+\]\]?\s*(#.*)?$", "doghouse cards check"),
    "a position": (r"^\s*seats\s*:", "doghouse why"),
}
SHOWN = 4  # problems of a file that are told at once


def read_text(path: Path) -> str:
    """The text of a file, or of the standard input for ``-``; ``Wrong`` when it cannot be one of ours."""
    try:
        data = sys.stdin.buffer.read(LARGEST + 1) if str(path) == "-" else _first_bytes(path)
    except (OSError, ValueError) as error:
        raise Wrong(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > LARGEST:
        raise Wrong(f"{path}: larger than {LARGEST >> 20} MiB, so not a file of this kind")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Wrong(_no_text(path, data, error.start)) from None
    if "\0" in text:
        raise Wrong(f"{path}: not a text file (UTF-8)")
    return plain(text)


def _no_text(path: Path, data: bytes, at: int) -> str:
    """What to say of a file that cannot be read: most often a text that an editor keeps in an older way."""
    wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    if b"\0" in data and not wide:
        return f"{path}: not a text file (UTF-8)"
    where = "" if wide else f", because of a sign in line {data.count(bytes([10]), 0, at) + 1}"
    return f"{path}: not a text file in UTF-8{where}: an editor can save it as UTF-8"


def expect(path: Path, text: str, kind: str) -> None:
    """``Wrong`` when a text is clearly of another kind (a key of KINDS) than it should be."""
    found = next((one for one, (begin, _) in KINDS.items() if re.search(begin, text, re.M | re.I)), kind)
    if found != kind:
        raise Wrong(f"{path}: this is {found}, not {kind}: see `{KINDS[found][1]}`")


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def read_deck(game: Game, path: Path | None) -> Any:
    """The deck of a file (the house deck without one); ``Wrong`` when it cannot be played with."""
    if path is None:
        return game.cards.house()
    try:
        text = read_text(path)
        expect(path, text, "a deck file")
        return game.cards.read(text)
    except DeckError as error:
        found = error.report(str(path))
        more = f"; and {len(found) - SHOWN} more: doghouse cards check {game.name} {path}" if len(found) > SHOWN else ""
        raise Wrong(f"{'; '.join(found[:SHOWN])}{more}") from None


def problems(path: Path, error: TextError) -> Wrong:
    """Everything that is wrong with a file, as one line."""
    found = [str(problem) for problem in error.problems]
    more = f"; and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return Wrong(f"{path}: {'; '.join(found[:SHOWN])}{more}")
