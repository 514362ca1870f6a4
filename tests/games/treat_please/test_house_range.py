"""What the house deck has to offer: the cards that the rulebook names, every kind of card, numbers within bounds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doghouse.games.treat_please import cards
from doghouse.games.treat_please.cards import Card
from doghouse.games.treat_please.state import MARKET, TYPES, Per, Verb
from doghouse.games.treat_please.verbs import TYPE_WORDS, Effect

HOUSE = cards.house()
MARKET_CARDS = [HOUSE.data(one) for one in HOUSE.behavior_ids[MARKET:]]
OBJECTIVES = [HOUSE.data(one) for one in HOUSE.objective_ids]


def inside(card: Card) -> list[Effect]:
    return [effect for one in card.effects for effect in one.all()]


def does(*verbs: Verb) -> Callable[[Card], bool]:
    """Has the card an effect of one of these verbs?"""
    return lambda card: any(effect.verb in verbs and effect.n >= 0 for effect in inside(card))


def scales(per: Per) -> Callable[[Card], bool]:
    """Is a number of the card multiplied by this?"""
    return lambda card: any(effect.per == per for effect in inside(card))


def discounts(kind: int) -> Callable[[Card], bool]:
    """Does the card lower what objectives of this type cost?"""
    return lambda card: any(effect.verb == Verb.DISCOUNT and effect.type == kind for effect in inside(card))


@pytest.mark.clause("TP-02", "TP-13")
@pytest.mark.parametrize(
    ("card", "name", "kind"),
    [
        ("pepper", "Pepper", "character"),
        ("nap", "Take a Nap", "behavior"),
        ("kibbles", "Search for Loose Kibbles", "behavior"),
        ("sploot", "Sploot", "behavior"),
        ("get-belly-rubs", "Get Belly Rubs", "objective"),
        ("go-to-the-park", "Go to the Park", "objective"),
        ("laundry-day", "Laundry Day", "round"),
        ("video-call", "Video Call", "round"),
    ],
)
def test_cards_that_the_rulebook_names_are_there(card: str, name: str, kind: str) -> None:
    assert (HOUSE.data(card).names["en"], HOUSE.data(card).kind) == (name, kind)


def test_what_the_named_cards_are() -> None:
    assert "sploot" in HOUSE.behavior_ids[MARKET:]
    assert (HOUSE.data("get-belly-rubs").type, HOUSE.data("go-to-the-park").type) == ("pets", "outdoor")


@pytest.mark.clause("TP-11", "TP-14")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(lambda card: card.attention > 0 and not card.energy and not card.effects, id="plain attention"),
        pytest.param(lambda card: card.attention > 0 > card.energy and not card.effects, id="attention for energy"),
        pytest.param(lambda card: card.energy > 0, id="energy"),
        pytest.param(does(Verb.BONES), id="bones"),
        pytest.param(does(Verb.PLACE, Verb.SPREAD), id="bones on cards of the row"),
        *(pytest.param(discounts(kind), id=f"discount-{name}") for kind, name in enumerate(TYPE_WORDS)),
        pytest.param(does(Verb.BACK), id="a card back"),
        pytest.param(does(Verb.MORE_BEHAVIORS), id="one more behavior"),
        pytest.param(does(Verb.SWEEP, Verb.REPLACE, Verb.TURN_UP), id="something new on the table"),
        pytest.param(scales(Per.OBJECTIVE), id="for each objective"),
        pytest.param(scales(Per.ENERGY), id="for each energy left"),
        pytest.param(scales(Per.BEHAVIOR), id="for each behavior played"),
    ],
)
def test_the_market_has_cards_of_every_kind(kind: Callable[[Card], bool]) -> None:
    assert any(map(kind, MARKET_CARDS))


def test_a_card_of_the_market_counts_the_objectives_of_one_type() -> None:
    counted = [e.type for card in MARKET_CARDS for e in inside(card) if e.per == Per.OBJECTIVE]
    assert any(kind < TYPES for kind in counted)


@pytest.mark.clause("TP-11")
def test_market_behaviors_cost_one_to_six_bones_and_not_all_the_same() -> None:
    costs = {card.cost for card in MARKET_CARDS}
    assert costs <= {1, 2, 3, 4, 5, 6}
    assert len(costs) > 3


@pytest.mark.clause("TP-12")
def test_objectives_give_one_to_eight_for_two_to_fifteen_attention() -> None:
    affections = {card.affection for card in OBJECTIVES}
    assert affections <= set(range(1, 9))
    assert len(affections) > 5
    assert all(2 <= card.attention <= 15 for card in OBJECTIVES)


@pytest.mark.clause("TP-13")
def test_pets_have_no_effect_and_play_has_many_of_them_some_for_energy() -> None:
    of = {kind: [card for card in OBJECTIVES if card.type == kind] for kind in TYPE_WORDS}
    assert [card.effects for card in of["pets"]] == [()] * 8
    assert len({effect.verb for card in of["play"] for effect in card.effects}) >= 6
    assert 0 < sum(card.energy > 0 for card in of["play"]) < 8
    assert all(card.energy == 0 for kind in ("food", "pamper", "pets") for card in of[kind])


@pytest.mark.clause("TP-02")
def test_starting_energies_are_three_to_six() -> None:
    assert {HOUSE.data(dog).energy for dog in HOUSE.character_ids} == {3, 4, 5, 6}


def test_every_card_has_a_name_in_both_languages() -> None:
    assert all(card.names[language].strip() for card in HOUSE.by_id.values() for language in ("en", "de"))
    alike = [card.id for card in HOUSE.by_id.values() if card.names["en"] == card.names["de"]]
    assert set(alike) <= set(HOUSE.character_ids)  # dogs keep their names


def test_the_house_deck_says_of_itself_that_it_is_not_the_published_one() -> None:
    assert HOUSE.title == "House deck"
    assert "not the published" in HOUSE.text.partition("\n\n")[0].replace("\n#", "")
