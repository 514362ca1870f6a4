"""The words of plays and positions, which cards cannot be called by."""

from __future__ import annotations

from doghouse.core.lines import Lexicon

VERBS = ("play", "learn", "complete", "end", "yes", "no", "option", "pick", "turn-up", "take")
KEYWORDS: Lexicon[str] = Lexicon(
    [(word, word) for word in VERBS]
    + [("end turn", "end"), ("end the turn", "end"), ("pass", "end"), ("use", "yes"), ("decline", "no")]
    + [("buy", "learn"), ("take back", "take")]
)
FILLING = frozenset(
    {",", "+", "&", "and", "then", "the", "a", "an", "to", "it", "card", "stack", "behavior", "objective"}
)
# What stands beside numbers in a play or a position: a card's id or name that is made of these and numbers alone is
# taken for what they say.
SPEECH = frozenset({"option", "attention", "energy", "bones", "bone", "with", "on", "it", "and"})
