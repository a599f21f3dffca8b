"""However little one request costs: many a second of one address are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse

from tokyork.server.web.addresses import address_of
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from tokyork.server.limits import Limits


class Paced:
    """Counts requests over HTTP."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Around an application."""
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or ask for patience."""
        if scope["type"] != "http" or self._limits.may_fetch(address_of(HTTPConnection(scope))):
            await self._app(scope, receive, send)
        else:
            said = texts()("server-too_fast") + "\n"
            await PlainTextResponse(said, 429)(scope, receive, send)
