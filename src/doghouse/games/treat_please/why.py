"""Why a line of plays is not legal: the plays are carried out one after the other, up to the first that is refused.

What is drawn on the way may be unknown.  Then every outcome is followed, and the answer is given where it is the
same for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from doghouse.core.expand import expand
from doghouse.core.lines import Misread
from doghouse.core.log import Log, listen
from doghouse.core.moves import Refusal
from doghouse.games.treat_please import may, plays, rules
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.line import NOT_THERE, Play, read_line, resolved
from doghouse.games.treat_please.position import Position
from doghouse.games.treat_please.state import COMPLETED, END, LEARNED, NOT_NOW, NOT_YOUR_TURN, OBJECTIVE, Phase, State

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
        if before is not None and before.actions == (END,) and play.seat == before.seat:
            return _too_late(worlds[0].state, deck, play)
        if before is not None:
            worlds = [after for world in worlds for after in _done(world, before, deck, can_draw=position.can_draw)]
        answers = [_answer(world.state, deck, play) for world in worlds]
        if len({tuple(refusal.clause for refusal in answer) for answer in answers}) > 1 or len(worlds) > MOST:
            raise Misread(NO_CHANCE)
        if answers[0]:
            return answers[0]
        before = play
    return ()


def _answer(s: State, deck: Deck, play: Play) -> tuple[Refusal, ...]:
    actions = resolved(play, s).actions
    if actions == (NOT_THERE,) and s.phase == Phase.TURN and play.seat == s.player:
        return plays.named(s, deck, NOT_NOW | _used_up(s, play), play.seat, NOT_THERE)
    if actions == (NOT_THERE,) and s.phase == Phase.ON_CARD and play.seat == s.player and play.verb in ("pick", ""):
        return plays.named(s, deck, NOT_NOW, play.seat, NOT_THERE)
    return plays.refusals(s, deck, play.seat, actions)


def _used_up(s: State, play: Play) -> int:
    """What forbids to learn or complete a card wherever it may be."""
    if play.verb == "learn":
        return LEARNED * (s.learns >= may.lessons(s, play.seat))
    return COMPLETED * (play.what >= OBJECTIVE and s.objectives >= may.goals(s, play.seat))


def _done(world: World, play: Play, deck: Deck, *, can_draw: bool) -> list[World]:
    """The worlds after a legal play: one when the tape or the generator tells what is drawn, else each that can be."""
    (action,) = resolved(play, world.state).actions

    def do(s: State, log: Log) -> None:
        rules.apply(s, deck.cards, action, log)

    if can_draw:
        state, log = world.state.copy(), listen(world.tape)
        do(state, log)
        return [_world(state, log)]
    found = []
    for outcome in expand(world.state, do, world.tape):
        found.append(_world(outcome.state, outcome.log))
        if len(found) > MOST:
            raise Misread(NO_CHANCE)
    return found


def _world(state: State, log: Log) -> World:
    if log.wrong:
        raise Misread("`next draws` names a card that is not in its pile when it is drawn")
    left = tuple((pile, card) for pile, card in log.tape.tolist()[: log.given] if pile >= 0)
    return World(state, left)


def _too_late(s: State, deck: Deck, play: Play) -> tuple[Refusal, ...]:
    """What forbids another play in a turn that was ended (TP-18), whatever comes after it."""
    clauses = {refusal.clause: refusal for refusal in _answer(s, deck, play)}
    late = plays.named(s, deck, NOT_YOUR_TURN, play.seat, END)
    return tuple(sorted([*clauses.values(), *late], key=lambda refusal: refusal.clause))
