"""How much one browser, and one address, may ask for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from limits import RateLimitItemPerHour, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from tokyork.server.refusals import RefusedError

FRAME = 64 * 1024
"""The most bytes of a message or a posted form."""


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
    _window: MovingWindowRateLimiter = field(
        default_factory=lambda: MovingWindowRateLimiter(MemoryStorage())
    )
    _connected: Counter[str] = field(default_factory=Counter)

    def may_ask(self, connection: str) -> bool:
        """Whether a connection may send one more request."""
        return self._window.hit(RateLimitItemPerSecond(self.requests, 2), "ask", connection)

    def may_still_ask(self, address: str) -> bool:
        """Whether an address may send one more request."""
        item = RateLimitItemPerSecond(self.address_requests, 2)
        return self._window.hit(item, "ask from", address)

    def may_call(self, address: str) -> bool:
        """Whether an address may call once more over HTTP."""
        return self._window.hit(RateLimitItemPerSecond(self.calls, 10), "call", address)

    def may_say(self, guest: str) -> None:
        """Count something said, or refuse it."""
        if not self._window.hit(RateLimitItemPerSecond(self.says, 10), "say", guest):
            raise RefusedError("limit", "server-too_fast")

    def may_make_table(self, guest: str, address: str) -> None:
        """Count a new table, or refuse it."""
        own = self._window.hit(RateLimitItemPerHour(self.new_tables), "make", guest)
        item = RateLimitItemPerHour(2 * self.new_tables)
        if not own or not self._window.hit(item, "make from", address):
            raise RefusedError("limit", "server-too_many_new")

    def connect(self, address: str) -> bool:
        """Count a connection, if one more is allowed."""
        item = RateLimitItemPerSecond(self.connects, 10)
        if self._connected[address] >= self.connections:
            return False
        if not self._window.hit(item, "connect", address):
            return False
        self._connected[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection has ended."""
        self._connected[address] -= 1
        if not self._connected[address]:
            del self._connected[address]
