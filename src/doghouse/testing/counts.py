"""Counting as an oracle: how many sequences of moves there are from positions with a name.

A file of counts is TOML: tables ``[[position]]`` with ``name``, ``text`` (the position in the game's notation),
``sequences`` (the numbers for 1, 2, ... moves) and, where it is not the house deck, ``deck``, the name of a deck file
beside it.  The file is named after its game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from doghouse.core.expand import expand
from doghouse.core.log import Log
from doghouse.games import GAMES, Game, load


@dataclass(frozen=True)
class Counted:
    """A position and the numbers that are written down for it."""

    name: str
    state: Any
    cards: Any
    sequences: tuple[int, ...]


def game_of(path: Path) -> Game:
    """The game that a file of counts is about."""
    return load(path.stem)


def files(folder: Path) -> list[Path]:
    """The files of counts in a folder."""
    return [path for name in GAMES if (path := folder / f"{name}.toml").exists()]


def read(path: Path) -> Iterator[Counted]:
    """The positions of a file of counts, in their order."""
    game = game_of(path)
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["position"]:
        own = (path.parent / entry["deck"]).read_text(encoding="utf-8") if "deck" in entry else None
        deck = game.cards.house() if own is None else game.cards.read(own)
        position = game.notation.read_position(entry["text"], deck)
        yield Counted(entry["name"], position.state, position.deck.cards, tuple(entry["sequences"]))


class Counter:
    """Counts sequences of moves by rules, interpreted or compiled; equal positions are counted once."""

    def __init__(self, game: Game, rules: ModuleType, cards: Any) -> None:
        self.rules, self.cards = rules, cards
        self.moves = game.state.Moves.new()
        self.known: dict[tuple[bytes, int], int] = {}

    def count(self, state: Any, n: int) -> int:
        """How many sequences of ``n`` moves there are, each outcome of chance counted for itself; a game that ends
        earlier has none."""
        if n == 0:
            return 1
        if self.rules.over(state):
            return 0
        key = state.tobytes(), n
        if key not in self.known:
            self.known[key] = sum(self.count(after, n - 1) for after in self._after(state))
        return self.known[key]

    def _after(self, state: Any) -> Iterator[Any]:
        self.rules.legal(state, self.cards, self.moves)
        for action in [self.moves.action[k] for k in range(self.moves.n)]:
            yield from (outcome.state for outcome in expand(state, partial(self._apply, action)))

    def _apply(self, action: int, state: Any, log: Log) -> None:
        self.rules.apply(state, self.cards, action, log)


def sequences(path: Path, counted: Counted, rules: ModuleType, longest: int = 100) -> tuple[int, ...]:
    """The numbers of a position, counted; as many as are written down, or fewer."""
    counter = Counter(game_of(path), rules, counted.cards)
    return tuple(counter.count(counted.state, n + 1) for n in range(min(longest, len(counted.sequences))))


def write(path: Path) -> None:
    """Count anew and put the numbers into the file, which otherwise stays as it is."""
    rules = game_of(path).compiled()
    numbers = iter([sequences(path, counted, rules) for counted in read(path)])
    lines = path.read_text(encoding="utf-8").splitlines()
    written = [f"sequences = {list(next(numbers))}" if line.startswith("sequences = ") else line for line in lines]
    path.write_text("\n".join(written) + "\n", encoding="utf-8")
