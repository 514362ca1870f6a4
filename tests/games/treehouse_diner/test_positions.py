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
from doghouse.core.fields import TextError
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

HOUSE = cards.house()
NO_SHRINKING = tuple(phase for phase in Search if phase != Search.shrink)  # a game is long to search
POSITIONS = sorted((Path(__file__).parents[3] / "docs/positions/treehouse-diner").glob("*.txt"))
SMALL = """game: treehouse-diner
seats: Ana, Ben, Cleo
kitchen Ana: 4 hash: radish; 6 roast
supply Ana: 2 radish, acorn
row 2: radish + acorn, nothing
tray: quiche
"""
OWN = """| [[basic]]
| id = "hash"
| en = "Hash"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["radish", "radish", "acorn"]
|
| [[basic]]
| id = "roast"
| en = "Roast"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["acorn", "daisy"]
| effects = [{ order = 2 }, { left = 1 }]
|
| [[basic]]
| id = "quiche"
| en = "Quiche"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["mushroom"]
| effects = [{ others-discard = 2 }]
|
| [[basic]]
| id = "pot"
| en = "Pot"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["A", "A", "B"]
| effects = [{ discard = 1 }]
|
| [[action]]
| id = "jolly"
| en = "Jolly"
| copies = 2
| effects = [{ may = { discard = 1 }, then = [{ praise = 1 }] }, { choose = [{ left = 2 }, { draw = 1 }] }]
"""
TABLE = SMALL + OWN


def read(text: str) -> notation.Position:
    return notation.read_position(text)


def table(more: str = "", without: str = "") -> notation.Position:
    """The small table with some fields more, and without those that begin in a certain way."""
    kept = [line for line in SMALL.splitlines() if not (without and line.startswith(without))]
    return read("\n".join([*kept, more, OWN]))


def problems(text: str) -> list[str]:
    with pytest.raises(TextError) as caught:
        read(text)
    return [str(problem) for problem in caught.value.problems]


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
    assert sum(o != NONE for o in table("phone: 4\nopen: pot").state.tray) == 1


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
        ("phone: 3\ntray: quiche, pot", Phase.TRAY, 0),
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
        ("bees: yes\nphase: announce", Phase.ANNOUNCE, 0),
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
    s = table("bees: yes\nthis turn: phoned, emptied 1 3, free 2, taken 4, 1 delivered, saved 2, pushed 1, calm").state
    assert (s.stage, s.phoned, s.visited, s.emptied, s.free, s.fetched) == (Stage.KITCHEN, 1, 0, 5, 2, 4)
    assert (s.sent, s.rescued, s.pushed, s.calm, s.acted) == (1, 2, 1, 1, 1)
    skipped = table("this turn: skipped").state
    assert (skipped.stage, skipped.visited, skipped.phoned, skipped.acted) == (Stage.KITCHEN, 0, 0, 0)
    assert table("turn: Ben").state.acted == 1
    assert table("turn: Ben\nphase 1: no").state.acted == 0


def test_enough_delivered_orders_make_the_last_round() -> None:
    done = ", ".join(HOUSE.order_ids[10:13])
    assert table(f"deliveries: 3\ndelivered Ben: {done}").state.last == 1
    assert table(f"deliveries: 4\ndelivered Ben: {done}").state.last == 0


# ---------------------------------------------------------------- what is wrong


