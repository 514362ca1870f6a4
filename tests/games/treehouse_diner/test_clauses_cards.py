"""Secret Ingredient: when Action cards are played and what only they can do (TD-45, TD-71, TD-75 to TD-78, TD-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.chance import WORDS, seed_rng
from doghouse.core.record import row

if TYPE_CHECKING:
    from .conftest import Put, Table

SIX = [f"m{n}: {n} chili" for n in range(1, 7)]
NAP = "card nap: praise 1; copies 4"
DIG = "card dig: draw 1; copies 4"
PULL = "card pull: action 1; copies 4"


def put(table: Put, *given: str, **told: object) -> Table:
    """A table with Action cards."""
    return table(*given, *SIX, secret=True, **told)


# ---------------------------------------------------------------- when


@pytest.mark.clause("TD-75")
def test_cards_are_played_before_between_while_assigning_and_after_delivering(table: Put) -> None:
    t = put(table, NAP, "pie: 3 radish acorn", ana="3 pie: - acorn; 5 m5; hand nap, nap, nap, nap",
            pantry="1.1 radish")  # fmt: skip
    t.play("card nap", "visit 1.1", "move m5", "card nap", "lay radish pie", "card nap", "deliver", "card nap", "end")
    assert (t.mood("ana"), t.hand("ana"), t.turn) == (4, [], "ben")


@pytest.mark.clause("TD-75")
def test_a_card_is_carried_out_at_once_and_completely_and_told_to_all(table: Put) -> None:
    t = put(table, "card act: discard 1, praise 1", NAP, ana="supply radish, daisy; hand act, nap")
    t.play("card act")
    assert (t.asked, t.hand("ana"), t.said("card")) == ("ana discard", ["nap"], [("ana", 0, 0, 0, 0, 0)])
    assert t.why("card nap") == ["TD-75"]
    t.play("piece daisy")
    assert (t.asked, t.mood("ana")) == ("ana visit", 1)
    assert t.state.played[0] == 1


@pytest.mark.clause("TD-75")
def test_no_card_is_played_while_a_visit_is_half_carried_out(table: Put) -> None:
    t = put(table, NAP, "chili row 2: recycle 1", "pie: 3 radish", ana="6 m6; 3 pie; hand nap; supply acorn 4",
            pantry="2.1 dandelion daisy, 2.2 -, 2.3 -")  # fmt: skip
    t.play("visit 2.1")
    assert t.why("card nap") == ["TD-75"]
    t.play("move m6", "move m6")
    assert (t.asked, t.why("card nap")) == ("ana recycle", ["TD-75"])
    t.play("no", "mix pie radish")
    assert t.why("card nap") == ["TD-75"]
    t.play("piece dandelion", "piece acorn", "piece acorn", "piece acorn", "card nap")


@pytest.mark.clause("TD-75", "TD-22")
def test_no_card_is_played_out_of_turn_or_during_the_phone_round(table: Put) -> None:
    t = put(table, NAP, ana="hand nap", ben="hand nap", tray="m1, m2, m3")
    t.play("take m1")
    assert (t.asked, t.why("card nap")) == ("ben tray", ["TD-75"])
    t.play("take m2", "card nap")
    assert (t.mood("ana"), t.mood("ben")) == (1, 0)


@pytest.mark.clause("TD-75", "TD-00")
def test_a_card_that_one_has_not_is_not_played(table: Put) -> None:
    t = put(table, NAP, ana="", ben="hand nap")
    assert t.why("card nap") == ["TD-00"]


@pytest.mark.clause("TD-75", "TD-14")
def test_whether_one_must_go_to_the_phone_is_asked_when_phase_one_is_chosen(table: Put) -> None:
    t = put(table, "card call: order 1", ana="hand call", tray="m1, m2, m3", pile="m4")
    assert t.why("visit 1.1") == ["TD-14", "TD-19"]
    t.play("card call")
    assert t.why("visit 1.1") == []
    t.play("visit 1.1", "move m4")


@pytest.mark.clause("TD-75", "TD-80")
def test_a_hand_has_no_limit_and_is_worth_nothing(table: Put) -> None:
    t = put(table, NAP, "card many: action 6", ana="hand many", actions="nap, nap, nap, nap, many, many")
    t.play("card many")
    assert (len(t.hand("ana")), t.score("ana")) == (6, 0)
    assert t.winners() == ["ana", "ben"]


# ---------------------------------------------------------------- drawing them


@pytest.mark.clause("TD-45")
def test_a_new_card_comes_to_the_hand_and_may_be_played_in_the_same_turn(table: Put) -> None:
    t = put(table, "pie: 3 chili; action 1", NAP, ana="", tray="m1, m2, pie")
    t.play("take m1", "take m2", draws="nap")
    assert (t.hand("ana"), t.asked) == (["nap"], "ana kitchen")
    t.play("card nap")
    assert t.mood("ana") == 1


@pytest.mark.clause("TD-45", "TD-80")
def test_another_gets_a_card_that_only_they_see(table: Put) -> None:
    t = put(table, "pie: 3 chili; action 2", NAP, ana="", ben="", tray="m1, pie, m2")
    t.play("take m1", "take pie")
    assert (t.hand("ben"), t.hand("ana")) == (["nap", "nap"], [])
    assert [(kind, seat, eyes) for kind, seat, eyes, *_ in t.rows if kind == 17] == [(17, 1, 1)] * 2


@pytest.mark.clause("TD-45")
def test_without_the_module_no_card_is_drawn(table: Put) -> None:
    t = table("pie: 3 chili; action 1, praise 1", NAP, *SIX, tray="m1, m2, pie")
    t.play("take m1", "take m2")
    assert (t.hand("ana"), t.mood("ana"), t.asked) == ([], 1, "ana kitchen")


@pytest.mark.clause("TD-76")
def test_a_used_up_pile_is_renewed_from_the_discards_when_a_card_is_to_be_drawn(table: Put) -> None:
    t = put(table, NAP, PULL, ana="hand pull, pull", actions="nap", discards="nap, nap, nap")
    t.play("card pull")
    assert (t.hand("ana"), t.state.discards[0], t.said("renew")) == (["nap", "pull"], 3, [])
    t.play("card pull")
    assert (t.hand("ana"), t.state.discards[0], t.state.action_pile[0]) == (["nap", "nap"], 0, 2)
    assert t.said("renew") == [("-", 1, 0, 0, 0, 0)]


@pytest.mark.clause("TD-76")
def test_cards_played_in_this_turn_are_not_fetched_again(table: Put) -> None:
    t = put(table, NAP, PULL, ana="hand pull, nap", actions="-")
    t.play("card nap", "card pull")
    assert (t.hand("ana"), t.said("renew")) == ([], [])
    t.play(f"take {t.tray[0]}", f"take {t.tray[1]}", "end")
    assert (t.state.discards.tolist()[:2], t.state.played.tolist()[:2]) == ([1, 1], [0, 0])
    t.state.hand[1, 1] = 1
    t.play("card pull")
    assert len(t.hand("ben")) == 1


@pytest.mark.clause("TD-76")
def test_with_none_left_nothing_happens(table: Put) -> None:
    t = put(table, "card pull: action 3, praise 1", NAP, ana="hand pull", actions="nap")
    t.play("card pull")
    assert (t.hand("ana"), t.mood("ana"), t.asked) == (["nap"], 1, "ana visit")


# ---------------------------------------------------------------- what only they can do


@pytest.mark.clause("TD-77")
def test_a_shortcut_takes_any_piece_and_refills_its_circle(table: Put) -> None:
    t = put(table, "card cut: shortcut 1", bees=True, pantry="2.3 bee radish", ana="1 m1; hand cut")
    t.play("card cut")
    assert (t.asked, t.why("no"), t.why("grab daisy 2.3")) == ("ana grab", ["TD-49"], ["TD-00"])
    assert t.why("grab radish 2.3") == []
    t.play("grab bee 2.3", draws="acorn")
    assert (t.supply("ana"), t.pantry("2.3")) == ("bee", "acorn, radish")
    assert (t.kitchen("ana"), t.asked, t.state.visited) == ("1 m1", "ana visit", 0)
    assert t.why("visit 1.1") == []
    assert t.said("grab") == [("ana", 7, 9, 0, 0, 0)]


@pytest.mark.clause("TD-77", "TD-20")
def test_a_shortcut_empties_no_row(table: Put) -> None:
    t = put(table, "card cut: shortcut 1", "chili row 1: praise 1", pantry="1.1 radish, 1.2 -, 1.3 -", ana="hand cut")
    t.play("card cut", "grab radish 1.1", draws="daisy")
    assert (t.mood("ana"), t.state.emptied, t.pantry("1.1"), t.pantry("1.2")) == (0, 0, "daisy", "")


@pytest.mark.clause("TD-77", "TD-21")
def test_with_bag_and_compost_empty_the_circle_stays_empty_without_refill_or_bonus(table: Put) -> None:
    t = put(table, "card cut: shortcut 2", "chili row 1: praise 1", pantry="only 1.1 radish", bag="-", ana="hand cut")
    t.play("card cut", "grab radish 1.1")
    assert (t.mood("ana"), t.state.emptied, t.pantry("1.1"), t.asked) == (0, 0, "", "ana visit")
    assert t.supply("ana") == "radish"


@pytest.mark.clause("TD-77")
def test_two_shortcuts_are_taken_one_after_the_other(table: Put) -> None:
    t = put(table, "card cut: shortcut 2", pantry="1.1 radish", ana="hand cut")
    t.play("card cut", "grab radish 1.1", draws="daisy")
    t.play("grab daisy 1.1")
    assert (t.supply("ana"), t.asked, t.state.fetched) == ("radish, daisy", "ana visit", 2)


@pytest.mark.clause("TD-49")
def test_an_ingredient_of_the_compost_may_be_fetched_but_no_bee(table: Put) -> None:
    t = put(table, "card save: compost 2", bees=True, compost="radish, daisy, bee", ana="hand save")
    t.play("card save")
    assert (t.asked, t.why("piece acorn"), t.why("no")) == ("ana compost", ["TD-00"], ["TD-49"])
    t.play("piece daisy", "piece radish")
    assert t.said("save") == [("ana", 5, 0, 0, 0, 0), ("ana", 3, 0, 0, 0, 0)]
    assert (t.asked, t.supply("ana"), t.state.compost.tolist()) == ("ana visit", "radish, daisy", [0] * 7 + [1])
    t = put(table, "card save: compost 2", bees=True, compost="bee", ana="hand save")
    assert t.play("card save").asked == "ana visit"


@pytest.mark.clause("TD-49", "TD-25", "TD-26")
def test_an_order_answered_by_a_card_is_no_phone_round(table: Put) -> None:
    t = put(table, "card ring: answer 1, praise 1", "pie: 3 chili; discard 1", tray="m1, pie, m2", pile="m4",
            ana="3 m3; hand ring; supply radish")  # fmt: skip
    t.play("card ring")
    assert (t.asked, t.why("no"), t.why("end")) == ("ana tray", ["TD-49"], ["TD-22"])
    t.play("take pie")
    assert (t.asked, t.kitchen("ana"), t.tray, t.mood("ana")) == ("ana discard", "3 pie, 2 m3", ["m1", "m4", "m2"], 0)
    t.play("piece radish")
    assert (t.asked, t.mood("ana"), t.state.phoned) == ("ana visit", 1, 0)
    t.play("visit 1.1", "move m3")


@pytest.mark.clause("TD-49")
def test_an_empty_tray_has_nothing_to_answer(table: Put) -> None:
    t = put(table, "card ring: answer 1, praise 1", tray="-, -, -", ana="3 m3; hand ring")
    assert t.play("card ring").mood("ana") == 1


@pytest.mark.clause("TD-49", "TD-75")
def test_what_is_given_for_the_turn_adds_up(table: Put) -> None:
    t = put(table, "card rest: free 1; copies 2", ana="1 m1; hand rest, rest", pantry="3.1 radish radish radish")
    t.play("card rest", "card rest", "visit 3.1", "move m1")
    assert t.supply("ana") == "radish 3"


# ---------------------------------------------------------------- what is hidden


def redealt(t: Table, name: str | None, seed: int) -> Table:
    """The table with all dealt anew that a helper, or a spectator, cannot know."""
    rng = row(WORDS)
    seed_rng(rng, seed, 0)
    state = t.state.copy()
    t.rules.redeal(state, t.deck.cards, -1 if name is None else t.seat(name), rng)
    return type(t)(t.rules, state, t.names, t.deck)


@pytest.mark.clause("TD-80")
def test_others_action_cards_are_hidden_and_ones_own_are_not(table: Put) -> None:
    t = put(table, NAP, DIG, PULL, ana="hand nap, dig", ben="hand dig", eva="hand pull, nap")
    found: dict[str, set[tuple[str, ...]]] = {name: set() for name in t.names}
    for seed in range(60):
        dealt = redealt(t, "ana", seed)
        assert dealt.hand("ana") == ["nap", "dig"]
        assert [len(dealt.hand(name)) for name in t.names] == [2, 1, 2]
        everything = dealt.state.hand.sum(axis=0) + dealt.state.action_pile
        assert everything.tolist()[:3] == [4, 4, 4]
        for name in t.names:
            found[name].add(tuple(dealt.hand(name)))
    assert found["ben"] == {("nap",), ("dig",), ("pull",)}
    assert len(found["eva"]) == 6
    hands = {tuple(redealt(t, None, seed).hand("ana")) for seed in range(60)}
    assert len(hands) == 6


@pytest.mark.clause("TD-80")
def test_what_is_public_stays_as_it_is(table: Put) -> None:
    t = put(table, NAP, DIG, bees=True, ana="3 m3: - bee; supply radish; hand nap", ben="2 m2; delivered m5; hand dig",
            discards="nap", compost="daisy")  # fmt: skip
    dealt = redealt(t, "ana", 3)
    for name in t.state.fields():
        if name not in ("rng", "hand", "action_pile"):
            assert bytes(t.state[name].tobytes()) == bytes(dealt.state[name].tobytes()), name
    assert t.state.rng.tolist() != dealt.state.rng.tolist()


@pytest.mark.clause("TD-80", "TD-76")
def test_after_the_pile_is_renewed_hands_of_before_are_known_by_their_sum(table: Put) -> None:
    t = put(table, NAP, DIG, PULL, ana="hand pull", ben="hand dig", actions="-", discards="nap, nap")
    t.play("card pull", draws="nap")
    for seed in range(10):
        assert redealt(t, "ana", seed).hand("ben") == ["dig"]
    t = put(table, NAP, DIG, PULL, ana="hand pull", ben="hand dig", eva="hand nap", actions="-", discards="pull, pull")
    t.play("card pull")
    hands = {(*redealt(t, "ana", seed).hand("ben"), *redealt(t, "ana", seed).hand("eva")) for seed in range(30)}
    assert hands == {("dig", "nap"), ("nap", "dig")}


def renewed(table: Put, ben: tuple[str, str], eva: str, actions: str) -> Table:
    """After a renewal: of ben's two cards the first, and eva's, are from before it."""
    t = put(table, NAP, DIG, PULL, turn="ben", ana="", ben=f"hand {', '.join(ben)}", eva=f"hand {eva}",
            actions=actions, discards="pull")  # fmt: skip
    for name, card in (("ben", ben[0]), ("eva", eva)):
        t.state.older[t.seat(name), t.deck.actions.index(card)] = 1
    return t


def dealt(t: Table, viewer: str | None) -> list[list[list[str]]]:
    """All hands as a helper may deal them anew, by seed."""
    return [[redealt(t, viewer, seed).hand(name) for name in t.names] for seed in range(40)]


@pytest.mark.clause("TD-80", "TD-76")
def test_dealing_anew_does_not_tell_from_which_pile_a_played_card_came(table: Put) -> None:
    """Ben's nap may be from before the renewal or from after it; when he plays it nobody else learns which."""
    one = renewed(table, ("nap", "dig"), "dig", "nap, pull")
    other = renewed(table, ("dig", "nap"), "nap", "dig, pull")
    for viewer in ("ana", None):
        assert dealt(one, viewer) == dealt(other, viewer)
    one.play("card nap")
    other.play("card nap")
    for viewer in ("ana", None):
        assert dealt(one, viewer) == dealt(other, viewer)
        assert len({str(hands) for hands in dealt(one, viewer)}) > 3


