"""Barking Up The Wrong Tree, for 2 to 5 players."""

from typing import Final

ABOUT: Final = {"min_players": 2, "max_players": 5, "minutes": 20, "version": 1, "prefix": "BT"}
