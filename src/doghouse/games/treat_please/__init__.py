"""Treat, Please!, for 2 to 4 players."""

from typing import Final

ABOUT: Final = {"min_players": 2, "max_players": 4, "minutes": 35, "version": 1, "prefix": "TP"}

# Name, kind and default of each option, as ``doghouse.games.Option`` describes them.
OPTIONS: Final = (("first", "seat", -1),)

# What wins are counted by: name and field of the state, as ``doghouse.games.Held`` describes them.
HELD: Final = (("character", "character"), ("behavior", "place"), ("objective", "done"))
