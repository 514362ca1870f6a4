"""Bots: players that are handed a state dealt anew for their seat, so that they cannot know more than it does."""

from doghouse.bots.choose import LEVELS, UnknownBot, choose, loops_of

__all__ = ["LEVELS", "UnknownBot", "choose", "loops_of"]
