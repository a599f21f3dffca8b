"""People at many tables, each connected to two processes at a time, whichever are there."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load.crowd import Heard

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from websockets.asyncio.client import ClientConnection

    from bench.load.crowd import Told

LINES = 2
CITIES = ("tokyo", "new_york")
ANSWER_WITHIN = 3.0
"""Seconds after which somebody tries another process."""
COME_AGAIN = 0.1
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
_decode = msgspec.json.Decoder(Heard).decode


class Wait(NamedTuple):
    """From a request to its confirmation, whatever happened in between."""

    began: float
    ended: float
    table: str
    steps: tuple[tuple[float, str], ...] = ()
    """What happened meanwhile, and when."""


class Pending(NamedTuple):
    """A move that is asked for until it is confirmed."""

    table: str
    seq: int
    nonce: str
    move: str


class TableGroup:
    """One who plays both seats of a table, and goes on to the next when it is over."""

    def __init__(self, number: int, addresses: Callable[[], Sequence[str]], pause: float) -> None:
        """At no table yet."""
        self._dice = random.Random(number)  # noqa: S311 - chance, not cryptography
        self._addresses = addresses
        self._pause = pause
        self._city = CITIES[number % len(CITIES)]
        self._guest = f"{self._dice.getrandbits(128):032x}"
        self._table: str | None = None
        self._seq = -1
        self._told: Told | None = None
        self._news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self._lines: list[ClientConnection | None] = [None] * LINES
        self.confirmed: list[tuple[str, str]] = []
        """Tables and nonces."""
        self.waits: list[Wait] = []
        self._steps: list[tuple[float, str]] = []
        self.refused: list[str] = []
        self.came_again = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Until it is enough."""
        while not stop.is_set():
            self._table = self._table or await self._make(stop)
            if self._table is None:
                return
            lines = [asyncio.create_task(self._listen(which)) for which in range(LINES)]
            try:
                await self._play_game(stop)
            finally:
                for line in lines:
                    line.cancel()
                await asyncio.gather(*lines, return_exceptions=True)
            self._table = self._told = None

    async def _make(self, stop: asyncio.Event) -> str | None:
        seats = [{"kind": "person", "name": name} for name in ("Ann", "Uncle")]
        body = {"settings": {"city": self._city}, "seats": seats, "begin": True}
        cookies = {"cookie": f"guest={self._guest}"}
        while not stop.is_set():
            with suppress(*TROUBLE):
                async with httpx.AsyncClient(timeout=ANSWER_WITHIN) as client:
                    url = f"http://{self._dice.choice(self._addresses())}/api/tables"
                    made = await client.post(url, json=body, headers=cookies)
                    if made.status_code == 200:
                        return str(made.json()["table"])
            await asyncio.sleep(COME_AGAIN)
        return None

    async def _listen(self, which: int) -> None:
        """One of the connections, again and again, to whichever process is there."""
        while True:
            with suppress(*TROUBLE):
                address = self._dice.choice(self._addresses())
                self._note(which, "comes")
                async with connect(
                    f"ws://{address}/ws/{self._table}{self._knows()}",
                    additional_headers={"Cookie": f"guest={self._guest}"},
                    compression=None,
                    max_size=2**24,
                    open_timeout=ANSWER_WITHIN,
                    close_timeout=0.2,
                    ping_interval=None,
                ) as line:
                    self._note(which, "accepted")
                    try:
                        async for message in line:
                            if self._lines[which] is None:  # it has been let in
                                self._lines[which] = line
                                self._note(which, "in")
                            self._hear(_decode(message))
                    finally:
                        self._lines[which] = None
            self._note(which, "cut")
            self.came_again += 1
            await asyncio.sleep(COME_AGAIN)

    def _note(self, which: int, step: str) -> None:
        """What a pause consists of."""
        self._steps.append((time.monotonic(), f"{step} {which + 1}"))

    def _knows(self) -> str:
        """What a browser that comes again need not be told."""
        return "" if self._told is None else f"?since={self._told.seq}"

    def _hear(self, heard: Heard) -> None:
        if heard.type == "answer":
            waiting = self._answers.pop(heard.nonce, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(heard)
        elif heard.game is not None and (self._told is None or heard.game.seq >= self._told.seq):
            self._told = heard.game
            self._news.set()

    async def _play_game(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            told = self._told
            if told is not None and told.view.over:
                return
            if told is None or told.choice is None or told.seq <= self._seq - 1:
                self._news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 0.5)
                continue
            nonce = f"{self._dice.getrandbits(64):x}"
            await self._ask(Pending(self._table or "", told.seq, nonce, told.choice.default), stop)
            await asyncio.sleep(self._pause * self._dice.uniform(0.5, 1.5))

    async def _ask(self, wanted: Pending, stop: asyncio.Event) -> None:
        """The same request with the same nonce until there is an answer."""
        began = time.monotonic()
        self._steps.clear()
        while not stop.is_set():
            there = [line for line in self._lines if line is not None]
            if not there:
                await asyncio.sleep(0.02)
                continue
            line = self._dice.choice(there)
            self._note(self._lines.index(line), "asks")
            answer = await self._answer(line, wanted)
            if answer is None:
                await asyncio.sleep(0.02)  # so that the others go on
                continue
            if answer.problem is None or bytes(answer.problem) == b"null":
                self.confirmed.append((wanted.table, wanted.nonce))
                self.waits.append(Wait(began, time.monotonic(), wanted.table, tuple(self._steps)))
                self._seq = wanted.seq + 1
                await self._see(wanted.seq + 1)
                return
            problem = bytes(answer.problem)
            if b'"cannot_save"' not in problem:
                self.refused.append(problem.decode())
                return
            await asyncio.sleep(COME_AGAIN)

    async def _see(self, seq: int) -> None:
        """The news of one's own move; if they do not come, the connections are made anew."""
        until = time.monotonic() + ANSWER_WITHIN
        while (self._told is None or self._told.seq < seq) and time.monotonic() < until:
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), 0.2)
        self._seq = -1

    async def _answer(self, line: ClientConnection, wanted: Pending) -> Heard | None:
        waiting = asyncio.get_running_loop().create_future()
        self._answers[wanted.nonce] = waiting
        request = {"type": "move", **wanted._asdict()}
        try:
            await line.send(msgspec.json.encode(request).decode())
            closed = asyncio.ensure_future(line.wait_closed())
            try:
                await asyncio.wait(
                    [waiting, closed], timeout=ANSWER_WITHIN, return_when=asyncio.FIRST_COMPLETED
                )
            finally:
                closed.cancel()
        except TROUBLE:
            return None
        if waiting.done():
            found: Heard = waiting.result()
            return found
        await line.close()
        return None
