"""The vocabulary of effects as people write it in a deck file, and the numbers that the rules carry out.

A card lists its effects: words (``"recall"``) and tables with one verb and its number (``{ bones = 2 }``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from doghouse.core.deck import nearest, shown
from doghouse.core.keys import Key, Schema, Word, Wrong
from doghouse.games.treat_please.state import LINES, OPTIONS, TYPES, Pay, Per, Verb

TYPE_WORDS = {"food": 0, "outdoor": 1, "pamper": 2, "pets": 3, "play": 4}
PER_WORDS = {per.name.lower(): per for per in Per if per != Per.ONCE}
PAY_WORDS = {pay.name.lower(): pay for pay in Pay if pay != Pay.NOTHING}
MOST_PRICE = 10
LASTING_VERBS = frozenset(range(Verb.DISCOUNT, Verb.MORE_OBJECTIVES + 1))
WITH_TYPE = (Verb.DISCOUNT,)
COUNTED = (Verb.ATTENTION, Verb.ENERGY, Verb.BONES)  # those that take ``per``


@dataclass(frozen=True)
class Form:
    """How a verb is written: its number's bounds (0 and 0: a word alone), and what it does, for people."""

    verb: Verb
    least: int
    most: int
    what: str

    @property
    def extra(self) -> tuple[str, ...]:
        """The keys that may stand beside the verb."""
        return ("per", "type") if self.verb in COUNTED else ("type",) if self.verb in WITH_TYPE else ()


