"""What a game is tried with: every number of players and every combination of options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from types import ModuleType
from typing import Any

from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.log import Log
from doghouse.core.record import Record
from doghouse.games import Game, Option, load
from doghouse.table.match import HOUSE, Header

PLAYERS = 1 << 24  # the row of a seed from which moves are chosen, far from any pile's


@dataclass(frozen=True)
class Case:
    """A game with its options: what a contract test is run on."""

    game: str
    players: int
    options: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def cases(name: str) -> list[Case]:
    """Every number of players with every combination of flags, and at least two cases of each number.

    The other options take some of their values in turn: a seat nobody and the last, a number its usual, least and most.
    """
    game = load(name)
    flags = [option.name for option in game.options if option.kind == "bool"]
    found: list[Case] = []
    for players in range(game.min_players, game.max_players + 1):
        for chosen in product((0, 1), repeat=max(1, len(flags))):
            told = dict(zip(flags, chosen, strict=False))
            options = [(o.name, told.get(o.name, _in_turn(o, players, len(found)))) for o in game.options]
            found.append(Case(name, players, tuple(options)))
    return found


def _in_turn(option: Option, players: int, k: int) -> int:
    """The k-th case's value; the players move it on, or a seat would always go with the same flags."""
    if option.kind == "seat":
        return (option.default, players - 1)[(k + players) % 2]
    return (option.default, option.least, option.most)[k % 3]


class Setting:
    """A case made ready: the rules (interpreted, or another build of them), the house deck, the options record."""

    def __init__(self, case: Case, rules: ModuleType | None = None) -> None:
        self.case = case
        self.game: Game = load(case.game)
        self.rules = rules or self.game.rules
        self.deck: Any = self.game.cards.house()  # every game has a Deck of its own; it has at least ``cards``
        self.cards: Record = self.deck.cards
        self.options = self.game.options_record(case.players, dict(case.options))
        self.moves: Any = self.game.state.Moves.new()
        self.actions: int = self.moves.action.shape[0]

    def start(self, seed: int, log: Log | None = None) -> Any:
        """The state at the first decision; a seed has up to 64 bits, which compiled rules take as an int64."""
        state = self.game.state.State.new()
        self.rules.new_game(state, self.cards, self.options, seed - (1 << 64) if seed >> 63 else seed, log)
        return state

    def legal(self, state: Record) -> list[int]:
        """The actions offered, in their order."""
        self.rules.legal(state, self.cards, self.moves)
        return [self.moves.action[k] for k in range(self.moves.n)]

    def apply(self, state: Record, action: int, log: Log | None = None) -> None:
        """Do one action."""
        self.rules.apply(state, self.cards, action, log)

    def over(self, state: Record) -> bool:
        """Is the game over?"""
        return bool(self.rules.over(state))

    def redealt(self, state: Any, viewer: int | None, seed: int) -> Any:
        """A copy in which all is dealt anew that a seat (None: a spectator) cannot know."""
        copy, chance = state.copy(), Stream.new()
        seed_rng(chance.rng, seed, PLAYERS)
        self.rules.redeal(copy, self.cards, -1 if viewer is None else viewer, chance.rng)
        return copy

    def header(self, seed: int) -> Header:
        """The header of a match in this setting."""
        names = tuple(f"seat {seat}" for seat in range(self.case.players))
        return Header(self.game.name, self.game.version, HOUSE, dict(self.case.options), seed, names)


def chooser(seed: int) -> Callable[[list[int]], int]:
    """Choose at random as ``loops.fingerprint`` does: the same seed, the same choices."""
    chance = Stream.new()
    seed_rng(chance.rng, seed, PLAYERS)
    return lambda moves: moves[below(chance.rng, len(moves))]
