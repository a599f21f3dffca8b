"""A page that talks to a local application, in a few lines."""

from __future__ import annotations

import asyncio
import json
import uuid
from typing import TYPE_CHECKING, Any, Self

from tokyork.server.local.application import LocalApplication
from tokyork.server.local.journal import MemoryJournal
from tokyork.server.local.journal_store import JournalStore
from tokyork.server.local.message_line import MessageLine
from tokyork.server.local.own_thread import OwnThread

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.local.journal import Journal

PATIENCE = 30.0
JSON = dict[str, Any]


def seats(*levels: int, name: str = "Ann") -> list[JSON]:
    return [{"kind": "person", "name": name}, *({"kind": "bot", "level": n} for n in levels)]


class Device:
    """A browser without a server: what is kept there, and the application while it is open."""

    def __init__(self, journal: Journal | None = None) -> None:
        self.journal = journal or MemoryJournal()
        self.application: LocalApplication | None = None

    async def __aenter__(self) -> Self:
        self.application = LocalApplication(JournalStore(self.journal), OwnThread())
        await self.application.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.application is not None
        await self.application.close()

    async def ask(self, path: str, body: JSON | None = None, status: int = 200) -> JSON:
        assert self.application is not None
        method = "GET" if body is None else "POST"
        answer = await self.application.call(method, path, json.dumps(body) if body else "")
        assert answer.status == status, answer.text
        found: JSON = json.loads(answer.text)
        return found

    async def make(self, *levels: int, city: str = "tokyo", **settings: object) -> str:
        wanted = {"settings": {"city": city, **settings}, "seats": seats(*levels), "begin": True}
        return str((await self.ask("/api/tables", wanted))["table"])

    def enter(self, table: str) -> Page:
        assert self.application is not None
        return Page(self.application, table)


class Page:
    """At a table."""

    def __init__(self, application: LocalApplication, table: str) -> None:
        self.table = table
        self.messages: asyncio.Queue[JSON] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.game: JSON = {}
        self.line = MessageLine(self._told, self.closed.set_result)
        application.connect(f"/ws/{table}?language=en", self.line)

    def _told(self, text: str) -> None:
        self.messages.put_nowait(json.loads(text))

    @property
    def seq(self) -> int:
        return int(self.game.get("seq", -1))

    async def receive(self) -> JSON:
        message = await asyncio.wait_for(self.messages.get(), PATIENCE)
        match message["type"]:
            case "snapshot" | "played":
                self.game = message["game"] or {}
            case "went_on":
                self.game = self.game | message["game"]
        return message

    async def receive_until(self, holds: Callable[[JSON], object]) -> JSON:
        while not holds(message := await self.receive()):
            pass
        return message

    async def send(self, kind: str, nonce: str = "", **more: object) -> JSON:
        nonce = nonce or uuid.uuid4().hex
        self.line.hear(json.dumps({"type": kind, "nonce": nonce, **more}))
        return await self.receive_until(lambda m: m["type"] == "answer" and m["nonce"] == nonce)

    async def move(self, move: str, seq: int | None = None, nonce: str = "") -> JSON:
        at = self.seq if seq is None else seq
        return await self.send("move", nonce, table=self.table, seq=at, move=move)
