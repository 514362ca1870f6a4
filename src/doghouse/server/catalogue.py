"""What can be played, as the lobby needs it, and the check of what the lobby asks for."""

import secrets
from functools import cache
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from doghouse import bots, games
from doghouse.core.deck import plain
from doghouse.core.fields import Problem
from doghouse.games import Game, Option
from doghouse.server.messages import Json
from doghouse.store import Chair
from doghouse.table.match import HOUSE, Header

LONGEST_NAME = 24
"""Characters in the name of a seat."""

SEED_BITS = 63

Body = TypeVar("Body")


class Asked(Exception):
    """A new table cannot be opened like this; `where` is the field that is wrong."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


class SeatAsked(Struct, frozen=True):
    """A seat of a new table. An empty name becomes the seat's number."""

    kind: Literal["me", "friend", "bot"]
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: str | None = None


class TableAsked(Struct, frozen=True):
    """A new table, as the lobby asks for it. `deck` is the text of a deck file; None: the house deck."""

    game: str
    seats: Annotated[tuple[SeatAsked, ...], Meta(max_length=16)]
    options: dict[str, bool | int | None] = {}
    deck: str | None = None


class DeckAsked(Struct, frozen=True):
    """The text of a deck file, to be checked before a table is asked for."""

    game: str
    deck: str


@cache
def described() -> list[Json]:
    """All games: players (least, most), minutes, options, which bots people choose from, and who it is usually.

    Whoever asks for one of the simple bots by name gets it too.
    """
    return [_described(games.load(name)) for name in games.GAMES]


def _described(game: Game) -> Json:
    return {
        "name": game.name,
        "title": game.words.words("en").say("title"),
        "players": (game.min_players, game.max_players),
        "minutes": game.minutes,
        "options": [_option(option) for option in game.options],
        "bots": list(bots.LEVELS),
        "usual": bots.USUAL,
    }


def _option(option: Option) -> Json:
    bounds = {"least": option.least, "most": option.most} if option.kind == "number" else {}
    default = bool(option.default) if option.kind == "bool" else None
    return {"name": option.name, "kind": option.kind, "default": default, **bounds}


def checked(body: bytes) -> tuple[str, tuple[Problem, ...]]:
    """The title of a deck that can be played with, and its warnings. Raises `Asked`, and `DeckError` for the deck."""
    asked = _decoded(body, DeckAsked)
    deck = _game(asked.game).cards.read(plain(asked.deck))
    return deck.title, deck.warnings


def agreed(body: bytes) -> tuple[Header, tuple[Chair, ...]]:
    """The header (freshly seeded) and the chairs of a new table. Raises `Asked`, and `DeckError` for its deck."""
    asked = _decoded(body, TableAsked)
    game = _game(asked.game)
    if not game.min_players <= len(asked.seats) <= game.max_players:
        raise Asked("seats")
    chairs = tuple(_chair(seat, number) for number, seat in enumerate(asked.seats, start=1))
    names = tuple(chair.name for chair in chairs)
    options = _options(game, asked.options, len(chairs))
    deck = HOUSE if asked.deck is None else game.cards.read(plain(asked.deck)).text
    return Header(game.name, game.version, deck, options, secrets.randbits(SEED_BITS), names), chairs


def _decoded(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Asked("body") from error


def _game(name: str) -> Game:
    try:
        return games.load(name)
    except LookupError:
        raise Asked("game") from None


def _chair(seat: SeatAsked, number: int) -> Chair:
    printable = "".join(c for c in seat.name if c.isprintable())
    name = " ".join(printable.split())[:LONGEST_NAME] or str(number)
    if seat.kind != "bot":
        return Chair(name, seat.kind)
    level = seat.bot or bots.USUAL
    if level not in bots.NAMED:
        raise Asked("bot")
    return Chair(name, "bot", level)


def _options(game: Game, asked: dict[str, bool | int | None], seats: int) -> dict[str, int]:
    options = game.usual
    known = {option.name: option for option in game.options}
    for name, value in asked.items():
        if name not in known:
            raise Asked("options")
        if value is None:
            continue
        if not _holds(known[name], value, seats):
            raise Asked("options")
        options[name] = int(value)
    return options


def _holds(option: Option, value: int, seats: int) -> bool:
    """Is it a value of the option?  What is drawn or as usual is said by null, not by its number."""
    if option.kind == "bool" or isinstance(value, bool):
        return option.kind == "bool" and isinstance(value, bool)
    return value != option.default and option.holds(value, seats)
