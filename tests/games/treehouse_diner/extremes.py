"""Decks at the limits of what a deck file may hold, made at random: long effects, many orders that lay others."""

from __future__ import annotations

import random

from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    ACTION_CARDS,
    BONUS,
    CHALLENGES,
    CHILI,
    CHILI_ORDER,
    GROUPS,
    LINES,
    NONE,
    ORDER_SET,
    ORDERS,
    PLATE,
    SOURCES,
    STARTING,
    STARTS,
    SYMBOLS,
    Cards,
    Goal,
    Per,
    Verb,
)

MOST_CALLS = 10  # orders of a set that may lay another
MOST = 6  # of a number on a card
SYMBOL_VERBS = list(range(Verb.DRAW, Verb.LEFT + 1))
CARD_VERBS = [*SYMBOL_VERBS, Verb.SHORTCUT, Verb.COMPOST, Verb.ANSWER, Verb.FREE, Verb.CALM]
PER_VERBS = (Verb.DRAW, Verb.PRAISE)


def extreme(seed: int, lines: int = LINES, most: int = MOST) -> Cards:
    """Cards with up to so many lines of effects, each with numbers up to ``most``."""
    chance, cards = random.Random(seed), Cards.new()
    for o in range(ORDERS):
        order(cards, o, chance)
    for source in range(STARTING, SOURCES):
        verbs = CARD_VERBS if source >= ACTION_CARD else [verb for verb in SYMBOL_VERBS if verb != Verb.ORDER]
        effects(cards, source, verbs, chance, lines, most)
    for first in (STARTING, CHILI_ORDER):
        for o in chance.sample(range(first, first + ORDER_SET), MOST_CALLS):
            effects(cards, o, [Verb.ORDER, *SYMBOL_VERBS], chance, lines, most)
            cards.effect[o * LINES + chance.randrange(lines)] = [Verb.ORDER, chance.randint(1, most), 0, 0]
    for row in range(BONUS, ACTION_CARD):
        effects(cards, row, SYMBOL_VERBS, chance, lines, most)
    cards.copies[:] = [1] * ACTION_CARDS
    for c in range(CHALLENGES):
        cards.goal[c] = [chance.choice(list(Goal)[1:]), chance.randint(0, 3)]
    return cards


def order(cards: Cards, o: int, chance: random.Random) -> None:
    """Minutes, symbols, points and chef of an order."""
    soup = o >= CHILI_ORDER and chance.random() < 0.4
    kinds = [PLATE + g for g in range(GROUPS)] if soup else list(range(PLATE if o >= CHILI_ORDER else CHILI))
    needs = [chance.choice(kinds) for _ in range(chance.randint(1, SYMBOLS if chance.random() < 0.3 else 3))]
    cards.minutes[o] = 4 if o < STARTS else 6 if o < STARTING else chance.choice([1, 2, 3, 4, 5, 6, 6])
    cards.points[o], cards.chef[o] = chance.randrange(13), chance.randrange(8)
    cards.need[o] = needs + [NONE] * (SYMBOLS - len(needs))


def effects(cards: Cards, source: int, verbs: list[int], chance: random.Random, lines: int, most: int) -> None:
    """Random lines of effects; some Action cards leave a choice."""
    at, n = source * LINES, chance.randint(0, lines)
    for i in range(LINES):
        cards.effect[at + i] = [Verb.END, 0, 0, 0] if i >= n else effect(chance, verbs, most)
    if source >= ACTION_CARD and n >= 4 and chance.random() < 0.6:
        if chance.random() < 0.5:
            cost = chance.randint(0, 2)
            cards.effect[at] = [Verb.MAY, cost, 0, 3 if cost else 2]
            cards.effect[at + 1] = [Verb.DISCARD, max(cost, 1), 0, 0]
        else:
            cards.effect[at] = [Verb.CHOOSE, chance.randint(2, n - 1), 0, 0]


def effect(chance: random.Random, verbs: list[int], most: int) -> list[int]:
    verb = chance.choice(verbs)
    of = chance.choice(list(Per)) if verb in PER_VERBS and chance.random() < 0.3 else Per.ONCE
    return [verb, chance.randint(1, most), of, 0]
