"""A position as text, one field a line: docs/notation.md describes it.  Reading is in ``reading``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from doghouse.core import position as core
from doghouse.core.fields import marked
from doghouse.core.lines import Lexicon
from doghouse.core.record import Ints
from doghouse.core.seats import written_names
from doghouse.games.treat_please import cards, setup
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.line import seat_label
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    LASTING,
    MARKET,
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    ROUND_CARD,
    ROUND_CARDS,
    ROUNDS,
    ROW,
    TYPES,
    Phase,
    Place,
    State,
)
from doghouse.games.treat_please.view import LASTING_NAMES, TYPE_NAMES, card_id

Position: TypeAlias = core.Position[State, Deck]
NOTHING = "nothing"
HELD = {"hand": Place.HAND, "active": Place.ACTIVE, "discard": Place.DISCARD}
# The fields, and other words for them.
NAMES = (
    "game", "seats", "round", "day", "first", "turn", "phase", "row", *TYPE_NAMES, "player", "hand", "active",
    "discard", "done", "lasting", "this turn", "open", "deck", "gone", "days before", "next draws", "seed", "generator",
)  # fmt: skip
OTHERWISE = {
    "players": "seats", "first player": "first", "round card": "day", "market": "row", "discard area": "discard",
    "completed": "done", "objectives": "done", "open effect": "open", "gone cards": "gone", "next draw": "next draws",
    "next": "next draws", "hand of": "hand", "played": "active",
}  # fmt: skip
FIELDS: Lexicon[str] = Lexicon([*((name, name) for name in NAMES), *OTHERWISE.items()])
MANY = ("player", *HELD, "done", "lasting")  # fields that say which player they are about


def write_position(position: Position) -> str:
    """The position as ``read_position`` takes it.  The face-down piles are left out: they are the rest."""
    own = "" if position.deck.text == cards.house().text else marked(position.deck.text)
    return core.written(_lines(position)) + own


def _lines(position: Position) -> Iterator[tuple[str, str]]:
    s, deck = position.state, position.deck
    labels = [seat_label(position.names, p, deck) for p in range(s.players)]
    yield "game", "treat-please"
    yield "seats", written_names(position.names)
    yield "round", str(min(s.round + 1, ROUNDS))
    if s.day != NONE:
        yield "day", deck.round_ids[s.day]
    yield "first", labels[s.first]
    yield "turn", labels[s.player]
    if s.phase == Phase.OVER:
        yield "phase", "over"
    yield "row", ", ".join(_on_row(s, deck, i) for i in range(ROW))
    for t in range(TYPES):
        yield TYPE_NAMES[t], NOTHING if s.top[t] == NONE else deck.objective_ids[s.top[t]]
    for p in range(s.players):
        yield from _player(s, deck, p, labels[p])
    yield from _this_turn(s)
    if s.card != NONE:
        yield "open", _open(s, deck)
    yield from _gone(s, deck)
    yield from _chance(position)


def _on_row(s: State, deck: Deck, i: int) -> str:
    """A card of the row with the bones on it."""
    if s.row[i] == NONE:
        return NOTHING
    return deck.behavior_ids[s.row[i]] + (f" {s.on_row[i]} bones" if s.on_row[i] else "")


def _player(s: State, deck: Deck, p: int, label: str) -> Iterator[tuple[str, str]]:
    """The tracks and cards of one player, and what lasts for them this round beyond what the round card says."""
    character = deck.character_ids[s.character[p]]
    tracks = f"attention {s.attention[p]}, energy {s.energy[p]}, bones {s.bones[p]}"
    yield f"player {label}", f"{character}, {tracks}"
    for field, place in HELD.items():
        cards = [deck.behavior_ids[b] for b in range(BEHAVIORS) if s.place[p, b] == place]
        if cards or field != "active":
            yield f"{field} {label}", listed(cards)
    done = [deck.objective_ids[o] for o in range(OBJECTIVES) if s.done[p, o]]
    if done:
        yield f"done {label}", listed(done)
    if s.phase != Phase.OVER and s.day_long[p].tolist() != setup.lasting_of_day(s, deck, p):
        yield f"lasting {label}", lasting(s.day_long[p])


def listed(ids: Sequence[str]) -> str:
    """Cards by their ids."""
    return ", ".join(ids) or NOTHING


def lasting(numbers: Ints) -> str:
    """Lasting effects with their numbers."""
    return listed([f"{LASTING_NAMES[k]} {numbers[k]}" for k in range(LASTING) if numbers[k]])


def _this_turn(s: State) -> Iterator[tuple[str, str]]:
    """What was done this turn (behaviors are those that lie active), and what lasts to its end."""
    if s.phase == Phase.OVER:
        return
    done = [f"{word} {n}" for word, n in (("learned", s.learns), ("completed", s.objectives)) if n]
    found = done + [lasting(s.turn_long)] * any(s.turn_long)
    if found:
        yield "this turn", ", ".join(found)


def _open(s: State, deck: Deck) -> str:
    """The card whose effects wait for a choice: which line, and how many choices it still asks for."""
    line = f"{card_id(deck, s.card)}, line {s.line + 1}"
    n = setup.choices(deck, s.card, s.line)
    return line if s.picks == n else f"{line}, choices {s.picks}"


def _gone(s: State, deck: Deck) -> Iterator[tuple[str, str]]:
    """Cards that are in no pile any more and nowhere else."""
    there = set(setup.placed(s))
    could = (*range(MARKET, BEHAVIORS), *range(OBJECTIVE, ROUND_CARD))
    if gone := [card_id(deck, card) for card in could if card not in there]:
        yield "gone", listed(gone)
    before = [deck.round_ids[k] for k in range(ROUND_CARDS) if ROUND_CARD + k not in there]
    if before:
        yield "days before", listed(before)


def _chance(position: Position) -> Iterator[tuple[str, str]]:
    given = [card_id(position.deck, setup.card_drawn(pile, k)) for pile, k in position.tape]
    if given:
        yield "next draws", listed(given)
    if position.can_draw:
        yield "generator", core.generator(position.state.rng)
