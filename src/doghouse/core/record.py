"""Records: one flat block of memory with named fields, readable like an object and copied like a number.

A state, a list of moves, a log and a table of cards are all records.  Interpreted, a field reads as a plain Python
``int`` (so sums never wrap around) and a value that does not fit its field raises; compiled, the same field is a
load or a store at a fixed place.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, overload

import numpy as np
import numpy.typing as npt


class Ints(np.ndarray[Any, np.dtype[Any]]):
    """A view of a field's row or table whose elements read as Python ints."""

    def __getitem__(self, index: Any) -> Any:  # the element type depends on the index, as in numpy
        value = np.ndarray.__getitem__(self, index)
        return value if isinstance(value, np.ndarray) else int(value)

    def __iter__(self) -> Any:
        return iter(self.tolist()) if self.ndim == 1 else np.ndarray.__iter__(self)


class Field:
    """What number fields and grids have in common: a name, a kind of whole number and a shape."""

    name: str

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
        return self if record is None else int(np.void.__getitem__(record, self.name))

    def __set__(self, record: Record, value: int) -> None:
        np.void.__setitem__(record, self.name, value)  # raises when it does not fit


class Grid(Field):
    """A field holding a row or a table of whole numbers; ``shape`` is its size in each direction."""

    def __init__(self, *shape: int, kind: npt.DTypeLike = np.int8) -> None:
        super().__init__(*shape, kind=kind)

    @overload
    def __get__(self, record: None, owner: type) -> Self: ...
    @overload
    def __get__(self, record: Record, owner: type) -> Ints: ...
    def __get__(self, record: Record | None, owner: type) -> Self | Ints:
        if record is None:
            return self
        view: Ints | None = record.__dict__.get(self.name)
        if view is None:
            view = record.__dict__[self.name] = np.void.__getitem__(record, self.name).view(Ints)
        return view

    def __set__(self, record: Record, value: object) -> None:
        raise AttributeError(f"fill {self.name}[:] instead of replacing it")


class Record(np.void):
    """Base of all records: the fields stand in memory in the order written.

    Subclasses list their fields; ``dtype_of`` is the numpy type made from them.
    """

    dtype_of: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        fields = [(f.name, f.kind, f.shape) for f in vars(cls).values() if isinstance(f, Field)]
        cls.dtype_of = np.dtype((cls, np.dtype(fields, align=True)))  # type: ignore[call-overload]

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
        record: Self = np.frombuffer(bytearray(data), cls.dtype_of)[0]
        return record

    @classmethod
    def fields(cls) -> dict[str, Field]:
        """The fields by name, in the order of memory."""
        return {name: f for name, f in vars(cls).items() if isinstance(f, Field)}

    def copy(self) -> Self:
        """An independent copy."""
        return type(self).from_bytes(self.tobytes())

    def fill_from(self, other: Self) -> None:
        """Overwrite this record's memory with another's of the same type."""
        np.void.__setitem__(self, (), np.void.__getitem__(other, ()))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self).from_bytes, (self.tobytes(),))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.tobytes() == other.tobytes()  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        raise TypeError("a record changes; hash its tobytes()")


def define(name: str, **fields: Field) -> type[Record]:
    """A record type made on the spot, for those whose size depends on a number of the game."""
    for field_name, field in fields.items():
        field.name = field_name
    return type(name, (Record,), dict(fields))
