"""The coach: what to do now and why, and what a game that is over has hung on.

Whole plays are compared by their worth: the seat's chance to win when every simulation begins with the play.  The
reason for a play is the part of the learned evaluation that speaks most for it against the next best one.  All of it
is what the seat could have worked out: the coach sees no more than a bot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from doghouse.bots import loops, search
from doghouse.bots.minds import Mind, Tree, search_of
from doghouse.bots.players import SEARCH, SEARCHING, Player
from doghouse.bots.values import values_of, weights_of
from doghouse.core.chance import Stream, seed_rng
from doghouse.core.record import Record, row
from doghouse.core.rule import compiled
from doghouse.games import Game

PLAYS = 3  # that a hint tells
RIVALS = 4  # plays that are compared with the best line
SERIOUS = 0.03  # the part of all tries that an action needs to be compared
DEALS = 48  # positions from which a reason is found
POINTS = "points"  # the part of all games that speaks at their ends
CLEAR = 0.02  # of a logit: less is no reason
LEAST = 0.02  # of a chance to win: what cost less may as well be luck
DOTS = 48  # of a curve, about


@dataclass(frozen=True)
class Advice:
    """A whole play, the seat's chance to win after it, and its result: that and a little for points."""

    play: tuple[int, ...]
    chance: float
    result: float


@dataclass(frozen=True)
class Hint:
    """The best plays, best first, and the name of the part of the evaluation that speaks for the first against the
    second; ``None`` when there is no second, or nothing that speaks clearly."""

    plays: tuple[Advice, ...]
    reason: str | None


@dataclass(frozen=True)
class Moment:
    """A step of a game: the state before it, who decided, and the whole play."""

    state: Record
    seat: int
    play: tuple[int, ...]


@dataclass(frozen=True)
class Mistake:
    """A play after which the chance to win was smaller than after another one; ``version`` counts the steps from 1."""

    version: int
    played: Advice
    better: Advice
    reason: str | None

    @property
    def cost(self) -> float:
        """The chance to win that it cost."""
        return self.better.chance - self.played.chance


@dataclass(frozen=True)
class Review:
    """A seat's chance to win after some of the steps, and what cost it most, the dearest first.

    ``curve`` has pairs of the number of steps and the chance: the deal, wherever another seat came to decide (if that
    is too often, evenly chosen ones), and the end.
    """

    curve: tuple[tuple[int, float], ...]
    mistakes: tuple[Mistake, ...]


