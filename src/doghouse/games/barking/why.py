"""Why a line of plays is not legal: the plays are carried out one after the other, up to the first that is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doghouse.core.lines import Misread, parts
from doghouse.core.log import Log, listen
from doghouse.core.moves import Refusal
from doghouse.games.barking import may, plays, rules
from doghouse.games.barking.cards import Deck
from doghouse.games.barking.line import Play, read_play, read_speaker
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

    ``before`` is the last play, which was legal; it is carried out when the line goes on.  ``begun`` says that some
    play was carried out.  ``ended`` is the play that ended its seat's turn, while nobody else has played: the rules
    have not yet gone on, so that later plays of the same turn can be judged (BT-26, BT-27, BT-34).  ``adding`` says
    that cards were added to a play that the position had begun, and that it has not ended.
    """

    state: State
    deck: Deck
    names: tuple[str, ...]
    log: Log
    can_draw: bool
    before: Play | None = None
    begun: bool = False
    ended: Play | None = None
    adding: bool = False

    def do(self, actions: Sequence[int]) -> None:
        """Carry actions out; ``Misread`` when chance is needed and the position has none."""
        for action in actions:
            rules.apply(self.state, self.deck.cards, action, self.log)
        if self.log.wrong:
            raise Misread("`next draws` or `next items` names a card that is not in its pile when it is drawn")
        if self.log.beyond and not self.can_draw:
            raise Misread(NO_CHANCE)

    def read(self, part: str) -> list[Play]:
        """The plays of the next part, read in the state in which they are made."""
        said, words = read_speaker(part, self.deck, self.names)
        seat = said if said is not None else self.before.seat if self.before else self.state.player
        self.carry_out()
        self.go_on(seat)
        return read_play(words, seat, self._as_read(), self.deck)

    def _as_read(self) -> State:
        """The state as the reader of the next part has it in mind: what was said before is done with."""
        if not self.begun or self.adding or self.state.phase not in (Phase.TOKEN, Phase.PLAY):
            return self.state
        s = self.state.copy()
        s.phase = Phase.TURN
        return s

    def carry_out(self) -> None:
        """Carry out the last play; the end of a turn waits, and so does that of a play to which cards are added."""
        if self.before is None:
            return
        play, self.before, self.begun = self.before, None, True
        actions = plays.order(self.state, play.actions)
        self.adding = self.state.phase == Phase.PLAY and play.sort != "done"
        ends = actions[-1:] in ((PASS,), (DONE,))
        self.do(actions[:-1] if ends else actions)
        self.ended = play if ends and not self.adding else None

    def go_on(self, seat: int) -> None:
        """Go on to where the next play, which is this seat's, is to be judged.

        The rules go on from a turn that ended when somebody else plays, and also when nobody else can: the turn
        comes back at once, or the round is over.
        """
        if self.adding and seat != self.state.player:
            self.do((DONE,))
            self.adding = False
        if self.ended is None:
            return
        end = PASS if self.ended.sort == "pass" else DONE
        after = self.state.copy()
        rules.apply(after, self.deck.cards, end, self.log.copy())
        if seat != self.ended.seat or after.player == seat or after.round != self.state.round:
            self.do((end,))
            self.ended = None

    def judge(self, play: Play) -> tuple[Refusal, ...]:
        """Every clause against a play; a token that the line does not mention after its cat is not placed."""
        self.carry_out()
        asked = self.begun and self.state.phase == Phase.TOKEN
        if asked and self.state.player == play.seat and play.sort != "token":
            self.do((NO_TOKEN,))
        refused = _refused(self, play)
        self.before = play
        return refused


def why(position: Position, text: str) -> tuple[Refusal, ...]:
    """Every clause against the first play of a line that is refused; empty when the whole line is legal.

    ``Misread`` when the line cannot be understood, or goes on after a draw that the position does not foresee.
    """
    line = Line(position.state.copy(), position.deck, position.names, listen(position.tape), position.can_draw)
    said = parts(text, ";")
    for k, part in enumerate(said or [""]):
        for play in line.read(part):
            refused = line.judge(play)
            if refused:
                for later in said[k + 1 :]:
                    read_play(read_speaker(later, line.deck, line.names)[1], play.seat, position.state, line.deck)
                return refused
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
