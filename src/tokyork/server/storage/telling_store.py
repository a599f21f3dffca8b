"""Who wants to be told what, where and when: all SQL about it is here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.storage.ledger import Ledger

MOST_TARGETS = 8
"""Browsers of one guest that are told; the oldest is forgotten."""
_SUBSCRIBE = (
    "INSERT INTO push_targets (endpoint, guest, p256dh, auth, language, ran) "
    "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, "
    "p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, "
    "ran = excluded.ran"
)
_TOO_MANY = (
    "DELETE FROM push_targets WHERE guest = ?1 AND endpoint NOT IN (SELECT endpoint "
    "FROM push_targets WHERE guest = ?1 ORDER BY ran DESC, endpoint LIMIT ?2)"
)
_WISH = (
    "INSERT INTO telling (guest, quiet, quiet_from, quiet_to, zone, minutes, language, mail, "
    "proof, ran) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guest) DO UPDATE SET "
    "quiet = excluded.quiet, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, "
    "zone = excluded.zone, minutes = excluded.minutes, language = excluded.language, "
    "mail = excluded.mail, proof = excluded.proof, ran = excluded.ran"
)
_FIELDS = "quiet, quiet_from, quiet_to, zone, minutes, language, mail, proof"


class Wishes(NamedTuple):
    """How a guest wants to be told."""

    quiet: int = 0
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    zone: str = ""
    minutes: int = 0
    language: str = "en"
    mail: str = ""
    proof: str = ""
    """What the letter says that proves the address; empty once that was told."""


class Subscriber(NamedTuple):
    """A browser that has subscribed."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class TellingStore:
    """What is kept of it."""

    def __init__(self, store: Ledger) -> None:
        """In this ledger."""
        self._store = store

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this server: made once, whichever process asks first."""
        sql = "SELECT value FROM server_keys WHERE name = ?"
        if not (rows := await self._store.read(sql, name)):
            keep = "INSERT INTO server_keys VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
            await self._store.write((keep, (name, make())))
            rows = await self._store.read(sql, name)
        return str(rows[0][0])

    async def note(self, name: str, value: str) -> None:
        """Keep something of the whole server."""
        keep = (
            "INSERT INTO server_keys VALUES (?, ?) ON CONFLICT (name) "
            "DO UPDATE SET value = excluded.value"
        )
        await self._store.write((keep, (name, value)))

    # --- browsers ---

    async def subscribe(self, guest: str, target: Subscriber) -> None:
        """Tell this browser from now on."""
        await self._store.write(
            (_SUBSCRIBE, (target.endpoint, guest, *target[1:], self._store.ran)),
            (_TOO_MANY, (guest, MOST_TARGETS)),
        )

    async def forget(self, endpoint: str, guest: str | None = None) -> None:
        """Tell a browser nothing any more; if a guest is named, only if it is theirs."""
        whose = "" if guest is None else " AND guest = ?"
        values = (endpoint,) if guest is None else (endpoint, guest)
        await self._store.write((f"DELETE FROM push_targets WHERE endpoint = ?{whose}", values))  # noqa: S608 - ours

    async def targets(self, guest: str) -> list[Subscriber]:
        """A guest's browsers."""
        sql = "SELECT endpoint, p256dh, auth, language FROM push_targets WHERE guest = ?"
        return [Subscriber(*row) for row in await self._store.read(sql, guest)]

    # --- wishes ---

    async def wish(self, guest: str, wishes: Wishes) -> None:
        """How a guest wants to be told from now on."""
        await self._store.write((_WISH, (guest, *wishes, self._store.ran)))

    async def wishes(self, guest: str) -> Wishes:
        """How that is."""
        sql = f"SELECT {_FIELDS} FROM telling WHERE guest = ?"  # noqa: S608 - ours
        rows = await self._store.read(sql, guest)
        return Wishes(*rows[0]) if rows else Wishes()

    async def prove(self, proof: str) -> bool:
        """Whether this proves somebody's address; from then on they get letters."""
        sql = "SELECT 1 FROM telling WHERE proof = ? AND proof <> ''"
        if not await self._store.read(sql, proof):
            return False
        await self._store.write(("UPDATE telling SET proof = '' WHERE proof = ?", (proof,)))
        return True