FORMS: Mapping[str, Form] = {
    "attention": Form(Verb.ATTENTION, -15, 15, "gain attention, or lose it"),
    "energy": Form(Verb.ENERGY, -10, 10, "gain energy, or lose it"),
    "bones": Form(Verb.BONES, -15, 15, "gain bones, or lose them"),
    "place": Form(Verb.PLACE, 1, 10, "put bones on one card of the row"),
    "spread": Form(Verb.SPREAD, 1, 10, "put bones on each card of the row"),
    "discount": Form(Verb.DISCOUNT, 1, 10, "objectives (of a type) cost less attention"),
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
WORDS: Mapping[int, str] = {
    **{int(form.verb): word for word, form in FORMS.items()},
    Verb.MAY: "may",
    Verb.CHOOSE: "choose",
}
SINGLE = [word for word, form in FORMS.items() if form.most == 0]
COMBINE = ("may", "choose")


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


def vocabulary() -> list[str]:
    """How effects are written, for whoever types cards: a line each."""
    lines = ["An effect is a word, or a verb with its number in { }. There are:"]
    for word, form in FORMS.items():
        written = f'"{word}"' if form.most == 0 else f"{{ {word} = {max(1, form.least)} }}"
        lines.append(f"  {written:<22} {form.what}")
    return [
        *lines,
        '  attention, energy and bones take a per: { bones = 1, per = "objective", type = "food" }; per is one of',
        f"    {', '.join(PER_WORDS)}",
        f"  a discount takes a type, one of {', '.join(TYPE_WORDS)}; without one it is for all",
        "  { may = { bones = 2 }, then = [{ energy = 3 }] }    a price (or {}), and what it buys",
        "  { choose = [{ bones = 2 }, { energy = 1 }] }        one of 2 to 4",
        f"A card has room for {LINES} effects; a may, a choose and those inside them count too.",
        "What cannot be written like this is typed with the nearest verb.",
    ]


# ---------------------------------------------------------------- reading


class Effects(Key[tuple[Effect, ...]]):
    """The effects of a card."""

    def __init__(self, what: str) -> None:
        super().__init__("effects", what, ())

    def _read(self, value: object, wrong: Wrong) -> tuple[Effect, ...]:
        if not isinstance(value, list):
            wrong(f"effects: {self.expected()} was expected, not {shown(value)}")
            return ()
        found = _several(value, "effects", wrong)
        n = sum(1 for effect in found for _ in effect.lines())
        if n > LINES:
            wrong(f"effects: at most {LINES} were expected, not {n} (may and choose count too)")
        return found

    def _expected(self) -> str:
        return "a list in [ ]"

    def _schema(self) -> Schema:
        return {"$ref": "#/$defs/effects"}


def _several(values: Sequence[object], where: str, wrong: Wrong, *, plain: bool = False) -> tuple[Effect, ...]:
    """Effects in a list; with ``plain`` neither may nor choose."""
    found = []
    for k, value in enumerate(values, 1):
        effect = _effect(value, f"{where}, number {k}", wrong)
        if effect is not None:
            if plain and effect.inner:
                wrong(f"{where}, number {k}: a plain effect was expected, not {WORDS[effect.verb]!r}")
            found.append(effect)
    return tuple(found)


def _effect(value: object, where: str, wrong: Wrong) -> Effect | None:
    """One effect, or None when it is none."""
    if isinstance(value, str):
        return _word(value, where, wrong)
    if not isinstance(value, dict) or not value:
        wrong(f"{where}: an effect such as {{ bones = 2 }} was expected, not {shown(value)}")
        return None
    verbs = [key for key in value if key in FORMS or key in COMBINE]
    if len(verbs) != 1:
        others = [key for key in value if key not in verbs and key not in ("per", "type", "then")]
        known = [*FORMS, *COMBINE]
        if len(verbs) > 1:
            wrong(f"{where}: one verb was expected, not {' and '.join(verbs)}; give each its own {{ }}")
        else:
            wrong(f"{where}: {(others or list(value))[0]!r} is no verb; {nearest((others or list(value))[0], known)}")
        return None
    if verbs[0] in COMBINE:
        return (_may if verbs[0] == "may" else _choose)(value, where, wrong)
    return _plain(value, verbs[0], where, wrong)


def _word(word: str, where: str, wrong: Wrong) -> Effect | None:
    """An effect that is a word alone."""
    if word in SINGLE:
        return Effect(FORMS[word].verb)
    if word in FORMS:
        wrong(f"{where}: a number was expected: {{ {word} = {max(1, FORMS[word].least)} }}")
    else:
        wrong(f"{where}: {shown(word)} is no verb; {nearest(word, FORMS)}")
    return None


def _plain(value: dict[str, object], word: str, where: str, wrong: Wrong) -> Effect | None:
    """A verb with its number and what may stand beside it."""
    form = FORMS[word]
    _others(value, (word, *form.extra), where, wrong)
    if form.most == 0:
        wrong(f"{where}: the word {word!r} alone was expected, without a number")
        return None
    n = value[word]
    if isinstance(n, bool) or not isinstance(n, int) or not form.least <= n <= form.most or (n == 0 > form.least):
        but = ", but not 0," if form.least < 0 else ""
        wrong(f"{where}: {word}: a whole number from {form.least} to {form.most}{but} was expected, not {shown(n)}")
        return None
    say = partial(_at, wrong, where)
    per = Word("per", "", PER_WORDS).read(value["per"], say) if "per" in value and "per" in form.extra else Per.ONCE
    kind = Word("type", "", TYPE_WORDS).read(value["type"], say) if "type" in value and form.extra else TYPES
    if kind != TYPES and form.verb in COUNTED and per != Per.OBJECTIVE:
        wrong(f"{where}: per = 'objective' was expected beside type")
    return Effect(form.verb, n, per, kind)


def _at(wrong: Wrong, where: str, text: str) -> None:
    wrong(f"{where}: {text}")


def _may(value: dict[str, object], where: str, wrong: Wrong) -> Effect | None:
    """``{ may = { bones = 2 }, then = [...] }``: a price, and what it buys."""
    _others(value, ("may", "then"), where, wrong)
    price, then = value["may"], value.get("then")
    n, pay = 0, Pay.NOTHING
    if not isinstance(price, dict) or len(price) > 1:
        wrong(f"{where}: may: a price such as {{ bones = 2 }} was expected, or {{}}, not {shown(price)}")
    for name, number in price.items() if isinstance(price, dict) and len(price) == 1 else ():
        if name not in PAY_WORDS:
            wrong(f"{where}: may: nothing can be paid in {name!r}; {nearest(name, PAY_WORDS)}")
        elif isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MOST_PRICE:
            wrong(f"{where}: may: {name}: a whole number from 1 to {MOST_PRICE} was expected, not {shown(number)}")
        else:
            n, pay = number, PAY_WORDS[name]
    if then is None and len(value) > 1:
        return None  # what stands there instead is told already
    if not isinstance(then, list) or not then:
        wrong(f"{where}: then = [ ... ] with what the ability does was expected")
        return None
    inner = _several(then, f"{where}, then", wrong)
    for effect in inner:
        if effect.verb == Verb.MAY:
            wrong(f"{where}: one 'may' inside another was not expected")
    return Effect(Verb.MAY, n, pay=pay, inner=inner) if inner else None


def _choose(value: dict[str, object], where: str, wrong: Wrong) -> Effect | None:
    """``{ choose = [{ bones = 2 }, { energy = 1 }] }``: one of several."""
    _others(value, ("choose",), where, wrong)
    options = value["choose"]
    if not isinstance(options, list) or not 2 <= len(options) <= OPTIONS:
        wrong(f"{where}: choose: a list of 2 to {OPTIONS} effects was expected")
        return None
    inner = _several(options, f"{where}, choose", wrong, plain=True)
    return Effect(Verb.CHOOSE, inner=inner) if inner else None


def _others(value: dict[str, object], known: Sequence[str], where: str, wrong: Wrong) -> None:
    """Note the keys that do not go with the verb."""
    for name in value:
        if name not in known:
            wrong(f"{where}: {name!r} does not go with {known[0]!r}; {nearest(name, known)}")


# ---------------------------------------------------------------- the same as JSON Schema


def schemas() -> Schema:
    """The schemas of effects: of one verb (``plain``), of a choice among them, and of any."""
    plain, choose, effect = ({"$ref": f"#/$defs/{name}"} for name in ("plain", "choose", "effect"))
    price = {"type": "integer", "minimum": 1, "maximum": MOST_PRICE}
    prices: Schema = {
        "type": "object",
        "description": "the price; {} when it costs nothing",
        "properties": dict.fromkeys(PAY_WORDS, price),
        "maxProperties": 1,
        "additionalProperties": False,
    }
    options: Schema = {"type": "array", "minItems": 2, "maxItems": OPTIONS, "items": plain}
    then: Schema = {"type": "array", "minItems": 1, "items": {"oneOf": [plain, choose]}}
    may = _table({"may": prices, "then": then}, ["may", "then"])
    return {
        "plain": {"oneOf": list(_plain_schemas())},
        "choose": _table({"choose": options}, ["choose"]),
        "effect": {"oneOf": [plain, choose, may]},
        "effects": {"type": "array", "maxItems": LINES, "items": effect},
    }


def _plain_schemas() -> Iterator[Schema]:
    """The schemas of effects that are one verb."""
    yield {"enum": SINGLE, "description": "; ".join(f"{word}: {FORMS[word].what}" for word in SINGLE)}
    extras: Schema = {"per": {"enum": list(PER_WORDS)}, "type": {"enum": list(TYPE_WORDS)}}
    counted: Schema = {"required": ["per"], "properties": {"per": {"const": "objective"}}}
    for word, form in FORMS.items():
        if form.most:
            number: Schema = {"type": "integer", "minimum": form.least, "maximum": form.most, "description": form.what}
            if form.least < 0:
                number["not"] = {"const": 0}
            one = _table({word: number} | {name: extras[name] for name in form.extra}, [word])
            yield one | {"dependentSchemas": {"type": counted}} if "per" in form.extra else one


def _table(properties: Schema, needed: Sequence[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": list(needed), "additionalProperties": False}
