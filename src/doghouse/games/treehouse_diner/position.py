"""A position as text, one field a line: docs/notation.md describes it.  Reading is in ``reading``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from doghouse.core import position as core
from doghouse.core.fields import marked
from doghouse.core.keys import NOTHING as EMPTY
from doghouse.core.lines import Lexicon, tokens
from doghouse.core.record import Ints
from doghouse.core.seats import written_names
from doghouse.games.treehouse_diner import cards, lying, setup
from doghouse.games.treehouse_diner.cards import Deck, source_id
from doghouse.games.treehouse_diner.effects import LINE, OWNER, SOURCE, TIMES
from doghouse.games.treehouse_diner.naming import Names, names_of, seat_label, space_name, written
from doghouse.games.treehouse_diner.state import (
    ACTION_PILE,
    BAG,
    CHALLENGES,
    COLUMNS,
    GAME_ORDERS,
    NEEDS,
    NONE,
    ORDER_SET,
    ROWS,
    SPACES,
    STARTING,
    Phase,
    Stage,
    State,
    Verb,
)
from doghouse.games.treehouse_diner.view import NEED_NAMES, PIECE_NAMES, order_id

Position: TypeAlias = core.Position[State, Deck]
NOTHING = EMPTY[0]
# Where a turn is, by the word for it; what is asked inside it is told by other fields.
STAGES = {
    "visit": Stage.VISIT,
    "phone": Stage.PHONE,
    "kitchen": Stage.KITCHEN,
    "announce": Stage.ANNOUNCE,
    "over": NONE,
}
# The fields, and other words for them.
NAMES = (
    "game", "seats", "bees", "secret", "deliveries", "columns", "round", "first", "turn", "phase", "phase 1", "visit",
    "phone", "stack", "open", "asked", "renewed", "this turn", "row", "pantry", "tray", "kitchen", "supply", "mood",
    "delivered", "hive", "challenges", "hand", "older", "played", "discards", "actions", "unfulfilled", "orders",
    "compost", "bag", "next draws", "seed", "generator",
)  # fmt: skip
OTHERWISE = {
    "players": "seats", "helpers": "seats", "save the bees": "bees", "secret ingredient": "secret", "stage": "phase",
    "first helper": "first", "first player": "first", "space": "pantry", "phone tray": "tray", "shelf": "row",
    "supplies": "supply", "challenge": "challenges", "hands": "hand", "beehive": "hive", "saved": "hive",
    "discard pile": "discards", "action pile": "actions", "actions pile": "actions", "order pile": "orders",
    "pile": "orders", "compost box": "compost", "next draw": "next draws", "next": "next draws", "lane": "kitchen",
    "open effect": "open", "open effects": "open", "joker": "stack", "hand of": "hand", "kitchen of": "kitchen",
    "supply of": "supply", "mood of": "mood",
}  # fmt: skip
FIELDS: Lexicon[str] = Lexicon([*((name, name) for name in NAMES), *OTHERWISE.items()])
OF_SEATS = ("kitchen", "supply", "mood", "delivered", "hive", "challenges", "hand", "older")
MANY = (*OF_SEATS, "row", "pantry")  # fields that say what they are about
DONE = ("free", "taken", "delivered", "saved", "pushed")  # what is counted of a turn


def write_position(position: Position) -> str:
    """The position as ``read_position`` takes it.  What lies face down is left out: it is the rest."""
    own = "" if position.deck.text == cards.house().text else marked(position.deck.text)
    return core.written(_lines(position)) + own


def _lines(position: Position) -> Iterator[tuple[str, str]]:
    s, deck = setup.canonical(position.state), position.deck
    labels = [seat_label(position.names, p, deck) for p in range(s.players)]
    yield "game", "treehouse-diner"
    yield "seats", written_names(position.names)
    yield from _agreed(s)
    yield "round", str(s.round)
    yield "first", labels[s.first]
    yield "turn", labels[s.turn]
    yield from _phase(s, deck, labels)
    for r in range(ROWS):
        spaces = [lying.counted(s.pantry[r * COLUMNS + c], " + ") or NOTHING for c in range(s.columns)]
        yield f"row {r + 1}", ", ".join(spaces)
    tray = s.tray.tolist()[: s.players + 1]
    yield "tray", ", ".join(NOTHING if o == NONE else order_id(s, deck, o) for o in tray)
    for p in range(s.players):
        yield from _seat(s, deck, p, labels[p])
    yield from _piles(s, deck)
    yield from _chance(position)


def _agreed(s: State) -> Iterator[tuple[str, str]]:
    """What was agreed before the game."""
    if s.bees:
        yield "bees", "yes"
    if s.secret:
        yield "secret", "yes"
    yield "deliveries", str(s.deliveries)
    yield "columns", str(s.columns)


def _phase(s: State, deck: Deck, labels: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Where the turn is, what has been done in it, and what is asked."""
    if s.phase == Phase.OVER:
        yield "phase", "over"
        return
    yield "phase", next(word for word, stage in STAGES.items() if stage == s.stage)
    if s.acted != setup.acted(s):
        yield "phase 1", "yes" if s.acted else "no"
    if s.phase == Phase.MINUTES:
        yield "visit", f"{space_name(s.space)}, minutes {s.minutes}"
    if s.stage == Stage.PHONE:
        yield "phone", str(s.taken)
    if s.phase == Phase.STACK:
        yield "stack", _stack(s, deck)
    if s.depth:
        yield "open", "; ".join(_frame(s, deck, k, labels) for k in range(s.depth))
        f = s.frame[s.depth - 1]
        if setup.verb_at(deck, f[SOURCE], f[LINE]) == Verb.OTHERS_DISCARD:
            yield "asked", labels[s.player]
    if s.renewed:
        yield "renewed", "yes"
    if done := ", ".join(_done(s)):
        yield "this turn", done


