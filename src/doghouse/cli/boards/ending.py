"""The end of a game in the terminal: in which order the players stand, and what was compared when points were equal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from doghouse.cli.boards import Data, Reader
from doghouse.cli.boards.flow import Flow
from doghouse.cli.choices import speech
from doghouse.core.speech import Speech


def places(end: Data) -> list[int]:
    """The seats from the first to the last: points, then whom a tie-breaker made win."""
    scores: list[int] = end["scores"]
    return sorted(range(len(scores)), key=lambda p: (-scores[p], p not in end["winners"]))


def compared(end: Data, words: Speech, reader: Reader) -> Iterator[Flow]:
    """A line for each tie-breaker that was asked, with what everybody had who was still level."""
    for row in end["ties"]:
        head = speech(reader.language).say("tied", what=words.tie(row["by"], reader.language))
        level = [f"{reader.name(p)} {n}" for p, n in enumerate(row["n"]) if n is not None]
        yield Flow(Text(f"{head} ", "dim"), [Text(one, "bold" * (row["by"] == end["decided"])) for one in level], ", ")
