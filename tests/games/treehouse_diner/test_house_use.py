"""The house deck is used: every verb stands on a card, every card comes into some game of random play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from doghouse.core.chance import Stream
from doghouse.core.rule import JIT, compiled
from doghouse.games.treehouse_diner import cards
from doghouse.games.treehouse_diner.cards import Card
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    CHALLENGES,
    NOBODY,
    Goal,
    Moves,
    Options,
    Per,
    State,
    Verb,
)
from doghouse.games.treehouse_diner.verbs import Effect

from . import uses
from .uses import Used

HOUSE = cards.house()
GAMES = 1000  # of four helpers; what is hardest, three symbols in one minute, is done in several of them


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
    assert max(count.values()) <= ACTION_CARDS // 5


def test_whatever_a_number_can_be_multiplied_by_is_on_a_card() -> None:
    assert {effect.per for card in map(HOUSE.data, HOUSE.action_ids) for effect in inside(card)} == set(Per)


@pytest.mark.clause("TD-62")
def test_the_fifteen_challenges_have_fifteen_goals() -> None:
    goals = {HOUSE.data(card).goal[0] for card in HOUSE.challenge_ids}
    assert len(goals) == CHALLENGES
    assert Goal.NOTHING not in goals


@pytest.mark.skipif(not JIT, reason="compiling is switched off")
def test_every_card_is_delivered_emptied_played_or_announced_in_some_random_game() -> None:
    options, used = Options.new(), Used.new()
    options.players, options.first, options.bees, options.deliveries = 4, NOBODY, 1, 10
    compiled(uses).games(State.batch(2), HOUSE.cards, options, Moves.new(), used, Stream.new(), GAMES)
    of_kinds = (used.orders, HOUSE.order_ids), (used.rows, HOUSE.row_ids), (used.actions, HOUSE.action_ids)
    for number, ids in (*of_kinds, (used.challenges, HOUSE.challenge_ids)):
        assert [card for card, n in zip(ids, number, strict=False) if n == 0] == []
