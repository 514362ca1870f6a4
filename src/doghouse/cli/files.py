"""Reading the files that people name: whatever is wrong with one is said in a line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from doghouse.cli.errors import Wrong
from doghouse.core.deck import DeckError, plain
from doghouse.core.fields import TextError
from doghouse.games import Game

LARGEST = 1 << 20  # bytes; positions and records are a hundred times smaller
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
    except UnicodeDecodeError:
        raise Wrong(f"{path}: not a text file (UTF-8)") from None
    if "\0" in text:
        raise Wrong(f"{path}: not a text file (UTF-8)")
    return text


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def read_deck(game: Game, path: Path | None) -> Any:
    """The deck of a file (the house deck without one); ``Wrong`` when it cannot be played with."""
    if path is None:
        return game.cards.house()
    try:
        return game.cards.read(plain(read_text(path)))
    except DeckError as error:
        found = error.report(str(path))
        more = f"; and {len(found) - SHOWN} more: doghouse cards check {game.name} {path}" if len(found) > SHOWN else ""
        raise Wrong(f"{'; '.join(found[:SHOWN])}{more}") from None


def problems(path: Path, error: TextError) -> Wrong:
    """Everything that is wrong with a file, as one line."""
    found = [str(problem) for problem in error.problems]
    more = f"; and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return Wrong(f"{path}: {'; '.join(found[:SHOWN])}{more}")
