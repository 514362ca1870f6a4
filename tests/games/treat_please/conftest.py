"""Tables of Treat, Please! for tests: a few cards, a position in a few words, plays in words, both builds of the rules.

    t = table("behavior wag: cost = 2; attention = 3", ana="hand wag, nap; bones 4", ben="", row="sit 2, -, -, -")
    assert t.why("learn sit", by="ben") == ["TP-18"]
    t.play("play wag")

Cards are given as TOML, their keys apart by semicolons; the house deck's stand in for the rest.  The players sit in
the order in which they are given; what is not said of one is as at the start of a game.  Every play is asked of the
whole-play checks and of the rules; the two must agree.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

import pytest

from doghouse.core.log import Log, listen, outcomes
from doghouse.games import Game
from doghouse.games.treat_please import cards, effects, may, plays, rounds, rules, setup, small, view
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.state import (
    COMPLETE,
    END,
    LEARN,
    MARKET,
    NO,
    NOBODY,
    NONE,
    OBJECTIVE,
    OPTION,
    PER_TYPE,
    PICK,
    PLAY,
    ROUND_CARD,
    ROW,
    TAKE,
    TURN_UP,
    TYPES,
    YES,
    Options,
    Phase,
    Place,
    State,
)
from doghouse.games.treat_please.view import TYPE_NAMES

from ..conftest import Event, Make, Sitting

GAME = Game("treat-please")
HOUSE = cards.house()
NAMES = ["ana", "ben", "eva", "tom"]
DOGS = ["pepper", "juno", "biscuit", "olive"]
ALONE = {"end": END, "yes": YES, "no": NO}
WHENS = ("at once", "all round", "optional")
DEFAULTS = {"behavior": {"cost": "1"}, "objective": {"affection": "1", "attention": "1"}, "round": {}}


# ---------------------------------------------------------------- cards


@cache
def deck_of(given: tuple[str, ...]) -> Deck:
    """The house deck with these cards in it, such as ``behavior wag: attention = 3``."""
    lines = [line for card in given for line in toml(card)]
    return small.read_small(list(enumerate(lines, 1))) if lines else HOUSE


def toml(card: str) -> list[str]:
    """A card's lines; ``food snack: ...`` is an objective, ``at once storm: ...`` a round card."""
    head, _, values = card.partition(":")
    kind, _, name = head.strip().rpartition(" ")
    keys = {}
    for value in filter(None, map(str.strip, values.split(";"))):
        key, _, what = value.partition("=")
        keys[key.strip()] = what.strip()
    if kind in TYPE_NAMES:
        kind, keys["type"] = "objective", f'"{kind}"'
    elif kind in WHENS:
        kind, keys["when"] = "round", f'"{kind}"'
    both = {"id": f'"{name}"', "en": f'"{name.capitalize()}"'} | DEFAULTS[kind] | keys
    return [f"[[{kind}]]", *(f"{key} = {what}" for key, what in both.items())]


# ---------------------------------------------------------------- positions


def position(
    deck: Deck,
    players: dict[str, str],
    *,
    turn: str | None = None,
    first: str | None = None,
    day: int = 1,
    card: str | None = None,
    row: str = "",
    tops: str = "",
    gone: str = "",
    learns: int = 0,
    objectives: int = 0,
) -> State:
    """A state in the middle of a turn; see the head of this file.

    ``card`` is the round card, ``day`` the round's number from 1, ``tops`` names objectives that lie open, ``gone``
    what is out of the game (``deck``: the whole deck, a type: all under the stack's top); "-" in a row is a gap.
    """
    s, names = State.new(), list(players)
    s.players, s.round, s.phase, s.card = len(names), day - 1, Phase.TURN, NONE
    s.player, s.first = names.index(turn or names[0]), names.index(first or names[0])
    for p, name in enumerate(names):
        place_player(s, deck, p, players[name])
    place_piles(s, deck, listed(row), listed(tops))
    for t in range(TYPES):
        s.stack[t] = [n * (TYPE_NAMES[t] not in listed(gone)) for n in s.stack[t]]
    s.deck[:] = [n * ("deck" not in listed(gone)) for n in s.deck]
    s.day = deck.round_ids.index(card) if card else 0
    s.days[:] = [int(k != s.day) for k in range(len(deck.round_ids))]
    s.behaviors = effects.cards_at(s, s.player, Place.ACTIVE)
    s.learns, s.objectives = learns, objectives
    for pile in range(s.rng.shape[0]):
        s.rng[pile] = [1, 2, 3, pile + 4]
    return s


