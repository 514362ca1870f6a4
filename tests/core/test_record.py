"""Records: flat memory that reads like an object and copies like a number."""

from __future__ import annotations

import copy
import pickle
import tracemalloc
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doghouse.core.record import Grid, Ints, Number, Record, Row, define, row


class Kennel(Record):
    """Of every kind of field one, under names that numpy has methods of."""

    round = Number(np.int8)
    item = Number()
    copies = Row(3)
    tree = Grid(2, 3, kind=np.int16)
    seed = Number(np.int64)


def kennel() -> Kennel:
    k = Kennel.new()
    k.round, k.item, k.seed = 3, -4, 1 << 40
    k.copies[:] = [1, 2, 127]
    k.tree[1, 2] = 300
    return k


def test_fields_stand_in_the_order_written_and_start_at_zero() -> None:
    assert list(Kennel.fields()) == ["round", "item", "copies", "tree", "seed"]
    assert [Kennel.dtype_of.fields[name][1] for name in Kennel.fields()] == [0, 2, 4, 8, 24]
    assert Kennel.new().tobytes() == bytes(Kennel.dtype_of.itemsize)


def test_numbers_read_as_python_ints_so_that_sums_never_wrap() -> None:
    k = kennel()
    read = [k.round, k.item, k.seed, k.copies[2], k.tree[1, 2], k.tree[1][2], *k.copies, *k.tree[1]]
    assert {type(n) for n in read} == {int}
    assert k.copies[2] + k.copies[1] == 129
    assert sum(k.copies) == 130
    assert k.tree.tolist() == [[0, 0, 0], [0, 0, 300]]


@pytest.mark.parametrize("value", [128, -129, 1000])
def test_what_does_not_fit_raises(value: int) -> None:
    k = kennel()
    before = k.tobytes()
    with pytest.raises(OverflowError):
        k.round = value
    with pytest.raises(OverflowError):
        k.copies[0] = value
    with pytest.raises(OverflowError):
        k.copies[:] = value
    with pytest.raises(OverflowError):
        k.copies[2] += 1
    assert k.tobytes() == before


def test_a_row_is_filled_and_not_replaced() -> None:
    k = kennel()
    with pytest.raises(AttributeError, match=r"fill copies\[:\]"):
        k.copies = [1, 2, 3]  # type: ignore[assignment]
    with pytest.raises(IndexError):
        k.copies[3] = 0
    k.tree[0][:] = 7
    assert k.tree[0].tolist() == [7, 7, 7]


def test_a_misspelt_field_raises() -> None:
    with pytest.raises(AttributeError):
        _ = kennel().rownd  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "twin",
    [
        Kennel.copy,
        copy.copy,
        copy.deepcopy,
        lambda k: pickle.loads(pickle.dumps(k)),
        lambda k: Kennel.from_bytes(k.tobytes()),
    ],
)
def test_copies_are_equal_and_independent(twin: object) -> None:
    k = kennel()
    assert k.copies[0] == k.tree[0, 0] + 1  # views into this record exist by now
    other = twin(k)  # type: ignore[operator]
    assert type(other) is Kennel
    assert other == k
    other.copies[0] = 9
    other.tree[1, 2] = 1
    other.round = 1
    assert (k.copies[0], k.tree[1, 2], k.round) == (1, 300, 3)
    assert other != k
    k.copies[1] = 5
    assert other.copies[1] == 2


def test_records_of_different_kinds_differ_and_none_can_be_a_key() -> None:
    alike = define(
        "Kennel", **{name: type(field)(*field.shape, kind=field.kind) for name, field in Kennel.fields().items()}
    )
    assert alike.new() != Kennel.new()
    assert Kennel.new() != 0
    with pytest.raises(TypeError, match="hash its tobytes"):
        hash(kennel())


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=r"Kennel takes 32 bytes, not 3"):
        Kennel.from_bytes(b"abc")


def test_a_batch_is_one_array_whose_elements_are_records() -> None:
    batch = Kennel.batch(3)
    batch[1].copies[0] = 5
    batch[2] = batch[1]
    batch[1].copies[0] = 6
    assert [k.copies[0] for k in batch] == [0, 6, 5]


@given(
    numbers=st.lists(st.integers(-(2**15), 2**15 - 1), min_size=6, max_size=6), seed=st.integers(-(2**63), 2**63 - 1)
)
def test_what_was_written_is_read(numbers: list[int], seed: int) -> None:
    k = Kennel.new()
    k.seed = seed
    for n, number in enumerate(numbers):
        k.tree[n // 3, n % 3] = number
    again = Kennel.from_bytes(k.tobytes())
    assert again.seed == seed
    assert [n for line in again.tree.tolist() for n in line] == numbers


def test_a_row_outside_any_record_counts_like_one_inside() -> None:
    loose = row(3)
    loose[0] = 1 << 60
    assert isinstance(loose, Ints)
    assert (type(loose[0]), sum(loose)) == (int, 1 << 60)


class Ledger(Record):
    """Large enough for its memory to be missed."""

    pages = Row(1000, kind=np.int64)


@pytest.mark.parametrize(
    "made",
    [
        Ledger.new,
        lambda: Ledger.batch(3)[1],
        lambda: Ledger.new().copy(),
        lambda: pickle.loads(pickle.dumps(Ledger.new())),
    ],
)
def test_a_record_whose_rows_were_read_goes_with_its_last_name(made: Callable[[], Ledger]) -> None:
    """A view that held its record, which holds the view, would keep both for ever: numpy's arrays are in no cycles."""

    def read(times: int) -> int:
        for _ in range(times):
            assert made().pages[999] == 0
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    before, after = read(10), read(100)
    tracemalloc.stop()
    assert after - before < 10 * Ledger.dtype_of.itemsize


def test_each_record_of_a_batch_has_rows_of_its_own() -> None:
    batch = Ledger.batch(3)
    for k in range(3):
        batch[k].pages[:] = [k + 1] * 1000
    assert [batch[1:][k].pages[5] for k in range(2)] == [2, 3]
    assert [one["pages"][0] for one in batch] == [1, 2, 3]
