"""A match: the game record and everything that is computed from it.

The record (a header and steps) is the truth; state, views and events are made from it by replay.  A play is first
prepared, which changes nothing; the caller stores the step; only then is it committed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import ModuleType

from doghouse.core.deck import digest
from doghouse.core.log import Log, listen, outcomes
from doghouse.core.moves import Refusal
from doghouse.core.record import Record
from doghouse.games import Game

HOUSE = "house"  # the deck of a header when it is the one that comes with the game


@dataclass(frozen=True)
class Header:
    """What is agreed before a game: all that is needed, with the steps, to play it again.

    ``rules`` is the version of the game's rules; ``deck`` is HOUSE or the text of a deck file; ``seats`` are the
    names in the order of play; ``seed`` is a whole number of up to 64 bits.  ``digest`` says which house deck it was,
    as ``core.deck.digest``; it is empty with a deck of one's own, and in headers from before it was kept.
    """

    game: str
    rules: int
    deck: str
    options: Mapping[str, int]
    seed: int
    seats: tuple[str, ...]
    digest: str = ""


@dataclass(frozen=True)
class Step:
    """One whole play: who, the actions in the rules' order, and the outcomes of chance as ``(pile, card)``."""

    seat: int
    play: tuple[int, ...]
    drawn: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Prepared:
    """A play that is legal and worked out, but not yet part of the match."""

    version: int
    step: Step
    state: Record
    events: tuple[tuple[int, ...], ...]


class Refused(Exception):
    """The rules forbid a play; ``clauses`` says by which clauses."""

    def __init__(self, seat: int, clauses: tuple[Refusal, ...]) -> None:
        super().__init__(f"seat {seat}: refused by {', '.join(r.clause for r in clauses)}")
        self.seat = seat
        self.clauses = clauses


class Contradiction(ValueError):
    """A record cannot be replayed; ``version`` is the step that cannot be."""

    def __init__(self, version: int, why: str) -> None:
        super().__init__(f"step {version}: {why}")
        self.version = version
        self.why = why


