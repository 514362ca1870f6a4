"""What the house deck has to offer: the cards that the rulebook names, orders of every kind, numbers within bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean

import pytest

from doghouse.games.treehouse_diner import cards
from doghouse.games.treehouse_diner.cards import Card
from doghouse.games.treehouse_diner.state import ACTION_CARDS, CHILI_ORDER, STARTING, STARTS, Goal, Verb
from doghouse.games.treehouse_diner.verbs import INGREDIENT_WORDS, Effect, is_plate

HOUSE = cards.house()
ORDERS = [HOUSE.data(one) for one in HOUSE.order_ids]
FIRST, BASIC, CHILI = ORDERS[:STARTING], ORDERS[STARTING:CHILI_ORDER], ORDERS[CHILI_ORDER:]
ACTIONS = [HOUSE.data(one) for one in HOUSE.action_ids]
NAMED = [card for card in HOUSE.by_id.values() if card.id not in HOUSE.row_ids]
SOUPS = [card for card in CHILI if any(map(is_plate, card.needs))]
LONGEST = 24  # letters of a name that a phone shows whole

# What a card's points answer for: an ingredient is worth more the fewer of it there are, a minute is one less to save
# for it; good effects are paid for, bad ones pay.  In tenths of a point; play between bots moved some by a point.
BASE, MINUTE, ROOM = 30, 6, 15
WORTH = dict(zip(INGREDIENT_WORDS, (10, 11, 13, 15, 17, 20, 25), strict=True))
EFFECT = {
    Verb.DRAW: -12,
    Verb.OTHERS_DRAW: 8,
    Verb.DISCARD: 7,
    Verb.OTHERS_DISCARD: -7,
    Verb.RECYCLE: -4,
    Verb.PRAISE: -10,
    Verb.COMPLAINT: 10,
    Verb.OTHERS_COMPLAINT: -8,
    Verb.ORDER: -4,
    Verb.ACTION: -11,
    Verb.LEFT: -5,
}


def symbols(orders: Sequence[Card]) -> Counter[Verb]:
    """How often each symbol stands on some orders."""
    return Counter(effect.verb for card in orders for effect in card.effects)


def pattern(card: Card) -> str:
    return "".join(card.needs)


@pytest.mark.clause("TD-62", "TD-77")
@pytest.mark.parametrize(
    ("card", "name", "kind"),
    [
        ("shortcut", "Take a Shortcut", "action"),
        ("in-stock", "Manage the Stock", "challenge"),
        ("specialize", "Specialize", "challenge"),
        ("all-three", "Bring All Three Together", "challenge"),
    ],
)
def test_cards_that_the_rulebook_names_are_there(card: str, name: str, kind: str) -> None:
    assert (HOUSE.data(card).names["en"], HOUSE.data(card).kind) == (name, kind)


@pytest.mark.clause("TD-62", "TD-77")
def test_what_the_named_cards_do() -> None:
    assert HOUSE.data("shortcut").effects == (Effect(Verb.SHORTCUT, 1),)
    assert HOUSE.data("in-stock").goal == (Goal.EMPTIED, 0b11)
    assert HOUSE.data("specialize").goal == (Goal.IDENTICAL, 3)
    assert HOUSE.data("all-three").goal == (Goal.CHEFS, 3)


@pytest.mark.clause("TD-08", "TD-09")
def test_the_top_row_gives_recycle_and_no_row_gives_on_the_chili_side_what_it_gives_on_the_other() -> None:
    rows = [HOUSE.data(row).effects for row in HOUSE.row_ids]
    assert rows[0] == (Effect(Verb.RECYCLE, 1),)
    assert len(set(rows)) == len(rows) == 8


@pytest.mark.clause("TD-02")
def test_starting_orders_are_of_four_and_of_six_minutes_and_ask_for_two_to_four_ingredients() -> None:
    assert [card.minutes for card in FIRST] == [4] * STARTS + [6] * STARTS
    assert {len(card.needs) for card in FIRST} == {2, 3, 4}
    assert not any(card.effects for card in FIRST)  # they would not be carried out (TD-06)


@pytest.mark.clause("TD-49")
@pytest.mark.parametrize("orders", [BASIC, CHILI], ids=["basic", "chili"])
def test_orders_take_one_to_six_minutes_and_ask_for_one_to_five_ingredients_with_at_most_two_effects(
    orders: Sequence[Card],
) -> None:
    assert {card.minutes for card in orders} == {1, 2, 3, 4, 5, 6}
    assert {len(card.needs) for card in orders} == {1, 2, 3, 4, 5}
    assert {len(card.effects) for card in orders} == {0, 1, 2}


@pytest.mark.clause("TD-44", "TD-45")
@pytest.mark.parametrize(("orders", "number"), [(BASIC, 10), (CHILI, 11)], ids=["basic", "chili"])
def test_every_symbol_is_on_two_orders_or_more_and_none_on_more_than_a_fifth(
    orders: Sequence[Card], number: int
) -> None:
    found = symbols(orders)
    assert len(found) == number
    assert (Verb.ACTION in found) == (number == 11)
    assert 2 <= min(found.values()) <= max(found.values()) <= len(orders) // 5


@pytest.mark.clause("TD-44")
@pytest.mark.parametrize("orders", [BASIC, CHILI], ids=["basic", "chili"])
def test_a_new_order_is_the_last_effect_of_two_to_four_orders(orders: Sequence[Card]) -> None:
    calls = [card for card in orders if any(effect.verb == Verb.ORDER for effect in card.effects)]
    assert 2 <= len(calls) <= 4
    assert all(card.effects[-1] == Effect(Verb.ORDER, 1) for card in calls)


@pytest.mark.clause("TD-70", "TD-72", "TD-73")
def test_about_a_third_of_the_chili_orders_asks_for_chili_and_twelve_are_soups_of_different_patterns() -> None:
    assert 13 <= sum("chili" in card.needs for card in CHILI) <= 17
    assert len({pattern(card) for card in SOUPS}) == len(SOUPS) == 12
    assert {"AAB", "ABCD", "AAAB", "AABB"} <= {pattern(card) for card in SOUPS}
    assert all(all(map(is_plate, card.needs)) for card in SOUPS)


@pytest.mark.clause("TD-62")
@pytest.mark.parametrize("orders", [FIRST, BASIC, CHILI], ids=["starting", "basic", "chili"])
def test_chefs_are_evenly_spread(orders: Sequence[Card]) -> None:
    number = Counter(card.chef for card in orders)
    assert set(number) == set(HOUSE.chef_ids) == {"fox", "badger", "rabbit", "owl"}
    assert max(number.values()) - min(number.values()) <= 1


def worked(card: Card) -> int:
    """What an order's points should be about, in tenths."""
    needs = sum(WORTH[word] for word in card.needs)
    return BASE + needs - MINUTE * card.minutes + sum(EFFECT[one.verb] * one.n for one in card.effects)


