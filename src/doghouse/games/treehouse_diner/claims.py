"""What a deck ought to keep to besides being readable: what the rulebook says or shows of its cards.

A house deck must; of a deck that somebody typed in it is a warning, since the printed cards know best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from doghouse.core.claims import names_twice, too_often, twice
from doghouse.core.deck import Table
from doghouse.games.treehouse_diner.format import Card
from doghouse.games.treehouse_diner.state import Goal, Verb
from doghouse.games.treehouse_diner.verbs import Effect, is_plate

if TYPE_CHECKING:
    from doghouse.games.treehouse_diner.cards import Deck, Pair

PLAIN = ("starting", "basic", "bonus")  # what is used without "Secret Ingredient", the orders on the tray apart
NAMED = {"emptied = [1, 2]": (Goal.EMPTIED, 3), "identical = 3": (Goal.IDENTICAL, 3), "chefs = 3": (Goal.CHEFS, 3)}


def check(kinds: Sequence[Sequence[Pair]]) -> None:
    """Note as warnings what the rulebook says otherwise; ``kinds`` as cards.py has them."""
    orders, rows, actions, challenges, _ = kinds
    for card, table in (*orders, *rows, *actions):
        for key, text in _claims(card):
            table.warn(key, text)
    for _, table in challenges[:1]:
        for goal in _missing([card for card, _ in challenges]):
            table.warn("", f"the rulebook names a challenge (TD-62) that is missing: goal = {{ {goal} }} was expected")
    _of_many([pair for pair in orders if pair[0].kind == "chili"], actions)


def inside(card: Card) -> Iterator[Effect]:
    """All effects of a card, those inside others too."""
    for effect in card.effects:
        yield from effect.all()


def _claims(card: Card) -> Iterator[tuple[str, str]]:
    """What one card does not keep to, each with the key that says so."""
    if card.kind == "starting" and card.effects:
        yield "effects", "effects of a Starting order are never carried out (TD-06): none were expected"
    elif card.kind in PLAIN and any(effect.verb == Verb.ACTION for effect in card.effects):
        yield "effects", "there are no Action cards where this is used (TD-45): another effect than action was expected"
    if card.kind in PLAIN and any(map(is_plate, card.needs)):
        yield "needs", "plates belong to Chili orders (TD-73): ingredients were expected"
    if card.kind in ("bonus", "chili-bonus", "action") and not card.effects:
        yield "effects", "it does nothing: effects were expected"
    if card.id == "row-1" and [effect.verb for effect in card.effects] != [Verb.RECYCLE]:
        yield "effects", "the top row's bonus is recycle (TD-08): effects = [{ recycle = 1 }] was expected"


def _missing(challenges: Sequence[Card]) -> list[str]:
    """The goals that the rulebook names and no challenge has."""
    goals = {card.goal for card in challenges}
    return [said for said, goal in NAMED.items() if goal not in goals]


def _of_many(chili: Sequence[Pair], actions: Sequence[Pair]) -> None:
    """What at least one of many cards has; where it is missing, the first of them is told."""
    if chili and not any("chili" in card.needs for card, _ in chili):
        _first(chili).warn("", "some Chili orders need chili (TD-72), none does")
    if chili and not any(is_plate(word) for card, _ in chili for word in card.needs):
        _first(chili).warn("", "some Chili orders are soups (TD-73), none has a plate")
    if actions and not any(effect.verb == Verb.SHORTCUT for card, _ in actions for effect in inside(card)):
        _first(actions).warn("", "an Action card takes a shortcut (TD-77), none has { shortcut = 1 }")


def _first(pairs: Sequence[Pair]) -> Table:
    return pairs[0][1]


# ---------------------------------------------------------------- the house deck's own rules


def house_problems(deck: Deck) -> list[str]:
    """What a house deck must not do: warnings, cards that are alike, a verb too often, names or words twice."""
    cards = list(deck.by_id.values())
    return [
        *map(str, deck.warnings),
        *twice("orders", [(c.id, str((c.minutes, sorted(c.needs), c.effects))) for c in cards if c.needs]),
        *twice("Action cards' effects", [(c.id, str(c.effects)) for c in cards if c.kind == "action"]),
        *twice("challenges' goals", [(c.id, str(c.goal)) for c in cards if c.kind == "challenge"]),
        *too_often([{effect.word for effect in inside(card)} for card in cards]),
        *names_twice({card.id: card.names for card in cards}, {card.id: card.text for card in cards}),
    ]
