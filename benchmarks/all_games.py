"""Random play of every game of the list, and of a deck of one's own beside the house deck, in pairs in one run."""

from __future__ import annotations

import re
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from benchmarks import random_games
from benchmarks.table import Table

from doghouse.core.chance import WORDS
from doghouse.core.deck import DeckError
from doghouse.core.rule import compiled, specialised
from doghouse.games import GAMES, Game, load

PLAYERS = 4
PAIRS = 11
NUMBER = re.compile(r"^( *(\w+) = )(\d+)$", re.MULTILINE)


class Player:
    """What random play of a game needs; whichever deck it is played with."""

    def __init__(self, game: Game) -> None:
        self.loop: ModuleType = compiled(specialised(random_games, game.name, game=game.rules))
        self.options = game.options_record(min(PLAYERS, game.max_players))
        self.states = game.state.State.batch(2)
        self.moves = game.state.Moves.new()
        self.rng = np.zeros(WORDS, np.int64)

    def play(self, deck: Any, games: int, seed: int) -> tuple[float, float]:
        """Nanoseconds a decision, and games a second, in processor time: other programs hardly disturb it."""
        start = time.thread_time_ns()
        decisions, _ = self.loop.random_games(self.states, deck.cards, self.options, self.moves, self.rng, games, seed)
        ns = time.thread_time_ns() - start
        return ns / decisions, games / ns * 1e9


def own_deck(game: Game) -> Any:
    """A deck file with other numbers than the house deck: of each key two that may be are exchanged."""
    text = game.cards.house().text
    places = defaultdict(list)
    for found in NUMBER.finditer(text):
        places[found[2]].append(found)
    for numbers in places.values():
        one = numbers[0]
        for other in numbers[1:]:
            changed = _exchanged(text, one, other)
            if len(changed) == len(text) and one[3] != other[3] and _fits(game, changed):
                text = changed
                break
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "own.toml"
        file.write_text(text, encoding="utf-8")
        return game.cards.read(file.read_text(encoding="utf-8"))


def _exchanged(text: str, one: re.Match[str], other: re.Match[str]) -> str:
    return text[: one.start(3)] + other[3] + text[one.end(3) : other.start(3)] + one[3] + text[other.end(3) :]


def _fits(game: Game, text: str) -> bool:
    try:
        game.cards.read(text)
    except DeckError:
        return False
    return True


def native(space: dict[str, Any], seen: dict[int, int]) -> Iterator[int]:
    """For each rule that these globals reach: for how many kinds of arguments it has machine code."""
    if id(space) in seen:
        return
    seen[id(space)] = 0
    for value in list(space.values()):
        if hasattr(value, "py_func"):
            if id(value) not in seen:
                seen[id(value)] = len(value.signatures)
                yield len(value.signatures)
            yield from native(value.py_func.__globals__, seen)
        elif isinstance(value, ModuleType) and value.__name__.startswith(("doghouse.games", "doghouse.core")):
            yield from native(vars(value), seen)


def measured(name: str) -> list[str]:
    """The row of a game."""
    game = load(name)
    player, house = Player(game), game.cards.house()
    player.play(house, 1, 0)
    before = sum(native(vars(player.loop), {}))
    own = own_deck(game)
    if own.cards == house.cards:
        raise AssertionError("the own deck is the house deck")
    games = max(1, round(player.play(house, 200, 0)[1] / 5))  # a fifth of a second
    pairs = [(player.play(house, games, k), player.play(own, games, k)) for k in range(PAIRS)]
    after = sum(native(vars(player.loop), {}))
    ratio = statistics.median(mine[0] / theirs[0] for theirs, mine in pairs)
    ns, speed = (statistics.median(house[k] for house, _ in pairs) for k in range(2))
    return [name, f"{ns:.0f}", f"{speed:,.0f}", f"{ratio:.2f}", f"{before}, {after}"]


def measure() -> Table:
    """The table of this module."""
    heads = ["", "ns a decision", "games a second", "own deck, times", "compiled before and after it"]
    note = f"medians of {PAIRS} pairs, one thread's processor time; an own deck: at most 1.05 times, nothing compiled"
    return Table("Random play of four", heads, [measured(name) for name in GAMES], note)
