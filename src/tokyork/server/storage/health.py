"""Whether the server can save: it tries, but not more often than once a second."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tokyork.server.storage.cannot_save import CannotSaveError

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Ledger

FRESH = 1.0
"""Seconds for which an answer is good enough."""
PATIENCE = 5.0
"""Seconds after which a disk that does not answer counts as one that cannot save."""
_PROBE = ("UPDATE about SET probe = probe + 1", ())


class Health:
    """Writes a number into the file of tables, for everybody who asks at the same time."""

    def __init__(self, store: Ledger) -> None:
        """Nothing is known yet."""
        self._store = store
        self._asked = float("-inf")
        self._probe: asyncio.Task[str | None] | None = None

    async def trouble(self) -> str | None:
        """Why nothing can be saved now; nothing if all is well."""
        probe = self._probe
        if probe is None or (probe.done() and time.monotonic() - self._asked > FRESH):
            self._asked = time.monotonic()
            probe = self._probe = asyncio.create_task(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(probe), PATIENCE)
        except TimeoutError:
            return "the disk does not answer"

    async def _try(self) -> str | None:
        try:
            await self._store.write(_PROBE)
        except CannotSaveError as error:
            return error.why
        return None
