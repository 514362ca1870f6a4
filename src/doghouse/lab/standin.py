"""Players by name, random and greedy; until bots has them."""

from __future__ import annotations

from dataclasses import dataclass

from doghouse.bots import LEVELS, UnknownBot, loops_of
from doghouse.bots.loops import BOTS, LIVE, STATES
from doghouse.core.chance import Stream, seed_rng
from doghouse.core.record import Record
from doghouse.core.rule import compiled
from doghouse.games import Game


@dataclass(frozen=True)
class Player:
    """Who decides."""

    name: str


def parse(text: str) -> Player:
    """The player of that name; ``UnknownBot`` when there is none."""
    if text not in LEVELS:
        raise UnknownBot(text)
    return Player(text)


class Mind:
    """One player at one seat in one thread."""

    def __init__(self, game: Game, cards: Record, player: Player, seed: int) -> None:
        self.loops, self.cards, self.level = compiled(loops_of(game)), cards, LEVELS.index(player.name)
        self.states, self.moves, self.rng = game.state.State.batch(STATES), game.state.Moves.new(), Stream.new().rng
        seed_rng(self.rng, seed, BOTS)

    def act(self, state: Record) -> int:
        """What it does."""
        self.states[LIVE] = state
        return int(self.loops.decide(self.states, self.cards, self.moves, self.rng, self.level))

    def saw(self, action: int) -> None:
        """Somebody did something."""
