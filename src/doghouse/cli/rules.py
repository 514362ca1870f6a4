"""``doghouse rules``: the rules of a game, clause by clause."""

from __future__ import annotations

import shutil
import textwrap

from doghouse.cli.choices import GameName, Language, language_for
from doghouse.cli.errors import Wrong
from doghouse.core.lines import shown
from doghouse.games import Game, load

WIDEST = 100


def rules(game: GameName, /, *clauses: str, language: Language = None) -> int:
    """Print the rules of a game, or some clauses of them.

    Parameters
    ----------
    clauses
        Numbers of clauses, such as BT-22.
    """
    loaded = load(game)
    words, said = loaded.words, language_for(loaded, language)
    if clauses:
        print("\n".join([_clause(loaded, clause, said) for clause in clauses]))
        return 0
    print(words.words(said).say("title"))
    for name, text, heading in words.clauses(said):
        if heading:
            print(f"\n{heading}")
        print(clause_line(name, text))
    return 0


def _clause(game: Game, clause: str, language: str) -> str:
    words = game.words
    name = words.clause_name(clause)
    try:
        return clause_line(name, words.clause(name, language))
    except LookupError:
        known = [one for one, _, _ in words.clauses(language)]
        raise Wrong(f"no clause is called {shown(clause)}; there are {known[0]} to {known[-1]}") from None


def clause_line(name: str, text: str) -> str:
    """A clause's number and its sentence, in lines that fit the terminal."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(text, width, initial_indent=f"{name}  ", subsequent_indent=" " * (len(name) + 2))
