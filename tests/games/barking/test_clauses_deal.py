"""Laying out, dealing, the hand limit and the pack limit: BT-11 to BT-16."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.games.barking.state import ROUNDS, Phase

if TYPE_CHECKING:
    from .conftest import Deal, Put, Table

TEN = "2 komondor, 3 poodle, 5 mutt"


def sizes(t: Table) -> list[int]:
    return [sum(t.hand(name).values()) for name in t.names]


@pytest.mark.clause("BT-11")
def test_round_r_lays_out_r_plus_2_items(deal: Deal) -> None:
    t = deal(players=2)
    for r in range(1, ROUNDS):
        assert len(t.view()["items"]) == r + 2
        assert t.view()["stacks"] == list(range(r + 3, 8))
        t.all_pass()
    assert len(t.view()["items"]) == 7
    assert t.view()["stacks"] == []


@pytest.mark.clause("BT-12")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_everybody_is_dealt_as_many_cards_as_there_are_items(table: Put, round_: int) -> None:
    t = table("bin", round=round_, passed="anna", karl="husky", anna="mutt, poodle")
    t.play("pass")
    items = round_ + 3
    assert t.said("round")[0] == {"code": "round", "seat": 0, "round": round_ + 1, "items": items, "deal": items}
    assert [event["seat"] for event in t.said("deal")] == [0, 1] * items
    assert sizes(t) == [1 + items, 2 + items]


@pytest.mark.clause("BT-12", "BT-17")
def test_the_deal_begins_with_the_first_player_and_goes_round(table: Put) -> None:
    t = table("bin", passed="karl, anna", turn="max", karl="husky", anna="mutt", max="poodle")
    t.play("pass")
    assert [event["seat"] for event in t.said("deal")] == [2, 0, 1] * 4


@pytest.mark.clause("BT-13")
def test_eleven_cards_are_one_too_many_and_ten_are_not(table: Put) -> None:
    t = table("bin", passed="anna", karl="3 poodle, 3 mutt", anna="4 bulldog, 2 mutt, husky")
    t.play("pass")
    assert sizes(t) == [10, 11]
    assert (t.turn, t.phase) == ("anna", Phase.DISCARD)
    t.play("discard mutt")
    assert sizes(t) == [10, 10]
    assert t.phase == Phase.TURN


@pytest.mark.clause("BT-13")
def test_every_kind_of_card_counts_towards_the_limit(table: Put) -> None:
    t = table("bin", passed="anna", karl="3 cat, 3 wonder, 2 mutt", anna="husky")
    t.play("pass")
    assert sum(t.hand("karl").values()) == 12
    assert t.phase == Phase.DISCARD
    t.play("discard 1 cat, 1 wonder")
    assert t.phase == Phase.TURN
    assert t.discards == {"cat": 1, "wonder": 1}


@pytest.mark.clause("BT-13")
def test_nothing_is_played_before_the_excess_is_discarded(table: Put) -> None:
    t = table("bin", passed="anna", karl="mutt, 7 bulldog, cat, wonder", anna="husky")
    t.play("pass")
    item = t.view()["items"][0]["kind"]
    for said in ("pass", "cat", "swap", "no token", "done", f"mutt at {item}"):
        assert t.why(said) == ["BT-00"]
    assert t.view()["phase"] == "discard"
    t.play("discard 4 bulldog")
    assert t.why("pass") == []


@pytest.mark.clause("BT-13", "BT-14", "BT-00")
def test_a_discard_is_of_cards_that_are_held_and_of_no_more_than_the_excess(table: Put) -> None:
    t = table("bin", passed="anna", deck="5 husky, 3 basset-hound", karl=TEN, anna="schnauzer")
    t.play("pass")
    assert sizes(t) == [14, 5]
    assert t.why("discard borzoi") == ["BT-00"]
    assert t.why_whole([], 0) == ["BT-00"]
    assert t.why("discard komondor; discard mutt; pass") == ["BT-00"]
    assert t.why("discard 4 poodle") == ["BT-00"]
    assert t.why("discard 5 mutt") == ["BT-00"]
    assert t.why("discard 4 mutt") == []
    t.play("discard 3 poodle")
    assert t.phase == Phase.DISCARD
    t.play("discard mutt")
    assert t.phase == Phase.TURN


@pytest.mark.clause("BT-14")
@pytest.mark.parametrize("card", ["borzoi", "poodle", "mutt", "wonder", "cat"])
def test_any_card_may_be_discarded(table: Put, card: str) -> None:
    t = table("bin", passed="anna", deck="husky", karl="borzoi, 2 poodle, 5 mutt, wonder, cat", anna="husky")
    t.play("pass")
    assert t.phase == Phase.TURN
    t = table("bin", passed="anna", deck="2 husky", karl="borzoi, 2 poodle, 5 mutt, wonder, cat", anna="husky")
    t.play("pass")
    assert t.phase == Phase.DISCARD
    t.play(f"discard {card}")
    assert t.discards == {card: 1}


@pytest.mark.clause("BT-14")
def test_the_owner_chooses_what_to_discard_and_the_pile_is_public(table: Put) -> None:
    t = table("bin", passed="anna", karl=TEN, anna="husky")
    t.play("pass")
    events = t.play("discard 2 komondor, 2 poodle")
    assert [(e["code"], e["card"]) for e in events if e["code"] == "discard"] == [
        ("discard", "komondor"),
        ("discard", "komondor"),
        ("discard", "poodle"),
        ("discard", "poodle"),
    ]
    assert t.view(None)["discards"] == {"komondor": 2, "poodle": 2}


@pytest.mark.clause("BT-14")
def test_discards_are_made_after_the_whole_deal_in_turn_order_from_the_first_player(table: Put) -> None:
    t = table("bin", passed="karl, max", turn="anna", karl=TEN, anna="husky", max="6 bulldog, 4 schnauzer")
    t.play("pass")
    assert t.first == "anna"
    assert sizes(t) == [14, 5, 14]
    assert not t.said("discard")
    assert t.turn == "max"
    assert t.why("discard mutt", by="karl") == ["BT-17"]
    t.play("discard 4 bulldog")
    assert t.turn == "karl"
    assert t.why("discard bulldog", by="max") == ["BT-17", "BT-00"]
    t.play("discard 4 mutt")
    assert (t.turn, t.phase) == ("anna", Phase.TURN)


@pytest.mark.clause("BT-14")
def test_no_discards_are_renewed_while_the_cards_are_dealt(table: Put) -> None:
    """Were each excess card discarded at once, the deck would never end: the deal stops instead (BT-16)."""
    t = table("bin", passed="anna", deck="2 husky", karl=TEN, anna="schnauzer")
    t.play("pass")
    assert not t.said("renew")
    assert sizes(t) == [11, 2]


@pytest.mark.clause("BT-15", "BT-35")
@pytest.mark.parametrize(("said", "card"), [("swap", "wonder"), ("cat", "cat")])
def test_when_the_deck_is_empty_the_shuffled_discards_become_the_deck(table: Put, said: str, card: str) -> None:
    t = table("bin*", deck="", discards="2 mutt, husky", karl=f"bulldog, {card}", anna="poodle")
    t.play(said, draws="husky")
    assert [e["code"] for e in t.events] == [said, "renew", "draw"]
    assert t.left == {"mutt": 2, card: 1}
    assert t.discards == {}
    assert t.hand("karl") == {"bulldog": 1, "husky": 1}


@pytest.mark.clause("BT-15")
def test_while_the_deck_has_a_card_the_discards_stay(table: Put) -> None:
    t = table("bin*", deck="husky", discards="2 mutt", karl="bulldog, wonder", anna="poodle")
    t.play("swap")
    assert not t.said("renew")
    assert t.hand("karl") == {"bulldog": 1, "husky": 1}
    assert t.discards == {"mutt": 2, "wonder": 1}
    assert t.left == {}


@pytest.mark.clause("BT-16")
def test_the_deal_stops_when_the_deck_cannot_give_everybody_one_more(table: Put) -> None:
    t = table("bin", passed="anna, max", deck="5 husky, 3 mutt", karl="poodle", anna="poodle", max="poodle")
    t.play("pass")
    assert t.said("round")[0]["items"] == 4
    assert t.said("round")[0]["deal"] == 2
    assert sizes(t) == [3, 3, 3]
    assert sum(t.left.values()) == 2


@pytest.mark.clause("BT-16")
def test_a_deck_that_just_suffices_is_dealt_to_its_last_card(table: Put) -> None:
    t = table("bin", passed="anna", deck="5 husky, 3 mutt", karl="poodle", anna="poodle")
    t.play("pass")
    assert t.said("round")[0]["deal"] == 4
    assert sizes(t) == [5, 5]
    assert t.left == {}


@pytest.mark.clause("BT-16")
def test_in_the_last_round_of_five_with_full_hands_two_laps_are_dealt_and_three_cards_stay(deal: Deal) -> None:
    t = deal(players=5)
    while t.state.round < ROUNDS - 2:
        t.all_pass()
    assert sizes(t) == [10] * 5
    for _ in t.names:
        t.play("pass")
    assert t.said("round")[0]["items"] == 7
    assert t.said("round")[0]["deal"] == 2
    assert sum(t.left.values()) == 3
    assert t.phase == Phase.DISCARD
