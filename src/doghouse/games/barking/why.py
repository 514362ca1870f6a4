"""Why a line of plays is not legal: the plays are carried out one after the other, up to the first that is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doghouse.core.lines import Misread
from doghouse.core.log import Log, listen
from doghouse.core.moves import Refusal
from doghouse.games.barking import may, plays, rules
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.line import Play, read_line
from doghouse.games.barking.position import Position
from doghouse.games.barking.state import (
    CAT,
    DONE,
    LATE_CAT,
    LATE_SWAP,
    NO_TOKEN,
    NOT_NOW,
    NOT_YOUR_TURN,
    PASS,
    PASSED,
    SECOND_ITEM,
    TOKEN_HERE,
    WONDER,
    Phase,
    State,
)

NO_CHANCE = "the line goes on after a draw: the position must say what comes, by `next draws`, `next items` or `seed`"


@dataclass
class Line:
    """How far a line has been carried out.

    ``ended`` is the play that ended its seat's turn, while nobody else has played: the rules have not yet gone on,
    so that later plays of the same turn can be judged (BT-26, BT-27, BT-34).
    """

    state: State
    deck: Deck
    log: Log
    can_draw: bool
    ended: Play | None = None

    def do(self, actions: Sequence[int]) -> None:
        """Carry actions out; ``Misread`` when chance is needed and the position has none."""
        for action in actions:
            rules.apply(self.state, self.deck.cards, action, self.log)
        if self.log.wrong:
            raise Misread("`next draws` or `next items` names a card that is not in its pile when it is drawn")
        if self.log.beyond and not self.can_draw:
            raise Misread(NO_CHANCE)

    def play(self, play: Play) -> None:
        """Carry out a legal play; the end of a turn waits."""
        actions = plays.order(self.state, play.actions)
        ends = actions[-1:] in ((PASS,), (DONE,))
        self.do(actions[:-1] if ends else actions)
        self.ended = play if ends else None

    def meet(self, play: Play) -> None:
        """Go on to where the next play is to be judged.

        When somebody else plays, the rules go on from the turn that ended.  A token that the line does not mention
        after its cat is not placed.
        """
        s = self.state
        if self.ended is not None and play.seat != self.ended.seat:
            self.do((PASS,) if self.ended.sort == "pass" else (DONE,))
            self.ended = None
        elif s.phase == Phase.TOKEN and s.player == play.seat and play.sort != "token":
            self.do((NO_TOKEN,))


def why(position: Position, text: str) -> tuple[Refusal, ...]:
    """Every clause against the first play of a line that is refused; empty when the whole line is legal.

    ``Misread`` when the line cannot be understood, or goes on after a draw that the position does not foresee.
    """
    line = Line(position.state.copy(), position.deck, listen(position.tape), position.can_draw)
    before: Play | None = None
    for play in read_line(text, line.state, position.deck, position.names):
        if before is not None:
            line.play(before)
            line.meet(play)
        refused = _refused(line, play)
        if refused:
            return refused
        before = play
    return ()


def _refused(line: Line, play: Play) -> tuple[Refusal, ...]:
    s, deck = line.state, line.deck
    if line.ended is not None:
        return _too_late(s, deck, play, line.ended)
    asked = {"token": Phase.TOKEN, "discard": Phase.DISCARD}.get(play.sort, s.phase)
    if asked == s.phase and not (play.sort == "token" and play.seat != s.player):
        return plays.refusals(s, deck, play.seat, play.actions)
    bits = NOT_NOW if rules.over(s) else may.turn_faults(s, play.seat) | NOT_NOW
    if play.sort == "token":
        bits |= TOKEN_HERE * any(s.token[i] for i in plays.spots_of(play.actions))
    return plays.named(s, deck, bits, play.seat, play.actions)


def _too_late(s: State, deck: Deck, play: Play, ended: Play) -> tuple[Refusal, ...]:
    """What forbids another play in a turn that has ended (BT-18, BT-34); its dogs lie there already."""
    bits = NOT_YOUR_TURN | PASSED if ended.sort == "pass" else 0
    if play.sort == "swap":
        bits |= LATE_SWAP * (not bits) | NOT_NOW * (s.hand[play.seat, WONDER] == 0)
    elif play.sort == "cat":
        bits |= LATE_CAT * (not bits) | NOT_NOW * (s.hand[play.seat, CAT] == 0)
    elif play.sort == "dogs":
        laid = s.copy()
        laid.phase = Phase.TURN
        spots = plays.spots_of(play.actions)
        other = ended.sort != "pass" and spots != [s.spot]
        bits |= SECOND_ITEM if other else NOT_YOUR_TURN
        return plays.refusals(laid, deck, play.seat, play.actions, bits)
    else:
        bits |= NOT_YOUR_TURN
    return plays.named(s, deck, bits, play.seat, play.actions)
