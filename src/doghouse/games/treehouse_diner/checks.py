"""A position that was put together by hand: what could not be so in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from doghouse.core.chance import count
from doghouse.games.treehouse_diner import effects, setup
from doghouse.games.treehouse_diner.cards import Deck, source_id
from doghouse.games.treehouse_diner.effects import SOURCE
from doghouse.games.treehouse_diner.kitchen import capacity, on_tray
from doghouse.games.treehouse_diner.naming import space_name
from doghouse.games.treehouse_diner.position import drawn
from doghouse.games.treehouse_diner.state import (
    ACTION_PILE,
    BAG,
    INGREDIENTS,
    MIX_STACK,
    ROWS,
    Phase,
    Stage,
    State,
)

MASTERED = 2  # of a challenge
Wrong = tuple[str, int | None, str]  # the field, the seat it is about, and what is wrong


def faults(s: State, deck: Deck, names: Sequence[str], tape: Sequence[tuple[int, int]]) -> Iterator[Wrong]:
    """Everything that could not be so in a game."""
    if count(s.bag) == 0 and count(s.compost) > 0:
        said = "while it is empty the compost is empty too (TD-21): `compost: nothing`, and all pieces somewhere else"
        yield "bag", None, said
    yield from _hands(s, deck, names)
    if s.phase != Phase.OVER:
        yield from _turn(s)
        yield from _done(s)
        yield from _half_made(s, names)
    if s.depth:
        yield from _open(s, deck)
    yield from _tape(s, deck, tape)


def _hands(s: State, deck: Deck, names: Sequence[str]) -> Iterator[Wrong]:
    for p, name in enumerate(names):
        pairs = zip(deck.action_ids, s.older[p].tolist(), s.hand[p].tolist(), strict=False)
        for one, older, held in pairs:
            if older > held:
                yield "older", p, f"{one} is not in the hand of {name} as often as that"


def _turn(s: State) -> Iterator[Wrong]:
    """What was done this turn goes with where the turn is."""
    if s.stage == Stage.VISIT and (s.visited or s.phoned):
        yield "this turn", None, "phase 1 has been carried out, so `phase: visit` is over (TD-13)"
    if s.visited and s.phoned:
        yield "this turn", None, "nobody goes to the pantry and to the phone in one turn (TD-26)"
    if s.stage == Stage.ANNOUNCE and not s.bees:
        yield "phase", None, "challenges are announced in a game with `bees: yes` only"
    elif s.stage == Stage.ANNOUNCE and not any(done == MASTERED for done in s.challenge[s.turn]):
        yield "phase", None, "a challenge has been announced: which of `challenges` is `mastered`? (TD-59)"
    if s.stage == Stage.PHONE and s.taken + on_tray(s) > s.players + 1:
        text = f"a round has {s.players + 1} orders (TD-11): with {s.taken} taken not {on_tray(s)} are on the tray"
        yield "tray", None, text


def _done(s: State) -> Iterator[Wrong]:
    """No more was done this turn than what there is to see of it."""
    rows = [r for r in range(ROWS) if s.emptied >> r & 1]
    if len(rows) > s.visited:
        yield "this turn", None, "a row is emptied by a visit, and there is one visit a turn (TD-15)"
    if not s.secret and s.fetched > s.visited * ROWS:
        yield "this turn", None, f"a visit takes at most {ROWS} pieces, and only Action cards take more (TD-15)"
    for word, n, there in (("delivered", s.sent, count(s.delivered[s.turn])), ("saved", s.rescued, s.hive[s.turn])):
        if n > there:
            where = "delivered" if word == "delivered" else "hive"
            yield "this turn", None, f"{word} {n}: in `{where}` of whose turn it is there are only {there}"


def _half_made(s: State, names: Sequence[str]) -> Iterator[Wrong]:
    """A decision in the middle of something can be made."""
    if s.phase == Phase.MINUTES:
        there, able, where = count(s.pantry[s.space]), capacity(s, s.turn), space_name(s.space)
        if s.stage != Stage.KITCHEN:
            yield "visit", None, "a visit is paid for in `phase: kitchen`"
        if s.minutes > there:
            yield "visit", None, f"{where} holds {there} pieces, so {s.minutes} minutes cannot be left to pay (TD-16)"
        if s.minutes > able:
            yield "visit", None, f"the kitchen of {names[s.turn]} can give {able} minutes only (TD-19)"
    elif s.phase == Phase.STACK:
        rest = sum(s.supply[s.turn, k] for k in range(s.lowest, INGREDIENTS))
        if rest < MIX_STACK - s.stacked:
            yield "stack", None, f"the supply of {names[s.turn]} has too little to go on with, from the last one up"
    elif s.phase == Phase.TRAY and not s.depth and on_tray(s) < 2:
        yield "phone", None, "with fewer than two orders on the tray nobody is asked which to take"
    elif s.phase == Phase.TRAY and not s.depth and s.taken > s.players:
        yield "phone", None, f"{s.taken} orders have been taken, so the phone round is over (TD-22)"


def _open(s: State, deck: Deck) -> Iterator[Wrong]:
    if not effects.can_choose(s, s.player, s.phase):
        card = source_id(deck, s.frame[s.depth - 1, SOURCE])
        yield "open", None, f"nothing can be chosen for {card}, so nobody is asked"


def _tape(s: State, deck: Deck, tape: Sequence[tuple[int, int]]) -> Iterator[Wrong]:
    """What is to come is, or can come, in its pile."""
    there = setup.box(s)
    for (pile, k), n in Counter(tape).items():
        if pile == BAG:
            have = there[k]
        elif pile == ACTION_PILE:
            have = int(s.action_pile[k] + s.discards[k])
        else:
            have = int(s.order_pile[k] + s.unfulfilled[k])
        if n > have:
            name = drawn(s.secret, deck, pile, k)
            times = "it is not in a pile" if have == 0 else f"only {have} can"
            yield "next draws", None, f"{name} cannot come{'' if have == 0 else f' {n} times'}: {times}"
