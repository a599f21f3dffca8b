"""How much one browser, and one address, may ask for.

Token buckets of our own: the moving windows of the package `limits` took 100 to 250 us of every
request, started a thread each 10 ms, and never let go of a key.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.server.protocol.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

FRAME = 64 * 1024
"""The most bytes of a message or a posted form."""
HOUR = 3600.0
_MANY = 1000
_FAR = 10**6


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

    def take(self, key: str, count: int = 1) -> bool:
        """Take so many out of a bucket, if there are as many in it."""
        now = self._clock()
        left = self._content(self._left.get(key, (self._most, now)), now)
        found = left >= count
        self._left[key] = (left - count * found, now)
        if len(self._left) > self._too_many:
            self._forget_full(now)
        return found

    def left(self, key: str) -> float:
        """How much there is in a bucket."""
        now = self._clock()
        return self._content(self._left.get(key, (self._most, now)), now)

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
    """Requests of one socket at a table within two seconds"""
    address_requests: int = 400
    """Requests of all sockets of one address within two seconds; more, and the socket is closed"""
    calls: int = 100
    """Calls over HTTP from one address within ten seconds"""
    connections: int = 200
    """Sockets at tables of one address at a time"""
    connects: int = 100
    """New sockets at tables of one address within ten seconds, and changes of language there"""
    open_tables: int = 20
    """Tables that one guest sits at or is the host of, and that are not over"""
    new_tables: int = 60
    """Tables that one guest makes within an hour; one address makes twice as many"""
    says: int = 10
    """Things said by one guest within ten seconds; by one address 100 times as many an hour"""
    names: int = 300
    """Names that guests of one address are remembered by within an hour"""
    tournament_games: int = 300
    """Games of tournaments that begin for one address within an hour; then the next ones wait"""
    moves: int = 60_000
    """Moves kept for one address within an hour, bots' included; then its tables wait"""
    commitments: int = 120
    """Secrets for new tables of one guest within an hour; of one address twice as many"""
    guesses: int = 20
    """Codes and phrases that somebody at one address tries within an hour"""
    fetches: int = 1500
    """Requests over HTTP from one address within ten seconds, pages and pictures included"""
    lines: int = 256
    """Network connections of one address at a time, of whatever kind"""
    all_lines: int = 4000
    """Network connections of everybody; the last eighth is for those who have fewer than eight"""
    frames: int = 1000
    """Pieces of any kind that one socket sends within two seconds; more, and it is cut"""
    head_seconds: float = 10.0
    """For the head of a request, from the connection or the answer before"""
    body_seconds: float = 30.0
    """For the body of a request"""
    send_seconds: float = 60.0
    """For taking an answer over HTTP in"""
    idle_seconds: float = 5.0
    """Until a connection on which nothing is asked is closed"""
    ping_seconds: float = 6.0
    """Between the pings of a socket, and for answering one"""
    _connected: Counter[str] = field(default_factory=Counter, init=False)

    def __post_init__(self) -> None:
        """All buckets are full."""
        self._asks = Buckets(self.requests, 2.0)
        self._address_asks = Buckets(self.address_requests, 2.0)
        self._calls = Buckets(self.calls, 10.0)
        self._fetches = Buckets(self.fetches, 10.0)
        self._connects = Buckets(self.connects, 10.0)
        self._tables = Buckets(self.new_tables, HOUR)
        self._address_tables = Buckets(2 * self.new_tables, HOUR)
        self._tournament_games = Buckets(self.tournament_games, HOUR)
        self._commitments = Buckets(self.commitments, HOUR)
        self._address_commitments = Buckets(2 * self.commitments, HOUR)
        self._talk = Buckets(self.says, 10.0)
        self._address_talk = Buckets(100 * self.says, HOUR)
        self._moves = Buckets(self.moves, HOUR)
        self._names = Buckets(self.names, HOUR)
        self._guesses = Buckets(self.guesses, HOUR)

    @classmethod
    def read(cls, path: Path) -> Limits:
        """Limits from a file; those that it does not name are as usual."""
        data = reading.mapping(reading.load_yaml(path), str(path), cls.usual())
        return cls(**{key: _number(data, key, str(path)) for key in data})

    @classmethod
    def usual(cls) -> dict[str, int | float]:
        """All limits with what holds unless somebody says otherwise."""
        limits = cls()
        return {entry.name: getattr(limits, entry.name) for entry in fields(cls) if entry.init}

    @classmethod
    def none(cls) -> Limits:
        """Numbers that nobody comes near; the times stay."""
        usual = cls.usual().items()
        far: dict[str, Any] = {name: _FAR for name, value in usual if isinstance(value, int)}
        return cls(**far)

    def may_ask(self, connection: str) -> bool:
        """Whether a connection may send one more request."""
        return self._asks.take(connection)

    def may_still_ask(self, address: str) -> bool:
        """Whether an address may send one more request."""
        return self._address_asks.take(address)

    def may_call(self, address: str) -> bool:
        """Whether an address may call once more over HTTP."""
        return self._calls.take(address)

    def may_fetch(self, address: str) -> bool:
        """Whether an address may ask once more for anything at all."""
        return self._fetches.take(address)

    def may_say(self, guest: str, address: str) -> None:
        """Count something said, or refuse it."""
        if not self._talk.take(guest) or not self._address_talk.take(address):
            raise RefusedError("limit", "server-too_fast")

    def may_be_told_all(self, address: str) -> None:
        """Count a whole game that is told again, or refuse it: it may be long."""
        if not self._connects.take(address):
            raise RefusedError("limit", "server-too_fast")

    def may_move(self, address: str, count: int = 1) -> bool:
        """Whether so many more moves are kept for somebody at this address."""
        return self._moves.take(address, count)

    def may_begin_game(self, address: str) -> bool:
        """Whether one more game of a tournament from this address begins now."""
        return self._tournament_games.take(address)

    def may_be_named(self, address: str) -> bool:
        """Whether one more name of somebody at this address is kept."""
        return self._names.take(address)

    def may_make_table(self, guest: str, address: str) -> None:
        """Count a new table, or refuse it."""
        if not self._tables.take(guest) or not self._address_tables.take(address):
            raise RefusedError("limit", "server-too_many_new")

    def may_commit(self, guest: str, address: str) -> None:
        """Count a commitment, or refuse it: each stands in the public list for good."""
        if not self._commitments.take(guest) or not self._address_commitments.take(address):
            raise RefusedError("limit", "server-too_many_new")

    def may_guess(self, address: str) -> None:
        """Count a code or phrase that is tried, or refuse it."""
        if not self._guesses.take(address):
            raise RefusedError("limit", "people-too_many_tries")

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


def _number(data: Mapping[str, object], key: str, place: str) -> Any:  # noqa: ANN401 - as the field
    """A limit of its kind: a count is whole, a time may have parts of a second."""
    value, inside = data[key], reading.inside(place, key)
    if isinstance(Limits.usual()[key], int):
        return reading.whole(value, inside, 1, _FAR)
    if isinstance(value, int | float) and not isinstance(value, bool) and 0.05 <= value <= HOUR:
        return float(value)
    expected = f"expected seconds from 0.05 to {HOUR:.0f}, got {reading.shown(value)}"
    raise BadInputError(inside, expected)
