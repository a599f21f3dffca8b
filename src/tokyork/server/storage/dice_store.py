"""Secrets that were committed, and the public list of commitments: all SQL about them is here."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from tokyork.fair.public_list import NOTHING_BEFORE, ListEntry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.fair.public_list import EntryKind, Why
    from tokyork.server.storage.ledger import Ledger, Rows, Statement

_FIELDS = "number, kind, commitment, why, at, before, hash, game"
# The writing thread seals: what was not committed leaves no gap, and nothing comes in between.
_APPEND = (
    f"INSERT INTO dice_list ({_FIELDS}) "  # noqa: S608 - fixed names
    "SELECT number, kind, commitment, why, at, before, "
    "entry_hash(before, number, kind, commitment, why, at, game), game FROM (SELECT "
    "coalesce((SELECT max(number) FROM dice_list), 0) + 1 AS number, ? AS kind, "
    "? AS commitment, ? AS why, CAST(? AS INTEGER) AS at, ? AS game, "
    "coalesce((SELECT hash FROM dice_list ORDER BY number DESC LIMIT 1), ?) AS before) AS entry "
)
_ONCE = (
    "WHERE EXISTS (SELECT 1 FROM dice_list WHERE commitment = ? AND kind = 'committed') "
    "AND NOT EXISTS (SELECT 1 FROM dice_list WHERE commitment = ? AND kind = 'ended')"
)


_KEEP = "INSERT INTO dice (commitment, secret, guest, made, taker) VALUES (?, ?, ?, ?, ?)"
_TAKE = "UPDATE dice SET taker = ? WHERE commitment = ? AND guest = ? AND taker = ''"
_COUNT = (
    "INSERT INTO dice_tally VALUES (?, ?, ?) "
    "ON CONFLICT (city, face) DO UPDATE SET count = dice_tally.count + excluded.count"
)


def ended(commitment: str, why: Why, game: str = "") -> Statement:
    """What became of a committed game, with its digest; only once, whatever comes later."""
    values = (*_entry("ended", commitment, why, game), commitment, commitment)
    return _APPEND + _ONCE, values


def taken(commitment: str) -> Statement:
    """A table has the secret now."""
    return "DELETE FROM dice WHERE commitment = ?", (commitment,)


def counted(city: str, thrown: Mapping[str, int]) -> list[Statement]:
    """Dice of a game that is over."""
    return [(_COUNT, (city, face, count)) for face, count in thrown.items()]


def _entry(kind: EntryKind, commitment: str, why: Why, game: str = "") -> tuple[str | int, ...]:
    return kind, commitment, why, int(time.time()), game, NOTHING_BEFORE


class DiceStore:
    """What is kept of committed secrets."""

    def __init__(self, store: Ledger) -> None:
        """On this file."""
        self._store = store

    async def commit(self, commitment: str, secret: str, guest: str, taker: str = "") -> ListEntry:
        """Keep a secret, and let everybody know its hash; nobody else can take what has a taker."""
        await self._store.write(
            (_APPEND, _entry("committed", commitment, "")),
            (_KEEP, (commitment, secret, guest, time.time(), taker)),
        )
        return await self._entry_of(commitment)

    async def committed(self, commitment: str, guest: str) -> tuple[str, ListEntry] | None:
        """The secret that was committed for a guest: only once, whichever process is asked."""
        secret = await self._take(commitment, guest)
        return None if secret is None else (secret, await self._entry_of(commitment))

    async def _take(self, commitment: str, guest: str) -> str | None:
        """The secret, if nobody has taken it before: one of all who ask at once gets it."""
        taker = secrets.token_hex(8)
        await self._store.write((_TAKE, (taker, commitment, guest)))
        sql = "SELECT secret FROM dice WHERE commitment = ? AND taker = ?"
        rows = await self._store.read(sql, commitment, taker)
        return str(rows[0][0]) if rows else None

    async def _entry_of(self, commitment: str) -> ListEntry:
        sql = f"SELECT {_FIELDS} FROM dice_list WHERE commitment = ? AND kind = 'committed'"  # noqa: S608 - only names of ours
        return _read(await self._store.read(sql, commitment))[0]

    async def unused(self, before: float) -> list[str]:
        """Commitments of long ago that no table has, whoever took them."""
        rows = await self._store.read("SELECT commitment FROM dice WHERE made < ?", before)
        return [str(row[0]) for row in rows]

    async def waiting(self, guest: str) -> list[str]:
        """Commitments that this guest has not taken yet, oldest first."""
        sql = "SELECT commitment FROM dice WHERE guest = ? AND taker = '' ORDER BY made"
        return [str(row[0]) for row in await self._store.read(sql, guest)]

    async def give_up(self, guest: str, commitment: str) -> None:
        """No table will draw by it, unless one is taking it right now."""
        if await self._take(commitment, guest) is not None:
            await self.end_unused(commitment)

    async def end_unused(self, commitment: str) -> None:
        """The list says that no table has drawn by it."""
        await self._store.write(taken(commitment), ended(commitment, "unused"))

    async def entries(self, first: int, most: int) -> list[ListEntry]:
        """A part of the list."""
        sql = f"SELECT {_FIELDS} FROM dice_list WHERE number >= ? ORDER BY number LIMIT ?"  # noqa: S608 - only names of ours
        return _read(await self._store.read(sql, first, most))

    async def count(self) -> int:
        """How long the list is."""
        rows = await self._store.read("SELECT coalesce(max(number), 0) FROM dice_list")
        return int(rows[0][0])

    async def tallies(self) -> dict[str, dict[str, int]]:
        """How often each face came up in games that are over, by city."""
        found: dict[str, dict[str, int]] = {}
        for city, face, count in await self._store.read("SELECT city, face, count FROM dice_tally"):
            found.setdefault(city, {})[face] = count
        return found


def _read(rows: Rows) -> list[ListEntry]:
    return [ListEntry(*row) for row in rows]
