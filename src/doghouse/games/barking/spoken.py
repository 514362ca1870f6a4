"""The words of plays and positions, which cards cannot be called by."""

from __future__ import annotations

from doghouse.core.lines import Lexicon, key

KEYWORDS: Lexicon[str] = Lexicon(
    [(word, word) for word in ("pass", "swap", "token", "no token", "discard", "done")]
    + [("no cat token", "no token"), ("without token", "no token"), ("passes", "pass")]
)
# Words and signs that a person may put between the parts; they change nothing.
FILLING = frozenset({">", "->", "-", "\u2192", ",", "+", "&", "at", "to", "and", "with", "on", "the", "a", "an"})
LISTING = FILLING | {";", "none", "nothing"}
# A card's id or name that is made of these words alone is taken for what they say.
SPEECH = frozenset(word for said in (*KEYWORDS.shown(), *LISTING) for word in key(said)) - {"cat"}
