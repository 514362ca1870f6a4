"""Barking Up The Wrong Tree, for 2 to 5 players."""

from typing import Final

ABOUT: Final = {"min_players": 2, "max_players": 5, "minutes": 20, "version": 1, "prefix": "BT"}

# Name, kind and default of each option, as ``doghouse.games.Option`` describes them.
OPTIONS: Final = (("first", "seat", -1), ("teaching", "bool", 0))
