"""The vocabulary of effects and goals as people write it in a deck file, and the numbers that the rules go by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from doghouse.core import effects as core
from doghouse.core.deck import nearest, no_text, shown
from doghouse.core.effects import Form, Vocabulary, plain_schemas
from doghouse.core.keys import Key, Schema, Word, Wrong
from doghouse.games.treehouse_diner.state import (
    INGREDIENTS,
    LINES,
    MOST_MOOD,
    OPTIONS,
    PLATE,
    ROWS,
    SPACES,
    SYMBOLS,
    Goal,
    Per,
    Verb,
)

INGREDIENT_WORDS = ("dandelion", "acorn", "blueberry", "radish", "mushroom", "daisy", "chili")
PLATE_WORDS = ("A", "B", "C", "D", "E", "F")
NEED_WORDS = {word: k for k, word in enumerate((*INGREDIENT_WORDS, *PLATE_WORDS))}
PER_WORDS = {per.name.lower(): per for per in Per if per != Per.ONCE}
PER = Word("per", "what it is multiplied by", {word: int(per) for word, per in PER_WORDS.items()})
MOST = 6  # the largest number of an effect

# What a symbol on orders and shelf rows can say, and what only Action cards do besides.
SYMBOL_FORMS: Mapping[str, Form] = {
    "draw": Form(Verb.DRAW, 1, MOST, "draw random ingredients from the bag", (PER,)),
    "others-draw": Form(Verb.OTHERS_DRAW, 1, MOST, "all others draw ingredients"),
    "discard": Form(Verb.DISCARD, 1, MOST, "discard ingredients of your supply"),
    "others-discard": Form(Verb.OTHERS_DISCARD, 1, MOST, "all others discard ingredients"),
    "recycle": Form(Verb.RECYCLE, 1, MOST, "you may discard an ingredient and draw another"),
    "praise": Form(Verb.PRAISE, 1, MOST, "praise", (PER,)),
    "complaint": Form(Verb.COMPLAINT, 1, MOST, "complaints"),
    "others-complaint": Form(Verb.OTHERS_COMPLAINT, 1, MOST, "complaints for all others"),
    "order": Form(Verb.ORDER, 1, MOST, "draw orders, lay them and carry out their effects"),
    "action": Form(Verb.ACTION, 1, MOST, 'draw Action cards ("Secret Ingredient" only)'),
    "left": Form(Verb.LEFT, 1, MOST, "move an order one space to the left"),
}
CARD_FORMS: Mapping[str, Form] = {
    "shortcut": Form(Verb.SHORTCUT, 1, MOST, "take pieces from the pantry, whose circles are refilled"),
    "compost": Form(Verb.COMPOST, 1, MOST, "take ingredients from the compost"),
    "answer": Form(Verb.ANSWER, 1, MOST, "take orders from the phone tray"),
    "free": Form(Verb.FREE, 1, MOST, "minutes of this turn's pantry visit that need not be paid"),
    "calm": Form(Verb.CALM, 0, 0, "this turn orders pushed out bring no complaint"),
}
FORMS: Mapping[str, Form] = {**SYMBOL_FORMS, **CARD_FORMS}
WORDS: Mapping[int, str] = {**{form.verb: word for word, form in FORMS.items()}, Verb.MAY: "may", Verb.CHOOSE: "choose"}


@dataclass(frozen=True)
class Effect:
    """One effect: a verb with its number, or a combination with the effects ``inner``.

    Of ``may``, ``n`` is how many ingredients have to be discarded for it.
    """

    verb: Verb
    n: int = 0
    per: Per = Per.ONCE
    inner: tuple[Effect, ...] = ()

    @property
    def word(self) -> str:
        """The verb as it is written."""
        return WORDS[self.verb]

    def lines(self) -> Iterator[tuple[int, int, int, int]]:
        """The lines that the rules carry out."""
        inner = [line for effect in self.inner for line in effect.lines()]
        if self.verb == Verb.MAY:
            price = [(int(Verb.DISCARD), self.n, 0, 0)] if self.n else []
            inner = price + inner
            yield self.verb, self.n, 0, len(inner)
        elif self.verb == Verb.CHOOSE:
            yield self.verb, len(self.inner), 0, 0
        else:
            yield self.verb, self.n, self.per, 0
        yield from inner

    def all(self) -> Iterator[Effect]:
        """This effect and all inside it."""
        yield self
        for effect in self.inner:
            yield from effect.all()


class Verbs(Vocabulary[Effect]):
    """The vocabulary of Treehouse Diner."""

    def plain(self, form: Form, n: int, beside: Mapping[str, int], wrong: Wrong) -> Effect:
        """An effect of one verb."""
        return Effect(Verb(form.verb), n, Per(beside.get("per", Per.ONCE)))

    def may(self, n: int, pay: int | None, inner: tuple[Effect, ...]) -> Effect:
        """An offer: what has to be discarded, and what it buys."""
        return Effect(Verb.MAY, n, inner=inner)

    def choose(self, inner: tuple[Effect, ...]) -> Effect:
        """A choice among effects."""
        return Effect(Verb.CHOOSE, inner=inner)


VERBS = Verbs(FORMS, {"discard": Verb.DISCARD}, MOST, OPTIONS, LINES, "{ draw = 1 }")


def effects(what: str, schema: str = "effects") -> core.Effects[Effect]:
    """The key of a card's effects."""
    return core.Effects(what, VERBS, schema)


