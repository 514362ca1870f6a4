"""One decision of a player by name, from nothing but a state."""

from __future__ import annotations

from types import ModuleType

from doghouse.bots.minds import Mind
from doghouse.bots.players import parse
from doghouse.core.record import Record
from doghouse.games import Game


def choose(
    game: Game, cards: Record, state: Record, seat: int, name: str, seed: int, rules: ModuleType | None = None
) -> int:
    """The action that a player takes at a seat which has to decide; the state stays as it is.

    The player gets a copy in which all that the seat cannot know is dealt anew, so equal views and seeds make equal
    choices, unless it thinks by the clock.  ``rules`` is the build of the game's rules that the table plays with: with
    the compiled twin the player thinks in native code, with the interpreted one (or none) numba is not even loaded.
    Any thread may call this.  Whoever decides more than once in a game is better served by a ``Mind``.
    Raises ``UnknownBot`` for a name that ``players.parse`` does not know, ``ValueError`` when the seat has nothing to
    decide.
    """
    player = parse(name)
    if game.rules.over(state) or seat != state.player:  # type: ignore[attr-defined]
        raise ValueError(f"seat {seat} has nothing to decide")
    return Mind(game, cards, player, seed, native=rules is not None and rules is not game.rules).act(state)
