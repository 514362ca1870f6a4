"""``doghouse why``: may a move be made, and if not, why not."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from doghouse.cli.choices import FileName, GameName, Language, language_for, speech
from doghouse.cli.errors import REFUSED, Wrong
from doghouse.cli.files import problems, read_text
from doghouse.cli.rules import clause_line
from doghouse.core.fields import TextError
from doghouse.core.lines import Misread, shown
from doghouse.games import load

RECORD = "doghouse record"  # how a record begins


def why(
    game: GameName,
    position: FileName,
    /,
    *move: Annotated[str, Parameter(allow_leading_hyphen=True)],
    language: Language = None,
) -> int:
    """Tell whether a move is legal in a position, and which clauses forbid it.

    Ends with 0 when it is legal, 1 when it is refused, 2 when the position or the move cannot be read.

    Parameters
    ----------
    position
        A file with a position (docs/notation.md tells how to write one), or - for the standard input.
    move
        A whole move, such as "2 husky wonder > mailbox"; several, with ; between them, are made in turn.
    """
    loaded = load(game)
    said, words = language_for(loaded, language), loaded.words
    if not move:
        raise Wrong('a move was expected after the position, such as "pass"')
    if options := [word for word in move if word.startswith("--")]:
        raise Wrong(f"there is no option {shown(options[0])}")
    text = read_text(position)
    if text.lstrip().casefold().startswith(RECORD):
        raise Wrong(f"{position}: this is the record of a game, not a position: see `doghouse replay`")
    try:
        place = loaded.notation.read_position(text)
    except TextError as error:
        raise problems(position, error) from None
    try:
        refusals = loaded.notation.why(place, " ".join(move))
    except Misread as error:
        raise Wrong(f"the move: {error}") from None
    for refusal in refusals:
        print(clause_line(refusal.clause, words.reason(refusal, said, place.deck, place.state)))
        print(clause_line(" " * len(refusal.clause), words.clause(refusal.clause, said)))
    if not refusals:
        print(speech(said).say("legal"))
    return REFUSED if refusals else 0
