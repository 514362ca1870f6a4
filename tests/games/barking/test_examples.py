"""The worked examples of the rulebook, move by move: with the rules alone, and in a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.games import load
from doghouse.games.barking import plays
from doghouse.games.barking.state import DECK
from doghouse.table.match import Header, Match, Refused

if TYPE_CHECKING:
    from .conftest import Put, Table

# Maria is given the Husky that her hand needs for what she plays, everybody one card more to go on with.
HANDS = {
    "karl": "bulldog, cat, husky",
    "anna": "2 mutt, poodle",
    "max": "doberman, husky, wonder",
    "maria": "doberman, bulldog, wonder, husky",
}
EXAMPLE_2 = [
    ("karl", "bulldog at mailbox"),
    ("anna", "2 mutt at boxes"),
    ("max", "doberman at mailbox"),
    ("maria", "husky at balloon"),
]
EXAMPLE_3 = [
    ("karl", "cat"),  # and draws a Basset Hound
    ("karl", "token on mailbox"),
    ("karl", "husky at mailbox"),
    ("anna", "pass"),
    ("max", "swap"),  # and draws a Basset Hound
    ("max", "basset-hound at mailbox"),
    ("maria", "pass"),
]


def start(table: Put) -> Table:
    return table("mailbox; boxes; balloon", **HANDS)


def go_on(t: Table, moves: list[tuple[str, str]]) -> None:
    for name, said in moves:
        assert t.turn == name
        t.play(said, draws="basset-hound" if said in ("cat", "swap") else "")


@pytest.mark.clause("BT-E2", "BT-38")
def test_example_2_dogs_compete_and_rank_decides(table: Put) -> None:
    t = start(table)
    go_on(t, EXAMPLE_2[:1])
    assert t.leader("mailbox") == "karl"
    assert t.why("2 mutt at mailbox") == []
    go_on(t, EXAMPLE_2[1:3])
    assert t.leader("boxes") == "anna"
    assert t.view()["ranks"] | {"doberman": 3, "bulldog": 9} == t.view()["ranks"]
    assert t.leader("mailbox") == "max"


@pytest.mark.clause("BT-E2", "BT-22", "BT-23")
def test_example_2_what_maria_can_and_cannot_do(table: Put) -> None:
    t = start(table)
    go_on(t, EXAMPLE_2[:3])
    assert t.why("doberman at mailbox") == ["BT-22"]
    assert t.why("doberman + wonder at boxes") == []
    other = type(t)(t.build, t.state.copy(), t.names)
    other.play("doberman + wonder at boxes")
    assert other.leader("boxes") == "maria"
    go_on(t, EXAMPLE_2[3:])
    assert t.leader("balloon") == "maria"
    assert t.hand("maria") == {"doberman": 1, "bulldog": 1, "wonder": 1}


@pytest.mark.clause("BT-E3", "BT-27", "BT-31", "BT-32")
def test_example_3_a_cat_lets_karl_add_to_his_bulldog(table: Put) -> None:
    t = start(table)
    go_on(t, EXAMPLE_2)
    assert t.why("husky at mailbox") == ["BT-21"]
    go_on(t, EXAMPLE_3[:2])
    assert t.hand("karl") == {"husky": 1, "basset-hound": 1}
    assert t.token("mailbox")
    assert t.why("husky + basset-hound at mailbox") == []
    go_on(t, EXAMPLE_3[2:3])
    assert t.dogs("mailbox", "karl") == {"husky": 1, "bulldog": 1}
    assert t.leader("mailbox") == "karl"


@pytest.mark.clause("BT-E3", "BT-26", "BT-33", "BT-38")
def test_example_3_max_exchanges_his_wonder_dog_and_leads_on_the_tie(table: Put) -> None:
    t = start(table)
    go_on(t, EXAMPLE_2 + EXAMPLE_3[:4])
    assert t.why_whole(t.actions("wonder at mailbox"), t.seat("max")) == ["BT-24"]
    assert t.why("husky + wonder at mailbox") == ["BT-22"]
    go_on(t, EXAMPLE_3[4:5])
    assert t.hand("max") == {"husky": 1, "basset-hound": 1}
    assert t.discards == {"cat": 1, "wonder": 1}
    go_on(t, EXAMPLE_3[5:6])
    assert t.dogs("mailbox", "max") == {"doberman": 1, "basset-hound": 1}
    assert t.leader("mailbox") == "max"


@pytest.mark.clause("BT-E3", "BT-22")
def test_example_3_karls_basset_hound_comes_too_late(table: Put) -> None:
    t = start(table)
    go_on(t, EXAMPLE_2 + EXAMPLE_3)
    assert t.turn == "karl"
    assert t.why("basset-hound at mailbox") == ["BT-22"]
    assert t.why("basset-hound at boxes") == []
    t.play("pass")
    t.play("pass")
    t.play("pass")
    assert t.won("max") == {"mailbox": 1}
    assert t.won("anna") == {"boxes": 1}
    assert t.won("maria") == {"balloon": 1}
    assert t.won("karl") == {}


@pytest.mark.clause("BT-E4", "BT-44")
def test_example_4_four_kinds_a_second_van_and_two_more_boxes_are_17_points(table: Put) -> None:
    t = table("mailbox", karl="mutt", maria="mutt", won={"maria": "balloon, bin, 2 van, 3 boxes"})
    assert t.score("maria") == 4 * 3 + 2 + (2 + 1) == 17


# ---------------------------------------------------------------- the same in a match


def seated(t: Table) -> Match:
    """A match at this table's position."""
    match = Match(load("barking"), Header("barking", 1, "house", {"first": 0}, 1, tuple(t.names)))
    match.use(t.rules)
    match.state = t.state.copy()
    return match


