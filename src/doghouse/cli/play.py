"""``doghouse play``: one person against bots, in the terminal."""

from __future__ import annotations

import getpass
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from doghouse.bots import LEVELS, NAMED, USUAL, Player
from doghouse.cli.choices import DeckFile, GameName, Language, Options, check_seats, language_for, options_of, speech
from doghouse.cli.errors import Wrong, chosen
from doghouse.cli.files import read_deck
from doghouse.games import Game, load
from doghouse.table.match import HOUSE, Header, Match

if TYPE_CHECKING:
    from rich.console import Console

    from doghouse.cli.boards import Board, Reader
    from doghouse.cli.bots import Bots

BOTS = ",".join([USUAL] * 3)
WHO = f"Who else plays, with commas: the levels {', '.join(LEVELS)}, or greedy or random, which are simpler."
NAMES = ("Bruno", "Cleo", "Dina", "Emil", "Frieda", "Gismo", "Holly")
PERSON = "Ana"
SEEDS = 1 << 63
YES = ("y", "yes", "j", "ja")


def play(
    game: GameName,
    /,
    *,
    bots: Annotated[str, Parameter(help=WHO)] = BOTS,
    name: str | None = None,
    option: Options = (),
    seed: int | None = None,
    deck: DeckFile = None,
    record: Path | None = None,
    language: Language = None,
) -> int:
    """Play a game in this terminal, against bots.

    Parameters
    ----------
    name
        Your name at the table.
    seed
        Deals the same game again: a whole number.
    record
        A file to write the finished game to.
    """
    loaded = load(game)
    said = language_for(loaded, language)
    players = _bots(loaded, bots)
    if record is not None and (record.exists() or not record.parent.is_dir()):
        raise Wrong(f"{record}: {'is there already' if record.exists() else 'its folder is not there'}")
    if seed is not None and not 0 <= seed < SEEDS:
        raise Wrong(f"--seed: a whole number from 0 to {SEEDS - 1} was expected, not {seed}")
    names = (" ".join((name or _login()).split()), *NAMES[: len(players)])
    options = options_of(loaded, option, len(names))
    text = HOUSE if deck is None else read_deck(loaded, deck).text
    dealt = secrets.randbelow(SEEDS) if seed is None else seed
    match = Match(loaded, Header(loaded.name, loaded.version, text, options, dealt, names))
    if _play(match, players, said) and record is not None:
        _write(record, match, said)
    return 0


def _login() -> str:
    """The name of whoever is logged in here, as far as the system knows."""
    try:
        return getpass.getuser().capitalize() or PERSON
    except (OSError, KeyError, ImportError):  # what getpass raises differs between systems and versions
        return PERSON


def _bots(game: Game, given: str) -> list[Player]:
    players = [NAMED[chosen("bot", name.strip(), NAMED)] for name in given.split(",")]
    check_seats(game, len(players) + 1)
    return players


def _play(match: Match, players: list[Player], language: str) -> bool:
    """The person sits at seat 0, the bots at the others; was the game played to its end?"""
    # Loaded here, so that wrong usage is answered at once.
    from rich.console import Console

    from doghouse.cli.boards import Reader, board_of
    from doghouse.cli.bots import Bots

    console = Console(highlight=False)
    board, reader = board_of(match.game), Reader(0, match.names, language, match.deck)
    bots = Bots(match, players, speech(language), lambda line: _say(console, line))
    try:
        if not _played(console, board, match, reader, bots):
            return False
        console.print()
        words = match.game.words
        console.print(board.result(match.view(0), reader))
        console.print(words.status(match.state, language, 0, match.names, match.deck), style="bold")
        _look_back(console, board, match, reader, bots)
    finally:
        bots.stop()
    return True


def _look_back(console: Console, board: Board, match: Match, reader: Reader, bots: Bots) -> None:
    """Offer a review, where there is a coach already."""
    said = speech(reader.language)
    if bots.warmth() != "warm":
        return
    try:
        answer = console.input(said.say("review-offer") + " ").strip().lower()
    except EOFError:
        return
    if answer in YES:
        from doghouse.cli.coach import review

        console.print(said.say("review-thinking"), style="dim")
        for line in review(match, board, reader, int(reader.seat or 0)):
            console.print(line, markup=False)


def _hint(board: Board, match: Match, reader: Reader, bots: Bots) -> Iterator[str]:
    """What the coach would do, or why there is none yet."""
    warmth = bots.warmth()
    if warmth != "warm":
        yield speech(reader.language).say(f"coach-{warmth}")
        return
    from doghouse.cli.coach import hint

    yield from hint(match, board, reader)


def _played(console: Console, board: Board, match: Match, reader: Reader, bots: Bots) -> bool:
    """Ask the person and the bots in turn; false when the person leaves."""
    from doghouse.cli.asking import Left, asked

    def hint() -> Iterator[str]:
        return _hint(board, match, reader, bots)

    _tell(console, board, match, reader)
    while (seat := match.duty()) is not None:
        try:
            play = match.forced() or (asked(console, board, match, reader, hint) if seat == 0 else bots.play())
        except Left:
            console.print(speech(reader.language).say("left"))
            return False
        match.commit(match.prepare(seat, play))
        _tell(console, board, match, reader)
    return True


def _tell(console: Console, board: Board, match: Match, reader: Reader) -> None:
    """Say what the last play has brought about."""
    for line in board.news(match.events(reader.seat, match.version - 1), reader):
        _say(console, line)


def _say(console: Console, line: str) -> None:
    console.print(f"· {line}", style="dim", markup=False)


def _write(record: Path, match: Match, language: str) -> None:
    try:
        record.write_text(match.record(), encoding="utf-8")
    except OSError as error:
        raise Wrong(f"{record}: {error.strerror or error}") from None
    print(speech(language).say("recorded", file=str(record)))
