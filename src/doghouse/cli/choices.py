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


def options_of(game: Game, given: Sequence[str], seats: int) -> dict[str, int]:
    """The options of a game, those given as NAME=VALUE among them; ``Wrong`` for what makes no sense."""
    known = {option.name: option for option in game.options}
    found = {option.name: option.default for option in game.options}
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
    number = value.removeprefix("seat").strip()
    if value == LOT:
        return option.default
    if number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= seats and len(number) < 3:
        return int(number) - 1
    raise Wrong(f"option {option.name}: a seat from 1 to {seats} or {LOT!r} was expected, not {value!r}")


def said_options(game: Game, options: Mapping[str, int]) -> dict[str, bool | int | None]:
    """Options as data for programs: flags, and seats counted from 1 with None for one that is drawn."""
    kinds = {option.name: option.kind for option in game.options}
    return {
        name: bool(value) if kinds[name] == "bool" else None if value < 0 else value + 1
        for name, value in options.items()
    }


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
