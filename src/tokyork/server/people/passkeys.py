"""Passkeys: a device keeps a player's secret, and hands it out to who unlocks it.

The secret is the passkey's user handle: the device holds it, the server does not. What the server
keeps is the public key, so that a handle alone, however somebody came by it, opens nothing here.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

from tokyork.server.people.webauthn import (
    BadAnswerError,
    Challenge,
    challenge_in,
    check_made,
    check_used,
    read_key,
    to_bytes,
    to_text,
)
from tokyork.server.protocol.people_calls import (
    NewPasskey,
    PasskeyAnswer,
    PasskeyOptions,
    Passkeys,
    PasskeyShown,
)
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.passkey_store import KeptPasskey

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.people.carrying import Carrying, Newcomer
    from tokyork.server.storage.passkey_store import PasskeyStore

LASTS = 300
"""Seconds for which a question may be answered."""
ANYBODY = ""
"""Whom a question is asked of when nobody knows yet who will answer."""
_SECRET = re.compile(r"[0-9a-f]{32}")


class AskedFrom(NamedTuple):
    """Where a browser stands when it asks."""

    rp: str
    is_ours: Callable[[str], bool]


class PasskeyDesk:
    """Makes passkeys, and lets them bring players back."""

    def __init__(self, kept: PasskeyStore, carrying: Carrying) -> None:
        """`carrying` knows who has which secret."""
        self._kept = kept
        self._carrying = carrying

    async def new_options(self, secret: str, name: str, place: AskedFrom) -> PasskeyOptions:
        """What a browser needs to make one."""
        guest = self._carrying.guest_by(secret)
        challenge = await self._ask(guest)
        known = [found for found, _ in await self._kept.of(guest)]
        return PasskeyOptions(challenge, place.rp, to_text(bytes.fromhex(secret)), name, known)

    async def options(self, place: AskedFrom) -> PasskeyOptions:
        """What a browser needs to ask for one."""
        return PasskeyOptions(await self._ask(ANYBODY), place.rp)

    async def _ask(self, guest: str) -> str:
        challenge = to_text(secrets.token_bytes(32))
        await self._kept.ask(challenge, guest, time.time() + LASTS)
        return challenge

    async def made(self, guest: str, made: NewPasskey, place: AskedFrom) -> Passkeys:
        """Keep a passkey that was just made."""
        try:
            said = to_bytes(made.client_data)
            asked = Challenge(await self._answered(said, guest), *place)
            check_made(asked, said, to_bytes(made.authenticator_data), to_bytes(made.id))
            key = to_bytes(made.public_key)
            read_key(key)
        except BadAnswerError as error:
            raise RefusedError("bad", "people-passkey_bad") from error
        if not await self._kept.save(_canonical(made.id), KeptPasskey(guest, key, 0)):
            raise RefusedError("limit", "people-passkey_many")
        return await self.of(guest)

    async def used(self, answer: PasskeyAnswer, place: AskedFrom) -> Newcomer:
        """Become whoever's passkey has answered."""
        try:
            said = to_bytes(answer.client_data)
            asked = Challenge(await self._answered(said, ANYBODY), *place)
            name = _canonical(answer.id)
            kept = await self._kept.find(name)
            if kept is None:
                raise RefusedError("gone", "people-passkey_unknown")
            proof = to_bytes(answer.authenticator_data)
            used = check_used(asked, said, proof, kept.key, to_bytes(answer.signature))
            secret = to_bytes(answer.user).hex()
        except BadAnswerError as error:
            raise RefusedError("bad", "people-passkey_bad") from error
        is_copy = 0 < used <= kept.used or (kept.used > 0 and not used)
        owner = self._carrying.guest_by(secret) if _SECRET.fullmatch(secret) else ""
        if is_copy or owner != kept.guest:
            raise RefusedError("bad", "people-passkey_bad")
        await self._kept.note_use(name, used)
        return await self._carrying.newcomer(secret)

    async def _answered(self, client_data: bytes, guest: str) -> str:
        challenge = challenge_in(client_data)
        if not await self._kept.take(challenge, guest):
            raise BadAnswerError("not asked, or too long ago")
        return challenge

    async def of(self, guest: str) -> Passkeys:
        """A player's passkeys."""
        return Passkeys([PasskeyShown(*row) for row in await self._kept.of(guest)])

    async def forget(self, name: str, guest: str) -> Passkeys:
        """One of them is none any more."""
        await self._kept.forget(name, guest)
        return await self.of(guest)


def _canonical(name: str) -> str:
    """One way to write an id: base64 has several."""
    return to_text(to_bytes(name))