class Coach:
    """Advice for the seats of one game; ``n`` is the number of simulations for a decision, and for a play's worth.

    The same seed gives the same advice.  It thinks in native code; any one thread may use it.
    """

    def __init__(self, game: Game, cards: Record, seed: int, n: int = 1000) -> None:
        self.game = game
        self._cards = cards
        self._seed = seed
        self._n = n
        self._rules = game.compiled()
        self._search = compiled(search_of(game))
        self._values = compiled(values_of(game))
        # People do not play as greedy bots do, so a coach counts on no more of their turns than the game asks for.
        self._player = Player("coach", SEARCH, n=n, settings={**SEARCHING, "turns": game.features.COACH_TURNS})
        self._tree = Tree(game, self._search, cards, self._player, seed, 0)
        self._states = game.state.State.batch(loops.STATES)
        self._features = compiled(game.features).features
        self._rng = Stream.new().rng

    def hint(self, state: Record) -> Hint:
        """What the seat that has to decide might do."""
        found = [self._worth(state, _seat(state), play) for play in self._candidates(state)]
        # What is exactly as good in the same deals is the same done in another order: it is told once.
        apart = {advice.result: advice for advice in reversed(found)}
        plays = sorted(apart.values(), key=lambda advice: -advice.result)[:PLAYS]
        return Hint(tuple(plays), self._reason(state, plays[0].play, plays[1].play) if len(plays) > 1 else None)

    def chance(self, state: Record, seat: int) -> float:
        """A seat's chance to win, as it knows the state."""
        if self._rules.over(state):
            out = np.zeros(search.SEATS)
            self._values.win_shares(state, self._cards, out)
            return float(out[seat])
        return self._worth(state, seat, ()).chance

    def _worth(self, state: Record, seat: int, play: tuple[int, ...]) -> Advice:
        self._tree.look(state, seat)
        self._tree.begin_with(play, self._seed)
        chance, result = self._tree.worth(self._n)
        scale = self.game.features.COACH_SCALES[int(state.players)]  # type: ignore[attr-defined]
        return Advice(play, scaled(chance, *scale), result)

    def review(
        self,
        seat: int,
        moments: Sequence[Moment],
        end: Record,
        most: int = 3,
        look_up: Callable[[], object] = lambda: None,
    ) -> Review:
        """What a finished game has hung on for a seat; ``look_up`` is called often, and may raise."""
        states = [*(moment.state for moment in moments), end]
        curve: list[tuple[int, float]] = []
        for v in _dots(moments):
            look_up()
            curve.append((v, self.chance(states[v], seat)))
        found: list[Mistake] = []
        for v, moment in enumerate(moments, start=1):
            look_up()
            mistake = self._mistake(v, moment) if moment.seat == seat else None
            found += [mistake] if mistake else []
        dear = sorted(found, key=lambda mistake: -mistake.cost)[:most]
        told = [replace(one, reason=self._why(moments[one.version - 1], one)) for one in dear]
        return Review(tuple(curve), tuple(told))

    def _mistake(self, version: int, moment: Moment) -> Mistake | None:
        """The play against the one that a search finds, in the same deals; the reason is still to be found."""
        line, _ = self._line(moment.state)
        if line == moment.play:
            return None
        played, better = (self._worth(moment.state, moment.seat, play) for play in (moment.play, line))
        mistake = Mistake(version, played, better, None)
        return mistake if mistake.cost >= LEAST else None

    def _why(self, moment: Moment, mistake: Mistake) -> str | None:
        return self._reason(moment.state, mistake.better.play, mistake.played.play)

    def _candidates(self, state: Record) -> list[tuple[int, ...]]:
        """The play that a search would make, and the best of those that leave its line somewhere."""
        line, left = self._line(state)
        rivals = [self._completed(state, begun) for _, begun in sorted(left, reverse=True)[:RIVALS]]
        return list(dict.fromkeys([line, *rivals]))

    def _line(self, state: Record) -> tuple[tuple[int, ...], list[tuple[float, tuple[int, ...]]]]:
        """The play that a search would make, and what else it has tried on the way, with the chances to win."""
        mind = Mind(self.game, self._cards, self._player, self._seed)
        now = state.copy()
        line: list[int] = []
        left: list[tuple[float, tuple[int, ...]]] = []
        while not line or tuple(line) != self.game.plays.order(state, line):
            player, action = _seat(now), mind.act(now)
            tries = sum(one.tries for one in mind.considered)
            left += [(c.result, (*line, c.action)) for c in mind.considered[1:] if c.tries > tries * SERIOUS]
            line.append(action)
            self._rules.apply(now, self._cards, action, None)
            mind.saw(player, action)
        return tuple(line), left

    def _completed(self, state: Record, begun: tuple[int, ...]) -> tuple[int, ...]:
        """The best play that begins so."""
        player = replace(self._player, n=max(self._n // 4, 1))
        return Mind(self.game, self._cards, player, self._seed).play(state, begun)

    # ------------------------------------------------------------ reasons

    def _reason(self, state: Record, play: Sequence[int], other: Sequence[int]) -> str | None:
        """The part of the evaluation that speaks most for a play against another."""
        ours, theirs = self._parts(state, play), self._parts(state, other)
        differences = {part: ours[part] - theirs[part] for part in ours}
        best = max(differences, key=lambda part: differences[part])
        return best if differences[best] > CLEAR else None

    def _parts(self, state: Record, play: Sequence[int]) -> dict[str, float]:
        """What each part adds to the seat's logit against the others', where a search would judge after a play.

        It is the sum over deals, the same ones for every play; the others count by their chances among themselves.
        Where the game is over the points are all that speaks.
        """
        seat, weights = _seat(state), weights_of(self.game)[state.players]  # type: ignore[attr-defined]
        seed_rng(self._rng, self._seed, loops.BOTS)
        total = np.zeros(len(weights))
        points = 0
        for _ in range(DEALS):
            s = self._dealt_on(state, play)
            if self._rules.over(s):
                points += self._rules.score(s, self._cards, seat)
            else:
                total += weights * self._against(s, seat)
        parts = {POINTS: points / DEALS}
        for name, value in zip(self.game.features.NAMES, total / DEALS, strict=True):
            part = name.partition("/")[0]
            parts[part] = parts.get(part, 0.0) + float(value)
        return parts

    def _against(self, s: Record, seat: int) -> NDArray[np.float64]:
        """A seat's features, less the others' by their chances among themselves."""
        features, out = row(len(self.game.features.NAMES)), np.zeros(search.SEATS)
        self._values.chances(s, self._cards, weights_of(self.game), features, out)
        rest = max(sum(out) - out[seat], 1e-9)
        against = np.zeros(len(features))
        for other in range(s.players):  # type: ignore[attr-defined]
            self._features(s, self._cards, other, features)
            against += np.asarray(features, float) * (1.0 if other == seat else -out[other] / rest)
        return against

    def _dealt_on(self, state: Record, play: Iterable[int]) -> Record:
        """A state dealt anew for its seat, after a play and as far as the greedy bots then play on."""
        seat = _seat(state)
        self._states[loops.LIVE] = state
        s: Record = self._states[loops.LIVE]
        self._rules.redeal(s, self._cards, seat, self._rng)
        for action in play:
            if self._rules.over(s) or self._rules.why_not(s, self._cards, action) != 0:
                break
            self._rules.apply(s, self._cards, action, None)
        self._tree.finish(self._states, seat)
        return s


def scaled(chance: float, shift: float, slope: float) -> float:
    """A chance whose logit is ``shift + slope * logit(chance)``; what is certain stays so.

    A search's own chances need that: they were learned from less than it sees, so they are too near to the fair share,
    and it has picked the plays for which they are too high.
    Source: Platt, "Probabilistic Outputs for Support Vector Machines" (1999).
    """
    if not 0 < chance < 1:
        return chance
    odds: float = math.exp(shift) * (chance / (1 - chance)) ** slope
    return odds / (1 + odds)


def _seat(state: Record) -> int:
    return int(state.player)  # type: ignore[attr-defined]


def _dots(moments: Sequence[Moment]) -> list[int]:
    """After how many steps a curve is to tell the chance to win."""
    turns = [v for v in range(1, len(moments)) if moments[v].seat != moments[v - 1].seat]
    thin = -(-len(turns) // DOTS) or 1
    return [0, *turns[thin - 1 :: thin], len(moments)]
