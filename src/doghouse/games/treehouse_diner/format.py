"""What stands in a deck file of Treehouse Diner: the kinds of card, their keys, and a card that has been read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doghouse.core.deck import shown
from doghouse.core.keys import Format, Id, Schema, Section, Text, Whole, Word, Wrong
from doghouse.games.treehouse_diner.spoken import SPEECH
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    CHALLENGES,
    CHEFS,
    ORDER_SET,
    ROWS,
    SPACES,
    STARTING,
    STARTS,
    Goal,
)
from doghouse.games.treehouse_diner.verbs import (
    NO_GOAL,
    Aim,
    Effect,
    Needs,
    effects,
    schemas,
    vocabulary,
)

LANGUAGES = ("en", "de")
NAME_LENGTH, TEXT_LENGTH = 60, 300
START_MINUTES = (4, 6)  # four Starting orders of each (TD-02)
MOST_POINTS = 30
TEMPLATE_CHEFS, TEMPLATE_ACTIONS = 4, 15  # how many a template has


class StartMinutes(Whole):
    """The minutes of a Starting order: not all that lie between the least and the most."""

    def _read(self, value: object, wrong: Wrong) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value in START_MINUTES:
            return value
        wrong(f"{self.name}: {self.expected()} was expected, not {shown(value)}")
        return self.default

    def _expected(self) -> str:
        return " or ".join(map(str, START_MINUTES))

    def _schema(self) -> Schema:
        return {"enum": list(START_MINUTES)}


GAME = Word("game", "the game that the deck is for", {"treehouse-diner": "treehouse-diner"})
TITLE = Text("title", "what the deck is called", longest=NAME_LENGTH, needed=True)
FILE = (GAME, TITLE)

ID = Id(
    "id",
    "a short name, each a different one: small letters, numbers and hyphens",
    words=("chili",),
    speech=sorted(SPEECH),
)
EN = Text("en", "the name in English", longest=NAME_LENGTH, needed=True)
DE = Text("de", "the name in German; without it the English one stands there", longest=NAME_LENGTH)
ART = Id("art", "its picture, such as chef-fox; without it that of its place in this file", needed=False)
TEXT_EN = Text("text_en", "the words printed on the card", longest=TEXT_LENGTH, lines=True)
TEXT_DE = Text("text_de", "the words printed on the card, in German", longest=TEXT_LENGTH, lines=True)
MINUTES = Whole("minutes", "its preparation time", 1, SPACES, needed=True)
STARTS_AT = StartMinutes("minutes", "its preparation time", min(START_MINUTES), max(START_MINUTES), needed=True)
POINTS = Whole("points", "for delivering it", 0, MOST_POINTS, needed=True)
CHEF = Text("chef", "the id of the chef who cooks it", longest=NAME_LENGTH, needed=True)
NEEDS = Needs("its ingredients or plates, from top to bottom")
SYMBOLS = effects("its symbols, from top to bottom", "symbols")
NEVER = effects("its symbols, which are never carried out (TD-06)", "symbols")
COPIES = Whole("copies", f"how many of it there are; all together {ACTION_CARDS}", 1, ACTION_CARDS)
EFFECTS = effects("what it does, in this order")
GOAL = Aim("what has to be so when the turn ends")

NAMED = (ID, EN, DE)
WORDS = (TEXT_EN, TEXT_DE)
ORDER = (*NAMED, MINUTES, POINTS, CHEF, NEEDS, SYMBOLS, *WORDS)
START = (*NAMED, STARTS_AT, POINTS, CHEF, NEEDS, NEVER, *WORDS)


def _order(k: int) -> dict[str, object]:
    return {"chef": f"chef-{k % TEMPLATE_CHEFS + 1}", "needs": ["dandelion", "acorn"]}


def _start(k: int) -> dict[str, object]:
    return _order(k) | {"minutes": START_MINUTES[k // STARTS]}


def _action(k: int) -> dict[str, object]:
    each, more = divmod(ACTION_CARDS, TEMPLATE_ACTIONS)
    return {"copies": each + (k < more), "effects": [{"draw": 1}]}


def _challenge(k: int) -> dict[str, object]:
    return {"goal": {"identical": 3}}


def _bonus(k: int) -> dict[str, object]:
    return {"effects": [{"recycle": 1}] if k == 0 else [{"draw": 1}]}


CHEF_SECTION = Section("chef", "the chefs", TEMPLATE_CHEFS, (*NAMED, ART, *WORDS), bounds=(2, CHEFS))
STARTING_SECTION = Section(
    "starting", "the Starting orders, four of 4 and four of 6 minutes", STARTING, START, sample=_start
)
BASIC = Section("basic", "the Basic orders", ORDER_SET, ORDER, sample=_order)
CHILI = Section("chili", "the Chili orders", ORDER_SET, ORDER, sample=_order)
ACTION = Section(
    "action",
    f"the Action cards, whose copies add up to {ACTION_CARDS}",
    TEMPLATE_ACTIONS,
    (*NAMED, COPIES, EFFECTS, *WORDS),
    sample=_action,
    bounds=(1, ACTION_CARDS),
)
CHALLENGE = Section("challenge", "the Challenges", CHALLENGES, (*NAMED, GOAL, *WORDS), sample=_challenge)
BONUS = Section("bonus", "what the rows of the pantry give, from the top row down", ROWS, (SYMBOLS,), sample=_bonus)
CHILI_BONUS = Section("chili-bonus", "the same on the chili side of the pantry", ROWS, (SYMBOLS,), sample=_bonus)
FORMAT = Format(
    "treehouse-diner",
    vocabulary(),
    FILE,
    (CHEF_SECTION, STARTING_SECTION, BASIC, CHILI, ACTION, CHALLENGE, BONUS, CHILI_BONUS),
    schemas(),
)


@dataclass(frozen=True)
class Card:
    """A card, or a row of the pantry, that has been checked.

    ``kind`` is the name of its section; ``number`` goes on over all orders, and over both sides of the pantry.
    ``needs`` are words of ingredients and plates; of a challenge ``goal`` is what it looks at, with its number (of
    ``emptied`` a mask of rows).  ``chef`` is an id, ``art`` a chef's picture; ``names`` and ``text`` (the printed
    words, if typed) go by language.
    """

    id: str
    kind: str
    number: int
    names: Mapping[str, str]
    effects: tuple[Effect, ...] = ()
    minutes: int = 0
    points: int = 0
    chef: str = ""
    needs: tuple[str, ...] = ()
    copies: int = 1
    goal: tuple[Goal, int] = NO_GOAL
    art: str = ""
    text: Mapping[str, str] | None = None
