"""How sure a counted share is."""

from __future__ import annotations

import math
from dataclasses import dataclass

Z95 = 1.959964  # 97.5 % of a normal distribution lie below


@dataclass(frozen=True)
class Share:
    """A part of all games, from 0 to 1, and the ends of its 95 % interval."""

    share: float
    low: float
    high: float


def share(won: float, games: int) -> Share:
    """The share of games won, with Wilson's score interval (E. B. Wilson, JASA 22, 1927).

    ``won`` may hold parts of shared wins; they vary less than whole wins, so the interval errs to the wide side.
    """
    p = won / games
    z2 = Z95 * Z95 / games
    middle = (p + z2 / 2) / (1 + z2)
    half = Z95 * math.sqrt(p * (1 - p) / games + z2 / games / 4) / (1 + z2)
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))
