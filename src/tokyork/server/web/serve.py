"""Runs the server: finds its place on the network, prints its address, opens the browser."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import uvicorn

from tokyork.errors import BadInputError
from tokyork.server.admin.admin_token import AdminToken, given_token, new_token
from tokyork.server.bus.nats_bus import NatsBus
from tokyork.server.limits import FRAME, Limits
from tokyork.server.notices.letters import PostOffice
from tokyork.server.storage.postgres.opening_database import is_address
from tokyork.server.storage.store import MEMORY
from tokyork.server.web.app import Way, data_folder, make_server
from tokyork.server.web.cuttable import CuttableSocket, be_quiet
from tokyork.server.web.door import BACKLOG, Door
from tokyork.server.web.guarded import DoorConfig, guarded
from tokyork.server.web.hosts import LOCAL, Hosts
from tokyork.server.web.logs import logs_to
from tokyork.server.web.proxies import Proxies
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.applications import Starlette

    from tokyork.server.bus.hint_bus import Bus
    from tokyork.server.metrics import Metrics
    from tokyork.server.storage.retention import Retention
    from tokyork.server.web.app import Server
    from tokyork.server.web.serve_options import ServeOptions

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - it is what somebody asked for
STOP_WITHIN = 2
_log = logging.getLogger(__name__)


def usual_db() -> str:
    """Where tables are kept unless somebody says otherwise."""
    return str(data_folder() / "tokyork.db")


def serve(options: ServeOptions, keep: Retention | None = None) -> None:
    """Serve until somebody stops it."""
    limits = Limits.read(options.limits) if options.limits else Limits()
    hosts = Hosts(options.public_urls, _names_here(options.host))
    way = Way(hosts, Proxies(options.trusted_proxies))
    path = _prepared(options.db or usual_db())
    bus = _bus(options.bus, path)
    given = given_token(options.admin_token) if options.admin else None
    office = PostOffice.read(options.smtp, options.mail_from) if options.smtp else None
    log = logs_to(options.log, options.log_level)
    with log, _bound(options.host, options.port) as bound:
        server = make_server(path, limits, way=way, bus=bus)
        server.lobby.retention = keep or server.lobby.retention
        server.puzzles.own = options.puzzles or server.puzzles.own
        addresses = _addresses(options.host, bound.getsockname()[1], hosts)
        server.crier.home, server.crier.office = (hosts.public_urls or addresses)[0], office
        server.api.addresses = addresses[1:]  # the first is for this machine
        config = configure(server.app(), limits, way.proxies)
        _watch(server.metrics, config.door)
        server.desk.count_lines = lambda: len(config.door)
        running = _Announced(config, addresses, browser=options.browser)
        if options.admin:
            running.for_host = _open_admin(server, given, addresses[0])
        running.hand_over_tables = server.hand_over_tables
        with contextlib.suppress(KeyboardInterrupt):  # that is how people stop it
            running.run(sockets=[bound])


def _open_admin(server: Server, given: str | None, here: str) -> str:
    """What tells the host where /admin is; a token that was given is not told, logs may keep it."""
    token = given or new_token()
    server.admin.token = AdminToken(token)
    place = f"{here}admin" if given else f"{here}admin#{token}"
    return texts()("server-admin_at", address=place)


def _watch(metrics: Metrics, door: Door) -> None:
    metrics.watch("tokyork_lines", "Network connections of any kind", lambda: len(door))
    turned_away, shown_out = "Connections beyond the limits", "Connections that took too long"
    metrics.watch("tokyork_turned_away", turned_away, lambda: door.turned_away)
    metrics.watch("tokyork_shown_out", shown_out, lambda: door.shown_out)


class _Announced(uvicorn.Server):
    """Prints its addresses, and opens the first, once somebody answers there."""

    def __init__(self, config: uvicorn.Config, addresses: list[str], *, browser: bool) -> None:
        super().__init__(config)
        self._addresses = addresses
        self._browser = browser
        self.hand_over_tables: Callable[[], Awaitable[None]] | None = None
        self.for_host: str | None = None
        """A line that is for nobody but who started it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _log.info("Serving at %s", ", ".join(self._addresses))
        for address in self._addresses:
            print(address, flush=True)  # noqa: T201 - the program's output
        if self.for_host is not None:
            print(self.for_host, flush=True)  # noqa: T201 - the same
        if self._browser:  # some browsers keep whoever opens them waiting
            opening = threading.Thread(target=webbrowser.open, args=self._addresses[:1])
            opening.daemon = True
            opening.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand tables over first: who is sent away must find them elsewhere."""
        if self.hand_over_tables is not None:
            await self.hand_over_tables()
        await super().shutdown(sockets)


class Under(NamedTuple):
    """What runs under the server: the quickest that is installed, unless a test says otherwise."""

    http: str = "auto"
    loop: str = "auto"


def configure(
    app: Starlette,
    limits: Limits | None = None,
    proxies: Proxies | None = None,
    under: Under | None = None,
) -> DoorConfig:
    """How uvicorn serves the application."""
    under = under or Under()
    be_quiet()
    limits = limits or Limits()
    config = DoorConfig(
        app,
        loop=under.loop,
        http=guarded(under.http),
        ws=CuttableSocket,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ours believes those it is told to, and nobody else
        backlog=BACKLOG,
        timeout_keep_alive=limits.idle_seconds,  # type: ignore[arg-type] # a time like any
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    config.door = Door(limits, proxies or Proxies())
    return config


def _bus(url: str | None, db: str) -> Bus | None:
    """What several processes hear each other by."""
    if url is None:
        return None
    if not is_address(db):
        raise BadInputError("--bus", texts()("server-bus_alone"))
    return NatsBus(url)


def _prepared(db: str) -> str:
    if db == MEMORY or is_address(db):
        return db
    try:
        Path(db).expanduser().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInputError("--db", texts()("server-bad_db", path=db, why=why)) from error
    return str(Path(db).expanduser())


def _bound(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        return _listening(*found[0])
    except (OSError, UnicodeError) as error:  # a name that no machine can have is the latter
        why = getattr(error, "strerror", None) or str(error)
        said = texts()("server-no_address", host=host, port=str(port), why=why)
        raise BadInputError("--host, --port", said) from error


def _listening(
    family: int, kind: int, protocol: int, _: str, address: tuple[object, ...]
) -> socket.socket:
    # With the protocol, or asyncio does not know that it is TCP and lets small packets wait.
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        # Accepted connections have it, too: nobody makes us read more than this at once.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, FRAME)
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def _addresses(host: str, port: int, hosts: Hosts) -> list[str]:
    """Where the server is found: on this machine, in public, and on the local network."""
    here, *others = [f"http://{name}:{port}/" for name in _names(host)]
    return [here, *(hosts.public_urls or others)]


def _names(host: str) -> list[str]:
    """What the server is called: on this machine, and on the local network if it is open to it."""
    if host not in ANYWHERE:
        return [f"[{host}]" if ":" in host else host]
    return ["127.0.0.1", *_local_addresses()]


def _local_addresses() -> list[str]:
    """The addresses of this machine on its networks."""
    found: list[str] = []
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found = [str(entry[4][0]) for entry in named]
    except OSError:
        pass
    # The address that packets to the outside would have; none is sent.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.insert(0, str(probe.getsockname()[0]))
        except OSError:
            pass
    return [name for name in dict.fromkeys(found) if not ipaddress.ip_address(name).is_loopback]


def _names_here(host: str) -> list[str]:
    """The names that others on the local network may call this machine by."""
    if host in LOCAL:
        return []
    own = socket.gethostname()
    return [*_names(host), own, f"{own}.local"]
