"""Exact chance: every outcome once, with how likely it is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from doghouse.core.chance import WORDS, draw, seed_rows
from doghouse.core.expand import expand
from doghouse.core.log import DRAWS, Log, outcomes
from doghouse.core.record import Grid, Record, Row
from doghouse.games import load
from doghouse.games.barking.state import ITEM, USE_CAT
from doghouse.testing.setting import Setting, cases


class Bag(Record):
    """A pile of four cards of three kinds, and what was drawn."""

    rng = Grid(1, WORDS, kind="int64")
    pile = Row(3)
    hand = Row(3)


def bag() -> Bag:
    b = Bag.new()
    b.pile[:] = [2, 1, 1]
    return b


def draw_two(b: Bag, log: Log | None) -> None:
    for _ in range(2):
        b.hand[draw(b.rng, 0, b.pile, log)] += 1


def draw_until_zero(b: Bag, log: Log | None) -> None:
    while draw(b.rng, 0, b.pile, log) != 0:
        pass


def test_outcomes_are_those_of_all_orders_of_the_single_cards() -> None:
    orders = list(permutations([0, 0, 1, 2], 2))
    wanted = {cards: Fraction(n, len(orders)) for cards, n in Counter(orders).items()}
    found = {tuple(card for _, card in outcome.drawn): outcome.chance for outcome in expand(bag(), draw_two)}
    assert found == wanted
    assert list(found) == sorted(found)


def test_the_state_stays_and_each_outcome_has_its_own_state_and_log() -> None:
    before = bag()
    found = list(expand(before, draw_two))
    assert before == bag()
    for outcome in found:
        assert outcomes(outcome.log) == outcome.drawn
        assert sum(outcome.state.hand) == 2
        assert (outcome.log.wrong, outcome.log.stopped) == (0, 0)
        assert Counter(card for _, card in outcome.drawn) == {k: n for k, n in enumerate(outcome.state.hand) if n}


def test_outcomes_that_are_known_beforehand_are_certain() -> None:
    found = {outcome.drawn: outcome.chance for outcome in expand(bag(), draw_two, ((0, 1),))}
    assert found == {((0, 1), (0, 0)): Fraction(2, 3), ((0, 1), (0, 2)): Fraction(1, 3)}


def test_outcomes_may_be_of_different_length() -> None:
    found = {len(outcome.drawn): 0 for outcome in expand(bag(), draw_until_zero)}
    assert set(found) == {1, 2, 3}
    assert sum(outcome.chance for outcome in expand(bag(), draw_until_zero)) == 1


def test_a_move_without_chance_has_one_outcome() -> None:
    (only,) = expand(bag(), lambda b, log: b.hand.__setitem__(0, 5))
    assert (only.chance, only.drawn, only.state.hand[0]) == (1, (), 5)


def test_what_is_drawn_at_random_is_what_was_foreseen() -> None:
    foreseen: Counter[str] = Counter()
    for outcome in expand(bag(), draw_two):
        foreseen[str(outcome.state.hand.tolist())] += outcome.chance
    found: Counter[str] = Counter()
    for seed in range(3000):
        b = bag()
        seed_rows(b.rng, seed)
        draw_two(b, None)
        found[str(b.hand.tolist())] += 1
    assert set(found) == set(foreseen)
    for hand, chance in foreseen.items():
        expected = 3000 * float(chance)
        assert abs(found[hand] - expected) < 5 * expected**0.5


def test_more_draws_than_a_tape_has_room_for_are_refused() -> None:
    def endless(b: Bag, log: Log | None) -> None:
        b.pile[:] = [1, 0, 0]
        for _ in range(DRAWS + 1):
            b.pile[0] = 1
            draw(b.rng, 0, b.pile, log)

    with pytest.raises((ValueError, IndexError)):
        list(expand(bag(), endless))


@pytest.mark.parametrize("rules", [load("barking").rules, load("barking").compiled()], ids=["interpreted", "compiled"])
def test_a_cat_of_barking_draws_each_card_of_the_deck(rules: object) -> None:
    setting = Setting(cases("barking")[0], rules)  # type: ignore[arg-type]
    s = setting.start(3)
    found = list(expand(s, lambda after, log: setting.apply(after, USE_CAT, log)))
    whole = sum(s.deck)
    assert [(o.drawn[0][1], o.chance) for o in found] == [(c, Fraction(n, whole)) for c, n in enumerate(s.deck) if n]
    assert sum(outcome.chance for outcome in found) == 1
    assert len(list(expand(s, lambda after, log: setting.apply(after, ITEM, log)))) == 1
