"""What an arena comes to: shares, how sure they are when games hang together, ratings."""

from __future__ import annotations

import math
import random

import pytest
from openskill.models import PlackettLuce

from doghouse.games import load
from doghouse.lab.arena import Terms
from doghouse.lab.intervals import Share, _student, at_any_time, clustered, share
from doghouse.lab.played import Played
from doghouse.lab.standing import ratings, standing
from doghouse.lab.terms import agreed

GAME = load("barking")


def ended(game: int, *place: int, began: int = 0) -> Played:
    n = len(place)
    return Played(game, place, tuple(10 * k for k in range(n)), began, (2,) * n, (6_000_000,) * n, (4_000_000,) * n)


def terms_of(*players: str) -> Terms:
    return Terms(GAME, players, 1, agreed(GAME, None), GAME.cards.house().cards)


# ---------------------------------------------------------------- counting


def test_wins_are_counted_by_player_by_seat_and_by_turn() -> None:
    # Player 0 wins every game, sharing the last one; it sits one seat further on each time.
    games = [ended(0, 1, 2, began=1), ended(1, 1, 2, began=1), ended(2, 1, 1, began=0)]
    found = standing(terms_of("greedy", "random"), games)
    assert found.wins == (2.5, 0.5)
    assert [one.share for one in found.win_shares] == [2.5 / 3, 0.5 / 3]
    assert [one.share for one in found.seats] == [1.5 / 3, 1.5 / 3]
    assert [one.share for one in found.turns] == [0.5 / 3, 2.5 / 3]
    assert found.scores == (0, 10)
    assert (found.games, found.deals, found.decisions) == (3, 2, 12)
    assert found.ns_per_decision == 3_000_000
    assert (found.thinking, found.longest) == ((0.003, 0.003), (0.004, 0.004))


def test_seats_and_turns_are_counted_in_the_direction_of_play() -> None:
    # Of three, the first of the list wins always: from seat 0, 1, 2, 0, 1; and always right after who began.
    games = [ended(g, 1, 2, 3, began=2) for g in range(5)]
    found = standing(terms_of("greedy", "random", "random"), games)
    assert [one.share for one in found.seats] == [2 / 5, 2 / 5, 1 / 5]
    assert [one.share for one in found.turns] == [0, 1, 0]


