"""Treehouse Diner, for 2 to 4 kitchen helpers."""

from typing import Final

ABOUT: Final = {"min_players": 2, "max_players": 4, "minutes": 45, "version": 1, "prefix": "TD"}

# Name, kind, default and bounds of each option, as ``doghouse.games.Option`` describes them.
OPTIONS: Final = (
    ("first", "seat", -1),
    ("bees", "bool", 0),
    ("secret", "bool", 0),
    ("deliveries", "number", 0, 3, 10),
    ("columns", "number", 0, 2, 7),
)
