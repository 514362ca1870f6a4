"""The words of what people write: orders, Action cards, challenges, pieces and plates, by their ids and names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from doghouse.core import seats
from doghouse.core.lines import Lexicon, is_quoted, number, numbered, only_of, tokens
from doghouse.core.text import catalogue
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.spoken import PLAY_WORDS, SPEECH
from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    BONUS,
    CHILI_ORDER,
    COLUMNS,
    INGREDIENTS,
    NONE,
    ORDER_SET,
    PLATE,
    ROWS,
    STARTING,
)
from doghouse.games.treehouse_diner.view import NEED_NAMES, PIECE_NAMES

Pairs = tuple[tuple[str, int], ...]

LANGUAGES = ("en", "de")


class Names:
    """What each kind of thing is called in a deck; numbers are those on the cards."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.orders = numbered(named(deck, deck.order_ids))
        self.actions = numbered(named(deck, deck.action_ids))
        self.challenges = numbered(named(deck, deck.challenge_ids))
        self.pieces = numbered(pieces())
        self.needs = numbered(needs())
        self.sources = numbered(_sources(deck))
        self.drawn = numbered((*pieces(), *mixed(deck, (deck.order_ids, ORDER), (deck.action_ids, ACTION))))
        self.every = numbered(_every(deck))
        words = [(word, NONE) for word in ("seat", "deck", "joker", "row", "plate", *PLAY_WORDS.shown())]
        self.taken = numbered((*_every(deck), *pieces(), *words))  # what a seat's name could be mistaken for

    def with_quotes(self, text: str) -> str:
        """A text with quotes around the names that have signs in them."""
        return self.every.with_quotes(text)


# In the lexicon of all that is drawn: where the orders and the Action cards begin, after the pieces.
ORDER = 100
ACTION = 1000


def named(deck: Deck, ids: Sequence[str], start: int = 0) -> Pairs:
    """Ids, which are what the program writes, before names in every language; numbers from ``start``.

    A name that says something else, such as "Visit 2.3" or "4 minutes", is none here; the card goes by its id.
    """
    own = [(one, start + k) for k, one in enumerate(ids)]
    names = [(names[one], start + k) for names in deck.names.values() for k, one in enumerate(ids)]
    return (*own, *(pair for pair in names if not only_of(pair[0], SPEECH)))


def mixed(deck: Deck, *kinds: tuple[Sequence[str], int]) -> Pairs:
    """Cards of several kinds: all ids, each kind's numbered from its start, before all names."""
    ids = [(one, start + k) for kind, start in kinds for k, one in enumerate(kind)]
    return (*ids, *(pair for kind, start in kinds for pair in named(deck, kind, start)))


@cache
def pieces() -> Pairs:
    """Ingredients and the bee, in every language, one or several."""
    words = [catalogue(__package__, language) for language in LANGUAGES]
    said = [(said.say(f"piece-{one}", n=n), k) for said in words for k, one in enumerate(PIECE_NAMES) for n in (1, 2)]
    return (*((one, k) for k, one in enumerate(PIECE_NAMES)), *said)


PLATES: Pairs = tuple(
    (word, PLATE + g) for g, letter in enumerate(NEED_NAMES[PLATE:]) for word in (letter, f"plate {letter}")
)


def needs() -> Pairs:
    """What a symbol can ask for: ingredients, and plates by their letters."""
    return (*(pair for pair in pieces() if pair[1] < INGREDIENTS), *PLATES)


def _sources(deck: Deck) -> Pairs:
    """What has effects, in the one numbering of the rules; a row of the pantry is that of the basic side."""
    rows = [(f"row {r + 1}", BONUS + r) for r in range(ROWS)] + [(f"chili row {r + 1}", BONUS + r) for r in range(ROWS)]
    return (*rows, *mixed(deck, (deck.order_ids, 0), (deck.action_ids, ACTION_CARD)))


def _every(deck: Deck) -> Pairs:
    return tuple(pair for ids in (deck.order_ids, deck.action_ids, deck.challenge_ids) for pair in named(deck, ids))


def seat_label(names: Sequence[str], seat: int, deck: Deck) -> str:
    """A seat as it can be read again: its name, or its number where the name would not do."""
    return seats.seat_label(names, seat, names_of(deck).taken)


def names_of(deck: Deck) -> Names:
    """The names of a deck, kept for the next time."""
    kept = _kept(deck.text)
    if not kept:
        kept.append(Names(deck))
    return kept[0]


@lru_cache(16)
def _kept(text: str) -> list[Names]:
    """A place for the names of the deck with this text."""
    return []


def in_game(card: int, *, secret: int) -> int:
    """The game's number of an order on the cards, or NONE when its set is not used (TD-70)."""
    if card < STARTING:
        return card
    if (card >= CHILI_ORDER) != bool(secret):
        return NONE
    return card - ORDER_SET * bool(secret)


def written(name: str, tail: str, names: Lexicon[int]) -> str:
    """A card's id with words behind it; in quotes where these would be taken for a part of another name."""
    text = f"{name} {tail}" if tail else name
    found = names.find(tokens(text), 0)
    return text if found and found[1] == 1 else f'"{name}" {tail}'.rstrip()


# ---------------------------------------------------------------- places of the pantry


def space_name(i: int) -> str:
    """A space of the pantry, ``row.column``."""
    return f"{i // COLUMNS + 1}.{i % COLUMNS + 1}"


def read_space(words: Sequence[str], at: int) -> tuple[int, int] | None:
    """A space of the pantry and the place after it: ``2.3``, ``2/3``, ``2-3``, ``row 2 column 3``.

    A row or column that no pantry has makes it NONE.
    """
    found: list[int] = []
    while at < len(words) and len(found) < 2:
        word = words[at]
        if not is_quoted(word) and all(part.isdecimal() for part in word.split("-")):
            found += [int(part[:4]) for part in word.split("-")]
        elif word not in ("row", "column", "col", "space", "of", ".", "/", ",", "-", "r", "c", "the"):
            break
        at += 1
    if len(found) != 2:
        return None
    row, column = found
    good = 1 <= row <= ROWS and 1 <= column <= COLUMNS
    return (row - 1) * COLUMNS + column - 1 if good else NONE, at


def count_at(words: Sequence[str], at: int, names: Lexicon[int]) -> tuple[int, int]:
    """A number before what is counted, else 1, and the place after it."""
    if at + 1 < len(words) and not names.find(list(words), at):
        n = number(words[at])
        if n is not None:
            return n, at + 1
    return 1, at
