"""A bot's choice at a table: interpreted at once, or native when the table plays with compiled rules."""

from __future__ import annotations

from types import ModuleType

from doghouse.bots import loops
from doghouse.bots.loops import LIVE, STATES
from doghouse.core.chance import Stream, seed_rng
from doghouse.core.record import Record
from doghouse.core.rule import compiled, specialised
from doghouse.games import Game

LEVELS = ("greedy", "random")  # the strongest first; their places are the numbers in loops.py


class UnknownBot(LookupError):
    """There is no bot of that name."""


def loops_of(game: Game) -> ModuleType:
    """The loops of bots bound to a game, interpreted; ``core.rule.compiled`` makes their native twin."""
    return specialised(loops, game.name, game=game.bot)


def choose(
    game: Game, cards: Record, state: Record, seat: int, level: str, seed: int, rules: ModuleType | None = None
) -> int:
    """The action that a bot takes at a seat which has to decide; the state stays as it is.

    The bot gets a copy in which all that the seat cannot know is dealt anew, so equal views and seeds make equal
    choices.  ``rules`` is the build of the game's rules that the table plays with: with the compiled twin the bot
    thinks in native code, with the interpreted one (or none) numba is not even loaded.  Any thread may call this.
    Raises ``UnknownBot`` for a level that is not in LEVELS, ``ValueError`` when the seat has nothing to decide.
    """
    if level not in LEVELS:
        raise UnknownBot(f"no bot is called {level!r}; there are: {', '.join(LEVELS)}")
    if game.rules.over(state) or seat != state.player:  # type: ignore[attr-defined]
        raise ValueError(f"seat {seat} has nothing to decide")
    bound = loops_of(game)
    if rules is not None and rules is not game.rules:
        bound = compiled(bound)
    states = type(state).batch(STATES)
    states[LIVE] = state
    rng = Stream.new().rng
    seed_rng(rng, seed, loops.BOTS)
    return int(bound.decide(states, cards, game.state.Moves.new(), rng, LEVELS.index(level)))
