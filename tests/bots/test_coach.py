"""The coach: legal advice that knows no more than its seat, the reasons of ten positions, and reviews that add up."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from doghouse.bots import Mind, parse
from doghouse.bots.coach import Coach, Moment, Review, scaled
from doghouse.bots.loops import BOTS
from doghouse.core.chance import Stream, seed_rng
from doghouse.games import GAMES, Game, load
from doghouse.table.match import HOUSE, Header, Match

COACHED = Path(__file__).parent / "coached"
# Each file tells in its first line why this is what a player would expect.
EXPECTED = {
    "barking-wait-with-a-cat": ("cat", "standing"),
    "barking-the-worst-dog-first": ("mutt > scarecrow", "standing"),
    "barking-keep-the-pair": ("pass", "hand"),
    "barking-early-pass": ("pass", "hand"),
    "treat-please-cheap-lesson": ("learn play-bow", "points"),
    "treat-please-the-cheaper-objective": ("complete bubble-bath", "attention"),
    "treat-please-last-lesson": ("learn play-bow", "points"),
    "treehouse-diner-what-the-supply-covers": ("order dew", "orders"),
    "treehouse-diner-at-the-door": ("lay dandelion > buffet", "orders"),
    "treehouse-diner-five-points-now": ("lay dandelion > risotto", "points"),
}


def started(game: Game, seed: int, names: tuple[str, ...] = ("Ana", "Ben", "Cleo")) -> Match:
    """A new game that is played natively."""
    match = Match(game, Header(game.name, game.version, HOUSE, game.usual, seed, names))
    match.use(game.compiled())
    return match


def played(match: Match, steps: int = 10_000) -> list[Moment]:
    """Let greedy bots play some steps; the moments before them."""
    bots = [Mind(match.game, match.deck.cards, parse("greedy"), seat) for seat in range(len(match.names))]
    moments = []
    while len(moments) < steps and (seat := match.duty()) is not None:
        moments.append(Moment(match.state, seat, bots[seat].play(match.state)))
        match.commit(match.prepare(seat, moments[-1].play))
    return moments


@pytest.mark.parametrize("name", EXPECTED)
def test_ten_positions_get_the_advice_and_the_reason_that_a_player_would_expect(name: str) -> None:
    play, reason = EXPECTED[name]
    game = load(next(game for game in GAMES if name.startswith(game)))
    place = game.notation.read_position((COACHED / f"{name}.txt").read_text(encoding="utf-8"), None)
    hint = Coach(game, place.deck.cards, 1, n=400).hint(place.state)
    assert game.notation.write_play(hint.plays[0].play, place.state, place.deck) == play
    assert hint.reason == reason
    assert len(hint.plays) > 1


def test_every_position_that_is_kept_is_tried() -> None:
    assert {path.stem for path in COACHED.iterdir()} == EXPECTED.keys()


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_legal_whole_plays_best_first_and_knows_only_what_the_seat_knows(name: str) -> None:
    game = load(name)
    match, rng = started(game, 4), Stream.new().rng
    for k in range(4):
        played(match, 9)
        coach = Coach(game, match.deck.cards, 7, n=60)
        state, other = match.state, match.state.copy()
        seed_rng(rng, k, BOTS)
        game.rules.redeal(other, match.deck.cards, match.duty(), rng)
        hint = coach.hint(state)
        assert coach.hint(other) == hint
        results = [advice.result for advice in hint.plays]
        assert results == sorted(results, reverse=True)
        assert all(0 <= advice.chance <= 1 for advice in hint.plays)
        for advice in hint.plays:
            match.prepare(match.duty() or 0, advice.play)


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, list[Moment], Review]:
    """A finished game, and its review for the first seat."""
    game = load(request.param)
    match = started(game, 6)
    moments = played(match)
    return match, moments, Coach(game, match.deck.cards, 3, n=40).review(0, moments, match.state)


def test_a_curve_goes_from_the_deal_to_what_came_of_it(reviewed: Any) -> None:
    match, moments, review = reviewed
    ranks = [match.game.rules.rank(match.state, match.deck.cards, seat) for seat in range(3)]
    steps = [v for v, _ in review.curve]
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0, len(moments))
    assert review.curve[-1][1] == (ranks[0] == max(ranks)) / ranks.count(max(ranks))
    assert all(0 <= chance <= 1 for _, chance in review.curve)


def test_mistakes_are_the_seats_own_and_the_dearest_come_first(reviewed: Any) -> None:
    match, moments, review = reviewed
    assert 0 < len(review.mistakes) <= 3
    costs = [mistake.cost for mistake in review.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] > 0
    for mistake in review.mistakes:
        moment = moments[mistake.version - 1]
        assert moment.seat == 0
        assert mistake.played.play == moment.play != mistake.better.play
        match.at(mistake.version - 1).prepare(0, mistake.better.play)


def test_a_review_can_be_left_off() -> None:
    game = load("barking")
    match = started(game, 6)
    moments = played(match)

    class Enough(Exception):
        pass

    def enough() -> None:
        raise Enough

    with pytest.raises(Enough):
        Coach(game, match.deck.cards, 3, n=40).review(0, moments, match.state, look_up=enough)


def test_a_scaled_chance_has_a_shifted_and_stretched_logit() -> None:
    def logit(p: float) -> float:
        return math.log(p / (1 - p))

    for chance in (0.001, 0.2, 0.25, 0.6, 0.999):
        assert logit(scaled(chance, -0.1, 1.3)) == pytest.approx(-0.1 + 1.3 * logit(chance))
        assert scaled(chance, 0.0, 1.0) == pytest.approx(chance)
    assert [scaled(sure, -0.1, 1.3) for sure in (0.0, 1.0)] == [0.0, 1.0]


@pytest.mark.parametrize("name", GAMES)
def test_a_coach_has_a_scale_that_keeps_the_order_for_every_number_of_players(name: str) -> None:
    game = load(name)
    assert set(game.features.COACH_SCALES) == set(range(game.min_players, game.max_players + 1))
    assert all(slope > 0 for _, slope in game.features.COACH_SCALES.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_chance_that_a_coach_tells_is_scaled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    match = started(game, 4)
    told = []
    for scale in ((0.0, 1.0), (-0.5, 1.5)):
        monkeypatch.setattr(game.features, "COACH_SCALES", {3: scale})
        coach = Coach(game, match.deck.cards, 7, n=40)
        hint = coach.hint(match.state)
        told.append([coach.chance(match.state, 0), *(advice.chance for advice in hint.plays)])
    assert told[1] == pytest.approx([scaled(chance, -0.5, 1.5) for chance in told[0]])
    assert told[1] != pytest.approx(told[0])
