"""The cards of a deck as a table shows them: fetched once, while views name cards by their ids.

All texts come from a deck file that anybody may have written: they are to be shown as text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.format import LANGUAGES, Card
from doghouse.games.treehouse_diner.sentences import sentence
from doghouse.games.treehouse_diner.state import Goal, Per
from doghouse.games.treehouse_diner.verbs import GOAL_WORDS, Effect, rows_of

ORDERS = ("starting", "basic", "chili")


def faces(deck: Deck) -> dict[str, object]:
    """``{"title", "cards": {id: card}}``; the rows of the pantry are cards too.

    A card has ``kind`` (of a row "bonus" or "chili-bonus"), ``number`` (among orders, rows, Action cards, challenges
    or chefs), ``names`` and ``sentence`` by language, and ``effects``; an order ``minutes``, ``points``, ``chef`` and
    ``needs`` as well, an Action card ``copies``, a challenge ``goal`` (``{"word", "n"}``, or ``{"word", "rows"}``), a
    chef ``art`` when it has one, any card ``text`` when its words were typed.  An effect has ``verb``, ``n``, and
    where they say something ``per`` and ``inner``; what is inside another has a ``sentence`` of its own.
    """
    return {"title": deck.title, "cards": {name: _card(card) for name, card in deck.by_id.items()}}


def _card(card: Card) -> dict[str, Any]:
    told: dict[str, Any] = {
        "kind": card.kind,
        "number": card.number,
        "names": dict(card.names),
        "sentence": {language: sentence(card, language) for language in LANGUAGES},
        "effects": [_effect(card, effect) for effect in card.effects],
    }
    if card.kind in ORDERS:
        told |= {"minutes": card.minutes, "points": card.points, "chef": card.chef, "needs": list(card.needs)}
    if card.kind == "action":
        told["copies"] = card.copies
    if card.kind == "challenge":
        told["goal"] = _goal(*card.goal)
    return told | {name: value for name in ("art", "text") if (value := getattr(card, name))}


def _goal(goal: Goal, n: int) -> dict[str, Any]:
    return {"word": GOAL_WORDS[goal], **({"rows": rows_of(n)} if goal == Goal.EMPTIED else {"n": n})}


def _effect(card: Card, effect: Effect) -> dict[str, Any]:
    told: dict[str, Any] = {"verb": effect.word, "n": effect.n}
    if effect.per != Per.ONCE:
        told["per"] = effect.per.name.lower()
    if effect.inner:
        told["inner"] = [_inner(card, one) for one in effect.inner]
    return told


def _inner(card: Card, effect: Effect) -> dict[str, Any]:
    alone = replace(card, effects=(effect,))
    return {**_effect(card, effect), "sentence": {language: sentence(alone, language) for language in LANGUAGES}}
