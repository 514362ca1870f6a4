"""``doghouse simulate``: many games between bots."""

from __future__ import annotations

import json as data
import sys
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from doghouse.bots import SIMPLE
from doghouse.cli.choices import DeckFile, GameName, Options, check_seats, options_of, said_options
from doghouse.cli.errors import chosen
from doghouse.cli.figures import bounds, counted, percent, players_table, seats_table, table
from doghouse.cli.files import read_deck
from doghouse.cli.many import MOST_GAMES, MOST_THREADS, SEEDS, progress_bar, within
from doghouse.games import Game, load

if TYPE_CHECKING:
    from rich.table import Table

    from doghouse.lab import Result
    from doghouse.lab.intervals import Share

ENDS = 3  # of a long list of cards, so many of the best and of the worst are printed


def simulate(
    game: GameName,
    /,
    *,
    players: Annotated[str, Parameter(help="The bots at the table, with commas: random,greedy,greedy.")],
    games: int = 1000,
    seed: int = 1,
    option: Options = (),
    deck: DeckFile = None,
    threads: int | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play many games between bots, in native code, and count who wins.

    The same seed gives the same games, on any number of threads; with every game the players move on by a seat.

    Parameters
    ----------
    games
        How many games.
    seed
        Which games: a whole number.
    threads
        How many run at once; without it, one for each core.
    json
        Print the figures as JSON.
    """
    loaded = load(game)
    bots = _players(loaded, players)
    within("--games", games, 1, MOST_GAMES)
    within("--seed", seed, 0, SEEDS - 1)
    within("--threads", 1 if threads is None else threads, 1, MOST_THREADS)
    options = options_of(loaded, option, len(bots))
    played_with = read_deck(loaded, deck)
    # Only here, so that wrong usage is answered before numba is loaded.
    from doghouse.lab import simulate as run

    with progress_bar(games, shown=sys.stderr.isatty()) as progress:
        result = run(loaded, bots, games, seed, options, threads, progress, played_with.cards)
    if json:
        print(data.dumps(as_data(loaded, result, played_with), indent=2))
    else:
        _print(result, _held(result, played_with))
    return 0


def _players(game: Game, given: str) -> list[str]:
    bots = [chosen("player", name.strip(), SIMPLE) for name in given.split(",")]
    check_seats(game, len(bots))
    return bots


def _held(result: Result, deck: Any) -> dict[str, dict[str, Share]]:
    """The win shares of those who had something, by the deck's ids, the highest first."""
    named = {
        name: {getattr(deck, f"{name}_ids")[number]: share for number, share in shares.items()}
        for name, shares in result.held.items()
    }
    return {name: dict(sorted(shares.items(), key=lambda item: -item[1].share)) for name, shares in named.items()}


def as_data(game: Game, result: Result, deck: Any) -> dict[str, object]:
    """The result as plain data."""
    return {
        "game": result.game,
        "players": list(result.players),
        "seed": result.seed,
        "options": said_options(game, result.options),
        "threads": result.threads,
        "seconds": result.seconds,
        "games_per_second": result.games_per_second,
        **counted(result),
        "held_win_shares": {
            name: {one: bounds(share) for one, share in shares.items()} for name, shares in _held(result, deck).items()
        },
    }


def _print(result: Result, held: dict[str, dict[str, Share]]) -> None:
    from rich.console import Console

    console = Console()
    console.print(players_table(result.players, result), "", seats_table(result), "", sep="\n")
    for name, shares in held.items():
        console.print(_held_table(name, shares), "", sep="\n")
    console.print(
        f"{result.games:,} games of {result.decisions_per_game:.1f} decisions in {result.seconds:.2f} s:"
        f" {result.games_per_second:,.0f} games a second,"
        f" {result.ns_per_decision:.0f} ns a decision on each of {result.threads} threads",
        highlight=False,
    )


def _held_table(name: str, shares: dict[str, Share]) -> Table:
    """Who had what won how often: all of a few, the ends of many."""
    made = table(name, "its owner's wins (95 %)")
    rows = list(shares.items())
    for one, share in rows if len(rows) <= 2 * ENDS + 1 else rows[:ENDS]:
        made.add_row(one, percent(share))
    if len(rows) > 2 * ENDS + 1:
        made.add_row("...")
        for one, share in rows[-ENDS:]:
            made.add_row(one, percent(share))
    return made
