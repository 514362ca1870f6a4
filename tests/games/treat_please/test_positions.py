"""A position as text: the same after printing and reading, at every decision; what is wrong is said, all at once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doghouse.core.chance import seed_rows
from doghouse.core.fields import TextError
from doghouse.games.treat_please import cards, notation, rules
from doghouse.games.treat_please.state import (
    MARKET,
    NOBODY,
    NONE,
    Moves,
    Options,
    Phase,
    Place,
    State,
)

HOUSE = cards.house()
POSITIONS = sorted((Path(__file__).parents[3] / "docs/positions/treat-please").glob("*.txt"))
SMALL = """game: treat-please
seats: Ana, Ben
player Ana: pepper, attention 4, energy 2, bones 5
hand Ana: nap, kibbles, sploot
row: zoomies 2 bones, puppy-eyes
"""
OWN = """| [[behavior]]
| id = "bark"
| en = "Bark"
| cost = 2
| attention = 3
"""


def read(text: str) -> notation.Position:
    return notation.read_position(text)


def problems(text: str) -> list[str]:
    with pytest.raises(TextError) as caught:
        read(text)
    return [str(problem) for problem in caught.value.problems]


def dealt(players: int, seed: int) -> State:
    s, options = State.new(), Options.new()
    options.players, options.first = players, NOBODY
    rules.new_game(s, HOUSE.cards, options, seed, None)
    return s


def step(s: State, choose: random.Random) -> None:
    """One random move; the turn is seldom ended before there is nothing else to do."""
    moves = Moves.new()
    rules.legal(s, HOUSE.cards, moves)
    open_moves = [moves.action[k] for k in range(moves.n)]
    rest = open_moves[1:] if open_moves[0] == 0 and len(open_moves) > 1 and choose.random() < 0.8 else open_moves
    rules.apply(s, HOUSE.cards, choose.choice(rest), None)


# ---------------------------------------------------------------- there and back


@given(st.integers(0, 2**32), st.tuples(*[st.text(max_size=9)] * 4), st.integers(2, 4))
@settings(max_examples=4)
def test_every_decision_of_a_random_game_is_the_same_after_printing_and_reading(
    seed: int, names: tuple[str, ...], players: int
) -> None:
    s, choose = dealt(players, seed), random.Random(seed)
    while True:
        text = notation.write_position(notation.Position(s, names[:players], HOUSE, (), can_draw=True))
        again = read(text)
        assert again.state.tobytes() == notation.canonical(s).tobytes(), text
        assert (again.names, again.tape, again.can_draw) == (names[:players], (), True)
        assert notation.write_position(again) == text
        if rules.over(s):
            return
        step(s, choose)


def test_a_state_goes_on_in_the_same_way_without_what_no_rule_looks_at() -> None:
    for seed in range(4):
        s = dealt(3, seed)
        bare, choose = notation.canonical(s), random.Random(seed)
        while not rules.over(s):
            before = choose.getstate()
            step(s, choose)
            choose.setstate(before)
            step(bare, choose)
            bare = notation.canonical(bare)
            assert bare.tobytes() == notation.canonical(s).tobytes()


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_examples_are_positions_and_can_be_played_on(path: Path) -> None:
    position = read(path.read_text(encoding="utf-8"))
    text = notation.write_position(position)
    assert notation.write_position(read(text)) == text
    assert read(text).state.tobytes() == position.state.tobytes()
    s, moves, choose = position.state.copy(), Moves.new(), random.Random(5)
    if not position.can_draw:
        seed_rows(s.rng, 1)
    while not rules.over(s):
        rules.legal(s, position.deck.cards, moves)
        assert moves.n
        rules.apply(s, position.deck.cards, moves.action[choose.randrange(moves.n)], None)
    assert notation.census(s, position.deck) == position.deck.cards


# ---------------------------------------------------------------- what is left out


def test_what_is_left_out_is_as_at_the_start() -> None:
    s = read("seats: Ana, Ben\n").state
    assert [s.round, s.first, s.player, s.phase, s.day, s.card] == [0, 0, 0, Phase.TURN, NONE, NONE]
    assert (s.character.tolist()[:2], s.bones.tolist()[:2], s.attention.tolist()[:2]) == ([0, 1], [3, 3], [0, 0])
    assert s.energy.tolist()[:2] == HOUSE.cards.start.tolist()[:2]
    assert [sum(place == Place.HAND for place in s.place[p]) for p in range(4)] == [4, 4, 0, 0]
    assert s.row.tolist() == [MARKET, MARKET + 1, MARKET + 2, MARKET + 3]
    assert s.top.tolist() == [0, 8, 16, 24, 32]
    assert (sum(s.deck), [sum(stack) for stack in s.stack], sum(s.days)) == (21, [7] * 5, 25)


def test_starting_cards_that_are_named_nowhere_are_in_the_pile_that_was_left_out() -> None:
    s = read(SMALL).state
    assert sorted(place for place in s.place[0] if place) == [Place.HAND] * 3 + [Place.DISCARD] * 2
    assert s.learned[0] == 1
    s = read("seats: Ana, Ben\nhand Ana: kibbles\n").state
    assert [s.place[0, b] for b in (0, 1, 2, 3)] == [Place.AWAY, Place.HAND, Place.DISCARD, Place.DISCARD]
    s = read("seats: Ana, Ben\ndiscard Ana: kibbles\n").state
    assert [s.place[0, b] for b in (0, 1, 2, 3)] == [Place.HAND, Place.DISCARD, Place.HAND, Place.HAND]


def test_a_round_card_for_all_round_is_in_force_unless_the_position_says_otherwise() -> None:
    effects = '[{ cheaper = 2 }, { discount = 1, type = "pets" }]'
    own = f'| [[round]]\n| id = "sale"\n| en = "Sale"\n| when = "all round"\n| effects = {effects}\n'
    s = read(f"seats: Ana, Ben\nday: sale\nlasting Ben: boost -1\n{own}").state
    assert s.day_long[0].tolist() == [0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0]
    assert s.day_long[1].tolist() == [0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0]
    plain = notation.write_position(read(f"seats: Ana, Ben\nday: sale\n{own}"))
    assert "lasting" not in plain
    assert notation.write_position(read(plain)) == plain


def test_names_of_cards_are_read_in_any_spelling_and_language() -> None:
    text = "seats: Ana, Ben\nrow: PUPPY EYES (2 bones); Bauchflunder + 1 bone, none\ndeck: zoomies\n"
    assert problems(text) == ["line 2, row: a gap is there only when the deck is empty (TP-27): say `deck: nothing`"]
    s = read(text.replace(", none", "").replace("zoomies", "nothing")).state
    assert [HOUSE.behavior_ids[b] for b in s.row.tolist()[:2]] == ["puppy-eyes", "sploot"]
    assert (s.on_row.tolist(), s.row.tolist()[2:], sum(s.deck)) == ([2, 1, 0, 0], [NONE, NONE], 0)


# ---------------------------------------------------------------- a deck of its own


def test_a_few_cards_take_places_in_the_house_deck() -> None:
    position = read(SMALL + "next draws: bark\n" + OWN)
    assert position.deck.behavior_ids[-1] == "bark"
    assert position.deck.behavior_ids[:-1] == HOUSE.behavior_ids[:-1]
    assert position.deck.data("bark").attention == 3
    changed = OWN.replace('"bark"', '"sploot"')
    assert read(SMALL + changed).deck.data("sploot").cost == 2
    assert read(SMALL + changed).deck.behavior_ids == HOUSE.behavior_ids


def test_a_whole_deck_stays_as_it_is() -> None:
    text = SMALL + "".join(f"| {line}\n" for line in HOUSE.text.replace("Zoomies", "Doomies").split("\n"))
    position = read(text)
    assert position.deck.names["en"]["zoomies"] == "Doomies"
    assert read(notation.write_position(position)).deck.text.split() == position.deck.text.split()


def test_what_is_wrong_with_the_cards_is_said_with_the_line_of_the_position() -> None:
    lines = problems(SMALL + OWN.replace("cost = 2", "cots = 2"))
    assert [line.partition(",")[0] for line in lines] == ["line 9"]
    assert problems(SMALL + "| [[behavior]\n")[0].startswith("line 6: ")
    many = "".join(OWN.replace("bark", f"bark-{k}").replace("Bark", f"Bark {k}") for k in range(26))
    assert problems(SMALL + many)


# ---------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("round: 8", "line 6, round: a whole number from 1 to 7 was expected, not '8'"),
        ("turn: Bem", "line 6, turn: 'Bem' is not known here; did you mean Ben?"),
        ("wether: fine", "line 6, wether: there is no such field"),
        ("day: sploot", "line 6, day: a round card was expected, not 'sploot'"),
        ("hand Ben: nap, sploot", "line 6, hand Ben: sploot is with Ana already"),
        ("hand Ben: nap, nap", "line 6, hand Ben: nap is with Ben already"),
        (
            "hand Ben: tail-helicopter",
            "line 6, hand Ben: tail-helicopter belongs to a character whom Ben does not play",
        ),
        ("discard Ben: nap", "line 6, discard Ben: nap never lies in a discard area (TP-35)"),
        ("hand Ben: warm-towel", "line 6, hand Ben: a behavior was expected, not 'warm-towel'"),
        ("player Ben: pepper", "line 6, player Ben: pepper is played by somebody else already (TP-02)"),
        ("player Ben: attention 16", "line 6, player Ben: a whole number from 0 to 15 was expected, not '16'"),
        ("player Ben: energy", "line 6, player Ben: a name with a number was expected"),
        ("player Ben: bones 1, bones 2", "line 6, player Ben: bones is given twice"),
        ("player Ben: juno bones 3", "line 6, player Ben: a comma was expected before 'bones'"),
        ("hand Ben: nap kibbles", "line 6, hand Ben: a comma was expected before 'kibbles'"),
        ("player Ben: love 3", "line 6, player Ben: 'love' is not known here"),
        ("active Ben: kibbles", "line 6, active Ben: cards lie active in one's own turn only"),
        ("active Ana: kibbles, nap, sploot", "line 6, active Ana: kibbles is with Ana already"),
        ("this turn: learned 2", "line 6, this turn: 2 were learned, a turn allows 1 now (TP-20)"),
        ("this turn: learned 1, completed 1", "line 6, this turn: 1 were completed, but fewer are `done`"),
        ("this turn: learned 300", "line 6, this turn: a whole number from 0 to 99 was expected, not 'learned 300'"),
        ("lasting Ben: boost -300", "line 6, lasting Ben: a whole number from 0 to 99 was expected"),
        ("player Ben: jno, energy 3", "line 6, player Ben: 'jno' is not known here; did you mean juno?"),
        ("player Ben: bones 10000", "line 6, player Ben: a whole number from 0 to 9999 was expected"),
        ("discard Ben kibbles", "line 6, discard Ben kibbles: a colon was expected after the player's name"),
        ("this turn: jumped 1", "line 6, this turn: 'jumped' is not known here"),
        ("phase: over", ""),
        ("phase: dinner", "line 6, phase: one of turn, over was expected, not 'dinner'"),
        ("round: 3\nphase: over", "line 7, phase: the game is over after round 7, not after round 3"),
        ("food: warm-towel", "line 6, food: an objective of the type food was expected, not 'warm-towel'"),
        ("gone: sploot", "line 6, gone: sploot is with Ana already"),
        ("days before: groceries", "line 6, days before: 0 round cards were turned up before this round, not 1"),
        ("deck: zoomies", "line 6, deck: zoomies is on the row already"),
        ("next draws: sploot", "line 6, next draws: sploot cannot come, it is not in a pile"),
        ("next draws: 2 sunday-roast", "line 6, next draws: sunday-roast cannot come twice"),
        ("next draws: nap", "line 6, next draws: nap is never drawn"),
        ("deck: (zoomies", "line 6, deck: a bracket does not close: ("),
        ("deck: zoomies)", "line 6, deck: a bracket closes that was not opened: )"),
        ("open: sploot", "line 6, open: nothing on sploot asks for a choice"),
        ("open: bury-a-bone", "line 6, open: bury-a-bone does not lie active before Ana"),
        ("open: open-the-toy-box", "line 6, open: open-the-toy-box has not been completed by Ana"),
        ("day: groceries\nopen: dog-walker", "line 7, open: the round card that lies open is groceries"),
        ("seed: -1", "line 6, seed: a whole number from 0 to 18446744073709551615 was expected, not '-1'"),
        ("generator: 12", "line 6, generator: 36 numbers of eight digits 0 to f were expected"),
        ("game: barking", "line 6, game: stands in line 1 already"),
        ("row: a, b, c, d, e", "line 6, row: stands in line 5 already"),
    ],
)
def test_a_wrong_line_is_named_with_its_field_and_what_was_expected(more: str, said: str) -> None:
    if said:
        assert any(problem.startswith(said) for problem in problems(SMALL + more)), problems(SMALL + more)
    else:
        assert read(SMALL + more).state.phase == Phase.OVER


def test_all_that_is_wrong_is_said_at_once_in_the_order_of_the_lines() -> None:
    text = "seats: Ana, Ben\nturn: Bem\nrow: zoomis\nhand Ana: cta\nround: 9\npets: sploot\n"
    assert [problem.split(",")[0] for problem in problems(text)] == [f"line {k}" for k in range(2, 7)]


def test_without_seats_nothing_is_a_position() -> None:
    assert problems("")[0].startswith("seats: is missing")
    assert problems("open: dog-walker\nrow: zoomies\n")[0].startswith("seats: is missing")
    assert problems("seats: a, b, c, d, e\n")[0] == (
        "line 1, seats: 2 to 4 names with commas between them were expected, not 5"
    )


@given(st.integers(0, len(SMALL + OWN) - 1), st.characters(), st.booleans())
@settings(max_examples=60)
def test_a_hand_broken_position_is_read_or_refused_but_never_fails(at: int, sign: str, insert: bool) -> None:  # noqa: FBT001
    text = SMALL + OWN
    try:
        position = read(text[:at] + sign + text[at if insert else at + 1 :])
    except TextError:
        return
    assert notation.write_position(position)


@given(st.text(max_size=60))
@settings(max_examples=60)
def test_any_text_is_refused_with_a_reason(text: str) -> None:
    assert problems(SMALL.replace("hand Ana: nap", f"hand Ana: nap {text}\nfoo"))


def test_a_census_notices_what_is_lost_or_twice() -> None:
    s = dealt(2, 1)
    assert notation.census(s, HOUSE) == HOUSE.cards
    lost, twice, learned = s.copy(), s.copy(), s.copy()
    lost.place[0, 0] = Place.AWAY
    twice.deck[s.row[0] - MARKET] = 1
    learned.learned[1] = 1
    for wrong in (lost, twice, learned):
        with pytest.raises(ValueError, match=r"seat|places"):
            notation.census(wrong, HOUSE)


def test_of_another_games_position_only_that_is_told() -> None:
    with pytest.raises(TextError) as caught:
        notation.read_position("game: barking\nseats: Ana, Ben\nitem van:\nround: 9\n")
    assert str(caught.value) == "line 1, game: treat-please was expected, not 'barking'"


def test_with_deck_and_gone_every_card_for_sale_is_somewhere() -> None:
    with pytest.raises(TextError, match="more should be in `deck` or `gone`: both are given"):
        notation.read_position("seats: Ana, Ben\ndeck: zoomies\ngone: nothing\n")
