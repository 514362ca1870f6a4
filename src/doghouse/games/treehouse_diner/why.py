"""Why a line of plays is not legal: the plays are carried out one after the other, up to the first that is refused.

What is drawn on the way may be unknown.  Then every outcome is followed, or some hundred of them when there are too
many, and the answer is given where it is the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doghouse.core.chance import seed_rows
from doghouse.core.expand import expand
from doghouse.core.lines import Misread
from doghouse.core.log import Log, listen
from doghouse.core.moves import Refusal
from doghouse.games.treehouse_diner import may, plays, rules
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.line import NOT_THERE, Play, actions_of, asked_for, read_line
from doghouse.games.treehouse_diner.naming import in_game
from doghouse.games.treehouse_diner.position import Position
from doghouse.games.treehouse_diner.reasons import Finding, named
from doghouse.games.treehouse_diner.setup import canonical
from doghouse.games.treehouse_diner.state import NONE, NOT_NOW, TAKE_ORDER, Phase, State

MOST = 500  # worlds followed at once
FEW = 3  # draws of one play of which every outcome is followed
TRIED = 200  # worlds, where there are too many to follow each
Tape = tuple[tuple[int, int], ...]
NO_CHANCE = "the answer depends on what is drawn: the position must say what comes, by `next draws` or `seed`"


@dataclass(frozen=True)
class World:
    """One way that chance can have gone: the state, what the tape still holds, and whether its generator counts."""

    state: State
    tape: Tape
    drawing: bool


def why(position: Position, text: str) -> tuple[Refusal, ...]:
    """Every clause against the first play of a line that is refused; empty when the whole line is legal.

    ``Misread`` when the line cannot be understood, or the answer depends on chance that the position does not foresee.
    """
    deck = position.deck
    worlds = [World(position.state.copy(), position.tape, drawing=position.can_draw)]
    before: Play | None = None
    for play in read_line(text, position.state, deck, position.names):
        if before is not None:
            was = worlds[0].state
            worlds = _after(worlds, before, deck)
            if taken_alone(was, worlds[0].state, before, play):
                before = None
                continue
            if only_skipped(was, worlds[0].state, play) and not any(_answer(w.state, deck, before) for w in worlds):
                worlds = _after(worlds, before, deck)
        answers = [_answer(world.state, deck, play) for world in worlds]
        if len({tuple(refusal.clause for refusal in answer) for answer in answers}) > 1:
            raise Misread(NO_CHANCE)
        if answers[0]:
            return answers[0]
        before = play
    return ()


def taken_alone(was: State, now: State, before: Play, play: Play) -> bool:
    """Is it the last order of a phone round, which somebody took without a choice after the play before (TD-22)?"""
    said = play.said
    asked = now.phase in (Phase.LEFT, Phase.MINUTES) and said.verb == "name"  # an order alone means something else
    if asked or said.verb not in ("order", "name") or len(said.orders) != 1 or said.orders == before.said.orders:
        return False
    o = in_game(said.orders[0], secret=now.secret)
    return o in was.tray.tolist() and o not in now.tray.tolist() and o in now.kitchen[play.seat].tolist()


def only_skipped(was: State, now: State, play: Play) -> bool:
    """Has ``end`` skipped phase 1 (TD-19), and goes another player on as if it had ended the turn too?"""
    return was.phase == Phase.VISIT and now.phase == Phase.KITCHEN and not now.visited and play.seat != now.player


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


def _after(worlds: Sequence[World], play: Play, deck: Deck) -> list[World]:
    """The worlds after a legal play, each kept once; where there are too many of them, some."""
    found: dict[bytes, World] = {}
    for world in worlds:
        outcomes = _done(world, play, deck)
        if outcomes is None or len(found) + len(outcomes) > MOST:
            return _some(worlds, play, deck)
        for after in outcomes:
            bare = canonical(after.state)
            if not after.drawing:
                bare.rng[:] = 0
            found.setdefault(bare.tobytes() + repr(after.tape).encode(), after)
    return list(found.values())


def _some(worlds: Sequence[World], play: Play, deck: Deck) -> list[World]:
    """As many worlds as are tried, each with chance of its own."""
    found = []
    for k in range(TRIED):
        world = worlds[k % len(worlds)]
        state = world.state.copy()
        if not world.drawing:
            seed_rows(state.rng, k)
        found.append(_drawn(World(state, world.tape, drawing=True), play, deck))
    return found


def _done(world: World, play: Play, deck: Deck) -> list[World] | None:
    """The worlds after a play: one when the tape or the generator tells what is drawn, else each that can be.

    None when there are too many.
    """
    if world.drawing:
        return [_drawn(world, play, deck)]
    actions, found = _actions(world.state, play, deck), list[World]()

    def do(s: State, log: Log) -> None:
        for action in actions:
            rules.apply(s, deck.cards, action, log)

    log = listen(world.tape)
    do(world.state.copy(), log)
    if log.beyond > FEW:
        return None
    for outcome in expand(world.state, do, world.tape):
        found.append(_world(outcome.state, outcome.log, drawing=False))
        if len(found) > MOST:
            return None
    return found


def _drawn(world: World, play: Play, deck: Deck) -> World:
    """The world after a play in which chance is drawn."""
    state, log = world.state.copy(), listen(world.tape)
    for action in _actions(world.state, play, deck):
        rules.apply(state, deck.cards, action, log)
    return _world(state, log, drawing=True)


def _actions(s: State, play: Play, deck: Deck) -> list[int]:
    return [action for action in plays.order(s, actions_of(play.said, s, deck)) if action != NONE]


def _world(state: State, log: Log, *, drawing: bool) -> World:
    if log.wrong:
        raise Misread("`next draws` names something that is not in its pile when it is drawn")
    left = tuple((pile, card) for pile, card in log.tape.tolist()[: log.given] if pile >= 0)
    return World(state, left, drawing=drawing)
