"""``doghouse why``: may a move be made, and if not, why not."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from doghouse.cli.choices import DeckFile, FileName, GameName, Language, language_for, speech
from doghouse.cli.errors import REFUSED, Wrong
from doghouse.cli.files import expect, problems, read_deck, read_text
from doghouse.cli.rules import clause_line
from doghouse.core.fields import TextError, set_apart
from doghouse.core.lines import Misread, shown
from doghouse.games import load


def why(
    game: GameName,
    position: FileName,
    /,
    *move: Annotated[str, Parameter(allow_leading_hyphen=True)],
    deck: DeckFile = None,
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
        raise Wrong("a move was expected after the position, in quotes: docs/notation.md tells how it is written")
    if options := [word for word in move if word.startswith("--")]:
        raise Wrong(f"there is no option {shown(options[0])}")
    text = read_text(position)
    expect(position, text, "a position")
    own = None if deck is None else read_deck(loaded, deck)
    if own is not None and set_apart(text.split("\n"))[1]:
        raise Wrong(f"{position}: has cards of its own, so that it cannot be judged with {deck}")
    try:
        place = loaded.notation.read_position(text, own)
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
