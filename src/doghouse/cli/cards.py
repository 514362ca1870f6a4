"""``doghouse cards``: decks of one's own."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from doghouse.cli.choices import GameName, Language, language_for
from doghouse.cli.errors import REFUSED, Wrong
from doghouse.cli.files import expect, read_deck, read_text
from doghouse.core.deck import DeckError, report
from doghouse.games import Game, load

Own = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]

cards = App(name="cards")


@cards.command
def new(game: GameName, file: Path | None = None, /) -> int:
    """Write a deck file to fill in, with everything explained in it.

    Parameters
    ----------
    file
        Where to write it, a file that is not there yet; without it, it is printed.
    """
    from doghouse.core.template import template

    _written(template(load(game).cards.FORMAT), file)
    return 0


@cards.command
def check(game: GameName, file: Own = None, /) -> int:
    """Print everything that is wrong with a deck file, a line each; 0 when it can be played with, else 1.

    Parameters
    ----------
    file
        The deck file, or - for the standard input; without it, the house deck.
    """
    loaded, name = load(game), str(file or "deck.toml")
    try:
        deck = loaded.cards.house() if file is None else _read(loaded, file)
    except DeckError as error:
        print("\n".join(error.report(name)))
        return REFUSED
    for line in report(name, deck.warnings):
        print(f"{line} (a warning)")
    if file is None and deck.warnings:  # the house deck has to be better than that
        return REFUSED
    print(f"{name}: {deck.title!r} can be played with")
    return 0


def _read(game: Game, file: Path) -> Any:
    text = read_text(file)
    expect(file, text, "a deck file")
    return game.cards.read(text)


@cards.command
def show(game: GameName, file: Own = None, /, *, language: Language = None) -> int:
    """Print every card: the words typed from it beside the sentence that its verbs make.

    Parameters
    ----------
    file
        The deck file, or - for the standard input; without it, the house deck.
    """
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from doghouse.cli.choices import speech
    from doghouse.cli.sheet import faces

    loaded = load(game)
    said = language_for(loaded, language)
    words, deck = speech(said), read_deck(loaded, file)
    table = Table("", words.say("cards-printed"), words.say("cards-played"), show_lines=True)
    for face in faces(loaded, deck, said):
        head = Text(face.name, "bold").append(f"\n{' · '.join((face.kind, *face.values))}", "not bold")
        table.add_row(head, Text(face.said), Text(face.sentence))
    Console(highlight=False).print(Text(deck.title, "bold"), table)
    return 0


@cards.command
def sheet(game: GameName, file: Own = None, output: Path | None = None, /, *, language: Language = None) -> int:
    """Make a page to print the deck from, nine cards a sheet; any browser opens it, without a network.

    Parameters
    ----------
    file
        The deck file, or - for the standard input; without it, the house deck.
    output
        Where to write the page, a file that is not there yet; without it, it is printed.
    """
    from doghouse.cli.sheet import page

    loaded = load(game)
    _written(page(loaded, read_deck(loaded, file), language_for(loaded, language)), output)
    return 0


@cards.command
def schema(game: GameName, file: Path | None = None, /) -> int:
    """Write the JSON Schema of a game's deck files, with which editors complete and check them.

    Parameters
    ----------
    file
        Where to write it, a file that is not there yet; without it, it is printed.
    """
    _written(json.dumps(load(game).cards.FORMAT.schema(), indent=2) + "\n", file)
    return 0


def _written(text: str, file: Path | None) -> None:
    """Print a text, or write it to a file that must not be there yet."""
    if file is None:
        sys.stdout.write(text)
        return
    try:
        with file.open("x", encoding="utf-8") as made:
            made.write(text)
    except FileExistsError:
        raise Wrong(f"{file}: is there already") from None
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror or error}") from None
