"""What a seat may know, as plain data: the one gate through which the state reaches people.

``view`` and ``events`` describe the data they give; ids are those of the deck, seats and spots count from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from doghouse.core.chance import count
from doghouse.core.ending import ties, winners
from doghouse.core.record import Ints
from doghouse.core.telling import told
from doghouse.games.barking import rounds
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.knowledge import bounds
from doghouse.games.barking.state import (
    BREEDS,
    CARDS,
    FIRST_STACK,
    KINDS,
    NOBODY,
    ROUNDS,
    Event,
    Phase,
    State,
)

PHASES = {Phase.DISCARD: "discard", Phase.TURN: "turn", Phase.TOKEN: "token", Phase.PLAY: "play", Phase.OVER: "over"}
TIE_BREAKS = ()  # points alone count (BT-45)

# The names of an event's numbers a, b, c, d, e.
FIELDS: dict[Event, tuple[str, ...]] = {
    Event.ROUND: ("round", "items", "deal"),
    Event.LAY: ("kind", "item"),
    Event.DEAL: ("card",),
    Event.DISCARD: ("card",),
    Event.DRAW: ("card",),
    Event.TOKEN: ("kind", "item"),
    Event.DOGS: ("breed", "item", "kind", "dogs", "wonders"),
    Event.PASS: ("auto",),
    Event.WON: ("kind", "item", "dogs"),
    Event.NOBODY: ("kind", "item"),
}


def view(s: State, deck: Deck, viewer: int | None) -> dict[str, object]:
    """The table as a seat sees it; ``None`` is a spectator, who sees no hand.

    Counts by card or item are dicts from id to number, without zeros.  ``knows`` is what everybody can work out
    about a hand: the least and the most of each card it can hold, and how many cards came in unseen.
    """
    return as_seen(public(s, deck), s, deck, viewer)


def as_seen(seen: dict[str, object], s: State, deck: Deck, viewer: int | None) -> dict[str, object]:
    """The public view with what one seat knows besides: its hand, and what each item is worth to it."""
    if viewer is None:
        return seen
    items: Any = seen["items"]
    own = [{**item, "worth": _worth(s, i, viewer)} for i, item in enumerate(items)]
    return {**seen, "me": viewer, "items": own, "hand": _cards(s.hand[viewer], deck)}


def public(s: State, deck: Deck) -> dict[str, object]:
    """What everybody may see, and a spectator sees: made once, it serves all seats (``as_seen``)."""
    finished = rounds.over(s)
    least, most = bounds(s)
    return {
        "game": "barking",
        "phase": PHASES[Phase(s.phase)],
        "player": None if finished else s.player,
        "first": s.first,
        "me": None,
        "round": min(s.round + 1, ROUNDS),
        "rounds": ROUNDS,
        "teaching": bool(s.teaching),
        "deck": count(s.deck),
        "discards": _cards(s.discards, deck),
        "stacks": [FIRST_STACK + r for r in range(s.round + 1, ROUNDS)],
        "items": [_item(s, deck, i) for i in range(s.spots)],
        "seats": [_seat(s, deck, p, least[p], most[p]) for p in range(s.players)],
        "hand": None,
        "play": _half_made(s, deck),
        "ranks": {deck.card_ids[b]: b + 1 for b in range(BREEDS)},
        "copies": _cards(deck.cards.copies, deck),
        "result": result(s, deck) if finished else None,
    }


def _cards(counts: Ints | list[int], deck: Deck) -> dict[str, int]:
    return {deck.card_ids[c]: counts[c] for c in range(CARDS) if counts[c] > 0}


def _kinds(counts: Ints | list[int], deck: Deck) -> dict[str, int]:
    return {deck.item_ids[k]: counts[k] for k in range(KINDS) if counts[k] > 0}


def _item(s: State, deck: Deck, i: int) -> dict[str, object]:
    """One item: the packs at it, the leader's first; its worth depends on who looks."""
    leader = rounds.winner_at(s, i)
    packs = [_pack(s, deck, i, p) for p in range(s.players) if rounds.pack_size(s, i, p) > 0]
    packs.sort(key=lambda pack: (pack["seat"] != leader, -int(str(pack["dogs"])), pack["rank"]))
    return {
        "kind": deck.item_ids[s.item[i]],
        "token": bool(s.token[i]),
        "leader": None if leader == NOBODY else leader,
        "packs": packs,
        "worth": None,
    }


