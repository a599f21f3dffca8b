"""By which names the server may be called.

A page of a stranger can point its own name at this machine and then talk to us as if it were
ours. It cannot choose that name freely: so we answer to our own names only.
"""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from tokyork.errors import BadInputError
from tokyork.server.web.addresses import read_address

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Receive, Scope, Send

HOSTS = "tokyork.hosts"
"""Where a scope has the names of the server."""
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
UNKNOWN = (
    "This server does not go by that name. Whoever runs it can add the name with --public-url.\n"
)
_WEB = {"http": 80, "https": 443}


class Hosts:
    """The names of this server, and where its pages live in public."""

    def __init__(self, public_urls: Iterable[str] = (), names: Iterable[str] = ()) -> None:
        """Always those of this machine for itself; the others are told."""
        self.public_urls = [_read_url(url) for url in public_urls]
        self._origins = {_origin(url) for url in self.public_urls}
        self._safe = {_named(url) for url in self.public_urls if url.startswith("https:")}
        named = {name.lower().strip("[]") for name in names}
        self._names = LOCAL | named | {_named(url) for url in self.public_urls}

    def knows(self, host: str, reached: str) -> bool:
        """Whether a Host is ours, or the very address where the caller reached us."""
        name = host_name(host)
        if name is None:
            return False
        if name in self._names:
            return True
        address = read_address(name)
        return address is not None and address == read_address(reached)

    def publish(self, origin: str) -> bool:
        """Whether pages of this origin are ours in public."""
        return _origin(origin) in self._origins

    def are_safe(self, host: str) -> bool:
        """Whether a Host is one that browsers reach by an encrypted way."""
        return host_name(host) in self._safe


class KnownHosts:
    """Refuses whatever is asked under a name that is not ours."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        """Around an application."""
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        scope[HOSTS] = self._hosts
        if scope["type"] == "lifespan" or self._is_known(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            refusal = PlainTextResponse(UNKNOWN, 421)
            with contextlib.suppress(WebSocketDisconnect):
                await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await PlainTextResponse(UNKNOWN, 421)(scope, receive, send)

    def _is_known(self, scope: Scope) -> bool:
        told = [value for name, value in scope["headers"] if name == b"host"]
        if not told and scope["http_version"] == "1.0":
            return True  # before names there were none, and no browser asks like that
        reached = scope["server"][0] if scope.get("server") else ""
        return len(told) == 1 and self._hosts.knows(told[0].decode("latin-1"), reached)


def is_from_our_pages(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks; programs that are no browsers name no origin."""
    origin = connection.headers.get("origin")
    return origin is None or is_our_origin(connection, origin)


def is_our_origin(connection: HTTPConnection, origin: str) -> bool:
    """Whether pages of this origin are ours, as this connection has called us."""
    try:
        here = urlsplit(origin).netloc == connection.headers.get("host")
        return here or _hosts(connection).publish(origin)
    except ValueError:
        return False


def is_on_this_machine(connection: HTTPConnection) -> bool:
    """Whether the page was opened by an address that only this machine has."""
    return host_name(connection.headers.get("host", "")) in LOCAL


def came_safely(connection: HTTPConnection) -> bool:
    """Whether somebody came by an encrypted way, so that a cookie may insist on it."""
    encrypted = connection.scope["scheme"] in {"https", "wss"}
    return encrypted or _hosts(connection).are_safe(connection.headers.get("host", ""))


def _hosts(connection: HTTPConnection) -> Hosts:
    found: Hosts = connection.scope[HOSTS]
    return found


def host_name(host: str) -> str | None:
    """The name in a Host header, without port and brackets; none if it is not well-formed."""
    found = re.fullmatch(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::[0-9]{1,5})?", host.lower())
    return (found[1] or found[2].removesuffix(".")) if found else None


def _read_url(text: str) -> str:
    expected = f"expected an address such as https://play.example.org/, got {text!r}"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise BadInputError("--public-url", expected) from error
    name = host_name(parts.netloc)
    if (
        parts.scheme not in _WEB
        or name is None
        or parts.path.strip("/")
        or parts.query
        or port == 0
    ):
        raise BadInputError("--public-url", expected)
    return f"{parts.scheme}://{parts.netloc.lower()}/"


def _named(url: str) -> str:
    return host_name(urlsplit(url).netloc) or ""


def _origin(url: str) -> tuple[str, str, int | None]:
    parts = urlsplit(url)
    return parts.scheme, parts.hostname or "", parts.port or _WEB.get(parts.scheme)
