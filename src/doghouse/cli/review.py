"""``doghouse review``: a recorded game, looked back at by the coach."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from doghouse.cli.choices import FileName, Language, language_for, speech
from doghouse.cli.errors import chosen
from doghouse.cli.replay import read_record


def review(
    file: FileName,
    /,
    *,
    seat: Annotated[str | None, Parameter(help="Whose game: a name; without it, who sat first.")] = None,
    language: Language = None,
) -> int:
    """Look back at a recorded game: the chance to win over time, and the moves that cost most.

    Parameters
    ----------
    file
        A game's record, or - for the standard input.
    """
    match = read_record(file)
    who = 0 if seat is None else match.names.index(chosen("player", seat, dict.fromkeys(match.names)))
    # Compiling and drawing are for those who have named a game and a player that there are.
    from rich.console import Console

    from doghouse.cli.boards import Reader, board_of
    from doghouse.cli.coach import review as told

    said = language_for(match.game, language)
    print(speech(said).say("review-thinking"), file=sys.stderr)
    match.use(match.game.compiled())
    console = Console(highlight=False, soft_wrap=True)
    for line in told(match, board_of(match.game), Reader(who, match.names, said, match.deck), who):
        console.print(line, markup=False)
    return 0