def _worth(s: State, i: int, viewer: int) -> int | None:
    """The points that an item would add to a seat's score; None when the game is over."""
    if rounds.over(s):
        return None
    have = s.trophies[viewer, s.item[i]]
    return rounds.points(have + 1) - rounds.points(have)


def _pack(s: State, deck: Deck, i: int, p: int) -> dict[str, object]:
    """The dogs of one seat at an item, best breed first; dogs include Wonder Dogs."""
    breeds = [b for b in range(BREEDS) if s.owner[i, b] == p]
    return {
        "seat": p,
        "dogs": rounds.pack_size(s, i, p),
        "best": deck.card_ids[breeds[0]],
        "rank": breeds[0] + 1,
        "cards": [{"breed": deck.card_ids[b], "dogs": s.dogs[i, b], "wonders": s.wonders[i, b]} for b in breeds],
    }


def _seat(s: State, deck: Deck, p: int, least: list[int], most: list[int]) -> dict[str, object]:
    """One seat; ``least`` and ``most`` are how many of each card everybody knows its hand to hold."""
    return {
        "hand": count(s.hand[p]),
        "passed": bool(s.passed[p]),
        "won": _kinds(s.trophies[p], deck),
        "score": rounds.score(s, deck.cards, p),
        "knows": {"least": _cards(least, deck), "most": _cards(most, deck), "drawn": s.drawn[p]},
    }


def _half_made(s: State, deck: Deck) -> dict[str, object] | None:
    if s.phase != Phase.PLAY:
        return None
    return {"item": s.spot, "cards": _cards(s.play, deck)}


def result(s: State, deck: Deck) -> dict[str, object]:
    """Winners (all who share the highest score, BT-45), points by kind of item, and the hands revealed."""
    ranks = [rounds.rank(s, deck.cards, p) for p in range(s.players)]
    return {
        "winners": winners(ranks),
        **ties(ranks, TIE_BREAKS),
        "scores": [rounds.score(s, deck.cards, p) for p in range(s.players)],
        "breakdown": [breakdown(s, deck, p) for p in range(s.players)],
        "hands": [_cards(s.hand[p], deck) for p in range(s.players)],
    }


def breakdown(s: State, deck: Deck, seat: int) -> list[dict[str, object]]:
    """A score by source: each kind of item won, how many, and the points for them (BT-44)."""
    return [
        {"kind": deck.item_ids[k], "n": s.trophies[seat, k], "points": rounds.points(s.trophies[seat, k])}
        for k in range(KINDS)
        if s.trophies[seat, k] > 0
    ]


# ---------------------------------------------------------------- events


def events(rows: Sequence[Sequence[int]], deck: Deck, viewer: int | None) -> list[dict[str, object]]:
    """The log's rows as data for one viewer: what is for another seat's eyes is left out.

    Each has ``code`` (the event's name), ``seat`` where somebody did it, and the fields of FIELDS.
    """
    return [event(row, deck, viewer) for row in rows]


def event(row: Sequence[int], deck: Deck, viewer: int | None) -> dict[str, object]:
    """One row of the log as data for one viewer."""
    return told(row, Event(row[0]), FIELDS, viewer, lambda name, number: _value(name, number, deck))


def _value(name: str, number: int, deck: Deck) -> object:
    if name in ("card", "breed"):
        return deck.card_ids[number]
    if name == "kind":
        return deck.item_ids[number]
    return bool(number) if name == "auto" else number


__all__ = ["FIELDS", "TIE_BREAKS", "breakdown", "event", "events", "result", "view"]
