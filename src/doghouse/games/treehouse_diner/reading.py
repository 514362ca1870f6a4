"""Reading a position: field by field, with all problems at once; docs/notation.md describes the fields."""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.deck import DeckError, plain
from doghouse.core.fields import Line, TextError, set_apart
from doghouse.core.keys import NOTHING
from doghouse.core.lines import Lexicon, Misread, chosen, parts, shown, tokens, unknown, whole
from doghouse.core.position import PositionFields
from doghouse.games.treehouse_diner import checks, filling, setup
from doghouse.games.treehouse_diner.cards import Deck, house
from doghouse.games.treehouse_diner.kitchen import on_cards
from doghouse.games.treehouse_diner.lying import OnOrder, read_pieces
from doghouse.games.treehouse_diner.naming import ACTION, ORDER, Names, count_at, in_game, names_of, read_space
from doghouse.games.treehouse_diner.position import FIELDS, MANY, STAGES, Position
from doghouse.games.treehouse_diner.small import read_small
from doghouse.games.treehouse_diner.state import (
    ACTION_PILE,
    BAG,
    BEE_PIECE,
    CHALLENGES_EACH,
    CHILI,
    COLUMNS,
    MOST_MOOD,
    MOST_ROUNDS,
    NONE,
    ORDER_PILE,
    ROWS,
    SEATS,
    SPACES,
    STARTING,
    TRAY_PLACES,
    State,
)
from doghouse.games.treehouse_diner.turns import TurnFields
from doghouse.games.treehouse_diner.view import PIECE_NAMES, order_id

YES = {"yes": 1, "no": 0, "on": 1, "off": 0}
EMPTY = (*NOTHING, "-", "")
FEWEST_DELIVERIES, MOST_DELIVERIES = 3, 10  # TD-32
FEWEST_COLUMNS = 2  # TD-08
MOST_SAVED = 22
MASTERED = ("mastered", "announced", "done", "turned")


def read_position(text: str, deck: Deck | None = None) -> Position:
    """The position that a text describes, checked; ``TextError`` with everything that is wrong with it."""
    rest, inner = set_apart(plain(text).split("\n"))
    if inner:
        try:
            deck = read_small(inner)
        except DeckError as error:
            raise TextError(error.problems) from None
    deck = deck or house()
    names = names_of(deck)
    reader = Reader(names.with_quotes(rest), deck, names)
    for step in (reader.basics, reader.kitchens, reader.table, reader.piles, reader.turn, reader.chance):
        step()
    filling.fill(reader)
    if not reader.problems:
        for name, about, said in checks.faults(reader.state, reader.deck, reader.seat_names, reader.tape):
            reader.wrong(name, about, said)
    return reader.position(setup.canonical(reader.state), reader.deck)


