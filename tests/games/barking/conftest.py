"""Tables of Barking for tests: a position in a few words, plays in words, and both builds of the rules.

    t = table("mailbox: karl bulldog, max doberman + wonder; boxes*", karl="husky, cat", max="2 mutt")
    assert t.why("doberman at mailbox", by="karl") == ["BT-22"]
    t.play("husky at mailbox")

An item with a star has a cat token.  The players sit in the order in which their hands are given.  All cards that
nobody holds are the deck, unless the deck is given.  Every play is asked of the whole-play checks and, one action at
a time, of the rules; the two must agree.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol

import pytest

from doghouse.core.log import listen, outcomes
from doghouse.games import load
from doghouse.games.barking import cards, may, plays, rounds, view
from doghouse.games.barking.state import (
    BREEDS,
    CARD,
    CARDS,
    DECK,
    DONE,
    ITEM,
    KINDS,
    NO_TOKEN,
    NOBODY,
    PASS,
    SEATS,
    SPOTS,
    SWAP,
    USE_CAT,
    WONDER,
    Options,
    Phase,
    State,
)

from ..conftest import Event, Make, Sitting

GAME = load("barking")
HOUSE = cards.house()
NAMES = ["karl", "anna", "max", "maria", "eva"]
WORDS = {"pass": PASS, "done": DONE, "no token": NO_TOKEN, "cat": USE_CAT, "swap": SWAP}


def counted(said: str, ids: Sequence[str] = HOUSE.card_ids) -> list[int]:
    """ "2 husky, cat" as numbers by kind."""
    counts = [0] * len(ids)
    for part in filter(None, map(str.strip, re.split(r"[,+]", said))):
        number, _, name = part.rpartition(" ")
        counts[ids.index(name)] += int(number or 1)
    return counts


def listed(counts: Sequence[int], ids: Sequence[str] = HOUSE.card_ids) -> dict[str, int]:
    """Numbers by kind as ``{"husky": 2}``, without zeros."""
    return {ids[k]: n for k, n in enumerate(counts) if n}


class Build:
    """The rules as interpreted or as compiled: the contract, and the modules behind it that tests ask."""

    def __init__(self, made: Make) -> None:
        self.rules, self.may, self.rounds = made(GAME.rules), made(may), made(rounds)


class Table(Sitting):
    """A game of Barking; ``events`` are those of the last play, as its player saw them."""

    game = GAME

    def __init__(self, build: Build, state: State, names: Sequence[str]) -> None:
        super().__init__(build.rules, state, names, HOUSE)
        self.build = build

    # ------------------------------------------------------------ what there is to see

    @property
    def first(self) -> str:
        return self.names[self.state.first]

    @property
    def discards(self) -> dict[str, int]:
        return listed(self.state.discards)

    @property
    def left(self) -> dict[str, int]:
        """What the deck holds."""
        return listed(self.state.deck)

    @property
    def passed(self) -> list[str]:
        return [name for p, name in enumerate(self.names) if self.state.passed[p]]

    def hand(self, name: str) -> dict[str, int]:
        return listed(self.state.hand[self.seat(name)])

    def won(self, name: str) -> dict[str, int]:
        return listed(self.state.trophies[self.seat(name)], self.deck.item_ids)

    def dogs(self, item: str, name: str) -> dict[str, int]:
        """A player's dogs at an item by breed, Wonder Dogs included."""
        spot, seat = self.spot(item), self.seat(name)
        mine = [self.state.dogs[spot, b] * (self.state.owner[spot, b] == seat) for b in range(BREEDS)]
        return listed(mine)

    def token(self, item: str) -> bool:
        return self.state.token[self.spot(item)] > 0

    def leader(self, item: str) -> str | None:
        seat = self.build.rounds.winner_at(self.state, self.spot(item))
        return None if seat == NOBODY else self.names[seat]

    # ------------------------------------------------------------ places and words

    def spot(self, item: str) -> int:
        """The place of an item; ``van/2`` is the second van."""
        kind, _, nth = item.partition("/")
        wanted = self.deck.item_ids.index(kind)
        places = [i for i in range(self.state.spots) if self.state.item[i] == wanted]
        return places[int(nth or 1) - 1]

    def actions(self, said: str) -> list[int]:
        """A play in words: ``2 husky + wonder at van``, ``token on van``, ``discard cat``, ``husky at bin; swap``."""
        found: list[int] = []
        for part in map(str.strip, said.split(";")):
            if part in WORDS:
                found.append(WORDS[part])
            elif part.startswith("token on "):
                found.append(ITEM + self.spot(part.removeprefix("token on ")))
            else:
                dogs, _, item = part.removeprefix("discard ").partition(" at ")
                found += [ITEM + self.spot(item)] if item else []
                found += [CARD + c for c, n in enumerate(counted(dogs)) for _ in range(n)]
        return found

    # ------------------------------------------------------------ may I, and do

    def why(self, said: str, by: str | None = None) -> list[str]:
        """The clauses against a play, in order: the whole play's, which the single actions' must not contradict."""
        seat = self.state.player if by is None else self.seat(by)
        whole = self.why_whole(self.actions(said), seat)
        against = self.named(self.build.may.turn_faults(self.state, seat))
        if not against:
            actions = self.actions(said)
            dogs = self.phase in (Phase.TURN, Phase.PLAY) and any(a >= CARD for a in actions)
            against = self.why_step([*actions, DONE] if dogs and DONE not in actions else actions)
            assert bool(against) == bool(whole), (said, whole, against)
        if self.phase in (Phase.TURN, Phase.PLAY):
            assert set(against) <= set(whole), (said, whole, against)
        return whole

    def why_step(self, actions: Sequence[int]) -> list[str]:
        """The clauses against the first single action that is refused."""
        state = self.state.copy()
        for action in actions:
            if clauses := self.why_rules(action, state):
                return clauses
            self.rules.apply(state, self.deck.cards, action, listen())
        return []

    def play(self, said: str, draws: str = "") -> list[Event]:
        """Do a legal play of whose turn it is, drawing these cards; gives the events as that player saw them."""
        assert self.why(said) == []
        seat = self.state.player
        log = listen([(DECK, HOUSE.card_ids.index(name.strip())) for name in draws.split(",") if name])
        for action in plays.order(self.state, self.actions(said)):
            self.rules.apply(self.state, self.deck.cards, action, log)
        assert not log.wrong
        self.drawn = outcomes(log)
        self.events = view.events(log.event[: log.n].tolist(), self.deck, seat)
        return self.events

    def all_pass(self) -> None:
        """Everybody passes (discarding the first cards they have, where they must) until the next round has begun."""
        self.end_round()
        for _ in range(SEATS * SPOTS):
            if self.phase == Phase.DISCARD:
                self.rules.apply(self.state, self.deck.cards, self.legal()[-1], listen())

    def end_round(self) -> None:
        """Everybody passes; the events are those of the last pass."""
        now = self.state.round
        for _ in self.names:
            if self.state.round == now:
                self.play("pass")
        assert self.state.round == now + 1


