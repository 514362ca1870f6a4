"""How an arena stands: win shares with what is known of them, ratings, and how long the players thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from doghouse.lab.arena import Terms
from doghouse.lab.intervals import Share, clustered
from doghouse.lab.played import Played


@dataclass(frozen=True)
class Rating:
    """How strong a player is, on OpenSkill's scale: about 25 at first; ``sigma`` is how unsure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the player is at least worth: three sigmas under ``mu``."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True)
class Standing:
    """What was counted over the games of an arena.

    Tuples go by the place in the list of players, but ``seats`` by the seat and ``turns`` by the seat from the one that
    decided first.  ``wins`` has shared wins in equal parts; ``win_shares``, ``seats`` and ``turns`` are parts of all
    games with their 95 % intervals, made from what differs between deals.  ``scores`` are mean points, ``ratings`` go
    by the player's name.  ``thinking`` and ``longest`` are seconds, the mean and the most for one decision;
    ``ns_per_decision`` is the mean of all players'.
    """

    games: int
    deals: int
    decisions: int
    ns_per_decision: float
    wins: tuple[float, ...]
    win_shares: tuple[Share, ...]
    scores: tuple[float, ...]
    seats: tuple[Share, ...]
    turns: tuple[Share, ...]
    ratings: Mapping[str, Rating]
    thinking: tuple[float, ...]
    longest: tuple[float, ...]


def standing(terms: Terms, games: Sequence[Played]) -> Standing:
    """What some games of an arena, at least one, come to."""
    n = len(terms.players)
    everybody = range(n)
    sums = [sum(played.decisions[k] for played in games) for k in everybody]
    ns = [sum(played.ns[k] for played in games) for k in everybody]
    return Standing(
        games=len(games),
        deals=len({terms.deal_of(played.game) for played in games}),
        decisions=sum(sums),
        ns_per_decision=sum(ns) / sum(sums),
        wins=tuple(sum(played.won(k) for played in games) for k in everybody),
        win_shares=_shares(terms, games, lambda played, k: k),
        scores=tuple(sum(played.points[k] for played in games) / len(games) for k in everybody),
        seats=_shares(terms, games, lambda played, seat: (seat - played.game) % n),
        turns=_shares(terms, games, lambda played, turn: (played.began + turn) % n),
        ratings=ratings(terms.players, games),
        thinking=tuple(ns[k] / max(1, sums[k]) / 1e9 for k in everybody),
        longest=tuple(max(played.longest_ns[k] for played in games) / 1e9 for k in everybody),
    )


def _shares(terms: Terms, games: Sequence[Played], who: Callable[[Played, int], int]) -> tuple[Share, ...]:
    """The shares of each of ``who``, a listed player in every game; games with one deal hang together."""
    n = len(terms.players)
    won: dict[int, list[float]] = {}
    count: dict[int, int] = {}
    for played in games:
        deal = terms.deal_of(played.game)
        row = won.setdefault(deal, [0.0] * n)
        count[deal] = count.get(deal, 0) + 1
        for one in range(n):
            row[one] += played.won(who(played, one))
    return tuple(clustered([row[one] for row in won.values()], list(count.values())) for one in range(n))


def ratings(players: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """A rating for each name, from the places of one game after another.

    The model is OpenSkill's Plackett-Luce (R. C. Weng and C.-J. Lin, JMLR 12, 2011), with nothing added to the
    uncertainty between games, since bots do not change.  A name that has several seats is rated at each of them and
    gets the mean.
    """
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    found = dict.fromkeys(players, (start.mu, start.sigma))
    for played in games:
        seated = [[model.rating(*found[name])] for name in players]
        rated = [one for (one,) in model.rate(seated, ranks=[float(place) for place in played.place])]
        for name in found:
            own = [one for one, called in zip(rated, players, strict=True) if called == name]
            found[name] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    return {name: Rating(mu, sigma) for name, (mu, sigma) in found.items()}
