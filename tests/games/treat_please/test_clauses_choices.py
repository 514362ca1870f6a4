"""Effects that leave a choice: one of several, abilities inside cards, several choices in a row (TP-14, TP-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.games.treat_please.state import LINES, Phase, Verb

if TYPE_CHECKING:
    from .conftest import Put

ROW = "sploot, zoomies, encore, play-bow"


@pytest.mark.clause("TP-14")
@pytest.mark.parametrize(("option", "now"), [(1, (0, 4, 5)), (2, (2, 4, 4)), (3, (0, 5, 4))])
def test_only_the_chosen_effect_is_carried_out_and_then_what_follows_all(
    table: Put, option: int, now: tuple[int, int, int]
) -> None:
    t = table("behavior act: effects = [{ choose = [{ bones = 1 }, { attention = 2 }, { energy = 1 }] }, "
              "{ bones = 1 }]", ana="hand act; energy 4; bones 3", ben="")  # fmt: skip
    t.play("play act")
    assert t.phase == Phase.OPTION
    assert t.why("option 4") == ["TP-00"]
    t.play(f"option {option}")
    assert t.tracks("ana") == now
    assert t.phase == Phase.TURN


@pytest.mark.clause("TP-14")
def test_a_chosen_effect_may_ask_for_several_choices_of_its_own(table: Put) -> None:
    t = table("behavior act: effects = [{ choose = [{ bones = 1 }, { back = 2 }, { energy = 1 }] }, { bones = 5 }]",
              ana="hand act; discard sploot, zoomies, encore; bones 0", ben="")  # fmt: skip
    t.play("play act", "option 2")
    assert (t.phase, t.state.picks) == (Phase.BACK, 2)
    t.play("take sploot")
    assert t.phase == Phase.BACK
    t.play("take encore")
    assert (t.phase, t.tracks("ana")) == (Phase.TURN, (0, 4, 5))
    assert t.at("ana", "discard") == ["zoomies"]


@pytest.mark.clause("TP-14")
def test_choices_after_an_option_are_as_many_as_they_say(table: Put) -> None:
    t = table("behavior act: effects = [{ choose = [{ bones = 1 }, { energy = 1 }] }, { replace = 2 }]", row=ROW,
              ana="hand act", ben="")  # fmt: skip
    t.play("play act", "option 1", "pick sploot", "pick zoomies")
    assert t.phase == Phase.TURN


@pytest.mark.clause("TP-14", "TP-49")
def test_choices_that_are_left_over_are_not_made_up_for_later(table: Put) -> None:
    t = table("behavior act: effects = [{ back = 3 }, { replace = 1 }]", "behavior beg: effects = [{ back = 3 }]",
              "behavior dig: effects = [{ place = 1 }]", day=6, row=ROW, ana="hand act, beg, dig; discard steal-a-sock",
              ben="")  # fmt: skip
    t.play("play act", "take steal-a-sock", "pick sploot")
    assert t.phase == Phase.TURN
    t.play("play beg", "play dig", "pick zoomies")
    assert t.phase == Phase.TURN


@pytest.mark.clause("TP-14")
def test_a_chosen_effect_that_cannot_be_done_is_passed_over(table: Put) -> None:
    t = table("behavior act: effects = [{ choose = [{ back = 1 }, { energy = 1 }] }, { replace = 1 }, { bones = 2 }]",
              row=ROW, ana="hand act; bones 0", ben="")  # fmt: skip
    t.play("play act", "option 1")
    assert t.phase == Phase.ON_CARD
    t.play("pick encore")
    assert (t.phase, t.tracks("ana")) == (Phase.TURN, (0, 4, 2))


@pytest.mark.clause("TP-17")
@pytest.mark.parametrize(("said", "now"), [("yes", (0, 6, 0)), ("no", (0, 4, 4))])
def test_an_ability_with_a_choice_inside_is_used_or_passed_over_whole(
    table: Put, said: str, now: tuple[int, int, int]
) -> None:
    t = table("behavior act: effects = [{ may = { bones = 3 }, then = [{ choose = [{ attention = 2 }, "
              "{ energy = 2 }] }, { bones = -1 }] }]", ana="hand act; energy 4; bones 4", ben="")  # fmt: skip
    t.play("play act", said)
    if said == "yes":
        t.play("option 2")
    assert t.tracks("ana") == now
    assert t.phase == Phase.TURN


@pytest.mark.clause("TP-15", "TP-17")
def test_a_choice_in_the_day_card_begins_anew_for_everybody(table: Put) -> None:
    t = table("optional trade: effects = [{ may = { bones = 1 }, then = [{ back = 2 }] }, { attention = 1 }]",
              ana="discard sploot, zoomies, encore", ben="discard play-bow; bones 0", eva="")  # fmt: skip
    t.new_day("trade")
    t.play("yes", "take sploot", "take encore")
    assert (t.turn, t.phase) == ("ben", Phase.MAY)
    t.play("yes")
    t.play("take play-bow")
    assert (t.turn, t.phase) == ("eva", Phase.MAY)
    t.play("no")
    assert (t.turn, t.phase) == ("ana", Phase.TURN)
    assert [t.tracks(name)[0] for name in t.names] == [1, 1, 1]


@pytest.mark.clause("TP-11", "TP-14")
def test_a_card_with_six_effects_carries_out_those_and_no_others(table: Put) -> None:
    t = table("behavior act: effects = ['recall'" + ", { bones = 1 }" * 5 + "]", ana="hand act; bones 0", ben="")
    assert t.deck.cards.effect[(t.deck.behavior_ids.index("act") + 1) * LINES, 0] != Verb.END  # the card after it
    t.play("play act")
    assert t.tracks("ana") == (0, 4, 5)


@pytest.mark.clause("TP-14")
@pytest.mark.parametrize(("per", "n"), [
    ("per = 'objective'", 4), ("per = 'objective', type = 'pets'", 1), ("per = 'energy'", 5), ("per = 'behavior'", 2),
    ("per = 'discard'", 2), ("per = 'hand'", 4), ("per = 'type'", 3),
])  # fmt: skip
def test_what_a_number_is_multiplied_by(table: Put, per: str, n: int) -> None:
    t = table(f"behavior act: effects = [{{ bones = 1, {per} }}, {{ attention = 1, {per} }}]",
              "pets lap: attention = 1", "food a: attention = 1", "food b: attention = 1", "play c: attention = 1",
              ana="hand act, zoomies; active kibbles; discard sploot, encore; done lap, a, b, catch-the-frisbee; "
                  "energy 5; bones 0", ben="discard play-bow; done c")  # fmt: skip
    t.play("play act")
    assert t.tracks("ana") == (n, 5, n)
