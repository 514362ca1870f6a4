"""A position as text: the same after printing and reading, at every decision; what is wrong is said, all at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import Phase as Search
from hypothesis import given, settings
from hypothesis import strategies as st

from doghouse.core.chance import count, seed_rows
from doghouse.games.treehouse_diner import cards, notation, rules, setup
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    COLUMNS,
    DAISY,
    NOBODY,
    NONE,
    Moves,
    Options,
    Phase,
    Stage,
    State,
)

from .texts import OWN, SMALL, read

HOUSE = cards.house()
NO_SHRINKING = tuple(phase for phase in Search if phase != Search.shrink)  # a game is long to search
POSITIONS = sorted((Path(__file__).parents[3] / "docs/positions/treehouse-diner").glob("*.txt"))


def table(more: str = "", without: str = "") -> notation.Position:
    """The small table with some fields more, and without those that begin in a certain way."""
    kept = [line for line in SMALL.splitlines() if not (without and line.startswith(without))]
    return read("\n".join([*kept, more, OWN]))


def dealt(players: int, seed: int, *, bees: int = 1, secret: int = 1) -> State:
    s, options = State.new(), Options.new()
    options.players, options.first, options.bees, options.secret = players, NOBODY, bees, secret
    rules.new_game(s, HOUSE.cards, options, seed, None)
    return s


def step(s: State, choose: random.Random) -> None:
    """One random move."""
    moves = Moves.new()
    rules.legal(s, HOUSE.cards, moves)
    rules.apply(s, HOUSE.cards, moves.action[choose.randrange(moves.n)], None)


def played(s: State, choose: random.Random, most: int = 400) -> Iterator[State]:
    """The decisions of a random game, up to so many."""
    for _ in range(most):
        yield s
        if rules.over(s):
            return
        step(s, choose)


# ---------------------------------------------------------------- there and back


@given(st.integers(0, 2**32), st.tuples(*[st.text(max_size=9)] * 4), st.integers(2, 4), st.integers(0, 3))
@settings(max_examples=4, phases=NO_SHRINKING)
def test_decisions_of_a_random_game_are_the_same_after_printing_and_reading(
    seed: int, names: tuple[str, ...], players: int, modules: int
) -> None:
    s = dealt(players, seed, bees=modules & 1, secret=modules >> 1)
    phases: set[int] = set()
    for n, state in enumerate(played(s, random.Random(seed))):
        if n % 24 and state.phase in phases:
            continue
        phases.add(state.phase)
        text = notation.write_position(notation.Position(state, names[:players], HOUSE, (), can_draw=True))
        again = read(text)
        assert again.state.tobytes() == notation.canonical(state).tobytes(), text
        assert (again.names, again.tape, again.can_draw) == (names[:players], (), True)
        assert notation.write_position(again) == text
        assert notation.census(state, HOUSE) == HOUSE.cards


def test_a_state_goes_on_in_the_same_way_without_what_no_rule_looks_at() -> None:
    for seed in range(3):
        s = dealt(3, seed)
        bare, choose = notation.canonical(s), random.Random(seed)
        for n, state in enumerate(played(s, random.Random(seed), 300)):
            assert bare.tobytes() == notation.canonical(state).tobytes(), n
            if not rules.over(bare):
                step(bare, choose)
                bare = notation.canonical(bare)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_examples_are_positions_and_can_be_played_on(path: Path) -> None:
    position = read(path.read_text(encoding="utf-8"))
    text = notation.write_position(position)
    assert notation.write_position(read(text)) == text
    assert read(text).state.tobytes() == position.state.tobytes()
    assert notation.census(position.state, position.deck) == position.deck.cards
    s, moves, choose = position.state.copy(), Moves.new(), random.Random(5)
    if not position.can_draw:
        seed_rows(s.rng, 1)
    for _ in range(60):
        rules.legal(s, position.deck.cards, moves)
        assert moves.n
        rules.apply(s, position.deck.cards, moves.action[choose.randrange(moves.n)], None)
    assert notation.census(s, position.deck) == position.deck.cards


# ---------------------------------------------------------------- what is left out


def test_what_is_left_out_is_empty_but_for_the_pantry_the_tray_and_the_piles() -> None:
    s = read("seats: Ana, Ben\n").state
    assert (s.round, s.phase, s.turn, s.player, s.deliveries, s.columns) == (1, Phase.VISIT, 0, 0, 8, 3)
    assert [sum(count(s.pantry[r * COLUMNS + c]) for c in range(3)) for r in range(4)] == [3, 6, 9, 12]
    assert NONE not in s.tray.tolist()[:3]
    assert count(s.order_pile) == 43
    assert count(s.bag) == 90 - 30
    assert notation.census(s, HOUSE) == HOUSE.cards


def test_rows_of_which_something_is_said_are_not_filled() -> None:
    s = table("pantry 3.2: 2 daisy").state
    assert [count(s.pantry[COLUMNS + c]) for c in range(4)] == [2, 0, 0, 0]
    assert [count(s.pantry[2 * COLUMNS + c]) for c in range(4)] == [0, 2, 0, 0]
    assert [count(s.pantry[3 * COLUMNS + c]) for c in range(4)] == [4] * 4


def test_the_tray_is_filled_with_orders_that_are_not_to_come() -> None:
    p = table(f"next draws: {HOUSE.order_ids[8]}, {HOUSE.order_ids[9]}")
    tray = [p.deck.order_ids[o] for o in p.state.tray.tolist() if o != NONE]
    assert tray[0] == "quiche"
    assert len(tray) == 4
    assert not {*HOUSE.order_ids[8:10]} & {*tray}
    assert sum(o != NONE for o in table("phone: 3\nopen: pot").state.tray) == 1


def test_pieces_to_come_stay_in_the_bag() -> None:
    p = read("seats: Ana, Ben\nnext draws: 9 daisy\n")
    assert p.state.bag[DAISY] >= 9
    assert len(p.tape) == 9


def test_with_bag_and_compost_a_supply_can_have_the_rest() -> None:
    s = table("bag: radish\ncompost: nothing\nsupply Ben: rest").state
    assert count(s.bag) == 1
    assert notation.census(s, table().deck) == table().deck.cards
    assert count(s.supply[1]) > 30


def test_an_order_lies_on_the_space_that_is_said_or_of_its_minutes() -> None:
    for said in ("5 pot", "pot at 5", "pot (5)", "5: pot", "5 minutes: pot", "pot 5"):
        p = table(f"kitchen Ben: {said}")
        assert p.deck.order_ids[p.state.kitchen[1, 4]] == "pot", said
    p = table("kitchen Ben: pot: 2 radish A, acorn")
    assert p.deck.order_ids[p.state.kitchen[1, 2]] == "pot"
    assert p.state.on[p.state.kitchen[1, 2]].tolist()[:3] == [4, 4, 2]


def test_jokers_lie_with_what_they_are_made_of() -> None:
    s = table("kitchen Ben: pot: joker A (2 acorn, radish, daisy), joker B", without="supply").state
    o = s.kitchen[1, 2]
    assert s.lying[o].tolist() == [0, 2, 0, 1, 0, 3, 0, 0]
    assert s.on[o].tolist()[:3] == [8, 0, 8]


# ---------------------------------------------------------------- in the middle of something


@pytest.mark.parametrize(
    ("more", "phase", "player"),
    [
        ("phase: kitchen", Phase.KITCHEN, 0),
        ("visit: 2.1, minutes 2", Phase.MINUTES, 0),
        ("visit: 2.1", Phase.MINUTES, 0),
        ("phase: phone\nphone: 1\ntray: quiche, pot", Phase.TRAY, 1),
        ("phase: phone\nasked: Cleo\ntray: quiche, pot", Phase.TRAY, 2),
        ("phone: 2\ntray: quiche, pot", Phase.TRAY, 2),
        ("stack: hash acorn: radish", Phase.STACK, 0),
        ("open: pot", Phase.DISCARD, 0),
        ("open: pot, of Cleo\nsupply Cleo: acorn", Phase.DISCARD, 2),
        ("open: quiche\nsupply Ben: acorn", Phase.DISCARD, 1),
        ("open: quiche\nasked: Cleo\nsupply Cleo: acorn", Phase.DISCARD, 2),
        ("open: roast, line 2", Phase.LEFT, 0),
        ("open: roast, choices 1; pot", Phase.DISCARD, 0),
        ("open: row 1", Phase.RECYCLE, 0),
        ("secret: yes\nopen: jolly", Phase.MAY, 0),
        ("secret: yes\nopen: jolly, line 4", Phase.OPTION, 0),
        ("secret: yes\nopen: jolly, line 5, choices 2", Phase.LEFT, 0),
        ("bees: yes\nphase: announce\nchallenges Ana: in-stock mastered", Phase.ANNOUNCE, 0),
        ("phase: over", Phase.OVER, 0),
    ],
)
def test_half_made_decisions_are_read_and_printed(more: str, phase: int, player: int) -> None:
    extra = "supply Ana: 4 radish, acorn" if "stack" in more else "supply Ana: radish, acorn"
    own = OWN.replace("[[basic]]", "[[chili]]") if "secret" in more else OWN
    kept = "".join(f"{line}\n" for line in SMALL.splitlines() if not line.startswith(("supply", "tray")))
    p = read(f"{kept}{extra}\n{more}\n{own}")
    assert (p.state.phase, p.state.player) == (phase, player)
    text = notation.write_position(p)
    assert read(text).state.tobytes() == p.state.tobytes()
    moves = Moves.new()
    rules.legal(p.state, p.deck.cards, moves)
    assert moves.n or phase == Phase.OVER


def test_what_was_done_this_turn_is_read() -> None:
    done = "this turn: visited, emptied 3, free 2, taken 4, 1 delivered, saved 2, pushed 1, calm"
    s = table(f"bees: yes\n{done}\ndelivered Ana: {HOUSE.order_ids[10]}\nhive Ana: 2").state
    assert (s.stage, s.phoned, s.visited, s.emptied, s.free, s.fetched) == (Stage.KITCHEN, 0, 1, 4, 2, 4)
    assert (table("this turn: phoned").state.phoned, table("this turn: phoned").state.visited) == (1, 0)
    assert (s.sent, s.rescued, s.pushed, s.calm, s.acted) == (1, 2, 1, 1, 1)
    skipped = table("this turn: skipped").state
    assert (skipped.stage, skipped.visited, skipped.phoned, skipped.acted) == (Stage.KITCHEN, 0, 0, 0)
    assert table("turn: Ben").state.acted == 1
    assert table("turn: Ben\nphase 1: no").state.acted == 0


def test_enough_delivered_orders_make_the_last_round() -> None:
    done = ", ".join(HOUSE.order_ids[10:13])
    assert table(f"deliveries: 3\ndelivered Ben: {done}").state.last == 1
    assert table(f"deliveries: 4\ndelivered Ben: {done}").state.last == 0


def test_a_census_notices_what_is_lost_or_twice() -> None:
    s = dealt(2, 1)
    assert notation.census(s, HOUSE) == HOUSE.cards
    lost, twice, lying, cards_lost, older = (s.copy() for _ in range(5))
    lost.bag[BEE_PIECE] -= 1
    twice.unfulfilled[s.tray[0] - 8] = 1
    lying.lying[s.tray[0], BEE_PIECE] += 1
    lying.bag[BEE_PIECE] -= 1
    cards_lost.action_pile[:] = 0
    older.older[0][:] = 9
    for wrong in (lost, twice, lying, cards_lost, older):
        with pytest.raises(ValueError, match=r"pieces|orders|Action cards"):
            notation.census(wrong, HOUSE)
    assert setup.acted(s) == 0
