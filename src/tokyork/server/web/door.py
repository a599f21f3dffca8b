"""The door of the server: it counts network connections, and shows out who takes too long.

Nothing of HTTP is read of a connection that is one too many. The loop would otherwise run out
of file handles, and then nobody comes in.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import logging
import sys
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tokyork.server.web.addresses import counted_as, logged_as
from tokyork.server.web.pulse import Pulse

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from tokyork.server.limits import Limits
    from tokyork.server.web.proxies import Proxies

BACKLOG = 256
"""Connections that the system keeps waiting for us, and gives us all at once."""
OTHER_FILES = 128
"""File handles for everything else: the file of tables, workers, logs."""
SURELY = 4096  # handles that every system gives
FEW = 8
LINGERING = 32
"""Refused connections at a time that stay open for a moment, so that the reason arrives."""
MOMENT = 1.0
PARTS = 20
"""Of a look at everybody: at 2,000 sockets at once it would keep all moves waiting for 20 ms."""
_log = logging.getLogger(__name__)


class Stage(enum.Enum):
    """What a connection is waiting for."""

    HEAD = "head"
    BODY = "body"
    WORK = "work"
    """For us; a socket at a table is always at work, and answers pings."""
    SEND = "send"
    CLOSING = "closing"


class Speaker(Protocol):
    """What speaks on a connection: HTTP, and then perhaps a socket at a table."""

    def stage(self) -> tuple[Stage, object]:
        """What it waits for, and in which of its requests."""

    def show_out(self, stage: Stage) -> None:
        """It has been in a stage for too long."""


@dataclass(slots=True, eq=False)
class _Entry:
    host: str
    speaker: Speaker
    at: tuple[Stage, object] | None = None
    since: float = 0.0


class Door:
    """Who is in."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        """Nobody yet."""
        self._limits = limits
        self._proxies = proxies
        self.most_frames = limits.frames
        self._most = min(limits.all_lines, _raised_file_limit(limits.all_lines))
        self._entries: dict[asyncio.BaseTransport, _Entry] = {}
        self._of_address: Counter[str] = Counter()
        self.turned_away = 0
        self.shown_out = 0
        self._lingering = 0
        self.pulse = Pulse(limits.ping_seconds)
        """Asks whether those who came in to stay are still there."""
        self._sweeping: asyncio.TimerHandle | None = None
        self._unseen: list[asyncio.BaseTransport] = []
        """Those who were in when this round of looks began, and were not looked at yet."""
        self._round = 0
        """How many they were when it began."""
        self._patience = {
            Stage.HEAD: limits.head_seconds,
            Stage.BODY: limits.body_seconds,
            Stage.SEND: limits.send_seconds,
            Stage.CLOSING: limits.send_seconds,
        }
        self._pause = min(1.0, *(seconds / 4 for seconds in self._patience.values()))
        """Seconds for a round of looks."""

    def __len__(self) -> int:
        return len(self._entries)

    def enter(self, transport: asyncio.BaseTransport, host: str, speaker: Speaker) -> bool:
        """Let a connection in, if there is room for it."""
        address = counted_as(host)
        if not self._has_room(address, host):
            self.turned_away += 1
            return False
        self._of_address[address] += 1
        self._entries[transport] = _Entry(host, speaker)
        if self._sweeping is None:
            self._sweep()
        return True

    def _has_room(self, address: str, host: str) -> bool:
        if len(self._entries) >= self._most:
            return False
        if self._proxies.trusts(host):  # it comes for many
            return True
        own = self._of_address[address]
        if own >= self._limits.lines:
            return False
        return own < FEW or len(self._entries) < self._most - self._most // 8

    def pass_on(self, transport: asyncio.BaseTransport, speaker: Speaker) -> None:
        """From now on somebody else speaks on a connection."""
        if entry := self._entries.get(transport):
            entry.speaker = speaker
            entry.at = None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        entry = self._entries.pop(transport, None)
        if entry is None:
            return
        address = counted_as(entry.host)
        self._of_address[address] -= 1
        if not self._of_address[address]:
            del self._of_address[address]

    def part(self, transport: asyncio.WriteTransport, words: bytes) -> None:
        """Say something for the last time, and end the connection.

        To close with something unread would throw the words away that are on their way.
        """
        transport.write(words)
        if self._lingering >= LINGERING or not transport.can_write_eof():
            transport.close()
            return
        self._lingering += 1
        with contextlib.suppress(OSError):
            transport.write_eof()
        asyncio.get_running_loop().call_later(MOMENT, self._parted, transport)

    def _parted(self, transport: asyncio.WriteTransport) -> None:
        self._lingering -= 1
        transport.abort()

    def _sweep(self) -> None:
        """Look at a part of those who are in, as long as there is somebody: at all in a round."""
        if not self._unseen:
            self._unseen = list(self._entries)
            self._round = len(self._unseen)
        loop = asyncio.get_running_loop()
        now = loop.time()
        part = min(self._round // PARTS + 1, len(self._unseen))
        for _ in range(part):
            if entry := self._entries.get(self._unseen.pop()):
                self._look_at(entry, now)
        if not self._entries:
            self._unseen.clear()
            self._sweeping = None
            return
        self._sweeping = loop.call_later(self._pause * part / self._round, self._sweep)

    def _look_at(self, entry: _Entry, now: float) -> None:
        at = entry.speaker.stage()
        if at != entry.at:
            entry.at, entry.since = at, now
        elif now - entry.since > self._patience.get(at[0], float("inf")):
            entry.at = None
            where = {"address": logged_as(entry.host)}
            _log.info("Too slow (%s)", at[0].value, extra=where)
            self.shown_out += 1
            entry.speaker.show_out(at[0])


def _raised_file_limit(wanted: int) -> int:
    """How many connections the system has handles for, once we have asked for enough."""
    if sys.platform == "win32":  # which has no such limit
        return wanted
    for most in (wanted + BACKLOG + OTHER_FILES, SURELY):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        asked = most if hard == resource.RLIM_INFINITY else min(most, hard)
        if soft != resource.RLIM_INFINITY and soft < asked:
            with contextlib.suppress(ValueError, OSError):  # some systems promise too much
                resource.setrlimit(resource.RLIMIT_NOFILE, (asked, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return (
        wanted if soft == resource.RLIM_INFINITY else soft - min(soft // 2, BACKLOG + OTHER_FILES)
    )
