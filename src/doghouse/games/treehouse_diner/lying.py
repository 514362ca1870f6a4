"""What lies on an order in a kitchen, as text: ``radish, daisy A, joker acorn (2 daisy), 2 bee``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from doghouse.core.lines import Lexicon, Misread, number, numbered, shown, unknown
from doghouse.core.record import Ints
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.kitchen import on_cards, open_symbol, plate_takes, takes
from doghouse.games.treehouse_diner.naming import PLATES, Names, count_at, pieces
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    DAISY,
    DAISY_STACK,
    GROUPS,
    INGREDIENTS,
    JOKER,
    MIX_STACK,
    NEEDS,
    NONE,
    OPEN,
    PIECES,
    PLATE,
    SYMBOLS,
    State,
)
from doghouse.games.treehouse_diner.view import NEED_NAMES, PIECE_NAMES

PLATE_WORDS = numbered(PLATES)
FILLING = frozenset({",", "+", "&", "and", ":", "with", "it", "an", "the"})


def piece_words() -> Lexicon[int]:
    """Ingredients and the bee by their names."""
    return numbered(pieces())


def counted(counts: Sequence[int] | Ints, between: str = ", ") -> str:
    """Pieces as ``2 radish, bee``, given as counts by kind."""
    return between.join(PIECE_NAMES[k] if n == 1 else f"{n} {PIECE_NAMES[k]}" for k, n in enumerate(counts) if n)


# ---------------------------------------------------------------- reading


class OnOrder:
    """Puts on one order what a text says; ``Misread`` for what cannot lie there."""

    def __init__(self, s: State, deck: Deck, o: int, names: Names) -> None:
        self.s, self.deck, self.o, self.names = s, deck, o, names
        self.name = deck.order_ids[on_cards(s, o)]

    def read(self, words: list[str]) -> None:
        """Everything that lies there, piece by piece."""
        at = 0
        while at < len(words):
            if words[at] in FILLING:
                at += 1
            elif words[at] in ("joker", "jokers"):
                at = self._joker(words, at + 1)
            else:
                at = self._pieces(words, at)

    def _pieces(self, words: list[str], at: int) -> int:
        n, start = count_at(words, at, piece_words())
        found = piece_words().find(words, start)
        if found is None:
            raise unknown([words[start]], 0, piece_words())
        piece, at = found
        plate = at + (words[at : at + 1] == ["on"])
        need, at = PLATE_WORDS.find(words, plate) or (NONE, at)
        for _ in range(n):
            self._lay(piece, need)
        return at

    def _lay(self, piece: int, need: int) -> None:
        if piece == BEE_PIECE and need != NONE:
            raise Misread("a bee lies on no plate (TD-73)")
        if piece != BEE_PIECE:
            need = self._symbol(piece) if need == NONE else need
            if need >= PLATE and not plate_takes(self.s, self.deck.cards, self.o, need, piece):
                where = f"plate {NEED_NAMES[need]} of {self.name}"
                raise Misread(f"{where} cannot take {PIECE_NAMES[piece]} beside what lies there (TD-73)")
            self.cover(need, piece + 1)
        self.s.lying[self.o, piece] += 1

    def cover(self, need: int, what: int) -> None:
        """Something lies on the first open symbol of a kind."""
        i = open_symbol(self.s, self.deck.cards, self.o, need)
        if i == NONE:
            raise Misread(f"{self.name} has no {'more ' * self._asks(need)}symbol {NEED_NAMES[need]}")
        self.s.on[self.o, i] = what

    def _asks(self, need: int) -> bool:
        return need in self.deck.cards.need[on_cards(self.s, self.o)].tolist()

    def _symbol(self, piece: int) -> int:
        """The symbol for an ingredient of which is not said where it lies: its own, else the one plate it can be on."""
        s, cards = self.s, self.deck.cards
        if open_symbol(s, cards, self.o, piece) != NONE:
            return piece
        wanted = [PLATE + g for g in range(GROUPS) if open_symbol(s, cards, self.o, PLATE + g) != NONE]
        groups = [need for need in wanted if takes(s, cards, self.o, need, piece)]
        if len(groups) > 1:
            raise Misread(f"on which plate of {self.name}? say `{PIECE_NAMES[piece]} {NEED_NAMES[groups[0]]}`")
        if not groups:
            raise Misread(f"{PIECE_NAMES[piece]} fits no open symbol of {self.name}")
        return groups[0]

    def _joker(self, words: list[str], at: int) -> int:
        """``joker radish (2 daisy)``: the symbol, and what it is made of; without that it is two Daisies."""
        while at < len(words) and words[at] in FILLING and not self.names.needs.find(words, at):
            at += 1
        found = self.names.needs.find(words, at)
        if found is None:
            raise Misread("the symbol was expected after `joker`, such as `joker radish (2 daisy)`")
        need, at = found
        pieces = [0] * PIECES
        pieces[DAISY] = DAISY_STACK
        if words[at : at + 1] == ["("]:
            end = words.index(")", at)
            pieces, at = read_pieces(words[at + 1 : end]), end + 1
        if pieces[BEE_PIECE] or (sum(pieces) != MIX_STACK and pieces != _daisies(DAISY_STACK)):
            raise Misread("a joker is made of 2 Daisies or any 4 ingredients (TD-29)")
        self.cover(need, JOKER)
        for k in range(PIECES):
            self.s.lying[self.o, k] += pieces[k]
        return at


def _daisies(n: int) -> list[int]:
    return [n if k == DAISY else 0 for k in range(PIECES)]


def read_pieces(words: list[str]) -> list[int]:
    """Pieces as counts by kind, from words like ``2 radish, bee``."""
    counts, at = [0] * PIECES, 0
    while at < len(words):
        if words[at] in FILLING:
            at += 1
            continue
        if words[at] == "rest":
            raise Misread("`rest` stands last in one supply: all pieces that are named nowhere else")
        n, start = count_at(words, at, piece_words())
        found = piece_words().find(words, start)
        if found is None and (start > at or words[start].isdecimal()):
            raise Misread(f"a piece was expected with the number, not {shown(words[start])}")
        if found is None:
            raise unknown([words[start]], 0, piece_words())
        at = found[1]
        if start == at - 1 and (behind := _behind(words, at)) is not None:
            n, at = behind, at + 1
        if n == 0:
            raise Misread("0 stands for nothing: leave it out")
        counts[found[0]] += n
    return counts


def _behind(words: list[str], at: int) -> int | None:
    """A number behind what it counts: ``radish x2``, or ``radish 2`` before a comma."""
    if at >= len(words) or not (words[at].startswith("x") or words[at + 1 : at + 2] in ([], [","])):
        return None
    return number(words[at])


# ---------------------------------------------------------------- writing


def written(s: State, deck: Deck, o: int) -> str:
    """What lies on an order, symbol by symbol; what a joker is still without is not said here."""
    return ", ".join(_items(s, deck, o))


def _items(s: State, deck: Deck, o: int) -> Iterator[str]:
    jokers = _jokers(s, o)
    for i in range(SYMBOLS):
        need, what = deck.cards.need[on_cards(s, o), i], s.on[o, i]
        if what == JOKER:
            yield f"joker {NEED_NAMES[need]} ({counted(jokers.pop(0), ' ')})"
        elif what != OPEN:
            yield f"{PIECE_NAMES[what - 1]}{f' {NEED_NAMES[need]}' if need >= PLATE else ''}"
    if s.lying[o, BEE_PIECE]:
        yield counted([0] * BEE_PIECE + [s.lying[o, BEE_PIECE]])


def beside(s: State, o: int) -> Counter[int]:
    """The ingredients on an order that lie in jokers, finished or not."""
    found = Counter(dict(enumerate(s.lying[o].tolist()[:INGREDIENTS])))
    found.subtract(what - 1 for what in s.on[o].tolist() if OPEN < what < JOKER)
    return +found


def begun(s: State) -> tuple[int, ...]:
    """The ingredients of a joker of four that is not finished: the state says how many and which was the last.

    Which the others are is not said, nor does it matter: any that leave whole jokers.
    """
    o = s.kitchen[s.turn, s.target // NEEDS]
    all_of_them, jokers = beside(s, o), sum(what == JOKER for what in s.on[o])
    for others in combinations_with_replacement(range(s.lowest + 1), max(0, s.stacked - 1)):
        pieces = (*others, s.lowest) if s.stacked else ()
        rest = all_of_them.copy()
        rest.subtract(pieces)
        if min(rest.values(), default=0) >= 0 and _dealt(rest, jokers) is not None:
            return pieces
    raise ValueError("a joker is not made of what lies there")


def _jokers(s: State, o: int) -> list[list[int]]:
    """What the finished jokers of an order are made of, as counts by kind."""
    rest = beside(s, o)
    if s.stacked and o == s.kitchen[s.turn, s.target // NEEDS]:
        rest.subtract(begun(s))
    found = _dealt(rest, sum(what == JOKER for what in s.on[o]))
    if found is None:
        raise ValueError("jokers are not made of what lies there")
    return found


def _dealt(pieces: Counter[int], jokers: int) -> list[list[int]] | None:
    """Pieces dealt to so many jokers, those of two Daisies first; None when that cannot be."""
    rest = sorted(pieces.elements())
    large, odd = divmod(len(rest) - DAISY_STACK * jokers, MIX_STACK - DAISY_STACK)
    small = jokers - large
    if odd or large < 0 or small < 0 or pieces[DAISY] < DAISY_STACK * small:
        return None
    for _ in range(DAISY_STACK * small):
        rest.remove(DAISY)
    found = [_daisies(DAISY_STACK) for _ in range(small)]
    for k in range(large):
        part = Counter(rest[k * MIX_STACK : (k + 1) * MIX_STACK])
        found.append([part[k] for k in range(PIECES)])
    return found
