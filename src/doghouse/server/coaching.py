"""What the coach says at a table, as data: codes and parameters, for one seat's eyes.

All of it is worked out from a copy dealt anew for that seat, by compiled code: who has none is told so beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doghouse.bots.coach import Advice, Coach, Moment, Review
from doghouse.table.match import Match

SIMULATIONS = 600
"""For each decision and each play of a hint: about a second on a quiet machine."""

LOOKING_BACK = 300
"""The same in a review, which has a whole game to look at."""

Data = dict[str, Any]


def hint(match: Match, n: int = SIMULATIONS) -> Data:
    """The best plays of the seat that must decide, with the chance to win, and the reason for the first."""
    seat = int(match.state.player)  # type: ignore[attr-defined]
    found = Coach(match.game, match.deck.cards, match.version, n).hint(match.state)
    return {"plays": [_advice(match, seat, one) for one in found.plays], "reason": found.reason}


def review(match: Match, seat: int, look_up: Callable[[], object] = lambda: None, n: int = LOOKING_BACK) -> Data:
    """What a game that is over has hung on for a seat. ``look_up`` is called often, and raises to stop it."""
    moments: list[Moment] = []
    then = match.at(0)
    then.use(match.rules)
    for step in match.steps:
        moments.append(Moment(then.state, step.seat, step.play))
        then.commit(then.prepare(step.seat, step.play, step.drawn))
        look_up()
    found = Coach(match.game, match.deck.cards, match.version, n).review(seat, moments, then.state, look_up=look_up)
    curve = [(v, _rounded(chance)) for v, chance in found.curve]
    return {"seat": seat, "curve": curve, "mistakes": _mistakes(match, seat, found)}


def _mistakes(match: Match, seat: int, found: Review) -> list[Data]:
    told = []
    for one in found.mistakes:
        then = match.at(one.version - 1)
        both = {"played": _advice(then, seat, one.played), "better": _advice(then, seat, one.better)}
        told.append({"v": one.version - 1, **both, "reason": one.reason, "view": then.view(seat)})
    return told


def _advice(match: Match, seat: int, advice: Advice) -> Data:
    play = list(advice.play)
    return {"play": play, "chance": _rounded(advice.chance), "parts": match.parts(seat, play)}


def _rounded(chance: float) -> float:
    return round(chance, 3)
