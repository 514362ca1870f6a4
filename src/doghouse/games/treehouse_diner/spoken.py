"""The words of plays and positions, which cards cannot be called by."""

from __future__ import annotations

from doghouse.core.lines import Lexicon, key
from doghouse.games.treehouse_diner.verbs import INGREDIENT_WORDS

PLAY_WORDS: Lexicon[str] = Lexicon(
    [
        *((word, word) for word in ("visit", "order", "lay", "daisies", "mix", "deliver", "end", "card", "announce")),
        *((word, word) for word in ("grab", "discard", "recycle", "compost", "left", "move", "add", "option")),
        *((word, word) for word in ("yes", "no")),
        *(("end turn", "end"), ("end the turn", "end"), ("pass", "end"), ("skip", "end"), ("done", "end")),
        *(("go to the pantry", "visit"), ("pantry", "visit"), ("fetch", "visit"), ("take space", "visit")),
        *(("phone", "order"), ("answer", "order"), ("call", "order"), ("take order", "order"), ("ring", "order")),
        *(("assign", "lay"), ("place", "lay"), ("put", "lay"), ("joker", "joker"), ("daisy joker", "daisies")),
        *(("play", "card"), ("play card", "card"), ("action card", "card"), ("master", "announce")),
        *(("take from the pantry", "grab"), ("save", "compost"), ("push", "move"), ("minute", "move")),
        *(("move left", "left"), ("shift left", "left"), ("shift", "left"), ("use", "yes"), ("decline", "no")),
    ]
)  # fmt: skip
FILLING = frozenset({",", "+", "&", "and", "then", "the", "an", "to", "it", ">", "->", "-", "\u2192", "on", "with"})
# What may stand between the parts of a play, or of a position's fields.
LINKS = (
    *("minutes", "minute", "min", "at", "space", "row", "column", "by", "moves", "moving", "from", "rest"),
    *("plate", "x", "daisies", "radishes"),
)
PIECES = (*INGREDIENT_WORDS, "bee")
KINDS = {"chili", "action", "card"}  # of which "chili 3" says nothing
# A card's id or name that is made of these words alone is taken for what they say.
SPEECH = (
    frozenset(word for said in (*PLAY_WORDS.shown(), *FILLING, *LINKS) for word in key(said))
    | {f"{one}{plural}" for one in PIECES for plural in ("", "s")}
) - KINDS
