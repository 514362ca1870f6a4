"""What Treehouse Diner says in words: events, reasons, clauses, what is asked, what can be done.

Everything comes from codes and facts and the catalogues ``en.ftl`` and ``de.ftl``; the names of cards come from the
deck.  ``names`` are the names of the seats, ``viewer`` is the reader's seat or None.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from doghouse.core.moves import Refusal
from doghouse.core.speech import Speech, named, who
from doghouse.games.treehouse_diner import may, rules
from doghouse.games.treehouse_diner.cards import Deck, source_id
from doghouse.games.treehouse_diner.effects import SOURCE, line, top
from doghouse.games.treehouse_diner.kitchen import bees_wait, something_covered, something_fits
from doghouse.games.treehouse_diner.reasons import card_of, lay_of
from doghouse.games.treehouse_diner.sentences import sentence
from doghouse.games.treehouse_diner.state import (
    ANNOUNCE,
    BACK,
    BEE,
    CARD,
    COLUMNS,
    DAISIES,
    DELIVER,
    END,
    GRAB,
    LAY,
    LINES,
    MIX,
    MIX_STACK,
    MOVE,
    NEEDS,
    NO,
    OPTION,
    PIECE,
    PIECES,
    PLATE,
    TAKE_ORDER,
    VISIT,
    YES,
    Phase,
    State,
    Verb,
)
from doghouse.games.treehouse_diner.verbs import Effect
from doghouse.games.treehouse_diner.view import NEED_NAMES, PHASES, PIECE_NAMES, result

SPEECH = Speech(__package__, "TD")
words, clause, clause_name, clauses = SPEECH.words, SPEECH.clause, SPEECH.clause_name, SPEECH.clauses
ALONE = {END: "end", DELIVER: "deliver", NO: "no", YES: "yes"}
# What names a card by its id, in events and refusals.
NAMED = ("order", "card", "challenge")
# The first action after those of each kind, with the kind's word.
KINDS = (
    (BACK, "minute"),
    (TAKE_ORDER, "left"),
    (PIECE, "order"),
    (VISIT, "piece"),
    (GRAB, "visit"),
    (LAY, "grab"),
    (DAISIES, "lay"),
    (MIX, "daisies"),
    (BEE, "mix"),
    (CARD, "bee"),
    (ANNOUNCE, "card"),
)


def name(thing: str, deck: Deck, language: str) -> str:
    """The name of a card or of a row of the pantry by its id, from the deck."""
    return named(thing, deck.names, language)


def piece(which: str, language: str, n: int = 1) -> str:
    """The name of an ingredient or a bee, for so many of them."""
    return words(language).say(f"piece-{which}", n=n)


def need(which: str, language: str) -> str:
    """What a symbol asks for: an ingredient, or a plate by its letter."""
    return words(language).say("plate", plate=which) if which in NEED_NAMES[PLATE:] else piece(which, language)


def pieces(which: Sequence[str], language: str) -> str:
    """Several pieces, counted: "2 Radishes, 1 bee"."""
    return ", ".join(f"{which.count(one)} {piece(one, language, which.count(one))}" for one in dict.fromkeys(which))


def event(said: Mapping[str, object], language: str, viewer: int | None, names: Sequence[str], deck: Deck) -> str:
    """One event (as ``view.event`` gives it) in a sentence, from the reader's side."""
    code = said["code"]
    facts = {k: value for k, value in said.items() if k not in ("v", "code", "seat")}
    facts |= {k: name(str(said[k]), deck, language) for k in NAMED if k in said}
    if code == "get":
        facts["known"] = "card" in said
    if "piece" in said:
        facts["piece"] = piece(str(said["piece"]), language, int(str(said.get("n", 1))))
    if "need" in said:
        facts["what"] = need(str(said["need"]), language)
        facts["plate"] = said["need"] if said["need"] in NEED_NAMES[PLATE:] else "none"
    if "change" in said:
        change = int(str(said["change"]))
        facts |= {"n": abs(change), "way": "less" if change < 0 else "more"}
    seat = said.get("seat")
    if isinstance(seat, int):
        facts |= who(seat, viewer, names)
    return words(language).say(f"event-{code}", **facts)


