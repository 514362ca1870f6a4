"""How much one client may ask: token buckets."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, then so many a second."""

    burst: int
    per_second: float


class Bucket:
    """One client's share of a limit. `clock` gives seconds."""

    __slots__ = ("_clock", "_left", "_limit", "_then")

    def __init__(self, limit: Limit, clock: Callable[[], float] = monotonic) -> None:
        self._limit = limit
        self._clock = clock
        self._left = float(limit.burst)
        self._then = clock()

    def take(self) -> bool:
        """Use one if there is one."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def empty(self) -> bool:
        """Is nothing left for now?"""
        self._refill()
        return self._left < 1

    @property
    def full(self) -> bool:
        """Nothing was asked for a while: this bucket may be forgotten."""
        self._refill()
        return self._left >= self._limit.burst

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._limit.burst, self._left + (now - self._then) * self._limit.per_second)
        self._then = now


class Buckets:
    """A bucket for each address; those not used for a while are forgotten."""

    _MOST = 10_000

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._of: dict[str, Bucket] = {}

    def used_up(self, address: str) -> bool:
        """Has the address nothing left?"""
        bucket = self._of.get(address)
        return bucket is not None and bucket.empty

    def take(self, address: str) -> bool:
        """Use one of the address's share if there is one."""
        bucket = self._of.get(address)
        if bucket is None:
            if len(self._of) >= self._MOST:
                self._of = {who: b for who, b in self._of.items() if not b.full}
            bucket = self._of[address] = Bucket(self._limit)
        return bucket.take()
