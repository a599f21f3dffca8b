"""What the host of the server asks over HTTP: everything here needs the token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import FileResponse
from starlette.routing import Route

from tokyork.server.protocol.administration import (
    LONGEST_NAME,
    AdminHome,
    BackupMade,
    HostWish,
    WishGranted,
)
from tokyork.server.protocol.calls import Refused
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError, LostOutcomeError
from tokyork.server.web.addresses import address_of
from tokyork.server.web.answering import STATUS, json_response, posted
from tokyork.server.web.hosts import is_from_our_pages
from tokyork.words.texts import FALLBACK, known_language

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import msgspec
    from starlette.requests import Request
    from starlette.responses import Response

    from tokyork.server.admin.admin_token import AdminToken
    from tokyork.server.admin.backup_shelf import BackupShelf
    from tokyork.server.admin.host_desk import HostDesk
    from tokyork.server.linking.host_orders import HostOrders

PREFIX = "/api/admin"
_BEARER = "Bearer "


class _TurnedAwayError(RefusedError):
    """Somebody without the right token."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__("limit" if status == 429 else "not_host", message)
        self.status = status


class AdminApi:
    """The host's calls; nothing is there while nobody has given it a token."""

    def __init__(
        self, desk: HostDesk, orders: HostOrders, shelf: BackupShelf, process: str
    ) -> None:
        """Closed until somebody has a token."""
        self.token: AdminToken | None = None
        self._desk = desk
        self._orders = orders
        self._shelf = shelf
        self._process = process

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            Route(f"{PREFIX}/home", self._home),
            Route(f"{PREFIX}/send_away", self._send_away, methods=["POST"]),
            Route(f"{PREFIX}/close", self._close, methods=["POST"]),
            Route(f"{PREFIX}/backup", self._backup, methods=["POST"]),
            Route(f"{PREFIX}/backups/{{file}}", self._download),
        ]

    async def _home(self, request: Request) -> Response:
        async def home() -> AdminHome:
            return await self._desk.home()

        return await self._answer(request, home)

    async def _send_away(self, request: Request) -> Response:
        async def send_away() -> WishGranted:
            wish = await _wish(request)
            if not wish.person:
                raise RefusedError("bad", "server-garbled")
            return await self._granted(wish)

        return await self._answer(request, send_away)

    async def _close(self, request: Request) -> Response:
        async def close() -> WishGranted:
            wish = await _wish(request)
            if wish.person:
                raise RefusedError("bad", "server-garbled")
            return await self._granted(wish)

        return await self._answer(request, close)

    async def _granted(self, wish: HostWish) -> WishGranted:
        other = await self._orders.carry_out(wish.table, wish.person)
        return WishGranted(other or self._process, here=other is None)

    async def _backup(self, request: Request) -> Response:
        async def backup() -> BackupMade:
            return await self._shelf.make()

        return await self._answer(request, backup)

    async def _download(self, request: Request) -> Response:
        try:
            self._check(request)
            file = self._shelf.find(request.path_params["file"])
        except RefusedError as error:
            return _refused(request, error)
        headers = {"cache-control": "no-store"}
        kind = "application/vnd.sqlite3"
        return FileResponse(file, filename=file.name, media_type=kind, headers=headers)

    # --- who may ---

    def _check(self, request: Request) -> None:
        """Only with the right token, and not before wrong ones were forgiven."""
        if self.token is None:
            raise _TurnedAwayError(404, "server-no_admin")
        if not is_from_our_pages(request):
            raise _TurnedAwayError(403, "server-other_origin")
        address = address_of(request)
        if not self.token.may_try(address):
            raise _TurnedAwayError(429, "server-too_many_tokens")
        shown = request.headers.get("authorization", "")
        if not shown.startswith(_BEARER):
            raise _TurnedAwayError(401, "server-bad_admin_token")
        if not self.token.opens(shown.removeprefix(_BEARER)):
            self.token.failed(address)
            raise _TurnedAwayError(401, "server-bad_admin_token")

    async def _answer(
        self, request: Request, call: Callable[[], Awaitable[msgspec.Struct]]
    ) -> Response:
        try:
            self._check(request)
            return json_response(await call())
        except RefusedError as error:
            return _refused(request, error)
        except (NotOwnerError, CannotReadError, LostOutcomeError) as error:
            return _refused(request, CannotSaveError(str(error)))


async def _wish(request: Request) -> HostWish:
    wish = await posted(request, HostWish)
    if max(len(wish.table), len(wish.person)) > LONGEST_NAME:
        raise RefusedError("bad", "server-too_long")
    return wish


def _refused(request: Request, error: RefusedError) -> Response:
    language = known_language(request.query_params.get("language", FALLBACK))
    usual = STATUS.get(error.kind, 400)
    status = error.status if isinstance(error, _TurnedAwayError) else usual
    response = json_response(Refused(error.problem(language)), status)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response
