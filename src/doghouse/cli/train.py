"""``doghouse train``: learn a game's evaluation from games that bots play against themselves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from doghouse.cli.choices import FileName, GameName
from doghouse.cli.errors import Wrong
from doghouse.cli.many import MOST_GAMES, MOST_THREADS, SEEDS, progress_bar, within
from doghouse.games import Game, load

if TYPE_CHECKING:
    from doghouse.lab.train import Lesson

FILE = Path("evaluation.json")


def train(
    game: GameName,
    /,
    *,
    games: int = 10_000,
    seed: int = 1,
    players: Annotated[str | None, Parameter(help="For how many players, with commas: 2,3,4.")] = None,
    vary: Annotated[str, Parameter(help="Options to play with and without, with commas: bees,secret.")] = "",
    out: Annotated[FileName, Parameter(help="The data file to write.")] = FILE,
    threads: int | None = None,
) -> int:
    """Learn a game's evaluation from games that bots play against themselves, and say how good it is.

    The same seed gives the same file, on any number of threads.

    Parameters
    ----------
    games
        How many games are learned from, for each number of players; a quarter as many are predicted.
    seed
        Which games: a whole number.
    threads
        How many run at once; without it, one for each core.
    """
    loaded = load(game)
    if out.is_dir() or not out.parent.is_dir():
        raise Wrong(f"{out}: no file can be written there")
    numbers, varied = _numbers(loaded, players), _varied(loaded, vary)
    within("--games", games, 1, MOST_GAMES)
    within("--seed", seed, 0, SEEDS - 1)
    within("--threads", 1 if threads is None else threads, 1, MOST_THREADS)
    # Only here, so that wrong usage is answered before numba is loaded.
    from doghouse.lab.train import as_text, games_of
    from doghouse.lab.train import train as learn

    with progress_bar(len(numbers) * games_of(games), shown=sys.stderr.isatty()) as progress:
        lessons = [learn(loaded, n, games, seed, threads, progress, varied) for n in numbers]
    _print(lessons)
    text = as_text(loaded, lessons, games, seed, varied)
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        print(text, end="")  # what took so long to learn is not lost
        raise Wrong(f"{out}: {error.strerror}") from None
    return 0


def _numbers(game: Game, given: str | None) -> list[int]:
    """The numbers of players, all of the game's without any given."""
    most = range(game.min_players, game.max_players + 1)
    if given is None:
        return list(most)
    found = [text.strip() for text in given.split(",")]
    if not all(text in map(str, most) for text in found):
        raise Wrong(f"--players: numbers from {most[0]} to {most[-1]} with commas were expected, not {given!r}")
    return sorted({int(text) for text in found})


def _varied(game: Game, given: str) -> list[str]:
    """Options of the game that are on or off."""
    known = [option.name for option in game.options if option.kind == "bool"]
    found = [text.strip() for text in given.split(",") if text.strip()]
    if not set(found) <= set(known):
        raise Wrong(f"--vary: {', '.join(known) or 'nothing'} can be varied in {game.name}, not {given!r}")
    return found


def _print(lessons: list[Lesson]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for lesson in lessons:
        table = Table("games", "loss", "held out", box=None, pad_edge=False)
        for point in lesson.curve:
            table.add_row(f"{point.games:,}", f"{point.train:.4f}", f"{point.held_out:.4f}")
        said = Table("chance", "seats", "stated", "won", box=None, pad_edge=False)
        for tenth in lesson.tenths:
            low = 10 * min(int(tenth.stated * 10), 9)
            said.add_row(f"{low} to {low + 9} %", f"{tenth.seats:,}", f"{tenth.stated:.1%}", f"{tenth.found:.1%}")
        console.print(f"{lesson.players} players", table, "", "Of the games held out:", said, "", sep="\n")
