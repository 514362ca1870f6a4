"""What is in the box and how a game is set up (TP-01 to TP-14)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from doghouse.core.chance import count
from doghouse.core.deck import DeckError
from doghouse.core.log import listen
from doghouse.games.treat_please import cards, setup
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    CHARACTERS,
    FOR_SALE,
    MARKET,
    NOBODY,
    OBJECTIVES,
    PER_TYPE,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    TYPES,
)
from doghouse.games.treat_please.view import TYPE_NAMES

from .conftest import GAME, HOUSE, NAMES

if TYPE_CHECKING:
    from .conftest import Deal, Put


@pytest.mark.clause("TP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(deal: Deal, players: int) -> None:
    t = deal(players=players)
    assert len(t.view()["seats"]) == players
    assert (GAME.min_players, GAME.max_players, SEATS) == (2, 4, 4)


@pytest.mark.clause("TP-02")
def test_everybody_gets_a_character_of_their_own_by_lot(deal: Deal) -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        dogs = [seat["character"] for seat in deal(seed=seed).view()["seats"]]
        assert len(set(dogs)) == len(dogs)
        found[dogs[0]] += 1
    assert set(found) == set(HOUSE.character_ids)
    assert len(found) == CHARACTERS
    assert "Pepper" in HOUSE.names["en"].values()


@pytest.mark.clause("TP-02")
def test_characters_start_with_energies_of_their_own(deal: Deal) -> None:
    t = deal()
    starts = {HOUSE.data(dog).energy for dog in HOUSE.character_ids}
    assert len(starts) > 1
    assert all(seat["start"] == HOUSE.data(seat["character"]).energy for seat in t.view()["seats"])


@pytest.mark.clause("TP-03")
@pytest.mark.parametrize("players", [2, 4])
def test_the_start_is_no_attention_three_bones_and_the_characters_energy(deal: Deal, players: int) -> None:
    t = deal("all round quiet: effects = [{ ease = 1 }]", day="quiet", players=players)
    energies = [t.deck.data(seat["character"]).energy for seat in t.view()["seats"]]
    assert [t.tracks(name) for name in t.names] == [(0, energy, 3) for energy in energies]


@pytest.mark.clause("TP-04")
def test_the_first_hand_is_nap_kibbles_and_the_characters_two(deal: Deal) -> None:
    t = deal(players=4)
    for name in t.names:
        p = t.seat(name)
        own = [t.deck.behavior_ids[b] for b in setup.own_cards(t.state, p)]
        assert t.at(name, "hand") == own
        assert own[:2] == ["nap", "kibbles"]
        assert len(own) == 4
        assert t.at(name, "active") == t.at(name, "discard") == []
    hands = [card for name in t.names for card in t.at(name, "hand") if card not in ("nap", "kibbles")]
    assert len(set(hands)) == 2 * len(t.names)


@pytest.mark.clause("TP-05", "TP-07", "TP-08")
def test_25_behaviors_40_objectives_and_25_round_cards() -> None:
    assert len(HOUSE.behavior_ids) - MARKET == FOR_SALE == 25
    assert len(HOUSE.objective_ids) == OBJECTIVES == 40
    assert len(HOUSE.round_ids) == ROUND_CARDS == 25
    kinds = [HOUSE.data(card).type for card in HOUSE.objective_ids]
    assert Counter(kinds) == dict.fromkeys(["food", "outdoor", "pamper", "pets", "play"], 8)


@pytest.mark.clause("TP-05")
def test_every_character_has_two_starting_behaviors_besides_nap_and_kibbles() -> None:
    assert MARKET == 2 + 2 * CHARACTERS
    assert all(HOUSE.data(card).cost is None for card in HOUSE.behavior_ids[:MARKET])
    assert BEHAVIORS == MARKET + FOR_SALE


@pytest.mark.clause("TP-05")
def test_a_deck_with_24_market_behaviors_is_refused() -> None:
    fewer = HOUSE.text.replace('[[behavior]]\nid = "sploot"', '[[spare]]\nid = "sploot"', 1)
    with pytest.raises(DeckError, match="behavior"):
        cards.read(fewer)


@pytest.mark.clause("TP-06")
def test_four_behaviors_lie_open_and_the_rest_is_the_deck(deal: Deal) -> None:
    found = set()
    for seed in range(30):
        t = deal(seed=seed, players=2)
        assert len(set(t.row)) == 4
        rest = [name for name, n in zip(t.deck.behavior_ids[MARKET:], t.state.deck, strict=True) if n]
        row = [place.split()[0] for place in t.row]
        assert not set(row) & set(rest)
        found |= set(row)
    assert len(found) > FOR_SALE // 2
    t = deal("at once quiet: effects = [{ bones = 1 }]", seed=2)
    assert t.view()["deck"] == count(t.state.deck)


@pytest.mark.clause("TP-06")
def test_starting_cards_of_characters_not_in_play_are_in_the_box(deal: Deal) -> None:
    t = deal(players=2)
    dogs = {int(t.state.character[p]) for p in range(2)}
    own = {card for name in t.names for card in t.at(name, "hand")}
    for dog, start in enumerate(range(2, MARKET, 2)):
        ids = set(t.deck.behavior_ids[start : start + 2])
        assert (ids <= own) == (dog in dogs)
        assert not ids & {place.split()[0] for place in t.row}


@pytest.mark.clause("TP-07")
def test_each_type_is_a_shuffled_stack_of_eight_with_its_top_open(deal: Deal) -> None:
    tops: list[set[str]] = [set() for _ in range(TYPES)]
    for seed in range(60):
        view = deal(seed=seed, players=2).view()
        assert [stack["type"] for stack in view["stacks"]] == list(TYPE_NAMES)
        for t, stack in enumerate(view["stacks"]):
            assert HOUSE.data(stack["top"]).type == stack["type"]
            tops[t].add(stack["top"])
    assert [len(found) for found in tops] == [PER_TYPE] * TYPES
    assert all(stack["left"] == PER_TYPE - 1 for stack in deal(seed=1).view()["stacks"])


@pytest.mark.clause("TP-08")
def test_seven_round_cards_are_turned_up_and_18_are_never_seen(deal: Deal) -> None:
    t = deal(players=2)
    shown = [event["card"] for event in t.said("day")]
    while not t.rules.over(t.state):
        log = listen()
        t.rules.apply(t.state, t.deck.cards, t.legal()[0], log)
        shown += [event["card"] for event in t.heard(log) if event["code"] == "day"]
    assert len(shown) == len(set(shown)) == ROUNDS
    assert count(t.state.days) == ROUND_CARDS - ROUNDS == 18


@pytest.mark.clause("TP-08", "TP-40")
def test_the_weekend_card_lies_after_five_round_cards(table: Put) -> None:
    for day, weekend in ((4, 0), (5, 1), (6, 0)):
        t = table("all round one: effects = [{ ease = 1 }]", day=day)
        t.new_day("one")
        assert [event["code"] for event in t.events].count("weekend") == weekend
        if weekend:
            codes = [event["code"] for event in t.events]
            assert codes.index("weekend") < codes.index("day")


@pytest.mark.clause("TP-09")
def test_there_are_always_bones_enough(table: Put) -> None:
    t = table("behavior dig: effects = [{ bones = 15 }]", ana="hand dig; bones 80", ben="bones 40")
    t.play("play dig")
    assert t.tracks("ana")[2] == 95
    t.play("end")
    assert t.tracks("ana")[2] == 97


@pytest.mark.clause("TP-10")
def test_the_host_names_the_first_player_or_the_seed_draws_one(deal: Deal) -> None:
    assert [int(deal(first=first).state.first) for first in range(4)] == [0, 1, 2, 3]
    assert deal(players=3, first=2).view()["player"] == 2
    drawn = Counter(NAMES[deal(players=3, seed=seed, first=NOBODY).state.first] for seed in range(60))
    assert set(drawn) == {"ana", "ben", "eva"}
    assert min(drawn.values()) > 8


@pytest.mark.clause("TP-10")
def test_the_first_player_is_the_same_all_game(table: Put) -> None:
    t = table("all round one: effects = [{ ease = 1 }]", "all round two: effects = [{ ease = 2 }]",
              first="ben", turn="ben")  # fmt: skip
    for card in ("one", "two"):
        t.new_day(card)
        assert (t.turn, t.names[t.state.first]) == ("ben", "ben")


@pytest.mark.clause("TP-11")
def test_market_behaviors_have_a_cost_and_starting_ones_none(table: Put) -> None:
    t = table("behavior wag: cost = 4; attention = 3; energy = -1; effects = [{ bones = 2 }]", row="wag")
    assert t.price("learn wag")["cost"] == {"bones": 4, "was": 4}
    assert all(HOUSE.data(card).cost is not None for card in HOUSE.behavior_ids[MARKET:])
    wag = t.deck.data("wag")
    assert (wag.names["en"], wag.cost, wag.attention, wag.energy) == ("Wag", 4, 3, -1)
    assert wag.effects


@pytest.mark.clause("TP-12")
def test_an_objective_has_affection_a_cost_a_type_and_perhaps_an_effect(table: Put) -> None:
    t = table("outdoor walk: affection = 5; attention = 6; energy = 2; effects = [{ bones = 1 }]",
              ana="attention 7; energy 4", tops="walk")  # fmt: skip
    assert t.price("complete walk") == {"cost": {"attention": 6, "was": 6, "energy": 2}, "gives": None, "no": []}
    before = t.score("ana")
    t.play("complete walk")
    assert t.tracks("ana") == (1, 2, 4)
    assert t.score("ana") == before + 5 - 1  # seven attention and three bones were worth two


@pytest.mark.clause("TP-13")
def test_the_house_deck_keeps_to_what_is_said_of_the_types() -> None:
    assert checks_of_types(HOUSE) == []
    assert [str(warning) for warning in HOUSE.warnings] == []


def checks_of_types(deck: cards.Deck) -> list[str]:
    """The house deck's objectives that are not what their type promises."""
    found = []
    for card in map(deck.data, deck.objective_ids):
        gains = {word: word in str(card.effects).lower() for word in ("bones", "energy")}
        promised = {"food": gains["bones"], "outdoor": card.energy > 0, "pamper": gains["energy"]}
        found += [] if promised.get(str(card.type), True) else [card.id]
    return found


