"""Secrets for tables to come: committed in public before anybody can draw by them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tokyork.cities import CITIES
from tokyork.fair.scheme import commitment_of
from tokyork.fair.seal import Seal, new_secret
from tokyork.review.faces import tally
from tokyork.server.protocol.calls import DiceList, DiceMade

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.review.faces import DiceTally
    from tokyork.server.storage.dice_store import DiceStore

WAITING = 5
"""Commitments of one guest that no table has taken yet."""
UNUSED_AFTER = 3600.0
MOST_ENTRIES = 1000


class DiceCup:
    """Where tables get their dice from."""

    def __init__(self, store: DiceStore) -> None:
        """On this file."""
        self._store = store

    async def offer(self, guest: str) -> DiceMade:
        """A commitment for the next table of a guest, who can add a salt after seeing it."""
        waiting = await self._store.waiting(guest)
        for commitment in waiting[: max(0, len(waiting) - WAITING + 1)]:
            await self._store.give_up(guest, commitment)
        seal = await self._commit(guest)
        return DiceMade(seal.commitment, _number(seal))

    async def seal(self, guest: str, commitment: str = "") -> Seal:
        """The seal that was offered under this commitment, or a new one."""
        found = await self._store.committed(commitment, guest) if commitment else None
        if found is None:
            return await self._commit(guest, taker="table")
        return Seal(found[0], {}, found[1])

    async def _commit(self, guest: str, taker: str = "") -> Seal:
        secret = new_secret()
        commitment = commitment_of(bytes.fromhex(secret))
        entry = await self._store.commit(commitment, secret, guest, taker)
        return Seal(secret, {}, entry)

    async def sweep(self) -> None:
        """What nobody used is listed as unused."""
        for commitment in await self._store.unused(time.time() - UNUSED_AFTER):
            await self._store.end_unused(commitment)

    async def tallies(self) -> dict[str, DiceTally]:
        """All dice of games that ended on this server, by city."""
        counted = (await self._store.tallies()).items()
        return {city: tally(_by_face(city, counts)) for city, counts in counted if city in CITIES}

    async def listed(self, first: int) -> DiceList:
        """A part of the public list."""
        entries = await self._store.entries(first, MOST_ENTRIES)
        return DiceList(entries, await self._store.count())


def _number(seal: Seal) -> int:
    return seal.entry.number if seal.entry else 0


def _by_face(city: str, counts: Mapping[str, int]) -> dict[str, int]:
    """In the order in which the city names its faces."""
    return {face: counts.get(face, 0) for face in CITIES[city].faces}
