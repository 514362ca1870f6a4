"""The cards of a deck as a table shows them: fetched once, while views name cards by their ids.

All texts come from a deck file that anybody may have written: they are to be shown as text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.format import LANGUAGES, Card
from doghouse.games.treat_please.sentences import sentence
from doghouse.games.treat_please.state import TYPES, Pay, Per
from doghouse.games.treat_please.verbs import TYPE_WORDS, WORDS, Effect

TYPE_IDS = tuple(TYPE_WORDS)
# Fields of a card that are sent when there is something in them.
PLAIN = ("cost", "attention", "energy", "affection", "type", "when", "text", "art")


def faces(deck: Deck) -> dict[str, object]:
    """``{"title", "cards": {id: card}}``.

    A card has ``kind``, ``number`` (within its kind), ``names`` and ``sentence`` by language, ``effects`` and those
    of PLAIN that are not empty.  An effect has ``verb``, ``n``, and where they say something ``per``, ``type``,
    ``pay`` and ``inner``; what is inside another has a ``sentence`` of its own.
    """
    return {"title": deck.title, "cards": {name: _card(card) for name, card in deck.by_id.items()}}


def _card(card: Card) -> dict[str, Any]:
    plain = {name: value for name in PLAIN if (value := getattr(card, name, None))}
    return {
        "kind": card.kind,
        "number": card.number,
        "names": dict(card.names),
        "sentence": {language: sentence(card, language) for language in LANGUAGES},
        "effects": [_effect(card, effect) for effect in card.effects],
        **plain,
    }


def _effect(card: Card, effect: Effect) -> dict[str, Any]:
    told: dict[str, Any] = {"verb": WORDS[effect.verb], "n": effect.n}
    if effect.per != Per.ONCE:
        told["per"] = effect.per.name.lower()
    if effect.type != TYPES:
        told["type"] = TYPE_IDS[effect.type]
    if effect.pay != Pay.NOTHING:
        told["pay"] = effect.pay.name.lower()
    if effect.inner:
        told["inner"] = [_inner(card, one) for one in effect.inner]
    return told


def _inner(card: Card, effect: Effect) -> dict[str, Any]:
    alone = replace(card, effects=(effect,), when=None)
    return {**_effect(card, effect), "sentence": {language: sentence(alone, language) for language in LANGUAGES}}
