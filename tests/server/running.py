"""A real server in this process, and browsers that are a few lines long."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
import time
import uuid
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tokyork.server.bus.nats_bus import NatsBus
from tokyork.server.limits import Limits
from tokyork.server.protocol.messages import AnyMessage
from tokyork.server.web.app import Server, Way, make_server
from tokyork.server.web.serve import Under, configure

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tokyork.server.bus.hint_bus import Bus
    from tokyork.server.work.worker_pool import WorkerPool

PATIENCE = 60.0
DATABASE, BUS = (os.environ.get(f"TOKYORK_TEST_{name}") for name in ("DATABASE", "BUS"))
"""What servers that keep nothing stand on instead: so the same tests run on the other pair."""
JSON = dict[str, Any]
T = TypeVar("T")


def loose() -> Limits:
    """Limits that no test comes near."""
    return Limits.none()


class Running:
    """A server on a free port."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a server stands on
        self,
        db: str = ":memory:",
        limits: Limits | None = None,
        thinker: WorkerPool | None = None,
        way: Way | None = None,
        under: Under | None = None,
        bus: Bus | None = None,
    ) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        # So that a reader who stops is felt after a few messages.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(256)
        self.address = f"127.0.0.1:{self._socket.getsockname()[1]}"
        if db == ":memory:" and DATABASE and BUS:
            db, bus = DATABASE, NatsBus(BUS)
        limits, way = limits or loose(), way or Way()
        self.server: Server = make_server(db, limits, thinker, way, bus)
        config = configure(self.server.app(), limits, way.proxies, under)
        self.door = config.door
        self._uvicorn = uvicorn.Server(config)
        run = self._uvicorn.run
        # A test that fails stops no server: its thread must not keep the process from ending.
        self._thread = threading.Thread(target=run, kwargs={"sockets": [self._socket]}, daemon=True)
        self._thread.start()
        wait_until(lambda: self._uvicorn.started)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        loop = self._uvicorn.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def browser(self) -> Browser:
        return Browser(self.address)


