"""What the host of a server sees and asks for at /admin; all of it needs the token."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tokyork.server.protocol.seating import SeatKind, Status  # noqa: TC001 - msgspec reads them

LONGEST_NAME = 100
"""Letters of the name of a table or person in a request."""


class AdminSeat(Struct):
    """Who sits where."""

    seat: str
    kind: SeatKind
    name: str
    level: int | None
    """Of the bot that sits here or stands in."""
    person: str | None
    """By which the holder can be sent away: the same as in what they say."""
    here: bool | None
    """Whether the holder is connected; `None` if only another process knows."""
    away: float | None
    """For how many seconds not."""


class AdminTable(Struct):
    """A table that is not over."""

    table: str
    city: str
    status: Status
    listed: bool
    paused: bool
    seats: list[AdminSeat]
    turn: int | None
    listeners: int | None
    """Connected browsers; `None` if only another process knows."""
    watchers: int
    last_move: float | None
    """Seconds since 1970."""
    opened: float | None
    resting: bool | None
    """Whether nobody looks, so that bots and clocks rest; `None` if only another process knows."""
    process: str | None
    """Which has it now; nobody's is loaded when somebody comes."""


class AdminPerson(Struct):
    """A guest who is connected to this process."""

    person: str
    names: list[str]
    tables: list[str]
    sockets: int
    network: str
    """24 bits of IPv4, 48 of IPv6: as the log has it."""
    language: str


class LoadSample(Struct):
    """One process in one short time."""

    at: float
    moves: float
    """A second."""
    requests: float
    """A second."""
    cpu: float
    """The share of a core; of this process without its workers."""
    middle: float | None
    """Milliseconds within which half of the requests were answered; `None` without requests."""
    slow: float | None
    """The same for 95 of 100."""
    lag: float
    """Milliseconds that the loop was late."""


class AdminLoad(Struct):
    """How busy this process is."""

    samples: list[LoadSample]
    """Oldest first."""
    moves: int
    """Since the start."""
    memory: int | None
    """Bytes; `None` where the system does not tell."""
    lines: int | None
    """Network connections of any kind."""
    sockets: int
    """Browsers at tables of this process."""
    links: int
    """Browsers here whose tables are another process's."""
    waiting: int
    """Thoughts and questions that wait for a worker, or have one."""
    rooms: int
    """Tables in memory."""
    commits: int


class AdminError(Struct):
    """Something that was logged as a warning or an error, however often."""

    level: str
    logger: str
    text: str
    count: int
    first: float
    last: float


Unfinished = Literal["waiting", "gathering", "playing", "unknown"]


class AdminDie(Struct):
    """A commitment of fair dice, and what became of it."""

    number: int
    commitment: str
    at: float
    state: str
    """How it ended, or why it has not yet: one of `Unfinished`."""
    table: str | None
    """The one that draws by it, while it is not over."""


class AdminDice(Struct):
    """The public list, as its host wants to see it."""

    count: int
    open: int
    """Commitments that nothing has become of yet."""
    newest: list[AdminDie]
    unfinished: list[AdminDie]
    """Oldest first."""


class AdminBackup(Struct):
    """A copy in the folder of backups."""

    file: str
    size: int
    at: float


class AdminHome(Struct):
    """GET /api/admin/home: all that there is to see."""

    version: str
    process: str
    """Which process answers: behind a proxy it may be another each time."""
    processes: list[str]
    """All that are there now."""
    now: float
    up: float
    """Seconds since this process started."""
    store: str
    """Where everything is kept, without a password."""
    trouble: str | None
    """Why nothing can be saved now."""
    damaged: dict[str, str]
    """Tables that were set aside, and why."""
    tables: list[AdminTable]
    open_tables: int
    """How many there are; the list has the latest."""
    people: list[AdminPerson]
    load: AdminLoad
    errors: list[AdminError]
    """The latest first."""
    dice: AdminDice
    folder: str | None
    """Where backups are put; `None` if there is nothing to back up."""
    backups: list[AdminBackup]
    """The newest first."""


class HostWish(Struct, forbid_unknown_fields=True):
    """POST /api/admin/send_away, and without a person POST /api/admin/close."""

    table: str
    person: str = ""


class WishGranted(Struct):
    """The answer: done here, or told to the process whose table it is."""

    process: str
    here: bool


class BackupMade(Struct):
    """POST /api/admin/backup: a copy that was checked."""

    backup: AdminBackup
    tables: int
    moves: int
    damaged: list[str]
