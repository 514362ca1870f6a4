"""Sentences of each verb and goal, and of the house deck's cards of many words, beside those that were found good.

``python tests/games/treehouse_diner/test_sentences.py`` writes the file anew: read the difference before it is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from doghouse.games.treehouse_diner import cards, sentences
from doghouse.games.treehouse_diner.format import Card
from doghouse.games.treehouse_diner.state import Per, Verb
from doghouse.games.treehouse_diner.verbs import FORMS, TARGETS, Effect

FILE = Path(__file__).parent / "sentences.txt"
LANGUAGES = ("en", "de")
KINDS = ("action", "challenge", "bonus", "chili-bonus")


def effects() -> Iterator[tuple[str, Effect]]:
    """Each verb with one and with two, each ``per``, and the combinations."""
    for word, form in FORMS.items():
        for n in (0,) if form.single else (1, 2):
            yield f"{word} {n}", Effect(Verb(form.verb), n)
    for per in Per:
        yield f"per {per.name.lower()}", Effect(Verb.DRAW, 1, per)
    some = (Effect(Verb.DRAW, 1), Effect(Verb.CALM))
    for n in (0, 1, 2):
        yield f"may {n}", Effect(Verb.MAY, n, inner=some)
    yield "choose", Effect(Verb.CHOOSE, inner=some)


def goals() -> Iterator[tuple[str, Card]]:
    """Each goal with its least number, with two and with three."""
    for word, target in TARGETS.items():
        for n in sorted({target.least, 2, min(3, target.most)}):
            yield f"goal {word} {n}", Card("", "challenge", 0, {}, goal=(target.goal, n))


def sentences_of_all() -> str:
    """What is said of each, a line in each language."""
    made = [(name, Card("", "action", 0, {}, (effect,))) for name, effect in effects()]
    known = [(name, card) for name, card in cards.house().by_id.items() if card.kind in KINDS]
    lines = [f"{name}\n  {both(card)}\n" for name, card in (*made, *goals(), *known)]
    return "".join(lines)


def both(card: Card) -> str:
    return "\n  ".join(sentences.sentence(card, language) for language in LANGUAGES)


def test_the_sentences_are_the_ones_that_were_read() -> None:
    assert sentences_of_all() == FILE.read_text(encoding="utf-8")


def test_every_card_that_does_or_asks_something_has_a_sentence_and_no_other() -> None:
    for card in cards.house().by_id.values():
        for language in LANGUAGES:
            assert bool(sentences.sentence(card, language)) == bool(card.effects or card.kind == "challenge")


if __name__ == "__main__":
    FILE.write_text(sentences_of_all(), encoding="utf-8")
