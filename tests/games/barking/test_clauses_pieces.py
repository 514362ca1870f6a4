"""The pieces and how many people play: BT-01 to BT-05, BT-47."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from doghouse.core.deck import DeckError
from doghouse.games import load
from doghouse.games.barking import cards
from doghouse.games.barking.state import BREEDS, CAT, SEATS, WONDER
from doghouse.table.match import Contradiction, Header, Match

if TYPE_CHECKING:
    from .conftest import Deal, Put

HOUSE = cards.house()
CLIENT = Path(__file__).parents[3] / "client/src"


@pytest.mark.clause("BT-01")
def test_fifty_dogs_of_ten_breeds_ranked_from_1_to_10(deal: Deal) -> None:
    copies = HOUSE.cards.copies[:BREEDS].tolist()
    assert copies == [3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    assert sum(copies) == 50
    assert list(deal().view()["ranks"].items()) == [(HOUSE.card_ids[b], b + 1) for b in range(BREEDS)]


@pytest.mark.clause("BT-01")
def test_a_deck_with_nine_breeds_is_refused() -> None:
    nine = HOUSE.text.replace('[[breed]]\nid = "mutt"', '[[spare]]\nid = "mutt"')
    with pytest.raises(DeckError, match="breed"):
        cards.read(nine)


@pytest.mark.clause("BT-02")
def test_the_rarer_the_breed_the_higher_its_rank(deal: Deal) -> None:
    ranks, copies = deal().view()["ranks"], deal().view()["copies"]
    pairs = [[copies[breed] for breed in ranks if ranks[breed] in (rank, rank + 1)] for rank in range(1, 11, 2)]
    assert pairs == [[3, 3], [4, 4], [5, 5], [6, 6], [7, 7]]


@pytest.mark.clause("BT-02")
def test_the_places_that_the_examples_give_to_breeds(deal: Deal) -> None:
    ranks = deal().view()["ranks"]
    assert ranks["doberman"] == 3
    assert ranks["bulldog"] == 9
    assert all(ranks[breed] > 3 for breed in ("mutt", "husky", "basset-hound"))


@pytest.mark.clause("BT-03")
def test_wonder_dogs_cats_and_items_are_as_many_as_in_the_box(deal: Deal) -> None:
    assert HOUSE.cards.copies[WONDER] == 6
    assert HOUSE.cards.copies[CAT] == 7
    assert sum(HOUSE.cards.items) == 40
    assert deal().first in ("karl", "anna", "max", "maria")


@pytest.mark.clause("BT-03", "BT-28")
def test_seven_cat_tokens_are_enough_for_seven_items_and_an_eighth_is_never_asked_for(table: Put) -> None:
    t = table("bin; boxes; van; hydrant; mailbox; balloon; bicycle", round=5, karl="7 cat, husky", anna="mutt")
    for item in ("bin", "boxes", "van", "hydrant", "mailbox", "balloon", "bicycle"):
        t.play("cat")
        t.play(f"token on {item}")
    assert sum(t.state.token) == 7

    t = table("bin*; boxes*", karl="cat, husky", anna="mutt")
    t.play("cat", draws="mutt")
    assert t.why("pass") == []


@pytest.mark.clause("BT-04")
def test_forty_items_of_ten_kinds_among_them_the_eight_that_have_a_name() -> None:
    assert HOUSE.cards.items.tolist() == [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    named = {"mailbox", "boxes", "balloon", "phone-booth", "bin", "van", "hydrant", "treehouse"}
    assert named < set(HOUSE.item_ids)
    assert len(set(HOUSE.item_ids)) == 10


@pytest.mark.clause("BT-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(deal: Deal, players: int) -> None:
    t = deal(players=players)
    assert [sum(t.hand(name).values()) for name in t.names] == [4] * players
    assert len(t.view()["seats"]) == players


@pytest.mark.clause("BT-05")
@pytest.mark.parametrize(("seats", "welcome"), [("a", False), ("ab", True), ("abcde", True), ("abcdef", False)])
def test_nobody_plays_alone_and_six_are_too_many(seats: str, welcome: bool) -> None:  # noqa: FBT001
    header = Header("barking", 1, "house", {}, 1, tuple(seats))
    if welcome:
        assert Match(load("barking"), header).names == tuple(seats)
    else:
        with pytest.raises(Contradiction, match="2 to 5 players"):
            Match(load("barking"), header)


@pytest.mark.clause("BT-47")
def test_each_of_five_seats_has_its_own_colour_and_its_own_shape() -> None:
    tokens = (CLIENT / "style/tokens.css").read_text(encoding="utf-8")
    seats = re.findall(r"--seat-(\d): *(#[0-9a-f]{6});\s*/\* *(\w+)", tokens)
    assert [number for number, _, _ in seats] == [str(p + 1) for p in range(SEATS)]
    assert len({colour for _, colour, _ in seats}) == SEATS
    assert len({shape for _, _, shape in seats}) == SEATS
    badge = (CLIENT / "lib/parts/Badge.svelte").read_text(encoding="utf-8")
    assert "s{seat + 1}" in badge
    assert "{letter}" in badge


@pytest.mark.clause("BT-47")
def test_the_colour_of_a_seat_changes_nothing_in_the_play(table: Put) -> None:
    """The same position with everybody one seat further: the same moves, the same leaders."""
    items = "mailbox: karl bulldog, max doberman + wonder; boxes: anna 2 mutt; balloon"
    hands = {"karl": "husky, cat", "anna": "doberman, wonder", "max": "2 mutt", "maria": "bulldog"}
    here = table(items, turn="karl", **hands)
    there = table(items, turn="karl", **{name: hands[name] for name in ("maria", "karl", "anna", "max")})
    for said in ("cat", "token on mailbox", "2 husky at mailbox", "doberman + wonder at balloon", "pass"):
        assert here.legal() == there.legal()
        for t in (here, there):
            t.play(said, draws="husky" if said == "cat" else "")
        assert here.turn == there.turn
        assert [here.leader(item) for item in ("mailbox", "boxes")] == [
            there.leader(item) for item in ("mailbox", "boxes")
        ]
