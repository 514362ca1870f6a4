"""What a deck ought to keep to besides being readable: what the rulebook says or shows of its cards.

A house deck must; of a deck that somebody typed in it is a warning, since the printed cards know best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from doghouse.core.claims import names_twice, too_often, twice
from doghouse.core.deck import Table
from doghouse.games.treehouse_diner.format import Card
from doghouse.games.treehouse_diner.state import SPACES, Goal, Verb
from doghouse.games.treehouse_diner.verbs import SYMBOL_FORMS, Effect, is_plate

if TYPE_CHECKING:
    from doghouse.games.treehouse_diner.cards import Deck, Pair

PLAIN = ("starting", "basic", "bonus")  # what is used without "Secret Ingredient", the orders on the tray apart
NAMED = {"emptied = [1, 2]": (Goal.EMPTIED, 3), "identical = 3": (Goal.IDENTICAL, 3), "chefs = 3": (Goal.CHEFS, 3)}


def check(kinds: Sequence[Sequence[Pair]]) -> None:
    """Note as warnings what the rulebook says otherwise; ``kinds`` as cards.py has them."""
    orders, rows, actions, challenges, _ = kinds
    for card, table in (*orders, *rows, *actions):
        for text in _claims(card):
            table.warn("", text)
    for _, table in challenges[:1]:
        for goal in _missing([card for card, _ in challenges]):
            table.warn("", f"the rulebook names a challenge (TD-62) that is missing: goal = {{ {goal} }} was expected")
    _of_many([pair for pair in orders if pair[0].kind == "chili"], actions)


def inside(card: Card) -> Iterator[Effect]:
    """All effects of a card, those inside others too."""
    for effect in card.effects:
        yield from effect.all()


def _claims(card: Card) -> Iterator[str]:
    """What one card does not keep to."""
    if card.kind in PLAIN and any(effect.verb == Verb.ACTION for effect in card.effects):
        yield "there are no Action cards where this is used (TD-45): another effect than action was expected"
    if card.kind in PLAIN and any(map(is_plate, card.needs)):
        yield "plates belong to Chili orders (TD-73): ingredients were expected"
    if card.kind in ("bonus", "chili-bonus", "action") and not card.effects:
        yield "it does nothing: effects were expected"
    if card.id == "row-1" and [effect.verb for effect in card.effects] != [Verb.RECYCLE]:
        yield "the top row's bonus is recycle (TD-08): effects = [{ recycle = 1 }] was expected"


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

FEWEST_OF_A_SYMBOL = 2  # in each set of orders
CALLS = range(2, 5)  # orders of a set that lay another, which is always the last that they do
WITH_CHILI = range(12, 20)  # about a third
FEWEST_SOUPS = 10
DESIGNS, COPIES = range(13, 19), range(2, 5)  # of Action cards
UNEVEN = 4  # how many more orders of a set one chef may have than another


def house_problems(deck: Deck) -> list[str]:
    """What a house deck must not do: warnings, cards that are alike, a verb too often, sets out of proportion."""
    cards = list(deck.by_id.values())
    found = [str(warning) for warning in deck.warnings]
    found += names_twice({card.id: card.names for card in cards}, {card.id: card.text for card in cards})
    found += too_often([{effect.word for effect in inside(card)} for card in cards])
    kinds = {kind: [card for card in cards if card.kind == kind] for kind in ("starting", "basic", "chili", "action")}
    found += twice("orders", [(c.id, str((c.minutes, sorted(c.needs), c.effects))) for c in cards if c.needs])
    found += twice("Action cards' effects", [(c.id, str(c.effects)) for c in kinds["action"]])
    found += twice("challenges' goals", [(c.id, str(c.goal)) for c in cards if c.kind == "challenge"])
    for kind in ("basic", "chili"):
        found += [f"{kind}: {text}" for text in _set(kinds[kind], {"action"} if kind == "basic" else set())]
    return [*found, *_numbers(kinds["starting"], range(2, 5)), *_chili(kinds["chili"]), *_actions(kinds["action"])]


def _set(orders: Sequence[Card], without: set[str]) -> Iterator[str]:
    """What a set of orders does wrong."""
    yield from _numbers(orders, range(1, 6))
    if {card.minutes for card in orders} != set(range(1, SPACES + 1)):
        yield "orders of every number of minutes were expected"
    number = Counter(effect.word for card in orders for effect in card.effects)
    for word in SYMBOL_FORMS.keys() - without:
        if number[word] < FEWEST_OF_A_SYMBOL:
            yield f"{word} is on {number[word]} orders, at least {FEWEST_OF_A_SYMBOL} were expected"
    calls = [card for card in orders if any(effect.verb == Verb.ORDER for effect in card.effects)]
    if len(calls) not in CALLS:
        yield f"order is on {len(calls)} orders, {CALLS[0]} to {CALLS[-1]} were expected"
    for card in calls:
        if card.effects[-1].verb != Verb.ORDER:
            yield f"{card.id}: order was expected as the last effect"
    chefs = Counter(card.chef for card in orders).values()
    if max(chefs) - min(chefs) > UNEVEN:
        yield f"a chef has {max(chefs)} orders, another {min(chefs)}"


def _numbers(orders: Sequence[Card], symbols: range) -> Iterator[str]:
    """Orders of too many or too few symbols, or with too many effects."""
    for card in orders:
        if len(card.needs) not in symbols or len(card.effects) > 2:
            yield f"{card.id}: {symbols[0]} to {symbols[-1]} symbols and at most 2 effects were expected"


def _chili(orders: Sequence[Card]) -> Iterator[str]:
    chili = sum("chili" in card.needs for card in orders)
    if chili not in WITH_CHILI:
        yield f"{chili} orders need chili, {WITH_CHILI[0]} to {WITH_CHILI[-1]} were expected"
    soups = sum(any(map(is_plate, card.needs)) for card in orders)
    if soups < FEWEST_SOUPS:
        yield f"{soups} orders are soups, at least {FEWEST_SOUPS} were expected"


def _actions(cards: Sequence[Card]) -> Iterator[str]:
    if len(cards) not in DESIGNS:
        yield f"{len(cards)} Action cards differ, {DESIGNS[0]} to {DESIGNS[-1]} were expected"
    for card in cards:
        if card.copies not in COPIES:
            yield f"{card.id}: {COPIES[0]} to {COPIES[-1]} copies were expected"
