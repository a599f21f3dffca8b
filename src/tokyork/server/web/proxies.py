"""Proxies before the server: only those we are told to trust may say for whom they ask."""

from __future__ import annotations

import ipaddress
import logging
from functools import lru_cache
from typing import TYPE_CHECKING

from tokyork.errors import BadInputError
from tokyork.server.web.addresses import logged_as, read_address

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.types import ASGIApp, Receive, Scope, Send

FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"
_log = logging.getLogger(__name__)


class Proxies:
    """The networks whose word is taken."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        """Each is an address or a network; none is trusted unless it is named."""
        self._networks = [_read_network(text) for text in trusted]
        self.trusts = lru_cache(maxsize=4096)(self._trusts)

    def _trusts(self, host: str) -> bool:
        address = read_address(host)
        return address is not None and any(address in network for network in self._networks)

    def caller(self, proxy: str, forwarded: str) -> str:
        """Whom a proxy asks for: the last of the list that no trusted proxy is.

        Whatever stands before it may be made up by the caller.
        """
        caller = proxy
        for entry in reversed(forwarded.split(",")):
            address = read_address(_bare(entry.strip()))
            if address is None:
                break
            caller = str(address)
            if not self.trusts(caller):
                break
        return caller


class Forwarded:
    """Puts the caller in the place of a trusted proxy, for whatever is asked behind it."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        """Around an application."""
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        if scope["type"] != "lifespan" and scope.get("client"):
            self._look(scope)
        await self._app(scope, receive, send)

    def _look(self, scope: Scope) -> None:
        host, port = scope["client"]
        told = [value for name, value in scope["headers"] if name == FOR]
        if not self._proxies.trusts(host):
            if told:
                _log.warning(
                    "Somebody at %s says for whom they ask, and is not believed: "
                    "is it your proxy, then start with --trusted-proxy",
                    logged_as(host),
                    extra={"address": logged_as(host)},
                )
            return
        caller = self._proxies.caller(host, b",".join(told).decode("latin-1"))
        scope["client"] = (caller, 0 if caller != host else port)
        protos = [value.strip().lower() for name, value in scope["headers"] if name == PROTO]
        if protos and protos[-1] in {b"http", b"https"}:
            safe = protos[-1] == b"https"
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = f"{plain}s" if safe else plain


def _bare(entry: str) -> str:
    """An address without the port that some proxies add."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def _read_network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError as error:
        raise BadInputError(
            "--trusted-proxy",
            f"expected an address or a network such as 10.0.0.0/8, got {text!r}",
        ) from error
