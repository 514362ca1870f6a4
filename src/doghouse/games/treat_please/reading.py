"""Reading a position: field by field, with all problems at once; docs/notation.md describes the fields."""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.deck import DeckError, plain
from doghouse.core.fields import Line, TextError, set_apart
from doghouse.core.keys import NOTHING
from doghouse.core.lines import Lexicon, Misread, chosen, number, numbered, parts, shown, tokens, unknown, whole
from doghouse.core.position import PositionFields, no_line
from doghouse.core.record import Ints
from doghouse.games.treat_please import checks, setup
from doghouse.games.treat_please.cards import Deck, house
from doghouse.games.treat_please.line import behavior_names, card_names, character_names, names_of
from doghouse.games.treat_please.position import FIELDS, HELD, MANY, Position
from doghouse.games.treat_please.small import read_small
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    CARDS,
    CHARACTERS,
    MARKET,
    MOST_ATTENTION,
    MOST_ENERGY,
    NAP,
    NONE,
    OBJECTIVE,
    OWN,
    PER_TYPE,
    ROUND_CARD,
    ROUND_CARDS,
    ROUNDS,
    ROW,
    SEATS,
    START_BONES,
    TYPES,
    Phase,
    Place,
    State,
)
from doghouse.games.treat_please.view import LASTING_NAMES, TYPE_NAMES, card_id

PHASES = {"turn": Phase.TURN, "over": Phase.OVER}
EMPTY = (*NOTHING, "-", "")
DECKS = ("house", "own")
MOST_BONES = 9999
ATTENTION, ENERGY, BONES = range(3)
TRACKS = numbered((("attention", ATTENTION), ("energy", ENERGY), ("bones", BONES)))
LEARNED, COMPLETED = range(-2, 0)
LASTS_NAMES = (
    *((name, k) for k, name in enumerate(LASTING_NAMES)),
    *((f"{name} discount", k) for k, name in enumerate(TYPE_NAMES)),
)
LASTS = numbered(LASTS_NAMES)
TURN = numbered((("learned", LEARNED), ("completed", COMPLETED), *LASTS_NAMES))
ROW_FILLING = ("bone", "bones", "with", "on", "it", "and", "+", "(", ")", ":")
MOST = 99  # of what lasts, or was done in a turn
LINE, CHOICES = range(2)
OPEN = numbered((("line", LINE), ("choices", CHOICES)))


def read_position(text: str, deck: Deck | None = None) -> Position:
    """The position that a text describes, checked; ``TextError`` with everything that is wrong with it."""
    rest, inner = set_apart(plain(text).split("\n"))
    if inner:
        try:
            deck = read_small(inner)
        except DeckError as error:
            raise TextError(error.problems) from None
    deck = deck or house()
    for names in (card_names(deck), character_names(deck)):
        rest = names.with_quotes(rest)
    reader = Reader(rest, deck)
    for step in (reader.basics, reader.players, reader.table, reader.turn, reader.chance, reader.piles):
        step()
    if not reader.problems:
        for name, about, said in checks.faults(reader.state, reader.deck, reader.seat_names, reader.tape):
            reader.wrong(name, about, said)
    return reader.position(setup.canonical(reader.state), reader.deck)


