"""Refusals: clause 00, and all clauses named in their order (BT-00)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.log import listen
from doghouse.games.barking import plays
from doghouse.games.barking.state import (
    ACTIONS,
    CARD,
    DONE,
    ITEM,
    NO_TOKEN,
    NOT_YOUR_TURN,
    PASS,
    SECOND_ITEM,
    SWAP,
    USE_CAT,
    Phase,
)

if TYPE_CHECKING:
    from .conftest import Deal, Put


@pytest.mark.clause("BT-00")
@pytest.mark.parametrize("said", ["no token", "done", "cat", "swap", "mutt at bin", "poodle + cat at bin"])
def test_what_is_not_asked_or_not_held_is_refused_with_00(table: Put, said: str) -> None:
    t = table("bin; boxes", karl="poodle", anna="mutt, cat, wonder")
    assert t.why(said) == ["BT-00"]
    assert t.why("poodle at bin") == []


@pytest.mark.clause("BT-00")
@pytest.mark.parametrize("action", [-1, ACTIONS, 1000, ITEM + 2, ITEM + 6])
def test_what_is_not_there_is_refused_with_00(table: Put, action: int) -> None:
    t = table("bin; boxes", karl="poodle, cat", anna="mutt")
    assert t.why_whole([action, CARD + 3], 0) == ["BT-00"]
    if not ITEM <= action < ACTIONS:
        assert t.why_whole([action, ITEM, CARD + 3], 0) == ["BT-00"]
    assert t.why_step([action]) == ["BT-00"]
    assert t.why_step([ITEM + 1]) == []
    t.play("cat")
    assert t.why_whole([action], 0) == t.why_step([action]) == ["BT-00"]


@pytest.mark.clause("BT-00")
def test_nothing_at_all_is_no_play(table: Put) -> None:
    t = table("bin; boxes", karl="poodle, cat", anna="mutt")
    assert t.why_whole([], 0) == ["BT-00"]
    assert t.why_whole(t.actions("poodle"), 0) == ["BT-00"]
    assert t.why_whole([ITEM], 0) == ["BT-00"]
    t.play("cat")
    assert t.why_whole([], 0) == ["BT-00"]


@pytest.mark.clause("BT-00")
@pytest.mark.parametrize("said", ["cat; pass", "swap; cat", "cat; cat", "pass; pass", "cat; no token"])
def test_two_plays_are_not_one(table: Put, said: str) -> None:
    """An exchange brings a card that nobody knows yet, so what follows it is another play."""
    t = table("bin; boxes", karl="poodle, 2 cat, wonder", anna="mutt")
    assert t.why_whole(t.actions(said), 0) == ["BT-00"]
    assert t.why_whole(t.actions(said.partition(";")[0]), 0) == []


@pytest.mark.clause("BT-00")
@pytest.mark.parametrize("phase", [Phase.TURN, Phase.TOKEN, Phase.DISCARD, Phase.OVER])
def test_in_every_phase_all_numbers_are_legal_or_have_a_clause(table: Put, phase: Phase) -> None:
    t = table("bin; boxes*", karl="2 poodle, cat, wonder", anna="mutt")
    t.state.phase = phase
    for action in range(-2, ACTIONS + 2):
        legal = action in t.legal()
        assert (t.why_step([action]) == []) == legal
        assert (t.rules.why_not(t.state, t.deck.cards, action) == 0) == legal


ALL_AT_ONCE = [
    ("anna", "pass", ["BT-17", "BT-18"]),
    ("anna", "swap", ["BT-17", "BT-18", "BT-00"]),
    ("anna", "husky + mutt at bin", ["BT-17", "BT-18", "BT-20"]),
    ("anna", "husky + mutt at van", ["BT-17", "BT-18", "BT-20", "BT-21"]),
    ("karl", "husky + bulldog at van", ["BT-20", "BT-22"]),
    ("karl", "husky + bulldog at boxes", ["BT-20", "BT-21", "BT-22"]),
    ("karl", "bulldog at boxes", ["BT-21", "BT-22"]),
    ("karl", "wonder at boxes", ["BT-21", "BT-24"]),
    ("karl", "2 wonder at boxes", ["BT-21", "BT-24", "BT-00"]),
    ("karl", "poodle at boxes", ["BT-21", "BT-00"]),
    ("karl", "husky at bin; swap; cat", ["BT-26", "BT-27"]),
    ("karl", "husky + wonder at bin; swap", ["BT-26"]),
    ("karl", "husky; swap", ["BT-26", "BT-00"]),
    ("karl", "husky at bin; pass", ["BT-00"]),
    ("karl", "husky at bin; no token", ["BT-00"]),
    ("anna", "husky at bin; cat", ["BT-17", "BT-18", "BT-27", "BT-00"]),
    ("max", "poodle at bin; swap", ["BT-17", "BT-26", "BT-00"]),
    ("max", "no token", ["BT-17", "BT-00"]),
    ("karl", "husky at boxes; cat", ["BT-21", "BT-27"]),
    ("karl", "husky at bin; husky at boxes", ["BT-21", "BT-34", "BT-00"]),
    ("karl", "husky at bin; token on boxes", ["BT-21", "BT-34"]),
    ("karl", "wonder at bin; swap; token on van", ["BT-24", "BT-26", "BT-34"]),
    ("karl", "bulldog + poodle at boxes; swap; cat; token on van",
     ["BT-20", "BT-21", "BT-22", "BT-26", "BT-27", "BT-34", "BT-00"]),
    ("anna", "husky + bulldog at boxes; swap; cat; token on van",
     ["BT-17", "BT-18", "BT-20", "BT-21", "BT-22", "BT-26", "BT-27", "BT-34", "BT-00"]),
]  # fmt: skip


@pytest.mark.clause("BT-00")
@pytest.mark.parametrize(("by", "said", "clauses"), ALL_AT_ONCE, ids=lambda value: value if type(value) is str else "")
def test_where_several_clauses_forbid_a_play_all_are_named_in_order(
    table: Put, by: str, said: str, clauses: list[str]
) -> None:
    t = table("bin; boxes: karl bulldog; van: anna bulldog", passed="anna",
              karl="husky, bulldog, wonder, cat", anna="husky, mutt", max="poodle")  # fmt: skip
    assert t.why_whole(t.actions(said), t.seat(by)) == clauses


@pytest.mark.clause("BT-00")
def test_the_order_in_which_the_parts_are_said_changes_nothing(table: Put) -> None:
    t = table("bin; boxes: karl bulldog; van", karl="husky, bulldog, wonder, cat", anna="husky")
    actions = t.actions("bulldog + husky at boxes; swap; token on van")
    first = t.why_whole(actions, 0)
    assert first == ["BT-20", "BT-21", "BT-22", "BT-26", "BT-34"]
    for k in range(len(actions)):
        assert t.why_whole(actions[k:] + actions[:k], 0) == first
        assert t.why_whole(actions[k::-1] + actions[:k:-1], 0) == first


@pytest.mark.clause("BT-00")
def test_of_single_actions_too_all_clauses_are_named_in_order(table: Put) -> None:
    t = table("bin: karl mutt, anna husky; boxes", karl="mutt, 2 husky", anna="poodle")
    assert t.why_step(t.actions("mutt at bin")) == ["BT-21", "BT-22"]
    husky, mutt, wonder = (CARD + t.deck.card_ids.index(card) for card in ("husky", "mutt", "wonder"))
    t = table("bin: karl mutt; boxes", turn="anna", karl="mutt", anna="mutt, husky, wonder, cat")
    assert t.why_step([ITEM, mutt]) == ["BT-22"]
    assert t.why_step([ITEM, husky, mutt]) == ["BT-20", "BT-22"]
    assert t.why_step([ITEM, wonder]) == ["BT-24"]
    assert t.why_step([ITEM, husky, wonder]) == []


@pytest.mark.clause("BT-00")
def test_dogs_are_added_one_by_one_in_the_order_of_rank_and_wonder_dogs_last(table: Put) -> None:
    """One canonical order, so that each play is reached in one way; no person is asked to keep it."""
    t = table("bin*; boxes", karl="2 mutt, 2 husky, wonder, cat", anna="poodle")
    husky, mutt, wonder, cat = (CARD + t.deck.card_ids.index(c) for c in ("husky", "mutt", "wonder", "cat"))
    assert t.why_step([ITEM, mutt, husky]) == ["BT-00"]
    assert t.why_step([ITEM, husky, wonder, husky]) == ["BT-00"]
    assert t.why_step([ITEM, husky, wonder, mutt]) == ["BT-00"]
    assert t.why_step([ITEM, husky, cat]) == ["BT-00"]
    assert t.why_step([ITEM, husky, husky, husky]) == ["BT-00"]
    assert t.why_step([ITEM, husky, husky, mutt, wonder]) == []
    assert t.why_whole([mutt, wonder, husky, ITEM, husky], 0) == []


@pytest.mark.clause("BT-00")
def test_in_a_play_that_is_begun_only_cards_of_it_and_its_end_are_asked_for(table: Put) -> None:
    t = table("bin; boxes", karl="mutt, chihuahua", anna="poodle")
    mutt = CARD + t.deck.card_ids.index("mutt")
    assert t.why_step([ITEM, DONE]) == ["BT-00"]
    assert t.why_step([ITEM, mutt, DONE]) == []
    assert t.why_step([ITEM, PASS]) == t.why_step([ITEM, NO_TOKEN]) == ["BT-00"]
    assert t.why_step([ITEM, -1000]) == t.why_step([ITEM, 1000]) == ["BT-00"]
    assert t.why_step([ITEM, ITEM]) == ["BT-00"]
    assert t.why_step([ITEM, ITEM + 1]) == ["BT-34"]
    assert t.why_step([ITEM, ITEM + 2]) == t.why_step([ITEM, ITEM + 6]) == ["BT-00"]
    assert t.why_step([ITEM, SWAP]) == ["BT-26", "BT-00"]
    assert t.why_step([ITEM, USE_CAT]) == ["BT-27", "BT-00"]


@pytest.mark.clause("BT-00")
def test_a_half_made_play_is_judged_with_what_lies_there_already(table: Put) -> None:
    t = table("bin; boxes*", karl="2 mutt, 2 husky, bulldog", anna="mutt")
    for action in t.actions("husky at bin"):
        t.rules.apply(t.state, t.deck.cards, action, listen())
    husky, bulldog = (CARD + t.deck.card_ids.index(card) for card in ("husky", "bulldog"))
    assert t.why_whole([husky], 0) == []
    assert t.why_whole([bulldog], 0) == ["BT-20"]
    assert t.why_whole([DONE], 0) == []
    assert t.why_whole([ITEM + 1], 0) == ["BT-34"]
    assert t.why_whole([ITEM, *t.actions("mutt")], 1) == ["BT-17"]
    assert t.build.may.taken(t.state, 1, husky - CARD) == 0
    t.state.owner[1, husky - CARD] = 1
    assert t.build.may.taken(t.state, 1, husky - CARD) == 1


@pytest.mark.clause("BT-00", "BT-17")
def test_who_is_not_asked_to_discard_or_to_place_a_token_hears_whose_turn_it_is(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="2 mutt")
    t.play("cat")
    for said in ("mutt at bin", "pass"):
        assert t.why(said, by="anna") == ["BT-17"]
    t = table("bin", passed="anna", karl="mutt, 6 bulldog, 3 chihuahua", anna="husky")
    t.play("pass")
    assert t.phase == Phase.DISCARD
    item = t.view()["items"][0]["kind"]
    for said in (f"husky at {item}", "pass"):
        assert t.why(said, by="anna") == ["BT-17"]
    assert t.why("discard husky", by="anna") == ["BT-17", "BT-00"]


@pytest.mark.clause("BT-00")
def test_faults_known_besides_are_named_in_their_place(table: Put) -> None:
    t = table("bin: karl mutt", karl="mutt, husky", anna="mutt")
    more = plays.refusals(t.state, t.deck, 0, t.actions("husky at bin"), NOT_YOUR_TURN | SECOND_ITEM)
    assert [refusal.clause for refusal in more] == ["BT-17", "BT-21", "BT-34"]
    t.state.phase = Phase.OVER
    more = plays.refusals(t.state, t.deck, 0, [PASS], SECOND_ITEM)
    assert [refusal.clause for refusal in more] == ["BT-34", "BT-00"]


@pytest.mark.clause("BT-00")
@pytest.mark.parametrize(("said", "blamed"), [
    ("husky at boxes", [("BT-21", None, "boxes")]),
    ("poodle + mutt at boxes", [("BT-20", None, "boxes"), ("BT-21", None, "boxes"), ("BT-22", "mutt", "boxes")]),
    ("husky at van; token on boxes", [("BT-21", None, "boxes"), ("BT-34", None, "boxes")]),
    ("mutt at bin; token on boxes", [("BT-21", None, "boxes"), ("BT-22", "mutt", "boxes"), ("BT-34", None, "bin")]),
    ("husky at bin; swap", [("BT-22", "husky", "bin"), ("BT-26", None, "bin")]),
    ("pass; cat", [("BT-00", None, None)]),
])  # fmt: skip
def test_a_refusal_names_the_card_and_the_item_that_are_to_blame(
    table: Put, said: str, blamed: list[tuple[str, str | None, str | None]]
) -> None:
    t = table("bin: anna husky; boxes: karl bulldog, anna mutt; van", karl="husky, mutt, poodle, cat, wonder",
              anna="mutt")  # fmt: skip
    found = plays.refusals(t.state, t.deck, 0, t.actions(said))
    items = ["bin", "boxes", "van"]
    assert [(r.clause, r.card, None if r.item is None else items[r.item]) for r in found] == blamed


@pytest.mark.clause("BT-00")
def test_a_refusal_names_no_item_that_is_not_there(table: Put) -> None:
    t = table("bin; boxes", karl="husky", anna="mutt")
    (refusal,) = plays.refusals(t.state, t.deck, 0, [ITEM + 2, *t.actions("husky")])
    assert refusal.to_dict() == {"clause": "BT-00"}


@pytest.mark.clause("BT-00")
def test_the_first_clause_is_the_answer_of_why_not(deal: Deal) -> None:
    t = deal(first=0)
    assert t.rules.why_not(t.state, t.deck.cards, CARD) == 100
    assert t.rules.faults(t.state, t.deck.cards, CARD) == 1 << 10
