"""Calls about being told, tournaments, and the channel to watch."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from starlette.routing import Route

from tokyork.server.limits import HOUR, Buckets
from tokyork.server.notices.letters import is_mail
from tokyork.server.notices.push_gate import BadEndpointError, read_endpoint
from tokyork.server.notices.quiet_hours import DAY, FARTHEST, is_zone
from tokyork.server.notices.web_push import PushTarget, is_sound
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.telling_calls import (
    MailProof,
    NoPush,
    Proved,
    PushSubscription,
    Telling,
    TellingWish,
)
from tokyork.server.protocol.tournament_calls import (
    Chances,
    Channel,
    JoinTournament,
    NewTournament,
    TournamentMade,
    TournamentView,
)
from tokyork.server.storage.telling_store import Subscriber, TellingStore, Wishes
from tokyork.server.web.addresses import address_of
from tokyork.server.web.answering import Answering, posted
from tokyork.words.texts import known_language, texts

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from tokyork.server.channel import Broadcast
    from tokyork.server.limits import Limits
    from tokyork.server.notices.crier import Crier
    from tokyork.server.tournaments.director import Director

LONGEST_KEY = 200
SUBSCRIPTIONS, LETTERS = 60, 5
"""What one address may ask for within an hour."""


class DaysApi(Answering):
    """The calls that come after the first evening."""

    def __init__(
        self,
        limits: Limits,
        crier: Crier,
        telling: TellingStore,
        director: Director,
        broadcast: Broadcast,
    ) -> None:
        """Everything it asks is handed to it."""
        super().__init__(limits)
        self._crier = crier
        self._telling = telling
        self._director = director
        self._broadcast = broadcast
        self._subscriptions = Buckets(SUBSCRIPTIONS, HOUR)
        self._letters = Buckets(LETTERS, HOUR)

    def routes(self) -> list[Route]:
        """Their addresses."""
        one = "/api/tournaments/{tournament}"
        return [
            Route("/api/telling", self._how),
            Route("/api/telling", self._wish, methods=["POST"]),
            Route("/api/push", self._subscribe, methods=["POST"]),
            Route("/api/push/forget", self._forget, methods=["POST"]),
            Route("/api/mail", self._prove, methods=["POST"]),
            Route("/api/tournaments", self._make, methods=["POST"]),
            Route(one, self._look),
            Route(f"{one}/join", self._join, methods=["POST"]),
            Route(f"{one}/leave", self._leave, methods=["POST"]),
            Route(f"{one}/begin", self._begin, methods=["POST"]),
            Route("/api/watch", self._watch),
            Route("/api/watch/{table}", self._chances),
        ]

    # --- being told ---

    async def _how(self, request: Request) -> Response:
        return await self._answer(request, self._told)

    async def _told(self, guest: str) -> Telling:
        wishes = await self._telling.wishes(guest)
        targets = await self._telling.targets(guest)
        return Telling(
            (await self._crier.vapid()).public,
            len(targets),
            bool(wishes.quiet),
            wishes.quiet_from,
            wishes.quiet_to,
            self._crier.office is not None,
            wishes.mail,
            wishes.mail != "" and not wishes.proof,
        )

    async def _subscribe(self, request: Request) -> Response:
        async def subscribe(guest: str) -> Telling:
            wanted = await posted(request, PushSubscription)
            target = Subscriber(
                wanted.endpoint, wanted.p256dh, wanted.auth, known_language(wanted.language)
            )
            try:
                read_endpoint(target.endpoint, local=self._crier.gate.local)
            except BadEndpointError as error:
                raise RefusedError("bad", "server-bad_push") from error
            if max(len(target.p256dh), len(target.auth)) > LONGEST_KEY:
                raise RefusedError("bad", "server-bad_push")
            if not is_sound(PushTarget(*target)):
                raise RefusedError("bad", "server-bad_push")
            if not self._subscriptions.take(address_of(request)):
                raise RefusedError("limit", "server-too_fast")
            await self._telling.subscribe(guest, target)
            return await self._told(guest)

        return await self._answer(request, subscribe)

    async def _forget(self, request: Request) -> Response:
        async def forget(guest: str) -> Telling:
            wanted = await posted(request, NoPush)
            await self._telling.forget(wanted.endpoint, guest)
            return await self._told(guest)

        return await self._answer(request, forget)

    async def _wish(self, request: Request) -> Response:
        async def wish(guest: str) -> Telling:
            wanted = await posted(request, TellingWish)
            known = await self._telling.wishes(guest)
            mail, proof = known.mail, known.proof
            if wanted.mail is not None and wanted.mail != known.mail:
                mail, proof = await self._prepared(request, wanted)
            minutes = (wanted.quiet_from, wanted.quiet_to)
            if not is_zone(wanted.zone) or abs(wanted.minutes) > FARTHEST:
                raise RefusedError("bad", "server-bad_quiet")
            if not all(0 <= minute < DAY for minute in minutes):
                raise RefusedError("bad", "server-bad_quiet")
            language = known_language(wanted.language)
            hours = (int(wanted.quiet), *minutes, wanted.zone, wanted.minutes)
            await self._telling.wish(guest, Wishes(*hours, language, mail, proof))
            return await self._told(guest)

        return await self._answer(request, wish)

    async def _prepared(self, request: Request, wanted: TellingWish) -> tuple[str, str]:
        """Another address: nobody gets letters there before somebody says that it is theirs."""
        mail, office = wanted.mail or "", self._crier.office
        if not mail:
            return "", ""
        if office is None or not is_mail(mail):
            raise RefusedError("bad", "server-bad_mail")
        if not self._letters.take(address_of(request)):
            raise RefusedError("limit", "server-too_fast")
        proof, say = secrets.token_urlsafe(24), texts(known_language(wanted.language))
        link = f"{self._crier.home.rstrip('/')}/settings?mail={proof}"
        text = f"{say('telling-mail-text')}\n\n{link}\n"
        try:
            await office.send(mail, say("telling-mail-subject"), text)
        except OSError as error:
            raise RefusedError("not_now", "server-no_mail") from error
        return mail, proof

    async def _prove(self, request: Request) -> Response:
        async def prove(_: str) -> Proved:
            wanted = await posted(request, MailProof)
            return Proved(await self._telling.prove(wanted.proof[:LONGEST_KEY]))

        return await self._answer(request, prove)

    # --- tournaments ---

    async def _make(self, request: Request) -> Response:
        async def make(guest: str) -> TournamentMade:
            wanted = await posted(request, NewTournament)
            return TournamentMade(await self._director.make(wanted, guest, address_of(request)))

        return await self._answer(request, make)

    async def _look(self, request: Request) -> Response:
        async def look(guest: str) -> TournamentView:
            return await self._director.view(request.path_params["tournament"], guest)

        return await self._answer(request, look)

    async def _join(self, request: Request) -> Response:
        async def join(guest: str) -> TournamentView:
            wanted = await posted(request, JoinTournament)
            name = request.path_params["tournament"]
            await self._director.join(name, guest, wanted.name)
            return await self._director.view(name, guest)

        return await self._answer(request, join)

    async def _leave(self, request: Request) -> Response:
        async def leave(guest: str) -> TournamentView:
            name = request.path_params["tournament"]
            await self._director.leave(name, guest)
            return await self._director.view(name, guest)

        return await self._answer(request, leave)

    async def _begin(self, request: Request) -> Response:
        async def begin(guest: str) -> TournamentView:
            name = request.path_params["tournament"]
            await self._director.begin(name, guest, address_of(request))
            return await self._director.view(name, guest)

        return await self._answer(request, begin)

    # --- the channel ---

    async def _watch(self, request: Request) -> Response:
        async def watch(_: str) -> Channel:
            return await self._broadcast.now()

        return await self._answer(request, watch)

    async def _chances(self, request: Request) -> Response:
        async def judged(guest: str) -> Chances:
            who = (address_of(request), guest)
            return await self._broadcast.chances(request.path_params["table"], who)

        return await self._answer(request, judged)