WRONG = [
    ("kitchen Cleo: hash", "line 7, kitchen Cleo: hash is in the kitchen of Ana already"),
    ("kitchen Cleo: 3 pot; 3 pie", "line 7, kitchen Cleo: pot lies on the space of 3 minutes already (TD-04)"),
    ("kitchen Cleo: 9 pot", "line 7, kitchen Cleo: a whole number from 1 to 6 was expected, not '9'"),
    ("kitchen Cleo: pott", "line 7, kitchen Cleo: 'pott' is not known here; did you mean pot?"),
    ("kitchen Cleo: pot: radish", "line 7, kitchen Cleo: on which plate of pot? say `radish A`"),
    ("kitchen Cleo: pot: radish A, radish B", "line 7, kitchen Cleo: plate B of pot cannot take radish beside what"),
    ("kitchen Cleo: pot: 3 radish A", "line 7, kitchen Cleo: pot has no more symbol A"),
    ("kitchen Cleo: pot: joker C", "line 7, kitchen Cleo: pot has no symbol C"),
    ("kitchen Cleo: pot: joker A (radish)", "line 7, kitchen Cleo: a joker is made of 2 Daisies or any 4"),
    ("kitchen Cleo: pie: bee", "line 7, kitchen Cleo: bee: is in a game with `bees: yes` only"),
    ("kitchen Cleo: paella", "line 7, kitchen Cleo: paella is a Chili order, which is not in a game with `secret: no`"),
    ("supply Ben: 15 radish", "line 7, supply Ben: 15 radish: there are only 14 in the game"),
    ("supply Ben: 12 radish", "radish: 16 are in this position (lines 3, 4, 5, 7), 14 in the game"),
    ("supply Ben: radsh", "line 7, supply Ben: 'radsh' is not known here; did you mean radish?"),
    ("supply Ben: 2", "line 7, supply Ben: a piece was expected with the number, not '2'"),
    ("supply Ben: 0 radish", "line 7, supply Ben: 0 stands for nothing: leave it out"),
    ("supply Ben: chili", "line 7, supply Ben: chili: is in a game with `secret: yes` only"),
    ("supply Ben: rest\nsupply Cleo: rest", "line 8, supply Cleo: one supply has the rest of the pieces, not two"),
    ("row 1: 2 radish", "line 7, row 1: a space of row 1 holds at most 1 (TD-08), not 2"),
    ("row 5: radish", "line 7, row 5: a whole number from 1 to 4 was expected, not '5'"),
    ("row 1: radish, , , , radish, radish, radish, acorn", "line 7, row 1: the pantry has 4 columns"),
    ("pantry 2.1: radish", "line 7, pantry 2.1: stands in `row 2` already"),
    ("pantry 3.7: radish", "line 7, pantry 3.7: the pantry has 4 columns only (TD-08)"),
    ("pantry 9.9: radish", "line 7, pantry 9.9: a space was expected, row and column"),
    ("mood Ana: -9", "line 7, mood Ana: a whole number from -8 to 8 was expected (TD-05), not '-9'"),
    ("hive Ana: 2", "line 7, hive Ana: bees are in a game with `bees: yes` only"),
    ("hand Ana: shortcut", "line 7, hand Ana: Action cards are in a game with `secret: yes` only"),
    ("challenges Ana: in-stock", "line 7, challenges Ana: challenges are in a game with `bees: yes` only"),
    ("delivered Ben: quiche", "line 6, tray: quiche is delivered by Ben already"),
    ("unfulfilled: muesli", "line 7, unfulfilled: muesli is a Starting order, which never comes again (TD-23)"),
    ("next draws: muesli", "line 7, next draws: muesli is a Starting order, which is never drawn"),
    ("next draws: pot, pot", "line 7, next draws: pot cannot come 2 times: it is not in a pile"),
    ("next draws: quiche", "line 7, next draws: quiche cannot come: it is not in a pile"),
    ("deliveries: 11", "line 7, deliveries: a whole number from 3 to 10 was expected, not '11'"),
    ("columns: 1", "line 7, columns: a whole number from 2 to 7 was expected, not '1'"),
    ("phase: dinner", "line 7, phase: visit, phone, kitchen, announce, over were expected, not 'dinner'"),
    ("phase: kitchen\nthis turn: visited, phoned", "line 8, this turn: nobody goes to the pantry and to the phone"),
    ("phase: visit\nthis turn: visited", "line 8, this turn: phase 1 has been carried out"),
    ("this turn: flown", "line 7, this turn: one of visited, phoned, skipped, calm, emptied,"),
    ("this turn: emptied 7", "line 7, this turn: the numbers of rows were expected after `emptied`, from 1 to 4"),
    ("visit: 2.2", "line 7, visit: 2.2 holds 0 pieces, so 1 minutes cannot be left to pay (TD-16)"),
    ("visit: 2.1, minutes 3", "line 7, visit: 2.1 holds 2 pieces, so 3 minutes cannot be left to pay (TD-16)"),
    ("phase: phone", "phone: with fewer than two orders on the tray nobody is asked"),
    ("stack: hash daisy", "line 7, stack: an open symbol of hash was expected"),
    ("stack: pot A", "line 7, stack: an order in the kitchen of Ana and its symbol were expected"),
    ("stack: hash acorn: radish", "line 7, stack: the supply of Ana has too little to go on with"),
    ("open: hash", "line 7, open: line 1 of hash asks for no choice; lines that do: none"),
    ("open: roast; pot", ""),
    ("open: pot; pot", "line 7, open: line 1 of pot lays no order; lines that do: none"),
    ("open: quiche", "line 7, open: nothing can be chosen for quiche, so nobody is asked"),
    ("open: paella", "line 7, open: paella is not in this game (TD-70)"),
    ("asked: Ben", "line 7, asked: Ana is asked here, not Ben"),
    ("bag: nothing", "compost: the bag is empty, so the compost is in it (TD-21)"),
    (
        "bag: radish\ncompost: acorn",
        "line 7, bag: 14 dandelion, 9 acorn, 11 blueberry, 4 radish, 7 mushroom, 5 daisy should be in `bag` or",
    ),
    ("turn: Dora", "line 7, turn: 'Dora' is not known here; the players are Ana, Ben, Cleo"),
    ("seed: -1", "line 7, seed: a whole number from 0 to 18446744073709551615 was expected, not '-1'"),
    ("row 2: radish", "line 7, row 2: stands in line 5 already"),
    ("row: radish", "line 7, row: the row's number was expected: `row 1:` to `row 4:`"),
    ("kichen Ben: pot", "line 7, kichen Ben: there is no such field; did you mean kitchen?"),
]


