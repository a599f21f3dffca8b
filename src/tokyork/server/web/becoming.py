"""A browser becomes somebody else: whoever has the secret that it brought or proved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.web.guests import cookie_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import msgspec
    from starlette.requests import Request
    from starlette.responses import Response

    from tokyork.server.people.carrying import Newcomer
    from tokyork.server.protocol.people_calls import Carried

    Answer = Callable[[Request, Callable[[str], Awaitable[msgspec.Struct]]], Awaitable[Response]]


async def become(
    request: Request, call: Callable[[], Awaitable[Newcomer]], answer: Answer
) -> Response:
    """Answer, and make the browser somebody else, unless it is refused."""
    found: list[Newcomer] = []

    async def done(_: str) -> Carried:
        found.append(await call())
        return found[0].carried

    response = await answer(request, done)
    if found and response.status_code == 200:
        del response.headers["set-cookie"]
        response.headers.append("set-cookie", cookie_of(request, found[0].secret))
    return response