class OtherHouseDeck(Contradiction):
    """A game was played with another house deck than the one that there is."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(0, f"it was played with another house deck ({theirs}) than the one that is here ({ours})")


def with_digest(game: Game, header: Header) -> Header:
    """The header with the digest of the house deck, if it is played with; ``OtherHouseDeck`` if that is another."""
    if header.deck != HOUSE:
        return header
    ours = digest(game.cards.house().text)
    if header.digest not in ("", ours):
        raise OtherHouseDeck(header.digest, ours)
    return replace(header, digest=ours)


class Match:
    """One game over time.  ``version`` counts the steps; the events of the deal have version 0."""

    def __init__(
        self, game: Game, header: Header, steps: Iterable[Step] = (), *, dealt: Sequence[tuple[int, int]] = ()
    ) -> None:
        """``dealt`` gives the outcomes of the deal beforehand, where they are written down."""
        self.game = game
        _check(game, header)
        self.header = with_digest(game, header)
        self.deck = game.cards.house() if header.deck == HOUSE else game.cards.read(header.deck)
        self.rules: ModuleType = game.rules
        self.steps: list[Step] = []
        self._events: list[tuple[tuple[int, ...], ...]] = []
        self._public: dict[str, object] | None = None  # the public view of the state, once it was asked for
        self.dealt: tuple[tuple[int, int], ...] = ()  # what chance gave before the first step
        self.state = self._deal(tuple(dealt))
        for step in steps:
            self._replay(step)

    def _deal(self, given: tuple[tuple[int, int], ...]) -> Record:
        state: Record = self.game.state.State.new()
        log = listen(given)
        self.rules.new_game(state, self.deck.cards, self._options(), self.header.seed, log)
        self._events.append(_rows(log))
        self.dealt = outcomes(log)
        if given and self.dealt != given:
            raise Contradiction(0, f"this is not how this game can be dealt{self._unlike(given)}")
        return state

    def _unlike(self, given: tuple[tuple[int, int], ...]) -> str:
        """What of outcomes given beforehand cannot be dealt: their number, or the first that does not fit."""
        if len(given) != len(self.dealt):
            return f": {len(self.dealt)} outcomes of chance were expected, not {len(given)}"
        at = next(k for k, (mine, theirs) in enumerate(zip(self.dealt, given, strict=True)) if mine != theirs)
        name = self.game.notation.write_outcomes([given[at]], self.deck, self.names, self.header.options)
        return f": {name}, number {at + 1}, cannot come there"

    def _options(self) -> Record:
        return self.game.options_record(len(self.header.seats), self.header.options)

    def _replay(self, step: Step) -> None:
        """Take one recorded step, which must be legal and must meet the chance that is written down."""
        try:
            prepared = self.prepare(step.seat, step.play, step.drawn)
        except Refused as refused:
            raise Contradiction(self.version + 1, f"the rules forbid it ({refused})") from None
        if prepared.step.drawn != step.drawn:
            raise Contradiction(self.version + 1, "chance does not give what is written down")
        self.commit(prepared)

    @property
    def version(self) -> int:
        """How many steps there are."""
        return len(self.steps)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self.rules.over(self.state))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.header.seats

    def use(self, rules: ModuleType) -> None:
        """Go on with another build of the same rules, such as the compiled twin."""
        self.rules = rules

    def duty(self) -> int | None:
        """The seat that must decide, from the state alone; ``None`` at the end."""
        return None if self.over else int(self.state.player)  # type: ignore[attr-defined]

    def legal(self) -> list[int]:
        """The actions open to the seat that must decide."""
        return self._legal(self.state)

    def _legal(self, state: Record) -> list[int]:
        moves = self.game.state.Moves.new()
        self.rules.legal(state, self.deck.cards, moves)
        return [moves.action[k] for k in range(moves.n)]

    def forced(self) -> tuple[int, ...] | None:
        """The only play there is, when there is only one, each of its actions the only one in its place."""
        state, actions = self.state, list[int]()
        while not self.rules.over(state):
            moves = self._legal(state)
            if len(moves) != 1:
                return None
            actions += moves
            if tuple(actions) == self.game.plays.order(self.state, actions):
                return tuple(actions)
            state = state.copy()
            self.rules.apply(state, self.deck.cards, moves[0], None)
        return None

    def prepare(self, seat: int, play: Sequence[int], drawn: Sequence[tuple[int, int]] = ()) -> Prepared:
        """Work a whole play out (actions in any order) without changing the match; ``Refused`` when it is illegal.

        ``drawn`` gives outcomes of chance beforehand, as a recorded step holds them.
        """
        clauses = self.refusals(seat, play)
        if clauses:
            raise Refused(seat, clauses)
        actions = self.game.plays.order(self.state, play)
        state = self.state.copy()
        log = listen(tuple(drawn))
        for action in actions:
            number = self.rules.why_not(state, self.deck.cards, action)
            if number:
                raise Refused(seat, (Refusal(self.game.clause(number)),))
            self.rules.apply(state, self.deck.cards, action, log)
        if log.wrong:
            raise Contradiction(self.version + 1, "a card is drawn that is not in its pile")
        return Prepared(self.version + 1, Step(seat, tuple(actions), outcomes(log)), state, _rows(log))

    def commit(self, prepared: Prepared) -> None:
        """Make a prepared play part of the match; its step must have been stored before."""
        if prepared.version != self.version + 1:
            raise ValueError(f"prepared for version {prepared.version}, the match is at {self.version}")
        self.steps.append(prepared.step)
        self._events.append(prepared.events)
        self.state = prepared.state
        self._public = None

    def refusals(self, seat: int, play: Sequence[int]) -> tuple[Refusal, ...]:
        """Every clause against a whole play; to a seat that is not asked, only that it is not its turn."""
        if not self.over and seat != self.duty():
            return (self._not_your_turn(seat),)
        found: tuple[Refusal, ...] = self.game.plays.refusals(self.state, self.deck, seat, play)
        return found

    def _not_your_turn(self, seat: int) -> Refusal:
        clause: str = self.game.plays.waiting(self.state, seat)
        return Refusal(clause)

    def at(self, version: int) -> Match:
        """The match as it was after ``version`` steps, played again from its start (about 20 ms for a whole game)."""
        return Match(self.game, self.header, self.steps[:version], dealt=self.dealt)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know; ``None`` is a spectator."""
        if self._public is None:
            self._public = self.game.view.public(self.state, self.deck)
        data: dict[str, object] = self.game.view.as_seen(self._public, self.state, self.deck, seat)
        return data

    def consider(self, seat: int, chosen: Sequence[int]) -> dict[str, object] | None:
        """What may be added to the chosen parts of a play, or why not; ``None`` when the seat is not asked."""
        ask: dict[str, object] | None = self.game.plays.consider(self.state, self.deck, seat, chosen)
        return ask

    def ask(self, seat: int) -> dict[str, object] | None:
        """What a seat is asked, with nothing chosen yet."""
        return self.consider(seat, ())

    def parts(self, seat: int, play: Sequence[int]) -> list[dict[str, object]]:
        """The parts that a play of a seat is made of, as an ask describes them without what forbids them.

        An action that nobody is asked for, such as the end of a play of several, has none.
        """
        found: list[dict[str, object]] = []
        for k, action in enumerate(play):
            asked = self.consider(seat, play[:k])
            listed: list[dict[str, object]] = asked["parts"] if asked else []  # type: ignore[assignment]
            found += [{**part, "no": []} for part in listed if part["action"] == action][:1]
        return found

    def events(self, seat: int | None, since: int = -1) -> list[dict[str, object]]:
        """What happened after a version, as one seat may know it; ``v`` is the version that each belongs to."""
        found: list[dict[str, object]] = []
        for v in range(max(0, since + 1), len(self._events)):
            found += [{"v": v, **e} for e in self.game.view.events(self._events[v], self.deck, seat)]
        return found

    def record(self) -> str:
        """The record of the finished game as a text file; ``ValueError`` while it runs."""
        from doghouse.table.record import write  # which reads records into matches

        return write(self)


def _check(game: Game, header: Header) -> None:
    """What the rules take for granted of a game's number of players and options."""
    players = len(header.seats)
    if not game.min_players <= players <= game.max_players:
        raise Contradiction(0, f"{game.name} is for {game.min_players} to {game.max_players} players, not {players}")
    known = {option.name: option for option in game.options}
    for name, value in header.options.items():
        if name not in known or not known[name].holds(value, players):
            raise Contradiction(0, f"{name} = {value} is no option of {game.name}")


def _rows(log: Log) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(log.event[k].tolist()) for k in range(log.n))
