"""Chance: the same everywhere and always, from the state, from the tape, or listed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doghouse.core.chance import WORDS, Stream, below, count, draw, next_u32, pick, seed_rng, seed_rows
from doghouse.core.log import listen, outcomes
from doghouse.core.record import Grid, Record, Row

WORD = st.integers(0, 2**32 - 1)
SEED = st.integers(0, 2**64 - 1)


class Piles(Record):
    """Two piles of three kinds of card."""

    rng = Grid(2, WORDS, kind="int64")
    one = Row(3)
    other = Row(3)


def piles(seed: int = 1) -> Piles:
    p = Piles.new()
    seed_rows(p.rng, seed)
    p.one[:] = [5, 0, 3]
    p.other[:] = [0, 2, 9]
    return p


class Sfc32:
    """The generator as its author describes it, in words of 32 bits: a, b, c and a counter."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.words = [a, b, c, counter]

    def __call__(self) -> int:
        a, b, c, counter = self.words
        output = (a + b + counter) % 2**32
        turned = ((c << 21) % 2**32) | (c >> 11)
        self.words = [b ^ (b >> 9), (c + (c << 3)) % 2**32, (turned + output) % 2**32, (counter + 1) % 2**32]
        return output


@given(words=st.tuples(WORD, WORD, WORD, WORD))
def test_the_generator_is_sfc32(words: tuple[int, int, int, int]) -> None:
    stream, published = Stream.new(), Sfc32(*words)
    stream.rng[:] = words
    for _ in range(20):
        assert next_u32(stream.rng) == published()
        assert stream.rng.tolist() == published.words


def test_the_same_seed_gives_the_same_words_this_year_and_next() -> None:
    stream = Stream.new()
    seed_rng(stream.rng, 0x0123456789ABCDEF, 2)
    assert [next_u32(stream.rng) for _ in range(4)] == [0x6D798553, 0x20715CE7, 0xF0EEA7B4, 0x8C20347C]


@given(seed=SEED, row=st.integers(0, 2**25))
def test_a_seed_is_mixed_for_twelve_words(seed: int, row: int) -> None:
    stream = Stream.new()
    seed_rng(stream.rng, seed, row)
    published = Sfc32(seed % 2**32, seed >> 32, (0x9E3779B9 + row) % 2**32, 1)
    for _ in range(12):
        published()
    assert stream.rng.tolist() == published.words


@given(seed=SEED)
def test_every_row_of_a_seed_is_a_stream_of_its_own(seed: int) -> None:
    p = piles(seed)
    assert [next_u32(p.rng[0]) for _ in range(3)] != [next_u32(p.rng[1]) for _ in range(3)]


@given(seed=SEED, n=st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    stream = Stream.new()
    seed_rng(stream.rng, seed, 0)
    assert all(0 <= below(stream.rng, n) < n for _ in range(20))


def test_below_is_even() -> None:
    stream = Stream.new()
    seed_rng(stream.rng, 5, 0)
    found = Counter(below(stream.rng, 7) for _ in range(7000))
    assert all(abs(found[k] - 1000) < 150 for k in range(7))


def test_a_card_is_picked_as_often_as_it_is_there() -> None:
    p = piles()
    found = Counter(pick(p.rng[0], p.one) for _ in range(8000))
    assert set(found) == {0, 2}
    assert abs(found[0] - 5000) < 250
    assert (count(p.one), count(p.other)) == (8, 11)


@given(seed=SEED, order=st.permutations([0] * 5 + [1] * 5))
def test_a_pile_gives_the_same_cards_whatever_is_drawn_elsewhere(seed: int, order: list[int]) -> None:
    def drawn(order: list[int]) -> list[list[int]]:
        p, found = piles(seed), [[], []]
        for row in order:
            found[row].append(draw(p.rng, row, (p.one, p.other)[row], None))
        return found

    assert drawn(order) == drawn(sorted(order))


@given(seed=SEED)
def test_a_log_changes_nothing_and_keeps_what_was_drawn(seed: int) -> None:
    silent, heard, log = piles(seed), piles(seed), listen()
    cards = [draw(silent.rng, 0, silent.one, None) for _ in range(8)]
    assert [draw(heard.rng, 0, heard.one, log) for _ in range(8)] == cards
    assert silent == heard
    assert outcomes(log) == tuple((0, card) for card in cards)
    assert (log.beyond, log.wrong) == (8, 0)


def test_the_tape_decides_for_its_pile_and_the_generator_goes_on_all_the_same() -> None:
    free, told = piles(), piles()
    log = listen([(1, 1), (0, 2), (0, 2)])
    assert [draw(told.rng, 0, told.one, log) for _ in range(2)] == [2, 2]
    assert draw(told.rng, 1, told.other, log) == 1
    for row, pile in ((0, free.one), (0, free.one), (1, free.other)):
        draw(free.rng, row, pile, None)
    assert told.rng.tolist() == free.rng.tolist()
    assert told.one.tolist() == [5, 0, 1]
    assert (log.wrong, log.beyond) == (0, 0)
    draw(told.rng, 0, told.one, log)
    assert log.beyond == 1


@pytest.mark.parametrize("card", [1, 3, -1])
def test_a_tape_that_names_a_card_which_is_not_there_is_wrong(card: int) -> None:
    p, log = piles(), listen([(0, card)])
    assert draw(p.rng, 0, p.one, log) in (0, 2)
    assert log.wrong == 1


def test_listing_says_what_could_come_where_the_tape_ends() -> None:
    p, log = piles(), listen([(0, 2)])
    log.listing = 1
    assert draw(p.rng, 0, p.one, log) == 2
    assert log.stopped == 0
    draw(p.rng, 1, p.other, log)
    assert (log.stopped, log.asked) == (1, 1)
    assert log.could[:4].tolist() == [0, 2, 9, 0]
    draw(p.rng, 0, p.one, log)  # means nothing, and is not written down
    assert log.could[:4].tolist() == [0, 2, 9, 0]


def test_a_recorded_game_survives_another_generator() -> None:
    first, log = piles(1), listen()
    for row in (0, 1, 1, 0):
        draw(first.rng, row, (first.one, first.other)[row], log)
    again, tape = piles(99), listen(outcomes(log))
    for row in (0, 1, 1, 0):
        draw(again.rng, row, (again.one, again.other)[row], tape)
    assert (again.one.tolist(), again.other.tolist()) == (first.one.tolist(), first.other.tolist())
    assert outcomes(tape) == outcomes(log)