def schemas() -> Schema:
    """The schemas that those of effects refer to: any, and the ``symbols`` of orders and rows."""
    symbols = {"type": "array", "maxItems": LINES, "items": {"oneOf": list(plain_schemas(SYMBOL_FORMS))}}
    return VERBS.schemas() | {"symbols": symbols}


# ---------------------------------------------------------------- what orders need


class Needs(Key[tuple[str, ...]]):
    """The symbols of an order, as words; whether chilis and plates belong there is for others to say."""

    def __init__(self, what: str) -> None:
        super().__init__("needs", what, (), needed=True)

    def _read(self, value: object, wrong: Wrong) -> tuple[str, ...]:
        if not isinstance(value, list) or not 1 <= len(value) <= SYMBOLS:
            not_this = f"{len(value)} of them" if isinstance(value, list) else shown(value)
            wrong(f"needs: {self.expected()} was expected, not {not_this}")
            return ()
        found = []
        for k, word in enumerate(value, 1):
            if isinstance(word, str) and word in NEED_WORDS:
                found.append(word)
            else:
                wrong(f"needs, number {k}: {shown(word)} is no ingredient and no plate; {_near(word)}")
        return tuple(found)

    def _expected(self) -> str:
        return f"a list of 1 to {SYMBOLS} ingredients or plates in [ ]"

    def _schema(self) -> Schema:
        return {"type": "array", "minItems": 1, "maxItems": SYMBOLS, "items": {"enum": list(NEED_WORDS)}}


def _near(word: object) -> str:
    """What may have been meant by a word that order cards do not know."""
    if not isinstance(word, str):
        return "a word in quotes was expected"
    alike = [known for known in NEED_WORDS if known.lower() == word.lower()]
    return f"did you mean {alike[0]}?" if alike else nearest(word, NEED_WORDS)


def is_plate(word: str) -> bool:
    """Is a word of an order's needs a plate?"""
    return NEED_WORDS[word] >= PLATE


# ---------------------------------------------------------------- what challenges ask


@dataclass(frozen=True)
class Target:
    """How a goal is written: the bounds of its number, and what it asks."""

    goal: Goal
    least: int
    most: int
    what: str


LARGE = 20
TARGETS: Mapping[str, Target] = {
    "emptied": Target(Goal.EMPTIED, 1, ROWS, "one of these rows of the pantry was emptied this turn"),
    "identical": Target(Goal.IDENTICAL, 1, LARGE, "so many identical ingredients in your supply"),
    "kinds": Target(Goal.KINDS, 1, INGREDIENTS, "so many different ingredients in your supply"),
    "supply": Target(Goal.SUPPLY, 1, LARGE, "so many ingredients in your supply"),
    "empty": Target(Goal.EMPTY, 0, LARGE, "at most so many ingredients in your supply"),
    "chefs": Target(Goal.CHEFS, 1, SPACES, "orders of so many different chefs in your kitchen"),
    "same-chef": Target(Goal.SAME_CHEF, 1, SPACES, "so many orders of one chef in your kitchen"),
    "orders": Target(Goal.ORDERS, 1, SPACES, "so many orders in your kitchen"),
    "late": Target(Goal.LATE, 1, 2, "so many orders on the spaces of 1 and 2 minutes"),
    "early": Target(Goal.EARLY, 1, 2, "so many orders on the spaces of 5 and 6 minutes"),
    "nearly": Target(Goal.NEARLY, 1, SPACES, "so many orders on which one symbol is open"),
    "on-orders": Target(Goal.ON_ORDERS, 1, LARGE, "so many ingredients on your orders"),
    "swarm": Target(Goal.SWARM, 1, LARGE, "so many bees on one order"),
    "bees": Target(Goal.BEES, 1, LARGE, "so many bees on your orders"),
    "delivered": Target(Goal.DELIVERED, 1, SPACES, "so many orders delivered this turn"),
    "taken": Target(Goal.TAKEN, 1, LARGE, "so many pieces taken from the pantry this turn"),
    "saved": Target(Goal.SAVED, 1, LARGE, "so many bees saved this turn"),
    "pushed": Target(Goal.PUSHED, 1, LARGE, "so many orders pushed out this turn"),
    "mood": Target(Goal.MOOD, -MOST_MOOD, MOST_MOOD, "your mood is so much at most"),
}
GOAL_WORDS = {target.goal: word for word, target in TARGETS.items()}
NO_GOAL = (Goal.NOTHING, 0)


