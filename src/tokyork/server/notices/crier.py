"""Looks after tables that last days: acts where time is up, and tells people that it is their turn.

Every process looks. Of a table in the memory of one, that one acts; otherwise whoever comes first
gets it by its lease. Who tells something has claimed it in the database before, so that it is told
once at most, whatever ends or starts meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from typing import TYPE_CHECKING

from tokyork.server.notices.news import AwaitedPlayer, encoded, news_of
from tokyork.server.notices.push_gate import BadEndpointError, PushGate
from tokyork.server.notices.quiet_hours import QuietHours, seconds_until_loud
from tokyork.server.notices.web_push import PushTarget, Vapid, encrypted
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.room.room import Room
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.deadlines import REMINDED, TOLD, UNTOLD
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.ledger import CannotReadError, LostOutcomeError

if TYPE_CHECKING:
    from tokyork.server.lobby import Lobby
    from tokyork.server.metrics import Metrics
    from tokyork.server.notices.letters import PostOffice
    from tokyork.server.storage.deadlines import Deadline, Deadlines
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.storage.telling_store import Subscriber, TellingStore, Wishes
    from tokyork.server.table.table import TableData

LOOK_EVERY = 15.0
"""Seconds between two looks."""
GRACE = 20.0
"""Seconds in which nobody is told: who plays live needs no notice."""
LONGEST_KEPT = 28 * 24 * 3600
"""Seconds that a push service keeps a message for a browser that is off."""
DEAD = (404, 410)
"""What a service answers of a browser that has unsubscribed."""
TROUBLE = (CannotSaveError, CannotReadError, LostOutcomeError, NotOwnerError, RefusedError)
_log = logging.getLogger(__name__)


class Crier:
    """One a process."""

    def __init__(
        self,
        lobby: Lobby,
        tables: TableStore,
        deadlines: Deadlines,
        telling: TellingStore,
        metrics: Metrics,
    ) -> None:
        """Nobody has been told anything yet."""
        self._lobby = lobby
        self._tables = tables
        self._deadlines = deadlines
        self._telling = telling
        self.gate = PushGate()
        self.office: PostOffice | None = None
        self.home = "http://localhost/"
        """Where players find this server, for letters and for push services."""
        self.grace = GRACE
        self._vapid: Vapid | None = None
        self._pushed = self._refused = 0
        metrics.watch("tokyork_pushed", "Notices taken by push services", lambda: self._pushed)
        metrics.watch("tokyork_push_refused", "Notices that none took", lambda: self._refused)

    async def vapid(self) -> Vapid:
        """The key of this server, made when it is first asked for."""
        if self._vapid is None:
            self._vapid = Vapid(await self._telling.key("vapid", Vapid.new_secret))
        return self._vapid

    async def watch_for_ever(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.look()
            except TROUBLE:
                pass  # the store has said so
            except Exception:  # noqa: BLE001 - one bad row must not end all looking
                _log.exception("Could not look after games that last days")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Act where time is up, and tell whoever is to be told."""
        for one in await self._deadlines.over():
            with contextlib.suppress(*TROUBLE):
                found = await self._lobby.find(one.table)
                if isinstance(found, Room):
                    await found.go_on_alone()
        for one in await self._deadlines.to_tell(self.grace):
            with contextlib.suppress(*TROUBLE):
                await self._consider(one)

    async def _consider(self, one: Deadline) -> None:
        level = TOLD if one.told == UNTOLD else REMINDED
        if self._sees(one):
            await self._deadlines.claim(one, level)
            return
        wishes = await self._telling.wishes(one.guest)
        targets = await self._telling.targets(one.guest)
        by_mail = self.office is not None and wishes.mail != "" and not wishes.proof
        if targets or by_mail:
            wait = seconds_until_loud(_quiet(wishes), time.time())
            if wait > 0:
                await self._deadlines.put_off(one, wait)
                return
        if not await self._deadlines.claim(one, level) or not (targets or by_mail):
            return
        data = await self._tables.data(one.table)
        if data is None or data.status != "playing":
            return
        left = max(0.0, one.due - self._deadlines.ran)
        count = len(await self._deadlines.of(one.guest))
        who = AwaitedPlayer(one.guest, left, count, level == REMINDED)
        telling = [
            self.push(target, encoded(news_of(data, who, target.language)), one.table, left)
            for target in targets
        ]
        if by_mail:
            telling.append(self._write(data, who, wishes))
        await asyncio.gather(*telling)

    def _sees(self, one: Deadline) -> bool:
        """Whether they look at the table right now."""
        room = self._lobby.rooms.get(one.table)
        return room is not None and any(c.guest == one.guest for c in room.connections)

    async def push(self, target: Subscriber, message: bytes, topic: str, left: float) -> None:
        """Hand a message to a browser's push service; one that is gone is forgotten."""
        try:
            vapid = await self.vapid()
            headers = {
                "authorization": vapid.header(target.endpoint, self.home),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(int(min(LONGEST_KEPT, max(60.0, left)))),
                "urgency": "normal",
                # A later message about the same table takes the place of one that still waits.
                "topic": hashlib.sha256(topic.encode()).hexdigest()[:32],
            }
            body = encrypted(message, PushTarget(*target))
            status = await self.gate.post(target.endpoint, headers, body)
        except (OSError, BadEndpointError, ValueError, UnicodeError):
            self._refused += 1
            return
        if status in DEAD:
            await self._telling.forget(target.endpoint)
        if status // 100 == 2:
            self._pushed += 1
        else:
            self._refused += 1

    async def _write(self, data: TableData, who: AwaitedPlayer, wishes: Wishes) -> None:
        if self.office is None:
            return
        told = news_of(data, who, wishes.language)
        link = self.home.rstrip("/") + told.url
        try:
            await self.office.send(wishes.mail, told.title, f"{told.body}\n\n{link}\n")
        except OSError as error:
            _log.warning("A letter could not be sent: %s", error)


def _quiet(wishes: Wishes) -> QuietHours | None:
    if not wishes.quiet:
        return None
    return QuietHours(wishes.quiet_from, wishes.quiet_to, wishes.zone, wishes.minutes)
