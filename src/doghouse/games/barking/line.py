"""A whole play in one line, its parts in any order: ``Karl: 2 husky wonder > mailbox``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from doghouse.core import seats
from doghouse.core.lines import TIMES, Lexicon, Misread, key, number, numbered, only_of, parts, shown, unknown
from doghouse.core.record import Ints
from doghouse.core.seats import speaker
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.spoken import FILLING, KEYWORDS, LISTING, SPEECH
from doghouse.games.barking.state import (
    ACTIONS,
    CARD,
    CARDS,
    CAT,
    ITEM,
    NO_TOKEN,
    PASS,
    SWAP,
    USE_CAT,
    WONDER,
    Phase,
    State,
)

NOT_THERE = ACTIONS  # stands for an item that is not on the table: no action has this number
# A player of such a name stands in quotes.
RESERVED = ("token", "cat", "deck", "seat", "pass", "swap", "no", "discard", "done")


@dataclass(frozen=True)
class Play:
    """One whole play as it was written: who, what sort of play, and its actions in the order written.

    ``sort`` is "pass", "cat", "swap", "token" (or none), "discard", "dogs", or "done" for what ends a play that was
    begun; an item that is not on the table is
    the action NOT_THERE.
    """

    seat: int
    sort: str
    actions: tuple[int, ...]


@dataclass
class Parts:
    """What is named in a play: words, cards, and spots (-1: an item that is not on the table)."""

    words: list[str] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    spots: list[int] = field(default_factory=list)


# ---------------------------------------------------------------- names


def card_names(deck: Deck) -> Lexicon[int]:
    """Cards by id and by their names in every language."""
    return numbered((*_named(deck, deck.card_ids), ("cat", CAT), ("joker", WONDER)))


def item_names(deck: Deck) -> Lexicon[int]:
    """Kinds of item by id and by their names in every language."""
    return numbered(tuple(_named(deck, deck.item_ids)))


def in_quotes(text: str, deck: Deck) -> str:
    """A text with quotes around names that have signs in them."""
    return card_names(deck).with_quotes(item_names(deck).with_quotes(text))


def _named(deck: Deck, ids: Sequence[str]) -> list[tuple[str, int]]:
    """Ids and names with numbers; a name that is another card's id means that card, "No Token" means no card."""
    others = {key(one) for one in (*deck.card_ids, *deck.item_ids) if one not in ids}
    own = [(one, k) for k, one in enumerate(ids)]
    named = ((names[one], k) for names in deck.names.values() for k, one in enumerate(ids))
    return own + [(name, k) for name, k in named if key(name) not in others and not only_of(name, SPEECH)]


def seat_label(names: Sequence[str], seat: int, deck: Deck) -> str:
    """A seat as it can be read again: its name, or its number where the name would not do."""
    taken = numbered((*_named(deck, deck.card_ids), *((word, -1) for word in RESERVED)))
    return seats.seat_label(names, seat, taken)


def item_label(s: State, deck: Deck, spot: int) -> str:
    """An item on the table: its id, with its place among those of its kind where there are several."""
    kind = s.item[spot]
    same = [i for i in range(s.spots) if s.item[i] == kind]
    return deck.item_ids[kind] + (f".{same.index(spot) + 1}" if len(same) > 1 else "")


def card_list(counts: Sequence[int] | Ints, deck: Deck, between: str = ", ") -> str:
    """Cards as ``2 husky, wonder``, given as counts by kind."""
    return between.join(_counted(counts, deck.card_ids))


def kind_list(counts: Sequence[int] | Ints, deck: Deck) -> str:
    """Items as ``2 van, boxes``, given as counts by kind."""
    return ", ".join(_counted(counts, deck.item_ids))


def _counted(counts: Sequence[int] | Ints, ids: Sequence[str]) -> list[str]:
    return [one if n == 1 else f"{n} {one}" for n, one in zip(counts, ids, strict=True) if n]


