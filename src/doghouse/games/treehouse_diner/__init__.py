"""Treehouse Diner, for 2 to 4 kitchen helpers."""

from typing import Final

ABOUT: Final = {"min_players": 2, "max_players": 4, "minutes": 45, "version": 1, "prefix": "TD"}
