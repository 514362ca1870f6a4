"""What the positions of all games have in common: seats, the chance to come, and how their lines are read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from doghouse.core.chance import WORDS, seed_rows
from doghouse.core.fields import Fields, Line, Problem, TextError
from doghouse.core.lines import Lexicon, Misread, closest, key, number, parts, shown, tokens, unknown, whole
from doghouse.core.log import DRAWS
from doghouse.core.record import Record, Table
from doghouse.core.seats import read_names, seat_names, stranger

S = TypeVar("S", bound=Record)
D = TypeVar("D")


@dataclass(frozen=True)
class Position(Generic[S, D]):
    """A state, the names of its seats, and the chance to come.

    ``tape`` gives the next outcomes as ``(pile, card)``.  ``can_draw`` says whether the state's generator means
    something; without it nothing can be drawn beyond the tape.
    """

    state: S
    names: tuple[str, ...]
    deck: D
    tape: tuple[tuple[int, int], ...] = ()
    can_draw: bool = False


def written(lines: Iterator[tuple[str, str]]) -> str:
    """Fields and values as a text, a line each."""
    return "".join(f"{field}: {value}".rstrip() + "\n" for field, value in lines)


def no_line(card: str, at: int, lines: Sequence[int], does: str) -> str:
    """What to say of a line of a card, counted from 0, that is none of those that do something."""
    if not lines:
        return f"nothing on {card} {does}"
    there = ", ".join(str(k + 1) for k in lines)
    return f"line {at + 1} of {card} is none that {does}; there {'is' if len(lines) == 1 else 'are'}: {there}"


def generator(rng: Table) -> str:
    """The inner state of all generators, as ``PositionFields.read_generator`` takes it."""
    return " ".join(f"{word:08x}" for row in rng.tolist() for word in row)


class PositionFields(Fields):
    """One reading of one text: its lines by field, who sits there, the outcomes to come, and the problems."""

    def __init__(self, text: str, names: Lexicon[str], many: Sequence[str], game: str, most: int) -> None:
        """``game`` is the game's name, ``most`` the most players that it takes."""
        super().__init__(text, names, many)
        self.game, self.most_seats = game, most
        self.other = False  # is it a position of another game?
        self.seat_names: tuple[str, ...] = ()
        self.seats: Lexicon[int] = Lexicon(())
        self.tape: list[tuple[int, int]] = []

    # ------------------------------------------------------------ seats

    def read_seats(self) -> None:
        """The game's name and the seats, which must be given: without them nothing else can be understood."""
        self.each("game", self._game)
        if self.other:  # what stands in it is about something else
            raise TextError([problem for problem in self.problems if problem.field == "game"])
        before = len(self.problems)
        self.each("seats", self._seats)
        if not self.has("seats") and any(p.text.endswith(("after 'seats'", "mean seats?")) for p in self.problems):
            raise TextError(self.problems)  # it is there, and has been told
        if not self.has("seats"):
            self.problems.append(Problem(0, "seats", "is missing: the players in the order of play, `seats: Ana, Ben`"))
        if len(self.problems) > before:
            raise TextError(self.problems)

    def _game(self, line: Line) -> None:
        if key(line.value) != key(self.game):
            self.other = closest(line.value, [self.game]) is None
            raise Misread(f"{self.game} was expected, not {shown(line.value)}")

    def _seats(self, line: Line) -> None:
        names = read_names(line.value)
        self.seat_names = tuple(names[: self.most_seats])
        self.seats = seat_names(self.seat_names)
        if not 2 <= len(names) <= self.most_seats:
            raise Misread(f"2 to {self.most_seats} names with commas between them were expected, not {len(names)}")

    def seat(self, words: list[str]) -> int:
        """The seat that is named, and nothing else."""
        found = self.seats.find(words, 0)
        if found is None:
            raise stranger(words, 0, self.seat_names) if words else Misread("a player's name was expected")
        if found[1] < len(words):
            if self.seats.find(words, found[1]):
                raise Misread(f"one player was expected, or commas between them: before {shown(words[found[1]])}")
            raise unknown(words, found[1], self.seats)
        return found[0]

    def about(self, line: Line) -> int:
        """The seat that a field is about, as in ``hand Karl``."""
        found = self.seats.find(line.words, 0)
        if found and found[1] < len(line.words) and not line.value:
            raise Misread("a colon was expected after the player's name")
        seat = self.seat(line.words)
        self.once(line.name, seat, line)
        return seat

    def position(self, state: S, deck: D) -> Position[S, D]:
        """The position that was read; ``TextError`` with all that is wrong with it."""
        if self.problems:
            raise TextError(self.problems)
        return Position(state, self.seat_names, deck, tuple(self.tape), self.has("seed", "generator"))

    # ------------------------------------------------------------ chance

    def read_tape(self, line: Line, names: Lexicon[int], outcome: Callable[[int], tuple[int, int]]) -> None:
        """Outcomes to come, in their order; ``outcome`` gives pile and card for what is named."""
        for part in parts(line.value, ",;"):
            words = tokens(part)
            n = number(words[0]) if len(words) > 1 and not names.find(words, 0) else None
            if n == 0:
                raise Misread("0 stands for nothing: leave it out")
            found = names.find(words, 0 if n is None else 1)
            if found is None:
                raise unknown(words, 0 if n is None else 1, names)
            if found[1] < len(words):
                near = names.find(words, found[1]) or number(words[found[1]])
                raise (
                    Misread(f"a comma was expected before {shown(words[found[1]])}")
                    if near
                    else unknown(words, found[1], names)
                )
            self.tape += [outcome(found[0])] * (1 if n is None else n)
        if len(self.tape) > DRAWS:
            raise Misread(f"at most {DRAWS} outcomes were expected")

    def read_chance(self, rng: Table) -> None:
        """The seed or the generator."""
        self.each("seed", lambda line: seed_rows(rng, whole(line.value, 0, 2**64 - 1)))
        self.each("generator", lambda line: self._generator(line, rng))

    def _generator(self, line: Line, rng: Table) -> None:
        words, rows = line.value.split(), rng.shape[0]
        if self.has("seed"):
            raise Misread("a position has a seed or a generator, not both")
        if len(words) != rows * WORDS or not all(re.fullmatch("[0-9a-f]{8}", word) for word in words):
            raise Misread(f"{rows * WORDS} numbers of eight digits 0 to f were expected")
        for k, word in enumerate(words):
            rng[k // WORDS, k % WORDS] = int(word, 16)
