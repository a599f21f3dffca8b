"""Calls about passkeys."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.routing import Route

from tokyork.server.limits import HOUR, Buckets
from tokyork.server.people.passkeys import AskedFrom
from tokyork.server.protocol.people_calls import NewPasskey, NoPasskey, PasskeyAnswer
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.web.addresses import address_of, read_address
from tokyork.server.web.answering import Answering, posted
from tokyork.server.web.becoming import become
from tokyork.server.web.guests import guest_by, guest_of
from tokyork.server.web.hosts import host_name, is_our_origin

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from tokyork.server.limits import Limits
    from tokyork.server.people.carrying import Newcomer
    from tokyork.server.people.passkeys import PasskeyDesk
    from tokyork.server.protocol.people_calls import PasskeyOptions, Passkeys
    from tokyork.server.storage.player_store import PlayerStore

QUESTIONS = 60
"""What one address may be asked within an hour."""


class PasskeyApi(Answering):
    """Passkeys are made, used and forgotten."""

    def __init__(self, desk: PasskeyDesk, players: PlayerStore, limits: Limits) -> None:
        """Everything it asks is handed to it."""
        super().__init__(limits)
        self._desk = desk
        self._players = players
        self._questions = Buckets(QUESTIONS, HOUR)

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            Route("/api/me/passkeys", self._list),
            Route("/api/me/passkeys/options", self._new_options, methods=["POST"]),
            Route("/api/me/passkeys", self._made, methods=["POST"]),
            Route("/api/me/passkeys/forget", self._forget, methods=["POST"]),
            Route("/api/passkey/options", self._options, methods=["POST"]),
            Route("/api/passkey", self._used, methods=["POST"]),
        ]

    async def _list(self, request: Request) -> Response:
        return await self._answer(request, self._desk.of)

    async def _new_options(self, request: Request) -> Response:
        async def options(guest: str) -> PasskeyOptions:
            secret = guest_of(request).secret
            if guest_by(secret) != guest:  # a browser without a cookie is somebody else each time
                raise RefusedError("bad", "people-no_cookie")
            self._count(request)
            name = (await self._players.profile(guest)).name
            return await self._desk.new_options(secret, name, _place(request))

        return await self._answer(request, options)

    async def _made(self, request: Request) -> Response:
        async def made(guest: str) -> Passkeys:
            return await self._desk.made(guest, await posted(request, NewPasskey), _place(request))

        return await self._answer(request, made)

    async def _forget(self, request: Request) -> Response:
        async def forget(guest: str) -> Passkeys:
            return await self._desk.forget((await posted(request, NoPasskey)).id, guest)

        return await self._answer(request, forget)

    async def _options(self, request: Request) -> Response:
        async def options(_: str) -> PasskeyOptions:
            self._count(request)
            return await self._desk.options(_place(request))

        return await self._answer(request, options)

    async def _used(self, request: Request) -> Response:
        async def used() -> Newcomer:
            answer = await posted(request, PasskeyAnswer)
            self._limits.may_guess(address_of(request))
            return await self._desk.used(answer, _place(request))

        return await become(request, used, self._answer)

    def _count(self, request: Request) -> None:
        if not self._questions.take(address_of(request)):
            raise RefusedError("limit", "server-too_fast")


def _place(request: Request) -> AskedFrom:
    """By which name a page has called us: passkeys are made for one name and good for no other."""
    origin = request.headers.get("origin")
    called = urlsplit(origin).netloc if origin else request.headers.get("host", "")
    name = host_name(called)
    if name is None or read_address(name) is not None:
        raise RefusedError("bad", "people-passkey_address")

    def is_ours(said: str) -> bool:
        return is_our_origin(request, said) and host_name(urlsplit(said).netloc) == name

    return AskedFrom(name, is_ours)
