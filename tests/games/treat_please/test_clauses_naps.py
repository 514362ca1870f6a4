"""Nap and kibbles, and what goes on from turn to turn (TP-34 to TP-37, TP-48, TP-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.chance import count
from doghouse.games.treat_please.state import MARKET, Phase

if TYPE_CHECKING:
    from .conftest import Put

WAG = "behavior wag: cost = 2; attention = 3"
DREAM = "behavior dream: effects = ['recall']"
FETCH = "behavior fetch: effects = [{ back = 2 }]"
QUIET = "all round quiet: effects = [{ ease = 1 }]"


@pytest.mark.clause("TP-34")
@pytest.mark.parametrize("energy", [0, 3, 4, 9])
def test_a_nap_resets_energy_to_the_starting_value_also_from_above(table: Put, energy: int) -> None:
    t = table(ana=f"energy {energy}", ben="")
    t.play("play nap")
    assert t.tracks("ana")[1] == 4


@pytest.mark.clause("TP-34")
def test_a_nap_brings_back_what_is_discarded_and_not_what_is_active(table: Put) -> None:
    t = table(WAG, ana="hand wag; discard sploot, kibbles", ben="discard zoomies")
    t.play("play wag", "play nap")
    assert t.at("ana", "active") == ["nap", "wag"]
    assert t.at("ana", "discard") == []
    assert set(t.at("ana", "hand")) >= {"sploot", "kibbles"}
    assert t.at("ben", "discard") == ["zoomies"]
    assert [event["card"] for event in t.said("back")] == ["kibbles", "sploot"]


@pytest.mark.clause("TP-34")
def test_what_came_back_may_be_played_at_once(table: Put) -> None:
    t = table(WAG, ana="discard wag", ben="")
    assert t.why("play wag") == ["TP-00"]
    t.play("play nap", "play wag")
    assert t.tracks("ana")[0] == 3


@pytest.mark.clause("TP-34")
def test_a_nap_is_legal_with_an_empty_discard_area(table: Put) -> None:
    t = table(ana="", ben="")
    assert t.at("ana", "discard") == []
    t.play("play nap")
    assert t.said("back") == []


@pytest.mark.clause("TP-35")
def test_nap_goes_back_to_the_hand_at_the_end_of_its_turn(table: Put) -> None:
    t = table(ana="", ben="")
    t.play("play nap")
    assert t.at("ana", "active") == ["nap"]
    assert t.why("play nap") == ["TP-00"]
    t.play("end")
    assert "nap" in t.at("ana", "hand")
    assert t.at("ana", "discard") == []


@pytest.mark.clause("TP-35")
@pytest.mark.parametrize("effects", ["['recall']", "['reset', 'recall']", "[{ back = 1 }]"])
def test_other_cards_that_recover_cards_are_discarded(table: Put, effects: str) -> None:
    t = table(f"behavior dream: effects = {effects}", ana="hand dream", ben="")
    t.play("play dream", "end")
    assert t.at("ana", "discard") == ["dream"]
    assert "nap" in t.at("ana", "hand")


@pytest.mark.clause("TP-36")
def test_kibbles_gain_bones(table: Put) -> None:
    t = table(ana="bones 1", ben="")
    t.play("play kibbles")
    assert t.tracks("ana") == (0, 4, 4)


@pytest.mark.clause("TP-37")
def test_energy_may_exceed_the_starting_value(table: Put) -> None:
    t = table("behavior rest: energy = 2; effects = [{ energy = 1 }]", ana="hand rest; energy 4", ben="")
    t.play("play rest")
    assert t.tracks("ana")[1] == 7
    assert t.view()["seats"][0]["start"] == 4


# ---------------------------------------------------------------- from turn to turn


@pytest.mark.clause("TP-48")
def test_tracks_bones_hand_and_discard_carry_over(table: Put) -> None:
    t = table(WAG, QUIET, ana="hand wag, sploot; attention 2; energy 3; bones 1", ben="")
    t.play("play wag", "end")
    held = t.at("ana", "hand"), t.at("ana", "discard"), t.tracks("ana")
    t.new_day("quiet")
    assert (t.at("ana", "hand"), t.at("ana", "discard"), t.tracks("ana")) == held
    assert held[1:] == (["wag"], (5, 3, 3))


@pytest.mark.clause("TP-48")
def test_slots_and_allowances_begin_anew_each_turn(table: Put) -> None:
    t = table(WAG, "behavior more: effects = [{ behaviors = 1 }, { learning = 1 }, { objectives = 1 }, { boost = 1 }, "
              "{ ease = 1 }, { cheaper = 1 }]", "food a: attention = 1", row="wag", tops="a",
              ana="hand more; attention 3; bones 9", ben="")  # fmt: skip
    t.play("play more", "play kibbles", "learn wag", "complete a")
    turn = t.view()["turn"]
    assert (turn["behaviors"], turn["learned"], turn["completed"]) == (2, 1, 1)
    assert (turn["slots"], turn["lessons"], turn["goals"]) == (3, 2, 2)
    t.play("end")
    turn = t.view()["turn"]
    assert (turn["behaviors"], turn["learned"], turn["completed"]) == (0, 0, 0)
    assert (turn["slots"], turn["lessons"], turn["goals"]) == (2, 1, 1)
    assert list(t.state.turn_long) == [0] * len(t.state.turn_long)


@pytest.mark.clause("TP-48")
def test_what_was_done_in_the_last_turn_of_a_day_does_not_count_for_the_next_days_card(table: Put) -> None:
    t = table("at once tally: effects = [{ bones = 1, per = 'behavior' }]", turn="ben", ana="", ben="")
    t.play("play kibbles", "end", draws="tally")
    assert t.tracks("ana")[2] == 3


# ---------------------------------------------------------------- cards that leave the game


@pytest.mark.clause("TP-49")
def test_a_card_replaced_on_the_row_is_out_of_the_game_with_the_bones_on_it(table: Put) -> None:
    t = table("behavior nose: effects = [{ replace = 2 }]", row="sploot 3, puppy-eyes, zoomies, play-dead",
              ana="hand nose; bones 3", ben="")  # fmt: skip
    cards = count(t.state.deck)
    t.play("play nose", "pick sploot", draws="encore")
    assert t.row == ["encore", "puppy-eyes", "zoomies", "play-dead"]
    assert t.phase == Phase.ON_CARD
    t.play("pick encore", draws="play-bow")
    assert t.row[0] == "play-bow"
    assert (t.phase, t.tracks("ana")[2]) == (Phase.TURN, 3)
    assert count(t.state.deck) == cards - 2
    gone = [t.deck.behavior_ids.index(card) - MARKET for card in ("sploot", "encore")]
    assert [int(t.state.deck[k]) for k in gone] == [0, 0]
    assert [event["card"] for event in t.said("away")] == ["encore"]


@pytest.mark.clause("TP-49")
def test_the_whole_row_can_be_swept_away(table: Put) -> None:
    t = table("behavior storm: effects = ['sweep']", row="sploot 3, puppy-eyes 1, zoomies, play-dead",
              ana="hand storm; bones 3", ben="")  # fmt: skip
    t.play("play storm", draws="encore, play-bow, chin-on-knee, bury-a-bone")
    assert t.row == ["encore", "play-bow", "chin-on-knee", "bury-a-bone"]
    assert len(t.said("away")) == 4
    assert t.tracks("ana")[2] == 3


@pytest.mark.clause("TP-49")
def test_a_gap_in_the_row_cannot_be_chosen(table: Put) -> None:
    t = table("behavior nose: effects = [{ replace = 2 }]", row="sploot, -, -, -", gone="deck", ana="hand nose", ben="")
    t.play("play nose")
    assert t.why("pick 2") == ["TP-00"]
    t.play("pick sploot")
    assert t.row == ["-"] * 4
    assert t.phase == Phase.TURN


@pytest.mark.clause("TP-49")
def test_sweeping_and_spreading_pass_over_gaps(table: Put) -> None:
    t = table("behavior storm: effects = [{ spread = 1 }, 'sweep', { spread = 2 }, { place = 1 }]",
              row="-, sploot, -, -", gone="deck", ana="hand storm", ben="")  # fmt: skip
    t.play("play storm")
    assert t.row == ["-"] * 4
    assert (len(t.said("away")), len(t.said("placed")), t.phase) == (1, 1, Phase.TURN)


@pytest.mark.clause("TP-49")
def test_an_objective_taken_off_its_stack_is_out_of_the_game_and_the_next_is_turned_up(table: Put) -> None:
    t = table("behavior shrug: effects = [{ turn-up = 2 }]", "food a: attention = 1", tops="a", ana="hand shrug",
              ben="")  # fmt: skip
    t.play("play shrug", "turn-up food", draws="lick-the-lid")
    assert t.tops[0] == "lick-the-lid"
    assert t.view()["stacks"][0]["left"] == 6
    assert t.said("gone") == [{"code": "gone", "seat": 0, "card": "a"}]
    t.play("turn-up pets")
    assert t.phase == Phase.TURN
    assert t.done("ana") == []


@pytest.mark.clause("TP-49")
def test_an_empty_stack_cannot_be_chosen(table: Put) -> None:
    empty = ", ".join(f"no {kind}" for kind in ("food", "outdoor", "pamper", "pets"))
    t = table("behavior shrug: effects = [{ turn-up = 3 }]", tops=empty, gone="play", ana="hand shrug", ben="")
    t.play("play shrug")
    assert t.why("turn-up food") == ["TP-00"]
    t.play("turn-up play")
    assert t.tops == ["-"] * 5
    assert t.phase == Phase.TURN
    assert t.why("complete play") == ["TP-00"]


@pytest.mark.clause("TP-49")
def test_no_active_card_comes_back_in_the_same_turn(table: Put) -> None:
    t = table(FETCH, WAG, DREAM, day=6, ana="hand fetch, wag, dream; discard sploot, encore, zoomies", ben="")
    t.play("play wag", "play fetch")
    assert t.phase == Phase.BACK
    assert t.why("take wag") == t.why("take fetch") == t.why("take nap") == ["TP-00"]
    t.play("take sploot", "take zoomies")
    assert t.phase == Phase.TURN
    assert t.at("ana", "discard") == ["encore"]
    t.play("play dream")
    assert t.at("ana", "discard") == []
    assert set(t.at("ana", "active")) == {"wag", "fetch", "dream"}


@pytest.mark.clause("TP-49")
def test_any_card_of_the_discard_area_comes_back(table: Put) -> None:
    t = table(FETCH, ana="hand fetch; discard nap, zoomies", ben="")
    t.play("play fetch", "take nap")
    assert "nap" in t.at("ana", "hand")


@pytest.mark.clause("TP-49")
def test_fewer_cards_come_back_when_fewer_are_there(table: Put) -> None:
    t = table(FETCH, ana="hand fetch; discard sploot", ben="")
    t.play("play fetch", "take sploot")
    assert t.phase == Phase.TURN
    t = table(FETCH, ana="hand fetch", ben="")
    t.play("play fetch")
    assert t.phase == Phase.TURN


# ---------------------------------------------------------------- gaining a card


@pytest.mark.clause("TP-26", "TP-27", "TP-46")
def test_a_gained_card_is_not_paid_for_brings_its_bones_and_is_learned(table: Put) -> None:
    t = table(WAG, "behavior beg: effects = [{ gain = 3 }]", row="wag 2, zoomies, encore, play-bow",
              ana="hand beg; bones 0", ben="")  # fmt: skip
    learned = t.view()["seats"][0]["learned"]
    t.play("play beg")
    assert t.why("pick zoomies") == ["TP-00"]
    t.play("pick wag", draws="chin-on-knee")
    assert "wag" in t.at("ana", "hand")
    assert (t.tracks("ana")[2], t.row[0]) == (2, "chin-on-knee")
    assert t.view()["seats"][0]["learned"] == learned + 1
    assert t.view()["turn"]["learned"] == 0
    assert t.said("gain") == [{"code": "gain", "seat": 0, "card": "wag", "rebate": 2}]


@pytest.mark.clause("TP-26")
@pytest.mark.parametrize(("n", "clauses"), [(1, ["TP-00"]), (2, []), (3, [])])
def test_a_card_is_gained_that_costs_at_most_so_many_bones(table: Put, n: int, clauses: list[str]) -> None:
    t = table(WAG, "behavior nod: cost = 1", f"behavior beg: effects = [{{ gain = {n} }}]", row="wag, nod",
              ana="hand beg; bones 0", ben="")  # fmt: skip
    t.play("play beg")
    assert t.why("pick nod") == []
    assert t.why("pick wag") == clauses


@pytest.mark.clause("TP-20", "TP-46")
def test_gaining_a_card_is_no_lesson(table: Put) -> None:
    t = table(WAG, "behavior beg: effects = [{ gain = 3 }]", row="wag, sploot", ana="hand beg; bones 9", ben="")
    t.play("learn sploot", "play beg", "pick wag")
    assert t.why("learn 2") == ["TP-20"]
    assert t.state.learned[0] == 3


@pytest.mark.clause("TP-00")
def test_where_no_card_is_cheap_enough_nothing_is_asked(table: Put) -> None:
    t = table("behavior beg: effects = [{ gain = 1 }, { bones = 1 }]", row="zoomies, encore, play-bow, chin-on-knee",
              ana="hand beg", ben="")  # fmt: skip
    t.play("play beg")
    assert (t.phase, t.tracks("ana")[2]) == (Phase.TURN, 4)
