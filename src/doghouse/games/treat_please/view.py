"""What a seat may know, as plain data: the one gate through which the state reaches people.

Hands are open (TP-47), so a seat sees what a spectator sees.  Ids are those of the deck; seats and places count from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from doghouse.core.chance import count
from doghouse.core.ending import ties, winners
from doghouse.core.telling import told
from doghouse.games.treat_please import may, rounds
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.effects import completed_of, lasting
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    LASTING,
    LINES,
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    ROUND_CARD,
    ROUNDS,
    ROW,
    TYPES,
    WEEKEND,
    Event,
    Phase,
    Place,
    State,
    When,
)
from doghouse.games.treat_please.verbs import TYPE_WORDS
from doghouse.games.treat_please.verbs import WORDS as VERB_WORDS

PHASES = {phase: phase.name.lower().replace("_", "-") for phase in Phase}
WHENS = {When.AT_ONCE: "at once", When.ALL_ROUND: "all round", When.OPTIONAL: "optional"}
TYPE_NAMES = tuple(TYPE_WORDS)
# The lasting effects, in the order of the state's numbers.
LASTING_NAMES = (
    *(f"discount-{name}" for name in TYPE_NAMES),
    *("discount", "cheaper", "boost", "ease", "supper", "behaviors", "learning", "objectives"),
)
TIE_BREAKS = (("learned", BEHAVIORS),)

# The names of an event's numbers a, b, c.
FIELDS: dict[Event, tuple[str, ...]] = {
    Event.DOG: ("card",),
    Event.LAY: ("card", "place"),
    Event.OBJECTIVE: ("card",),
    Event.DAY: ("round", "card"),
    Event.PLAY: ("card",),
    Event.LEARN: ("card", "paid", "rebate"),
    Event.COMPLETE: ("card", "attention", "energy"),
    Event.ATTENTION: ("change", "now"),
    Event.ENERGY: ("change", "now"),
    Event.BONES: ("change", "now"),
    Event.PLACED: ("card", "bones"),
    Event.AWAY: ("card",),
    Event.GONE: ("card",),
    Event.BACK: ("card",),
    Event.GAIN: ("card", "rebate"),
    Event.LASTING: ("which", "n"),
    Event.USE: ("yes",),
    Event.DINNER: ("bones",),
}
ABOUT_OBJECTIVES = (Event.OBJECTIVE, Event.COMPLETE, Event.GONE)


def card_id(deck: Deck, card: int) -> str:
    """The id of a behavior, an objective or a round card, in the one numbering of the rules."""
    if card >= ROUND_CARD:
        return deck.round_ids[card - ROUND_CARD]
    return deck.objective_ids[card - OBJECTIVE] if card >= OBJECTIVE else deck.behavior_ids[card]


def view(s: State, deck: Deck, viewer: int | None) -> dict[str, object]:
    """The table as a seat sees it; ``None`` is a spectator."""
    return as_seen(public(s, deck), s, deck, viewer)


def as_seen(seen: dict[str, object], s: State, deck: Deck, viewer: int | None) -> dict[str, object]:
    """The public view from one seat: the same, with the seat named."""
    return {**seen, "me": viewer}


def public(s: State, deck: Deck) -> dict[str, object]:
    """What everybody may see: made once, it serves all seats (``as_seen``)."""
    finished = rounds.over(s)
    return {
        "game": "treat-please",
        "phase": PHASES[Phase(s.phase)],
        "player": None if finished else s.player,
        "first": s.first,
        "me": None,
        "round": min(s.round + 1, ROUNDS),
        "rounds": ROUNDS,
        "weekend": s.round >= WEEKEND,
        "day": None if s.day == NONE else {"card": deck.round_ids[s.day], "when": WHENS[When(deck.cards.when[s.day])]},
        "deck": count(s.deck),
        "row": [_on_row(s, deck, i) for i in range(ROW)],
        "stacks": [_stack(s, deck, t) for t in range(TYPES)],
        "seats": [_seat(s, deck, p) for p in range(s.players)],
        "turn": None if finished or s.card >= ROUND_CARD else _turn(s),
        "ability": None if s.card == NONE else _ability(s, deck),
        "result": result(s, deck) if finished else None,
    }


def _on_row(s: State, deck: Deck, i: int) -> dict[str, object] | None:
    """The card at a place of the row and the bones on it; None is a gap."""
    return None if s.row[i] == NONE else {"card": deck.behavior_ids[s.row[i]], "bones": s.on_row[i]}


def _stack(s: State, deck: Deck, t: int) -> dict[str, object]:
    """A stack: its top objective, and how many lie under it."""
    top = None if s.top[t] == NONE else deck.objective_ids[s.top[t]]
    return {"type": TYPE_NAMES[t], "top": top, "left": count(s.stack[t])}


def _seat(s: State, deck: Deck, p: int) -> dict[str, object]:
    """All of a seat lies open: the character, the tracks, the cards, what lasts for it now."""
    at = {place: [deck.behavior_ids[b] for b in range(BEHAVIORS) if s.place[p, b] == place] for place in Place}
    return {
        "character": deck.character_ids[s.character[p]],
        "attention": s.attention[p],
        "energy": s.energy[p],
        "start": deck.cards.start[s.character[p]],
        "bones": s.bones[p],
        "hand": at[Place.HAND],
        "active": at[Place.ACTIVE],
        "discard": at[Place.DISCARD],
        "done": [deck.objective_ids[o] for o in range(OBJECTIVES) if s.done[p, o]],
        "types": {TYPE_NAMES[t]: n for t in range(TYPES) if (n := completed_of(s, p, t))},
        "learned": s.learned[p],
        "score": rounds.score(s, deck.cards, p),
        "lasting": {LASTING_NAMES[k]: n for k in range(LASTING) if (n := lasting(s, p, k))},
    }


def _turn(s: State) -> dict[str, int]:
    """What the player on turn has done, and how much of it the turn allows."""
    p = s.player
    return {
        "behaviors": s.behaviors,
        "slots": may.slots(s, p),
        "learned": s.learns,
        "lessons": may.lessons(s, p),
        "completed": s.objectives,
        "goals": may.goals(s, p),
    }


def _ability(s: State, deck: Deck) -> dict[str, object]:
    """The card whose effects wait for a choice: the line, whom it concerns, its verb and number, choices left."""
    verb, n = (deck.cards.effect[s.card * LINES + s.line, k] for k in (0, 1))
    return {
        "card": card_id(deck, s.card),
        "line": s.line,
        "seat": s.actor,
        "verb": VERB_WORDS[verb],
        "n": n,
        "picks": s.picks,
    }


# ---------------------------------------------------------------- the end


def result(s: State, deck: Deck) -> dict[str, object]:
    """Winners, what broke a tie (TP-46), scores, and each score by its sources."""
    ranks = [rounds.rank(s, deck.cards, p) for p in range(s.players)]
    return {
        "winners": winners(ranks),
        **ties(ranks, TIE_BREAKS),
        "scores": [rounds.score(s, deck.cards, p) for p in range(s.players)],
        "breakdown": [breakdown(s, deck, p) for p in range(s.players)],
    }


def breakdown(s: State, deck: Deck, seat: int) -> list[dict[str, object]]:
    """A score by source, with ``n`` of what counts: affection, the set of types, each type, what is left (TP-42 to
    TP-45).  Sources without points are left out."""
    of_type = [completed_of(s, seat, t) for t in range(TYPES)]
    kinds = sum(n > 0 for n in of_type)
    left = s.attention[seat] + s.bones[seat]
    found = [("affection", sum(of_type), rounds.affection(s, deck.cards, seat))]
    found.append(("set", kinds, 4 * (kinds == TYPES)))
    found += [(f"type-{TYPE_NAMES[t]}", n, 2 * (n == 3) + 3 * (n > 3)) for t, n in enumerate(of_type)]
    found.append(("left", left, left // 5))
    return [{"source": source, "n": n, "points": points} for source, n, points in found if points]


# ---------------------------------------------------------------- events


def events(rows: Sequence[Sequence[int]], deck: Deck, viewer: int | None) -> list[dict[str, object]]:
    """The log's rows as data; each has ``code`` (the event's name), ``seat`` where somebody did it, and FIELDS."""
    return [event(row, deck, viewer) for row in rows]


def event(row: Sequence[int], deck: Deck, viewer: int | None) -> dict[str, object]:
    """One row of the log as data."""
    code = Event(row[0])
    return told(row, code, FIELDS, viewer, lambda name, number: _value(code, name, number, deck))


def _value(code: Event, name: str, number: int, deck: Deck) -> Any:  # as many kinds of data as there are fields
    if name == "card":
        if code == Event.DOG:
            return deck.character_ids[number]
        if code == Event.DAY:
            return deck.round_ids[number]
        return (deck.objective_ids if code in ABOUT_OBJECTIVES else deck.behavior_ids)[number]
    if name == "which":
        return LASTING_NAMES[number]
    return bool(number) if name == "yes" else number
