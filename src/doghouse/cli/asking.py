"""Asking a person for a whole play: by numbers, part by part, or in the words of the notation."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from doghouse.cli.boards import Board, Data, Reader
from doghouse.cli.choices import speech
from doghouse.cli.errors import Wrong
from doghouse.cli.rules import clause_line
from doghouse.core.lines import Misread, shown
from doghouse.core.moves import Refusal
from doghouse.table.match import Match

if TYPE_CHECKING:
    from rich.console import Console


CHANGING = ("action", "no", "space", "cost", "have", "gives")  # of a part, what other choices can change
HINTS = ("h", "hint", "tipp")  # who asks for one, in any language
PATIENCE = 1000  # answers in a row without effect that a program may give; a person is never sent away


class Left(Exception):
    """The person leaves the game."""


def asked(
    console: Console, board: Board, match: Match, reader: Reader, hint: Callable[[], Iterable[str]]
) -> tuple[int, ...]:
    """The play that the person at ``reader.seat`` decides on; raises ``Left``.  ``hint`` is what a coach says."""
    return _Asking(console, board, match, reader, hint).play()


def _about(part: Data) -> frozenset[object]:
    """What a part is about, whatever else is chosen."""
    return frozenset((key, value) for key, value in part.items() if key not in CHANGING)


def _shared(parts: Sequence[Data], others: Sequence[Data]) -> bool:
    """Are some parts about the same?"""
    return not {*map(_about, parts)}.isdisjoint(map(_about, others))


class _Asking:
    """One decision: what is chosen so far, and what is said about it.

    Numbers go by the parts that are ``listed``: those of the table, or when a choice leads to quite other ones, those
    that were told with it last.
    """

    def __init__(
        self, console: Console, board: Board, match: Match, reader: Reader, hint: Callable[[], Iterable[str]]
    ) -> None:
        self.hint = hint
        self.console, self.board, self.match, self.reader = console, board, match, reader
        self.view: Data = match.view(reader.seat)
        self.said = speech(reader.language)
        self.seat = int(reader.seat or 0)
        self.listed: Sequence[Data] = ()
        self.choose(())
        self.first = self.listed

    def choose(self, chosen: Sequence[int]) -> None:
        """Ask anew, with these parts chosen."""
        ask: Any = self.match.consider(self.seat, chosen)
        self.ask: Data = ask
        if not _shared(self.listed, self.ask["parts"]):
            self.listed = self.ask["parts"]

    def play(self) -> tuple[int, ...]:
        """Ask until there is a whole play."""
        self.show()
        idle = 0
        while True:
            before = self.ask["chosen"]
            try:
                line = self.console.input("> ").strip()
            except EOFError:
                raise Left from None
            play = self.answer(line)
            if play is not None:
                return play
            idle = idle + 1 if self.ask["chosen"] == before else 0
            if idle == PATIENCE and not sys.stdin.isatty():
                raise Wrong(f"{PATIENCE} answers in a row decided nothing, the last was {shown(line)}")

    def show(self) -> None:
        """The table, what is asked, how to answer."""
        self.listed = self.ask["parts"]
        words, match, reader = self.match.game.words, self.match, self.reader
        self.console.print()
        self.console.print(self.board.table(self.view, self.ask, reader))
        self.console.print(
            words.status(match.state, reader.language, reader.seat, match.names, match.deck), style="bold"
        )
        self.console.print(self.said.say("choose"), style="dim")

    def answer(self, line: str) -> tuple[int, ...] | None:
        """Take one line; the play, when it is decided."""
        if line.lower() in ("q", "quit"):
            raise Left
        if line.lower() == "t":
            self.show()
        elif line.lower() in HINTS:
            for told in self.hint():
                self.console.print(told, markup=False)
        elif line.startswith("?"):
            self.help(line[1:].strip())
        elif not line:
            return self.confirmed()
        elif all(word.isdecimal() for word in line.split()):
            self.number(line.split())
        else:
            return self.worded(line)
        return None

    def help(self, clause: str) -> None:
        """How to answer, or a clause of the rules."""
        words, language = self.match.game.words, self.reader.language
        if not clause:
            self.console.print(self.said.say("help"))
            return
        try:
            self.console.print(clause_line(words.clause_name(clause), words.clause(clause, language)), markup=False)
        except LookupError:
            self.console.print(self.said.say("help"))

    def confirmed(self) -> tuple[int, ...] | None:
        """Enter: the chosen play, if it is whole."""
        if self.ask["ready"]:
            return tuple(self.ask["play"])
        self.console.print(self.said.say("chosen-open" if self.ask["chosen"] else "nothing-chosen"))
        return None

    def number(self, numbers: Sequence[str]) -> None:
        """Add the parts of these numbers, up to the first that cannot be added."""
        for word in numbers:
            number = int(word[:6])
            if number == 0:
                self.choose(())
            elif number > len(self.listed):
                self.console.print(self.said.say("not-a-number", number=number, most=len(self.listed)))
                break
            elif not self.added(self.listed[number - 1]):
                break
        if self.ask["chosen"]:
            what = self.board.choice(self.view, self.ask, self.reader)
            self.console.print(self.said.say("chosen", what=what), markup=False)
            if not _shared(self.first, self.ask["parts"]):
                self.listed = self.ask["parts"]
            self.console.print(self.said.say("chosen-ready" if self.ask["ready"] else "chosen-open"), style="dim")

    def added(self, listed: Data) -> bool:
        """Add a part, as it is by now, or say why it cannot be added."""
        part = next((one for one in self.ask["parts"] if _about(one) == _about(listed)), None)
        if part is None:
            self.refuse(self.match.refusals(self.seat, (*self.ask["chosen"], listed["action"])))
        elif part["no"]:
            self.refuse([Refusal(**no) for no in part["no"]])
        else:
            self.add(part)
            return True
        return False

    def add(self, part: Data) -> None:
        """Add one part; an item takes the place of the one that was chosen before."""
        items = {one["action"] for one in self.ask["parts"] if one["part"] == "item"}
        chosen = [action for action in self.ask["chosen"] if part["part"] != "item" or action not in items]
        self.choose([*chosen, part["action"]])

    def refuse(self, refusals: Sequence[Refusal]) -> None:
        """Why something cannot be done."""
        words, match = self.match.game.words, self.match
        for refusal in refusals:
            text = words.reason(refusal, self.reader.language, match.deck, match.state)
            self.console.print(clause_line(refusal.clause, text), style="red", markup=False)

    def worded(self, line: str) -> tuple[int, ...] | None:
        """A play in words, if it is one and legal."""
        match, seat = self.match, self.seat
        try:
            plays = match.game.notation.read_line(line, match.state, match.deck, match.names)
        except Misread as error:
            self.console.print(str(error), style="red", markup=False)
            return None
        if len(plays) > 1 or plays[0].seat != seat:
            self.console.print(self.said.say("one-move" if len(plays) > 1 else "not-yours"), style="red")
            return None
        refusals = match.refusals(seat, plays[0].actions)
        if refusals:
            self.refuse(refusals)
            return None
        return tuple(plays[0].actions)
