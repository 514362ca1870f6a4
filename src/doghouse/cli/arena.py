"""``doghouse arena``: players of every kind against each other."""

from __future__ import annotations

import json as data
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from doghouse import __version__
from doghouse.bots import NAMED, UnknownBot, parse
from doghouse.cli.choices import DeckFile, GameName, Options, check_seats, options_of, said_options
from doghouse.cli.errors import Wrong, chosen
from doghouse.cli.figures import bounds, counted, percent, players_table, seats_table, table
from doghouse.cli.files import read_deck
from doghouse.cli.many import MOST_GAMES, MOST_THREADS, SEEDS, progress_bar, within
from doghouse.core.deck import digest
from doghouse.games import Game, load

if TYPE_CHECKING:
    from rich.table import Table

    from doghouse.lab.arena import Run, Terms
    from doghouse.lab.played import Results
    from doghouse.lab.standing import Standing
    from doghouse.lab.watch import Watch

WHO = (
    "Who plays, with commas: random, greedy, search:ms=100 (so many milliseconds a decision), search:n=2000 (so many"
    " simulations), or a level such as clever."
)
KINDS = (*NAMED, "search:ms=100", "search:n=2000")


def arena(
    game: GameName,
    /,
    *,
    players: Annotated[str, Parameter(help=WHO)],
    games: int = 300,
    seed: int = 1,
    option: Options = (),
    deck: DeckFile = None,
    results: Path | None = None,
    against: float | None = None,
    threads: int | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Let players of every kind play against each other: who wins how often, and how they are rated.

    Every deal is played once from every seat, the listed players moving on by a seat; every game has
    one thread.  The same seed gives the same deals, and the same games where nobody goes by the clock.

    Parameters
    ----------
    games
        How many games; best a multiple of the number of players, so that the last deal is played from every seat.
    seed
        Which deals: a whole number.
    results
        A file that keeps every game as a line of JSON. After an interruption the same command goes on from there.
    against
        Stop as soon as it is sure that the first player's share of wins is not this one, such as 0.5.
    threads
        How many games run at once; without it, one for each core, or one in all if a player takes every core.
    json
        Print the figures as JSON.
    """
    loaded = load(game)
    names = _players(loaded, players)
    if games < len(names):
        raise Wrong(
            f"--games: every deal is played from {len(names)} seats, so at least {len(names)} are needed, not {games}"
        )
    within("--games", games, 1, MOST_GAMES)
    within("--seed", seed, 0, SEEDS - 1)
    within("--threads", 1 if threads is None else threads, 1, MOST_THREADS)
    if against is not None and not 0 < against < 1:
        raise Wrong(f"--against: a share between 0 and 1 was expected, not {against}")
    options = options_of(loaded, option, len(names))
    played_with = read_deck(loaded, deck)
    # Only here, so that wrong usage is answered before numba is loaded.
    from doghouse.lab.arena import Terms, arena
    from doghouse.lab.standing import standing
    from doghouse.lab.watch import Watch

    terms = Terms(loaded, tuple(names), seed, options, played_with.cards)
    watch = None if against is None else Watch(against)
    about = _about(terms)
    with _kept(results, {**about, "deck": digest(played_with.text)}) as kept:
        known = kept.known if kept else {}
        done = sum(number < games for number in known)
        with progress_bar(games, shown=sys.stderr.isatty(), done=done) as progress:
            run = arena(terms, games, threads, known, lambda: progress(0), _finished(kept, progress), watch)
    found = standing(terms, run.games)
    if json:
        print(data.dumps({**about, **as_data(run, found, watch)}, indent=2))
    else:
        _print(terms, run, found, watch)
    return 0


def _players(game: Game, given: str) -> list[str]:
    names = []
    for text in given.split(","):
        try:
            names.append(parse(text.strip()).name)
        except UnknownBot:
            names.append(chosen("player", text.strip(), KINDS))
    check_seats(game, len(names))
    return names


def _about(terms: Terms) -> dict[str, Any]:
    """What is played, as plain data."""
    return {
        "game": terms.game.name,
        "players": list(terms.players),
        "seed": terms.seed,
        "options": said_options(terms.game, terms.options),
    }


@contextmanager
def _kept(path: Path | None, about: dict[str, Any]) -> Iterator[Results | None]:
    """The file of results, if one is asked for; ``Wrong`` when it cannot be had, or cannot be written any more."""
    if path is None:
        yield None
        return
    from doghouse.lab.played import NotOurs, Results

    try:
        kept = Results(path, about["players"], {**about, "rules": load(about["game"]).version, "doghouse": __version__})
        try:
            yield kept
        finally:
            kept.close()
    except NotOurs as error:
        raise Wrong(f"{path}: {error}") from None
    except OSError as error:
        raise Wrong(f"{path}: {error.strerror or error}") from None


def _finished(kept: Results | None, progress: Callable[[int], None]) -> Callable[[Any], None]:
    def finished(played: Any) -> None:
        if kept:
            kept.add(played)
        progress(1)

    return finished


def as_data(run: Run, found: Standing, watch: Watch | None) -> dict[str, object]:
    """The figures as plain data; keys as in ``simulate`` where they mean the same."""
    return {
        "threads": run.threads,
        "seconds": run.seconds,
        "games_per_second": run.new / run.seconds,
        **counted(found),
        "deals": found.deals,
        "ratings": {
            name: {"mu": one.mu, "sigma": one.sigma, "ordinal": one.ordinal} for name, one in found.ratings.items()
        },
        "seconds_per_decision": list(found.thinking),
        "longest_seconds": list(found.longest),
        "against": watch and {"share": watch.against, "stopped": watch.stopped > 0, "seen": bounds(watch.seen)},
    }


def _print(terms: Terms, run: Run, found: Standing, watch: Watch | None) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print(players_table(terms.players, found), "", _minds_table(terms, found), "", seats_table(found), sep="\n")
    now = f"{run.new:,} of them now, in {run.seconds:.1f} s"
    deals = "one deal" if found.deals == 1 else f"{found.deals:,} deals"
    console.print(f"\n{found.games:,} games with {deals} were played, {now}.")
    console.print("Games with one deal hang together; the intervals are made from what differs between deals.")
    if over := found.games % len(terms.players):
        console.print(f"The last deal was played from {over} of {len(terms.players)} seats only.")
    if watch is not None:
        seen = f"with bounds that hold at every look {percent(watch.seen).strip()}"
        if watch.stopped:
            side = "over" if watch.seen.low > watch.against else "under"
            console.print(f"Stopped: the first player's share is {side} {watch.against:.1%}, {seen}.")
        else:
            console.print(f"Not sure: the first player's share may be {watch.against:.1%}, {seen}.")


def _minds_table(terms: Terms, found: Standing) -> Table:
    """Each player once: the rating, and how long it thought."""
    made = table("player", "rating", "plus or minus", "ms a decision", "longest")
    for name, one in sorted(found.ratings.items(), key=lambda item: -item[1].mu):
        own = [k for k, called in enumerate(terms.players) if called == name]
        mean = sum(found.thinking[k] for k in own) / len(own)
        longest = max(found.longest[k] for k in own)
        made.add_row(name, f"{one.mu:.1f}", f"{2 * one.sigma:.1f}", f"{mean * 1e3:.2f}", f"{longest * 1e3:.1f}")
    return made
