"""Random games that count what is used in them.  All of it are rules, so that many games take no time compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from doghouse.core.chance import Stream, below, seed_rng
from doghouse.core.moves import Moves
from doghouse.core.record import Record, Row
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.kitchen import on_cards
from doghouse.games.treehouse_diner.rules import apply, legal, new_game, over
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    ANNOUNCE,
    CARD,
    CHALLENGES,
    GAME_ORDERS,
    ORDERS,
    ROWS,
    Cards,
    Options,
    State,
)

BOTS = 1 << 20  # the row of a game's seed from which moves are chosen


class Used(Record):
    """How often orders were delivered, rows of both sides emptied, Action cards played, challenges announced."""

    orders = Row(ORDERS, kind=np.int64)
    rows = Row(2 * ROWS, kind=np.int64)
    actions = Row(ACTION_CARDS, kind=np.int64)
    challenges = Row(CHALLENGES, kind=np.int64)


@rule
def game(s: State, cards: Cards, options: Options, moves: Moves, used: Used, chance: Stream, seed: int) -> None:
    """A game at random; ``s`` must be all zeros."""
    seed_rng(chance.rng, seed, BOTS)
    new_game(s, cards, options, seed, None)
    while not over(s):
        legal(s, cards, moves)
        action = moves.action[below(chance.rng, moves.n)]
        if action >= ANNOUNCE:
            used.challenges[action - ANNOUNCE] += 1
        elif action >= CARD:
            used.actions[action - CARD] += 1
        emptied = s.emptied
        apply(s, cards, action, None)
        for r in range(ROWS):
            used.rows[r + ROWS * s.secret] += (s.emptied & ~emptied) >> r & 1
    for o in range(GAME_ORDERS):
        for p in range(s.players):
            used.orders[on_cards(s, o)] += s.delivered[p, o]


@rule
def games(states: Any, cards: Cards, options: Options, moves: Moves, used: Used, chance: Stream, number: int) -> None:
    """So many games, half of them with "Secret Ingredient"; of the two states the second is all zeros."""
    for seed in range(number):
        options.secret = seed % 2
        states[0] = states[1]
        game(states[0], cards, options, moves, used, chance, seed)
