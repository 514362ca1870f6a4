"""A deck as a page to print: cards with their names and what they do, nine to a sheet; it needs no network."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from doghouse.core.text import Catalogue, catalogue
from doghouse.games import Game

ON_A_PAGE = 9
VALUES = ("cost", "attention", "energy", "affection", "rank", "type", "when", "minutes", "points", "needs", "chef")
# Cards of 63 by 88 millimetres fit nine times on A4 and on letter paper.
STYLE = """
@page { margin: 7mm }
* { box-sizing: border-box }
body { margin: 0; color: #222; background: #fff; font: 10.5pt/1.3 system-ui, sans-serif }
h1 { margin: 4mm; font-size: 14pt }
.page { display: grid; grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; width: max-content;
  margin: 0 auto; break-after: page }
.page:last-child { break-after: auto }
.card { display: flex; flex-direction: column; gap: 2mm; padding: 4mm; overflow: hidden; border: .3mm solid #999 }
.kind { color: #555; font-size: 8.5pt }
h2 { margin: 0; font-size: 13pt; line-height: 1.15; overflow-wrap: anywhere }
ul { margin: 0; padding: 0; list-style: none; font-weight: 600; font-size: 9.5pt }
p { margin: 0; overflow-wrap: anywhere }
.said { color: #555; font-style: italic; font-size: 9pt; margin-top: auto; white-space: pre-line }
@media print { h1 { display: none } }
"""


@dataclass(frozen=True)
class Face:
    """What stands on a card in one language; ``said`` are the words typed from a printed card, or ""."""

    id: str
    name: str
    kind: str
    values: tuple[str, ...]
    sentence: str
    said: str
    copies: int


def faces(game: Game, deck: Any, language: str) -> Iterator[Face]:
    """The cards of a deck; ``deck`` is one of the game's."""
    words = catalogue(game.package, language, "cards")
    for name, card in game.faces.faces(deck)["cards"].items():
        values = tuple(_values(words, deck.names[language], card))
        kind = words.say(f"kind-{card['kind']}")
        sentence, said = (_in(card.get(key), language) for key in ("sentence", "text"))
        yield Face(name, card["names"][language], kind, values, sentence, said, card.get("copies", 1))


def _values(words: Catalogue, names: Mapping[str, str], card: Mapping[str, Any]) -> Iterator[str]:
    for key in VALUES:
        if key in card:
            yield words.say(f"value-{key}", n=_said(words, names, card[key]))


def _said(words: Catalogue, names: Mapping[str, str], value: int | str | list[str]) -> int | str:
    """A value as messages take it: numbers, names of other cards, symbols in a row, the words of the rest."""
    if isinstance(value, list):
        return ", ".join(words.say(f"need-{one.lower()}") for one in value)
    return names.get(value, value.replace(" ", "-")) if isinstance(value, str) else value


def _in(texts: Mapping[str, str] | None, language: str) -> str:
    return (texts or {}).get(language, "")


def page(game: Game, deck: Any, language: str) -> str:
    """The page, as HTML; every text of the deck is escaped."""
    cards = [_card(face) for face in faces(game, deck, language) for _ in range(face.copies)]
    pages = [cards[k : k + ON_A_PAGE] for k in range(0, len(cards), ON_A_PAGE)]
    title = escape(f"{deck.title}: {game.words.words(language).say('title')}")
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8">',
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            f"<h1>{title}</h1>",
            *(f'<section class="page">\n{"".join(one)}</section>' for one in pages),
            "</html>\n",
        ]
    )


def _card(face: Face) -> str:
    values = "".join(f"<li>{escape(value)}</li>" for value in face.values)
    said = f'<p class="said">{escape(face.said)}</p>' if face.said else ""
    return (
        f'<article class="card"><span class="kind">{escape(face.kind)}</span><h2>{escape(face.name)}</h2>'
        f"<ul>{values}</ul><p>{escape(face.sentence)}</p>{said}</article>\n"
    )
