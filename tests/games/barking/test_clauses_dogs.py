"""Playing dogs: BT-20 to BT-25, BT-34."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .conftest import Put


@pytest.mark.clause("BT-20")
@pytest.mark.parametrize(
    ("said", "breed", "n"), [("mutt at bin", "mutt", 1), ("3 mutt at bin", "mutt", 3), ("2 husky at bin", "husky", 2)]
)
def test_one_or_more_dogs_of_one_breed_are_played_at_one_item(table: Put, said: str, breed: str, n: int) -> None:
    t = table("bin; boxes", karl="3 mutt, 2 husky", anna="poodle")
    events = t.play(said)
    assert t.dogs("bin", "karl") == {breed: n}
    told = {"code": "dogs", "seat": 0, "breed": breed, "item": 0, "kind": "bin", "dogs": n, "wonders": 0}
    assert events[0] == told


@pytest.mark.clause("BT-20")
def test_the_cards_played_leave_the_hand(table: Put) -> None:
    t = table("bin; boxes", karl="3 mutt, 2 husky", anna="poodle")
    t.play("2 mutt at bin")
    assert t.hand("karl") == {"mutt": 1, "husky": 2}


@pytest.mark.clause("BT-20")
@pytest.mark.parametrize("said", ["mutt + husky at bin", "2 mutt + husky at bin", "mutt + husky + wonder at bin"])
def test_two_breeds_in_one_play_are_refused_where_no_token_lies(table: Put, said: str) -> None:
    t = table("bin; boxes*", karl="3 mutt, 2 husky, wonder", anna="poodle")
    assert t.why(said) == ["BT-20"]
    assert t.why(said.replace("bin", "boxes")) == []
    assert t.why("2 mutt + wonder at bin") == []


@pytest.mark.clause("BT-20", "BT-00")
def test_a_play_of_dogs_names_an_item_and_dogs_that_are_held(table: Put) -> None:
    t = table("bin; boxes", karl="mutt, husky, cat", anna="poodle")
    assert t.why("poodle at bin") == ["BT-00"]
    assert t.why("2 mutt at bin") == ["BT-00"]
    assert t.why("mutt + cat at bin") == ["BT-00"]
    assert t.why("mutt at bin") == []


@pytest.mark.clause("BT-21")
def test_where_own_dogs_are_none_are_played_again(table: Put) -> None:
    t = table("bin: karl mutt; boxes: anna bulldog; van", karl="husky", anna="poodle")
    assert t.why("husky at bin") == ["BT-21"]
    assert t.why("husky at boxes") == []
    assert t.why("husky at van") == []
    assert t.why("poodle at bin", by="anna") == ["BT-17"]


@pytest.mark.clause("BT-21")
def test_own_dogs_bar_an_item_in_every_later_turn_of_the_round(table: Put) -> None:
    t = table("bin; boxes", karl="mutt, husky", anna="poodle, chihuahua")
    t.play("mutt at bin")
    t.play("poodle at bin")
    assert t.why("husky at bin") == ["BT-21"]
    assert t.why("husky at boxes") == []


@pytest.mark.clause("BT-21")
def test_only_the_dogs_of_the_same_player_bar_an_item(table: Put) -> None:
    t = table("bin: karl mutt, anna bulldog + wonder, max 2 husky", turn="maria", karl="husky", anna="husky",
              max="poodle", maria="poodle")  # fmt: skip
    assert t.why("poodle at bin") == []


@pytest.mark.clause("BT-22")
def test_a_breed_that_lies_at_an_item_is_not_played_there_again(table: Put) -> None:
    t = table("bin: anna doberman; boxes", karl="doberman, husky", anna="poodle")
    assert t.why("doberman at bin") == ["BT-22"]
    assert t.why("husky at bin") == []
    assert t.why("doberman at boxes") == []


@pytest.mark.clause("BT-22", "BT-21")
def test_dogs_are_never_added_to_own_dogs_of_the_breed(table: Put) -> None:
    t = table("bin: karl mutt; boxes*: karl mutt", karl="2 mutt, husky", anna="poodle")
    assert t.why("mutt at bin") == ["BT-21", "BT-22"]
    assert t.why("mutt at boxes") == ["BT-22"]
    assert t.why("husky at boxes") == []


@pytest.mark.clause("BT-22")
def test_nothing_can_be_started_at_an_item_where_every_breed_of_the_hand_lies(table: Put) -> None:
    t = table("bin: anna mutt, max husky; boxes: anna mutt", karl="2 mutt, husky", anna="poodle", max="poodle")
    assert t.why("mutt at bin") == ["BT-22"]
    assert t.why("husky at bin") == ["BT-22"]
    assert t.why_step(t.actions("mutt at bin")[:1]) == ["BT-22"]
    assert t.why_step(t.actions("husky at boxes")) == []


@pytest.mark.clause("BT-22")
def test_the_breed_of_a_wonder_dog_counts_as_lying_there(table: Put) -> None:
    t = table("bin: anna husky + wonder; boxes", karl="husky, wonder, mutt", anna="poodle")
    assert t.why("husky + wonder at bin") == ["BT-22"]
    assert t.why("mutt + wonder at bin") == []


@pytest.mark.clause("BT-23")
@pytest.mark.parametrize("wonders", [1, 2, 3])
def test_any_number_of_wonder_dogs_may_join_a_dog_and_count_as_its_breed(table: Put, wonders: int) -> None:
    t = table("bin: anna 3 mutt; boxes", karl="2 bulldog, 3 wonder", anna="poodle")
    events = t.play(f"bulldog + {wonders} wonder at bin")
    assert t.dogs("bin", "karl") == {"bulldog": 1 + wonders}
    assert events[0] | {"breed": "bulldog", "dogs": 1 + wonders, "wonders": wonders} == events[0]
    assert t.leader("bin") == ("karl" if wonders >= 2 else "anna")
    assert t.hand("karl").get("wonder", 0) == 3 - wonders


@pytest.mark.clause("BT-24")
@pytest.mark.parametrize("said", ["wonder at bin", "2 wonder at bin", "wonder at boxes"])
def test_a_wonder_dog_is_never_played_on_its_own(table: Put, said: str) -> None:
    t = table("bin; boxes*: anna mutt", karl="husky, 2 wonder", anna="poodle")
    assert t.why(said) == ["BT-24"]
    assert t.why(said.replace("wonder", "wonder + husky")) == []


@pytest.mark.clause("BT-24")
def test_with_only_wonder_dogs_in_hand_no_play_can_be_started(table: Put) -> None:
    t = table("bin; boxes", karl="2 wonder", anna="poodle")
    assert t.why("wonder at bin") == ["BT-24"]
    assert t.why_step(t.actions("wonder at bin")[:1]) == ["BT-24"]
    assert t.why("swap") == []
    t = table("bin; boxes", karl="cat", anna="poodle")
    assert t.why_step(t.actions("mutt at bin")[:1]) == ["BT-00"]


@pytest.mark.clause("BT-23", "BT-22")
def test_a_wonder_dog_does_not_join_dogs_that_lie_there_already(table: Put) -> None:
    t = table("bin*: karl husky; boxes", karl="mutt, wonder", anna="poodle")
    assert t.why("wonder at bin") == ["BT-24"]
    t.play("mutt + wonder at bin")
    assert t.dogs("bin", "karl") == {"husky": 1, "mutt": 2}


@pytest.mark.clause("BT-25")
def test_a_wonder_dog_keeps_its_breed_until_the_end_of_the_round(table: Put) -> None:
    t = table("bin; boxes", karl="husky, wonder, bulldog", anna="husky, 3 mutt")
    t.play("husky + wonder at bin")
    assert t.why("husky at bin") == ["BT-22"]
    t.play("3 mutt at boxes")
    t.play("bulldog at boxes")
    assert t.dogs("bin", "karl") == {"husky": 2}
    assert t.view()["items"][0]["packs"][0]["cards"] == [{"breed": "husky", "dogs": 2, "wonders": 1}]


@pytest.mark.clause("BT-25", "BT-43")
def test_after_the_round_it_is_a_wonder_dog_again(table: Put) -> None:
    t = table("bin: karl husky + wonder", passed="anna", deck="mutt", karl="poodle", anna="bulldog")
    t.play("pass")
    hands = [t.hand(name) for name in t.names]
    everywhere = sum(pile.get("wonder", 0) for pile in [*hands, t.left])
    assert everywhere == 1
    assert sum(pile.get("husky", 0) for pile in [*hands, t.left]) == 1


@pytest.mark.clause("BT-34")
def test_one_play_is_at_one_item(table: Put) -> None:
    t = table("bin; boxes; van: anna mutt", karl="2 mutt, husky", anna="poodle")
    assert t.why("mutt at bin; mutt at boxes") == ["BT-34"]
    assert t.why("mutt at bin; husky at boxes") == ["BT-20", "BT-34"]
    assert t.why("husky at bin; token on van") == ["BT-34"]
    assert t.why("2 mutt at bin") == []


@pytest.mark.clause("BT-34")
def test_a_play_of_dogs_ends_the_turn_also_where_a_token_lies(table: Put) -> None:
    t = table("bin*; boxes", karl="2 mutt, husky", anna="poodle")
    t.play("2 mutt at bin")
    assert t.turn == "anna"
    assert t.why("husky at bin", by="karl") == ["BT-17"]
