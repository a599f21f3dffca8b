"""What is under a connection: a socket, or messages between two threads of a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

LINE = "tokyork.line"
"""Where a connection's scope has the line under it."""


class Visitor(Protocol):
    """Whoever listens to a line once it is accepted."""

    async def hear(self, message: str | bytes) -> None:
        """Do what a message asks for."""

    def leave(self) -> None:
        """The line has ended."""


class OpenLine(Protocol):
    """Writes without waiting, and ends without waiting."""

    when_there_is_room: Callable[[], None] | None
    """What to do when a slow reader has read on."""
    has_room: bool
    """Whether what is sent now is not only heaped up."""

    def hand_over(self, visitor: Visitor) -> None:
        """From now on this visitor listens."""

    def send_text(self, message: bytes) -> None:
        """Send a message at once."""

    def send_texts(self, messages: list[bytes]) -> None:
        """Send several at once, in their order."""

    def cut(self, code: int) -> None:
        """End it soon, whatever is still unread."""
