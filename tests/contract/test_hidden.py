"""What a seat cannot know does not reach it, by any way; and the comparison that shows it notices every leak."""

from __future__ import annotations

import json
from functools import cache

import numpy as np
import pytest

from doghouse.games import GAMES, load
from doghouse.server import messages
from doghouse.testing.hidden import Comparison, Tally, ToldApart
from doghouse.testing.setting import Case, Setting, cases
from doghouse.testing.surfaces import SURFACES, Surface, Viewer, World, as_seen_by, events, leaking, view
from doghouse.testing.worlds import Forward

CASES = [case for name in GAMES for case in cases(name)]
SOME = CASES[::3]
SPECTATOR = None
WORLDS = 16  # games in which a leak is looked for, one after the other until it is seen
# Games in which a seat sees what others do not: hands.  Elsewhere only the chance to come is hidden, from everybody.
PRIVATE = [name for name in GAMES if name != "treat-please"]


def wire(world: World, viewer: Viewer) -> object:
    """The frame that the server sends."""
    match = world.match
    seats = [messages.Sitting(name, "me", None, online=True) for name in match.names]
    ask = None if viewer is None else match.ask(viewer)
    now = match.view(viewer), ask, match.events(viewer), seats, match.duty()
    return messages.write(messages.State(match.version, *now, -1))


EVERY_SURFACE: dict[str, Surface] = {**SURFACES, "wire": wire}


def viewers(case: Case) -> list[Viewer]:
    return [*range(case.players), SPECTATOR]


def setting_of(case: Case) -> Setting:
    return Setting(case, load(case.game).compiled())


def compared(case: Case, seed: int, plays: int = 10_000) -> Tally:
    return Comparison(setting_of(case), seed, EVERY_SURFACE, viewers(case)).run(plays)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_no_viewer_can_tell_what_is_hidden(case: Case) -> None:
    tally = compared(case, seed=5, plays=20)
    assert tally.followed > 4 * tally.parted > 0 or tally.parted == 0


@pytest.mark.parametrize("name", GAMES)
def test_no_viewer_can_tell_what_is_hidden_in_a_whole_game(name: str) -> None:
    case = cases(name)[0]
    tally = compared(case, seed=6)
    assert tally.states > 200
    assert tally.followed > 10 * tally.parted


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_viewer_can_tell_what_is_hidden_in_many_games(case: Case) -> None:
    for seed in range(50, 53):
        compared(case, seed)


# ---------------------------------------------------------------- what is hidden, found without redeal or names


@cache
def differing(case: Case, viewer: Viewer, games: int) -> frozenset[str]:
    """The fields in which games differ of which the viewer was told the same."""
    found: set[str] = set()
    for seed in range(games):
        for pair in Forward(setting_of(case), (seed, 1000 + seed), viewer):
            one, other = (inside.fields() for inside in pair)
            found |= {name for name, value in one.items() if value != other[name]}
    return frozenset(found)


def some_case(name: str) -> Case:
    """A case of three players; in Treehouse Diner there are hands only with "Secret Ingredient"."""
    of_three = [case for case in cases(name) if case.players == 3]
    return max(of_three, key=lambda case: dict(case.options).get("secret", 0))


@cache
def everything(name: str) -> frozenset[str]:
    """All fields there are behind a game, after a play."""
    comparison = Comparison(setting_of(some_case(name)), 1, {}, [SPECTATOR])
    comparison.run(1)
    return frozenset(comparison.world.inside().fields())


def hidden(name: str, viewer: Viewer) -> frozenset[str]:
    return differing(some_case(name), viewer, 2)


def is_caught(name: str, surface: Surface, viewer: Viewer) -> bool:
    """Is a surface that shows too much noticed?"""
    for seed in range(WORLDS):
        try:
            Comparison(setting_of(some_case(name)), seed, {"leak": surface}, [viewer]).run(60)
        except ToldApart:
            return True
    return False


@pytest.mark.parametrize("name", GAMES)
def test_chance_and_its_outcomes_are_among_what_is_hidden(name: str) -> None:
    for viewer in viewers(some_case(name)):
        found = hidden(name, viewer)
        outcomes = {"log.tape", "log.outcome", "log.event", "step.drawn"}
        assert {"state.rng", "header.seed"} | (outcomes if name in PRIVATE else set()) <= found < everything(name)


