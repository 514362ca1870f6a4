"""What a seat may know, as plain data: the one gate through which the state reaches people.

Ids are those of the deck.  Seats count from 0; rows and columns of the pantry and the minutes of a kitchen's spaces
are given as people read them, from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from doghouse.core.chance import count
from doghouse.core.ending import ties, winners
from doghouse.core.record import Ints
from doghouse.core.telling import told
from doghouse.games.treehouse_diner import rounds
from doghouse.games.treehouse_diner.cards import Deck, source_id
from doghouse.games.treehouse_diner.effects import LINE, OWNER, SOURCE, TIMES, line, top
from doghouse.games.treehouse_diner.kitchen import capacity, on_cards, open_symbols
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    BONUS,
    CHALLENGES,
    COLUMNS,
    GAME_ORDERS,
    NEEDS,
    NONE,
    ORDER_SET,
    PIECES,
    ROWS,
    SPACES,
    STARTING,
    SYMBOLS,
    Event,
    Phase,
    State,
)
from doghouse.games.treehouse_diner.verbs import INGREDIENT_WORDS, NEED_WORDS
from doghouse.games.treehouse_diner.verbs import WORDS as VERB_WORDS

PHASES = {phase: phase.name.lower() for phase in Phase}
PIECE_NAMES = (*INGREDIENT_WORDS, "bee")
NEED_NAMES = tuple(NEED_WORDS)  # what a symbol asks for
ON_NAMES = (None, *INGREDIENT_WORDS, "joker")  # what lies on a symbol
PILES = ("orders", "actions")  # what can be renewed
TIE_BREAKS = (
    ("delivered", rounds.DELIVERED_BELOW),
    ("unfinished", rounds.UNFINISHED_BELOW),
    ("on-orders", rounds.ON_BELOW),
    ("supply", rounds.SUPPLY_BELOW),
)

# The names of an event's numbers a, b, c; "at" is a space of the pantry and becomes its row and column.
FIELDS: dict[Event, tuple[str, ...]] = {
    Event.START: ("order", "space"),
    Event.FILL: ("at", "piece"),
    Event.RING: ("order", "place"),
    Event.CHALLENGE: ("challenge",),
    Event.TURN: ("round",),
    Event.MINUTE: ("order", "space"),
    Event.OUT: ("order", "n"),
    Event.TAKE: ("at", "piece", "n"),
    Event.BONUS: ("row",),
    Event.ORDER: ("order", "space"),
    Event.SHIFT: ("order", "space"),
    Event.DRAW: ("piece",),
    Event.DISCARD: ("piece",),
    Event.MOOD: ("change", "now"),
    Event.GET: ("card",),
    Event.CARD: ("card",),
    Event.LEFT: ("order", "space"),
    Event.GRAB: ("piece", "at"),
    Event.SAVE: ("piece",),
    Event.FREE: ("n",),
    Event.LAY: ("piece", "order", "need"),
    Event.STACK: ("order", "need", "n"),
    Event.BEE: ("order",),
    Event.DELIVER: ("order", "bees"),
    Event.MASTER: ("challenge",),
    Event.POUR: ("n",),
    Event.RENEW: ("pile",),
    Event.USE: ("yes",),
}


def order_id(s: State, deck: Deck, o: int) -> str:
    """The id of an order by its number in this game."""
    return deck.order_ids[on_cards(s, o)]


def view(s: State, deck: Deck, viewer: int | None) -> dict[str, object]:
    """The table as a seat sees it; ``None`` is a spectator."""
    return as_seen(public(s, deck), s, deck, viewer)


def as_seen(seen: dict[str, object], s: State, deck: Deck, viewer: int | None) -> dict[str, object]:
    """The public view from one seat: the same, with the seat named and its own Action cards."""
    return {**seen, "me": viewer, "hand": None if viewer is None else counted(s.hand[viewer], deck.action_ids)}


def public(s: State, deck: Deck) -> dict[str, object]:
    """What everybody may see: made once, it serves all seats (``as_seen``)."""
    finished = rounds.over(s)
    return {
        "game": "treehouse-diner",
        "phase": PHASES[Phase(s.phase)],
        "player": None if finished else s.player,
        "turn": s.turn,
        "first": s.first,
        "me": None,
        "round": s.round,
        "last": bool(s.last),
        "deliveries": s.deliveries,
        "columns": s.columns,
        "bees": bool(s.bees),
        "secret": bool(s.secret),
        **_piles(s, deck),
        "seats": [_seat(s, deck, p) for p in range(s.players)],
        "hand": None,
        "visit": _visit(s) if s.phase == Phase.MINUTES else None,
        "stack": _stack(s) if s.phase == Phase.STACK else None,
        "done": _done(s, deck),
        "ability": _ability(s, deck) if s.depth > 0 else None,
        "result": result(s, deck) if finished else None,
    }


def counted(pile: Ints, ids: Sequence[str]) -> dict[str, int]:
    """A pile kept as counts, by ids; what is not there is left out."""
    return {name: n for name, n in zip(ids, pile, strict=False) if n > 0}


def _piles(s: State, deck: Deck) -> dict[str, object]:
    """What belongs to nobody: pantry, tray, bag, compost and the piles; of what is face down only how much it is."""
    left = [o for o in range(ORDER_SET) if s.unfulfilled[o]]
    return {
        "pantry": [_row(s, deck, r) for r in range(ROWS)],
        "tray": [None if s.tray[i] == NONE else order_id(s, deck, s.tray[i]) for i in range(s.players + 1)],
        "bag": count(s.bag),
        "compost": counted(s.compost, PIECE_NAMES),
        "orders": count(s.order_pile),
        "unfulfilled": [order_id(s, deck, STARTING + o) for o in left],
        "actions": count(s.action_pile),
        "discards": {c: n for k, c in enumerate(deck.action_ids) if (n := s.discards[k] + s.played[k])},
    }


def _row(s: State, deck: Deck, r: int) -> dict[str, object]:
    """A row of the pantry: its bonus, and the pieces in each of its spaces."""
    spaces = [s.pantry[r * COLUMNS + c] for c in range(s.columns)]
    pieces = [[PIECE_NAMES[k] for k in range(PIECES) for _ in range(space[k])] for space in spaces]
    return {"row": r + 1, "bonus": source_id(deck, BONUS + r + ROWS * s.secret), "spaces": pieces}


def _seat(s: State, deck: Deck, p: int) -> dict[str, object]:
    """A kitchen and what belongs to it; all is open but the Action cards in the hand (TD-80)."""
    dealt = [c for c in range(CHALLENGES) if s.challenge[p, c]]
    return {
        "lane": [None if s.kitchen[p, x] == NONE else _order(s, deck, s.kitchen[p, x]) for x in range(SPACES)],
        "supply": counted(s.supply[p], PIECE_NAMES),
        "mood": s.mood[p],
        "delivered": [order_id(s, deck, o) for o in range(GAME_ORDERS) if s.delivered[p, o]],
        "hive": s.hive[p],
        "challenges": [{"card": deck.challenge_ids[c], "mastered": s.challenge[p, c] == 2} for c in dealt],
        "hand": count(s.hand[p]),
        "minutes": capacity(s, p),
        "score": rounds.score(s, deck.cards, p),
    }


def _order(s: State, deck: Deck, o: int) -> dict[str, object]:
    """An order in a kitchen: what lies on each of its symbols, all pieces on it, and how many symbols are open."""
    needs = deck.cards.need[on_cards(s, o)]
    return {
        "order": order_id(s, deck, o),
        "on": [ON_NAMES[s.on[o, i]] for i in range(SYMBOLS) if needs[i] != NONE],
        "pieces": counted(s.lying[o], PIECE_NAMES[:BEE_PIECE]),
        "bees": s.lying[o, BEE_PIECE],
        "open": open_symbols(s, deck.cards, o),
    }


def _visit(s: State) -> dict[str, int]:
    """The pantry space that is being paid for, and the minutes still to be paid."""
    return {"row": s.space // COLUMNS + 1, "column": s.space % COLUMNS + 1, "minutes": s.minutes}


def _stack(s: State) -> dict[str, object]:
    """The joker of four that is being made: on which space's order, for which symbol, and how many lie on it."""
    return {"space": s.target // NEEDS + 1, "need": NEED_NAMES[s.target % NEEDS], "n": s.stacked}


def _done(s: State, deck: Deck) -> dict[str, object]:
    """What was done this turn, and what it allows."""
    return {
        "visited": bool(s.visited),
        "phoned": bool(s.phoned),
        "free": s.free,
        "calm": bool(s.calm),
        "emptied": [r + 1 for r in range(ROWS) if s.emptied >> r & 1],
        "fetched": s.fetched,
        "delivered": s.sent,
        "saved": s.rescued,
        "pushed": s.pushed,
        "played": counted(s.played, deck.action_ids),
    }


def _ability(s: State, deck: Deck) -> dict[str, object]:
    """The card or row whose effects wait for a choice: the line, whose it is, verb and number, choices left."""
    f = top(s)
    verb, n = (deck.cards.effect[line(s), k] for k in (0, 1))
    return {
        "card": source_id(deck, f[SOURCE]),
        "line": f[LINE],
        "seat": f[OWNER],
        "verb": VERB_WORDS[verb],
        "n": n,
        "left": f[TIMES],
    }


# ---------------------------------------------------------------- the end


def result(s: State, deck: Deck) -> dict[str, object]:
    """Winners, what broke a tie (TD-35), scores, each score by its sources, and the hands."""
    ranks = [rounds.rank(s, deck.cards, p) for p in range(s.players)]
    return {
        "winners": winners(ranks),
        **ties(ranks, TIE_BREAKS),
        "scores": [rounds.score(s, deck.cards, p) for p in range(s.players)],
        "breakdown": [breakdown(s, deck, p) for p in range(s.players)],
        "hands": [counted(s.hand[p], deck.action_ids) for p in range(s.players)],
    }


def breakdown(s: State, deck: Deck, seat: int) -> list[dict[str, object]]:
    """A score by source, with ``n`` of what counts (TD-34, TD-56, TD-57); sources without points are left out."""
    found = [
        ("orders", count(s.delivered[seat]), rounds.points(s, deck.cards, seat)),
        ("mood", s.mood[seat], s.mood[seat]),
        ("bees", s.hive[seat], s.hive[seat]),
        ("most-bees", s.hive[seat], rounds.bees_bonus(s, seat)),
    ]
    return [{"source": source, "n": n, "points": points} for source, n, points in found if points]


# ---------------------------------------------------------------- events


def events(rows: Sequence[Sequence[int]], deck: Deck, viewer: int | None) -> list[dict[str, object]]:
    """The log's rows as data; each has ``code`` (the event's name), ``seat`` where somebody did it, and FIELDS."""
    return [event(row, deck, viewer) for row in rows]


def event(row: Sequence[int], deck: Deck, viewer: int | None) -> dict[str, object]:
    """One row of the log as data."""
    said = told(row, Event(row[0]), FIELDS, viewer, lambda name, number: _value(name, number, deck))
    if "at" in said:
        r, c = divmod(int(str(said.pop("at"))), COLUMNS)
        said |= {"row": r + 1, "column": c + 1}
    return said


def _value(name: str, number: int, deck: Deck) -> Any:  # as many kinds of data as there are fields
    ids = {
        "order": deck.order_ids,
        "card": deck.action_ids,
        "challenge": deck.challenge_ids,
        "piece": PIECE_NAMES,
        "need": NEED_NAMES,
        "pile": PILES,
    }
    if name in ids:
        return ids[name][number]
    if name in ("space", "row"):
        return number + 1
    return bool(number) if name == "yes" else number
