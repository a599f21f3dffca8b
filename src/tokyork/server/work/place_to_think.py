"""Where something is thought about: in processes, in this very thread, or in another place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tokyork.core.state import State

Keys: TypeAlias = tuple[str, ...]
"""For whom work is: time is shared equally among the first, then among the next."""
T = TypeVar("T")


class NoAnswerError(Exception):
    """A task failed, or its worker did."""


class Thinking(Protocol):
    """What rooms and the lobby ask of it."""

    async def pick(
        self, g: State, level: int, seed: int, table: str = "", *, people: bool = False
    ) -> int:
        """The number of the move that a bot plays: the default one if it fails."""

    async def ask(self, task: str, who: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - each has its own
        """The answer of a task of `tasks.TASKS`; raises `NoAnswerError` if there is none."""

    async def read(self, task: str, who: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - the same
        """The same for what somebody brings, which may be hostile."""

    def close(self) -> None:
        """Nobody is waited for any more."""


class Aside(Protocol):
    """Does a call that takes a moment in a way that keeps nobody waiting: `asyncio.to_thread`."""

    def __call__(self, call: Callable[..., T], /, *values: Any) -> Awaitable[T]:  # noqa: ANN401 - any
        """What the call returns."""


async def at_once(call: Callable[..., T], /, *values: Any) -> T:  # noqa: ANN401 - any
    """The same where there are no threads."""
    return call(*values)
