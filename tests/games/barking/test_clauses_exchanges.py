"""Exchanging Wonder Dogs and playing cats: BT-26 to BT-30, BT-35."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.deck import DeckError
from doghouse.games.barking import cards
from doghouse.games.barking.state import HAND_LIMIT, ITEM, SEATS, Phase

if TYPE_CHECKING:
    from .conftest import Put


@pytest.mark.clause("BT-26")
def test_a_wonder_dog_is_discarded_for_the_top_card_of_the_deck(table: Put) -> None:
    t = table("bin; boxes", karl="husky, wonder", anna="poodle")
    before = sum(t.left.values())
    assert t.play("swap", draws="mutt") == [
        {"code": "swap", "seat": 0},
        {"code": "draw", "seat": 0, "card": "mutt"},
    ]
    assert t.hand("karl") == {"husky": 1, "mutt": 1}
    assert t.discards == {"wonder": 1}
    assert sum(t.left.values()) == before - 1


@pytest.mark.clause("BT-26", "BT-30")
def test_an_exchange_does_not_end_the_turn_and_the_new_card_may_be_played(table: Put) -> None:
    t = table("bin; boxes", karl="husky, 2 wonder", anna="poodle")
    t.play("swap", draws="mutt")
    assert (t.turn, t.phase) == ("karl", Phase.TURN)
    t.play("swap", draws="mutt")
    t.play("2 mutt at bin")
    assert t.dogs("bin", "karl") == {"mutt": 2}
    t = table("bin; boxes", karl="husky, wonder", anna="poodle")
    t.play("swap")
    assert t.why("pass") == []


@pytest.mark.clause("BT-26")
@pytest.mark.parametrize("said", ["husky at bin; swap", "2 husky at bin; swap"])
def test_no_wonder_dog_is_exchanged_once_dogs_are_played(table: Put, said: str) -> None:
    t = table("bin; boxes", karl="2 husky, wonder", anna="poodle")
    assert t.why(said) == ["BT-26"]
    assert t.why("swap") == []
    assert t.why("husky + wonder at bin") == []


@pytest.mark.clause("BT-26")
def test_the_turn_is_over_after_the_dogs_and_so_is_the_time_to_exchange(table: Put) -> None:
    t = table("bin; boxes", karl="husky, wonder", anna="poodle, wonder")
    t.play("husky at bin")
    assert t.why("swap", by="karl") == ["BT-17"]
    assert t.why("swap", by="anna") == []


@pytest.mark.clause("BT-26", "BT-00")
def test_only_a_wonder_dog_that_is_held_is_exchanged(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="poodle")
    assert t.why("swap") == ["BT-00"]
    assert t.why("cat") == []


@pytest.mark.clause("BT-27")
def test_a_cat_is_discarded_for_the_top_card_of_the_deck(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="poodle")
    assert t.play("cat", draws="mutt") == [
        {"code": "cat", "seat": 0},
        {"code": "draw", "seat": 0, "card": "mutt"},
    ]
    assert t.hand("karl") == {"husky": 1, "mutt": 1}
    assert t.discards == {"cat": 1}


@pytest.mark.clause("BT-27")
def test_several_cats_may_be_played_each_with_its_token(table: Put) -> None:
    t = table("bin; boxes; van", karl="husky, 2 cat", anna="poodle")
    t.play("cat", draws="cat")
    assert t.play("token on bin") == [{"code": "token", "seat": 0, "item": 0, "kind": "bin"}]
    t.play("cat", draws="mutt")
    t.play("token on van")
    t.play("cat", draws="mutt")
    t.play("no token")
    assert [t.token(item) for item in ("bin", "boxes", "van")] == [True, False, True]
    assert t.discards == {"cat": 3}
    assert t.turn == "karl"


@pytest.mark.clause("BT-27")
@pytest.mark.parametrize("said", ["husky at bin; cat", "2 husky at boxes; cat"])
def test_no_cat_is_played_once_dogs_are_played(table: Put, said: str) -> None:
    t = table("bin; boxes*", karl="2 husky, cat", anna="poodle")
    assert t.why(said) == ["BT-27"]
    assert t.why("cat") == []
    assert t.why(said.removesuffix("; cat")) == []


@pytest.mark.clause("BT-27", "BT-00")
def test_only_a_cat_that_is_held_is_played(table: Put) -> None:
    t = table("bin; boxes", karl="husky, wonder", anna="poodle, cat")
    assert t.why("cat") == ["BT-00"]
    assert t.why("swap") == []


@pytest.mark.clause("BT-28")
def test_the_token_is_optional(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="poodle")
    t.play("cat")
    assert t.play("no token") == [{"code": "no-token", "seat": 0}]
    assert not t.token("bin")
    assert not t.token("boxes")
    assert (t.turn, t.phase) == ("karl", Phase.TURN)


@pytest.mark.clause("BT-28")
def test_the_token_is_decided_after_the_new_card_is_seen_and_before_anything_else(table: Put) -> None:
    t = table("bin; boxes", karl="husky, 2 cat, wonder", anna="poodle")
    t.play("cat", draws="mutt")
    assert t.view("karl")["hand"]["mutt"] == 1
    assert t.phase == Phase.TOKEN
    for said in ("pass", "cat", "swap", "mutt at bin", "done"):
        assert t.why(said) == ["BT-00"]
    assert t.why("token on boxes") == []
    assert t.why("no token") == []


@pytest.mark.clause("BT-28", "BT-00")
def test_without_a_cat_no_token_is_placed(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="poodle")
    assert t.why("no token") == ["BT-00"]
    assert t.why("token on bin") == ["BT-00"]
    t.play("cat")
    assert t.why("token on bin") == []


@pytest.mark.clause("BT-29")
def test_no_second_token_lies_on_an_item(table: Put) -> None:
    t = table("bin*; boxes", karl="husky, cat", anna="poodle")
    t.play("cat")
    assert t.why("token on bin") == ["BT-29"]
    assert t.why("token on boxes") == []
    assert t.why("no token") == []


@pytest.mark.clause("BT-29")
def test_a_token_may_be_put_where_dogs_are_or_are_not(table: Put) -> None:
    items = "bin; boxes: anna mutt; van: karl husky; hydrant: anna mutt, karl husky"
    t = table(items, karl="husky, cat", anna="poodle")
    t.play("cat")
    for item in ("bin", "boxes", "van", "hydrant"):
        assert t.why(f"token on {item}") == []


@pytest.mark.clause("BT-29")
def test_one_cat_brings_one_token_to_an_item_that_is_there(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="poodle")
    t.play("cat")
    assert t.why_whole(t.actions("token on bin; token on boxes"), 0) == ["BT-00"]
    assert t.why_step([ITEM + 2]) == ["BT-00"]
    t.play("token on bin")
    assert t.why("token on boxes") == ["BT-00"]


@pytest.mark.clause("BT-30")
def test_after_cats_the_turn_goes_on_with_dogs_at_any_item_or_a_pass(table: Put) -> None:
    t = table("bin; boxes: anna mutt", karl="husky, cat", anna="poodle")
    t.play("cat", draws="bulldog")
    t.play("token on bin")
    for said in ("husky at bin", "bulldog at boxes", "pass"):
        assert t.why(said) == []
    t.play("bulldog at boxes")
    assert t.turn == "anna"


@pytest.mark.clause("BT-30")
@pytest.mark.parametrize("order", [["swap", "cat", "swap", "cat"], ["cat", "cat", "swap", "swap"]])
def test_swaps_and_cats_mix_in_any_order_before_the_dogs(table: Put, order: list[str]) -> None:
    t = table("bin; boxes", karl="husky, 2 cat, 2 wonder", anna="poodle")
    for said in order:
        t.play(said, draws="mutt")
        if said == "cat":
            t.play("no token")
    t.play("4 mutt at bin")
    assert t.dogs("bin", "karl") == {"mutt": 4}


@pytest.mark.clause("BT-35", "BT-15")
def test_the_card_just_discarded_is_among_the_discards_that_become_the_deck(table: Put) -> None:
    t = table("bin; boxes", deck="", karl="husky, wonder", anna="poodle")
    t.play("swap")
    assert [event["code"] for event in t.events] == ["swap", "renew", "draw"]
    assert t.hand("karl") == {"husky": 1, "wonder": 1}
    assert t.left == t.discards == {}


@pytest.mark.clause("BT-35")
def test_however_the_cards_fall_every_turn_ends(table: Put) -> None:
    """All hands full, the deck gives its dogs last: after 13 exchanges nothing is left to exchange."""
    rest = {"anna": "3 borzoi, 7 mutt", "max": "3 komondor, 7 bulldog", "maria": "6 chihuahua, 4 poodle"}
    t = table("bin*", karl="7 cat, 3 wonder", eva="6 basset-hound, 4 doberman", **rest)
    exchanges = 0
    while (said := "cat" if "cat" in t.hand("karl") else "swap") and t.hand("karl").keys() & {"cat", "wonder"}:
        t.play(said, draws="wonder" if "wonder" in t.left else "")
        exchanges += 1
    assert exchanges == 13
    assert sum(t.hand("karl").values()) == 10
    assert t.why("husky at bin") == []


@pytest.mark.clause("BT-35")
def test_a_deck_with_too_few_dogs_for_every_turn_to_end_is_refused() -> None:
    house = cards.house()
    assert sum(house.cards.copies) - HAND_LIMIT * SEATS == 6 + 7
    fewer = house.text.replace('id = "mutt"\ncopies = 7', 'id = "mutt"\ncopies = 6')
    with pytest.raises(DeckError, match="too few dogs"):
        cards.read(fewer)
    more = cards.read(house.text.replace('id = "mutt"\ncopies = 7', 'id = "mutt"\ncopies = 8'))
    assert sum(more.cards.copies) == 64
