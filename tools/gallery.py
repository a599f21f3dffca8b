"""A server in this process whose tables stand still, so that they can be photographed."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from typing import TYPE_CHECKING, Any, TypeVar

import uvicorn

from tokyork import Game
from tokyork.lessons import LEARNER, lesson_of
from tokyork.server.admin.admin_token import AdminToken, new_token
from tokyork.server.limits import Limits
from tokyork.server.protocol.calls import NewLesson, NewSeat, NewTable
from tokyork.server.protocol.seating import Settings
from tokyork.server.storage.store import MEMORY
from tokyork.server.table import lesson_table
from tokyork.server.web.app import make_server
from tokyork.server.web.serve import configure
from tokyork.server.work.tasks import answer
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator, Sequence

    from tokyork.server.protocol.seating import Clock
    from tokyork.server.protocol.standing_orders import Order
    from tokyork.server.room.room import Room
    from tokyork.server.work.place_to_think import Keys

PATIENCE = 60.0
PAINTER = "painter"
NAME = "Ada"
LEVELS = (2, 3, 1, 4, 5)
T = TypeVar("T")


class StillThinker(WorkerPool):
    """Bots that never come to a decision."""

    def __init__(self) -> None:
        """Without workers."""

    async def pick(self, *_: object, **__: object) -> int:
        """For ever."""
        await asyncio.Event().wait()
        raise AssertionError

    async def ask(self, task: str, _: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - as above it
        """In this very process: there are no workers."""
        return await asyncio.to_thread(answer, task, values)

    async def read(self, task: str, who: Keys, /, **values: Any) -> Any:  # noqa: ANN401 - the same
        """The same."""
        return await self.ask(task, who, **values)

    def close(self) -> None:
        """There is nothing to end."""

    @property
    def demand(self) -> int:
        """Nothing waits."""
        return 0


class Gallery:
    """The server, on a free port, and its tables."""

    def __init__(self) -> None:
        """Return when somebody answers there."""
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(64)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        limits = Limits.none()
        self._server = make_server(MEMORY, limits, StillThinker())
        self._uvicorn = uvicorn.Server(configure(self._server.app(), limits))
        run = self._uvicorn.run
        self._thread = threading.Thread(target=run, kwargs={"sockets": [self._socket]})
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._uvicorn.started and time.monotonic() < deadline:
            time.sleep(0.01)

    def close(self) -> None:
        """End it."""
        self._uvicorn.should_exit = True
        self._thread.join()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        loop = self._uvicorn.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    # --- tables ---

    def hang(
        self,
        game: Game,
        seat: str | None = None,
        clock: Clock | None = None,
        orders: Sequence[Order] = (),
    ) -> str:
        """A table where this game stands; the path that puts a browser into a seat.

        Without a seat it is the one that must choose.
        """
        chooser = game.decision.seat if game.decision else game.seats[0]
        own = seat or chooser
        seats = [
            NewSeat("person", NAME) if name == own else NewSeat("bot", level=level)
            for name, level in zip(game.seats, (*LEVELS, LEVELS[0]), strict=False)
        ]
        wanted = NewTable(Settings(game.city, clock=clock), seats)
        room = self._do(self._server.lobby.make_from_game(wanted, PAINTER, game))
        room.table.chair(own).orders = list(orders)
        if game.over:
            room.table.data.status = "over"
        return self._way_in(room, own)

    def gather(self, city: str, *, listed: bool = False) -> str:
        """A table that has not begun."""
        seats = [NewSeat("person", NAME), NewSeat("open"), NewSeat("bot", level=2), NewSeat("open")]
        wanted = NewTable(Settings(city, listed=listed), seats)
        name = self._do(self._server.lobby.make(wanted, PAINTER, ""))
        return self._way_in(self._server.lobby.rooms[name], "p1")

    def desk(self) -> str:
        """The host's page, with the token that opens it, and a game to see there."""
        self.hang(Game("new_york", 3, seed=2))
        token = new_token()
        self._server.admin.token = AdminToken(token)
        return f"/admin#{token}"

    def teach(self, city: str) -> Iterator[str]:
        """A table for each step of a city's lesson, and one for its end."""
        steps = lesson_of(city).steps
        for made in range(len(steps) + 1):
            if made == len(steps) or steps[made].seat == LEARNER:
                yield self._way_in(self._do(self._lesson(city, made)), LEARNER)

    async def _lesson(self, city: str, made: int) -> Room:
        """A lesson after so many moves; each painter has one."""
        wanted = NewLesson(city, NAME)
        room = await self._server.lobby.make_lesson(wanted, f"{PAINTER} {city} {made}", "")
        for _ in range(made):
            room.table.play(lesson_table.scripted(room.table))
        return room

    @staticmethod
    def _way_in(room: Room, seat: str) -> str:
        return f"/t/{room.name}?seat={room.table.chair(seat).new_secret()}"
