"""Players by name: the simple bots, searches with a budget, and the levels that people choose from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from doghouse.bots.loops import GREEDY, RANDOM

SEARCH, LEARNED = 2, 3  # kinds beside those of loops.py
ALL_CORES = 0


# How it is searched: fields of search.Desk, found by play.
SEARCHING = {"explore": 30, "trust": 70, "ask": 8, "turns": 8, "random": 0, "judge": 1}
# Tree search without any knowledge of the game but its rules, to compare with.
PLAIN = {"explore": 70, "trust": 0, "ask": 0, "turns": 0, "random": 1, "judge": 0}


class UnknownBot(LookupError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        known = f"{', '.join(NAMED)}, search:ms=100, search:n=2000, learned:n=8"
        super().__init__(f"no bot is called {name!r}; there are: {known}")


@dataclass(frozen=True)
class Player:
    """Who decides.

    ``kind`` is GREEDY, RANDOM, LEARNED, which tries each action on ``n`` deals, or SEARCH. A search has a budget of
    ``ms`` milliseconds or of ``n`` simulations for each decision, shared by so many ``threads`` (ALL_CORES: one for
    each), and ``settings``, fields of ``search.Desk``. Of a hundred decisions, about ``away`` are made at random.
    """

    name: str
    kind: int
    ms: int = 0
    n: int = 0
    threads: int = 1
    away: int = 0
    settings: Mapping[str, int] = field(default_factory=lambda: SEARCHING)


SIMPLE = {"greedy": Player("greedy", GREEDY), "random": Player("random", RANDOM)}
# From the weakest, as people are offered them; the budget is for a whole play.
LEVELS = {
    "puppy": Player("puppy", SEARCH, ms=50, away=25),
    "family": Player("family", SEARCH, ms=100, away=12),
    "clever": Player("clever", SEARCH, ms=250),
    "champion": Player("champion", SEARCH, ms=1000, threads=ALL_CORES),
}
NAMED = {**LEVELS, **SIMPLE}
USUAL = "family"  # who sits down when nobody says who
MOST_DEALS = 1000
BUDGETS = {"ms": 3_600_000, "n": 1_000_000_000}  # and the most of each


def parse(name: str) -> Player:
    """The player of that name; ``UnknownBot`` when there is none.

    A name of NAMED; ``search:ms=100``, which thinks for so many milliseconds at each decision; ``search:n=2000``, for
    so many simulations, which is repeatable; ``plain:…`` the same without any knowledge of the game but its rules;
    ``learned:n=8``, which looks one play ahead on so many deals.
    More may be set after slashes: ``threads`` (0: all cores), ``away`` and fields of ``search.Desk``, as in
    ``search:n=500/turns=2/judge=1``.
    """
    if name in NAMED:
        return NAMED[name]
    kind, colon, text = name.partition(":")
    if kind == "learned" and text.removeprefix("n=") in map(str, range(1, MOST_DEALS + 1)):
        return Player(name, LEARNED, n=int(text.removeprefix("n=")))
    if kind not in ("search", "plain") or not colon:
        raise UnknownBot(name)
    found: dict[str, int] = {}
    for part in text.split("/"):
        key, equals, value = part.partition("=")
        if key in found or not equals or not (value.isascii() and value.isdigit()) or len(value) > 10:
            raise UnknownBot(name)
        found[key] = int(value)
    return _search(name, kind, found)


def _search(name: str, kind: str, found: dict[str, int]) -> Player:
    budgets = {key: found.pop(key) for key in BUDGETS if key in found}
    if len(budgets) != 1 or not all(0 < value <= BUDGETS[key] for key, value in budgets.items()):
        raise UnknownBot(name)
    threads, away = found.pop("threads", 1), found.pop("away", 0)
    if found.keys() - PLAIN.keys() or away > 100 or threads > 256:
        raise UnknownBot(name)
    player = Player(name, SEARCH, threads=threads, away=away, ms=budgets.get("ms", 0), n=budgets.get("n", 0))
    return replace(player, settings={**(PLAIN if kind == "plain" else SEARCHING), **found})