def lay_items(state: State, items: str, names: Sequence[str]) -> None:
    """Put ``mailbox*: karl 2 bulldog, max doberman + wonder; boxes`` on the table."""
    state.owner[:] = NOBODY
    for spot, line in enumerate(filter(None, map(str.strip, items.split(";")))):
        item, _, packs = line.partition(":")
        state.spots = spot + 1
        state.item[spot] = HOUSE.item_ids.index(item.strip(" *"))
        state.token[spot] = "*" in item
        for pack in filter(None, map(str.strip, packs.split(","))):
            name, _, dogs = pack.partition(" ")
            counts = counted(dogs)
            best = next(b for b in range(BREEDS) if counts[b])
            for b in range(BREEDS):
                wonders = counts[WONDER] if b == best else 0
                if counts[b]:
                    assert state.owner[spot, b] == NOBODY, f"two packs of one breed: {line}"
                    state.owner[spot, b] = names.index(name)
                    state.dogs[spot, b], state.wonders[spot, b] = counts[b] + wonders, wonders


def position(
    items: str,
    hands: dict[str, str],
    *,
    turn: str | None = None,
    first: str | None = None,
    passed: str = "",
    discards: str = "",
    deck: str | None = None,
    won: dict[str, str] | None = None,
    gone: str = "",
    round: int = 1,  # noqa: A002 - the game's word
) -> State:
    """A state in the middle of a round; see the head of this file."""
    names = list(hands)
    state = State.new()
    state.players, state.round, state.phase = len(names), round - 1, Phase.TURN
    state.player = names.index(turn or names[0])
    state.first = names.index(first or names[0])
    lay_items(state, items, names)
    for p, name in enumerate(names):
        state.hand[p] = state.most[p] = counted(hands[name])
        state.passed[p] = name in passed
        state.trophies[p] = counted((won or {}).get(name, ""), HOUSE.item_ids)
    state.discards[:] = counted(discards)
    state.gone[:] = counted(gone, HOUSE.item_ids)
    state.deck[:] = rest_of_cards(state) if deck is None else counted(deck)
    state.most[SEATS] = state.deck
    for kind in range(KINDS):
        lying = sum(state.item[i] == kind for i in range(state.spots))
        won_by_all = sum(state.trophies[p, kind] for p in range(SEATS))
        state.supply[kind] = HOUSE.cards.items[kind] - lying - won_by_all - state.gone[kind]
    assert min(state.deck) >= 0, "there are not so many cards"
    assert min(state.supply) >= 0, "there are not so many items"
    for pile in range(state.rng.shape[0]):
        state.rng[pile] = [1, 2, 3, pile + 4]
    return state


