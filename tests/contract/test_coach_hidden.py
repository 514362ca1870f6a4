"""The coach tells a seat nothing that is hidden from it: worlds that it cannot tell apart get the same advice."""

from __future__ import annotations

import pytest

from doghouse.bots import coach
from doghouse.games import GAMES, load
from doghouse.server import coaching
from doghouse.testing.hidden import Comparison, told_apart
from doghouse.testing.setting import Case, Setting, cases
from doghouse.testing.surfaces import Viewer, World

SIMULATIONS = 6  # what the coach looks at is the same with more of them
PLAYS = 6
DEALS = 4  # likewise
CASES = [[case for case in cases(name) if case.players == 3][-1] for name in GAMES]  # with all modules


def hint(world: World, viewer: Viewer) -> object:
    """What the coach says to the seat that must decide."""
    match = world.match
    if viewer is None or viewer != match.duty() or match.forced() is not None:
        return None
    return coaching.hint(match, SIMULATIONS)


def others_chance(world: World, viewer: Viewer) -> object:
    """A chance to win as the next seat knows it."""
    match = world.match
    seat = ((viewer or 0) + 1) % len(match.names)
    return coach.Coach(match.game, match.deck.cards, 1, SIMULATIONS).chance(match.state, seat)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons from a few deals."""
    monkeypatch.setattr(coach, "DEALS", DEALS)


def setting_of(case: Case) -> Setting:
    return Setting(case, load(case.game).compiled())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hint_is_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    tally = Comparison(setting_of(case), 5, {"hint": hint}, range(case.players)).run(PLAYS)
    assert tally.states > PLAYS


@pytest.mark.parametrize("case", [case for case in CASES if case.game != "treat-please"], ids=str)
def test_what_another_seat_would_be_told_is_noticed(case: Case) -> None:
    assert told_apart(setting_of(case), {"other": others_chance}, 0, games=8, plays=PLAYS) == {"other"}
