"""How calls over HTTP are answered: who asks is known and counted, and refusals are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from tokyork.server.limits import FRAME
from tokyork.server.protocol.calls import Refused, read_call
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError, LostOutcomeError
from tokyork.server.web.addresses import address_of
from tokyork.server.web.guests import guest_of
from tokyork.server.web.hosts import is_from_our_pages
from tokyork.words.texts import FALLBACK, known_language

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from tokyork.server.limits import Limits

STATUS = {"limit": 429, "gone": 404, "cannot_save": 507}
T = TypeVar("T")


class Answering:
    """Calls that are answered with a record of the protocol."""

    def __init__(self, limits: Limits) -> None:
        """Within these limits."""
        self._limits = limits

    def _language(self, request: Request) -> str:
        return known_language(request.query_params.get("language", FALLBACK))

    async def _answer(
        self, request: Request, call: Callable[[str], Awaitable[msgspec.Struct]]
    ) -> Response:
        """Call it for the guest, or say why not."""
        guest = guest_of(request)
        try:
            self._check(request)
            answer: msgspec.Struct = await call(guest.id)
            status = 200
        except RefusedError as error:
            answer, status = self._refused(request, error)
        except (NotOwnerError, CannotReadError, LostOutcomeError) as error:
            answer, status = self._refused(request, CannotSaveError(str(error)))
        response = json_response(answer, status)
        if guest.cookie is not None:
            response.headers.append("set-cookie", guest.cookie)
        return response

    def _refused(self, request: Request, error: RefusedError) -> tuple[Refused, int]:
        problem = error.problem(self._language(request))
        return Refused(problem), STATUS.get(error.kind, 400)

    def _check(self, request: Request) -> None:
        if request.method == "POST" and not is_from_our_pages(request):
            raise RefusedError("bad", "server-other_origin")
        if not self._limits.may_call(address_of(request)):
            raise RefusedError("limit", "server-too_fast")


async def posted(request: Request, kind: type[T], longest: int = FRAME) -> T:
    """The body of a request, or a refusal."""
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > longest:
                raise RefusedError("bad", "server-too_long")
    except ClientDisconnect as gone:  # broken off in the middle: nobody reads the answer
        raise RefusedError("bad", "server-garbled") from gone
    return read_call(body, kind)


def json_response(answer: object, status: int = 200) -> Response:
    """Something as JSON, which nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(
        msgspec.json.encode(answer), status, headers=headers, media_type="application/json"
    )
