"""The cards of a deck as they are shown: with names in all languages, to be taken as plain text."""

from __future__ import annotations

from doghouse.games.barking.cards import Deck
from doghouse.games.barking.state import BREEDS, CAT, WONDER


def faces(deck: Deck) -> dict[str, object]:
    """``{"title", "cards": {id: card}}``; a card has ``kind``, ``names`` by language, ``copies``, a breed ``rank``."""
    cards: dict[str, object] = {}
    kinds = {WONDER: "wonder", CAT: "cat"}
    for number, card in enumerate(deck.card_ids):
        rank = {"rank": number + 1} if number < BREEDS else {}
        cards[card] = _face(deck, card, kinds.get(number, "breed"), deck.cards.copies[number]) | rank
    for number, item in enumerate(deck.item_ids):
        cards[item] = _face(deck, item, "item", deck.cards.items[number])
    return {"title": deck.title, "cards": cards}


def _face(deck: Deck, card: str, kind: str, copies: int) -> dict[str, object]:
    return {"kind": kind, "names": {lang: names[card] for lang, names in deck.names.items()}, "copies": copies}
