"""What a house deck must not do besides being readable: cards that are alike, a verb on too many of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

SHARE = 5  # of the cards, at most one in so many has any one verb


def twice(what: str, said: Sequence[tuple[str, str]]) -> list[str]:
    """Every value that an earlier card has too; ``said`` are cards with their values."""
    first: dict[str, str] = {}
    pairs = [(first.setdefault(value, card), card) for card, value in said]
    return [f"{what}: {before} and {card} are the same" for before, card in pairs if before != card]


def names_twice(names: Mapping[str, Mapping[str, str]], texts: Mapping[str, Mapping[str, str] | None]) -> Iterator[str]:
    """Every name and printed text that two cards share; both by the cards' ids, then by language."""
    for lang in next(iter(names.values()), {}):
        yield from twice(f"name ({lang})", [(card, name[lang].casefold()) for card, name in names.items()])
        said = [(card, text[lang].casefold()) for card, text in texts.items() if text and lang in text]
        yield from twice(f"text ({lang})", said)


def too_often(verbs: Sequence[Collection[str]]) -> list[str]:
    """Every verb that is on more than its share of the cards; ``verbs`` are those of each card."""
    number = Counter(word for card in verbs for word in set(card))
    most = len(verbs) // SHARE
    return [f"{word} is on {n} cards, at most {most} were expected" for word, n in number.items() if n > most]