class Reader(PositionFields):
    """One reading of one text: its lines by field, the state so far, and the problems."""

    def __init__(self, text: str, deck: Deck) -> None:
        super().__init__(text, FIELDS, MANY, "treat-please", SEATS)
        self.deck = deck
        self.cards, self.behaviors = card_names(deck), behavior_names(deck)
        self.state = State.new()
        self.state.row[:] = [NONE] * ROW
        self.state.top[:] = [NONE] * TYPES
        self.state.day = self.state.card = NONE
        self.where: dict[int, str] = {}  # where each card has been seen, in the one numbering

    # ------------------------------------------------------------ words

    def named(self, value: str, names: Lexicon[int], wanted: str) -> int:
        """One card, by its name and nothing else."""
        words = tokens(value)
        found = names.find(words, 0)
        if found is None or found[1] < len(words):
            raise unknown(words, found[1] if found else 0, names) if words else Misread(f"{wanted} was expected")
        return found[0]

    def card(self, value: str, start: int, end: int, wanted: str) -> int:
        """One card of a kind (those from ``start`` to ``end`` of the one numbering), by its name."""
        names = names_of(self.deck, start, end)
        if self.cards.find(tokens(value), 0) and not names.find(tokens(value), 0):
            raise Misread(f"{wanted} was expected, not {shown(value)}")
        return self.named(value, names, wanted)

    def take(self, card: int, where: str) -> int:
        """Note where a card is; ``Misread`` when it is somewhere else already."""
        if card in self.where:
            raise Misread(f"{card_id(self.deck, card)} is {self.where[card]} already")
        self.where[card] = where
        return card

    def amounts(self, value: str, names: Lexicon[int], most: int = MOST) -> dict[int, int]:
        """Names with numbers before or behind them, with commas between."""
        found: dict[int, int] = {}
        for part in listed(value):
            words = [word for word in tokens(part) if word not in ("(", ")", "+")]
            before = number(words[0]) if len(words) > 1 else None
            at = 0 if before is None else 1
            name = names.find(words, at)
            if name is None:
                raise unknown(words, at, names)
            rest = words[name[1] :]
            sign = -1 if rest[:1] == ["-"] else 1
            behind = number(rest[-1]) if len(rest) == 1 + (sign < 0) else None
            if (before is None) == (behind is None) or (before is not None and rest):
                raise Misread(f"a name with a number was expected, such as `{names.shown()[0]} 2`, not {part!r}")
            n = behind if behind is not None else before or 0
            if name[0] in found:
                raise Misread(f"{' '.join(words[at : name[1]])} is given twice")
            if n > most or (sign < 0 and name[0] < 0):
                raise Misread(f"a whole number from 0 to {most} was expected, not {part!r}")
            found[name[0]] = sign * n
        return found

    # ------------------------------------------------------------ fields

    def basics(self) -> None:
        """Game, seats, round, round card, who begins and who is on turn."""
        s = self.state
        self.read_seats()
        s.players = len(self.seat_names)
        self.each("round", lambda line: setattr(s, "round", whole(line.value, 1, ROUNDS) - 1))
        self.each("first", lambda line: setattr(s, "first", self.seat(tokens(line.value))))
        s.player = s.first
        self.each("turn", lambda line: setattr(s, "player", self.seat(tokens(line.value))))
        self.each("phase", lambda line: setattr(s, "phase", chosen(line.value, PHASES)))
        self.each("day", self._day)
        if s.phase == Phase.OVER:
            if self.has("round") and s.round != ROUNDS - 1:
                self.wrong("phase", None, f"the game is over after round {ROUNDS}, not after round {s.round + 1}")
            s.round = ROUNDS

    def _day(self, line: Line) -> None:
        card = self.card(line.value, ROUND_CARD, ROUND_CARD + ROUND_CARDS, "a round card")
        self.state.day = self.take(card, "the round card") - ROUND_CARD

    def players(self) -> None:
        """Characters and tracks, cards by place, completed objectives."""
        s = self.state
        s.character[:] = [NONE] * SEATS
        s.energy[:] = [NONE] * SEATS
        s.bones[:] = [START_BONES] * SEATS
        self.each("player", self._player)
        free = [c for c in range(CHARACTERS) if c not in s.character.tolist()]
        for p in range(SEATS):
            if p >= s.players:
                s.character[p] = s.energy[p] = s.bones[p] = 0
                continue
            s.character[p] = free.pop(0) if s.character[p] == NONE else s.character[p]
            s.energy[p] = self.deck.cards.start[s.character[p]] if s.energy[p] == NONE else s.energy[p]
        for field in HELD:
            self.each(field, self._held)
        self.each("done", self._done)
        for p in range(s.players):
            self._starting(p)
            s.learned[p] = sum(s.place[p, b] != Place.AWAY for b in range(MARKET, BEHAVIORS))

    def _player(self, line: Line) -> None:
        """A character and tracks: ``pepper, attention 4, energy 3, bones 5``."""
        s, p = self.state, self.about(line)
        characters = character_names(self.deck)
        for part in listed(line.value):
            words = tokens(part)
            if (found := characters.find(words, 0)) and TRACKS.find(words, found[1]):
                raise unknown(words, found[1], TRACKS)
        dogs = [part for part in listed(line.value) if not self._is_track(part, characters)]
        tracks = self.amounts(", ".join(part for part in listed(line.value) if part not in dogs), TRACKS, MOST_BONES)
        if len(dogs) > 1:
            raise Misread("one character was expected")
        for dog in dogs:
            c = self.named(dog, characters, "a character")
            if c in s.character.tolist():
                raise Misread(f"{self.deck.character_ids[c]} is played by somebody else already (TP-02)")
            s.character[p] = c
        rows = {ATTENTION: (s.attention, MOST_ATTENTION), ENERGY: (s.energy, MOST_ENERGY), BONES: (s.bones, MOST_BONES)}
        for track, n in tracks.items():
            row, most = rows[track]
            row[p] = whole(str(n), 0, most)

    def _is_track(self, part: str, characters: Lexicon[int]) -> bool:
        """Does a part speak of a track, and not of a character?"""
        words = tokens(part)
        return not characters.find(words, 0) and (bool(TRACKS.find(words, 0)) or any(map(number, words)))

    def _held(self, line: Line) -> None:
        """Behaviors in a hand, active or in a discard area."""
        s, p = self.state, self.about(line)
        own = setup.own_cards(s, p)
        for part in listed(line.value):
            b = self.card(part, 0, BEHAVIORS, "a behavior")
            if OWN <= b < MARKET and b not in own:
                raise Misread(f"{part} belongs to a character whom {self.seat_names[p]} does not play (TP-04)")
            if b >= OWN:
                self.take(b, f"with {self.seat_names[p]}")
            elif s.place[p, b] != Place.AWAY:
                raise Misread(f"{part} is with {self.seat_names[p]} already")
            elif b == NAP and line.name == "discard":
                raise Misread(f"{part} never lies in a discard area (TP-35)")
            s.place[p, b] = HELD[line.name]

    def _starting(self, p: int) -> None:
        """The four cards that everybody starts with: those named nowhere are in the pile that was left out, if any.

        The nap never lies in the discard area; where the hand is given without it, it is not there.
        """
        s = self.state
        given = [field for field in ("hand", "discard") if (field, p) in self.places]
        for b in setup.own_cards(s, p):
            if s.place[p, b] == Place.AWAY and len(given) < 2 and not (b == NAP and given == ["hand"]):
                s.place[p, b] = Place.DISCARD if given == ["hand"] else Place.HAND
                self.where[b] = f"with {self.seat_names[p]}"

    def _done(self, line: Line) -> None:
        """Completed objectives."""
        p = self.about(line)
        for part in listed(line.value):
            o = self.card(part, OBJECTIVE, ROUND_CARD, "an objective")
            self.take(o, f"completed by {self.seat_names[p]}")
            self.state.done[p, o - OBJECTIVE] = 1

    def table(self) -> None:
        """The row from the left, and the tops of the stacks."""
        self.shown: set[int] = set()  # places and stacks (ROW + type) of which something is said
        self.each("row", self._row)
        for t, name in enumerate(TYPE_NAMES):
            self.each(name, lambda line, t=t: self._top(line, t))  # type: ignore[misc]

    def _row(self, line: Line) -> None:
        said = parts(line.value, ",;")
        if len(said) > ROW:
            raise Misread(f"at most {ROW} cards were expected, not {len(said)}")
        for i, part in enumerate(said):
            self.shown.add(i)
            if part.casefold() in EMPTY:
                continue
            words = tokens(part)
            found = self.behaviors.find(words, 0)
            if found is None:
                raise unknown(words, 0, self.behaviors)
            rest = [word for word in words[found[1] :] if word not in ROW_FILLING]
            if self.behaviors.find(rest, 0):
                raise unknown(words, words.index(rest[0], found[1]), self.behaviors)
            if found[0] < MARKET or len(rest) > 1:
                raise Misread(f"a card for sale was expected, with bones on it if need be, not {part!r}")
            self.state.row[i] = self.take(found[0], "on the row")
            self.state.on_row[i] = whole(rest[0], 0, MOST_BONES) if rest else 0

    def _top(self, line: Line, t: int) -> None:
        self.shown.add(ROW + t)
        if line.value.casefold() not in EMPTY:
            start = OBJECTIVE + t * PER_TYPE
            o = self.card(line.value, start, start + PER_TYPE, f"an objective of the type {TYPE_NAMES[t]}")
            self.state.top[t] = self.take(o, "on top of its stack") - OBJECTIVE

    def turn(self) -> None:
        """What was done this turn, what lasts, and the effect that is open."""
        s = self.state
        s.behaviors = sum(s.place[s.player, b] == Place.ACTIVE for b in range(BEHAVIORS))
        self.each("this turn", self._this_turn)
        self.each("open", self._open)
        self.each("lasting", self._lasting)
        for p in range(s.players):
            if ("lasting", p) not in self.places:
                s.day_long[p][:] = setup.lasting_of_day(s, self.deck, p)

    def _this_turn(self, line: Line) -> None:
        s, said = self.state, self.amounts(line.value, TURN)
        s.learns, s.objectives = said.pop(LEARNED, 0), said.pop(COMPLETED, 0)
        for k, n in said.items():
            s.turn_long[k] = n

    def _lasting(self, line: Line) -> None:
        p = self.about(line)
        for k, n in self.amounts(line.value, LASTS).items():
            self.state.day_long[p, k] = n

    def _open(self, line: Line) -> None:
        """A card whose effects wait for a choice: ``video-call, line 2, choices 1``."""
        s, said = self.state, listed(line.value)
        if not said:
            return
        card = self.card(said[0], 0, CARDS, "a card")
        numbers = self.amounts(", ".join(said[1:]), OPEN)
        if card >= ROUND_CARD and s.day not in (NONE, card - ROUND_CARD):
            raise Misread(f"the round card that lies open is {self.deck.round_ids[s.day]}")
        if card >= ROUND_CARD and s.day == NONE:
            s.day = self.take(card, "the round card") - ROUND_CARD
        asking = setup.asking(self.deck, card)
        at = numbers.get(LINE, asking[0] + 1 if asking else 1) - 1
        if at not in asking:
            raise Misread(no_line(card_id(self.deck, card), at, asking, "asks for a choice"))
        s.card, s.line, s.actor = card, at, s.player
        s.only, s.resume = setup.option_of(self.deck, card, at)
        s.left = setup.still_to_come(s, self.deck) if card >= ROUND_CARD else 0
        n = setup.choices(self.deck, card, at)
        s.picks = whole(str(numbers.get(CHOICES, n)), 1, n)
        s.phase = setup.asks(self.deck, card, at)

    def chance(self) -> None:
        """The outcomes to come, the seed, the generator."""
        self.each("next draws", lambda line: self.read_tape(line, self.cards, self._outcome))
        self.read_chance(self.state.rng)

    def _outcome(self, card: int) -> tuple[int, int]:
        if card < MARKET:
            raise Misread(f"{card_id(self.deck, card)} is never drawn")
        return setup.outcome(card)

    # ------------------------------------------------------------ piles

    def piles(self) -> None:
        """The face-down piles, and what is left out of the row and the stacks: filled with what is missing."""
        s = self.state
        self.each("gone", lambda line: self._out(line, MARKET, ROUND_CARD, "gone"))
        self.each("days before", lambda line: self._out(line, ROUND_CARD, CARDS, "a round card of a day before"))
        self.each("deck", self._deck)
        listed_deck = any(line.value.casefold() not in DECKS for line in self.lines if line.name == "deck")
        if listed_deck and self.has("gone"):
            self._nowhere()
        coming = {setup.card_drawn(pile, k) for pile, k in self.tape}
        for i in range(ROW):
            if i not in self.shown and not listed_deck:
                s.row[i] = self._first(range(MARKET, BEHAVIORS), coming)
        if not listed_deck and NONE not in s.row.tolist():
            self._fill(s.deck, MARKET)
        for t in range(TYPES):
            start = OBJECTIVE + t * PER_TYPE
            if ROW + t not in self.shown:
                o = self._first(range(start, start + PER_TYPE), coming)
                s.top[t] = o if o == NONE else o - OBJECTIVE
            if s.top[t] != NONE:
                self._fill(s.stack[t], start)
        self._fill(s.days, ROUND_CARD)

    def _nowhere(self) -> None:
        """Cards for sale that neither the deck nor ``gone`` names, when both are given, are missing."""
        missing = [card_id(self.deck, b) for b in range(MARKET, BEHAVIORS) if b not in self.where]
        if missing:
            more = f" and {len(missing) - 3} more" if len(missing) > 3 else ""
            self.wrong("deck", None, f"{', '.join(missing[:3])}{more} should be in `deck` or `gone`: both are given")

    def _out(self, line: Line, start: int, end: int, where: str) -> None:
        for part in listed(line.value):
            wanted = "a round card" if start == ROUND_CARD else "a card for sale or an objective"
            self.take(self.card(part, start, end, wanted), where)

    def _deck(self, line: Line) -> None:
        """The cards for sale that are still to come; ``own`` and ``house`` speak of the whole deck instead."""
        if line.value.casefold() in DECKS:
            return
        for part in listed(line.value):
            b = self.take(self.card(part, MARKET, BEHAVIORS, "a card for sale"), "in the deck")
            self.state.deck[b - MARKET] = 1

    def _first(self, cards: Sequence[int], coming: set[int]) -> int:
        """The first of some cards that is nowhere yet and is not to come, or NONE."""
        found = next((card for card in cards if card not in self.where and card not in coming), NONE)
        if found != NONE:
            self.where[found] = "on the table"
        return found

    def _fill(self, pile: Ints, start: int) -> None:
        """All cards of a pile that are nowhere else."""
        for k in range(len(pile)):
            if start + k not in self.where:
                pile[k] = 1


def listed(value: str) -> list[str]:
    """The parts of a list; one that says it is empty has none."""
    return [part for part in parts(value, ",;") if part.casefold() not in EMPTY]
