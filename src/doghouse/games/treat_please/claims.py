"""What a deck ought to keep to besides being readable: the rulebook's words about its cards (TP-13, TP-14).

A house deck must; of a deck that somebody typed in it is a warning, since the printed cards know best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from doghouse.core.claims import names_twice, too_often, twice
from doghouse.core.deck import Table
from doghouse.games.treat_please.format import Card
from doghouse.games.treat_please.state import KIBBLES, NAP, Per, Verb
from doghouse.games.treat_please.verbs import LASTING_VERBS, Effect

if TYPE_CHECKING:
    from doghouse.games.treat_please.cards import Deck


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
    if card.kind == "behavior":
        yield from _starting_claims(card)
    if card.kind == "round":
        yield from _round_claims(card)


def _starting_claims(card: Card) -> Iterator[str]:
    if card.number == NAP and not {Verb.RESET, Verb.RECALL} <= {effect.verb for effect in inside(card)}:
        yield 'the nap resets energy and brings the cards back (TP-34): effects = ["reset", "recall"] was expected'
    if card.number == KIBBLES and not _gives(card, Verb.BONES):
        yield "the search gives bones (TP-36): an effect such as { bones = 3 } was expected"


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
    market = [(c.id, str((c.attention, c.energy, c.effects))) for c in cards if c.kind == "behavior" and c.cost]
    return [
        *map(str, deck.warnings),
        *twice("market cards' effects", market),
        *twice("round cards' effects", [(c.id, str(c.effects)) for c in cards if c.kind == "round"]),
        *too_often([[effect.word for effect in inside(card)] for card in cards]),
        *names_twice({card.id: card.names for card in cards}, {card.id: card.text for card in cards}),
    ]