@pytest.mark.clause("TP-13")
def test_food_pays_bones_outdoor_costs_energy_and_pamper_gives_energy(table: Put) -> None:
    for kind in ("food", "outdoor", "pamper"):
        for o in range(PER_TYPE):
            top = HOUSE.objective_ids[TYPE_NAMES.index(kind) * PER_TYPE + o]
            t = table(ana="attention 15; energy 5; bones 0", tops=top)
            t.play(f"complete {kind}")
            _, energy, bones = t.tracks("ana")
            assert {"food": bones > 0, "outdoor": energy < 5, "pamper": energy > 5}[kind], top


@pytest.mark.clause("TP-13")
def test_pets_have_the_most_affection_for_their_attention() -> None:
    ratio = {}
    for kind in TYPE_NAMES:
        ours = [card for card in map(HOUSE.data, HOUSE.objective_ids) if card.type == kind]
        ratio[kind] = sum(card.affection for card in ours) / sum(card.attention for card in ours)
    assert max(ratio, key=lambda kind: ratio[kind]) == "pets"


@pytest.mark.clause("TP-13")
@pytest.mark.parametrize("card", [
    "food dry: effects = []", "outdoor lazy: energy = 0", "pamper cold: effects = []", "food rich: affection = 20",
])  # fmt: skip
def test_a_deck_that_does_otherwise_is_warned_of(table: Put, card: str) -> None:
    warnings = " ".join(map(str, table(card).deck.warnings))
    assert "TP-13" in warnings


@pytest.mark.clause("TP-14")
@pytest.mark.parametrize("verb", ["attention", "energy", "bones", "place", "discount", "reset"])
def test_the_effects_that_the_rules_speak_of_are_on_cards_of_the_house_deck(verb: str) -> None:
    name = {"discount": "DISCOUNT", "reset": "RESET"}.get(verb, verb.upper())
    assert any(
        effect.verb.name == name for card in HOUSE.by_id.values() for one in card.effects for effect in one.all()
    )


@pytest.mark.clause("TP-14")
def test_round_cards_of_all_three_kinds_are_in_the_house_deck() -> None:
    kinds = Counter(HOUSE.data(card).when for card in HOUSE.round_ids)
    assert set(kinds) == {"at once", "all round", "optional"}
