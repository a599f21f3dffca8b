"""HTTP as uvicorn speaks it, behind our door: bounded in time, length and number.

A browser of ours sends short heads, says how long a body is, and asks for one thing after
the other. Whatever else a stranger may send ends here, with one sentence.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
from typing import TYPE_CHECKING, Any

import uvicorn

from tokyork.server.web.addresses import logged_as
from tokyork.server.web.door import Stage

if TYPE_CHECKING:
    import asyncio

    from tokyork.server.web.door import Door

TURN = 4096
"""Bytes that are read of a connection before we look at it again."""
LONGEST_HEAD = 16 * 1024
LONGEST_REST = 64 * 1024
"""Bytes of a body that still come after its answer, before we hear no more of it."""
MOST_HEADERS = 100
MOST_PIPELINED = 16
REFUSALS = {
    400: ("Bad Request", "That is not a request that this server understands."),
    408: ("Request Timeout", "The request took too long to arrive."),
    411: ("Length Required", "Say how long the body is before you send it."),
    429: ("Too Many Requests", "There are too many connections from your address."),
    431: (
        "Request Header Fields Too Large",
        "The address or the headers of the request are too long.",
    ),
}
_log = logging.getLogger(__name__)


class DoorConfig(uvicorn.Config):
    """How uvicorn serves, and the door that everybody comes through."""

    door: Door


class GuardedHttp:
    """Mixed into a protocol of uvicorn, of which it uses what all of them have."""

    config: DoorConfig
    transport: asyncio.Transport
    client: tuple[str, int] | None
    cycle: Any
    flow: Any
    _checked: object = None
    _running: Any = None
    _head = 0
    _parted = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Count it, or send it away."""
        super().connection_made(transport)  # type: ignore[misc] # the mixin's other half has it
        host = self.client[0] if self.client else ""
        if not self.config.door.enter(transport, host, self):
            self._refuse(429)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is out."""
        self.config.door.leave(self.transport)
        self._forget_all()
        super().connection_lost(exc)  # type: ignore[misc]

    def shutdown(self) -> None:
        """The server stops."""
        if self._parted:  # h11 would not have it that we spoke past it
            self._abort()
        else:
            super().shutdown()  # type: ignore[misc]

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:  # noqa: ANN401 - uvicorn's own
        """Remember which of several requests is being answered; only httptools has several."""
        self._running = cycle
        super()._start_asgi_task(cycle, app)  # type: ignore[misc]

    def handle_websocket_upgrade(self, *event: object) -> None:
        """Hand the connection over, unless an answer is still to be written on it."""
        if self._is_between():
            super().handle_websocket_upgrade(*event)  # type: ignore[misc]
        else:
            self._abort()

    def _forget_all(self) -> None:
        """Nobody waits for an answer any more."""
        for cycle in (self._running, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _abort(self) -> None:
        self._parted = True
        self._forget_all()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read it piece by piece, as long as it is worth reading."""
        for start in range(0, len(data), TURN):
            if self._parted or self.transport.is_closing():
                return
            speaking: Any = self.transport.get_protocol()
            if speaking is not self:  # a socket at a table by now
                speaking.data_received(data[start:])
                return
            self._take(data[start : start + TURN])

    def _take(self, piece: bytes) -> None:
        self._head += len(piece) if self._is_between() else 0
        super().data_received(piece)  # type: ignore[misc]
        if self._parted:
            return
        if self.cycle is not self._checked:
            self._head, self._checked = 0, self.cycle
            self._check([name for name, _ in self.cycle.scope["headers"]])
        elif self._head > LONGEST_HEAD and not self._is_sending_on():
            self._refuse(431)
        elif self._head > LONGEST_REST:
            self._part(b"")

    def _check(self, headers: list[bytes]) -> None:
        if len(headers) > MOST_HEADERS:
            self._refuse(431)
        elif b"transfer-encoding" in headers:
            self._refuse(411)
        elif len(getattr(self, "pipeline", ())) > MOST_PIPELINED:
            self._abort()

    def _is_between(self) -> bool:
        """Whether nothing is asked: before the first request, or after an answer."""
        return self.cycle is None or bool(self.cycle.response_complete)

    def _is_sending_on(self) -> bool:
        """Whether it has its answer, and not yet sent all of the request."""
        return self.cycle is not None and bool(self.cycle.more_body)

    # --- what the door asks ---

    def stage(self) -> tuple[Stage, object]:
        """What the connection waits for."""
        if self._parted or self.transport.is_closing():
            return Stage.CLOSING, None
        if self._is_between():
            unread = self.transport.get_write_buffer_size()
            return (Stage.SEND if unread else Stage.HEAD), self.cycle
        if self.cycle.more_body:
            return Stage.BODY, self.cycle
        return (Stage.SEND if self.flow.write_paused else Stage.WORK), self.cycle

    def show_out(self, stage: Stage) -> None:
        """It takes too long."""
        begun = self._head and not self._is_sending_on()
        if stage is Stage.BODY or (stage is Stage.HEAD and begun):
            self._refuse(408)
        elif stage is Stage.HEAD:
            self.transport.close()
        else:
            self._abort()

    def send_400_response(self, _: str) -> None:
        """Uvicorn calls this for whatever it cannot read, perhaps after we have answered."""
        self._refuse(400)

    def _refuse(self, status: int) -> None:
        host = self.client[0] if self.client else ""
        _log.info("Refused (%d)", status, extra={"address": logged_as(host)})
        if self._is_between():
            self._part(refusal(status))
            return
        self._forget_all()
        if self.cycle.response_started or getattr(self, "pipeline", ()):
            self._abort()
        else:
            self._part(refusal(status))

    def _part(self, words: bytes) -> None:
        self._parted = True
        self.config.door.part(self.transport, words)


def refusal(status: int) -> bytes:
    """An answer that needs no parser: a status and its sentence."""
    reason, sentence = REFUSALS[status]
    head = (
        f"HTTP/1.1 {status} {reason}",
        "content-type: text/plain; charset=utf-8",
        "x-content-type-options: nosniff",
        f"content-length: {len(sentence) + 1}",
        "connection: close",
    )
    return "\r\n".join([*head, "", sentence + "\n"]).encode()


def guarded(http: str = "auto") -> type[asyncio.Protocol]:
    """The protocol: on httptools where it is installed, which is quicker, else on h11."""
    if http == "auto":
        http = "httptools" if importlib.util.find_spec("httptools") else "h11"
    name = {"h11": "h11_impl.H11Protocol", "httptools": "httptools_impl.HttpToolsProtocol"}[http]
    module, _, kind = f"uvicorn.protocols.http.{name}".rpartition(".")
    base = getattr(importlib.import_module(module), kind)
    return type("Guarded" + kind, (GuardedHttp, base), {})