@pytest.mark.clause("TD-80", "TD-76")
def test_a_played_card_that_can_be_of_one_pile_only_leaves_the_others_known(table: Put) -> None:
    t = renewed(table, ("nap", "pull"), "dig", "pull, dig")
    t.play("card pull")
    assert {tuple(hands[2]) for hands in dealt(t, "ana")} == {("dig",), ("nap",)}
    t = renewed(table, ("nap", "pull"), "dig", "pull, dig")
    t.play("card nap")
    assert {tuple(hands[2]) for hands in dealt(t, "ana")} == {("dig",)}
    assert {tuple(hands[1]) for hands in dealt(t, "ana")} == {("pull",), ("dig",)}


@pytest.mark.clause("TD-80", "TD-76")
def test_who_plays_a_card_of_before_for_certain_or_of_after_for_certain_leaves_all_others_known(table: Put) -> None:
    t = put(table, NAP, DIG, PULL, ana="hand nap", ben="hand nap", eva="", actions="dig, pull")
    t.state.older[t.seat("ben"), t.deck.actions.index("nap")] = 1
    t.play("card nap")  # Ana's hand was all drawn after the renewal
    assert {tuple(hands[1]) for hands in dealt(t, "eva")} == {("nap",)}
    t = put(table, NAP, DIG, PULL, turn="ben", ana="", ben="hand dig", eva="hand nap", actions="dig, pull")
    for name, card in (("ben", "dig"), ("eva", "nap")):
        t.state.older[t.seat(name), t.deck.actions.index(card)] = 1
    t.play("card dig")  # Ben's hand was all from before it
    assert {tuple(hands[2]) for hands in dealt(t, "ana")} == {("nap",)}
