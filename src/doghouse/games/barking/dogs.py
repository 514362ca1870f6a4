"""Dogs at an item, in words: ``cat token; Karl 2 husky + wonder, mutt; Max doberman``."""

from __future__ import annotations

from doghouse.core.lines import Lexicon, Misread, number, parts, shown, tokens, unknown
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.spoken import FILLING
from doghouse.games.barking.state import BREEDS, CAT, NOBODY, WONDER, State


def read_dogs(value: str, s: State, spot: int, deck: Deck, cards: Lexicon[int], seats: Lexicon[int]) -> None:
    """Put what is said of an item at its spot; ``Misread`` says what was expected."""
    seat = NOBODY
    for part in parts(value, ";,"):
        words = [w for w in tokens(part) if w != ":"]
        if [w for w in words if w not in ("with", "a", "cat")] == ["token"]:
            if s.token[spot]:
                raise Misread("one cat token at most lies on an item (BT-29)")
            s.token[spot] = 1
            continue
        found = seats.find(words, 0)
        # A player may be called like a card: then a card follows the name.
        if found and (found[1] < len(words) or not cards.find(words, 0)):
            seat, words = found[0], words[found[1] :]
        if seat == NOBODY:
            raise (
                Misread(f"a player's name was expected before {shown(part)}")
                if cards.find(words, 0)
                else unknown(words, 0, seats, cards)
            )
        if not words:
            raise Misread(f"dogs were expected after {shown(part)}, such as `2 husky`")
        _read_pack(words, s, spot, seat, deck, cards)


def _read_pack(words: list[str], s: State, spot: int, seat: int, deck: Deck, cards: Lexicon[int]) -> None:
    """Breeds with their numbers; Wonder Dogs count as the breed before them, at the start as the one behind."""
    breed, waiting, n, at = -1, 0, 1, 0
    counted = False
    while at < len(words):
        found = cards.find(words, at)
        if found and found[0] == CAT:
            raise Misread("a cat does not lie at an item; its token is written `cat token`")
        if found:
            card, at = found
            if card != WONDER:
                breed = card
                _lay(s, spot, seat, breed, n, deck)
            elif breed < 0:
                waiting += n
            else:
                _add_wonders(s, spot, breed, n)
            if waiting and breed >= 0:
                _add_wonders(s, spot, breed, waiting)
                waiting = 0
            n, counted = 1, False
        elif (here := number(words[at])) is not None and not counted and 0 < here < 100:
            n, counted, at = here, True, at + 1
        elif not counted and words[at] in FILLING:
            at += 1
        else:
            raise unknown(words, at, cards)
    if counted or waiting:
        raise Misread("a breed was expected after the number" if counted else "a Wonder Dog lies there without a breed")


def _lay(s: State, spot: int, seat: int, breed: int, n: int, deck: Deck) -> None:
    name = deck.card_ids[breed]
    if s.owner[spot, breed] not in (NOBODY, seat):
        raise Misread(f"{name} lies there for two players (BT-22)")
    if s.dogs[spot, breed] + n > deck.cards.copies[breed]:
        raise Misread(f"there are only {deck.cards.copies[breed]} of {name} in the game")
    s.owner[spot, breed] = seat
    s.dogs[spot, breed] += n


def _add_wonders(s: State, spot: int, breed: int, n: int) -> None:
    assert breed < BREEDS
    s.dogs[spot, breed] += n
    s.wonders[spot, breed] += n
