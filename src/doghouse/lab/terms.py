"""What many games have in common: how many sit down, and what was agreed."""

from __future__ import annotations

from collections.abc import Mapping

from doghouse.games import Game


class WrongPlayers(ValueError):
    """The game is not for so many players."""


def check_seats(game: Game, players: int) -> None:
    """``WrongPlayers`` unless the game is for so many."""
    if not game.min_players <= players <= game.max_players:
        raise WrongPlayers(f"{game.name} is for {game.min_players} to {game.max_players} players, not {players}")


def agreed(game: Game, options: Mapping[str, int] | None) -> dict[str, int]:
    """Every option of the game: as given, else as usual."""
    return game.usual | dict(options or {})
