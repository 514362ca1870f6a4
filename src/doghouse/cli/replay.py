"""``doghouse replay``: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path

from doghouse.cli.choices import FileName, Language, language_for
from doghouse.cli.files import expect, problems, read_text
from doghouse.core.fields import TextError
from doghouse.table.match import Match


def replay(file: FileName, /, *, language: Language = None) -> int:
    """Tell a recorded game again, and check that it ends as it says.

    Parameters
    ----------
    file
        A game's record, or - for the standard input.
    """
    match = read_record(file)
    # Drawing is loaded when there is something to draw.
    from rich.console import Console

    from doghouse.cli.boards import Reader, board_of

    said = language_for(match.game, language)
    board, reader = board_of(match.game), Reader(None, match.names, said, match.deck)
    console = Console(highlight=False, soft_wrap=True)
    for line in board.news(match.events(None), reader):
        console.print(line, markup=False)
    console.print()
    console.print(board.result(match.view(None), reader))
    console.print(match.game.words.status(match.state, said, None, match.names, match.deck), style="bold", markup=False)
    return 0


def read_record(file: Path) -> Match:
    """The game that a file records, played again; ``Wrong`` when it is none."""
    from doghouse.table import record

    text = read_text(file)
    if not text.lstrip().startswith("doghouse"):
        expect(file, text, "the record of a game")
    try:
        return record.read(text)
    except TextError as error:
        raise problems(file, error) from None
