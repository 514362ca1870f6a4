"""The house deck is used: every verb stands on a card, every card comes into some game of random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.rule import compiled
from doghouse.games.treehouse_diner import cards, rules
from doghouse.games.treehouse_diner.cards import Card
from doghouse.games.treehouse_diner.kitchen import on_cards
from doghouse.games.treehouse_diner.state import (
    ANNOUNCE,
    CARD,
    CHALLENGES,
    GAME_ORDERS,
    NOBODY,
    Goal,
    Moves,
    Options,
    Per,
    State,
    Verb,
)
from doghouse.games.treehouse_diner.verbs import Effect

HOUSE = cards.house()
GAMES = 150  # of four helpers, for each of the two sets of orders; every card comes up in many of them


def inside(card: Card) -> Iterator[Effect]:
    """All effects of a card, those inside others too."""
    for effect in card.effects:
        yield from effect.all()


def test_every_verb_is_on_a_card_and_none_on_more_than_a_fifth_of_the_action_cards() -> None:
    count: Counter[Verb] = Counter()
    for card in map(HOUSE.data, HOUSE.action_ids):
        for verb in {effect.verb for effect in inside(card)}:
            count[verb] += card.copies
    assert set(count) == set(Verb) - {Verb.END}
    assert max(count.values()) <= 44 // 5


def test_whatever_a_number_can_be_multiplied_by_is_on_a_card() -> None:
    assert {effect.per for card in map(HOUSE.data, HOUSE.action_ids) for effect in inside(card)} == set(Per)


@pytest.mark.clause("TD-62")
def test_the_fifteen_challenges_have_fifteen_goals() -> None:
    goals = {HOUSE.data(card).goal[0] for card in HOUSE.challenge_ids}
    assert len(goals) == CHALLENGES
    assert Goal.NOTHING not in goals


def used_in(seed: int, options: Options, rng: Stream) -> set[str]:
    """The ids of what is used in a random game: orders delivered, rows emptied, Action cards, challenges."""
    native = compiled(rules)
    s, moves = State.new(), Moves.new()
    native.new_game(s, HOUSE.cards, options, seed, None)
    used: set[str] = set()
    while not native.over(s):
        native.legal(s, HOUSE.cards, moves)
        action = moves.action[below(rng.rng, moves.n)]
        if CARD <= action < ANNOUNCE:
            used.add(HOUSE.action_ids[action - CARD])
        elif action >= ANNOUNCE:
            used.add(HOUSE.challenge_ids[action - ANNOUNCE])
        emptied = s.emptied
        native.apply(s, HOUSE.cards, action, None)
        for row in range(4):
            if s.emptied & ~emptied & 1 << row:
                used.add(HOUSE.row_ids[row + 4 * s.secret])
    sent = [o for o in range(GAME_ORDERS) if any(s.delivered[p, o] for p in range(s.players))]
    return used | {HOUSE.order_ids[on_cards(s, o)] for o in sent}


def test_every_card_is_delivered_played_or_mastered_in_some_random_game() -> None:
    options, rng = Options.new(), Stream.new()
    options.players, options.first, options.bees, options.deliveries = 4, NOBODY, 1, 10
    seed_rng(rng.rng, 1, 0)
    used: set[str] = set()
    for seed in range(2 * GAMES):
        options.secret = seed % 2
        used |= used_in(seed, options, rng)
    every = {*HOUSE.order_ids, *HOUSE.row_ids, *HOUSE.action_ids, *HOUSE.challenge_ids}
    assert used == every, every - used