class Browser:
    """A guest."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)
        self.http.get("/api/home").raise_for_status()
        self._open: list[Socket] = []

    def home(self) -> JSON:
        found: JSON = self.http.get("/api/home").json()
        return found

    def make(
        self,
        *seats: JSON | str | int,
        city: str = "tokyo",
        begin: bool = False,
        **settings: object,
    ) -> str:
        """A table; a name is a person's, a number a bot's level, and nothing is open."""
        given = {"settings": {"city": city, **settings}, "seats": [_seat(s) for s in seats]}
        answer = self.http.post("/api/tables", json={**given, "begin": begin})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    def enter(self, table: str, **query: object) -> Socket:
        self._open.append(Socket(self, table, **query))
        return self._open[-1]

    def close(self) -> None:
        for one in self._open:
            one.close()
        self.http.close()


def _seat(seat: JSON | str | int) -> JSON:
    if isinstance(seat, int):
        return {"kind": "bot", "level": seat}
    if isinstance(seat, str):
        return {"kind": "person", "name": seat} if seat else {"kind": "open"}
    return seat


class Socket:
    """A browser at a table: what it knows of it, as client/src/lib/session does."""

    def __init__(self, browser: Browser, table: str, **query: object) -> None:
        self.name = table
        self.table: JSON = {}
        self.game: JSON | None = None
        self.lines: list[JSON] = []
        self.events: list[JSON] = []
        self.first_event = 0
        self.talk: list[JSON] = []
        self.received: list[JSON] = []
        self.raw = raw_socket(browser, table, **query)

    @property
    def seq(self) -> int:
        return -1 if self.game is None else int(self.game["seq"])

    @property
    def choice(self) -> JSON | None:
        return None if self.game is None else self.game["choice"]

    @property
    def over(self) -> bool:
        return self.game is not None and bool(self.game["view"]["over"])

    def seat(self, seat: str) -> JSON:
        found: JSON = next(s for s in self.table["seats"] if s["seat"] == seat)
        return found

    def receive(self, timeout: float = PATIENCE) -> JSON:
        text = self.raw.recv(timeout)
        message: JSON = json.loads(text)
        msgspec.json.decode(text, type=AnyMessage)
        self.received.append(message)
        match message["type"]:
            case "snapshot":
                self._take_over(message)
            case "played":
                self._played(message)
            case "went_on":
                assert self.game is not None
                self._played(message | {"game": gone_on(self.game, message["game"])})
            case "changed":
                self.table = message["table"]
            case "said":
                self.talk.append(message)
        return message

    def _take_over(self, message: JSON) -> None:
        self.table, self.game = message["table"], message["game"]
        self.lines, self.talk = message["lines"], message["talk"]
        self.events, self.first_event = [], message["events"]

    def _played(self, message: JSON) -> None:
        kept = [e for e in self.events if e["number"] < message["first"]]
        self.events = [*kept, *message["events"]]
        self.game = message["game"]
        lines = [line for line in self.lines if line["number"] < message["first_line"]]
        self.lines = [*lines, *message["lines"]]

    def receive_until(self, holds: Callable[[Socket], object]) -> Socket:
        deadline = time.monotonic() + PATIENCE
        while not holds(self):
            assert time.monotonic() < deadline
            self.receive(deadline - time.monotonic())
        return self

    def entered(self) -> Socket:
        """Read what a new connection is told first."""
        self.receive()
        return self

    def send(self, request: str, /, **fields: object) -> str:
        nonce = str(fields.get("nonce", uuid.uuid4().hex))
        self.raw.send(json.dumps({"type": request, **fields, "nonce": nonce}))
        return nonce

    def ask(self, request: str, /, **fields: object) -> JSON:
        """Ask, and read on to the answer."""
        nonce, deadline = self.send(request, **fields), time.monotonic() + PATIENCE
        while True:
            message = self.receive(deadline - time.monotonic())
            if message["type"] == "answer" and message["nonce"] == nonce:
                return message

    def do(self, request: str, /, **fields: object) -> Socket:
        """Ask for something that is granted."""
        answer = self.ask(request, **fields)
        assert answer["problem"] is None, answer
        return self

    def link(self, seat: str) -> str:
        """A new private link of a seat."""
        nonce = self.send("link", seat=seat)
        while (message := self.receive())["type"] != "link":
            assert message.get("nonce") != nonce, message
        return str(message["path"])

    def refused(self, request: str, /, **fields: object) -> str:
        """The kind of problem that a request meets."""
        problem = self.ask(request, **fields)["problem"]
        assert problem is not None
        assert problem["text"]
        return str(problem["kind"])

    def move(self, move: str | None = None, **fields: object) -> JSON:
        if move is None:
            assert self.choice is not None
            move = self.choice["default"]
        return self.ask("move", **{"table": self.name, "seq": self.seq, "move": move, **fields})

    def play_on(self) -> Socket:
        """Play whatever is usual until the game is over."""
        while not self.over:
            if self.choice is None:
                self.receive()
            else:
                self.move()
        return self

    def close(self) -> None:
        self.raw.close()


def gone_on(before: JSON, change: JSON) -> JSON:
    """A game after a change, as client/src/lib/going_on does it."""
    view = {key: value for key, value in before["view"].items() if key not in change["gone"]}
    changed = {monster["seat"]: monster for monster in change["view"].get("monsters", ())}
    monsters = [changed.get(monster["seat"], monster) for monster in view["monsters"]]
    rest = {key: value for key, value in change.items() if key != "gone"}
    return {**rest, "view": {**view, **change["view"], "monsters": monsters}}


def raw_socket(browser: Browser, table: str, **query: object) -> ClientConnection:
    words = httpx.QueryParams({key: str(value) for key, value in query.items()})
    guest = browser.http.cookies.get("guest")
    headers = {"Cookie": f"guest={guest}", "Origin": f"http://{browser.address}"}
    opening = connect(
        f"ws://{browser.address}/ws/{table}?{words}",
        additional_headers=headers,
        compression=None,
        max_size=2**24,
        close_timeout=0.1,  # a client that did not read everything would wait this long
    )
    return ExitStack().enter_context(opening)


def close_code(socket: ClientConnection) -> int | None:
    """Read until the server closes the connection, and say how it did."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def wait_until(holds: Callable[[], object], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)