@pytest.mark.parametrize(("more", "said"), WRONG)
def test_a_wrong_line_is_named_with_its_field_and_what_was_expected(more: str, said: str) -> None:
    text = f"{SMALL}{more}\n{OWN}"
    if said:
        assert any(problem.startswith(said) for problem in problems(text)), problems(text)
    else:
        assert read(text).state.depth == 2


SECRET = [
    ("hand Ana: 3 jolly", "line 4, hand Ana: there are only 2 of jolly in the game"),
    ("hand Ana: 2 jolly\nplayed: jolly", "jolly: 3 are in this position, 2 in the game"),
    ("hand Ana: joly", "line 4, hand Ana: 'joly' is not known here; did you mean jolly?"),
    ("hand Ana: jolly\nolder Ana: 2 jolly", "line 5, older Ana: jolly is not in the hand of Ana as often as that"),
    ("kitchen Ana: hash", "line 4, kitchen Ana: hash is a Basic order, which is not in a game with `secret: yes`"),
    ("actions: jolly\ndiscards: jolly", "line 4, actions: "),
]


@pytest.mark.parametrize(("more", "said"), SECRET)
def test_action_cards_are_somewhere_none_more_often_than_there_are(more: str, said: str) -> None:
    text = f"seats: Ana, Ben\nsecret: yes\nbees: yes\n{more}\n{OWN}"
    assert any(problem.startswith(said) for problem in problems(text)), problems(text)


def test_all_that_is_wrong_is_said_at_once_in_the_order_of_the_lines() -> None:
    text = "seats: Ana, Ben\nturn: Bem\nrow 1: radsh\nkitchen Ana: mussli\nround: 0\nmood Ben: 10\ntray: pei\n"
    assert [problem.split(",")[0] for problem in problems(text)] == [f"line {k}" for k in range(2, 8)]


def test_without_seats_nothing_is_a_position() -> None:
    assert problems("kitchen Ana: pie\n")[0].startswith("seats: is missing")
    assert problems("seats: a, b, c, d, e\n")[0] == (
        "line 1, seats: 2 to 4 names with commas between them were expected, not 5"
    )


def test_of_another_games_position_only_that_is_told() -> None:
    assert problems("game: barking\nseats: Ana, Ben\nitem van:\n") == [
        "line 1, game: treehouse-diner was expected, not 'barking'"
    ]


@given(st.integers(0, len(TABLE) - 1), st.characters(), st.booleans())
@settings(max_examples=60)
def test_a_hand_broken_position_is_read_or_refused_but_never_fails(at: int, sign: str, insert: bool) -> None:  # noqa: FBT001
    try:
        position = read(TABLE[:at] + sign + TABLE[at if insert else at + 1 :])
    except TextError:
        return
    assert notation.write_position(position)


@pytest.mark.parametrize("field", ["kitchen Ben", "row 3", "tray", "this turn", "open", "stack", "visit", "supply Ben"])
@given(st.text(max_size=30))
@settings(max_examples=25)
def test_any_text_is_read_or_refused_with_a_reason(field: str, text: str) -> None:
    try:
        position = read(f"{SMALL.replace('tray: quiche', '')}{field}: {text}\n{OWN}")
    except TextError:
        return
    assert notation.write_position(position)


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
