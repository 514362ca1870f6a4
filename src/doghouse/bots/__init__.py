"""Bots: players that are handed a state dealt anew for their seat, so that they cannot know more than it does."""

from doghouse.bots.choose import choose
from doghouse.bots.minds import LONGEST, BotFailed, Considered, Mind, loops_of
from doghouse.bots.players import LEVELS, NAMED, SIMPLE, USUAL, Player, UnknownBot, parse

__all__ = [
    "LEVELS",
    "LONGEST",
    "NAMED",
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
