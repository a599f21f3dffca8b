"""Games of this device as text, over or not: whoever holds the device holds them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from tokyork.server.protocol.calls import Saved
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.web.answering import Answering

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from tokyork.server.limits import Limits
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.work.place_to_think import Thinking


class OwnGames(Answering):
    """A server hands out only what is over: what is still to come in a game is a secret there."""

    def __init__(self, tables: TableStore, thinking: Thinking, limits: Limits) -> None:
        """Where they are, and where they are written out."""
        super().__init__(limits)
        self._tables = tables
        self._thinking = thinking

    def routes(self) -> list[Route]:
        """Its address."""
        return [Route("/api/games/{table}/so_far", self._so_far)]

    async def _so_far(self, request: Request) -> Response:
        async def written(_: str) -> Saved:
            name = request.path_params["table"]
            data = await self._tables.data(name)
            if data is None or data.start is None:
                raise RefusedError("gone", "review-unknown")
            moves = await self._tables.moves(name)
            return Saved(await self._thinking.ask("record", (), start=data.start, moves=moves))

        return await self._answer(request, written)
