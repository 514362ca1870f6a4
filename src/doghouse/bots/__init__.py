"""Bots: players that are handed a state dealt anew for their seat, so that they cannot know more than it does."""

from doghouse.bots.choose import choose
from doghouse.bots.minds import AT_ONCE, LONGEST, BotFailed, Considered, Mind, loops_of
from doghouse.bots.players import LEVELS, NAMED, SEARCH, SIMPLE, USUAL, Player, UnknownBot, parse

__all__ = [
    "AT_ONCE",
    "LEVELS",
    "LONGEST",
    "NAMED",
    "SEARCH",
    "SIMPLE",
    "USUAL",
    "BotFailed",
    "Considered",
    "Mind",
    "Player",
    "UnknownBot",
    "choose",
    "loops_of",
    "parse",
]