def read_counts(words: list[str], names: Lexicon[int], copies: Sequence[int] | Ints) -> list[int]:
    """Cards or items as counts by kind, from words like ``2 husky, wonder``; ``Misread`` when they are too many."""
    counts, n, at = [0] * len(copies), None, 0
    while at < len(words):
        word = words[at]
        if found := names.find(words, at):
            counts[found[0]] += 1 if n is None else n
            if counts[found[0]] > copies[found[0]]:
                raise Misread(f"there are only {copies[found[0]]} of {' '.join(words[at : found[1]])} in the game")
            at, n = found[1], None
            continue
        if (number_here := number(word)) is not None and n is None:
            n = number_here
            if n == 0:
                raise Misread("0 stands for nothing: leave it out")
        elif n is not None or word not in LISTING:
            raise unknown(words, at, names)
        at += 1
    if n is not None:
        raise Misread(f"a name was expected after the number {n}")
    return counts


# ---------------------------------------------------------------- reading


def read_line(text: str, s: State, deck: Deck, names: Sequence[str]) -> tuple[Play, ...]:
    """The plays of one line, cut at ``;``; ``Misread`` says what cannot be understood.

    A play without a name is that of the player before it in the line, the first that of the player to decide.
    """
    plays: list[Play] = []
    for part in parts(in_quotes(text, deck), ";"):
        seat, words = read_speaker(part, deck, names)
        if seat is None:
            seat = plays[-1].seat if plays else s.player
        plays += read_play(words, seat, s, deck)
    if not plays:
        raise Misread("a play was expected, such as `pass` or `husky > mailbox`")
    return tuple(plays)


def read_speaker(part: str, deck: Deck, names: Sequence[str]) -> tuple[int | None, list[str]]:
    """Who plays, when it is said, and the words of the play."""
    return speaker(part, names, lambda words: _means(words, deck))


def _means(words: list[str], deck: Deck) -> bool:
    """Does a play begin with these words?"""
    readers: tuple[Lexicon[int] | Lexicon[str], ...] = (card_names(deck), item_names(deck), KEYWORDS)
    return any(reader.find(words, 0) for reader in readers)


def read_play(words: list[str], seat: int, s: State, deck: Deck) -> list[Play]:
    """Usually one play; a cat said together with its token is two, several cats are several."""
    found = read_parts(words, s, deck)
    discard = s.phase == Phase.DISCARD and not (found.words or found.spots)
    if found.cards and all(c == CAT for c in found.cards) and {*found.words} <= {"token", "no token"} and not discard:
        return _cats(found, seat, s)
    if {*found.words} == {"swap"} and not found.spots and {*found.cards} <= {WONDER, CAT}:
        return _swaps(found, seat)
    return [_sorted(found, seat, s)]


def _cats(found: Parts, seat: int, s: State) -> list[Play]:
    """Cats alone, or with what is done with the last one's token."""
    tokens_set = [_spot_action(spot) for spot in found.spots] + [NO_TOKEN] * found.words.count("no token")
    if len(tokens_set) > 1 or ("token" in found.words and not tokens_set):
        raise Misread(TOKEN_TAKES)
    # Asked for the token, "cat token mailbox" speaks of the cat that was played already.
    played = s.phase == Phase.TOKEN and "token" in found.words
    cats = [] if played else [Play(seat, "cat", (USE_CAT,))] * len(found.cards)
    return [*cats, *(Play(seat, "token", (action,)) for action in tokens_set)]


def _swaps(found: Parts, seat: int) -> list[Play]:
    """Exchanges of Wonder Dogs alone, which may be named as well."""
    n = len(found.words)
    if CAT in found.cards:
        raise Misread("exchanges are made one after the other, with `;` between them: `cat; swap`")
    if len(found.cards) > n > 1 or (n == 1 and found.cards.count(WONDER) > 1):
        n = len(found.cards)  # "swap 2 wonder"
    return [Play(seat, "swap", (SWAP,))] * n


def read_parts(words: list[str], s: State, deck: Deck) -> Parts:
    """Every word of a play by what it means."""
    found, at, count = Parts(), 0, None
    cards, items = card_names(deck), item_names(deck)
    while at < len(words):
        word = words[at]
        n = number(word)
        if (keyword := KEYWORDS.find(words, at)) and count is None:
            found.words.append(keyword[0])
            at = keyword[1]
        elif card := cards.find(words, at):
            at = card[1]
            if count is None and at < len(words) and words[at][0] in TIMES and number(words[at]):
                count, at = number(words[at]), at + 1
            found.cards += [card[0]] * (count or 1)
            count = None
        elif (item := items.find(words, at)) and count is None:
            spot, at = _spot(words, item[1], item[0], s, deck)
            found.spots.append(spot)
        elif word in FILLING:
            at += 1
        elif n is not None and count is None and 0 < n < 100:
            count, at = n, at + 1
        elif n is not None:
            raise Misread(f"a card was expected before {shown(word)}")
        else:
            raise (
                unknown(words, at, cards, items, KEYWORDS)
                if count is None
                else Misread(f"a card was expected after the number {count}, not {shown(word)}")
            )
    if count is not None:
        raise Misread(f"a card was expected after the number {count}")
    return found


