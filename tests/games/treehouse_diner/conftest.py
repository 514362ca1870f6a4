"""Tables of Treehouse Diner for tests: cards, positions and plays in a few words, and both builds of the rules.

    t = table("pie: 3 radish radish daisy; draw 1", ana="3 pie: radish - -; supply radish 2", phase="kitchen")
    assert t.why("lay daisy pie") == ["TD-00"]
    t.play("lay radish pie")

How cards and positions are written stands in made.py.  The helpers sit in the order in which they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import pytest

from doghouse.core.ending import winners
from doghouse.core.log import Log, listen, outcomes
from doghouse.games import Game
from doghouse.games.treehouse_diner import rules
from doghouse.games.treehouse_diner.state import (
    ACTION_PILE,
    ANNOUNCE,
    BACK,
    BAG,
    BEE,
    CARD,
    DAISIES,
    DELIVER,
    END,
    GRAB,
    LAY,
    LAY_TARGETS,
    MIX,
    MOVE,
    NEEDS,
    NO,
    NOBODY,
    NONE,
    OPTION,
    ORDER_PILE,
    PIECE,
    PIECES,
    PLATE,
    SPACES,
    STARTING,
    TAKE_ORDER,
    VISIT,
    YES,
    Event,
    Options,
    Phase,
    State,
)

from ..conftest import Make, Sitting
from .made import KINDS, NEED_NAMES, deck_of, listed, position, space

GAME = Game("treehouse-diner")
NAMES = ["ana", "ben", "eva", "tom"]
ALONE = {"end": END, "deliver": DELIVER, "no": NO, "yes": YES}


class Table(Sitting):
    """A game of Treehouse Diner; ``said`` tells of the last play, in the numbers of state.Event."""

    game = GAME
    rows: Sequence[Sequence[int]] = ()

    # ------------------------------------------------------------ what there is to see

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.names[self.state.turn]

    @property
    def asked(self) -> str:
        """Who decides what: ``ana visit``."""
        return f"{self.names[self.state.player]} {Phase(self.state.phase).name.lower()}"

    @property
    def tray(self) -> list[str]:
        return ["-" if o == NONE else self.deck.orders[o] for o in self.state.tray[: self.state.players + 1]]

    @property
    def unfulfilled(self) -> set[str]:
        return {self.deck.orders[STARTING + k] for k, n in enumerate(self.state.unfulfilled) if n}

    def kitchen(self, name: str) -> str:
        """The orders in a kitchen with their spaces, from 6 minutes down: ``4 pie, 1 soup``."""
        spaces = self.state.kitchen[self.seat(name)]
        return ", ".join(f"{x + 1} {self.deck.orders[spaces[x]]}" for x in reversed(range(SPACES)) if spaces[x] != NONE)

    def lying(self, order: str) -> str:
        """All pieces on an order."""
        return counted(self.state.lying[self.deck.order(order)])

    def supply(self, name: str) -> str:
        return counted(self.state.supply[self.seat(name)])

    def pantry(self, where: str) -> str:
        """The pieces in a space, ``row.column``."""
        return counted(self.state.pantry[space(where)])

    def hand(self, name: str) -> list[str]:
        hand = self.state.hand[self.seat(name)]
        return [one for c, one in enumerate(self.deck.actions) for _ in range(hand[c])]

    def delivered(self, name: str) -> list[str]:
        done = self.state.delivered[self.seat(name)]
        return [one for o, one in enumerate(self.deck.orders) if done[o]]

    def mood(self, name: str) -> int:
        return int(self.state.mood[self.seat(name)])

    def hive(self, name: str) -> int:
        return int(self.state.hive[self.seat(name)])

    def winners(self) -> list[str]:
        return [self.names[p] for p in winners(self.ranks())]

    def ranks(self) -> list[int]:
        return [int(self.rules.rank(self.state, self.deck.cards, p)) for p in range(len(self.names))]

    def said(self, code: str) -> list[tuple[Any, ...]]:
        """The events of a kind in the last play: whose, and the numbers."""
        who = [*self.names, "-"]
        return [(who[seat], *rest) for kind, seat, _, *rest in self.rows if kind == Event[code.upper()]]

    # ------------------------------------------------------------ words

    def place(self, order: str) -> int:
        """The space of an order in the kitchen of who decides."""
        return self.state.kitchen[self.state.player].tolist().index(self.deck.order(order))

    def action(self, said: str) -> int:
        """An action in words: ``visit 2.3``, ``move pie``, ``lay radish pie A``, ``grab bee 1.2``..."""
        if said in ALONE:
            return ALONE[said]
        word, *rest = said.split()
        if word in ("lay", "daisies", "mix"):
            return self.on_order(word, *rest)
        one = rest[0]
        starts: dict[str, tuple[int, Callable[[str], int]]] = {
            "option": (OPTION - 1, int),
            "move": (MOVE, self.place),
            "left": (BACK, self.place),
            "bee": (BEE, self.place),
            "take": (TAKE_ORDER, self.tray.index),
            "piece": (PIECE, KINDS.index),
            "visit": (VISIT, space),
            "grab": (GRAB, lambda kind: space(rest[1]) * PIECES + KINDS.index(kind)),
            "card": (CARD, self.deck.actions.index),
            "announce": (ANNOUNCE, self.deck.goals.index),
        }
        start, number = starts[word]
        return start + number(one)

    def on_order(self, word: str, *rest: str) -> int:
        """Something laid on an order."""
        if word != "lay":
            order, need = rest
            return {"daisies": DAISIES, "mix": MIX}[word] + self.place(order) * NEEDS + NEED_NAMES.index(need)
        kind, order, *plate = rest
        target = 1 + NEED_NAMES.index(plate[0]) - PLATE if plate else 0
        return LAY + (KINDS.index(kind) * SPACES + self.place(order)) * LAY_TARGETS + target

    def outcome(self, name: str) -> tuple[int, int]:
        """A piece, an order or an Action card that is drawn, as chance tells it."""
        if name in KINDS:
            return BAG, KINDS.index(name)
        if name in self.deck.actions:
            return ACTION_PILE, self.deck.actions.index(name)
        return ORDER_PILE, self.deck.order(name) - STARTING

    # ------------------------------------------------------------ may I, and do

    def why(self, said: str | int) -> list[str]:
        """The clauses against an action of who decides, in order; legal, faults and why_not must agree."""
        return self.why_rules(said if isinstance(said, int) else self.action(said))

    def play(self, *said: str, draws: str = "") -> Table:
        """Do legal actions of whose decision it is, one after the other; ``draws`` is what chance gives, in order."""
        log = listen([self.outcome(name) for name in listed(draws)])
        for one in said:
            assert self.why(one) == [], one
            self.rules.apply(self.state, self.deck.cards, self.action(one), log)
            check(self.state)
        assert not log.wrong
        return self.heard(log)

    def heard(self, log: Log) -> Table:
        """Keep what a log says."""
        self.drawn = outcomes(log)
        self.rows = log.event[: log.n].tolist()
        return self


def counted(row: Any) -> str:
    """``radish 2, bee`` of numbers by kind."""
    return ", ".join(f"{KINDS[k]} {n}" if n > 1 else KINDS[k] for k, n in enumerate(row) if n)


def check(s: State) -> None:
    """What holds at every decision, wherever the position came from."""
    assert any(s.bag) or not any(s.compost)
    for row in (s.bag, s.compost, *s.pantry, *s.supply, *s.lying, *s.hand, s.action_pile, s.order_pile):
        assert min(row) >= 0
    assert all(-8 <= mood <= 8 for mood in s.mood)


class Put(Protocol):
    """Puts a position on a table: cards, what ``position`` may be told, and the helpers by name."""

    def __call__(self, *given: str, **helpers: Any) -> Table: ...


class Deal(Protocol):
    """Starts a new game; ``said`` of the table tells of the set-up."""

    def __call__(
        self, *given: str, players: int = 4, seed: int = 1, first: int = NOBODY, draws: str = "", **options: int
    ) -> Table: ...


@pytest.fixture
def table(made: Make) -> Put:
    """A position: ``table("pie: 3 radish", turn="ben", ana="", ben="3 pie")``."""

    def make(*given: str, **helpers: Any) -> Table:
        told = {key: helpers.pop(key) for key in list(helpers) if key in (position.__kwdefaults__ or {})}
        people = {"ana": "", "ben": ""} if not helpers else helpers if len(helpers) > 1 else helpers | {"ben": ""}
        deck = deck_of(given)
        return Table(made(rules), position(deck, people, **told), list(people), deck)

    return make


@pytest.fixture
def deal(made: Make) -> Deal:
    """A new game: ``deal(players=4, seed=1, first=0, bees=1)``."""

    def make(
        *given: str, players: int = 4, seed: int = 1, first: int = NOBODY, draws: str = "", **options: int
    ) -> Table:
        state, agreed, deck = State.new(), Options.new(), deck_of(given)
        agreed.players, agreed.first = players, first
        for option, value in options.items():
            setattr(agreed, option, value)
        t = Table(made(rules), state, NAMES[:players], deck)
        log = listen([t.outcome(name) for name in listed(draws)])
        t.rules.new_game(state, deck.cards, agreed, seed, log)
        assert not log.wrong
        return t.heard(log)

    return make
