"""What a deck ought to keep to besides being readable: the rulebook's words about its cards (TP-13, TP-14).

A house deck must; of a deck that somebody typed in it is a warning, since the printed cards know best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from doghouse.core.deck import Table
from doghouse.games.treat_please.format import LANGUAGES, Card
from doghouse.games.treat_please.state import Per, Verb
from doghouse.games.treat_please.verbs import LASTING_VERBS, WORDS, Effect

if TYPE_CHECKING:
    from doghouse.games.treat_please.cards import Deck

SHARE = 5  # of the cards, at most one in so many has any one verb


def check(pairs: Sequence[tuple[Card, Table]]) -> None:
    """Note as warnings what the rulebook says otherwise."""
    for card, table in pairs:
        for text in _claims(card):
            table.warn("", text)
    _pets(pairs)


def inside(card: Card) -> Iterator[Effect]:
    """All effects of a card, those inside others too."""
    for effect in card.effects:
        yield from effect.all()


def _gives(card: Card, verb: Verb) -> bool:
    return any(effect.verb == verb and effect.n > 0 for effect in inside(card))


def _claims(card: Card) -> Iterator[str]:
    """What one card does not keep to."""
    if card.type == "food" and not _gives(card, Verb.BONES):
        yield "a Food objective pays bones (TP-13): an effect such as { bones = 2 } was expected"
    if card.type == "outdoor" and card.energy == 0:
        yield "an Outdoor objective costs energy (TP-13): energy = 1 or more was expected"
    if card.type == "pamper" and not _gives(card, Verb.ENERGY):
        yield "a Pamper objective gives energy (TP-13): an effect such as { energy = 2 } was expected"
    if card.kind == "round":
        yield from _round_claims(card)


def _round_claims(card: Card) -> Iterator[str]:
    lasts = any(effect.verb in LASTING_VERBS for effect in inside(card))
    offers = any(effect.verb == Verb.MAY for effect in card.effects)
    if not card.effects:
        yield "a round card does something: effects were expected"
    elif card.when == "all round" and not lasts:
        yield "all round: an effect that lasts, such as { boost = 1 }, was expected (TP-14)"
    elif card.when == "optional" and not offers:
        yield "optional: an effect { may = ..., then = ... } was expected (TP-14)"
    elif card.when == "at once" and (lasts or offers):
        yield f"at once: when = {'optional' if offers else 'all round'!r} was expected for such effects (TP-14)"
    if any(effect.per == Per.BEHAVIOR for effect in inside(card)):
        yield "per = 'behavior' counts a turn's behaviors, and no turn has begun: another per was expected"


def _pets(pairs: Sequence[tuple[Card, Table]]) -> None:
    """Pets have the highest affection for their attention, as a type."""
    ratio = {}
    for kind in ("pets", "food", "outdoor", "pamper", "play"):
        of_kind = [card for card, _ in pairs if card.type == kind]
        ratio[kind] = sum(card.affection for card in of_kind) / max(1, sum(card.attention for card in of_kind))
    better = [kind for kind in ratio if ratio[kind] > ratio["pets"]]
    table = next((table for card, table in pairs if card.type == "pets"), None)
    if better and table:
        text = f"{better[0]} gives {ratio[better[0]]:.2f} for each attention, pets {ratio['pets']:.2f}"
        table.warn("", f"Pets have the highest affection for their attention (TP-13), but {text}")


# ---------------------------------------------------------------- the house deck's own rules


def house_problems(deck: Deck) -> list[str]:
    """What a house deck must not do: warnings, cards that do the same, a verb too often, names or words twice."""
    cards = list(deck.by_id.values())
    found = [str(warning) for warning in deck.warnings]
    found += _same(cards) + _too_often(cards)
    for lang in LANGUAGES:
        found += _twice(f"name ({lang})", [(card.id, card.names[lang].casefold()) for card in cards])
        found += _twice(f"text ({lang})", [(c.id, c.text[lang].casefold()) for c in cards if c.text and lang in c.text])
    return found


def _same(cards: Sequence[Card]) -> list[str]:
    market = [(c.id, str((c.attention, c.energy, c.effects))) for c in cards if c.kind == "behavior" and c.cost]
    rounds = [(c.id, str(c.effects)) for c in cards if c.kind == "round"]
    return _twice("market cards' effects", market) + _twice("round cards' effects", rounds)


def _twice(what: str, said: Sequence[tuple[str, str]]) -> list[str]:
    """Every value that an earlier card has too."""
    first: dict[str, str] = {}
    pairs = [(first.setdefault(value, card), card) for card, value in said]
    return [f"{what}: {before} and {card} are the same" for before, card in pairs if before != card]


def _too_often(cards: Sequence[Card]) -> list[str]:
    number = Counter(verb for card in cards for verb in {effect.verb for effect in inside(card)})
    most = len(cards) // SHARE
    return [f"{WORDS[verb]} is on {n} cards, at most {most} were expected" for verb, n in number.items() if n > most]
