"""Why a line of plays is not legal: the plays are carried out one after the other, up to the first that is refused.

What is drawn on the way may be unknown.  Then every outcome is followed, and the answer is given where it is the
same for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from doghouse.core.expand import expand
from doghouse.core.lines import Misread
from doghouse.core.log import Log, listen
from doghouse.core.moves import Refusal
from doghouse.games.treehouse_diner import may, plays, rules
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.line import NOT_THERE, Play, actions_of, asked_for, read_line
from doghouse.games.treehouse_diner.position import Position
from doghouse.games.treehouse_diner.reasons import Finding, named
from doghouse.games.treehouse_diner.setup import canonical
from doghouse.games.treehouse_diner.state import NONE, NOT_NOW, TAKE_ORDER, State

MOST = 1000  # worlds followed at once
Tape = tuple[tuple[int, int], ...]
NO_CHANCE = "the answer depends on what is drawn: the position must say what comes, by `next draws` or `seed`"


@dataclass(frozen=True)
class World:
    """One way that chance can have gone: the state, and what the tape still holds."""

    state: State
    tape: Tape


def why(position: Position, text: str) -> tuple[Refusal, ...]:
    """Every clause against the first play of a line that is refused; empty when the whole line is legal.

    ``Misread`` when the line cannot be understood, or the answer depends on chance that the position does not foresee.
    """
    deck = position.deck
    worlds = [World(position.state.copy(), position.tape)]
    before: Play | None = None
    for play in read_line(text, position.state, deck, position.names):
        if before is not None:
            worlds = _after(worlds, before, deck, can_draw=position.can_draw)
        answers = [_answer(world.state, deck, play) for world in worlds]
        if len({tuple(refusal.clause for refusal in answer) for answer in answers}) > 1:
            raise Misread(NO_CHANCE)
        if answers[0]:
            return answers[0]
        before = play
    return ()


def _answer(s: State, deck: Deck, play: Play) -> tuple[Refusal, ...]:
    """What forbids a play; one that is begun without its minutes or ingredients is judged as far as it goes."""
    actions = actions_of(play.said, s, deck)
    if rules.over(s) or play.seat != s.player:
        return plays.refusals(s, deck, play.seat, actions)
    if not asked_for(play.said, s):
        return named(deck, [Finding(NOT_NOW, s)])
    if actions == (NOT_THERE,) and play.said.verb in ("order", "name"):
        return named(deck, [Finding(NOT_NOW | may.faults(s, deck.cards, TAKE_ORDER), s)])
    if partial(play):
        return named(deck, plays.begun(s, deck, plays.first(actions)))
    return plays.refusals(s, deck, play.seat, actions)


def partial(play: Play) -> bool:
    """Is a play said as a part: a space or a symbol without what it takes, or more of that?"""
    said = play.said
    bare = (said.verb == "visit" and not said.orders) or (said.verb == "mix" and not said.pieces)
    return bare or said.verb in ("move", "add", "name", "piece")


# ---------------------------------------------------------------- what comes after a play


def _after(worlds: Iterable[World], play: Play, deck: Deck, *, can_draw: bool) -> list[World]:
    """The worlds after a legal play, each kept once."""
    found: dict[bytes, World] = {}
    for world in worlds:
        for after in _done(world, play, deck, can_draw=can_draw):
            bare = canonical(after.state)
            if not can_draw:
                bare.rng[:] = 0
            found.setdefault(bare.tobytes() + repr(after.tape).encode(), after)
            if len(found) > MOST:
                raise Misread(NO_CHANCE)
    return list(found.values())


def _done(world: World, play: Play, deck: Deck, *, can_draw: bool) -> list[World]:
    """The worlds after a play: one when the tape or the generator tells what is drawn, else each that can be."""
    s = world.state
    actions = [a for a in plays.order(s, actions_of(play.said, s, deck)) if a != NONE]

    def do(s: State, log: Log) -> None:
        for action in actions:
            rules.apply(s, deck.cards, action, log)

    if can_draw:
        state, log = s.copy(), listen(world.tape)
        do(state, log)
        return [_world(state, log)]
    found = []
    for n, outcome in enumerate(expand(s, do, world.tape)):
        if n > MOST:
            raise Misread(NO_CHANCE)
        found.append(_world(outcome.state, outcome.log))
    return found


def _world(state: State, log: Log) -> World:
    if log.wrong:
        raise Misread("`next draws` names something that is not in its pile when it is drawn")
    left = tuple((pile, card) for pile, card in log.tape.tolist()[: log.given] if pile >= 0)
    return World(state, left)