def _spot(words: list[str], at: int, kind: int, s: State, deck: Deck) -> tuple[int, int]:
    """The spot of an item that was named, with ``.2`` behind it where there are several, and the place after it."""
    same = [i for i in range(s.spots) if s.item[i] == kind]
    name = deck.item_ids[kind]
    if at + 1 < len(words) and words[at] == "." and words[at + 1].isdecimal():
        n = int(words[at + 1][:4])
        if n == 0:
            raise Misread(f"items of one kind are counted from 1, from the left: {name}.1")
        return same[n - 1] if 0 < n <= len(same) else -1, at + 2
    if len(same) > 1:
        choices = " or ".join(f"{name}.{n + 1}" for n in range(len(same)))
        raise Misread(f"{name!r} is on the table {len(same)} times: say {choices}, counted from the left")
    return same[0] if same else -1, at


def _spot_action(spot: int) -> int:
    return NOT_THERE if spot < 0 else ITEM + spot


def _sorted(found: Parts, seat: int, s: State) -> Play:
    """The parts as one play; ``Misread`` when something is missing without which it says nothing."""
    words, cards = found.words, list(found.cards)
    items = [_spot_action(i) for i in found.spots]
    single = {"pass": PASS, "swap": SWAP, "no token": NO_TOKEN}
    actions = [single[w] for w in words if w in single]
    dogs = "discard" not in words and (items or "swap" in words)
    actions += [USE_CAT if c == CAT and dogs else CARD + c for c in cards] + items
    return Play(seat, _sort(found, seat, s), tuple(actions))


def _sort(found: Parts, seat: int, s: State) -> str:
    """What sort of play it is."""
    words = found.words
    for word in ("discard", "token"):
        if word in words:
            right, wrong = (found.cards, found.spots) if word == "discard" else (found.spots, found.cards)
            if not right or wrong or len(words) > 1 or (word == "token" and len(right) > 1):
                raise Misread("`discard` takes cards: `discard 2 mutt`" if word == "discard" else TOKEN_TAKES)
            return word
    named = [w for w in words if w != "done"]
    if named:
        return {"no token": "token"}.get(named[0], named[0])
    if "done" in words and (s.phase == Phase.PLAY or not found.spots):
        return "done"
    if "done" in words or (found.cards and (found.spots or s.phase == Phase.PLAY)):
        return "dogs"
    if found.spots and s.phase == Phase.TOKEN:
        return "token"
    if found.cards and s.phase == Phase.DISCARD:
        return "discard"
    if found.cards == [WONDER]:
        raise Misread("say `swap` to exchange a Wonder Dog, or which dogs it joins at which item: `wonder husky > van`")
    if found.cards:
        raise Misread("an item was expected as well, such as `husky > mailbox`")
    if found.spots:
        raise Misread("a card was expected as well, such as `husky > mailbox`; for a token, `token mailbox`")
    raise Misread("a play was expected, such as `pass` or `husky > mailbox`")


TOKEN_TAKES = "`token` takes one item: `token mailbox`; to do without, `no token`"


# ---------------------------------------------------------------- writing


def write_play(actions: Sequence[int], s: State, deck: Deck) -> str:
    """A whole play, as ``read_line`` takes it, without the seat."""
    words = {PASS: "pass", NO_TOKEN: "no token", USE_CAT: "cat", SWAP: "swap"}
    if len(actions) == 1 and actions[0] in words:
        return words[actions[0]]
    counts = [0] * CARDS
    for a in actions:
        if CARD <= a < ITEM:
            counts[a - CARD] += 1
    cards = card_list(counts, deck, " ")
    items = " ".join(item_label(s, deck, a - ITEM) for a in actions if a >= ITEM)
    if s.phase == Phase.DISCARD:
        return f"discard {cards}"
    if s.phase == Phase.TOKEN:
        return f"token {items}"
    if s.phase == Phase.PLAY and not items:
        return cards or "done"
    return f"{cards} > {items}"
