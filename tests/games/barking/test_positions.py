"""A position as text: the same after printing and reading, at every decision; what is wrong is said, all at once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doghouse.core.chance import seed_rows
from doghouse.core.fields import TextError
from doghouse.core.log import listen
from doghouse.games.barking import cards, knowledge, notation, rules
from doghouse.games.barking.state import DECK, ITEMS, NOBODY, SEATS, Moves, Options, Phase, State

HOUSE = cards.house()
POSITIONS = sorted((Path(__file__).parents[3] / "docs/positions").glob("*.txt"))
NAMES = st.lists(
    st.text(max_size=12) | st.sampled_from(["Ana", "ana", "Mutt", "seat 2", "a: b", "cat token", '"', "x#y"])
)
SMALL = """seats: Ana, Ben
item van: Ana husky
item van:
item boxes: cat token; Ben 2 mutt + wonder, poodle
hand Ana: cat, 2 bulldog
hand Ben: wonder
"""


def read(text: str) -> notation.Position:
    return notation.read_position(text)


def problems(text: str) -> list[str]:
    with pytest.raises(TextError) as caught:
        read(text)
    return [str(problem) for problem in caught.value.problems]


# ---------------------------------------------------------------- there and back


def walk(seed: int, players: int, names: tuple[str, ...], teaching: int) -> None:
    """One random game; at every decision the position is printed, read, and printed again."""
    s, moves, choose = State.new(), Moves.new(), random.Random(seed)
    options = Options.new()
    options.players, options.first, options.teaching = players, NOBODY, teaching
    rules.new_game(s, HOUSE.cards, options, seed, None)
    while True:
        text = notation.write_position(notation.Position(s, names, HOUSE, (), can_draw=True))
        again = read(text)
        assert again.state.tobytes() == notation.canonical(s).tobytes(), text
        assert (again.names, again.tape, again.can_draw) == (names, (), True)
        assert notation.write_position(again) == text
        if rules.over(s):
            return
        rules.legal(s, HOUSE.cards, moves)
        rules.apply(s, HOUSE.cards, moves.action[choose.randrange(moves.n)], None)


@given(st.integers(0, 2**32), st.integers(0, 1), st.tuples(*[st.text(max_size=9)] * SEATS), st.integers(2, SEATS))
@settings(max_examples=5)
def test_every_decision_of_a_random_game_is_the_same_after_printing_and_reading(
    seed: int, teaching: int, names: tuple[str, ...], players: int
) -> None:
    walk(seed, players, names[:players], teaching)


@given(NAMES.filter(lambda names: 2 <= len(names) <= SEATS))
def test_players_may_be_called_anything(names: list[str]) -> None:
    s, options = State.new(), Options.new()
    options.players = len(names)
    rules.new_game(s, HOUSE.cards, options, 3, None)
    position = notation.Position(s, tuple(names), HOUSE)
    assert read(notation.write_position(position)).names == tuple(names)
    for seat in range(len(names)):
        text = f"{notation.seat_label(names, seat, HOUSE)}: pass"
        assert [play.seat for play in notation.read_line(text, s, HOUSE, names)] == [seat]


def test_a_state_goes_on_in_the_same_way_without_what_no_rule_looks_at() -> None:
    for seed in range(4):
        s, moves, choose = State.new(), Moves.new(), random.Random(seed)
        options = Options.new()
        options.players, options.first = 3, NOBODY
        rules.new_game(s, HOUSE.cards, options, seed, None)
        bare = notation.canonical(s)
        while not rules.over(s):
            rules.legal(s, HOUSE.cards, moves)
            action = moves.action[choose.randrange(moves.n)]
            for state in (s, bare):
                rules.apply(state, HOUSE.cards, action, None)
            bare = notation.canonical(bare)
            assert bare.tobytes() == notation.canonical(s).tobytes()


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_examples_are_positions_and_can_be_played_on(path: Path) -> None:
    position = read(path.read_text(encoding="utf-8"))
    text = notation.write_position(position)
    assert notation.write_position(read(text)) == text
    assert read(text).state.tobytes() == position.state.tobytes()
    s, moves = position.state.copy(), Moves.new()
    if not position.can_draw:
        seed_rows(s.rng, 1)
    choose = random.Random(5)
    while not rules.over(s):
        rules.legal(s, HOUSE.cards, moves)
        assert moves.n
        rules.apply(s, HOUSE.cards, moves.action[choose.randrange(moves.n)], listen())


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_examples_can_be_dealt_anew_within_what_is_known(path: Path) -> None:
    position = read(path.read_text(encoding="utf-8"))
    s = position.state.copy()
    stream = s.rng.copy()
    seed_rows(stream, 4)
    rules.redeal(s, HOUSE.cards, s.player, stream[0])
    assert knowledge.contradiction(s, NOBODY) == 0
    assert s.hand[s.player].tolist() == position.state.hand[s.player].tolist()


# ---------------------------------------------------------------- what is left out


def test_what_is_left_out_of_a_small_position() -> None:
    position = read(SMALL)
    s = position.state
    assert (s.phase, s.player, s.first, s.round, s.teaching) == (Phase.TURN, 0, 0, 0, 0)
    assert s.deck.tolist() == [3, 3, 4, 3, 5, 4, 6, 6, 5, 5, 4, 6]
    assert sum(s.discards) == 0
    assert sum(s.supply) == 37
    assert (position.can_draw, position.tape) == (False, ())
    assert s.drawn.tolist()[:2] == [3, 1]


def test_the_discards_are_filled_when_the_deck_is_given() -> None:
    s = read(SMALL + "deck: 3 borzoi\n").state
    assert s.deck.tolist() == [3] + [0] * 11
    assert s.discards.tolist() == [0, 3, 4, 3, 5, 4, 6, 6, 5, 5, 4, 6]


def test_who_is_on_turn_and_what_is_asked_follow_from_the_rest() -> None:
    assert read(SMALL + "first: Ben").state.player == 1
    many = read(
        SMALL.replace("hand Ben: wonder", "hand Ben: 6 mutt, 5 wonder").replace("2 mutt + wonder", "2 bulldog")
    ).state
    assert (many.phase, many.player) == (Phase.DISCARD, 1)
    begun = read(SMALL + "begun: bulldog wonder > van.2").state
    assert (begun.phase, begun.spot, begun.dogs[1, 8], begun.wonders[1, 8]) == (Phase.PLAY, 1, 2, 1)
    assert begun.hand[0].tolist() == read(SMALL).state.hand[0].tolist()
    assert len([1 for line in SMALL.splitlines() if line.startswith("item")]) == begun.spots


def test_the_round_is_told_by_the_number_of_items() -> None:
    for more in range(5):
        assert read(SMALL + "item bin:\n" * more).state.round == more


def test_what_is_known_with_least_alone_is_only_that() -> None:
    s = read(SMALL + "known Ana: least cat").state
    assert (s.least[0].tolist()[11], s.most[0].tolist()[11], s.drawn[0]) == (1, 1, 2)


def test_given_outcomes_come_first_and_in_order() -> None:
    position = read(SMALL + "next draws: 2 husky, cat\nnext items: boxes, van\nseed: 5")
    assert position.can_draw
    assert position.tape == ((DECK, 5), (DECK, 5), (DECK, 11), (ITEMS, 9), (ITEMS, 8))
    s, log = position.state.copy(), listen(position.tape)
    rules.apply(s, HOUSE.cards, 3, log)
    assert s.hand[0].tolist()[5] == 1


def test_fields_and_names_may_be_spelled_as_people_do() -> None:
    text = """Players: "Ana", Ben # who plays
    First Player : ben
    ITEM Lieferwagen : Ana: 1 Husky
    item Van.2
    item boxes: Ben 2x Mutts with a Wonder Dog, Poodle; with a cat token
    Hand of ANA: Cat, bulldog bulldog
    hand seat 2: Joker
    Turn: Ana
    """
    assert read(text).state.tobytes() == read(SMALL + "first: Ben\nturn: Ana").state.tobytes()


# ---------------------------------------------------------------- what is wrong


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("hand Eva: cat", "line 7, hand Eva: 'Eva' is not known here; the players are Ana, Ben"),
        ("hnad Ana: cat", "line 7, hnad Ana: there is no such field; did you mean hand?"),
        ("hand Ana: mutt", "line 7, hand Ana: stands in line 5 already"),
        ("hand: mutt", "line 7, hand: a player's name was expected"),
        ("turn Ana", "line 7, turn Ana: a colon was expected after 'turn'"),
        ("turn: Eva", "line 7, turn: 'Eva' is not known here; the players are Ana, Ben"),
        ("turn: Ana Ben", "line 7, turn: one player was expected, or commas between them: before 'Ben'"),
        ("round: 6", "line 7, round: a whole number from 1 to 5 was expected, not '6'"),
        ("round: two", "line 7, round: a whole number from 1 to 5 was expected, not 'two'"),
        ("round: 2", "line 4, item: a line `item ...:` for each of the 4 items of round 2 was expected, not 3"),
        ("item bin: husky", "line 7, item bin: a player's name was expected before 'husky'"),
        ("item bin: Ben 2", "line 7, item bin: a breed was expected after the number"),
        ("item bin: Ben huskey", "line 7, item bin: 'huskey' is not known here; did you mean husky?"),
        ("item bin: Ben wonder", "line 7, item bin: a Wonder Dog lies there without a breed"),
        ("item bin: Ben cat", "line 7, item bin: a cat does not lie at an item; its token is written `cat token`"),
        ("item bin: Ana husky; Ben husky", "line 7, item bin: husky lies there for two players (BT-22)"),
        (
            "item bin: Ana husky, mutt",
            "line 7, item bin: Ana has husky and mutt there, but no cat token lies on it (BT-20)",
        ),
        ("item bin.2:", "line 7, item bin.2: this is number 1 of its kind from the left: bin.1"),
        ("item bun:", "line 7, item bun: 'bun' is not known here; did you mean bin?"),
        ("item:", "line 7, item: an item's name was expected"),
        ("won Ana: 3 scarecrow", "line 7, won Ana: there are only 2 of scarecrow in the game"),
        ("won Ana: van", "line 7, won Ana: 1 item is won or gone, but only 0 lay on the table in the rounds before"),
        ("discards: 4 borzoi", "line 7, discards: there are only 3 of borzoi in the game"),
        ("discards: 7 mutt", "mutt: 9 are in this position (lines 4, 7), 7 are in the game"),
        ("discards: 99999999999999999999999 mutt", "line 7, discards: '99999999999999999999999' is not known here"),
        ("discards: mutt mut", "line 7, discards: 'mut' is not known here; did you mean mutt?"),
        ("discards: 2", "line 7, discards: a name was expected after the number 2"),
        ("turn: Ana\npassed: Ana", "line 8, passed: Ana has passed and is not on turn in this round (BT-17)"),
        ("passed: Ana, Ana", "line 7, passed: Ana is named twice"),
        ("passed: Ana, Ben", "line 7, passed: somebody must be left who has not passed"),
        ("item bin: cat token; cat token", "line 7, item bin: one cat token at most lies on an item (BT-29)"),
        ("item bin: Ana", "line 7, item bin: dogs were expected after 'Ana', such as `2 husky`"),
        ("item bin: Ana; Ben husky", "line 7, item bin: dogs were expected after 'Ana', such as `2 husky`"),
        ("discards: 0 poodle", "line 7, discards: 0 stands for nothing: leave it out"),
        ("phase: token\ndiscards: husky", "line 7, phase: a token is asked for after a cat, so `discards` must have"),
        ("known Ana: drawn 99", "line 7, known Ana: a whole number from 0 to 63 was expected, not '99'"),
        ("seed: \u0661\u0662", "line 7, seed: a whole number from 0 to"),
        ("discards: \u0662 husky", "line 7, discards: '\u0662' is not known here"),
        ("teaching: yes", "cat: there are no cats in a first round without them (BT-10) (line 5)"),
        ("passed: Ben Ana", "line 7, passed: one player was expected, or commas between them: before 'Ana'"),
        ("next draws: husky Cat", "line 7, next draws: a comma was expected before 'Cat'"),
        ("next draws: 0 husky", "line 7, next draws: 0 stands for nothing"),
        ("next draws: helicopter", "line 7, next draws: 'helicopter' is not known here"),
        ("first: " + "Wau" * 99, f"line 7, first: '{'Wau' * 19}Wa…' is not known here; the players are Ana, Ben"),
        ("x" * 99 + ": mutt", f"line 7, {'x' * 59}…: there is no such field"),
        ("teaching: maybe", "line 7, teaching: one of yes, no was expected, not 'maybe'"),
        (
            "phase: turns",
            "line 7, phase: one of turn, token, discard, play, over was expected, not 'turns'; did you mean turn?",
        ),
        ("phase: play", "line 7, phase: `phase: play` and `begun:`, the play that is begun, belong together"),
        ("phase: over", "line 7, phase: the game is over after round 5, not after round 1"),
        ("phase: discard", "line 7, phase: who must discard is on turn, but nobody has more than 10 cards (BT-14)"),
        (
            "begun: mutt",
            "line 7, begun: cards (or none) and one item on the table were expected, such as `husky > mailbox`",
        ),
        ("begun: bulldog > van.1", "line 7, begun: BT-21 forbids to begin so"),
        ("begun: mutt > boxes", "line 7, begun: BT-22 forbids to begin so"),
        ("begun: bulldog husky > van.2", "line 7, begun: BT-20 forbids to begin so"),
        ("begun: wonder > van.2", "line 7, begun: BT-24 forbids to begin so"),
        ("known Ana: least 2 cat", "line 7, known Ana: `least` says more than Ana holds"),
        ("known Ana: most cat; drawn 1", "line 7, known Ana: Ana holds more than `most` and `drawn` allow"),
        ("known Ana: at most cat", "line 7, known Ana: one of least, most, drawn was expected, not 'at'"),
        ("known deck: least mutt", "line 7, known deck: of the deck only `most` and `drawn` are known"),
        ("known deck: most mutt", "line 7, known deck: the deck holds more than `most` and `drawn` allow"),
        ("next draws: 4 borzoi", "line 7, next draws: borzoi is named 4 times, 3 are in the deck"),
        ("next draws: van", "line 7, next draws: 'van' is not known here"),
        ("next items: 3 scarecrow", "line 7, next items: scarecrow is named 3 times, 2 are unseen"),
        ("seed: -1", "line 7, seed: a whole number from 0 to 18446744073709551615 was expected, not '-1'"),
        ("generator: 12", "line 7, generator: 12 numbers of eight digits 0 to f were expected"),
        ("game: treehouse", "line 7, game: barking was expected, not 'treehouse'"),
        ('hand "Ana: cat', "line 7, hand \"Ana: '\"' is not known here"),
    ],
)
def test_a_wrong_line_is_named_with_its_field_and_what_was_expected(more: str, said: str) -> None:
    assert any(problem.startswith(said) for problem in problems(SMALL + more)), problems(SMALL + more)


def test_nobody_without_cards_is_on_turn_while_others_have_some() -> None:
    text = SMALL.replace("hand Ben: wonder\n", "")
    assert problems(text + "turn: Ben") == ["line 6, turn: Ben has no cards left and so passes (BT-19)"]
    assert problems(text + "turn: Ben\nphase: token\ndiscards: cat")[0].startswith("line 6, turn: Ben has no cards")
    assert read(text + "first: Ben").state.player == 0
    assert read(SMALL + "passed: Ana").state.player == 1


def test_at_the_end_every_item_is_somewhere() -> None:
    text = (Path(__file__).parents[3] / "docs/positions/last-pass.txt").read_text(encoding="utf-8")
    text = text.replace("turn: Ben\npassed: Ana", "phase: over\npassed: Ana, Ben")
    found = problems(text)
    assert found[0] == "line 6, item mailbox: at the end every item is in `won` or `gone items` as well"
    assert len(found) == 3


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("Ana, Ana", "two players are called 'Ana'"),
        ("Ana, ana", "two players are called 'ana'"),
        ("Ana,, Ben", "a name is missing"),
        ("Ana, Ben,", "a name is missing"),
        ('Ana, "Ben', 'the double quotes of "Ben do not close'),
        ("Ana, seat 1", "'seat 1' always means a place"),
        ("", "2 to 5 names with commas between them were expected, not 0"),
    ],
)
def test_wrong_seats_are_one_problem(seats: str, said: str) -> None:
    (problem,) = problems(SMALL.replace("seats: Ana, Ben", f"seats: {seats}"))
    assert problem.startswith(f"line 1, seats: {said}")


def test_names_in_quotes_may_be_alike() -> None:
    text = 'seats: Ana, "ana", "", "seat 1"\nitem van:\nitem van:\nitem bin:\nhand seat 2: mutt\nturn: seat 2\n'
    position = read(text)
    assert position.names == ("Ana", "ana", "", "seat 1")
    assert notation.write_position(position).splitlines()[1] == 'seats: Ana, "ana", "", "seat 1"'


def test_all_that_is_wrong_is_said_at_once_in_the_order_of_the_lines() -> None:
    text = "seats: Ana, Ben\nturn: Bem\nitem vam:\nitem van: Ana 2 huskey\nhand Ana: cta\nround: 9\n"
    lines = [problem.split(",")[0] for problem in problems(text)]
    assert lines == ["line 2", "line 3", "line 4", "line 4", "line 5", "line 6"]


def test_missing_and_surplus_cards_are_errors() -> None:
    both = problems(SMALL + "deck: 3 borzoi\ndiscards: husky\n")
    assert both[0] == "komondor: 0 are in this position, 3 are in the game"
    assert any(problem.startswith("husky: 2 are in") for problem in both)
    surplus = problems(SMALL.replace("hand Ben: wonder", "hand Ben: 6 mutt"))
    assert surplus == ["mutt: 8 are in this position (lines 4, 6), 7 are in the game"]
    items = problems(SMALL + "unseen items: 4 van\ngone items: nothing")
    assert "scarecrow: 0 are in this position, 2 are in the game" in items


def test_a_hand_beyond_the_limit_is_for_discarding_only() -> None:
    text = SMALL.replace("hand Ben: wonder", "hand Ben: 6 bulldog, 5 wonder").replace("2 bulldog", "mutt")
    text = text.replace("6 bulldog", "5 bulldog, poodle")
    assert problems(text + "phase: turn\nturn: Ana") == [
        "line 6, hand Ben: more than 10 cards are held only in `phase: discard` (BT-13)"
    ]
    assert read(text).state.phase == Phase.DISCARD


def test_without_seats_or_with_too_many_nothing_else_is_guessed() -> None:
    assert problems("item van:\nitem van:\nitem van:\n")[0].startswith("seats: is missing")
    assert problems("seats: a, b, c, d, e, f\nitem van:\nitem van:\nitem van:\n") == [
        "line 1, seats: 2 to 5 names with commas between them were expected, not 6"
    ]
    assert problems("")[0].startswith("seats: is missing")


@given(st.integers(0, len(SMALL) - 1), st.characters(), st.booleans())
@settings(max_examples=150)
def test_a_hand_broken_position_is_read_or_refused_but_never_fails(at: int, sign: str, insert: bool) -> None:  # noqa: FBT001
    text = SMALL[:at] + sign + SMALL[at if insert else at + 1 :]
    try:
        position = read(text)
    except TextError:
        return
    assert notation.write_position(position)


@given(st.text(max_size=60))
@settings(max_examples=150)
def test_any_text_is_refused_with_a_reason(text: str) -> None:
    assert problems(text)
    assert problems(SMALL.replace("hand Ana: cat", f"hand Ana: cat {text}\nfoo"))
