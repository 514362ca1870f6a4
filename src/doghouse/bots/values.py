"""Each seat's chance to win, for any game: ``core.rule.specialised`` binds this source to one of them.

The model is a conditional logit (D. McFadden, "Conditional Logit Analysis of Qualitative Choice Behavior", 1974): a
seat's features, times weights that depend on the number of players, add up to its logit, and the chances are the
softmax of the logits over the seats.  So what is equal for all seats cancels out.  ``doghouse train`` finds the
weights; they are an argument, so that new ones compile nothing.
"""

from __future__ import annotations

import json
import math
import sys
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from doghouse.core.record import Ints
from doghouse.core.rule import rule, specialised

if TYPE_CHECKING:
    from doghouse.games import Game

game = ModuleType("game")  # bound by specialised(): a game's bot module, which has its rules and its features

FILE = "evaluation.json"  # in the game's folder
Weights = npt.NDArray[np.float64]


@rule
def chances(s: Any, cards: Any, weights: Any, row: Ints, out: Any) -> None:
    """Fill ``out[seat]``, float64: each seat's chance to win; when the game is over, its exact share of the win.

    ``weights`` has shape ``(players, features)``, a row for each number of players; ``row`` is room for the features
    of one seat, int64.  The position is looked at as it stands: whoever may not see all of it hands in one dealt anew.
    """
    if game.rules.over(s):
        win_shares(s, cards, out)
        return
    for seat in range(s.players):
        game.features(s, cards, seat, row)
        logit = 0.0
        for k in range(weights.shape[1]):
            logit += weights[s.players, k] * row[k]
        out[seat] = logit
    softmax(out, s.players)


@rule
def softmax(out: Any, n: int) -> None:
    """The first n numbers, as logits, become chances that add up to 1; the largest is taken off lest exp overflow."""
    most = out[0]
    for k in range(n):
        most = max(most, out[k])
    total = 0.0
    for k in range(n):
        out[k] = math.exp(out[k] - most)
        total += out[k]
    for k in range(n):
        out[k] /= total


@rule
def win_shares(s: Any, cards: Any, out: Any) -> None:
    """Fill ``out[seat]`` at the end of a game: those who rank highest share the win."""
    best = game.rules.rank(s, cards, 0)
    for seat in range(s.players):
        best = max(best, game.rules.rank(s, cards, seat))
    winners = 0
    for seat in range(s.players):
        winners += game.rules.rank(s, cards, seat) == best
    for seat in range(s.players):
        out[seat] = (game.rules.rank(s, cards, seat) == best) / winners


def values_of(played: Game) -> ModuleType:
    """This source bound to a game, interpreted; ``core.rule.compiled`` makes its native twin."""
    return specialised(sys.modules[__name__], played.name, game=played.bot)


@cache
def weights_of(played: Game) -> Weights:
    """The weights that a game comes with, shape ``(most players + 1, features)``; they are not to be changed.

    ``ValueError`` when they were made for other features than the game has now.
    """
    return read_weights(played, files(played.package).joinpath(FILE).read_text(encoding="utf-8"))


def read_weights(played: Game, text: str) -> Weights:
    """The weights in the text of a data file; numbers of players that it does not have get zeros, so equal chances."""
    data = json.loads(text)
    if data["features"] != list(played.features.NAMES):
        raise ValueError(f"the weights of {played.name} are those of other features: run `doghouse train` again")
    weights = np.zeros((played.max_players + 1, len(played.features.NAMES)))
    for players, row in data["players"].items():
        weights[int(players)] = row
    return weights