class Aim(Key[tuple[Goal, int]]):
    """The goal of a challenge and its number; of ``emptied`` the rows as a mask (bit 0: the 1er row)."""

    def __init__(self, what: str) -> None:
        super().__init__("goal", what, NO_GOAL, needed=True)

    def _read(self, value: object, wrong: Wrong) -> tuple[Goal, int]:
        if not isinstance(value, dict) or len(value) != 1:
            told = " and ".join(value) if isinstance(value, dict) and value else shown(value)
            wrong(f"goal: {self.expected()} was expected, not {told}")
            return self.default
        word, n = next(iter(value.items()))
        if word not in TARGETS:
            wrong(f"goal: {word!r} is no goal; {nearest(word, TARGETS)}")
            return self.default
        if word == "emptied":
            return Goal.EMPTIED, _rows(n, wrong)
        target = TARGETS[word]
        if isinstance(n, bool) or not isinstance(n, int) or not target.least <= n <= target.most:
            numbers = f"a whole number from {target.least} to {target.most}"
            wrong(f"goal: {word}: {numbers} was expected, not {shown(n)}{no_text(n)}")
            return self.default
        return target.goal, n

    def _expected(self) -> str:
        return "one goal such as { identical = 3 }"

    def _schema(self) -> Schema:
        return {"oneOf": [_goal_schema(word, target) for word, target in TARGETS.items()]}


def _rows(value: object, wrong: Wrong) -> int:
    """The mask of rows that are listed."""
    rows = value if isinstance(value, list) else []
    if not rows or any(isinstance(r, bool) or not isinstance(r, int) or not 1 <= r <= ROWS for r in rows):
        wrong(f"goal: emptied: a list of rows from 1 to {ROWS} was expected, such as [1, 2]")
        return 0
    if len({*rows}) < len(rows):
        wrong("goal: emptied: each row once was expected")
    return sum(1 << (r - 1) for r in set(rows))


def rows_of(mask: int) -> list[int]:
    """The rows of a mask, from 1."""
    return [r + 1 for r in range(ROWS) if mask >> r & 1]


def _goal_schema(word: str, target: Target) -> Schema:
    number: Schema = {"type": "integer", "minimum": target.least, "maximum": target.most}
    value: Schema = (
        {"type": "array", "minItems": 1, "maxItems": ROWS, "items": number, "uniqueItems": True}
        if word == "emptied"
        else number
    )
    told = value | {"description": target.what}
    return {"type": "object", "properties": {word: told}, "required": [word], "additionalProperties": False}


# ---------------------------------------------------------------- for whoever types cards


def vocabulary() -> list[str]:
    """How effects, needs and goals are written: a line each."""
    return [
        "An effect is a verb with its number in { }, or a word. On orders and rows of the pantry there are:",
        *VERBS.told(SYMBOL_FORMS),
        "  and on Action cards besides:",
        *VERBS.told(CARD_FORMS),
        '  draw and praise take a per: { draw = 1, per = "order" } for each order in your kitchen; per is one of',
        f"    {', '.join(PER_WORDS)} (space: a free one in your kitchen; bee: on your orders; chef: in your kitchen)",
        "  { may = { discard = 2 }, then = [{ praise = 1 }] }  a price (or {}), and what it buys; Action cards only",
        "  { choose = [{ draw = 2 }, { praise = 1 }] }         one of 2 to 4; Action cards only",
        f"A card has room for {LINES} effects; a may, its price, a choose and those inside them count too.",
        f"needs lists the 1 to {SYMBOLS} symbols of an order, ingredients or plates:",
        f"  {', '.join(INGREDIENT_WORDS)} (chili on Chili orders only)",
        f"  {', '.join(PLATE_WORDS)} (equal letters for equal plates)",
        "A challenge has one goal, which is looked at when the turn ends. There are:",
        *(f"  {_goal_example(word, target):<24} {target.what}" for word, target in TARGETS.items()),
        "What cannot be written like this is typed with the nearest verb.",
    ]


def _goal_example(word: str, target: Target) -> str:
    return "{ emptied = [1, 2] }" if word == "emptied" else f"{{ {word} = {target.most if target.most < 3 else 3} }}"
