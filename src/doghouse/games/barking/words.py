"""What Barking says in words: events, reasons, clauses, what is asked, what can be done.

Everything comes from codes and facts and the catalogues ``en.ftl`` and ``de.ftl``; the names of cards and items come
from the deck.  ``names`` are the names of the seats, ``viewer`` is the reader's seat or None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from doghouse.core.moves import Refusal
from doghouse.core.speech import Speech, named, who
from doghouse.games.barking import plays, rules
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.state import CARD, DONE, ITEM, NO_TOKEN, PASS, SWAP, USE_CAT, Phase, State
from doghouse.games.barking.view import result

SPEECH = Speech(__package__, "BT")
words, clause, clause_name, clauses = SPEECH.words, SPEECH.clause, SPEECH.clause_name, SPEECH.clauses
ASKS = {Phase.TURN: "ask-turn", Phase.PLAY: "ask-play", Phase.TOKEN: "ask-token", Phase.DISCARD: "ask-discard"}
ALONE = {PASS: "do-pass", DONE: "do-done", NO_TOKEN: "do-no-token", USE_CAT: "do-cat", SWAP: "do-swap"}


def name(thing: str, deck: Deck, language: str) -> str:
    """The name of a card or an item by its id, from the deck."""
    return named(thing, deck.names, language)


def event(said: Mapping[str, object], language: str, viewer: int | None, names: Sequence[str], deck: Deck) -> str:
    """One event (as ``view.event`` gives it) in a sentence, from the reader's side."""
    facts = {k: value for k, value in said.items() if k not in ("v", "code", "seat")}
    facts |= {k: name(str(facts[k]), deck, language) for k in ("card", "breed", "kind") if k in facts}
    seat = said.get("seat")
    if isinstance(seat, int):
        facts |= who(seat, viewer, names)
    return words(language).say(f"event-{said['code']}", **facts)


def reason(refusal: Refusal, language: str, deck: Deck, s: State) -> str:
    """Why something is refused, in a short sentence; ``s`` tells which items lie on the table."""
    facts: dict[str, object] = {}
    if refusal.card is not None:
        facts["card"] = name(refusal.card, deck, language)
    if refusal.item is not None:
        facts["item"] = name(deck.item_ids[s.item[refusal.item]], deck, language)
    said, short = words(language), f"no-{refusal.clause}"
    full = f"{short}-at"
    # The breed rule is also given for items where no breed of the hand is new: then there is no card to name.
    known = refusal.item is not None and (refusal.card is not None or refusal.clause != "BT-22")
    return said.say(full if known and said.has(full) else short, **facts)


def action(s: State, deck: Deck, number: int, language: str) -> str:
    """One action of the player to decide, as a choice in a list."""
    said = words(language)
    if number in ALONE:
        return said.say(ALONE[number])
    if number >= ITEM:
        item = item_name(s, deck, number - ITEM, language)
        return said.say("do-token" if s.phase == Phase.TOKEN else "do-start", item=item)
    card = name(deck.card_ids[number - CARD], deck, language)
    return said.say("do-discard" if s.phase == Phase.DISCARD else "do-add", card=card)


def item_name(s: State, deck: Deck, spot: int, language: str) -> str:
    """An item on the table, with its number where there are several of its kind."""
    same = [i for i in range(s.spots) if s.item[i] == s.item[spot]]
    shown = name(deck.item_ids[s.item[spot]], deck, language)
    return f"{shown} {same.index(spot) + 1}" if len(same) > 1 else shown


def status(s: State, language: str, viewer: int | None, names: Sequence[str], deck: Deck) -> str:
    """Whose turn it is and what is asked, or who has won, in a sentence."""
    said = words(language)
    if rules.over(s):
        return SPEECH.result(language, viewer, names, result(s, deck))
    facts = who(s.player, viewer, names)
    if s.phase == Phase.PLAY:
        facts["item"] = item_name(s, deck, s.spot, language)
    if s.phase == Phase.DISCARD:
        facts["n"] = plays.excess(s, s.player)
    return said.say(ASKS[Phase(s.phase)], **facts)
