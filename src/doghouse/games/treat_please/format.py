"""What stands in a deck file of Treat, Please!: the kinds of card, their keys, and a card that has been read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doghouse.core.keys import Flag, Format, Id, Section, Text, Whole, Word
from doghouse.games.treat_please.spoken import SPEECH
from doghouse.games.treat_please.state import CHARACTERS, FOR_SALE, MOST_ENERGY, OBJECTIVES, PER_TYPE, ROUND_CARDS, When
from doghouse.games.treat_please.verbs import TYPE_WORDS, Effect, effects, schemas, vocabulary

LANGUAGES = ("en", "de")
NAME_LENGTH, TEXT_LENGTH = 60, 300

GAME = Word("game", "the game that the deck is for", {"treat-please": "treat-please"})
TITLE = Text("title", "what the deck is called", longest=NAME_LENGTH, needed=True)
FILE = (GAME, TITLE)

ID = Id("id", "a short name, each a different one: small letters, numbers and hyphens", speech=sorted(SPEECH))
EN = Text("en", "the name in English", longest=NAME_LENGTH, needed=True)
DE = Text("de", "the name in German; without it the English one stands there", longest=NAME_LENGTH)
ART = Id("art", "its picture, such as dog-husky; without it that of its place in this file", needed=False)
TEXT_EN = Text("text_en", "the words printed on the card", longest=TEXT_LENGTH, lines=True)
TEXT_DE = Text("text_de", "the words printed on the card, in German", longest=TEXT_LENGTH, lines=True)
COST = Whole("cost", "in bones, to learn it", 0, 20, needed=True)
GIVES = Whole("attention", "gained when it is played (less than 0: lost)", -15, 15)
CHANGES = Whole("energy", "gained when it is played (less than 0: its cost)", -MOST_ENERGY, MOST_ENERGY)
TAKES = Whole("attention", "its cost in attention", 0, 20, needed=True)
NEEDS = Whole("energy", "its cost in energy", 0, MOST_ENERGY)
START = Whole("energy", "at the start, and after a nap", 0, MOST_ENERGY, needed=True)
AFFECTION = Whole("affection", "points for completing it", 0, 20, needed=True)
TYPE = Word("type", "the kind of objective", {word: word for word in TYPE_WORDS})
WHENS = {"at once": When.AT_ONCE, "all round": When.ALL_ROUND, "optional": When.OPTIONAL}
WHEN = Word("when", "when it counts", {word: word for word in WHENS})
ONCE = Flag("once", "true: the first player alone carries it out, once; else everybody does")
EFFECTS = effects("what it does, in this order")

NAMED = (ID, EN, DE)
PRINTED = (EFFECTS, TEXT_EN, TEXT_DE)
STARTING = (*NAMED, GIVES, CHANGES, *PRINTED)
FOR_BONES = (*NAMED, COST, GIVES, CHANGES, *PRINTED)
GOAL = (*NAMED, TYPE, AFFECTION, TAKES, NEEDS, *PRINTED)


def _goal(k: int) -> dict[str, object]:
    return {"type": list(TYPE_WORDS)[k // PER_TYPE]}


def _nap(k: int) -> dict[str, object]:
    return {"id": "nap", "en": "Take a Nap", "effects": ["reset", "recall"]}


def _kibbles(k: int) -> dict[str, object]:
    return {"id": "kibbles", "en": "Search for Loose Kibbles", "effects": [{"bones": 1}]}


OWN = Section("behavior", "its own behaviors", 2, STARTING, within="character")
CHARACTER = Section("character", "the dogs", CHARACTERS, (*NAMED, ART, START, TEXT_EN, TEXT_DE), sections=(OWN,))
NAP = Section("nap", "the nap that every dog can take", 1, STARTING, many=False, sample=_nap)
KIBBLES = Section("kibbles", "the search that every dog can make", 1, STARTING, many=False, sample=_kibbles)
BEHAVIOR = Section("behavior", "the behaviors for sale", FOR_SALE, FOR_BONES)
OBJECTIVE = Section("objective", "the objectives, 8 of each type", OBJECTIVES, GOAL, sample=_goal)
ROUND = Section("round", "the round cards", ROUND_CARDS, (*NAMED, WHEN, ONCE, *PRINTED))
FORMAT = Format("treat-please", vocabulary(), FILE, (CHARACTER, NAP, KIBBLES, BEHAVIOR, OBJECTIVE, ROUND), schemas())


@dataclass(frozen=True)
class Card:
    """A card that has been checked.

    ``kind`` is "character", "behavior", "objective" or "round", and ``number`` its number among these; ``cost`` is
    None of a behavior that is not for sale.  ``attention`` and ``energy`` are a behavior's gains, an objective's
    costs, a character's starting energy; ``art`` is a character's picture.  ``names`` and ``text`` (the printed
    words, if typed) go by language.
    """

    id: str
    kind: str
    number: int
    names: Mapping[str, str]
    effects: tuple[Effect, ...] = ()
    cost: int | None = None
    attention: int = 0
    energy: int = 0
    affection: int = 0
    type: str | None = None
    when: str | None = None
    once: bool = False
    art: str = ""
    text: Mapping[str, str] | None = None
