"""What a page and the application beside it tell each other, as plain values."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from tokyork.server.local.message_line import MessageLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.local.application import LocalApplication

    Post = Callable[[str, int, int, str], None]

FAILED = 500


class PageDesk:
    """Calls and lines, each known by a number that the page chose."""

    def __init__(self, application: LocalApplication, post: Post) -> None:
        """`post` tells the page something: what, of which number, a code, a text."""
        self._application = application
        self._post = post
        self._lines: dict[int, MessageLine] = {}
        self._calls: set[asyncio.Task[None]] = set()

    def call(self, number: int, method: str, path: str, body: str) -> None:
        """Answer as soon as there is an answer."""
        task = asyncio.ensure_future(self._answer(number, method, path, body))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _answer(self, number: int, method: str, path: str, body: str) -> None:
        try:
            answer = await self._application.call(method, path, body)
        except Exception:
            self._post("answer", number, FAILED, "")
            raise
        self._post("answer", number, answer.status, answer.text)

    def open(self, number: int, path: str) -> None:
        """A line to a table."""
        told = partial(self._post, "told", number, 0)
        self._lines[number] = MessageLine(told, partial(self._closed, number))
        self._application.connect(path, self._lines[number])

    def say(self, number: int, text: str) -> None:
        """Something on a line; one that has ended hears nothing."""
        if number in self._lines:
            self._lines[number].hear(text)

    def end(self, number: int) -> None:
        """The page has gone from a table."""
        if (line := self._lines.pop(number, None)) is not None:
            line.end()

    def _closed(self, number: int, code: int) -> None:
        self._lines.pop(number, None)
        self._post("closed", number, code, "")
