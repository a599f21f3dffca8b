"""All links of a process: of its browsers to tables elsewhere, and of others' to its tables."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from tokyork.server.linking.linked_browser import LinkedBrowser
from tokyork.server.linking.parts_sent import (
    Cut,
    EnterLink,
    GiveUp,
    HeardThere,
    HostOrder,
    LeaveLink,
    Post,
    decode,
)
from tokyork.server.linking.peer_stream import BrokenError, PeerStream
from tokyork.server.protocol.messages import RESTART

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tokyork.server.bus.hint_bus import Bus
    from tokyork.server.linking.parts_sent import LinkFrame, Part
    from tokyork.server.lobby import Lobby
    from tokyork.server.metrics import Metrics

BEAT_EVERY = 0.25
SILENT = 1.2
"""Seconds after which a process that says nothing is taken for gone."""
SILENT_FOR = 1.5
"""Seconds for which nobody tries to reach it again: until then its leases have ended."""
ASK_AGAIN = 0.03
"""Seconds in which what was overtaken may still come by itself."""
MOST_LINKS = 20_000
"""Of one other process to tables here."""
_log = logging.getLogger(__name__)


class Near(Protocol):
    """The connection of a browser, as far as a link needs it."""

    def post(self, message: bytes) -> None:
        """Send a message."""

    def cut(self, code: int) -> None:
        """End the connection."""


class Coming(NamedTuple):
    """Who comes to which table, and what they know of it."""

    table: str
    guest: str
    address: str
    language: str
    since: int | None
    said: int | None
    secret: str


@dataclass
class _Peer:
    """Another process."""

    name: str
    stream: PeerStream
    near: dict[int, Elsewhere] = field(default_factory=dict)
    far: dict[int, LinkedBrowser] = field(default_factory=dict)
    asked: bool = False
    """Whether it will be asked soon for what is missing."""

    @property
    def is_used(self) -> bool:
        return bool(self.near or self.far)


class Elsewhere:
    """A table of another process, as a browser's visit sees it."""

    def __init__(self, office: LinkOffice, owner: str, connection: Near) -> None:
        """It has not been let in yet."""
        self.number = next(office.numbers)
        self.owner = owner
        self.is_in: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done when the first message has come (0), or a reason to be turned away."""
        self._office = office
        self._connection = connection
        self._pieces = b""

    async def hear(self, message: str | bytes, *, allowed: bool) -> None:
        """Pass on what the browser sends."""
        sent = message.encode() if isinstance(message, str) else message
        self._office.put(self.owner, HeardThere(self.number, sent, allowed))

    def leave(self) -> None:
        """The browser has gone."""
        self._office.forget(self)

    def told(self, part: Post | Cut) -> None:
        """Something came from the owner."""
        if isinstance(part, Cut):
            self.ended(part.code)
        elif part.more:
            self._pieces += part.message
        else:
            message, self._pieces = self._pieces + part.message, b""
            if not self.is_in.done():
                self.is_in.set_result(0)
            self._connection.post(message)

    def ended(self, code: int) -> None:
        """The owner has let go; who was not in yet may find another."""
        if self.is_in.done():
            self._connection.cut(code)
        else:
            self.is_in.set_result(code)


class LinkOffice:
    """Sends and hears the frames of one process."""

    def __init__(self, bus: Bus, lobby: Lobby, metrics: Metrics, process: str) -> None:
        """Nobody is linked yet."""
        self.numbers = itertools.count(1)
        self._bus = bus
        self._lobby = lobby
        self._metrics = metrics
        self._process = process
        self._peers: dict[str, _Peer] = {}
        self._dead: dict[str, int] = {}
        """The last stream of each process that is not heard any more."""
        self._silent: dict[str, float] = {}
        """Since when processes say nothing whom somebody wanted to reach."""
        self.obey: Callable[[HostOrder], None] = lambda _: None
        """What the host of the server wants, who was at another process."""
        metrics.watch("tokyork_links", "Browsers whose table is another process's", self.count)

    def count(self) -> int:
        """How many browsers here have tables elsewhere."""
        return sum(len(peer.near) for peer in self._peers.values())

    async def open(self) -> None:
        """Be reached by others."""
        await self._bus.subscribe(_subject(self._process), self._hear)

    async def beat_for_ever(self) -> None:
        """Tell those who are linked how far we are; give up who says nothing any more."""
        while True:
            await asyncio.sleep(BEAT_EVERY)
            try:
                self.beat(time.monotonic())
            except Exception:  # noqa: BLE001 - one peer must not end all beating
                _log.exception("Could not tell the other processes how far we are")

    def beat(self, now: float) -> None:
        """Once."""
        fresh = {name: at for name, at in self._silent.items() if now - at < SILENT_FOR}
        self._silent = fresh
        for peer in list(self._peers.values()):
            if now - peer.stream.last_heard > SILENT:
                self._silent[peer.name] = now
                self._break(peer)
            elif peer.is_used or not peer.stream.is_settled:
                peer.stream.beat()

    def give_up(self, processes: Collection[str]) -> None:
        """Wait for none of these any more: their tables can be had."""
        for name in processes:
            self._silent.pop(name, None)
            if (peer := self._peers.get(name)) is not None:
                self._break(peer)

    def is_silent(self, owner: str) -> bool:
        """Whether it has just been waited for in vain: its tables are soon another's."""
        return time.monotonic() - self._silent.get(owner, float("-inf")) < SILENT_FOR

    # --- the near end ---

    async def join(self, owner: str, coming: Coming, connection: Near, within: float) -> Elsewhere:
        """Ask the owner of a table to let a browser in; the answer is in `is_in`."""
        link = Elsewhere(self, owner, connection)
        peer = self._peer(owner)
        peer.near[link.number] = link
        self.put(owner, EnterLink(link.number, *coming))
        try:
            await asyncio.wait([link.is_in], timeout=within)
        except asyncio.CancelledError:
            self.forget(link)
            raise
        if not link.is_in.done():
            link.is_in.set_result(RESTART)
            self.forget(link)
        return link

    def forget(self, link: Elsewhere) -> None:
        """A browser has gone."""
        peer = self._peers.get(link.owner)
        if peer is not None and peer.near.pop(link.number, None) is not None:
            self.put(link.owner, LeaveLink(link.number))

    def ask_to_give_up(self, owner: str, table: str) -> None:
        """Let the owner of a forgotten table end it."""
        self.put(owner, GiveUp(table))

    # --- frames ---

    def put(self, owner: str, part: Part) -> None:
        """Let a part go with the next frame."""
        peer = self._peer(owner)
        if peer.stream.put(part):
            asyncio.get_running_loop().call_soon(peer.stream.flush)

    def _peer(self, name: str) -> _Peer:
        peer = self._peers.get(name)
        if peer is None:

            def send(frame: bytes) -> None:
                self._bus.publish(_subject(name), frame)

            peer = _Peer(name, PeerStream(self._process, send, time.monotonic()))
            self._peers[name] = peer
        return peer

    def _hear(self, message: bytes) -> None:
        try:
            frame = decode(message)
        except msgspec.MsgspecError:
            _log.warning("Something on the bus is no frame of ours")
            return
        self._silent.pop(frame.sender, None)
        if frame.stream <= self._dead.get(frame.sender, 0):
            return
        peer = self._peer(frame.sender)
        if peer.stream.theirs is not None and frame.stream != peer.stream.theirs:
            if frame.stream < peer.stream.theirs:
                return  # a late one
            self._break(peer)  # they have begun anew
            peer = self._peer(frame.sender)
        self._take(peer, frame)

    def _take(self, peer: _Peer, frame: LinkFrame) -> None:
        try:
            parts = peer.stream.hear(frame, time.monotonic())
        except BrokenError:
            self._break(peer)
            return
        for part in parts:
            self._do(peer, part)
        if peer.stream.missing and not peer.asked:
            peer.asked = True
            asyncio.get_running_loop().call_later(ASK_AGAIN, self._ask_again, peer)

    def _ask_again(self, peer: _Peer) -> None:
        peer.asked = False
        if peer.stream.missing and self._peers.get(peer.name) is peer:
            peer.stream.beat()

    def _do(self, peer: _Peer, part: Part) -> None:
        match part:
            case Post() | Cut():
                link = peer.near.get(part.link)
                if link is not None:
                    if isinstance(part, Cut):
                        del peer.near[part.link]
                    link.told(part)
            case EnterLink():
                self._enter(peer, part)
            case HeardThere():
                if (browser := peer.far.get(part.link)) is not None:
                    browser.hear(part)
            case LeaveLink():
                if (browser := peer.far.pop(part.link, None)) is not None:
                    browser.leave()
            case GiveUp() | HostOrder():
                self._obey(part)

    def _obey(self, order: GiveUp | HostOrder) -> None:
        if isinstance(order, GiveUp):
            self._lobby.give_up_if_free(order.table)
        else:
            self.obey(order)

    def _enter(self, peer: _Peer, wanted: EnterLink) -> None:
        if len(peer.far) >= MOST_LINKS:
            self.put(peer.name, Cut(wanted.link, RESTART))
            return

        def put(part: Part) -> None:
            if isinstance(part, Cut):
                peer.far.pop(part.link, None)
            if self._peers.get(peer.name) is peer:
                self.put(peer.name, part)

        peer.far[wanted.link] = LinkedBrowser(wanted, put, self._metrics)
        peer.far[wanted.link].start(self._lobby)

    def _break(self, peer: _Peer) -> None:
        """All who are linked through it come again."""
        self._peers.pop(peer.name, None)
        if peer.stream.theirs is not None:
            self._dead[peer.name] = peer.stream.theirs
            while len(self._dead) > 1000:
                self._dead.pop(next(iter(self._dead)))
        near, far = list(peer.near.values()), list(peer.far.values())
        peer.near.clear()
        peer.far.clear()
        for link in near:
            link.ended(RESTART)
        for browser in far:
            browser.leave()

    async def end(self) -> None:
        """Let everybody know what they were told last."""
        for peer in self._peers.values():
            peer.stream.beat()


def _subject(process: str) -> str:
    return f"tokyork.process.{process}"
