"""Runs the server: finds its place on the network, prints its address, opens the browser."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from tokyork.errors import BadInputError
from tokyork.server.app import make_server
from tokyork.server.limits import FRAME
from tokyork.server.sockets import CuttableSocket, be_quiet
from tokyork.server.store import MEMORY
from tokyork.text import texts

if TYPE_CHECKING:
    from starlette.applications import Starlette

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - it is what somebody asked for
STOP_WITHIN = 2


def usual_db() -> str:
    """Where tables are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "tokyork" / "tokyork.db")


def serve(host: str, port: int, db: str | None, *, browser: bool) -> None:
    """Serve until somebody stops it."""
    path = _prepared(db or usual_db())
    with _bound(host, port) as bound:
        server = make_server(path)
        addresses = [f"http://{name}:{bound.getsockname()[1]}/" for name in _names(host)]
        server.addresses = addresses[1:]  # the first is for this machine
        running = _Announced(configure(server.app()), addresses, browser=browser)
        with contextlib.suppress(KeyboardInterrupt):  # that is how people stop it
            running.run(sockets=[bound])


class _Announced(uvicorn.Server):
    """Prints its addresses, and opens the first, once somebody answers there."""

    def __init__(self, config: uvicorn.Config, addresses: list[str], *, browser: bool) -> None:
        super().__init__(config)
        self._addresses = addresses
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for address in self._addresses:
            print(address, flush=True)  # noqa: T201 - the program's output
        if self._browser:  # some browsers keep whoever opens them waiting
            opening = threading.Thread(target=webbrowser.open, args=self._addresses[:1])
            opening.daemon = True
            opening.start()


def configure(app: Starlette) -> uvicorn.Config:
    """How uvicorn serves the application."""
    be_quiet()
    return uvicorn.Config(
        app,
        ws=CuttableSocket,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


def _prepared(db: str) -> str:
    if db == MEMORY:
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
    except OSError as error:
        why = error.strerror or str(error)
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
        bound.listen(1024)
    except OSError:
        bound.close()
        raise
    return bound


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
