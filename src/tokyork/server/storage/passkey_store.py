"""Passkeys and the questions they answer, as rows of the store: all SQL about them."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Ledger

MOST = 8
"""Passkeys of one player."""
_SAVE = (
    "INSERT INTO passkeys (id, guest, key, used, made) SELECT ?1, ?2, ?3, ?4, ?5 "
    "WHERE (SELECT count(*) FROM passkeys WHERE guest = ?2) < ?6 ON CONFLICT (id) DO NOTHING"
)
_TAKE = (
    "UPDATE challenges SET until = -1, guest = ? WHERE challenge = ? AND guest = ? AND until >= ?"
)


class KeptPasskey(NamedTuple):
    """What is kept of a passkey."""

    guest: str
    key: bytes
    used: int
    """How often it says to have been used; many never say."""


class PasskeyStore:
    """What is kept of passkeys."""

    def __init__(self, store: Ledger) -> None:
        """On this file."""
        self._store = store

    async def ask(self, challenge: str, guest: str, until: float) -> None:
        """A question that is answered once; those that are too old go."""
        await self._store.write(
            ("DELETE FROM challenges WHERE until < ?", (time.time(),)),
            ("INSERT INTO challenges VALUES (?, ?, ?)", (challenge, guest, until)),
        )

    async def take(self, challenge: str, guest: str) -> bool:
        """Use a question up, if it was asked of this guest; of all who try at once one does."""
        taker = secrets.token_hex(8)
        await self._store.write((_TAKE, (taker, challenge, guest, time.time())))
        sql = "SELECT 1 FROM challenges WHERE challenge = ? AND guest = ?"
        return bool(await self._store.read(sql, challenge, taker))

    async def save(self, name: str, kept: KeptPasskey) -> bool:
        """A new passkey, unless there are too many; one that is there already stays as it is."""
        await self._store.write((_SAVE, (name, *kept, time.time(), MOST)))
        found = await self.find(name)
        return found is not None and found.guest == kept.guest

    async def find(self, name: str) -> KeptPasskey | None:
        """The passkey of this name."""
        rows = await self._store.read("SELECT guest, key, used FROM passkeys WHERE id = ?", name)
        return KeptPasskey(*rows[0]) if rows else None

    async def note_use(self, name: str, used: int) -> None:
        """How often it has been used now."""
        await self._store.write(("UPDATE passkeys SET used = ? WHERE id = ?", (used, name)))

    async def of(self, guest: str) -> list[tuple[str, float]]:
        """A player's passkeys, and when each was made."""
        sql = "SELECT id, made FROM passkeys WHERE guest = ? ORDER BY made, id"
        return [(str(name), float(made)) for name, made in await self._store.read(sql, guest)]

    async def forget(self, name: str, guest: str) -> None:
        """A passkey brings nobody back any more, if it was this player's."""
        await self._store.write(("DELETE FROM passkeys WHERE id = ? AND guest = ?", (name, guest)))