def rest_of_cards(state: State) -> list[int]:
    """All cards that are neither held nor lying somewhere."""
    rest = [HOUSE.cards.copies[c] - state.discards[c] for c in range(CARDS)]
    for c in range(CARDS):
        rest[c] -= sum(state.hand[p, c] for p in range(SEATS))
    for i in range(SPOTS):
        for b in range(BREEDS):
            rest[b] -= state.dogs[i, b] - state.wonders[i, b]
            rest[WONDER] -= state.wonders[i, b]
    return rest


class Put(Protocol):
    """Puts a position on a table: the items, what ``position`` may be told, and the hands by name."""

    def __call__(self, items: str, **given: Any) -> Table: ...


class Deal(Protocol):
    """Starts a new game; ``events`` of the table are those of the deal, as a spectator saw them."""

    def __call__(self, *, players: int = 4, seed: int = 1, first: int = NOBODY, teaching: int = 0) -> Table: ...


@pytest.fixture
def build(made: Make) -> Build:
    """Both builds of the rules, one after the other."""
    return Build(made)


@pytest.fixture
def table(build: Build) -> Put:
    """A position: ``table(items, turn="anna", karl="husky", anna="2 mutt")``."""

    def make(items: str, **given: Any) -> Table:
        told = {key: given.pop(key) for key in list(given) if key in position.__kwdefaults__}
        return Table(build, position(items, given, **told), list(given))

    return make


@pytest.fixture
def deal(build: Build) -> Deal:
    """A new game: ``deal(players=4, seed=1, first=0, teaching=1)``."""

    def make(*, players: int = 4, seed: int = 1, first: int = NOBODY, teaching: int = 0) -> Table:
        state, options, log = State.new(), Options.new(), listen()
        options.players, options.first, options.teaching = players, first, teaching
        build.rules.new_game(state, HOUSE.cards, options, seed, log)
        made = Table(build, state, NAMES[:players])
        made.events = view.events(log.event[: log.n].tolist(), HOUSE, None)
        made.drawn = outcomes(log)
        return made

    return make