def test_intervals_are_made_from_deals() -> None:
    # 30 deals whose two games always end alike: as sure as 30 games, whatever the 60 look like.
    games = [ended(g, 1 + (g // 2 % 2), 2 - (g // 2 % 2)) for g in range(60)]
    found = standing(terms_of("greedy", "random"), games).win_shares[0]
    alone = share(15, 30)
    assert found.share == 0.5
    assert found.high - found.low == pytest.approx(alone.high - alone.low, rel=0.08)


# ---------------------------------------------------------------- intervals


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (99, 1.984)]
)
def test_students_quantiles_are_those_of_the_tables(degrees: int, quantile: float) -> None:
    assert _student(degrees) == pytest.approx(quantile, rel=0.032 if degrees < 3 else 0.008)


def test_games_that_do_not_hang_together_are_as_sure_as_wilson_says() -> None:
    chance = random.Random(1)
    won = [sum(chance.random() < 0.3 for _ in range(4)) for _ in range(3000)]
    found, alone = clustered(won, [4] * 3000), share(sum(won), 12000)
    assert (found.share, found.low, found.high) == pytest.approx((alone.share, alone.low, alone.high), abs=0.002)


def test_of_few_deals_little_is_known() -> None:
    # By hand: the variance of the share is 10 * 6 / 5 / 24 ** 2, which is that of 12 games; Student's quantile of five
    # degrees of freedom, 2.571, makes 6.97 of them.
    found = clustered([4, 2, 3, 1, 2, 0], [4] * 6)
    assert (found.share, found.low, found.high) == pytest.approx((0.5, 0.202, 0.798), abs=0.002)


def test_intervals_are_never_narrower_than_those_of_games_apart() -> None:
    # Every deal but one is shared exactly.
    found, alone = clustered([1.0] * 29 + [2.0], [2] * 30), share(31, 60)
    assert (found.low, found.high) == pytest.approx((alone.low, alone.high))


def test_a_last_deal_that_was_not_played_from_every_seat_counts_for_less() -> None:
    found = clustered([4, 2, 3, 1, 2, 1], [4, 4, 4, 4, 4, 1])
    assert found.share == 13 / 21
    assert found.low < 13 / 21 < found.high


def test_nothing_is_known_of_two_deals_and_winning_all_is_no_certainty() -> None:
    assert clustered([4, 0], [4, 4]) == Share(0.5, 0, 1)
    always, never = clustered([4] * 20, [4] * 20), clustered([0] * 20, [4] * 20)
    assert (always.low, always.high) == (share(20, 20).low, 1)
    assert (never.low, never.high) == pytest.approx((0, 1 - always.low))


def test_deals_that_are_all_shared_alike_are_as_sure_as_games_apart() -> None:
    found, alone = clustered([1] * 50, [4] * 50), share(50, 200)
    assert (found.low, found.high) == pytest.approx((alone.low, alone.high))


def deals(chance: random.Random, n: int) -> list[float]:
    """The wins of four games each with deals that matter much; half of them are won, by and large."""
    rates = (0.05, 0.35, 0.65, 0.95)
    return [float(sum(chance.random() < rate for _ in range(4))) for rate in (chance.choice(rates) for _ in range(n))]


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance, tries = random.Random(2), 1000
    held = naive = 0
    for _ in range(tries):
        won = deals(chance, 40)
        found, alone = clustered(won, [4] * 40), share(sum(won), 160)
        held += found.low < 0.5 < found.high
        naive += alone.low < 0.5 < alone.high
    assert 0.93 < held / tries < 0.98
    assert naive / tries < 0.9  # what taking the games for independent would have said


@pytest.mark.parametrize("truth", [0.5, 0.97])
def test_looking_all_the_time_errs_less_often_than_one_time_in_twenty(truth: float) -> None:
    chance, tries, wrong = random.Random(3), 300, 0
    for _ in range(tries):
        total = squares = 0.0
        for n in range(1, 201):
            one = sum(chance.random() < truth for _ in range(4)) / 4
            total, squares = total + one, squares + one * one
            seen = at_any_time(total, squares, n)
            if n >= 10 and not seen.low <= truth <= seen.high:
                wrong += 1
                break
    assert wrong / tries <= 0.05


def test_looking_finds_out_in_the_end() -> None:
    assert at_any_time(60 * 0.55, 60 * 0.55**2, 60).low > 0.5
    assert at_any_time(10 * 0.55, 10 * 0.55**2, 10).low < 0.5


# ---------------------------------------------------------------- ratings


def test_a_rating_is_openskills() -> None:
    model = PlackettLuce(tau=0.0)
    one, two = model.rate([[model.rating()], [model.rating()]], ranks=[2.0, 1.0])
    one, two = model.rate([one, two], ranks=[1.0, 1.0])
    found = ratings(("greedy", "random"), [ended(0, 2, 1), ended(1, 1, 1)])
    assert (found["greedy"].mu, found["greedy"].sigma) == pytest.approx((one[0].mu, one[0].sigma))
    assert (found["random"].mu, found["random"].sigma) == pytest.approx((two[0].mu, two[0].sigma))
    assert found["greedy"].ordinal == found["greedy"].mu - 3 * found["greedy"].sigma


def test_a_name_has_one_rating_however_often_it_is_seated() -> None:
    players = ("search:n=9", "greedy", "greedy", "greedy")
    found = ratings(players, [ended(g, 1, 2, 3, 4) for g in range(40)])
    assert list(found) == ["search:n=9", "greedy"]
    assert found["search:n=9"].mu > 30 > 25 > found["greedy"].mu
    assert found["greedy"].sigma < 25 / 3


def test_equals_stay_equal() -> None:
    assert ratings(("greedy", "greedy"), [ended(g, 1 + g % 2, 2 - g % 2) for g in range(9)])["greedy"].mu == 25


def test_who_wins_three_of_four_games_is_rated_as_if() -> None:
    chance = random.Random(4)
    games = [ended(g, *((1, 2) if chance.random() < 0.75 else (2, 1))) for g in range(3000)]
    found = ratings(("greedy", "random"), games)
    one, two, beta = found["greedy"], found["random"], PlackettLuce().beta
    scale = math.sqrt(2 * beta**2 + one.sigma**2 + two.sigma**2)
    assert 1 / (1 + math.exp((two.mu - one.mu) / scale)) == pytest.approx(0.75, abs=0.03)