def do(match: Match, t: Table, moves: list[tuple[str, str]]) -> None:
    for name, said in moves:
        t.state = match.state
        tape = [(DECK, t.deck.card_ids.index("basset-hound"))] if said in ("cat", "swap") else []
        match.commit(match.prepare(t.seat(name), t.actions(said)[::-1], tape))
    t.state = match.state


def refused(match: Match, t: Table, name: str, said: str) -> list[tuple[str, str | None, int | None]]:
    with pytest.raises(Refused) as no:
        match.prepare(t.seat(name), t.actions(said))
    assert no.value.seat == t.seat(name)
    return [(r.clause, r.card, r.item) for r in no.value.clauses]


@pytest.mark.clause("BT-E2", "BT-E3")
def test_examples_2_and_3_in_a_match(table: Put) -> None:
    t = start(table)
    match = seated(t)
    do(match, t, EXAMPLE_2[:3])
    assert refused(match, t, "maria", "doberman at mailbox") == [("BT-22", "doberman", 0)]
    assert match.refusals(3, t.actions("doberman + wonder at boxes")) == ()
    do(match, t, EXAMPLE_2[3:] + EXAMPLE_3[:2])
    assert match.refusals(0, t.actions("basset-hound + husky at mailbox")) == ()
    do(match, t, EXAMPLE_3[2:4])
    assert refused(match, t, "max", "husky + wonder at mailbox") == [("BT-22", "husky", 0)]
    do(match, t, EXAMPLE_3[4:])
    assert match.view(None)["items"][0]["leader"] == t.seat("max")
    assert refused(match, t, "karl", "basset-hound at mailbox") == [("BT-22", "basset-hound", 0)]
    assert match.version == len(EXAMPLE_2 + EXAMPLE_3)


@pytest.mark.clause("BT-E3", "BT-46")
def test_example_3_is_told_to_everybody_without_the_cards_drawn(table: Put) -> None:
    t = start(table)
    match = seated(t)
    do(match, t, EXAMPLE_2 + EXAMPLE_3)
    since = len(EXAMPLE_2)
    codes = [event["code"] for event in match.events(None, since)]
    assert codes == ["cat", "draw", "token", "dogs", "pass", "swap", "draw", "dogs", "pass"]
    seen = {viewer: [e.get("card") for e in match.events(viewer, since) if e["code"] == "draw"] for viewer in (0, 1, 2)}
    assert seen == {0: ["basset-hound", None], 1: [None, None], 2: [None, "basset-hound"]}


@pytest.mark.clause("BT-E2", "BT-38")
def test_example_2_the_preview_tells_maria_how_the_boxes_would_stand(table: Put) -> None:
    t = start(table)
    go_on(t, EXAMPLE_2[:3])
    chosen = [a for a in t.actions("doberman + wonder at boxes") if plays.is_card(a)]
    asked = plays.consider(t.state, t.deck, 3, chosen)
    assert asked is not None
    boxes = next(one for one in asked["preview"] if one["item"] == t.spot("boxes"))
    assert boxes == {"item": 1, "leader": 3, "mine": 2, "best": 2, "tie": True, "rank": 3, "other": 10}
