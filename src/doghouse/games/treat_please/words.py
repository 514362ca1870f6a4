"""What Treat, Please! says in words: events, reasons, clauses, what is asked, what can be done.

Everything comes from codes and facts and the catalogues ``en.ftl`` and ``de.ftl``; the names of cards come from the
deck.  ``names`` are the names of the seats, ``viewer`` is the reader's seat or None.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from doghouse.core.moves import Refusal
from doghouse.core.speech import Speech, named, who
from doghouse.games.treat_please import may, rules
from doghouse.games.treat_please.cards import Deck, sentence
from doghouse.games.treat_please.plays import card_of
from doghouse.games.treat_please.state import (
    COMPLETE,
    END,
    LEARN,
    LINES,
    NO,
    OPTION,
    PICK,
    PLAY,
    TAKE,
    TURN_UP,
    YES,
    Phase,
    State,
    Verb,
)
from doghouse.games.treat_please.verbs import WORDS as VERB_WORDS
from doghouse.games.treat_please.view import PHASES, TYPE_NAMES, card_id, result

SPEECH = Speech(__package__, "TP")
words, clause, clause_name, clauses = SPEECH.words, SPEECH.clause, SPEECH.clause_name, SPEECH.clauses
ALONE = {END: "do-end", YES: "do-yes", NO: "do-no"}


def name(thing: str, deck: Deck, language: str) -> str:
    """The name of a card or character by its id, from the deck."""
    return named(thing, deck.names, language)


def event(said: Mapping[str, object], language: str, viewer: int | None, names: Sequence[str], deck: Deck) -> str:
    """One event (as ``view.event`` gives it) in a sentence, from the reader's side."""
    code = said["code"]
    facts = {k: value for k, value in said.items() if k not in ("v", "code", "seat")}
    if "card" in facts:
        facts["card"] = name(str(facts["card"]), deck, language)
    change = facts.get("change")
    if isinstance(change, int):
        facts |= _signed(change)
    if code == "lasting":
        facts["what"] = lasting(str(said["which"]), int(str(said["n"])), language)
    seat = said.get("seat")
    if isinstance(seat, int):
        facts |= who(seat, viewer, names)
    return words(language).say(f"event-{code}", **facts)


def lasting(which: str, n: int, language: str) -> str:
    """A lasting effect by its name (one of view.LASTING_NAMES) and its number, in small letters and without a stop."""
    return words(language).say(f"lasting-{which}", **_signed(n))


def _signed(n: int) -> dict[str, object]:
    return {"n": abs(n), "way": "less" if n < 0 else "more"}


def reason(refusal: Refusal, language: str, deck: Deck, s: State) -> str:
    """Why something is refused, in a short sentence, with the numbers where they are known."""
    said, short = words(language), f"no-{refusal.clause}"
    if refusal.have is None:
        return said.say(short)
    return said.say(f"{short}-at", need=refusal.need, have=refusal.have, of=refusal.of)


def action(s: State, deck: Deck, number: int, language: str) -> str:
    """One action of the player to decide, as a choice in a list."""
    said, p = words(language), s.player
    if number in ALONE:
        return said.say(ALONE[number])
    if OPTION <= number < PLAY:
        return said.say("do-option", what=option(s, deck, number - OPTION, language))
    card = name(card_of(s, deck, number) or "", deck, language)
    if TURN_UP <= number < TAKE:
        return said.say("do-turn-up", card=card, type=said.say(f"type-{TYPE_NAMES[number - TURN_UP]}"))
    if LEARN <= number < COMPLETE:
        return said.say("do-learn", card=card, bones=may.learning_cost(s, deck.cards, p, number - LEARN))
    if COMPLETE <= number < PICK:
        o = s.top[number - COMPLETE]
        cost = {"attention": may.attention_cost(s, deck.cards, p, o), "energy": may.energy_cost(deck.cards, o)}
        return said.say("do-complete", card=card, **cost)
    return said.say("do-play" if number < LEARN else "do-pick" if number < TURN_UP else "do-take", card=card)


def option(s: State, deck: Deck, k: int, language: str) -> str:
    """The k-th of several effects to choose from, in a sentence."""
    return option_at(deck, card_id(deck, s.card), s.line, k, language)


def option_at(deck: Deck, card: str, line: int, k: int, language: str) -> str:
    """The k-th effect to choose from at a line of a card, in a sentence."""
    data = deck.data(card)
    lines = [effect for effects in data.effects for effect in effects.all()]
    return sentence(replace(data, effects=(lines[line + 1 + k],), when=None, once=False), language)


def status(s: State, language: str, viewer: int | None, names: Sequence[str], deck: Deck) -> str:
    """Whose turn it is and what is asked, or who has won, in a sentence."""
    said = words(language)
    if rules.over(s):
        return SPEECH.result(language, viewer, names, result(s, deck))
    facts = who(s.player, viewer, names)
    if s.phase == Phase.TURN:
        return said.say("ask-turn", **facts)
    verb, n, _, _ = deck.cards.effect[s.card * LINES + s.line].tolist()
    asked = VERB_WORDS[Verb(verb)] if s.phase == Phase.ON_CARD else PHASES[Phase(s.phase)]
    return said.say(f"ask-{asked}", card=name(card_id(deck, s.card), deck, language), n=n, **facts)
