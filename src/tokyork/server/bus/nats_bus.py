"""The bus on NATS: it connects again by itself, for ever, and loses what was sent meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tokyork.errors import BadInputError
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.server.bus.hint_bus import OnMessage

RECONNECT_AFTER = 0.2
CONNECT_WITHIN = 2
PING_EVERY = 1
UNANSWERED = 2
"""Pings without an answer after which a link counts as dropped, however quiet it is."""
_log = logging.getLogger(__name__)


def checked(url: str) -> str:
    """An address of a bus, or one sentence about what is wrong with it."""
    try:
        parts = urlsplit(url)
        well = parts.scheme in {"nats", "tls"} and parts.hostname and (parts.port or 4222) > 0
    except ValueError:
        well = False
    if not well:
        raise BadInputError("--bus", texts()("server-bad_bus", path=url.rpartition("@")[2][:100]))
    _client()
    return url


def _client() -> Any:  # noqa: ANN401 - an extra, which may not be there
    try:
        import nats  # noqa: PLC0415 - only who asks for it needs it
    except ImportError as error:
        raise BadInputError("--bus", texts()("server-no_cluster")) from error
    return nats


class NatsBus:
    """One connection to a NATS server, or to one of several: addresses with commas between."""

    def __init__(self, url: str) -> None:
        """It is not connected yet."""
        self._servers = [checked(one.strip()) for one in url.split(",")]
        self._client: Any = None
        self._wanted: list[tuple[str, OnMessage, str]] = []
        self._connecting: asyncio.Task[None] | None = None
        self._was_up = True

    @property
    def is_up(self) -> bool:
        """Whether there is a connection."""
        return self._client is not None and bool(self._client.is_connected)

    async def open(self) -> None:
        """Connect; if that takes long, go on trying behind."""
        self._connecting = asyncio.create_task(self._connect())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._connecting), CONNECT_WITHIN)

    async def _connect(self) -> None:
        while self._client is None:
            try:
                self._client = await _client().connect(
                    self._servers,
                    name="tokyork",
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RECONNECT_AFTER,
                    connect_timeout=CONNECT_WITHIN,
                    ping_interval=PING_EVERY,
                    max_outstanding_pings=UNANSWERED,
                    pending_size=0,  # what cannot be sent now is stale later
                    error_cb=self._failed,
                    disconnected_cb=self._went_away,
                    reconnected_cb=self._came_back,
                )
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                await self._failed(error)
                await asyncio.sleep(RECONNECT_AFTER)
        await self._came_back()
        for wanted in self._wanted:
            await self._listen(*wanted)

    async def _failed(self, error: Exception) -> None:
        if self._was_up and not self.is_up:
            self._was_up = False
            _log.warning("The bus is away, and is looked for: %r", error)

    async def _went_away(self) -> None:
        if self._was_up:
            self._was_up = False
            _log.warning("The bus is away, and is looked for")

    async def _came_back(self) -> None:
        if not self._was_up:
            _log.warning("The bus is there again")
        self._was_up = True

    def publish(self, subject: str, message: bytes) -> None:
        """Send a message, if there is a connection."""
        if self.is_up:
            sending = asyncio.ensure_future(self._client.publish(subject, message))
            sending.add_done_callback(_forget)

    async def subscribe(self, subject: str, hear: OnMessage, queue: str = "") -> None:
        """From the next connection on, or now."""
        self._wanted.append((subject, hear, queue))
        if self._connecting is not None and self._connecting.done():
            await self._listen(subject, hear, queue)

    async def _listen(self, subject: str, hear: OnMessage, queue: str) -> None:
        async def told(message: Any) -> None:  # noqa: ANN401 - the package's own
            hear(message.data)

        await self._client.subscribe(subject, queue=queue, cb=told)

    async def end(self) -> None:
        """Hear nothing more."""
        self._was_up = False  # nobody needs to know
        if self._connecting is not None:
            self._connecting.cancel()
        if self._client is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._client.close(), CONNECT_WITHIN)


def _forget(sending: asyncio.Future[None]) -> None:
    """What could not be sent is lost, as anything on a bus may be."""
    if not sending.cancelled():
        sending.exception()
