"""Says again and again that a process is there: in a thread, so that much work ends no lease."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from typing import TYPE_CHECKING, Any

from tokyork.server.storage.ledger import CannotReadError
from tokyork.server.storage.postgres.opening_database import serving

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

BEGINS_WITHIN = 20.0
"""Seconds for the first time, on a machine that may be busy."""
_log = logging.getLogger(__name__)


class Renewal(threading.Thread):
    """A loop and a session of its own; when the process is killed, the session ends with it."""

    def __init__(
        self,
        url: str,
        session: str,
        renew: Callable[[Any], Awaitable[None]],
        every: float,
        within: float,
    ) -> None:
        """`renew` says it once, on the connection that it is given, within so many seconds."""
        super().__init__(name="renewal", daemon=True)
        self._url = url
        self._session = session
        self._renew = renew
        self._every = every
        self._within = within
        self._begun = threading.Event()
        self._ended = threading.Event()

    def run(self) -> None:
        """Until it is ended."""
        asyncio.run(self._renew_for_ever())

    async def begun(self) -> None:
        """It has been said once."""
        if not await asyncio.to_thread(self._begun.wait, BEGINS_WITHIN):
            raise CannotReadError(self._session)

    async def _renew_for_ever(self) -> None:
        connection: Any = None
        while not self._ended.is_set():
            try:
                async with asyncio.timeout(self._within):
                    if connection is None or connection.is_closed():
                        connection = await serving(self._url, self._session)
                    await self._renew(connection)
                self._begun.set()
            except Exception as error:  # noqa: BLE001 - a database that is away; again soon
                _log.warning("Cannot renew the leases: %s", " ".join(str(error).split()) or error)
                if connection is not None:
                    connection.terminate()
                connection = None
            await asyncio.sleep(self._every)
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.terminate()

    def end(self) -> None:
        """Say nothing more."""
        self._ended.set()
