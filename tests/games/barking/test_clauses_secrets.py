"""What is hidden and what is public: BT-46."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from doghouse.core.chance import Stream, seed_rng
from doghouse.games.barking.state import CAT, NOBODY, SEATS

if TYPE_CHECKING:
    from .conftest import Deal, Put, Table


def redealt(t: Table, viewer: int, seed: int) -> Table:
    """A table that this viewer cannot tell from the first."""
    stream = Stream.new()
    seed_rng(stream.rng, seed, 0)
    other = type(t)(t.build, t.state.copy(), t.names)
    t.rules.redeal(other.state, t.deck.cards, viewer, stream.rng)
    return other


@pytest.mark.clause("BT-46")
def test_a_seat_sees_its_own_hand_and_nobody_elses(table: Put) -> None:
    t = table("bin", karl="2 mutt, cat", anna="3 poodle", max="borzoi")
    assert t.view("karl")["hand"] == {"mutt": 2, "cat": 1}
    assert t.view("anna")["hand"] == {"poodle": 3}
    assert t.view(None)["hand"] is None
    for viewer in ("karl", "anna", None):
        assert [seat["hand"] for seat in t.view(viewer)["seats"]] == [3, 3, 1]


@pytest.mark.clause("BT-46")
@pytest.mark.parametrize("seed", range(4))
def test_hands_the_deck_and_the_coming_items_leave_no_trace_in_a_view(deal: Deal, seed: int) -> None:
    t = deal(players=4, seed=seed)
    t.all_pass()
    for viewer in (*range(4), NOBODY):
        name = None if viewer == NOBODY else t.names[viewer]
        others = [redealt(t, viewer, k) for k in range(3)]
        others[0].state.supply[:] = others[0].state.supply.tolist()[::-1]
        assert {json.dumps(other.view(name)) for other in others} == {json.dumps(t.view(name))}
        assert any(other.state.hand.tolist() != t.state.hand.tolist() for other in others)


@pytest.mark.clause("BT-46")
def test_a_card_drawn_is_shown_to_its_owner_only(table: Put) -> None:
    from doghouse.core.log import listen
    from doghouse.games.barking import view

    t = table("bin; boxes", karl="husky, wonder", anna="mutt")
    log = listen()
    t.rules.apply(t.state, t.deck.cards, t.actions("swap")[0], log)
    rows = log.event[: log.n].tolist()
    drawn = [view.events(rows, t.deck, viewer)[1] for viewer in (0, 1, None)]
    assert [event["code"] for event in drawn] == ["draw"] * 3
    assert ["card" in event for event in drawn] == [True, False, False]


@pytest.mark.clause("BT-46")
def test_the_cards_dealt_are_shown_to_their_owners_only(deal: Deal) -> None:
    t = deal(players=3)
    assert all("card" not in event for event in t.said("deal"))
    t.play("pass")
    t.play("pass")
    t.play("pass")
    last = t.said("pass")[-1]["seat"]
    assert [event["seat"] for event in t.said("deal") if "card" in event] == [last] * 4


@pytest.mark.clause("BT-46")
def test_the_table_the_discards_and_the_numbers_of_cards_are_public(table: Put) -> None:
    t = table("bin*: karl mutt + wonder; boxes", discards="2 cat, mutt", karl="husky", anna="2 poodle",
              won={"anna": "van"})  # fmt: skip
    for viewer in ("karl", "anna", None):
        seen = t.view(viewer)
        assert seen["discards"] == {"cat": 2, "mutt": 1}
        assert seen["deck"] == sum(t.left.values())
        assert [seat["hand"] for seat in seen["seats"]] == [1, 2]
        assert seen["items"][0]["token"]
        assert seen["items"][0]["packs"][0]["cards"] == [{"breed": "mutt", "dogs": 2, "wonders": 1}]
        assert seen["seats"][1]["won"] == {"van": 1}


@pytest.mark.clause("BT-46")
def test_everybody_knows_the_dealt_cat_until_a_cat_of_that_player_was_seen(table: Put, deal: Deal) -> None:
    t = deal(players=2, first=0)
    knows = [seat["knows"] for seat in t.view()["seats"]]
    assert [one["least"] for one in knows] == [{"cat": 1}] * 2
    t.play("cat", draws="mutt")
    assert [seat["knows"]["least"] for seat in t.view()["seats"]] == [{}, {"cat": 1}]


@pytest.mark.clause("BT-46")
def test_the_most_of_each_card_that_a_hand_can_hold_is_known(deal: Deal) -> None:
    """Four cards, one of them the cat: three more at most of any kind, fewer where fewer are unseen."""
    t = deal(players=3)
    most = t.view()["seats"][1]["knows"]["most"]
    assert most["mutt"] == most["borzoi"] == most["wonder"] == 3
    assert most["cat"] == 4


@pytest.mark.clause("BT-46")
def test_what_was_shown_is_counted_out_of_what_is_known(table: Put) -> None:
    t = table("bin; boxes", karl="2 mutt, poodle", anna="3 bulldog")
    t.state.most[:] = 0
    t.state.drawn[0], t.state.drawn[1], t.state.most[SEATS] = 3, 3, t.state.deck
    assert t.view()["seats"][0]["knows"]["most"]["mutt"] == 3
    t.play("2 mutt at bin")
    assert t.state.drawn[0] == 1
    assert t.view()["seats"][0]["knows"]["most"]["bulldog"] == 1
    assert "cat" in t.view()["seats"][0]["knows"]["most"]


@pytest.mark.clause("BT-46")
def test_a_new_deal_of_the_hidden_cards_keeps_what_the_seat_knows(deal: Deal) -> None:
    t = deal(players=4, seed=3)
    for k in range(20):
        other = redealt(t, 2, k)
        assert other.hand("max") == t.hand("max")
        assert all(other.state.hand[p, CAT] >= 1 for p in range(4))
        assert [sum(other.hand(name).values()) for name in t.names] == [4] * 4
        total = [sum(column) for column in zip(*other.state.hand.tolist(), other.state.deck.tolist(), strict=True)]
        assert total == t.deck.cards.copies.tolist()