@pytest.mark.parametrize(
    "card", [card for card in ORDERS if card not in SOUPS], ids=[c.id for c in ORDERS if c not in SOUPS]
)
def test_points_grow_with_number_and_rarity_and_shrink_with_minutes_and_good_effects(card: Card) -> None:
    assert abs(10 * card.points - worked(card)) <= ROOM


def test_soups_pay_more_the_more_plates_they_have() -> None:
    paid = {n: [card.points for card in SOUPS if len(card.needs) == n] for n in range(2, 6)}
    means = [mean(points) for points in paid.values()]
    assert means == sorted(means)


def test_scarcer_ingredients_stand_on_fewer_orders() -> None:
    for orders in (BASIC, CHILI):
        asked = Counter(word for card in orders for word in card.needs)
        assert asked["dandelion"] > asked["radish"] > asked["daisy"]


@pytest.mark.clause("TD-02")
def test_two_to_four_copies_of_sixteen_different_action_cards_are_forty_four() -> None:
    assert sum(card.copies for card in ACTIONS) == ACTION_CARDS == 44
    assert {card.copies for card in ACTIONS} == {2, 3, 4}
    assert len({card.effects for card in ACTIONS}) == len(ACTIONS) == 16


def test_every_card_has_a_short_name_in_both_languages_that_no_other_has() -> None:
    for language in ("en", "de"):
        names = [card.names[language] for card in NAMED]
        assert all(0 < len(name) <= LONGEST for name in names)
        assert len({name.casefold() for name in names}) == len(names)
    assert not [card.id for card in NAMED if card.names["en"] == card.names["de"]]


def test_the_house_deck_says_of_itself_that_it_is_not_the_published_one() -> None:
    assert HOUSE.title == "House deck"
    assert "not the published" in HOUSE.text.partition("\n\n")[0].replace("\n#", "")
