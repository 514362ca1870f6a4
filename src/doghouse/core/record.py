"""Records: one flat block of memory with named fields, readable like an object and copied like a number.

A state, a list of moves, a log and a table of cards are all records.  Interpreted, a field reads as a plain Python
``int`` (so sums never wrap around) and a value that does not fit its field raises; compiled, the same field is a
load or a store at a fixed place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, overload

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    # What a rule may ask of a row, a table and a record; that they are numpy's is nobody else's business.
    class Ints:
        """A row of whole numbers."""

        shape: tuple[int, ...]

        def __getitem__(self, index: int) -> int: ...
        def __setitem__(self, index: int | slice, value: int | Sequence[int] | Ints) -> None: ...
        def __iter__(self) -> Iterator[int]: ...
        def __len__(self) -> int: ...
        def tolist(self) -> list[int]:
            """The numbers."""

    class Table:
        """A table of whole numbers."""

        shape: tuple[int, ...]

        @overload
        def __getitem__(self, index: int) -> Ints: ...
        @overload
        def __getitem__(self, index: tuple[int, int]) -> int: ...
        def __getitem__(self, index: int | tuple[int, int]) -> Ints | int: ...
        def __setitem__(self, index: int | slice | tuple[int, int], value: int | Sequence[int] | Ints) -> None: ...
        def __iter__(self) -> Iterator[Ints]: ...
        def tolist(self) -> list[list[int]]:
            """The numbers, row by row."""

    class Block:
        """One element of a numpy array of records."""

        def tobytes(self) -> bytes:
            """The memory, as it stands."""
else:
    Block = np.void

    class Ints(np.ndarray):
        """A view of a field's row or table whose elements read as Python ints."""

        def __getitem__(self, index):
            value = np.ndarray.__getitem__(self, index)
            return value if isinstance(value, np.ndarray) else int(value)

        def __iter__(self):
            return iter(self.tolist()) if self.ndim == 1 else np.ndarray.__iter__(self)

    Table = Ints


MEMORY = "memory of"  # what no field is called


def row(n: int) -> Ints:
    """A row of ``n`` zeros outside any record, int64."""
    zeros: Any = np.zeros(n, np.int64)
    made: Ints = zeros.view(Ints)
    return made


class Field:
    """What number fields and grids have in common: a name, a kind of whole number and a shape."""

    name: str
    offset: int  # in bytes, from the start of its record

    def __init__(self, *shape: int, kind: npt.DTypeLike) -> None:
        self.kind = np.dtype(kind)
        self.shape = shape

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name


class Number(Field):
    """A field holding one whole number."""

    def __init__(self, kind: npt.DTypeLike = np.int16) -> None:
        super().__init__(kind=kind)

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: Record, owner: type) -> int: ...
    def __get__(self, record: Record | None, owner: type) -> Self | int:
        if record is None:
            return self
        block: Any = record
        return int(np.void.__getitem__(block, self.name))

    def __set__(self, record: Record, value: int) -> None:
        block: Any = record
        np.void.__setitem__(block, self.name, value)  # raises when it does not fit


class Filled(Field):
    """What rows and tables have in common: a view into the record's memory, made once."""

    def view(self, record: Record) -> Any:
        """The field's memory in one record."""
        found = record.__dict__.get(self.name)
        if found is None:
            memory, start = record.memory()
            ints: Any = Ints
            found = record.__dict__[self.name] = ints(self.shape, self.kind, memory, start + self.offset)
        return found

    def __set__(self, record: Record, value: object) -> None:
        raise AttributeError(f"fill {self.name}[:] instead of replacing it")


class Row(Filled):
    """A field holding a row of ``n`` whole numbers."""

    def __init__(self, n: int, kind: npt.DTypeLike = np.int8) -> None:
        super().__init__(n, kind=kind)

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: Record, owner: type) -> Ints: ...
    def __get__(self, record: Record | None, owner: type) -> Self | Ints:
        if record is None:
            return self
        found: Ints = self.view(record)
        return found


class Grid(Filled):
    """A field holding a table of ``rows`` by ``columns`` whole numbers."""

    def __init__(self, rows: int, columns: int, kind: npt.DTypeLike = np.int8) -> None:
        super().__init__(rows, columns, kind=kind)

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: Record, owner: type) -> Table: ...
    def __get__(self, record: Record | None, owner: type) -> Self | Table:
        if record is None:
            return self
        found: Table = self.view(record)
        return found


class Record(Block):
    """Base of all records: the fields stand in memory in the order written.

    Subclasses list their fields; ``dtype_of`` is the numpy type made from them.
    """

    dtype_of: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = [(f.name, f.kind, f.shape) for f in vars(cls).values() if isinstance(f, Field)]
        plain: Any = np.dtype(fields, align=True)
        cls.dtype_of = np.dtype((cls, plain))
        for name, field in cls.fields().items():
            field.offset = plain.fields[name][1]

    @classmethod
    def batch(cls, n: int) -> npt.NDArray[Any]:
        """``n`` records of zeros in one array of shape ``(n,)``."""
        return np.zeros(n, cls.dtype_of)

    @classmethod
    def new(cls) -> Self:
        """One record of zeros."""
        record: Self = cls.batch(1)[0]
        return record

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record that ``tobytes`` gave; ``ValueError`` when the length is not this record's."""
        if len(data) != cls.dtype_of.itemsize:
            raise ValueError(f"{cls.__name__} takes {cls.dtype_of.itemsize} bytes, not {len(data)}")
        memory = np.frombuffer(bytearray(data), np.uint8)
        record: Self = memory.view(cls.dtype_of)[0]
        record.__dict__[MEMORY] = memory, 0
        return record

    @classmethod
    def fields(cls) -> dict[str, Field]:
        """The fields by name, in the order of memory."""
        return {name: f for name, f in vars(cls).items() if isinstance(f, Field)}

    def memory(self) -> tuple[Any, int]:
        """The bytes of the array that the record is an element of, and where in them it begins.

        Views are made from these: from the record itself they would keep it alive for ever, as it keeps them.
        """
        found: tuple[Any, int] | None = self.__dict__.get(MEMORY)
        if found is None:
            block: Any = self
            whole = block.base.view(np.uint8)
            start = np.asarray(block).__array_interface__["data"][0] - whole.__array_interface__["data"][0]
            found = self.__dict__[MEMORY] = whole, start
        return found

    def copy(self) -> Self:
        """An independent copy."""
        return type(self).from_bytes(self.tobytes())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self).from_bytes, (self.tobytes(),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.tobytes() == other.tobytes()

    def __ne__(self, other: object) -> bool:
        return not self == other  # numpy has an answer of its own

    def __hash__(self) -> int:
        raise TypeError("a record changes; hash its tobytes()")


def define(name: str, **fields: Field) -> type[Record]:
    """A record type made on the spot, for those whose size depends on a number of the game."""
    for field_name, field in fields.items():
        field.name = field_name
    return type(name, (Record,), dict(fields))
