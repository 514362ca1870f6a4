"""Effects as people write them on the cards of a deck file: verbs with their numbers, offers and choices.

``"recall"``, ``{ bones = 2 }``, ``{ may = { bones = 2 }, then = [...] }``, ``{ choose = [{ bones = 2 }, ...] }``.
A game says which verbs there are and what becomes of them; how they are read, explained and checked is the same.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, TypeGuard, TypeVar

from doghouse.core.deck import nearest, no_text, shown
from doghouse.core.keys import Key, Schema, Word, Wrong

MAY, CHOOSE = "may", "choose"
COMBINE = (MAY, CHOOSE)


class Effect(Protocol):
    """One effect: a line that the rules carry out, or a combination with the effects ``inner``."""

    @property
    def inner(self) -> Sequence[Effect]:
        """The effects inside a combination."""

    @property
    def word(self) -> str:
        """The verb as it is written."""

    def lines(self) -> Iterator[tuple[int, int, int, int]]:
        """The lines that the rules carry out: a verb and its three numbers."""


E = TypeVar("E", bound=Effect)


@dataclass(frozen=True)
class Form:
    """How a verb is written: the bounds of its number (0 and 0: a word alone), what it does, the keys beside it."""

    verb: int
    least: int
    most: int
    what: str
    beside: Sequence[Word[int]] = ()

    @property
    def single(self) -> bool:
        """Is it a word without a number?"""
        return self.most == 0

    def example(self, word: str) -> str:
        """How it may stand in a file."""
        return f'"{word}"' if self.single else f"{{ {word} = {max(1, self.least)} }}"


@dataclass(frozen=True)
class Vocabulary(Generic[E]):
    """The verbs of a game.

    ``prices`` are the words for what an offer may cost, at most ``most_price`` of it; a choice has at most
    ``options``, a card at most ``lines``; ``example`` is an effect as messages show it.
    """

    forms: Mapping[str, Form]
    prices: Mapping[str, int]
    most_price: int
    options: int
    lines: int
    example: str

    # ------------------------------------------------------------ what becomes of what was read

    @abstractmethod
    def plain(self, form: Form, n: int, beside: Mapping[str, int], wrong: Wrong) -> E:
        """An effect of one verb."""

    @abstractmethod
    def may(self, n: int, pay: int | None, inner: tuple[E, ...]) -> E:
        """An offer: its price (None: free) and what it buys."""

    @abstractmethod
    def choose(self, inner: tuple[E, ...]) -> E:
        """A choice among effects."""

    # ------------------------------------------------------------ reading

    def several(self, values: Sequence[object], where: str, wrong: Wrong, *, plain: bool = False) -> tuple[E, ...]:
        """Effects in a list; with ``plain`` neither offers nor choices."""
        found = []
        for k, value in enumerate(values, 1):
            effect = self._effect(value, f"{where}, number {k}", wrong)
            if effect is not None:
                if plain and effect.inner:
                    wrong(f"{where}, number {k}: a plain effect was expected, not {effect.word!r}")
                found.append(effect)
        return tuple(found)

    def _effect(self, value: object, where: str, wrong: Wrong) -> E | None:
        """One effect, or None when it is none."""
        if isinstance(value, str):
            return self._word(value, where, wrong)
        if not isinstance(value, dict) or not value:
            wrong(f"{where}: an effect such as {self.example} was expected, not {shown(value)}")
            return None
        verbs = [key for key in value if key in self.forms or key in COMBINE]
        if len(verbs) > 1:
            wrong(f"{where}: one verb was expected, not {' and '.join(verbs)}; give each its own {{ }}")
            return None
        if not verbs:
            beside = {"then", *(key.name for form in self.forms.values() for key in form.beside)}
            name = next((key for key in value if key not in beside), next(iter(value)))
            if name in beside:
                wrong(f"{where}: a verb was expected beside {name}, such as {self.example}")
                return None
            wrong(f"{where}: {name!r} is no verb; {nearest(name, [*self.forms, *COMBINE])}")
            return None
        if verbs[0] in COMBINE:
            return (self._may if verbs[0] == MAY else self._choose)(value, where, wrong)
        return self._plain(value, verbs[0], where, wrong)

    def _word(self, word: str, where: str, wrong: Wrong) -> E | None:
        """An effect that is a word alone."""
        form = self.forms.get(word)
        if form and form.single:
            return self.plain(form, 0, {}, partial(_at, wrong, where))
        if form:
            wrong(f"{where}: a number was expected: {form.example(word)}")
        else:
            wrong(f"{where}: {shown(word)} is no verb; {nearest(word, self.forms)}")
        return None

    def _plain(self, value: dict[str, object], word: str, where: str, wrong: Wrong) -> E | None:
        """A verb with its number and what may stand beside it."""
        form = self.forms[word]
        _others(value, (word, *(key.name for key in form.beside)), where, wrong)
        if form.single:
            wrong(f"{where}: the word {word!r} alone was expected, without a number")
            return None
        n = value[word]
        if not _within(n, form.least, form.most) or (n == 0 > form.least):
            but = ", but not 0," if form.least < 0 else ""
            numbers = f"a whole number from {form.least} to {form.most}{but}"
            wrong(f"{where}: {word}: {numbers} was expected, not {shown(n)}{no_text(n)}")
            return None
        say = partial(_at, wrong, where)
        beside = {key.name: key.read(value[key.name], say) for key in form.beside if key.name in value}
        return self.plain(form, n, beside, say)

    def _may(self, value: dict[str, object], where: str, wrong: Wrong) -> E | None:
        """An offer: a price, and what it buys."""
        _others(value, (MAY, "then"), where, wrong)
        n, pay = self._price(value[MAY], where, wrong)
        then = value.get("then")
        if then is None and len(value) > 1:
            return None  # what stands there instead is told already
        if not isinstance(then, list) or not then:
            wrong(f"{where}: then = [ ... ] with what the ability does was expected")
            return None
        inner = self.several(then, f"{where}, then", wrong)
        for effect in inner:
            if effect.word == MAY:
                wrong(f"{where}: one 'may' inside another was not expected")
        return self.may(n, pay, inner) if inner else None

    def _price(self, price: object, where: str, wrong: Wrong) -> tuple[int, int | None]:
        """What an offer costs, and in what."""
        if isinstance(price, dict) and len(price) > 1:
            wrong(f"{where}: may: one price was expected, not {' and '.join(price)}")
            return 0, None
        if not isinstance(price, dict):
            some = f"{{ {[*self.prices][-1]} = 2 }}"
            wrong(f"{where}: may: a price such as {some} was expected, or {{}}, not {shown(price)}")
            return 0, None
        for name, number in price.items():
            if name not in self.prices:
                wrong(f"{where}: may: nothing can be paid in {name!r}; {nearest(name, self.prices)}")
            elif not _within(number, 1, self.most_price):
                numbers = f"a whole number from 1 to {self.most_price}"
                wrong(f"{where}: may: {name}: {numbers} was expected, not {shown(number)}{no_text(number)}")
            else:
                return number, self.prices[name]
        return 0, None

    def _choose(self, value: dict[str, object], where: str, wrong: Wrong) -> E | None:
        """A choice: one of several effects."""
        _others(value, (CHOOSE,), where, wrong)
        options = value[CHOOSE]
        if not isinstance(options, list) or not 2 <= len(options) <= self.options:
            wrong(f"{where}: choose: a list of 2 to {self.options} effects was expected")
            return None
        inner = self.several(options, f"{where}, choose", wrong, plain=True)
        return self.choose(inner) if inner else None

    # ------------------------------------------------------------ the same for people, and as JSON Schema

    def told(self, forms: Mapping[str, Form]) -> Iterator[str]:
        """How these verbs are written and what they do, a line each."""
        width = max(22, *(len(form.example(word)) for word, form in self.forms.items()))
        for word, form in forms.items():
            yield f"  {form.example(word):<{width}} {form.what}"

    def schemas(self) -> Schema:
        """The schemas of effects: of one verb (``plain``), of a choice among them, and of any."""
        plain, choose, effect = ({"$ref": f"#/$defs/{name}"} for name in ("plain", "choose", "effect"))
        price = {"type": "integer", "minimum": 1, "maximum": self.most_price}
        prices: Schema = {
            "type": "object",
            "description": "the price; {} when it costs nothing",
            "properties": dict.fromkeys(self.prices, price),
            "maxProperties": 1,
            "additionalProperties": False,
        }
        options: Schema = {"type": "array", "minItems": 2, "maxItems": self.options, "items": plain}
        then: Schema = {"type": "array", "minItems": 1, "items": {"oneOf": [plain, choose]}}
        return {
            "plain": {"oneOf": list(plain_schemas(self.forms))},
            "choose": _table({CHOOSE: options}, [CHOOSE]),
            "effect": {"oneOf": [plain, choose, _table({MAY: prices, "then": then}, [MAY, "then"])]},
            "effects": {"type": "array", "maxItems": self.lines, "items": effect},
        }


class Effects(Key[tuple[E, ...]]):
    """The effects of a card; ``schema`` names the definition that its schema refers to."""

    def __init__(self, what: str, vocabulary: Vocabulary[E], schema: str = "effects") -> None:
        super().__init__("effects", what, ())
        self.vocabulary = vocabulary
        self.definition = schema

    def _read(self, value: object, wrong: Wrong) -> tuple[E, ...]:
        if not isinstance(value, list):
            wrong(f"effects: {self.expected()} was expected, not {shown(value)}")
            return ()
        found = self.vocabulary.several(value, "effects", wrong)
        n, most = sum(1 for effect in found for _ in effect.lines()), self.vocabulary.lines
        if n > most:
            wrong(f"effects: at most {most} were expected, not {n} (may and choose count too)")
        return found

    def _expected(self) -> str:
        return "a list in [ ]"

    def _schema(self) -> Schema:
        return {"$ref": f"#/$defs/{self.definition}"}


def plain_schemas(forms: Mapping[str, Form]) -> Iterator[Schema]:
    """The schemas of effects that are one of these verbs."""
    single = [word for word, form in forms.items() if form.single]
    if single:
        yield {"enum": single, "description": "; ".join(f"{word}: {forms[word].what}" for word in single)}
    for word, form in forms.items():
        if not form.single:
            number: Schema = {"type": "integer", "minimum": form.least, "maximum": form.most, "description": form.what}
            if form.least < 0:
                number["not"] = {"const": 0}
            yield _table({word: number} | {key.name: {"enum": list(key.words)} for key in form.beside}, [word])


def _within(value: object, least: int, most: int) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _at(wrong: Wrong, where: str, text: str) -> None:
    wrong(f"{where}: {text}")


def _others(value: Iterable[str], known: Sequence[str], where: str, wrong: Wrong) -> None:
    """Note the keys that do not go with the verb."""
    for name in value:
        if name not in known:
            hint = nearest(name, known[1:]) if len(known) > 1 else "nothing goes with it"
            wrong(f"{where}: {name!r} does not go with {known[0]!r}; {hint}")


def _table(properties: Mapping[str, object], needed: Sequence[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": list(needed), "additionalProperties": False}
