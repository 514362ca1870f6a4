"""What is hidden and what is public: BT-46."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from doghouse.core.chance import Stream, seed_rng
from doghouse.games.barking.state import CAT, NOBODY, SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .conftest import Deal, Put, Table


def redealt(t: Table, viewer: int, seed: int) -> Table:
    """A table that this viewer cannot tell from the first."""
    stream = Stream.new()
    seed_rng(stream.rng, seed, 0)
    other = type(t)(t.build, t.state.copy(), t.names)
    t.rules.redeal(other.state, t.deck.cards, viewer, stream.rng)
    return other


def listed(t: Table, counts: Sequence[int]) -> dict[str, int]:
    """Counts by kind as ``{"husky": 2}``, without zeros."""
    return {t.deck.card_ids[c]: n for c, n in enumerate(counts) if n}


def known(t: Table, name: str, what: str) -> dict[str, int]:
    """The least or the most of each card that everybody knows a hand to hold."""
    counts: dict[str, int] = t.view()["seats"][t.seat(name)]["knows"][what]
    return counts


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
    """Four cards, one of them the cat: three more at most of any kind."""
    t = deal(players=3)
    assert known(t, "anna", "most") == dict.fromkeys(t.deck.card_ids, 3) | {"cat": 4}


@pytest.mark.clause("BT-46")
def test_no_hand_can_hold_what_the_others_surely_hold(deal: Deal) -> None:
    """Of seven cats four are dealt to the other four players, so that nobody has more than three."""
    t = deal(players=5)
    assert known(t, "anna", "most")["cat"] == 3


@pytest.mark.clause("BT-46")
def test_a_card_that_is_shown_leaves_what_is_known_of_the_hand(table: Put) -> None:
    t = table("bin; boxes", karl="2 mutt, poodle, wonder", anna="3 bulldog")
    assert known(t, "karl", "least") == known(t, "karl", "most") == {"mutt": 2, "poodle": 1, "wonder": 1}
    t.play("swap", draws="husky")
    assert known(t, "karl", "least") == {"mutt": 2, "poodle": 1}
    assert known(t, "karl", "most") | {"mutt": 3, "poodle": 2, "husky": 1} == known(t, "karl", "most")
    t.play("2 mutt at bin")
    assert min(t.state.least[0]) == 0
    assert known(t, "karl", "least") == {"poodle": 1}
    assert known(t, "karl", "most") | {"mutt": 1, "poodle": 2, "husky": 1} == known(t, "karl", "most")
    t.play("pass")
    t.play("husky at boxes")
    assert known(t, "karl", "least") == known(t, "karl", "most") == {"poodle": 1}


@pytest.mark.clause("BT-46", "BT-15")
def test_a_card_drawn_can_only_be_one_that_was_in_the_deck(table: Put) -> None:
    """The deck is made anew of two Huskies and the Wonder Dog just discarded; the poodles are all in a hand."""
    t = table("bin; boxes", deck="", discards="2 husky", karl="2 mutt, 2 wonder", anna="3 poodle")
    t.play("swap", draws="husky")
    assert known(t, "karl", "least") == {"mutt": 2, "wonder": 1}
    assert known(t, "karl", "most") == {"mutt": 2, "wonder": 2, "husky": 1}
    assert known(t, "anna", "least") == known(t, "anna", "most") == {"poodle": 3}
    t.play("swap")
    assert known(t, "karl", "most") == {"mutt": 2, "wonder": 1, "husky": 2}


@pytest.mark.clause("BT-46", "BT-15")
def test_what_was_drawn_before_the_deck_is_renewed_stays_known(table: Put) -> None:
    """Karl and Anna drew a Husky and a Bulldog, nobody knows who which, then come the Wonder Dogs round again."""
    t = table("bin; boxes", deck="husky, bulldog", karl="mutt, 3 wonder", anna="poodle, 2 wonder, cat")
    t.play("swap", draws="husky")
    t.play("pass")
    t.play("swap", draws="bulldog")
    t.play("swap")
    assert t.said("renew")
    assert known(t, "karl", "least") == {"mutt": 1, "wonder": 2}
    assert known(t, "karl", "most") == {"mutt": 1, "husky": 1, "bulldog": 1, "wonder": 2}
    assert known(t, "anna", "least") == {"poodle": 1, "cat": 1, "wonder": 1}
    assert t.state.drawn.tolist() == [0, 1, 0, 0, 0, 0]
    assert listed(t, t.state.most[SEATS]) == {"wonder": 3}


@pytest.mark.clause("BT-46", "BT-43")
def test_what_lay_on_the_table_was_in_no_hand(table: Put) -> None:
    """Anna drew two of two Mutts and two Huskies, but one Mutt was Karl's: so one at most is hers."""
    t = table("bin; boxes", turn="anna", deck="2 mutt, 2 husky", karl="bulldog, wonder", anna="poodle, 2 wonder")
    t.play("swap", draws="husky")
    t.play("swap", draws="mutt")
    t.play("pass")
    t.play("swap", draws="mutt")
    t.play("mutt at bin")
    t.play("pass")
    assert listed(t, t.state.most[1]) == {"poodle": 1, "mutt": 1, "husky": 2}
    assert listed(t, t.state.most[SEATS]) == {"mutt": 1, "wonder": 3}
    assert t.state.drawn.tolist() == [2, 2, 0, 0, 0, 1]
    assert known(t, "anna", "most") == {"poodle": 1, "mutt": 2, "husky": 2, "wonder": 2}


