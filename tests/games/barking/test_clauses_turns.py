"""Whose turn it is, passing, and the end of play: BT-17 to BT-19, BT-36."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.games import load
from doghouse.table.match import Header, Match, Refused

if TYPE_CHECKING:
    from .conftest import Deal, Put


@pytest.mark.clause("BT-17")
@pytest.mark.parametrize("first", [0, 2])
def test_the_first_player_begins(deal: Deal, first: int) -> None:
    t = deal(first=first)
    assert t.turn == t.names[first]
    assert t.why("pass") == []
    assert t.why("pass", by=t.names[first - 1]) == ["BT-17"]


@pytest.mark.clause("BT-17")
def test_turns_go_clockwise(table: Put) -> None:
    t = table("bin; boxes; van", turn="anna", karl="2 mutt", anna="2 husky", max="2 poodle")
    t.play("husky at bin")
    assert t.turn == "max"
    t.play("poodle at bin")
    assert t.turn == "karl"
    t.play("mutt at bin")
    assert t.turn == "anna"


@pytest.mark.clause("BT-17")
def test_turns_skip_those_who_have_passed(table: Put) -> None:
    t = table("bin; boxes", passed="anna, max", karl="2 mutt", anna="husky", max="poodle", maria="2 bulldog")
    t.play("mutt at bin")
    assert t.turn == "maria"
    t.play("bulldog at bin")
    assert t.turn == "karl"
    assert t.passed == ["anna", "max"]


@pytest.mark.clause("BT-17")
def test_who_is_alone_left_has_turn_after_turn(table: Put) -> None:
    t = table("bin; boxes", passed="anna", karl="mutt, bulldog, husky", anna="husky")
    t.play("mutt at bin")
    assert t.turn == "karl"
    t.play("bulldog at boxes")
    assert t.turn == "karl"


@pytest.mark.clause("BT-17")
@pytest.mark.parametrize("said", ["pass", "husky at bin", "cat", "swap"])
def test_nobody_plays_out_of_turn(table: Put, said: str) -> None:
    t = table("bin; boxes", karl="husky, cat, wonder", anna="husky, cat, wonder")
    assert t.why(said, by="anna") == ["BT-17"]
    assert t.why(said, by="karl") == []
    t.play("pass")
    assert t.why(said, by="anna") == []


@pytest.mark.clause("BT-17")
def test_a_cat_token_is_put_down_by_whoever_played_the_cat(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="husky")
    t.play("cat")
    assert t.why("token on bin", by="anna")[0] == "BT-17"
    assert t.why("token on bin", by="karl") == []


@pytest.mark.clause("BT-18")
def test_a_play_of_dogs_ends_the_turn(table: Put) -> None:
    t = table("bin; boxes", karl="2 mutt, husky", anna="poodle")
    t.play("2 mutt at bin")
    assert t.why("husky at boxes", by="karl") == ["BT-17"]
    assert t.turn == "anna"


@pytest.mark.clause("BT-18")
def test_a_pass_ends_the_turn(table: Put) -> None:
    t = table("bin; boxes", karl="husky", anna="poodle")
    assert t.play("pass") == [{"code": "pass", "seat": 0, "auto": False}]
    assert t.turn == "anna"
    assert t.passed == ["karl"]


@pytest.mark.clause("BT-18")
@pytest.mark.parametrize("said", ["pass", "husky at bin", "cat", "swap"])
def test_who_has_passed_plays_nothing_more_this_round(table: Put, said: str) -> None:
    """Never their turn either, so that both clauses forbid it."""
    t = table("bin; boxes", passed="karl", turn="anna", karl="husky, cat, wonder", anna="poodle", max="2 mutt")
    assert t.why(said, by="karl") == ["BT-17", "BT-18"]
    assert t.why(said, by="max") != ["BT-17", "BT-18"]
    t.play("poodle at bin")
    t.play("mutt at bin")
    assert t.turn == "max"
    assert t.why(said, by="karl") == ["BT-17", "BT-18"]


@pytest.mark.clause("BT-18")
def test_a_match_tells_who_has_passed_only_that() -> None:
    match = Match(load("barking"), Header("barking", 1, "house", {"first": 0}, 1, ("karl", "anna", "max")))
    match.commit(match.prepare(0, [0]))
    with pytest.raises(Refused) as refused:
        match.prepare(0, [0])
    assert [r.clause for r in refused.value.clauses] == ["BT-18"]
    with pytest.raises(Refused) as refused:
        match.prepare(2, [0])
    assert [r.clause for r in refused.value.clauses] == ["BT-17"]
    assert match.refusals(1, [0]) == ()


@pytest.mark.clause("BT-18")
def test_a_pass_holds_for_its_round_only(table: Put) -> None:
    t = table("bin", karl="husky", anna="poodle")
    t.play("pass")
    t.play("pass")
    assert t.passed == []
    assert t.why("pass", by="anna") == []


@pytest.mark.clause("BT-19")
def test_who_has_no_cards_left_passes_by_itself_when_the_turn_comes_round(table: Put) -> None:
    t = table("bin; boxes", karl="husky", anna="2 mutt", max="2 poodle")
    t.play("husky at bin")
    assert t.hand("karl") == {}
    assert t.passed == []
    t.play("mutt at bin")
    assert t.passed == []
    assert t.play("poodle at bin")[-1] == {"code": "pass", "seat": 0, "auto": True}
    assert t.passed == ["karl"]
    assert t.turn == "anna"


@pytest.mark.clause("BT-19")
def test_who_has_a_card_is_asked(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="2 mutt")
    t.play("husky at bin")
    t.play("mutt at bin")
    assert t.turn == "karl"
    assert t.passed == []


@pytest.mark.clause("BT-19", "BT-36")
def test_when_nobody_has_cards_all_pass_in_turn_and_the_round_ends(table: Put) -> None:
    t = table("bin; boxes", karl="husky", anna="", max="")
    t.play("husky at bin")
    passes = [event["seat"] for event in t.said("pass")]
    assert passes == [1, 2, 0]
    assert t.state.round == 1
    assert t.first == "karl"


@pytest.mark.clause("BT-36")
def test_play_ends_when_all_have_passed_and_not_before(table: Put) -> None:
    t = table("bin", karl="husky", anna="poodle", max="mutt")
    t.play("pass")
    t.play("pass")
    assert t.state.round == 0
    assert not t.said("first")
    t.play("pass")
    assert t.state.round == 1


@pytest.mark.clause("BT-36")
def test_whoever_passed_last_begins_the_next_round(table: Put) -> None:
    t = table("bin", passed="max", first="karl", turn="karl", karl="husky", anna="poodle", max="mutt")
    t.play("pass")
    assert t.first == "karl"
    t.play("pass")
    assert {"code": "first", "seat": 1} in t.events
    assert t.first == t.turn == "anna"


@pytest.mark.clause("BT-36", "BT-19")
def test_a_pass_by_itself_can_be_the_last(table: Put) -> None:
    t = table("bin; boxes", passed="max", karl="husky", anna="mutt", max="mutt")
    t.play("husky at bin")
    t.play("pass")
    assert [event["seat"] for event in t.said("pass")] == [1, 0]
    assert {"code": "first", "seat": 0} in t.events
    assert t.turn == "karl"
