"""What a browser sends, wherever its socket is: decoded, answered by the room, or refused."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from tokyork.server.protocol.messages import Answer
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.requests import decode

if TYPE_CHECKING:
    from tokyork.server.feed.listeners import Listener
    from tokyork.server.metrics import Metrics
    from tokyork.server.protocol.requests import AnyRequest
    from tokyork.server.room.room import Room


async def answer(
    room: Room, listener: Listener, message: str | bytes, metrics: Metrics, *, allowed: bool
) -> None:
    """Do what a message asks for; whoever asks for too much is not `allowed` it."""
    request: AnyRequest | None = None
    try:
        request = decode(message)
        if allowed:
            begun = time.perf_counter()
            await room.request(listener, request)
            metrics.requests.took(time.perf_counter() - begun)
            return
        problem = RefusedError("limit", "server-too_fast").problem(listener.language)
    except RefusedError as error:  # it has the message, and must not outlive this
        problem = error.problem(listener.language)
    metrics.requests.answered(problem)
    nonce = request.nonce if request else ""
    listener.post(msgspec.json.encode(Answer(nonce, room.table.seq, problem)))