def reason(refusal: Refusal, language: str, deck: Deck, s: State) -> str:
    """Why something is refused, in a short sentence, with what is known of it."""
    said, short = words(language), f"no-{refusal.clause}"
    if refusal.have is None:
        return said.say(short)
    facts: dict[str, object] = {"need": refusal.need, "have": refusal.have, "of": refusal.of}
    if refusal.card is not None:
        facts["card"] = name(refusal.card, deck, language)
    if refusal.of in PIECE_NAMES:
        facts["piece"] = piece(refusal.of, language)
    return said.say(f"{short}-at", **facts)


def action(s: State, deck: Deck, number: int, language: str) -> str:
    """One action of the player to decide, as a choice in a list."""
    said = words(language)
    if number in ALONE:
        return said.say("do-skip" if number == END and s.phase == Phase.VISIT else f"do-{ALONE[number]}")
    if OPTION <= number < MOVE:
        return said.say("do-option", what=option(s, deck, number - OPTION, language))
    word = next((word for end, word in KINDS if number < end), "announce")
    card = card_of(s, deck, number)
    facts = _about(s, number, language) | ({} if card is None else {"card": name(card, deck, language)})
    return said.say(f"do-{word}", **facts)


def _about(s: State, number: int, language: str) -> dict[str, object]:
    """What an action is about, besides a card."""
    if PIECE <= number < VISIT:
        return {"piece": piece(PIECE_NAMES[number - PIECE], language)}
    if VISIT <= number < LAY:
        i = number - VISIT if number < GRAB else (number - GRAB) // PIECES
        facts: dict[str, object] = {"row": i // COLUMNS + 1, "column": i % COLUMNS + 1}
        if number >= GRAB:
            return facts | {"piece": piece(PIECE_NAMES[(number - GRAB) % PIECES], language)}
        there = [one for k, one in enumerate(PIECE_NAMES) for _ in range(s.pantry[i, k])]
        return facts | {"cost": may.price(s, i), "pieces": pieces(there, language)}
    if LAY <= number < DAISIES:
        k, wanted = lay_of(number)
        return {"piece": piece(PIECE_NAMES[k], language), "plate": NEED_NAMES[wanted] if wanted >= PLATE else "none"}
    if DAISIES <= number < BEE:
        return {"what": need(NEED_NAMES[(number - (DAISIES if number < MIX else MIX)) % NEEDS], language)}
    return {}


def option(s: State, deck: Deck, k: int, language: str) -> str:
    """The k-th of several effects to choose from, in a sentence."""
    return option_at(deck, source_id(deck, top(s)[SOURCE]), line(s) % LINES, k, language)


def option_at(deck: Deck, card: str, at: int, k: int, language: str) -> str:
    """The k-th effect to choose from at a line of a card (as a view's ability gives it), in a sentence."""
    data = deck.data(card)
    lines = [effect for effects in data.effects for effect in _by_line(effects)]
    return sentence(replace(data, effects=(lines[at + 1 + k],)), language)


def _by_line(effect: Effect) -> Iterator[Effect]:
    """The effect that each of an effect's lines belongs to; what an offer costs has a line of its own."""
    yield effect
    if effect.verb == Verb.MAY and effect.n:
        yield effect
    for inner in effect.inner:
        yield from _by_line(inner)


def status(s: State, language: str, viewer: int | None, names: Sequence[str], deck: Deck) -> str:
    """Whose turn it is and what is asked, or who has won, in a sentence."""
    said = words(language)
    if rules.over(s):
        return SPEECH.result(language, viewer, names, result(s, deck))
    facts = who(s.player, viewer, names)
    asked = PHASES[Phase(s.phase)]
    if s.depth > 0:
        facts["card"] = name(source_id(deck, top(s)[SOURCE]), deck, language)
        asked = "answer" if s.phase == Phase.TRAY else asked
    if s.phase == Phase.VISIT:
        facts["open"] = bool(may.phase_one_open(s))
    elif s.phase == Phase.MINUTES:
        facts["n"] = s.minutes
    elif s.phase == Phase.STACK:
        facts["n"] = MIX_STACK - s.stacked
    elif s.phase == Phase.KITCHEN:
        facts["todo"] = _todo(s, deck)
    return said.say(f"ask-{asked}", **facts)


def _todo(s: State, deck: Deck) -> str:
    """What comes next in phase 2."""
    if something_fits(s, deck.cards, s.turn):
        return "assign"
    if bees_wait(s, s.turn):
        return "bees"
    return "deliver" if something_covered(s, deck.cards, s.turn) else "end"