def listed(said: str) -> list[str]:
    return [part.strip() for part in said.split(",") if part.strip()]


def place_player(s: State, deck: Deck, p: int, said: str) -> None:
    """``hand wag, nap; discard sit; done snack; energy 3; dog olive``."""
    told: dict[str, str] = {}
    for part in filter(None, map(str.strip, said.split(";"))):
        key, _, rest = part.partition(" ")
        told[key] = rest
    s.character[p] = deck.character_ids.index(told.get("dog", DOGS[p]))
    s.attention[p] = int(told.get("attention", 0))
    s.energy[p] = int(told.get("energy", deck.cards.start[s.character[p]]))
    s.bones[p] = int(told.get("bones", 3))
    for b in setup.own_cards(s, p):
        s.place[p, b] = Place.HAND
    for word, place in (("hand", Place.HAND), ("active", Place.ACTIVE), ("discard", Place.DISCARD)):
        for name in listed(told.get(word, "")):
            s.place[p, deck.behavior_ids.index(name)] = place
    for name in listed(told.get("done", "")):
        s.done[p, deck.objective_ids.index(name)] = 1
    s.learned[p] = sum(s.place[p, b] != Place.AWAY for b in range(MARKET, len(deck.behavior_ids)))


def place_piles(s: State, deck: Deck, row: list[str], tops: list[str]) -> None:
    """The row and the tops, as said or the first cards that are nowhere else; the rest are the piles."""
    said = [place.split()[0] for place in row]
    free = [b for b in range(MARKET, len(deck.behavior_ids)) if not any(s.place[p, b] for p in range(s.players))]
    left = [b for b in free if deck.behavior_ids[b] not in said]
    for i in range(ROW):
        name, bones = (*(row[i].split() if i < len(row) else [""]), "0")[:2]
        s.row[i] = NONE if name == "-" else deck.behavior_ids.index(name) if name else left.pop(0)
        s.on_row[i] = int(bones)
    s.deck[:] = [int(b in free and b not in s.row.tolist()) for b in range(MARKET, len(deck.behavior_ids))]
    done = [o for o in range(len(deck.objective_ids)) if any(s.done[p, o] for p in range(s.players))]
    for t in range(TYPES):
        ours = [o for o in range(t * PER_TYPE, (t + 1) * PER_TYPE) if o not in done]
        chosen = [o for o in ours if deck.objective_ids[o] in tops]
        s.top[t] = NONE if f"no {TYPE_NAMES[t]}" in tops else chosen[0] if chosen else (*ours, NONE)[0]
        s.stack[t] = [int(o in ours and o != s.top[t]) for o in range(t * PER_TYPE, (t + 1) * PER_TYPE)]


# ---------------------------------------------------------------- the table


class Build:
    """The rules as interpreted or as compiled: the contract, and the modules behind it that tests ask."""

    def __init__(self, made: Make) -> None:
        self.rules, self.may, self.rounds, self.effects = made(rules), made(may), made(rounds), made(effects)