class Reader(TurnFields):
    """One reading of one text: its lines by field, the state so far, and the problems."""

    def __init__(self, text: str, deck: Deck, names: Names) -> None:
        PositionFields.__init__(self, text, FIELDS, MANY, "treehouse-diner", SEATS)
        self.deck, self.known = deck, names
        self.state = State.new()
        self.state.tray[:] = [NONE] * TRAY_PLACES
        self.where: dict[int, str] = {}  # where each order of the game has been seen
        self.rows: set[int] = set()  # rows of the pantry of which something is said
        self.rest = NONE  # whose supply has all pieces that are named nowhere
        self.tray_said = 0  # places of the tray of which something is said

    # ------------------------------------------------------------ words

    def order(self, words: list[str], at: int = 0) -> tuple[int, int]:
        """An order of this game by its name, and the place after it."""
        names = self.known.orders
        found = names.find(words, at)
        if found is None:
            raise unknown([words[at]], 0, names) if at < len(words) else Misread("an order was expected")
        o = in_game(found[0], secret=self.state.secret)
        if o == NONE:
            kind, said = ("Basic", "yes") if self.state.secret else ("Chili", "no")
            name = self.deck.order_ids[found[0]]
            raise Misread(f"{name} is a {kind} order, which is not in a game with `secret: {said}` (TD-70)")
        return o, found[1]

    def orders(self, value: str) -> list[int]:
        """Orders with commas between them."""
        found = []
        for part in listed(value):
            words = tokens(part)
            o, end = self.order(words)
            if end < len(words):
                raise unknown(words, end, self.known.orders)
            found.append(o)
        return found

    def take(self, o: int, where: str) -> int:
        """Note where an order is; ``Misread`` when it is somewhere else already."""
        if o in self.where:
            raise Misread(f"{order_id(self.state, self.deck, o)} is {self.where[o]} already")
        self.where[o] = where
        return o

    def pieces(self, words: list[str]) -> list[int]:
        """Pieces of this game as counts by kind."""
        if len(words) == 1 and words[0] in EMPTY:
            return [0] * len(PIECE_NAMES)
        return self.in_box(read_pieces(words))

    def in_box(self, counts: list[int]) -> list[int]:
        """The same pieces; ``Misread`` when the game has not as many."""
        there = setup.box(self.state)
        for k, n in enumerate(counts):
            if n > there[k] == 0:
                option = {BEE_PIECE: "bees", CHILI: "secret"}[k]
                raise Misread(f"{PIECE_NAMES[k]}: is in a game with `{option}: yes` only")
            if n > there[k]:
                raise Misread(f"{n} {PIECE_NAMES[k]}: there are only {there[k]} in the game")
        return counts

    def cards(self, value: str, names: Lexicon[int], copies: Sequence[int]) -> list[int]:
        """Action cards as counts by number, from ``2 gossip, shortcut``."""
        found = [0] * len(copies)
        if listed(value) and not self.state.secret:
            raise Misread("Action cards are in a game with `secret: yes` only")
        for part in listed(value):
            words = tokens(part)
            n, start = count_at(words, 0, names)
            card = names.find(words, start)
            if card is None or card[1] < len(words):
                raise unknown(words, start if card is None else card[1], names)
            found[card[0]] += n
            if found[card[0]] > copies[card[0]]:
                raise Misread(f"there are only {copies[card[0]]} of {' '.join(words[start:])} in the game")
        return found

    # ------------------------------------------------------------ fields

    def basics(self) -> None:
        """Game, seats, what was agreed, round, who begins and whose turn it is."""
        s = self.state
        self.read_seats()
        s.players = len(self.seat_names)
        for p in range(s.players):
            s.kitchen[p][:] = [NONE] * SPACES
        s.deliveries, s.columns, s.round = 10 - s.players, s.players + 1, 1
        self.each("bees", lambda line: setattr(s, "bees", chosen(line.value, YES)))
        self.each("secret", lambda line: setattr(s, "secret", chosen(line.value, YES)))
        bounds = FEWEST_DELIVERIES, MOST_DELIVERIES
        self.each("deliveries", lambda line: self._agreed(line, *bounds))
        self.each("columns", lambda line: self._agreed(line, FEWEST_COLUMNS, COLUMNS))
        self.each("round", lambda line: setattr(s, "round", whole(line.value, 1, MOST_ROUNDS)))
        self.each("first", lambda line: setattr(s, "first", self.seat(tokens(line.value))))
        s.turn = s.first
        self.each("turn", lambda line: setattr(s, "turn", self.seat(tokens(line.value))))
        s.player = s.turn
        self.each("phase", lambda line: self.stage(chosen(line.value, STAGES)))

    def _agreed(self, line: Line, least: int, most: int) -> None:
        """A number that was agreed; ``usual``, as in a record, is the one that goes with the players."""
        if line.value.casefold() != "usual":
            setattr(self.state, line.name, whole(line.value, least, most))

    def kitchens(self) -> None:
        """All that belongs to somebody."""
        for name, read in (
            ("kitchen", self._kitchen),
            ("delivered", self._delivered),
            ("supply", self._supply),
            ("mood", self._mood),
            ("hive", self._hive),
            ("challenges", self._challenges),
            ("hand", self._hand),
            ("older", self._older),
        ):
            self.each(name, read)

    def _kitchen(self, line: Line) -> None:
        """``6 slow-salad; 4 muesli: radish, 2 bee``: orders with their spaces, and what lies on them."""
        p = self.about(line)
        for part in parts(line.value, ";"):
            if part.casefold() not in EMPTY:
                self._in_kitchen(p, tokens(part))

    def _in_kitchen(self, p: int, words: list[str]) -> None:
        """One order, with the minutes of its space before or behind it, and what lies on it."""
        s = self.state
        space, at = (NONE, 0) if self.known.orders.find(words, 0) else _minutes(words, 0)
        o, at = self.order(words, at)
        if space == NONE:
            space, at = _minutes(words, at)
        if space == NONE:
            space = self.deck.cards.minutes[on_cards(s, o)]
        if s.kitchen[p, space - 1] != NONE:
            other = order_id(s, self.deck, s.kitchen[p, space - 1])
            raise Misread(f"{other} lies on the space of {space} minutes already (TD-04)")
        s.kitchen[p, space - 1] = self.take(o, f"in the kitchen of {self.seat_names[p]}")
        OnOrder(s, self.deck, o, self.known).read(words[at:])
        self.in_box(s.lying[o].tolist())

    def _delivered(self, line: Line) -> None:
        p = self.about(line)
        for o in self.orders(line.value):
            self.state.delivered[p, self.take(o, f"delivered by {self.seat_names[p]}")] = 1

    def _supply(self, line: Line) -> None:
        p, words = self.about(line), tokens(line.value)
        if words[-1:] == ["rest"]:
            words = words[: -2 if words[-2:-1] == ["the"] else -1]
            if self.rest != NONE:
                raise Misread("one supply has the rest of the pieces, not two")
            self.rest = p
        self.state.supply[p][:] = self.pieces(words)

    def _mood(self, line: Line) -> None:
        p, words = self.about(line), "".join(tokens(line.value))
        sign = -1 if words.startswith("-") else 1
        digits = words.removeprefix("-").removeprefix("+")
        if not digits.isdecimal() or not digits.isascii() or int(digits[:4]) > MOST_MOOD:
            bounds = f"from -{MOST_MOOD} to {MOST_MOOD}"
            raise Misread(f"a whole number {bounds} was expected (TD-05), not {shown(line.value)}")
        self.state.mood[p] = sign * int(digits)

    def _hive(self, line: Line) -> None:
        p, words = self.about(line), [word for word in tokens(line.value) if word not in ("bee", "bees")]
        n = whole("".join(words), 0, MOST_SAVED)
        if n and not self.state.bees:
            raise Misread("bees are in a game with `bees: yes` only")
        self.state.hive[p] = n

    def _challenges(self, line: Line) -> None:
        """``in-stock, clean-sweep mastered``."""
        p, s, names = self.about(line), self.state, self.known.challenges
        if listed(line.value) and not s.bees:
            raise Misread("challenges are in a game with `bees: yes` only")
        if len(listed(line.value)) > CHALLENGES_EACH:
            raise Misread(f"at most {CHALLENGES_EACH} challenges were expected (TD-51)")
        for part in listed(line.value):
            words = tokens(part)
            found = names.find(words, 0)
            if found is None:
                raise unknown(words, 0, names)
            rest = [word for word in words[found[1] :] if word not in ("(", ")", "is")]
            if rest and (len(rest) > 1 or rest[0] not in (*MASTERED, "open")):
                raise Misread(f"`mastered` or a comma was expected, not {shown(rest[0])}")
            if any(s.challenge[q, found[0]] for q in range(SEATS)):
                raise Misread(f"{self.deck.challenge_ids[found[0]]} is given twice")
            s.challenge[p, found[0]] = 2 if rest and rest[0] in MASTERED else 1

    def _hand(self, line: Line) -> None:
        self.state.hand[self.about(line)][:] = self._actions(line)

    def _older(self, line: Line) -> None:
        self.state.older[self.about(line)][:] = self._actions(line)

    def _actions(self, line: Line) -> list[int]:
        return self.cards(line.value, self.known.actions, self.deck.cards.copies.tolist())

    # ------------------------------------------------------------ table

    def table(self) -> None:
        """The pantry and the tray, as far as they are given."""
        self.each("row", self._row)
        self.each("pantry", self._space)
        self.each("tray", self._tray)

    def _row(self, line: Line) -> None:
        """``row 2: radish + acorn, nothing, bee``: the spaces from the left."""
        words = [word for word in line.words if word not in ("of", "the", "pantry")]
        if len(words) != 1:
            raise Misread(f"the row's number was expected: `row 1:` to `row {ROWS}:`")
        r = whole(words[0], 1, ROWS) - 1
        self.once("row", r, line)
        said = parts(line.value, ",;|")
        if len(said) > self.state.columns:
            raise Misread(f"the pantry has {self.state.columns} columns: as many spaces were expected, not {len(said)}")
        self.rows.add(r)
        for c, part in enumerate(said):
            self._fill_space(r * COLUMNS + c, part)

    def _space(self, line: Line) -> None:
        """``pantry 2.3: radish, bee``: one space."""
        found = read_space(line.words, 0)
        if found is None or found[1] < len(line.words) or found[0] == NONE:
            last = f"{ROWS}.{self.state.columns}"
            raise Misread(f"a space was expected, row and column: `pantry 1.1:` to `pantry {last}:`")
        i = found[0]
        if i % COLUMNS >= self.state.columns:
            raise Misread(f"the pantry has {self.state.columns} columns only (TD-08)")
        if i // COLUMNS in {about for name, about in self.places if name == "row"}:
            raise Misread(f"stands in `row {i // COLUMNS + 1}` already")
        self.once("pantry", i, line)
        self.rows.add(i // COLUMNS)
        self._fill_space(i, line.value)

    def _fill_space(self, i: int, value: str) -> None:
        counts = self.pieces(tokens(value)) if value else [0] * len(PIECE_NAMES)
        if sum(counts) > i // COLUMNS + 1:
            r = i // COLUMNS + 1
            raise Misread(f"a space of row {r} holds at most {r} (TD-08), not {sum(counts)}")
        self.state.pantry[i][:] = counts

    def _tray(self, line: Line) -> None:
        """Orders by their places; a place of which nothing is said is filled later."""
        said = parts(line.value, ",;")
        self.tray_said = len(said)
        if len(said) > self.state.players + 1:
            raise Misread(f"at most {self.state.players + 1} orders were expected (TD-11), not {len(said)}")
        if len(said) == 1 and said[0].casefold() in EMPTY:
            self.tray_said = TRAY_PLACES
            return
        for i, part in enumerate(said):
            if part.casefold() not in EMPTY:
                (o,) = self.orders(part)
                self.state.tray[i] = self.take(o, "on the tray")

    def piles(self) -> None:
        """What lies beside the table, as far as it is given."""
        s = self.state
        for name, pile in (("played", s.played), ("discards", s.discards), ("actions", s.action_pile)):
            self.each(name, lambda line, pile=pile: pile.__setitem__(slice(None), self._actions(line)))  # type: ignore[misc]
        for name, heap in (("compost", s.compost), ("bag", s.bag)):
            self.each(name, lambda line, heap=heap: heap.__setitem__(slice(None), self.pieces(tokens(line.value))))  # type: ignore[misc]
        for name, where in (("unfulfilled", s.unfulfilled), ("orders", s.order_pile)):
            self.each(name, lambda line, where=where: self._pile(line, where))  # type: ignore[misc]

    def _pile(self, line: Line, pile: object) -> None:
        word = "unfulfilled" if line.name == "unfulfilled" else "in the pile"
        for o in self.orders(line.value):
            if o < STARTING:
                name = order_id(self.state, self.deck, o)
                raise Misread(f"{name} is a Starting order, which never comes again (TD-23)")
            pile[self.take(o, word) - STARTING] = 1  # type: ignore[index]

    def chance(self) -> None:
        """The outcomes to come, the seed, the generator."""
        self.each("next draws", lambda line: self.read_tape(line, self.known.drawn, self._outcome))
        self.read_chance(self.state.rng)

    def _outcome(self, number: int) -> tuple[int, int]:
        if number < ORDER:
            self.pieces([PIECE_NAMES[number]])
            return BAG, number
        if number >= ACTION:
            if not self.state.secret:
                raise Misread("Action cards are in a game with `secret: yes` only")
            return ACTION_PILE, number - ACTION
        o, _ = self.order([self.deck.order_ids[number - ORDER]])
        if o < STARTING:
            raise Misread(f"{self.deck.order_ids[number - ORDER]} is a Starting order, which is never drawn")
        return ORDER_PILE, o - STARTING


def _minutes(words: list[str], at: int) -> tuple[int, int]:
    """The minutes of a space and the place after them: ``4``, ``at 4``, ``(4)``, ``4 minutes``; else NONE."""
    start = at
    while start < len(words) and words[start] in ("at", "on", "@", "(", "space"):
        start += 1
    after = start + 1
    if start >= len(words) or not words[start].isdecimal() or words[after : after + 1] == ["."]:
        return NONE, at
    while after < len(words) and words[after] in ("minutes", "minute", "min", ":", ")", "-"):
        after += 1
    if start == at > 0 and after < len(words) and after == start + 1 and words[after] != ",":
        return NONE, at  # a number of what lies there
    return whole(words[start], 1, SPACES), after


def listed(value: str) -> list[str]:
    """The parts of a list; one that says it is empty has none."""
    return [part for part in parts(value, ",;") if part.casefold() not in EMPTY]
