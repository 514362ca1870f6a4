"""What a seat cannot know does not reach it, by any way; and the comparison that shows it notices every leak."""

from __future__ import annotations

import json
from functools import cache

import numpy as np
import pytest

from doghouse.games import GAMES, load
from doghouse.server import messages
from doghouse.testing.hidden import Comparison, Tally, told_apart
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


def of_three(name: str) -> list[Case]:
    """The cases of three players; in the last all modules are played."""
    return [case for case in cases(name) if case.players == 3]


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
    tally = compared(of_three(name)[-1], seed=6)  # with all that a game has
    assert tally.states > 200
    assert tally.followed > 10 * tally.parted


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_viewer_can_tell_what_is_hidden_in_many_games(case: Case) -> None:
    for seed in range(50, 53):
        compared(case, seed)


# ---------------------------------------------------------------- what is hidden, found without redeal or names


@cache
def differing(case: Case, viewer: Viewer, games: int) -> dict[str, frozenset[tuple[int, ...]]]:
    """The fields in which games differ of which the viewer was told the same, with the places in rows and grids."""
    found: dict[str, frozenset[tuple[int, ...]]] = {}
    for seed in range(games):
        for one, other in Forward(setting_of(case), (seed, 1000 + seed), viewer):
            for name in one.names():
                if places := places_apart(one.field(name), other.field(name)):
                    found[name] = found.get(name, frozenset()) | places
    return found


def places_apart(one: object, other: object) -> frozenset[tuple[int, ...]]:
    """Where two values differ: nowhere, or if they are no rows or grids of one shape, in the one place ``()``."""
    if not isinstance(one, np.ndarray) or not isinstance(other, np.ndarray):
        return frozenset() if one == other else frozenset({()})
    if one.tobytes() == other.tobytes():
        return frozenset()
    return frozenset(tuple(map(int, place)) for place in np.argwhere(np.asarray(one) != np.asarray(other)))


def some_case(name: str) -> Case:
    """A case of three players; in Treehouse Diner there are hands only with "Secret Ingredient"."""
    return max(of_three(name), key=lambda case: dict(case.options).get("secret", 0))


@cache
def everything(name: str) -> frozenset[str]:
    """All fields there are behind a game, after a play."""
    comparison = Comparison(setting_of(some_case(name)), 1, {}, [SPECTATOR])
    comparison.run(1)
    return frozenset(comparison.world.inside().names())


def hidden(name: str, viewer: Viewer) -> frozenset[str]:
    return frozenset(differing(some_case(name), viewer, 2))


def missed(name: str, surfaces: dict[str, Surface], viewer: Viewer) -> set[str]:
    """Which surfaces that show too much are not noticed?"""
    return surfaces.keys() - told_apart(setting_of(some_case(name)), surfaces, viewer, WORLDS, 60)


@pytest.mark.parametrize("name", GAMES)
def test_of_a_hidden_and_an_open_field_only_the_hidden_one_tells_worlds_apart(name: str) -> None:
    shown = {field: leaking(field) for field in ("header.seed", "state.players", "state.rng")}
    assert told_apart(setting_of(some_case(name)), shown, 0, games=1, plays=3) == {"header.seed", "state.rng"}


@pytest.mark.parametrize("name", GAMES)
def test_chance_and_its_outcomes_are_among_what_is_hidden(name: str) -> None:
    for viewer in viewers(some_case(name)):
        found = hidden(name, viewer)
        outcomes = {"log.tape", "log.outcome", "log.event", "step.drawn"}
        assert {"state.rng", "header.seed"} | (outcomes if name in PRIVATE else set()) <= found < everything(name)


@pytest.mark.parametrize("name", GAMES)
def test_no_other_field_differs_between_worlds_that_must_look_the_same(name: str) -> None:
    for viewer in viewers(some_case(name)):
        open_fields = {field: leaking(field) for field in everything(name) - hidden(name, viewer)}
        Comparison(setting_of(some_case(name)), 2, open_fields, [viewer]).run(70)


@pytest.mark.parametrize("name", GAMES)
def test_every_hidden_field_and_number_of_the_state_is_caught_when_it_is_shown(name: str) -> None:
    for viewer in viewers(some_case(name)):
        found = differing(some_case(name), viewer, 2)
        numbers = [(field, place) for field in found if field.startswith("state.") for place in found[field]]
        assert numbers
        leaks = {field: leaking(field) for field in found} | {f"{one}{at}": number_of(one, at) for one, at in numbers}
        assert not missed(name, leaks, viewer), viewer


def number_of(field: str, place: tuple[int, ...]) -> Surface:
    return lambda world, viewer: np.asarray(world.inside().field(field))[place].item()


@pytest.mark.parametrize("name", PRIVATE)
def test_what_one_seat_is_shown_is_hidden_from_another(name: str) -> None:
    seats = range(some_case(name).players)
    for viewer in viewers(some_case(name)):
        others = [(surface, seat) for surface in (view, events) for seat in seats if seat != viewer]
        shown = {f"{surface.__name__} of {seat}": as_seen_by(surface, seat) for surface, seat in others}
        assert not missed(name, shown, viewer), viewer


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
