"""What is wrong in a position is said, all at once: the line, the field and what was expected."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doghouse.core.fields import TextError
from doghouse.games.treehouse_diner import notation

from .texts import OWN, SMALL, TABLE, problems, read

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
    ("next draws: pot, pot", "line 7, next draws: pot cannot come 2 times: only 1 can"),
    ("next draws: quiche", "line 7, next draws: quiche cannot come: it is not in a pile"),
    ("deliveries: 11", "line 7, deliveries: a whole number from 3 to 10 was expected, not '11'"),
    ("columns: 1", "line 7, columns: a whole number from 2 to 7 was expected, not '1'"),
    ("phase: dinner", "line 7, phase: one of visit, phone, kitchen, announce, over was expected, not 'dinner'"),
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
    ("open: ,", "line 7, open: a card was expected, such as `gossip, line 2`"),
    ("open: hash", "line 7, open: nothing on hash asks for a choice"),
    ("open: roast; pot", ""),
    ("open: pot; pot", "line 7, open: nothing on pot lays an order"),
    ("open: quiche", "line 7, open: nothing can be chosen for quiche, so nobody is asked"),
    ("open: paella", "line 7, open: paella is not in this game (TD-70)"),
    ("asked: Ben", "line 7, asked: Ana is asked here, not Ben"),
    ("bag: nothing", "line 7, bag: while it is empty the compost is empty too (TD-21)"),
    (
        "bag: radish\ncompost: acorn",
        "line 7, bag: 14 dandelion, 9 acorn, 11 blueberry, 4 radish, 7 mushroom, 5 daisy should be in `bag` or",
    ),
    ("kitchen Cleo: pie: joker radish (2 daisy", "line 7, kitchen Cleo: a bracket does not close: ("),
    ("supply Ben: rest, radish", "line 7, supply Ben: `rest` stands last in one supply"),
    ("bag: rest", "line 7, bag: `rest` stands last in one supply"),
    ("phone: 4", "line 6, tray: a round has 4 orders (TD-11): with 4 taken not 1 are on the tray"),
    ("phase: kitchen\nthis turn: visited, emptied 1 3", "line 8, this turn: a row is emptied by a visit"),
    ("this turn: emptied 1", "line 7, this turn: a row is emptied by a visit"),
    ("this turn: taken 1", "line 7, this turn: a visit takes at most 4 pieces"),
    ("this turn: visited, taken 5", "line 7, this turn: a visit takes at most 4 pieces"),
    ("this turn: visited, delivered 1", "line 7, this turn: delivered 1: in `delivered` of whose turn it is"),
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
    ("kitchen Ana: twin-broth: bee A", "line 4, kitchen Ana: a bee lies on no plate (TD-73)"),
    ("phase: announce", "line 4, phase: a challenge has been announced: which of `challenges` is `mastered`? (TD-59)"),
    ("phase: announce\nchallenges Ana: in-stock", "line 4, phase: a challenge has been announced"),
    ("phase: announce\nchallenges Ben: in-stock mastered", "line 4, phase: a challenge has been announced"),
    ("this turn: visited, saved 2\nhive Ana: 1", "line 4, this turn: saved 2: in `hive` of whose turn it is"),
    ("open: menu, choices 3", "line 4, open: line 1 of menu asks once: `choices 1`, or nothing"),
    ("open: menu, line 2", "line 4, open: line 2 of menu is none that asks for a choice; there are: 1, 3"),
    ("kitchen Ana: 4 muesli\nstack: muesli blueberry: bee", "line 5, stack: a bee is no part of a joker (TD-58)"),
    ("kitchen Ana: muesli: dandelion\nstack: muesli dandelion", "line 5, stack: an open symbol of muesli was"),
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


@pytest.mark.parametrize(("line", "said"), [("seats Ana, Ben", "a colon was"), ("seets: Ana, Ben", "there is")])
def test_seats_that_are_written_wrong_are_not_missing_as_well(line: str, said: str) -> None:
    (problem,) = problems(f"{line}\nkitchen Ana: pie\n")
    assert problem.startswith(f"line 1, {line.split(':')[0]}: {said}")


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
