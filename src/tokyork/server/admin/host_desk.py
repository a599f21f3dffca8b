"""What the host of the server sees: all tables, who is here, how busy it is, what went wrong."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tokyork import __version__
from tokyork.server.admin.load_meter import memory
from tokyork.server.protocol.administration import (
    AdminHome,
    AdminLoad,
    AdminPerson,
    AdminSeat,
    AdminTable,
)
from tokyork.server.table.seats import voice_of
from tokyork.server.table.standing import standing_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tokyork.server.admin.backup_shelf import BackupShelf
    from tokyork.server.admin.kept_errors import KeptErrors
    from tokyork.server.admin.load_meter import LoadMeter
    from tokyork.server.feed.listeners import Listener
    from tokyork.server.linking.link_office import LinkOffice
    from tokyork.server.lobby import Lobby
    from tokyork.server.room.room import Room
    from tokyork.server.storage.health import Health
    from tokyork.server.storage.leases import Leases
    from tokyork.server.storage.ledger import Ledger
    from tokyork.server.storage.overview_store import OpenTable, OverviewStore
    from tokyork.server.table.seats import Chair
    from tokyork.server.work.worker_pool import WorkerPool

MOST_PEOPLE = 500
MOST_DAMAGED = 100


class HostDesk:
    """Reads everything, and changes nothing."""

    def __init__(  # noqa: PLR0913, PLR0917 - it looks into every room
        self,
        store: Ledger,
        overview: OverviewStore,
        leases: Leases,
        lobby: Lobby,
        links: LinkOffice,
        pool: WorkerPool,
        health: Health,
        load: LoadMeter,
        errors: KeptErrors,
        shelf: BackupShelf,
    ) -> None:
        """From now on."""
        self._store = store
        self._overview = overview
        self._leases = leases
        self._lobby = lobby
        self._links = links
        self._pool = pool
        self._health = health
        self._load = load
        self._errors = errors
        self._shelf = shelf
        self._began = time.monotonic()
        self.network_of: Callable[[str], str] = lambda _: "unknown"
        """What a log may keep of an address."""
        self.count_lines: Callable[[], int] | None = None
        """Network connections of any kind."""

    async def home(self) -> AdminHome:
        """All that there is to see."""
        process, alive = self._leases.process, await self._overview.processes()
        tables = await self._overview.open_tables()
        return AdminHome(
            version=__version__,
            process=process,
            processes=sorted({process, *alive}),
            now=time.time(),
            up=time.monotonic() - self._began,
            store=self._store.path,
            trouble=await self._health.trouble(),
            damaged=dict(list(self._store.damaged.items())[:MOST_DAMAGED]),
            tables=[self._table(one, {process, *alive}) for one in tables],
            open_tables=await self._overview.count(),
            people=self._people(),
            load=self._busy(),
            errors=self._errors.latest(),
            dice=await self._overview.dice(),
            folder=None if self._shelf.folder is None else str(self._shelf.folder),
            backups=self._shelf.listed(),
        )

    # --- tables ---

    def _table(self, one: OpenTable, alive: set[str]) -> AdminTable:
        """As it is here, if it is; else as it was kept, and as its owner hints."""
        room = self._lobby.rooms.get(one.data.table)
        hint = self._lobby.hints.of(one.data.table)
        data = one.data if room is None else room.table.data
        match = None if room is None else room.table.match
        standing = standing_of(match) if match else (hint.standing if hint else data.standing)
        watchers = room.watchers if room else (hint.watchers if hint else 0)
        owner = one.owner if one.owner in alive else None
        asleep = None if owner else True  # what nobody has is put away
        return AdminTable(
            table=data.table,
            city=data.settings.city,
            status=data.status,
            listed=data.settings.listed,
            paused=data.paused,
            seats=_seats(data.chairs, room),
            turn=standing.turn if standing else None,
            listeners=len(room.connections) if room else (None if owner else 0),
            watchers=watchers,
            last_move=one.last_move,
            opened=data.opened,
            resting=room.is_resting if room else asleep,
            process=self._leases.process if room else owner,
        )

    # --- people ---

    def _people(self) -> list[AdminPerson]:
        """Whoever is connected to a table of this process."""
        found: dict[str, AdminPerson] = {}
        for room in self._lobby.rooms.values():
            names = {chair.guest: chair.name for chair in room.table.data.chairs if chair.guest}
            for connection in room.connections:
                person = found.setdefault(connection.guest, self._person(connection))
                person.sockets += 1
                name = names.get(connection.guest, "")
                person.names += [name] if name and name not in person.names else []
                person.tables += [room.name] if room.name not in person.tables else []
        return list(found.values())[:MOST_PEOPLE]

    def _person(self, connection: Listener) -> AdminPerson:
        network = self.network_of(connection.address)
        return AdminPerson(voice_of(connection.guest), [], [], 0, network, connection.language)

    # --- load ---

    def _busy(self) -> AdminLoad:
        return AdminLoad(
            samples=self._load.samples,
            moves=self._load.moves,
            memory=memory(),
            lines=None if self.count_lines is None else self.count_lines(),
            sockets=self._lobby.connections(),
            links=self._links.count(),
            waiting=self._pool.demand,
            rooms=len(self._lobby.rooms),
            commits=self._store.commits,
        )


def _seats(chairs: list[Chair], room: Room | None) -> list[AdminSeat]:
    away: Mapping[str, float] | None = None if room is None else room.away()
    return [_seat(f"p{number + 1}", chair, away) for number, chair in enumerate(chairs)]


def _seat(seat: str, chair: Chair, away: Mapping[str, float] | None) -> AdminSeat:
    guest = chair.guest
    known = guest is not None and away is not None
    return AdminSeat(
        seat,
        chair.kind,
        chair.name,
        chair.level if chair.by_bot and chair.kind != "open" else None,
        voice_of(guest) if guest else None,
        here=guest not in (away or {}) if known else None,
        away=(away or {}).get(guest or ""),
    )
