"""Collecting the items and clearing the table: BT-37 to BT-43."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.log import listen
from doghouse.games.barking.state import ITEM

if TYPE_CHECKING:
    from .conftest import Put, Table


def ended(t: Table) -> Table:
    """The same table after everybody has passed."""
    t.end_round()
    return t


@pytest.mark.clause("BT-37")
def test_an_item_goes_to_the_most_dogs_there(table: Put) -> None:
    t = table("bin: karl borzoi, anna 2 mutt; boxes: anna husky, karl 3 bulldog", karl="poodle", anna="poodle")
    assert (t.leader("bin"), t.leader("boxes")) == ("anna", "karl")
    ended(t)
    assert t.won("anna") == {"bin": 1}
    assert t.won("karl") == {"boxes": 1}
    assert [{k: e[k] for k in ("seat", "kind", "item", "dogs")} for e in t.said("won")] == [
        {"seat": 1, "kind": "bin", "item": 0, "dogs": 2},
        {"seat": 0, "kind": "boxes", "item": 1, "dogs": 3},
    ]


@pytest.mark.clause("BT-37")
def test_all_dogs_of_a_player_count_together_whatever_their_breeds(table: Put) -> None:
    t = table("bin*: karl 2 borzoi, anna mutt + bulldog + husky", karl="poodle", anna="poodle")
    assert t.leader("bin") == "anna"


@pytest.mark.clause("BT-37")
def test_wonder_dogs_are_counted(table: Put) -> None:
    t = table("bin: karl 2 borzoi, anna mutt + 2 wonder", karl="poodle", anna="poodle")
    assert t.leader("bin") == "anna"
    ended(t)
    assert t.won("anna") == {"bin": 1}


@pytest.mark.clause("BT-38")
def test_a_tie_goes_to_the_best_breed_among_the_tied(table: Put) -> None:
    items = "bin: karl 2 mutt, anna 2 bulldog; boxes: anna 2 mutt, karl 2 bulldog; van: max borzoi, karl 2 mutt, " \
            "anna 2 husky"  # fmt: skip
    t = table(items, karl="poodle", anna="poodle", max="poodle")
    assert [t.leader(item) for item in ("bin", "boxes", "van")] == ["anna", "karl", "anna"]
    ended(t)
    assert t.won("anna") == {"bin": 1, "van": 1}
    assert t.won("karl") == {"boxes": 1}
    assert t.won("max") == {}


@pytest.mark.clause("BT-38")
def test_only_the_best_breed_of_each_counts_in_a_tie_not_how_many_of_it(table: Put) -> None:
    t = table("bin*: karl borzoi + 2 mutt, anna 3 komondor", karl="poodle", anna="poodle")
    assert t.leader("bin") == "karl"
    t = table("bin*: karl bulldog + mutt, anna 2 chihuahua", karl="poodle", anna="poodle")
    assert t.leader("bin") == "anna"


@pytest.mark.clause("BT-38")
def test_a_wonder_dog_ranks_as_the_breed_it_joined(table: Put) -> None:
    t = table("bin: karl mutt + wonder, anna 2 bulldog", karl="poodle", anna="poodle")
    assert t.leader("bin") == "anna"


@pytest.mark.clause("BT-39")
def test_an_item_with_no_dogs_is_removed_from_the_game(table: Put) -> None:
    t = table("bin; boxes: karl mutt", karl="poodle", anna="poodle")
    assert t.leader("bin") is None
    supply = t.state.supply.tolist()
    ended(t)
    assert t.said("nobody") == [{"code": "nobody", "kind": "bin", "item": 0}]
    assert t.won("karl") == {"boxes": 1}
    assert t.won("anna") == {}
    laid = [item["kind"] for item in t.view()["items"]]
    ids = t.deck.item_ids
    assert t.state.supply.tolist() == [n - laid.count(ids[kind]) for kind, n in enumerate(supply)]
    assert t.state.gone[ids.index("bin")] == 1


@pytest.mark.clause("BT-40")
def test_won_items_lie_face_up_for_everybody(table: Put) -> None:
    t = ended(table("bin: karl mutt; boxes: anna mutt; bin: karl husky", karl="poodle", anna="poodle",
                    won={"anna": "2 van"}))  # fmt: skip
    for viewer in (None, "karl", "anna"):
        assert [seat["won"] for seat in t.view(viewer)["seats"]] == [{"bin": 2}, {"van": 2, "boxes": 1}]


@pytest.mark.clause("BT-41")
def test_unused_cards_stay_in_hand(table: Put) -> None:
    t = table("bin: karl mutt", karl="poodle, wonder, cat", anna="2 husky")
    t.play("pass")
    t.play("pass", draws=", ".join(["bulldog"] * 4 + ["chihuahua"] * 4))
    assert t.hand("karl") | {"poodle": 1, "wonder": 1, "cat": 1} == t.hand("karl")
    assert t.hand("anna")["husky"] == 2
    assert [sum(t.hand(name).values()) for name in t.names] == [3 + 4, 2 + 4]


@pytest.mark.clause("BT-42")
def test_cat_tokens_are_set_aside_after_the_round(table: Put) -> None:
    t = ended(table("bin*; boxes*: karl mutt; van", karl="poodle", anna="poodle"))
    assert [item["token"] for item in t.view()["items"]] == [False] * 4
    assert t.why("no token") == ["BT-00"]


@pytest.mark.clause("BT-42")
def test_all_tokens_are_there_again_in_the_next_round(table: Put) -> None:
    t = ended(table("bin*; boxes*; van*", passed="anna", karl="4 cat", anna="2 mutt"))
    for spot in range(4):
        t.play("cat")
        assert t.why_step([ITEM + spot]) == []
        t.rules.apply(t.state, t.deck.cards, ITEM + spot, listen())
    assert [item["token"] for item in t.view()["items"]] == [True] * 4


@pytest.mark.clause("BT-43")
def test_played_dogs_and_discards_are_shuffled_into_what_is_left_of_the_deck(table: Put) -> None:
    t = table("bin: karl 2 mutt + wonder, anna husky; boxes: anna 3 bulldog", discards="wonder, 2 cat, poodle",
              deck="2 borzoi, komondor", karl="schnauzer", anna="schnauzer")  # fmt: skip
    ended(t)
    assert t.discards == {}
    everything = {"mutt": 2, "wonder": 2, "husky": 1, "bulldog": 3, "cat": 2, "poodle": 1, "borzoi": 2, "komondor": 1}
    for card, n in everything.items():
        assert t.left.get(card, 0) + sum(t.hand(name).get(card, 0) for name in t.names) == n
    assert sum(t.left.values()) + 8 == sum(everything.values())


@pytest.mark.clause("BT-43")
def test_the_table_is_empty_when_the_next_round_begins(table: Put) -> None:
    t = ended(table("bin: karl 2 mutt + wonder; boxes: anna mutt", karl="poodle, mutt", anna="2 poodle"))
    assert t.state.dogs.tolist() == t.state.wonders.tolist() == [[0] * 10] * 7
    assert [item["packs"] for item in t.view()["items"]] == [[]] * 4
    assert t.why_step([ITEM, *t.actions("poodle")]) == []
    t.play("pass")
    assert t.why_step([ITEM, *t.actions("mutt")]) == []


@pytest.mark.clause("BT-43", "BT-16")
def test_the_next_deal_is_made_from_all_of_these(table: Put) -> None:
    t = table("bin: karl 3 mutt; boxes: anna 2 bulldog", discards="3 cat", deck="", karl="poodle", anna="poodle")
    ended(t)
    assert t.said("round")[0]["deal"] == 4
    assert t.left == {}
    assert sum(sum(t.hand(name).values()) for name in t.names) == 2 + 8
