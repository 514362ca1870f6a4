"""What a card does, in words made from its verbs; the messages stand in cards.en.ftl and cards.de.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.text import Catalogue, catalogue
from doghouse.games.treat_please.format import Card
from doghouse.games.treat_please.state import TYPES, Pay, Per, Verb
from doghouse.games.treat_please.verbs import TYPE_WORDS, WORDS, Effect

TYPE_IDS = list(TYPE_WORDS)


def sentence(card: Card, language: str) -> str:
    """What a card's effects do, generated from its verbs; "" when it has none.

    The numbers in its corners (cost, attention, energy, affection) are not repeated.
    """
    words = catalogue(__package__, language, "cards")
    span = "round" if card.kind == "round" else "turn"
    said = _together(words, card.effects, span)
    if not said or card.kind != "round":
        return said
    if card.once:
        return _sentence(words.say("card-once", what=_lower(said)))
    return _sentence(words.say("card-each", what=_lower(said))) if card.when == "at once" else said


def _together(words: Catalogue, effects: Sequence[Effect], span: str) -> str:
    return " ".join(_sentence(_clause(words, effect, span)) for effect in effects)


def _sentence(said: str) -> str:
    """A clause as a sentence."""
    return f"{said[:1].upper()}{said[1:]}" + ("" if said.endswith(".") else ".")


def _lower(said: str) -> str:
    return f"{said[:1].lower()}{said[1:]}"


def _clause(words: Catalogue, effect: Effect, span: str) -> str:
    """One effect, in small letters and without a stop."""
    if effect.verb == Verb.MAY:
        what = words.say("then").join(_clause(words, inner, span) for inner in effect.inner)
        if effect.pay == Pay.NOTHING:
            return words.say("verb-may-free", what=what)
        return words.say("verb-may", price=words.say(f"price-{effect.pay.name.lower()}", n=effect.n), what=what)
    if effect.verb == Verb.CHOOSE:
        return words.say("verb-choose", what=words.say("or").join(_clause(words, one, span) for one in effect.inner))
    kind = {"type": words.say(f"type-{TYPE_IDS[effect.type]}")} if effect.type != TYPES else {}
    way = "less" if effect.n < 0 else "more"
    typed = "-type" if kind else ""
    message = f"verb-{WORDS[effect.verb]}" + (typed if effect.verb == Verb.DISCOUNT else "")
    said = words.say(message, n=abs(effect.n), way=way, span=span, **kind)
    if effect.per == Per.ONCE:
        return said
    return f"{said} " + words.say(f"per-{effect.per.name.lower()}{typed}", **kind)
