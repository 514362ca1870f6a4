"""Looking on while an arena is played: it may stop as soon as the first player is clearly better or worse than said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from doghouse.lab.intervals import Share, at_any_time
from doghouse.lab.played import Played

EARLIEST = 10  # deals that are played in any case


@dataclass
class Watch:
    """Looks at the first listed player's share of wins after every whole deal, in the order of deals.

    ``seen`` is that share after the last look, with bounds that hold at all looks together; ``stopped`` is how many
    games had been played when ``against`` lay outside of them, 0 until then.  What comes out goes by the games alone,
    not by when and in which order they were finished.
    """

    against: float
    seen: Share = field(default_factory=lambda: Share(0.0, 0.0, 1.0))
    stopped: int = 0
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def look(self, games: Mapping[int, Played], players: int) -> bool:
        """Look at the deals that were finished since; may the arena stop?"""
        while not self.stopped and all(self.deals * players + k in games for k in range(players)):
            rows = [games[self.deals * players + k] for k in range(players)]
            share = sum(played.won(0) for played in rows) / players
            self.deals += 1
            self.total += share
            self.squares += share * share
            self.seen = at_any_time(self.total, self.squares, self.deals)
            if self.deals >= EARLIEST and not self.seen.low <= self.against <= self.seen.high:
                self.stopped = self.deals * players
        return self.stopped > 0
