"""A player goes to another device: by a link that works once, or by their phrase."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

from tokyork.server.people.phrase import phrase_of, secret_of
from tokyork.server.protocol.people_calls import Carried, SecretWords, Transfer
from tokyork.server.protocol.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.limits import Limits
    from tokyork.server.storage.player_store import PlayerStore

LASTS = 600
"""Seconds for which a link is good."""
LONGEST_CODE = 64


class Newcomer(NamedTuple):
    """Who a browser becomes."""

    secret: str
    carried: Carried


class Carrying:
    """Secrets on their way; none is kept in clear."""

    def __init__(
        self, players: PlayerStore, limits: Limits, guest_by: Callable[[str], str]
    ) -> None:
        """`guest_by` tells which guest a secret is."""
        self._players = players
        self._limits = limits
        self.guest_by = guest_by

    async def transfer(self, secret: str) -> Transfer:
        """A link to hand to one's other device; any before it ends."""
        code = secrets.token_urlsafe(16)
        guest, until = self.guest_by(secret), time.time() + LASTS
        await self._players.save_transfer(_named(code), guest, _sealed(secret, code), until)
        return Transfer(f"/me#carry={code}", LASTS)

    async def carry(self, code: str, address: str) -> Newcomer:
        """Become whoever made the link; it works once."""
        self._limits.may_guess(address)
        name = _named(code[:LONGEST_CODE])
        sealed = await self._players.transfer(name)
        if sealed is None or not await self._players.take_transfer(name, secrets.token_hex(8)):
            raise RefusedError("gone", "people-code_gone")
        return await self.newcomer(_sealed(sealed, code))

    def phrase(self, secret: str) -> SecretWords:
        """The words that bring a player back."""
        return SecretWords(phrase_of(secret))

    async def restore(self, words: str, address: str) -> Newcomer:
        """Become whoever has this phrase."""
        self._limits.may_guess(address)
        secret = secret_of(words)
        if not await self._players.is_known(self.guest_by(secret)):
            raise RefusedError("gone", "people-phrase_nobody")
        return await self.newcomer(secret)

    async def newcomer(self, secret: str) -> Newcomer:
        """Whoever has this secret."""
        guest = self.guest_by(secret)
        found = await self._players.profile(guest)
        games, _ = await self._players.totals(guest)
        carried = Carried(found.name, found.language, found.monsters.split(), games)
        return Newcomer(secret, carried)


def _named(code: str) -> str:
    """What is kept of a code: whoever reads the file of tables cannot use it."""
    return hashlib.sha256(b"code" + code.encode(errors="replace")).hexdigest()


def _sealed(secret: str, code: str) -> str:
    """A secret under a code, and back: each code seals one secret only, and is as random."""
    pad = hashlib.sha256(b"pad" + code.encode(errors="replace")).digest()[:16]
    return bytes(a ^ b for a, b in zip(bytes.fromhex(secret), pad, strict=True)).hex()