@pytest.mark.parametrize("name", GAMES)
def test_every_hidden_field_is_caught_when_it_is_shown(name: str) -> None:
    for viewer in viewers(some_case(name)):
        for field in hidden(name, viewer):
            assert is_caught(name, leaking(field), viewer), f"seat {viewer} may see {field}"


@pytest.mark.parametrize("name", GAMES)
def test_no_other_field_differs_between_worlds_that_must_look_the_same(name: str) -> None:
    for viewer in viewers(some_case(name)):
        open_fields = {field: leaking(field) for field in everything(name) - hidden(name, viewer)}
        Comparison(setting_of(some_case(name)), 2, open_fields, [viewer]).run(70)


@pytest.mark.parametrize("name", GAMES)
def test_every_single_number_of_the_state_that_is_hidden_is_caught_when_it_is_shown(name: str) -> None:
    for viewer in viewers(some_case(name)):
        for field in (field for field in hidden(name, viewer) if field.startswith("state.")):
            for place in numbers(name, viewer, field):
                assert is_caught(name, number_of(field, place), viewer), f"seat {viewer} may see {field}{place}"


def numbers(name: str, viewer: Viewer, field: str) -> set[tuple[int, ...]]:
    """The places in a field where games differ of which the viewer was told the same."""
    found = set()
    for one, other in Forward(setting_of(some_case(name)), (0, 1000), viewer):
        pair = [np.asarray(inside.field(field)) for inside in (one, other)]
        if pair[0].shape == pair[1].shape:
            found |= {tuple(map(int, place)) for place in np.argwhere(pair[0] != pair[1])}
    return found


def number_of(field: str, place: tuple[int, ...]) -> Surface:
    def surface(world: World, viewer: Viewer) -> object:
        value = np.asarray(world.inside().field(field))
        return value[place].item() if value.ndim == len(place) else None

    return surface


@pytest.mark.parametrize("name", PRIVATE)
@pytest.mark.parametrize("surface", [view, events])
def test_what_one_seat_is_shown_is_hidden_from_another(name: str, surface: Surface) -> None:
    for seat in range(some_case(name).players):
        assert is_caught(name, as_seen_by(surface, seat), SPECTATOR)
        assert is_caught(name, as_seen_by(surface, seat), (seat + 1) % 3)


# ---------------------------------------------------------------- redeal


@pytest.mark.parametrize("case", SOME, ids=str)
def test_redeal_reads_only_what_the_viewer_was_told(case: Case) -> None:
    setting = setting_of(case)
    for viewer in viewers(case):
        for n, (one, other) in enumerate(Forward(setting, (viewer or 7, 2000), viewer)):
            dealt = setting.redealt(one.state, viewer, n), setting.redealt(other.state, viewer, n)
            assert dealt[0] == dealt[1], f"seat {viewer}, decision {n}: the true deal tells in the new one"
            again = setting.redealt(setting.redealt(one.state, viewer, n + 1), viewer, n)
            assert again == dealt[0], f"seat {viewer}, decision {n}: dealt anew twice is another deal"
            if not setting.over(one.state):
                shown = [setting.game.view.view(inside.state, setting.deck, viewer) for inside in (one, other)]
                assert json.dumps(shown[0]) == json.dumps(shown[1])


@pytest.mark.parametrize("case", SOME, ids=str)
def test_redeal_keeps_every_card_and_all_that_is_known(case: Case) -> None:
    setting = setting_of(case)
    game = setting.game
    for seed in range(3):
        state = setting.start(seed)
        for n in range(60):
            for viewer in viewers(case):
                dealt = setting.redealt(state, viewer, n)
                assert game.notation.census(dealt, setting.deck) == setting.cards
                assert game.view.view(dealt, setting.deck, viewer) == game.view.view(state, setting.deck, viewer)
            moves = setting.legal(state)
            setting.apply(state, moves[(n * 7 + seed) % len(moves)])
            if setting.over(state):
                break
