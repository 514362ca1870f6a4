"""What the tests of all games share: both builds of the rules, and what every table can be asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import pytest

from doghouse.core.rule import JIT, compiled
from doghouse.games import Game

Event = dict[str, Any]
Make = Callable[[ModuleType], ModuleType]  # a module of rules as it is tested


@pytest.fixture(params=["interpreted", "compiled"])
def made(request: pytest.FixtureRequest) -> Make:
    """Modules of rules as they are, then as native twins."""
    if request.param == "interpreted":
        return lambda module: module
    if not JIT:
        pytest.skip("compiling is switched off")
    return compiled


class Sitting:
    """A state, who sits there, and the rules of a game; ``events`` are those of the last play.

    The table of each game adds its own words to this.
    """

    game: Game

    def __init__(self, rules: ModuleType, state: Any, names: Sequence[str], deck: Any) -> None:
        self.rules, self.deck = rules, deck
        self.state, self.names = state, list(names)
        self.events: list[Event] = []
        self.drawn: tuple[tuple[int, int], ...] = ()

    @property
    def turn(self) -> str:
        return self.names[self.state.player]

    @property
    def phase(self) -> Any:
        return self.game.state.Phase(self.state.phase)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def score(self, name: str) -> int:
        return int(self.rules.score(self.state, self.deck.cards, self.seat(name)))

    def view(self, name: str | None = None) -> dict[str, Any]:
        seen: dict[str, Any] = self.game.view.view(self.state, self.deck, None if name is None else self.seat(name))
        return seen

    def said(self, code: str) -> list[Event]:
        """The events of one code."""
        return [event for event in self.events if event["code"] == code]

    def legal(self, state: Any = None) -> list[int]:
        moves = self.game.state.Moves.new()
        moves.n = 3  # whatever was in it before
        self.rules.legal(self.state if state is None else state, self.deck.cards, moves)
        return [moves.action[k] for k in range(moves.n)]

    def named(self, mask: int) -> list[str]:
        """The clauses of a mask over the game's refusals, in their order."""
        return [self.game.clause(clause) for k, clause in enumerate(self.game.state.REFUSALS) if mask >> k & 1]

    def why_whole(self, actions: Sequence[int], seat: int) -> list[str]:
        """The clauses against a whole play."""
        return [refusal.clause for refusal in self.game.plays.refusals(self.state, self.deck, seat, actions)]

    def why_rules(self, action: int, state: Any = None) -> list[str]:
        """The clauses against an action by the rules; legal, faults and why_not must agree."""
        s = self.state if state is None else state
        clauses = self.named(self.rules.faults(s, self.deck.cards, action))
        first = self.rules.why_not(s, self.deck.cards, action)
        assert (self.game.clause(first) if first else None) == (clauses[0] if clauses else None)
        assert (action in self.legal(s)) == (not clauses)
        return clauses
