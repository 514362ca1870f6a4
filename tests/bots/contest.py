"""Games of the greedy bot against three of the prototype's, in rules that can be compiled."""

from __future__ import annotations

from typing import Any

from prototype_greedy import greedy as yardstick

from doghouse.bots.loops import BLANK, BOTS, LIVE, SHARE, Series, seed_of
from doghouse.core.chance import seed_rng
from doghouse.core.moves import Moves
from doghouse.core.rule import rule
from doghouse.games.barking import bot, rules


@rule
def play_against_yardstick(states: Any, cards: Any, options: Any, moves: Moves, room: Any, series: Series) -> None:
    """The games of a series; in game g our bot, the first of the list, sits at seat g.

    ``wins[0]`` counts our wins.  Every action is checked; an illegal one ends in ``decisions`` being -1.
    """
    s = states[LIVE]
    for number in range(series.first, series.first + series.games):
        seed = seed_of(series.rng, series.seed, number)
        states[LIVE] = states[BLANK]
        rules.new_game(s, cards, options, seed, None)
        seed_rng(series.rng, seed, BOTS)
        ours = number % s.players
        while not rules.over(s):
            rules.legal(s, cards, moves)
            if s.player == ours:
                action = bot.greedy(s, cards, moves, room, series.rng)
            else:
                action = yardstick(s, cards, moves, series.rng)
            if rules.why_not(s, cards, action) != 0:
                series.decisions = -1
                return
            rules.apply(s, cards, action, None)
            series.decisions += 1
        series.wins[0] += won(s, cards, ours)


@rule
def won(s: Any, cards: Any, seat: int) -> int:
    """A seat's part of the win, in parts of SHARE."""
    mine = rules.score(s, cards, seat)
    equal = 0
    for other in range(s.players):
        points = rules.score(s, cards, other)
        if points > mine:
            return 0
        equal += points == mine
    return SHARE // equal