@pytest.mark.clause("BT-46", "BT-43")
def test_after_the_table_is_cleared_a_hand_is_known_as_far_as_it_was(table: Put) -> None:
    t = table("bin: karl 3 mutt + wonder", discards="2 cat", deck="husky, 2 poodle", passed="anna", karl="mutt, cat",
              anna="2 bulldog")  # fmt: skip
    t.play("pass", draws="mutt, husky, wonder, cat, poodle, poodle, cat, mutt")
    size = {"karl": 2 + 4, "anna": 2 + 4}
    for name, kept in (("karl", {"mutt": 1, "cat": 1}), ("anna", {"bulldog": 2})):
        assert sum(t.hand(name).values()) == size[name]
        assert known(t, name, "least") | kept == known(t, name, "least")
    came = {"mutt": 3, "wonder": 1, "cat": 2, "husky": 1, "poodle": 2}
    assert known(t, "karl", "most") == came | {"mutt": 4, "cat": 3}
    assert known(t, "anna", "most") == came | {"bulldog": 2}


@pytest.mark.clause("BT-46")
def test_when_everything_else_is_seen_the_last_hand_is_known(table: Put) -> None:
    """With an empty deck and all other cards on the table, what nobody has shown is in the hands."""
    t = table("bin; boxes", deck="", karl="2 mutt", anna="3 bulldog")
    t.state.most[:] = 0
    t.state.drawn[0], t.state.drawn[1], t.state.most[SEATS, 8], t.state.most[SEATS, 9] = 2, 3, 3, 2
    assert known(t, "karl", "most") == {"mutt": 2, "bulldog": 2}
    assert known(t, "anna", "least") == {"bulldog": 1}
    t.play("2 mutt at bin")
    assert known(t, "anna", "least") == known(t, "anna", "most") == {"bulldog": 3}


@pytest.mark.clause("BT-46")
def test_each_unseen_card_is_counted_once_in_what_is_known(deal: Deal) -> None:
    """Added up over the hands and the deck: where each card was when it was last seen."""
    t = deal(players=4)
    total = [sum(column) for column in zip(*t.state.most.tolist(), strict=True)]
    assert total == t.deck.cards.copies.tolist()
    assert t.state.drawn.tolist() == [3] * 4 + [0] * 2


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
