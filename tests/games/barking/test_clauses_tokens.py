"""Playing dogs where a cat token lies: BT-31 to BT-33."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put


@pytest.mark.clause("BT-31")
def test_at_a_token_several_breeds_are_played_in_one_play(table: Put) -> None:
    t = table("bin*; boxes", karl="2 husky, mutt, borzoi", anna="poodle")
    assert t.why("2 husky + mutt at boxes") == ["BT-20"]
    events = t.play("2 husky + mutt + borzoi at bin")
    assert t.dogs("bin", "karl") == {"borzoi": 1, "husky": 2, "mutt": 1}
    assert [(e["breed"], e["dogs"]) for e in events] == [("borzoi", 1), ("husky", 2), ("mutt", 1)]
    assert t.turn == "anna"


@pytest.mark.clause("BT-31")
def test_a_token_serves_everybody_not_only_who_put_it_there(table: Put) -> None:
    t = table("bin; boxes", karl="husky, cat", anna="poodle, mutt", max="2 chihuahua, bulldog")
    t.play("cat")
    t.play("token on bin")
    t.play("pass")
    t.play("poodle + mutt at bin")
    assert t.why("2 chihuahua + bulldog at bin") == []


@pytest.mark.clause("BT-32")
def test_at_a_token_dogs_are_played_again_in_later_turns_too(table: Put) -> None:
    t = table("bin*: karl mutt; boxes: karl mutt", karl="husky, borzoi, bulldog, poodle, cat", anna="2 schnauzer")
    assert t.why("husky at boxes") == ["BT-21"]
    t.play("husky at bin")
    t.play("schnauzer at bin")
    t.play("borzoi at bin")
    t.play("pass")
    t.play("bulldog + poodle at bin")
    assert t.dogs("bin", "karl") == {"borzoi": 1, "poodle": 1, "husky": 1, "bulldog": 1, "mutt": 1}


@pytest.mark.clause("BT-32")
def test_a_new_token_opens_an_item_where_own_dogs_are(table: Put) -> None:
    t = table("bin: karl mutt; boxes", karl="husky, cat", anna="poodle")
    assert t.why("husky at bin") == ["BT-21"]
    t.play("cat", draws="bulldog")
    t.play("token on bin")
    assert t.why("husky + bulldog at bin") == []


@pytest.mark.clause("BT-33")
def test_at_a_token_each_breed_must_still_differ_from_those_that_lie_there(table: Put) -> None:
    t = table("bin*: karl mutt, anna husky; boxes", karl="mutt, husky, poodle, bulldog", anna="schnauzer")
    assert t.why("husky at bin") == ["BT-22"]
    assert t.why("mutt at bin") == ["BT-22"]
    assert t.why("poodle + husky at bin") == ["BT-22"]
    assert t.why("poodle + bulldog at bin") == []
    t.play("poodle + bulldog at bin")
    assert t.why("schnauzer at bin") == []


@pytest.mark.clause("BT-33")
def test_several_cards_of_each_breed_are_fine_in_one_play(table: Put) -> None:
    t = table("bin*: anna husky; boxes", karl="3 mutt, 2 poodle", anna="schnauzer")
    t.play("3 mutt + 2 poodle at bin")
    assert t.dogs("bin", "karl") == {"poodle": 2, "mutt": 3}


@pytest.mark.clause("BT-33")
def test_a_breed_played_at_the_token_is_closed_for_the_next_play(table: Put) -> None:
    t = table("bin*; boxes", karl="2 mutt, poodle", anna="mutt, schnauzer", max="2 chihuahua")
    t.play("mutt + poodle at bin")
    assert t.why("mutt at bin") == ["BT-22"]
    assert t.why("schnauzer at bin") == []
    t.play("pass")
    t.play("pass")
    assert t.why("mutt at bin") == ["BT-22"]


@pytest.mark.clause("BT-33", "BT-23")
def test_a_wonder_dog_among_several_breeds_counts_as_the_best_of_the_play(table: Put) -> None:
    t = table("bin*: karl borzoi; boxes", karl="mutt, husky, bulldog, 2 wonder", anna="poodle")
    events = t.play("mutt + 2 wonder + husky at bin")
    assert t.dogs("bin", "karl") == {"borzoi": 1, "husky": 3, "mutt": 1}
    assert [(e["breed"], e["dogs"], e["wonders"]) for e in events] == [("husky", 3, 2), ("mutt", 1, 0)]


@pytest.mark.clause("BT-33")
def test_the_best_breed_of_each_play_is_found_anew(table: Put) -> None:
    t = table("bin*; boxes", karl="borzoi, bulldog, 2 wonder, cat", anna="")
    t.play("borzoi + wonder at bin")
    t.play("bulldog + wonder at bin")
    assert t.dogs("bin", "karl") == {"borzoi": 2, "bulldog": 2}


@pytest.mark.clause("BT-31", "BT-32")
def test_a_token_changes_nothing_at_the_other_items(table: Put) -> None:
    t = table("bin*; boxes: karl mutt; van", karl="husky, poodle", anna="schnauzer")
    assert t.why("husky at boxes") == ["BT-21"]
    assert t.why("husky + poodle at van") == ["BT-20"]
    assert t.why("husky + poodle at boxes") == ["BT-20", "BT-21"]
