"""The vocabulary of effects as people write it in a deck file, and the numbers that the rules carry out.

A card lists its effects: words (``"recall"``) and tables with one verb and its number (``{ bones = 2 }``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from doghouse.core import effects as core
from doghouse.core.effects import Form, Vocabulary
from doghouse.core.keys import Schema, Word, Wrong
from doghouse.games.treat_please.state import LINES, OPTIONS, TYPES, Pay, Per, Verb

TYPE_WORDS = {"food": 0, "outdoor": 1, "pamper": 2, "pets": 3, "play": 4}
PER_WORDS = {per.name.lower(): per for per in Per if per != Per.ONCE}
PAY_WORDS = {pay.name.lower(): pay for pay in Pay if pay != Pay.NOTHING}
MOST_PRICE = 10
LASTING_VERBS = frozenset(range(Verb.DISCOUNT, Verb.MORE_OBJECTIVES + 1))
COUNTED = (Verb.ATTENTION, Verb.ENERGY, Verb.BONES)  # those that take ``per``

PER = Word[int]("per", "what it is multiplied by", PER_WORDS)
TYPE = Word[int]("type", "of objectives", TYPE_WORDS)

FORMS: Mapping[str, Form] = {
    "attention": Form(Verb.ATTENTION, -15, 15, "gain attention, or lose it", (PER, TYPE)),
    "energy": Form(Verb.ENERGY, -10, 10, "gain energy, or lose it", (PER, TYPE)),
    "bones": Form(Verb.BONES, -15, 15, "gain bones, or lose them", (PER, TYPE)),
    "place": Form(Verb.PLACE, 1, 10, "put bones on one card of the row"),
    "spread": Form(Verb.SPREAD, 1, 10, "put bones on each card of the row"),
    "discount": Form(Verb.DISCOUNT, 1, 10, "objectives (of a type) cost less attention", (TYPE,)),
    "cheaper": Form(Verb.CHEAPER, 1, 10, "learning costs fewer bones"),
    "boost": Form(Verb.BOOST, -5, 5, "every behavior played gives more attention, or less"),
    "ease": Form(Verb.EASE, 1, 10, "every behavior costs less energy"),
    "supper": Form(Verb.SUPPER, -2, 10, "more bones at dinner, or fewer"),
    "behaviors": Form(Verb.MORE_BEHAVIORS, 1, 3, "play more behaviors"),
    "learning": Form(Verb.MORE_LEARNING, 1, 3, "learn more behaviors"),
    "objectives": Form(Verb.MORE_OBJECTIVES, 1, 3, "complete more objectives"),
    "back": Form(Verb.BACK, 1, 5, "take behaviors back from the discard area"),
    "replace": Form(Verb.REPLACE, 1, 4, "cards of the row leave the game, new ones come"),
    "sweep": Form(Verb.SWEEP, 0, 0, "the whole row leaves the game, a new one comes"),
    "turn-up": Form(Verb.TURN_UP, 1, 5, "objectives leave the game, the next are turned up"),
    "gain": Form(Verb.GAIN, 0, 20, "gain a card of the row that costs at most so many bones"),
    "reset": Form(Verb.RESET, 0, 0, "energy goes to the starting value"),
    "recall": Form(Verb.RECALL, 0, 0, "all cards of the discard area come back to the hand"),
}
MANY = {word: form for word, form in FORMS.items() if not form.single}
WORDS: Mapping[int, str] = {
    **{form.verb: word for word, form in FORMS.items()},
    Verb.MAY: "may",
    Verb.CHOOSE: "choose",
}


@dataclass(frozen=True)
class Effect:
    """One effect: a verb with its number, or a combination with the effects ``inner``.

    ``type`` is TYPES for any type; of ``may``, ``n`` is the price and ``pay`` what it is paid in.
    """

    verb: Verb
    n: int = 0
    per: Per = Per.ONCE
    type: int = TYPES
    pay: Pay = Pay.NOTHING
    inner: tuple[Effect, ...] = ()

    @property
    def word(self) -> str:
        """The verb as it is written."""
        return WORDS[self.verb]

    def lines(self) -> Iterator[tuple[int, int, int, int]]:
        """The lines that the rules carry out."""
        inner = [line for effect in self.inner for line in effect.lines()]
        if self.verb == Verb.MAY:
            yield self.verb, self.n, self.pay, len(inner)
        elif self.verb == Verb.CHOOSE:
            yield self.verb, len(self.inner), 0, 0
        elif self.verb == Verb.DISCOUNT:
            yield self.verb, self.n, self.type, 0
        elif self.verb in COUNTED:
            yield self.verb, self.n, self.per, self.type if self.per == Per.OBJECTIVE else 0
        else:
            yield self.verb, self.n, 0, 0
        yield from inner

    def all(self) -> Iterator[Effect]:
        """This effect and all inside it."""
        yield self
        for effect in self.inner:
            yield from effect.all()


class Verbs(Vocabulary[Effect]):
    """The vocabulary of Treat, Please!."""

    def plain(self, form: Form, n: int, beside: Mapping[str, int], wrong: Wrong) -> Effect:
        """An effect of one verb; a type of what is counted goes with objectives only."""
        per, kind = Per(beside.get("per", Per.ONCE)), beside.get("type", TYPES)
        if kind != TYPES and form.verb in COUNTED and per != Per.OBJECTIVE:
            wrong("per = 'objective' was expected beside type")
        return Effect(Verb(form.verb), n, per, kind)

    def may(self, n: int, pay: int | None, inner: tuple[Effect, ...]) -> Effect:
        """An offer: its price, and what it buys."""
        return Effect(Verb.MAY, n, pay=Pay.NOTHING if pay is None else Pay(pay), inner=inner)

    def choose(self, inner: tuple[Effect, ...]) -> Effect:
        """A choice among effects."""
        return Effect(Verb.CHOOSE, inner=inner)


VERBS = Verbs(FORMS, PAY_WORDS, MOST_PRICE, OPTIONS, LINES, "{ bones = 2 }")


def effects(what: str) -> core.Effects[Effect]:
    """The key of a card's effects."""
    return core.Effects(what, VERBS)


def schemas() -> Schema:
    """The schemas that those of effects refer to; a type of what is counted goes with objectives only."""
    counted: Schema = {"required": ["per"], "properties": {"per": {"const": "objective"}}}
    plain = [
        one | {"dependentSchemas": {"type": counted}} if form.verb in COUNTED else one
        for one, form in zip(core.plain_schemas(MANY), MANY.values(), strict=True)
    ]
    single = core.plain_schemas({word: form for word, form in FORMS.items() if form.single})
    return VERBS.schemas() | {"plain": {"oneOf": [*single, *plain]}}


def vocabulary() -> list[str]:
    """How effects are written, for whoever types cards: a line each."""
    return [
        "An effect is a word, or a verb with its number in { }. There are:",
        *VERBS.told(FORMS),
        '  attention, energy and bones take a per: { bones = 1, per = "objective", type = "food" }; per is one of',
        f"    {', '.join(PER_WORDS)}",
        f"  a discount takes a type, one of {', '.join(TYPE_WORDS)}; without one it is for all",
        "  { may = { bones = 2 }, then = [{ energy = 3 }] }    a price (or {}), and what it buys",
        "  { choose = [{ bones = 2 }, { energy = 1 }] }        one of 2 to 4",
        f"A card has room for {LINES} effects; a may, a choose and those inside them count too.",
        "What cannot be written like this is typed with the nearest verb.",
    ]
