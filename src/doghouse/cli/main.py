"""The command ``doghouse``: which commands there are, and how all of them fail."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from doghouse import __version__
from doghouse.cli.errors import INTERRUPTED, WRONG, Wrong, complain
from doghouse.games import UnknownGame

COMMANDS = {
    "serve": "Serve the table that browsers play at.",
    "play": "Play a game in this terminal, against bots.",
    "simulate": "Play many games between bots and count who wins.",
    "train": "Learn a game's evaluation from games that bots play against themselves.",
    "arena": "Let players of every kind play against each other, and rate them.",
    "why": "May a move be made in a position, and if not, which clauses forbid it?",
    "rules": "The rules of a game, or some clauses of them.",
    "replay": "Tell a recorded game again.",
    "review": "Look back at a recorded game: the chance to win over time, and what cost most.",
    "cards": "Decks of your own: write one, check it, show it, print it.",
    "bench": "Measure how fast everything is on this machine.",
}


def app() -> App:
    """All commands; the module of one is loaded when it is called."""
    made = App(
        name="doghouse",
        help="Board games about dogs: play them, measure them.",
        version=__version__,
        exit_on_error=False,
        print_error=False,
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, text in COMMANDS.items():
        made.command(f"doghouse.cli.{name}:{name}", name=name, help=text)
    return made


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; its exit code.  What the user did wrong is said in one line, with code 2."""
    try:
        code = app()(arguments)
        sys.stdout.flush()
    except (CycloptsError, Wrong, UnknownGame) as error:
        return complain(str(error))
    except BrokenPipeError:
        # Who read the output has gone; without this Python would complain about it again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the cursor stands behind ^C
        complain("interrupted")
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point."""
    code = run(sys.argv[1:])
    if code == INTERRUPTED:
        # Threads may be compiling or playing still, and nobody waits for them any more.
        sys.stdout.flush()
        os._exit(code)
    raise SystemExit(code)
