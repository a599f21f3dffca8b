"""What every answer over HTTP says about itself."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Svelte writes positions and sizes as style attributes; scripts come from files only.
_SOURCES = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
POLICY = "; ".join(_SOURCES)


def policy_with(scripts: Iterable[bytes]) -> str:
    """The same for a page that has scripts of its own inside: these very ones may run."""
    hashes = (base64.b64encode(hashlib.sha256(one).digest()).decode() for one in scripts)
    allowed = " ".join(f"'sha256-{one}'" for one in dict.fromkeys(hashes))
    return POLICY.replace("script-src 'self'", f"script-src 'self' {allowed}".rstrip())


HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SafeHeaders:
    """Adds HEADERS to every answer, unless it has its own."""

    def __init__(self, app: ASGIApp) -> None:
        """Around an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)
