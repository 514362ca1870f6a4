"""How sure a counted share is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z95 = 1.959964  # 97.5 % of a normal distribution lie below
FEWEST = 3  # clusters from which a variance can be told
TIGHTEST = 50  # clusters after which looking all the time costs least
TINY = 1e-12  # what is nothing but for rounding


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
    return _wilson(won / games, games)


def clustered(won: Sequence[float], games: Sequence[int]) -> Share:
    """The share of games won when games hang together in clusters, as those that begin with the same deal.

    ``won[c]`` of the ``games[c]`` games of cluster c were won.  What the clusters' sums vary by (the variance of a
    ratio estimate, W. G. Cochran, Sampling Techniques, 1977) says how many independent games would vary as much, and
    Wilson's interval is made for so many; Student's quantile makes them fewer where clusters are few (E. L. Korn and
    B. I. Graubard, Survey Methodology 24, 1998).  They are never more than the games there were.  Where all games were
    won, or none, nothing tells how much they hang together, and a cluster counts as one game; of fewer than three
    clusters nothing is known.
    """
    n, clusters = sum(games), len(games)
    p = sum(won) / n
    if clusters < FEWEST:
        return Share(p, 0.0, 1.0)
    squares = sum((w - p * m) ** 2 for w, m in zip(won, games, strict=True))
    variance = squares * clusters / (clusters - 1) / n / n
    if p * (1 - p) < TINY:
        return _wilson(p, clusters)
    independent = p * (1 - p) / max(variance, TINY) * (Z95 / _student(clusters - 1)) ** 2
    return _wilson(p, min(n, independent))


def at_any_time(total: float, squares: float, clusters: int) -> Share:
    """The mean of numbers from 0 to 1, with bounds that hold in 95 % of cases at all times together.

    So one may look after each of the ``clusters`` and stop as soon as one likes, which an interval made for one look
    does not allow.  ``total`` and ``squares`` are the sums of the numbers and of their squares.  The confidence
    sequence of I. Waudby-Smith et al., Annals of Statistics 52, 2024, tightest after TIGHTEST clusters; to the
    variance one number of the utmost uncertainty is added, which keeps the first looks careful.
    """
    mean = total / clusters
    variance = (max(0.0, squares - clusters * mean * mean) + 1 / 4) / (clusters + 1)
    spread = 2 * math.log(20)  # 95 %: one in twenty is missed
    grown = 1 + clusters * (spread + math.log(spread + 1)) / TIGHTEST
    half = math.sqrt(variance * 2 * grown / (grown - 1) / clusters * math.log(20 * math.sqrt(grown)))
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half))


def _student(degrees: int) -> float:
    """The 97.5 % quantile of Student's distribution, to within 3 % from two degrees of freedom on.

    The expansion around the normal one: M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, 26.7.5.
    """
    z, v = Z95, degrees
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3


def _wilson(p: float, games: float) -> Share:
    z2 = Z95 * Z95 / games
    middle = (p + z2 / 2) / (1 + z2)
    half = Z95 * math.sqrt(max(0.0, p * (1 - p)) / games + z2 / games / 4) / (1 + z2)
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))
