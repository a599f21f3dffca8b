"""Tournaments as rows: whoever changes one has seen the version before, in whichever process."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tokyork.server.storage.retention import DAY, MOST_AT_ONCE, NEVER_BEGAN

if TYPE_CHECKING:
    from tokyork.server.storage.ledger import Ledger
    from tokyork.server.storage.retention import Retention

_CHANGE = (
    "UPDATE tournaments SET status = ?, data = ?, version = ?, ran = ? WHERE id = ? AND version = ?"
)


class TournamentStore:
    """What is kept of tournaments: their data as text of their own."""

    def __init__(self, store: Ledger) -> None:
        """In this ledger."""
        self._store = store

    async def add(self, name: str, data: bytes) -> None:
        """One that there was not before."""
        row = (name, "gathering", data, secrets.token_hex(8), self._store.ran)
        sql = "INSERT INTO tournaments (id, status, data, version, ran) VALUES (?, ?, ?, ?, ?)"
        await self._store.write((sql, row))

    async def find(self, name: str) -> tuple[bytes, str] | None:
        """Its data and version."""
        rows = await self._store.read("SELECT data, version FROM tournaments WHERE id = ?", name)
        return (bytes(rows[0][0]), str(rows[0][1])) if rows else None

    async def change(self, name: str, status: str, data: bytes, before: str) -> bool:
        """Keep another version of it; whether nobody else did meanwhile."""
        version = secrets.token_hex(8)
        values = (status, data, version, self._store.ran, name, before)
        await self._store.write((_CHANGE, values))
        found = await self.find(name)
        return found is not None and found[1] == version

    async def playing(self) -> list[str]:
        """Those that are being played; of very many some, so that none is left out for ever."""
        sql = "SELECT id FROM tournaments WHERE status = 'playing' ORDER BY RANDOM() LIMIT ?"
        return [str(row[0]) for row in await self._store.read(sql, MOST_AT_ONCE)]

    async def naming(self, guest: str) -> list[str]:
        """Those that a guest has a part in."""
        rows = await self._store.read("SELECT id, data FROM tournaments")
        return [str(name) for name, data in rows if guest.encode() in bytes(data)]

    async def remove_old(self, keep: Retention) -> None:
        """Those that nobody needs any more, as it is with tables."""
        days = {"gathering": NEVER_BEGAN, "playing": keep.abandoned, "over": keep.finished}
        sql = "DELETE FROM tournaments WHERE status = ? AND ran < ?"
        await self._store.write(
            *(
                (sql, (status, self._store.ran - kept * DAY))
                for status, kept in days.items()
                if kept
            )
        )
