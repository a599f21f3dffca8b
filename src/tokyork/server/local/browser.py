"""Starts the application inside a browser: called by client/src/local/worker.ts, with Pyodide."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any

from tokyork.server.local import without_anyio  # noqa: F401 - before what would look for them
from tokyork.server.local.application import LocalApplication
from tokyork.server.local.journal import Kept, MovedOnError
from tokyork.server.local.journal_store import JournalStore
from tokyork.server.local.page_desk import PageDesk
from tokyork.server.local.with_second import NoSecondError, WithSecond
from tokyork.server.storage.cannot_save import CannotSaveError

if TYPE_CHECKING:
    from tokyork.server.local.page_desk import Post

MOVED_ON = "moved on"
"""What the script says when another window has written."""


class BrowserJournal:
    """Rows of the browser's own database, written by client/src/local/journal.ts."""

    def __init__(self, script: Any) -> None:  # noqa: ANN401 - an object of the browser
        """The script's journal."""
        self._script = script

    async def load(self) -> Kept:
        """All of it."""
        found = await self._script.load()
        copy = found.copy
        entries = [entry.to_bytes() for entry in found.entries]
        return Kept(copy.to_bytes() if copy else None, entries)

    async def append(self, entry: bytes) -> None:
        """Durable when the browser says so."""
        await self._safely("append", entry)

    async def replace(self, copy: bytes) -> None:
        """The same of the whole."""
        await self._safely("replace", copy)

    async def _safely(self, what: str, data: bytes) -> None:
        from pyodide.ffi import JsException, to_js  # type: ignore[import-not-found] # noqa: PLC0415 - only there

        try:
            await getattr(self._script, what)(to_js(data))
        except JsException as error:
            why = str(error)
            raise (MovedOnError if MOVED_ON in why else CannotSaveError)(why) from error


class BrowserSecond:
    """The second worker, looked after by client/src/lib/local/second.ts."""

    def __init__(self, script: Any) -> None:  # noqa: ANN401 - the same
        """It is started when it is first asked."""
        self._script = script

    async def __call__(self, asked: bytes) -> bytes:
        """What is answered there."""
        from pyodide.ffi import JsException, to_js  # noqa: PLC0415 - only there

        try:
            answer: bytes = (await self._script.answer(to_js(asked))).to_bytes()
        except JsException as error:
            raise NoSecondError(str(error)) from error
        return answer


async def start(journal: Any, second: Any, post: Post) -> PageDesk:  # noqa: ANN401 - the same
    """Everything ready for the page."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    thinking = WithSecond(BrowserSecond(second))
    application = LocalApplication(JournalStore(BrowserJournal(journal)), thinking)
    await application.open()
    return PageDesk(application, post)
