"""How much one browser, and one address, may ask for.

Token buckets of our own: the moving windows of the package `limits` took 100 to 250 us of every
request, started a thread each 10 ms, and never let go of a key.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tokyork.server.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

FRAME = 64 * 1024
"""The most bytes of a message or a posted form."""
HOUR = 3600.0
_MANY = 1000


class Buckets:
    """One bucket a key: it holds `most`, and is full again after `seconds`."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """All are full."""
        self._most = float(most)
        self._rate = most / seconds
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        self._too_many = _MANY

    def take(self, key: str) -> bool:
        """Take one out of a bucket, if there is one in it."""
        now = self._clock()
        left = self._content(self._left.get(key, (self._most, now)), now)
        found = left >= 1.0
        self._left[key] = (left - found, now)
        if len(self._left) > self._too_many:
            self._forget_full(now)
        return found

    def _content(self, bucket: tuple[float, float], now: float) -> float:
        left, at = bucket
        return min(self._most, left + (now - at) * self._rate)

    def _forget_full(self, now: float) -> None:
        """A full bucket is as good as none; looking for them pays when there are many."""
        self._left = {
            key: bucket
            for key, bucket in self._left.items()
            if self._content(bucket, now) < self._most
        }
        self._too_many = 2 * len(self._left) + _MANY


@dataclass
class Limits:
    """What is allowed, and what was used of it."""

    requests: int = 40
    """Of one connection within two seconds."""
    address_requests: int = 400
    """Of all connections of one address within two seconds."""
    calls: int = 100
    """Over HTTP from one address within ten seconds."""
    connections: int = 200
    """At a time from one address."""
    connects: int = 100
    """New connections of one address within ten seconds."""
    open_tables: int = 20
    """That one guest sits at or is the host of, and that are not over."""
    new_tables: int = 60
    """Of one guest within an hour; twice that of one address."""
    says: int = 10
    """Things said by one guest within ten seconds."""
    _connected: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        """All buckets are full."""
        self._asks = Buckets(self.requests, 2.0)
        self._address_asks = Buckets(self.address_requests, 2.0)
        self._calls = Buckets(self.calls, 10.0)
        self._connects = Buckets(self.connects, 10.0)
        self._tables = Buckets(self.new_tables, HOUR)
        self._address_tables = Buckets(2 * self.new_tables, HOUR)
        self._talk = Buckets(self.says, 10.0)

    def may_ask(self, connection: str) -> bool:
        """Whether a connection may send one more request."""
        return self._asks.take(connection)

    def may_still_ask(self, address: str) -> bool:
        """Whether an address may send one more request."""
        return self._address_asks.take(address)

    def may_call(self, address: str) -> bool:
        """Whether an address may call once more over HTTP."""
        return self._calls.take(address)

    def may_say(self, guest: str) -> None:
        """Count something said, or refuse it."""
        if not self._talk.take(guest):
            raise RefusedError("limit", "server-too_fast")

    def may_make_table(self, guest: str, address: str) -> None:
        """Count a new table, or refuse it."""
        if not self._tables.take(guest) or not self._address_tables.take(address):
            raise RefusedError("limit", "server-too_many_new")

    def connect(self, address: str) -> bool:
        """Count a connection, if one more is allowed."""
        if self._connected[address] >= self.connections or not self._connects.take(address):
            return False
        self._connected[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection has ended."""
        self._connected[address] -= 1
        if not self._connected[address]:
            del self._connected[address]