class Table(Sitting):
    """A game of Treat, Please!."""

    game = GAME

    def __init__(self, build: Build, state: State, names: list[str], deck: Deck) -> None:
        super().__init__(build.rules, state, names, deck)
        self.build = build

    # ------------------------------------------------------------ what there is to see

    @property
    def row(self) -> list[str]:
        """The row, with the bones on its cards."""
        s = self.state
        names = ["-" if b == NONE else self.deck.behavior_ids[b] for b in s.row]
        return [f"{name} {n}" if n else name for name, n in zip(names, s.on_row, strict=True)]

    @property
    def tops(self) -> list[str]:
        return ["-" if o == NONE else self.deck.objective_ids[o] for o in self.state.top]

    def at(self, name: str, place: str) -> list[str]:
        """A player's hand, active or discard."""
        places = self.state.place[self.seat(name)]
        return [one for b, one in enumerate(self.deck.behavior_ids) if places[b] == Place[place.upper()]]

    def done(self, name: str) -> list[str]:
        """A player's completed objectives."""
        return [one for o, one in enumerate(self.deck.objective_ids) if self.state.done[self.seat(name), o]]

    def tracks(self, name: str) -> tuple[int, int, int]:
        """A player's attention, energy and bones."""
        s, p = self.state, self.seat(name)
        return int(s.attention[p]), int(s.energy[p]), int(s.bones[p])

    def price(self, said: str) -> dict[str, Any]:
        """What a part of the ask costs or gives now, with the reasons against it."""
        ask: Any = plays.consider(self.state, self.deck, self.state.player, [])
        (part,) = [part for part in ask["parts"] if part["action"] == self.action(said)]
        return {"cost": part.get("cost"), "gives": part.get("gives"), "no": [no["clause"] for no in part["no"]]}

    # ------------------------------------------------------------ words

    def action(self, said: str) -> int:
        """A play in words: ``play wag``, ``learn wag``, ``complete food``, ``option 2``, ``turn-up pets``, ``end``."""
        word, _, name = said.partition(" ")
        if said in ALONE:
            return ALONE[said]
        if word == "option":
            return OPTION + int(name) - 1
        if word in ("play", "take"):
            return (PLAY if word == "play" else TAKE) + self.deck.behavior_ids.index(name)
        if word in ("learn", "pick"):
            places = ["1", "2", "3", "4"] if name.isdigit() else [one.split()[0] for one in self.row]
            return (LEARN if word == "learn" else PICK) + places.index(name)
        kinds = TYPE_NAMES if name in TYPE_NAMES else self.tops
        return {"complete": COMPLETE, "turn-up": TURN_UP}[word] + kinds.index(name)

    def outcome(self, name: str) -> tuple[int, int]:
        """A card that is drawn, as chance tells it."""
        for ids, start in ((self.deck.objective_ids, OBJECTIVE), (self.deck.round_ids, ROUND_CARD)):
            if name in ids:
                return setup.outcome(start + ids.index(name))
        return setup.outcome(self.deck.behavior_ids.index(name))

    # ------------------------------------------------------------ may I, and do

    def why(self, said: str, by: str | None = None) -> list[str]:
        """The clauses against a play, in order: of the whole-play checks, which the rules must not contradict."""
        seat, action = self.state.player if by is None else self.seat(by), self.action(said)
        whole = self.why_whole([action], seat)
        if seat == self.state.player:
            assert self.why_rules(action) == whole
        return whole

    def play(self, *said: str, draws: str = "") -> list[Event]:
        """Do legal plays of whose turn it is, one after the other; ``draws`` are the cards that turn up."""
        log = listen([self.outcome(name) for name in listed(draws)])
        for one in said:
            assert self.why(one) == [], one
            self.rules.apply(self.state, self.deck.cards, self.action(one), log)
        assert not log.wrong
        return self.heard(log)

    def new_day(self, card: str) -> list[Event]:
        """Everybody in turn does nothing more, until the next round begins with this card."""
        now, log = self.state.round, listen([self.outcome(card)])
        for _ in self.names:
            if self.state.round == now:
                self.rules.apply(self.state, self.deck.cards, END, log)
        assert self.state.round == now + 1
        assert not log.wrong
        return self.heard(log)

    def heard(self, log: Log) -> list[Event]:
        """Keep what a log says."""
        self.drawn = outcomes(log)
        self.events = view.events(log.event[: log.n].tolist(), self.deck, self.state.player)
        return self.events


class Put(Protocol):
    """Puts a position on a table: cards, what ``position`` may be told, and the players by name."""

    def __call__(self, *given: str, **players: Any) -> Table: ...


class Deal(Protocol):
    """Starts a new game; ``events`` of the table are those of the deal."""

    def __call__(
        self, *given: str, players: int = 4, seed: int = 1, first: int = NOBODY, day: str | None = None
    ) -> Table: ...


@pytest.fixture
def build(made: Make) -> Build:
    """Both builds of the rules, one after the other."""
    return Build(made)


@pytest.fixture
def table(build: Build) -> Put:
    """A position: ``table("behavior wag: cost = 2", turn="ben", ana="", ben="hand wag")``."""

    def make(*given: str, **players: Any) -> Table:
        told = {key: players.pop(key) for key in list(players) if key in (position.__kwdefaults__ or {})}
        people = players or {"ana": "", "ben": ""}
        deck = deck_of(given)
        return Table(build, position(deck, people, **told), list(people), deck)

    return make


@pytest.fixture
def deal(build: Build) -> Deal:
    """A new game: ``deal(players=4, seed=1, first=0)``; ``day`` is the first round card."""

    def make(*given: str, players: int = 4, seed: int = 1, first: int = NOBODY, day: str | None = None) -> Table:
        state, options, deck = State.new(), Options.new(), deck_of(given)
        options.players, options.first = players, first
        t = Table(build, state, NAMES[:players], deck)
        log = listen([t.outcome(day)] if day else [])
        build.rules.new_game(state, deck.cards, options, seed, log)
        t.heard(log)
        return t

    return make
