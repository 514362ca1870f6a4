"""What is said in a play, word by word, whatever the state: ``visit 2.3: borscht, 2 pie``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from doghouse.core.keys import NOTHING
from doghouse.core.lines import Lexicon, Misread, number, numbered, shown, unknown
from doghouse.games.treehouse_diner.naming import PLATES, Names, count_at, read_space
from doghouse.games.treehouse_diner.spoken import FILLING, PLAY_WORDS
from doghouse.games.treehouse_diner.state import COLUMNS, DAISY, DAISY_STACK, NONE, OPTIONS, ROWS

ARROWS = (">", "->", "\u2192", "on", "to", "onto")
STARTING = (*FILLING, ":")  # what may stand before a play
BETWEEN = (*STARTING, "(", ")", "minutes", "minute", "move", "moves", "moving", "by", "from", "card")
EXPECTED = "a play was expected, such as `visit 2.3`, `order pancake` or `end`"
PLATE_NAMES = numbered(PLATES)
MOST_COUNT = 100


@dataclass(frozen=True)
class Lay:
    """A piece (or NONE: a joker) for an order on the cards, and the kind of symbol where that is said."""

    piece: int
    order: int
    need: int = NONE


@dataclass(frozen=True)
class Said:
    """One play as it was said: a word of PLAY_WORDS, "piece" or "name" for what stands alone, and what it is about.

    ``n`` is a space of the pantry, an option, an Action card or a challenge; orders go by their number on the cards.
    """

    verb: str
    n: int = NONE
    pieces: tuple[int, ...] = ()
    orders: tuple[int, ...] = ()
    lays: tuple[Lay, ...] = ()


def begins(words: list[str], names: Names) -> bool:
    """Does a play begin with these words?"""
    if not words:
        return False
    known = any(one.find(words, 0) for one in (PLAY_WORDS, names.pieces, names.every))
    return known or words[0].isdecimal()


class Scanner:
    """The words of a part of a line, read from the left."""

    def __init__(self, words: list[str], names: Names) -> None:
        self.words, self.names, self.at = words, names, 0

    # ------------------------------------------------------------ words

    def skip(self, *lexicons: Lexicon[int]) -> None:
        """Go on to the next word that means something."""
        while self.at < len(self.words) and self.words[self.at] in BETWEEN and not self.here(*lexicons):
            self.at += 1

    def here(self, *lexicons: Lexicon[int]) -> bool:
        """Does a name of a lexicon begin here?"""
        return any(one.find(self.words, self.at) for one in lexicons)

    def find(self, lexicon: Lexicon[int]) -> int:
        """A name that may stand here, or NONE."""
        self.skip(lexicon)
        found = lexicon.find(self.words, self.at)
        if found is None:
            return NONE
        self.at = found[1]
        return found[0]

    def need(self, lexicon: Lexicon[int], wanted: str, verb: str) -> int:
        """A name that has to stand here; ``Misread`` when it does not."""
        found = self.find(lexicon)
        if found != NONE:
            return found
        raise self.wrong(lexicon, wanted, verb)

    def wrong(self, lexicon: Lexicon[int], wanted: str, verb: str) -> Misread:
        """What to say of a word that should be something else."""
        behind = f"after `{verb}`" if verb else "behind it"
        if self.at >= len(self.words):
            return Misread(f"{wanted} was expected {behind}")
        if begins(self.words[self.at :], self.names) or number(self.words[self.at]) is not None:
            return Misread(f"{wanted} was expected {behind}, not {shown(self.words[self.at])}")
        return unknown([self.words[self.at]], 0, lexicon)

    def counted(self, lexicon: Lexicon[int]) -> tuple[int, ...]:
        """A name with a number before or behind it, as often as that says; nothing when none stands here."""
        self.skip(lexicon)
        n, at = count_at(self.words, self.at, lexicon)
        found = lexicon.find(self.words, at)
        if found is None:
            return ()
        if not 0 < n < MOST_COUNT:
            raise Misread(f"a number from 1 to {MOST_COUNT - 1} was expected, not {shown(self.words[self.at])}")
        self.at = found[1]
        last = self.words[self.at] if self.at < len(self.words) else ""
        if n == 1 and (last.startswith("x") or last.endswith("x")) and number(last):
            n, self.at = number(last) or 1, self.at + 1
        return (found[0],) * n

    def many(self, lexicon: Lexicon[int]) -> tuple[int, ...]:
        """All names of a lexicon that follow."""
        found: tuple[int, ...] = ()
        while more := self.counted(lexicon):
            found += more
        return found

    # ------------------------------------------------------------ plays

    def plays(self) -> Iterator[Said]:
        """Everything that is said, play by play."""
        while True:
            while self.at < len(self.words) and self.words[self.at] in STARTING and not self.here(self.names.every):
                self.at += 1
            if self.at >= len(self.words):
                return
            verb = PLAY_WORDS.find(self.words, self.at)
            card = self.names.every.find(self.words, self.at)
            if verb and (card is None or card[1] <= verb[1]):
                word, self.at = verb
                yield from VERBS[word](self, word)
            else:
                yield from self.bare()

    def bare(self) -> Iterator[Said]:
        """What is said without a verb: a space, pieces with or without an order, or a card."""
        names, start = self.names, self.at
        if self.words[self.at].isdecimal() and self.words[self.at + 1 : self.at + 2] == ["."]:
            yield from self.visit("visit")
        elif orders := self.many(names.orders):
            yield Said("name", orders=orders)
        elif (card := self.find(names.actions)) != NONE:
            yield Said("card", card)
        elif (card := self.find(names.challenges)) != NONE:
            yield Said("announce", card)
        elif lays := self.lays():
            yield Said("lay", lays=lays)
        elif pieces := self.many(names.pieces):
            yield Said("piece", pieces=pieces)
        else:
            raise self.unheard(self.words[start])

    def unheard(self, word: str) -> Misread:
        """What to say of a word that begins no play."""
        wrong = unknown([word], 0, PLAY_WORDS, self.names.every, self.names.pieces)
        begin = f"; a play begins with {', '.join(PLAY_WORDS.mains())}"
        return Misread(f"{wrong}{'' if 'did you mean' in str(wrong) else begin}")

    def alone(self, verb: str) -> Iterator[Said]:
        """A word that says it all."""
        yield Said(verb)

    def visit(self, verb: str) -> Iterator[Said]:
        """A space of the pantry, and the orders that its minutes move."""
        found = read_space(self.words, self.at)
        if found is None:
            raise Misread("a space of the pantry was expected after `visit`: row and column, such as `visit 2.3`")
        space, self.at = found
        if space == NONE:
            raise Misread(f"the pantry has rows 1 to {ROWS} and at most columns 1 to {COLUMNS}")
        yield Said(verb, space, orders=self.many(self.names.orders))

    def order(self, verb: str) -> Iterator[Said]:
        """An order of the tray."""
        yield Said(verb, orders=(self.need(self.names.orders, "an order of the phone tray", verb),))

    def left(self, verb: str) -> Iterator[Said]:
        """An order that moves to the left."""
        yield Said(verb, orders=(self.need(self.names.orders, "an order of the kitchen", verb),))

    def move(self, verb: str) -> Iterator[Said]:
        """Orders that minutes move."""
        orders = self.many(self.names.orders)
        if not orders:
            raise self.wrong(self.names.orders, "an order of the kitchen", verb)
        yield Said(verb, orders=orders)

    def lay(self, verb: str) -> Iterator[Said]:
        """Pieces that are laid."""
        lays = self.lays()
        if not lays:
            given = bool(self.many(self.names.pieces))
            names, wanted = (self.names.orders, "an order") if given else (self.names.pieces, "an ingredient or a bee")
            raise self.wrong(names, f"{wanted} (`lay radish > soup`)", verb)
        yield Said(verb, lays=lays)

    def lays(self) -> tuple[Lay, ...]:
        """Pieces with the orders that they are laid on; nothing, and nothing read, when no order follows."""
        found: list[Lay] = []
        while True:
            start = self.at
            pieces = self.pieces_before()
            order = self.find(self.names.orders) if pieces else NONE
            if order == NONE:
                self.at = start
                return tuple(found)
            plate = NONE if self.words[self.at : self.at + 1] == [","] else self.find(PLATE_NAMES)
            found += [Lay(piece, order, plate) for piece in pieces]

    def pieces_before(self) -> tuple[int, ...]:
        """The pieces up to an arrow, or to an order whose name is longer than a piece's."""
        found: tuple[int, ...] = ()
        while self.at < len(self.words) and self.words[self.at] not in ARROWS:
            order, piece = (one.find(self.words, self.at) for one in (self.names.orders, self.names.pieces))
            if order and (piece is None or order[1] > piece[1]):
                break
            before = self.at
            found += self.counted(self.names.pieces)
            if self.at == before:
                break
        return found

    def joker(self, verb: str) -> Iterator[Said]:
        """A joker of two Daisies or of four ingredients, on a symbol of an order."""
        pieces = () if verb == "daisies" else self.pieces_before()
        if verb == "joker":
            verb = "daisies" if pieces and set(pieces) == {DAISY} and len(pieces) <= DAISY_STACK else "mix"
            pieces = () if verb == "daisies" else pieces
        order = self.need(self.names.orders, "an order", verb)
        need = NONE if self.words[self.at : self.at + 1] == [","] else self.find(self.names.needs)
        yield Said(verb, pieces=pieces, lays=(Lay(NONE, order, need),))

    def card(self, verb: str) -> Iterator[Said]:
        """An Action card."""
        yield Said(verb, self.need(self.names.actions, "an Action card", verb))

    def announce(self, verb: str) -> Iterator[Said]:
        """A challenge."""
        yield Said(verb, self.need(self.names.challenges, "a challenge", verb))

    def grab(self, verb: str) -> Iterator[Said]:
        """A piece of a space of the pantry, in any order."""
        piece = self.find(self.names.pieces)
        self.skip()
        found = read_space(self.words, self.at)
        if found is None or found[0] == NONE:
            raise Misread("a piece and a space were expected after `grab`, such as `grab radish 2.3`")
        space, self.at = found
        piece = self.find(self.names.pieces) if piece == NONE else piece
        yield Said(verb, space, pieces=() if piece == NONE else (piece,))

    def choose(self, verb: str) -> Iterator[Said]:
        """Ingredients for what is asked, one a play; nothing of what need not be."""
        if self.words[self.at : self.at + 1] and self.words[self.at] in NOTHING:
            self.at += 1
            yield Said("no")
            return
        pieces = self.many(self.names.pieces)
        if not pieces:
            raise self.wrong(self.names.pieces, "an ingredient", verb)
        yield from (Said(verb, pieces=(piece,)) for piece in pieces)

    def add(self, verb: str) -> Iterator[Said]:
        """More ingredients of a joker."""
        pieces = self.many(self.names.pieces)
        if not pieces:
            raise self.wrong(self.names.pieces, "an ingredient", verb)
        yield Said(verb, pieces=pieces)

    def option(self, verb: str) -> Iterator[Said]:
        """One of several effects, by its number."""
        n = number(self.words[self.at]) if self.at < len(self.words) else None
        if n is None or not 1 <= n <= OPTIONS:
            said = f", not {shown(self.words[self.at])}" if self.at < len(self.words) else ""
            raise Misread(f"a number from 1 to {OPTIONS} was expected after `option`{said}")
        self.at += 1
        yield Said(verb, n - 1)


VERBS: dict[str, Callable[[Scanner, str], Iterator[Said]]] = {
    **dict.fromkeys(("deliver", "end", "yes", "no"), Scanner.alone),
    **dict.fromkeys(("discard", "recycle", "compost"), Scanner.choose),
    **dict.fromkeys(("daisies", "mix", "joker"), Scanner.joker),
    "visit": Scanner.visit,
    "order": Scanner.order,
    "left": Scanner.left,
    "move": Scanner.move,
    "lay": Scanner.lay,
    "card": Scanner.card,
    "announce": Scanner.announce,
    "grab": Scanner.grab,
    "add": Scanner.add,
    "option": Scanner.option,
}