def _stack(s: State, deck: Deck) -> str:
    """The joker that is begun: the order, the symbol, and the ingredients so far."""
    order = order_id(s, deck, s.kitchen[s.turn, s.target // NEEDS])
    head = written(order, NEED_NAMES[s.target % NEEDS], names_of(deck).orders)
    return f"{head}: {' '.join(PIECE_NAMES[k] for k in lying.begun(s)) or NOTHING}"


def _frame(s: State, deck: Deck, k: int, labels: Sequence[str]) -> str:
    """An open card: its line, how many choices or orders that still brings, and whose it is."""
    f = s.frame[k]
    owner = "" if f[OWNER] == s.turn else f", of {labels[f[OWNER]]}"
    one = setup.verb_at(deck, f[SOURCE], f[LINE]) in (Verb.MAY, Verb.CHOOSE)  # always asks once
    choices = "" if one else f", choices {f[TIMES]}"
    return f"{source_id(deck, f[SOURCE])}, line {f[LINE] + 1}{choices}{owner}"


def _done(s: State) -> Iterator[str]:
    """What has been done this turn."""
    if s.stage >= Stage.KITCHEN and not s.visited and not s.phoned:
        yield "skipped"
    for word, flag in (("visited", s.visited), ("phoned", s.phoned), ("calm", s.calm)):
        if flag:
            yield word
    for r in range(ROWS):
        if s.emptied >> r & 1:
            yield f"emptied {r + 1}"
    for word, n in zip(DONE, (s.free, s.fetched, s.sent, s.rescued, s.pushed), strict=True):
        if n:
            yield f"{word} {n}"


def _seat(s: State, deck: Deck, p: int, label: str) -> Iterator[tuple[str, str]]:
    """A kitchen and all that belongs to it."""
    lane = [x for x in reversed(range(SPACES)) if s.kitchen[p, x] != NONE]
    yield f"kitchen {label}", "; ".join(_order(s, deck, p, x) for x in lane) or NOTHING
    if held := lying.counted(s.supply[p]):
        yield f"supply {label}", held
    if s.mood[p]:
        yield f"mood {label}", str(s.mood[p])
    if done := [order_id(s, deck, o) for o in range(GAME_ORDERS) if s.delivered[p, o]]:
        yield f"delivered {label}", ", ".join(done)
    if s.hive[p]:
        yield f"hive {label}", str(s.hive[p])
    dealt = [c for c in range(CHALLENGES) if s.challenge[p, c]]
    if dealt:
        names = names_of(deck).challenges
        said = [written(deck.challenge_ids[c], "mastered" * (s.challenge[p, c] == 2), names) for c in dealt]
        yield f"challenges {label}", ", ".join(said)
    for field, pile in (("hand", s.hand[p]), ("older", s.older[p])):
        if any(pile):
            yield f"{field} {label}", listed(pile, deck)


def _order(s: State, deck: Deck, p: int, x: int) -> str:
    """A space of a kitchen with its order and what lies there."""
    o = s.kitchen[p, x]
    name, on = order_id(s, deck, o), lying.written(s, deck, o)
    if names_of(deck).orders.find(tokens(f"{x + 1} {name}"), 0):
        name = f'"{name}"'  # another order's name begins with a number
    return f"{x + 1} {name}{f': {on}' if on else ''}"


def listed(counts: Sequence[int] | Ints, deck: Deck) -> str:
    """Action cards as ``2 gossip, shortcut``, given as counts by number."""
    return ", ".join(_several(n, deck.action_ids[k], names_of(deck)) for k, n in enumerate(counts) if n)


def _several(n: int, card: str, names: Names) -> str:
    """A card with its number, unless that would be a part of another's name."""
    text = f"{n} {card}"
    return ", ".join([card] * n) if n == 1 or names.actions.find(tokens(text), 0) else text


def _piles(s: State, deck: Deck) -> Iterator[tuple[str, str]]:
    """What lies open beside the table."""
    for field, pile in (("played", s.played), ("discards", s.discards)):
        if any(pile):
            yield field, listed(pile, deck)
    left = [order_id(s, deck, STARTING + k) for k in range(ORDER_SET) if s.unfulfilled[k]]
    if left:
        yield "unfulfilled", ", ".join(left)
    if any(s.compost):
        yield "compost", lying.counted(s.compost)


def _chance(position: Position) -> Iterator[tuple[str, str]]:
    s, deck = position.state, position.deck
    given = [drawn(s.secret, deck, pile, k) for pile, k in position.tape]
    if given:
        yield "next draws", ", ".join(given)
    if position.can_draw:
        yield "generator", core.generator(s.rng)


def drawn(secret: int, deck: Deck, pile: int, k: int) -> str:
    """The piece, order or Action card of an outcome of chance."""
    if pile == BAG:
        return PIECE_NAMES[k]
    if pile == ACTION_PILE:
        return deck.action_ids[k]
    return deck.order_ids[STARTING + k + ORDER_SET * bool(secret)]
