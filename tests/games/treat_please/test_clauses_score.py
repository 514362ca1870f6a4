"""Scores and winners, what is hidden, clause 00 (TP-42 to TP-47, TP-00)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.bots import loops_of
from doghouse.core.chance import Stream
from doghouse.core.moves import NOT_ASKED
from doghouse.core.rule import compiled
from doghouse.games.treat_please import rounds, view, words
from doghouse.games.treat_please.state import ACTIONS, PER_TYPE, Phase
from doghouse.games.treat_please.view import TYPE_NAMES

from .conftest import GAME, HOUSE

if TYPE_CHECKING:
    from .conftest import Build, Deal, Put

POOR = "attention 0; bones 0"


def done(**numbers: int) -> str:
    """So many objectives of each type."""
    ids = [HOUSE.objective_ids[TYPE_NAMES.index(kind) * PER_TYPE + k] for kind, n in numbers.items() for k in range(n)]
    return "; done " + ", ".join(ids)


def affection(**numbers: int) -> int:
    return sum(HOUSE.data(name).affection for name in done(**numbers).removeprefix("; done ").split(", "))


@pytest.mark.clause("TP-42")
def test_the_base_score_is_the_affection_of_completed_objectives(table: Put) -> None:
    t = table("food a: affection = 4", "pets b: affection = 7", ana=POOR + "; done a, b", ben=POOR)
    assert t.score("ana") == 11
    assert t.score("ben") == 0


@pytest.mark.clause("TP-43")
@pytest.mark.parametrize(("numbers", "bonus"), [
    ({"food": 1, "outdoor": 1, "pamper": 1, "pets": 1, "play": 1}, 4),
    ({"food": 2, "outdoor": 2, "pamper": 2, "pets": 2, "play": 2}, 4),
    ({"food": 2, "outdoor": 1, "pamper": 1, "pets": 1}, 0),
    ({"outdoor": 1, "pamper": 1, "pets": 1, "play": 2}, 0),
])  # fmt: skip
def test_one_of_each_type_is_worth_four(table: Put, numbers: dict[str, int], bonus: int) -> None:
    t = table(ana=POOR + done(**numbers), ben="")
    assert t.score("ana") == affection(**numbers) + bonus


@pytest.mark.clause("TP-44")
@pytest.mark.parametrize(("numbers", "bonus"), [
    ({"food": 2}, 0), ({"food": 3}, 2), ({"food": 4}, 3), ({"food": 5}, 3), ({"play": 8}, 3),
    ({"food": 3, "pets": 3}, 4), ({"food": 4, "pets": 3, "play": 5}, 8), ({"outdoor": 1, "pamper": 2}, 0),
])  # fmt: skip
def test_three_of_a_type_are_worth_two_and_four_three_for_every_type(
    table: Put, numbers: dict[str, int], bonus: int
) -> None:
    t = table(ana=POOR + done(**numbers), ben="")
    assert t.score("ana") == affection(**numbers) + bonus


@pytest.mark.clause("TP-45")
@pytest.mark.parametrize(
    ("attention", "bones", "points"), [(0, 4, 0), (2, 2, 0), (2, 3, 1), (5, 4, 1), (15, 5, 4), (4, 6, 2)]
)
def test_every_five_of_attention_and_bones_left_together_are_a_point(
    table: Put, attention: int, bones: int, points: int
) -> None:
    t = table(ana=f"attention {attention}; bones {bones}; energy 9", ben="")
    assert t.score("ana") == points


@pytest.mark.clause("TP-42", "TP-45")
def test_a_score_is_the_sum_of_its_sources(table: Put) -> None:
    numbers = {"food": 3, "outdoor": 1, "pamper": 1, "pets": 4, "play": 1}
    t = table(day=7, turn="ben", ana="attention 3; bones 9" + done(**numbers), ben="")
    t.play("end")
    sources = {one["source"]: one["points"] for one in t.view()["result"]["breakdown"][0]}
    assert sources == {"affection": affection(**numbers), "set": 4, "type-food": 2, "type-pets": 3, "left": 2}
    assert sum(sources.values()) == t.score("ana") == t.view()["result"]["scores"][0]


# ---------------------------------------------------------------- winners


ENDS = [  # what both have, who wins, what decides
    ("bones 8", "bones 0", [0], None),  # most points
    ("bones 8; hand sploot", "bones 15; hand sploot", [1], None),
    ("bones 8; hand sploot", "bones 5", [0], "learned"),  # a tie: who learned more
    ("bones 8; hand sploot", "bones 5; discard zoomies, encore", [1], "learned"),
    ("bones 8; hand sploot", "bones 5; discard zoomies", [0, 1], None),  # a tie still
    ("bones 8; hand sploot, zoomies, encore", "bones 10", [1], None),  # learning does not make up for points
]
every_end = pytest.mark.parametrize(("ana", "ben", "winners", "decided"), ENDS)


@pytest.mark.clause("TP-46")
@every_end
def test_most_points_win_then_who_learned_more_then_the_win_is_shared(
    table: Put, ana: str, ben: str, winners: list[int], decided: str | None
) -> None:
    t = table(day=7, turn="ben", ana=ana, ben=ben)
    t.play("end")
    assert t.view()["result"]["winners"] == winners
    assert t.view()["result"]["decided"] == decided
    ranks = [int(t.rules.rank(t.state, t.deck.cards, seat)) for seat in range(2)]
    assert [seat for seat in range(2) if ranks[seat] == max(ranks)] == winners
    said = words.status(t.state, "en", None, t.names, t.deck)
    assert [name for name in t.names if name in said] == [t.names[p] for p in winners]
    assert ("more learned behaviors decide" in said) == (decided is not None)


@pytest.mark.clause("TP-46")
@every_end
def test_wins_are_counted_with_what_breaks_a_tie(
    table: Put, build: Build, ana: str, ben: str, winners: list[int], decided: str | None
) -> None:
    t = table(day=7, turn="ben", ana=ana, ben=ben)
    t.play("end")
    loops = loops_of(GAME) if build.rules is GAME.rules else compiled(loops_of(GAME))
    series = loops_of(GAME).Series.new()
    loops.count_end(t.state, t.deck.cards, series, 0)
    share = loops_of(GAME).SHARE
    assert [int(n) for n in series.wins[:2]] == [share // len(winners) * (seat in winners) for seat in range(2)]
    assert [int(n) for n in series.points[:2]] == [t.score("ana"), t.score("ben")]


@pytest.mark.clause("TP-46")
def test_the_first_of_many_need_not_be_among_those_who_share_a_win(table: Put) -> None:
    t = table(day=7, turn="tom", ana="bones 1", ben="bones 9; hand sploot", eva="bones 9", tom="bones 5; hand zoomies")
    t.play("end")
    assert t.view()["result"]["winners"] == [1, 3]


# ---------------------------------------------------------------- open and hidden


@pytest.mark.clause("TP-47")
def test_hands_are_open_to_everybody(table: Put) -> None:
    t = table(ana="hand sploot", ben="hand zoomies; discard encore")
    seats = [t.view(viewer)["seats"] for viewer in ("ana", "ben", None)]
    assert seats[0] == seats[1] == seats[2]
    assert "zoomies" in seats[0][1]["hand"]
    assert seats[0][1]["discard"] == ["encore"]


@pytest.mark.clause("TP-47")
def test_the_order_of_decks_stacks_and_days_is_hidden(table: Put) -> None:
    t = table(ana="", ben="")
    one = {name: t.view(name) for name in t.names}
    t.state.rng[:] = 7  # another order of everything to come
    for name in t.names:
        assert t.view(name) == one[name]
    said = str(t.view("ana"))
    tops, row = set(t.tops), {place.split()[0] for place in t.row}
    unseen = [o for o in t.deck.objective_ids if o not in tops]
    unseen += [b for b in t.deck.behavior_ids[12:] if b not in row] + list(t.deck.round_ids[1:])
    assert [name for name in unseen if f"'{name}'" in said] == []


@pytest.mark.clause("TP-47")
def test_dealing_anew_changes_only_what_is_to_come(table: Put) -> None:
    t = table(day=3, ana="hand sploot", ben="")
    again, stream = t.state.copy(), Stream.new()
    stream.rng[:] = [1, 2, 3, 4]
    t.rules.redeal(again, t.deck.cards, 0, stream.rng)
    assert again.rng.tolist() != t.state.rng.tolist()
    again.rng[:] = t.state.rng
    assert again == t.state


@pytest.mark.clause("TP-47")
def test_an_earlier_redeal_makes_another_future(table: Put) -> None:
    t = table(ana="bones 9", ben="")
    found = set()
    for seed in range(12):
        again, stream = t.state.copy(), Stream.new()
        stream.rng[:] = [seed, 2, 3, 4]
        t.rules.redeal(again, t.deck.cards, 0, stream.rng)
        t.rules.apply(again, t.deck.cards, t.action("learn 1"), None)
        found.add(int(again.row[0]))
    assert len(found) > 3


# ---------------------------------------------------------------- clause 00


@pytest.mark.clause("TP-00")
@pytest.mark.parametrize("said", ["yes", "no", "option 1", "pick 1", "turn-up food", "take sploot", "play sploot"])
def test_what_is_not_asked_or_not_held_is_refused_with_00(table: Put, said: str) -> None:
    t = table(ana="discard sploot", ben="")
    assert t.why(said) == ["TP-00"]
    assert t.why("end") == t.why("play kibbles") == []


@pytest.mark.clause("TP-00")
@pytest.mark.parametrize("action", [-1, -100, ACTIONS, ACTIONS + 1, 1000])
def test_numbers_that_are_no_action_are_refused_with_00(table: Put, action: int) -> None:
    t = table(ana="", ben="")
    assert t.why_rules(action) == ["TP-00"]
    assert t.why_whole([action], 0) == ["TP-00"]
    assert t.why_whole([action], 1) == ["TP-00", "TP-18"]


@pytest.mark.clause("TP-00")
def test_two_plays_or_none_are_no_play(table: Put) -> None:
    t = table(ana="", ben="")
    kibbles = t.action("play kibbles")
    assert t.why_whole([], 0) == t.why_whole([kibbles, kibbles], 0) == ["TP-00"]
    assert t.why_whole([], 1) == t.why_whole([kibbles, kibbles], 1) == ["TP-00", "TP-18"]
    assert t.why_whole([kibbles], 0) == []


@pytest.mark.clause("TP-00")
@pytest.mark.parametrize("phase", list(Phase))
def test_in_every_phase_all_numbers_are_legal_or_have_a_clause(table: Put, phase: Phase) -> None:
    lines = {
        Phase.MAY: "{ may = {}, then = [{ bones = 1 }] }", Phase.OPTION: "{ choose = [{ bones = 1 }, { energy = 1 }] }",
        Phase.ON_CARD: "{ place = 1 }", Phase.ON_STACK: "{ turn-up = 1 }", Phase.BACK: "{ back = 1 }",
    }  # fmt: skip
    t = table(f"behavior act: effects = [{lines.get(phase, '{ bones = 1 }')}]", ana="hand act; discard sploot", ben="")
    t.play("play act")
    if phase == Phase.OVER:
        t.state.phase = phase
    assert t.phase == phase
    for action in range(-2, ACTIONS + 2):
        assert (t.why_rules(action) == []) == (action in t.legal())


@pytest.mark.clause("TP-00")
@pytest.mark.parametrize(("said", "clauses"), [
    ("play run", ["TP-19", "TP-24"]), ("play sploot", ["TP-00", "TP-19"]),
    ("play zoomies", ["TP-00", "TP-19", "TP-24"]), ("learn wag", ["TP-20", "TP-25"]), ("learn 4", ["TP-00", "TP-20"]),
    ("complete feast", ["TP-21", "TP-29"]), ("complete pets", ["TP-00", "TP-21"]), ("end", []),
])  # fmt: skip
def test_where_several_clauses_forbid_a_move_all_are_named_the_lowest_first(
    table: Put, said: str, clauses: list[str]
) -> None:
    t = table("behavior run: energy = -2", "behavior wag: cost = 9", "food feast: attention = 9", gone="deck, pets",
              row="wag, encore, play-bow, -", tops="feast, no pets", learns=1, objectives=1,
              ana="hand run; active nap, kibbles; energy 1", ben="")  # fmt: skip
    assert t.why(said) == clauses


@pytest.mark.clause("TP-00")
def test_the_first_reason_of_the_rules_is_the_lowest(table: Put) -> None:
    t = table(ana="active nap, kibbles", ben="")
    assert t.rules.why_not(t.state, t.deck.cards, t.action("play sploot")) == NOT_ASKED
    assert t.rules.why_not(t.state, t.deck.cards, t.action("play lean-on-a-leg")) == 19


@pytest.mark.clause("TP-00")
def test_a_new_game_offers_something_at_once(deal: Deal) -> None:
    t = deal(players=2, first=1)
    assert t.legal()
    assert not rounds.over(t.state)
    assert view.result(t.state, t.deck)["winners"]
