"""What several commands take: options of a game, a language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from doghouse.cli.errors import Wrong, chosen
from doghouse.core.text import FALLBACK, Catalogue, catalogue, sources
from doghouse.games import Game, Option

GameName = Annotated[str, Parameter(help="The game, such as barking.")]
Options = Annotated[
    tuple[str, ...],
    Parameter(name="--option", negative=(), help="NAME=VALUE: an option of the game, as often as needed."),
]
Language = Annotated[str | None, Parameter(help="en or de; without it, the language of this terminal.")]

FileName = Annotated[Path, Parameter(allow_leading_hyphen=True)]  # a single hyphen is the standard input

DeckFile = Annotated[Path | None, Parameter(help="A deck file of your own; without it, the house deck.")]

FLAGS = {"yes": 1, "true": 1, "on": 1, "1": 1, "no": 0, "false": 0, "off": 0, "0": 0}
LOT = "lot"  # the value of a seat that is drawn
USUAL = "usual"  # the value of a number that goes with the number of players


def options_of(game: Game, given: Sequence[str], seats: int) -> dict[str, int]:
    """The options of a game, those given as NAME=VALUE among them; ``Wrong`` for what makes no sense."""
    known = {option.name: option for option in game.options}
    found = game.usual
    for text in given:
        name, equals, value = text.partition("=")
        option = known[chosen(f"option of {game.name}", name.strip(), known)]
        if not equals:
            raise Wrong(f"option {name}: write {name}=VALUE")
        found[option.name] = _value(option, value.strip().lower(), seats)
    return found


def _value(option: Option, value: str, seats: int) -> int:
    if option.kind == "bool":
        if value not in FLAGS:
            raise Wrong(f"option {option.name}: yes or no was expected, not {value!r}")
        return FLAGS[value]
    least, most, what, word = 1, seats, "a seat", LOT
    if option.kind == "number":
        least, most, what, word = option.least, option.most, "a number", USUAL
    if value == word:
        return option.default
    number = value.removeprefix("seat").strip() if option.kind == "seat" else value
    if number.isascii() and number.isdigit() and len(number) < 3 and least <= int(number) <= most:
        return int(number) - (option.kind == "seat")
    raise Wrong(f"option {option.name}: {what} from {least} to {most} or {word!r} was expected, not {value!r}")


def check_seats(game: Game, seats: int) -> None:
    """``Wrong`` unless the game is for so many players."""
    if not game.min_players <= seats <= game.max_players:
        raise Wrong(f"{game.name} is for {game.min_players} to {game.max_players} players, not {seats}")


def said_options(game: Game, options: Mapping[str, int]) -> dict[str, bool | int | None]:
    """Options as data for programs: flags, numbers, seats from 1; None for what is drawn or as usual."""
    known = {option.name: option for option in game.options}
    return {name: _said(known[name], value) for name, value in options.items()}


def _said(option: Option, value: int) -> bool | int | None:
    if option.kind == "bool":
        return bool(value)
    return None if value == option.default else value + (option.kind == "seat")


def language_for(game: Game, given: str | None) -> str:
    """The language asked for, or the terminal's if the game speaks it, or English."""
    languages = list(sources(game.package))
    if given is not None:
        return chosen("language", given.lower(), languages)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            short = value.partition(".")[0].partition("_")[0].lower()
            return short if short in languages else FALLBACK
    return FALLBACK


def speech(language: str) -> Catalogue:
    """What the command line itself says in a language."""
    return catalogue("doghouse.cli", language)
