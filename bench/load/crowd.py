"""People by the hundred: groups at tables, two who play and some who watch, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from bench.load.served import Served

PLAYERS = 2
EAR = "ear"
CITIES = ("tokyo", "new_york")
PATIENCE = 60.0
MOST_AT_ONCE = 20
ONE_LISTENS = 50
"""Of so many, one plays by keys and ear: their browser asks for words, as `ear/teller.ts` does."""


class Position(Struct):
    """What is to be known of a view: whether the game has ended, and a turn that has begun."""

    over: bool = False
    turn: int = 0


class Offer(Struct):
    """A move."""

    move: str


class Choice(Struct):
    """What can be chosen."""

    kind: str
    offers: list[Offer]
    default: str


class Told(Struct):
    """A game."""

    seq: int
    view: Position
    choice: Choice | None = None


class Heard(Struct):
    """Any message, as far as it concerns a crowd."""

    type: str
    game: Told | None = None
    nonce: str = ""
    seq: int = -1
    problem: msgspec.Raw | None = None
    heard: int = 0


_decode = msgspec.json.Decoder(Heard).decode


class Person(WSListener):
    """A browser at a table."""

    def __init__(self, group: Group, guest: str, *, listens: bool = False) -> None:
        """It has heard nothing yet."""
        super().__init__()
        self.group = group
        self.guest = guest
        self.listens = listens
        self._turn = 0
        self._heard = 0
        """Events that were told for the ear."""
        self.seq = -2
        """The last change it has heard of."""
        self.line: WSTransport | None = None
        self._answers: dict[str, asyncio.Future[Heard]] = {}

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The line is open."""
        self.line = transport

    def on_ws_disconnected(self, _: WSTransport) -> None:
        """The line is gone."""
        self.line = None

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        """Something was told."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = _decode(frame.get_payload_as_memoryview())
        if heard.type == "answer":
            self._answered(heard)
        elif heard.type == "heard":
            self._heard = heard.heard
        elif heard.game is not None:
            self.seq = heard.game.seq
            if self.listens:
                self._listen(heard.game)
            self.group.heard(self, heard.game)
        elif heard.type == "snapshot":
            self.seq = -1

    def _listen(self, game: Told) -> None:
        """Each turn once, and what is to be chosen."""
        begins = game.view.turn not in {0, self._turn}
        self._turn = game.view.turn or self._turn
        if begins or game.choice is not None:
            self.say(f'{{"type":"hear","nonce":"{EAR}{game.seq}","since":{self._heard}}}')

    def _answered(self, heard: Heard) -> None:
        if heard.nonce.startswith(EAR):
            return
        waiting = self._answers.pop(heard.nonce, None)
        if waiting is not None:
            waiting.set_result(heard)
        else:
            self.group.answered(heard)

    def say(self, request: str) -> None:
        """Send a request as text."""
        if self.line is not None:
            self.line.send(WSMsgType.TEXT, request.encode())

    async def ask(self, kind: str, **fields: object) -> None:
        """Ask for something that is granted."""
        nonce = f"{kind}{random.getrandbits(64):x}"
        self._answers[nonce] = asyncio.get_running_loop().create_future()
        told = self._answers[nonce]
        self.say(msgspec.json.encode({"type": kind, "nonce": nonce, **fields}).decode())
        answer = await asyncio.wait_for(told, PATIENCE)
        if answer.problem is not None and bytes(answer.problem) != b"null":
            raise RuntimeError(f"{kind} was refused: {bytes(answer.problem)!r}")

    async def enter(self, address: str, table: str) -> None:
        """Open the line to a table, and hear what is told first."""
        self.seq = -2
        self._turn = self._heard = 0
        await ws_connect(
            lambda: self,
            f"ws://{address}/ws/{table}?language=en",
            extra_headers={"Cookie": f"guest={self.guest}"},
            websocket_handshake_timeout=PATIENCE,
        )
        await until(lambda: self.seq > -2)

    def leave(self) -> None:
        """Close the line."""
        if self.line is not None:
            self.line.disconnect()


class Group:
    """Those at one table. When their game is over they go on to the next table."""

    def __init__(self, number: int, watchers: int, crowd: Crowd) -> None:
        """Nobody has come yet."""
        self._crowd = crowd
        self._city = CITIES[number % len(CITIES)]
        self.players = [crowd.newcomer(self) for _ in range(PLAYERS)]
        self.watchers = [crowd.newcomer(self) for _ in range(watchers)]
        self.table = ""
        self.seq = -1
        self.sent_at = 0.0
        """When the move was sent whose news nobody else has yet; 0 if there is none."""
        self.sent_seq = -1
        self.sender: Person | None = None
        self.games = 0

    @property
    def people(self) -> list[Person]:
        """All of them."""
        return [*self.players, *self.watchers]

    async def gather(self) -> None:
        """The players sit down and begin; who watches stays."""
        host, *others = self.players
        seats = [{"kind": "person", "name": "Ada"}, *({"kind": "open"} for _ in others)]
        made = await asyncio.to_thread(
            self._crowd.server.call,
            "/api/tables",
            host.guest,
            {"settings": {"city": self._city, "options": self._crowd.options}, "seats": seats},
        )
        self.table = made["table"]
        self.seq = -1
        await asyncio.gather(*(one.enter(self._crowd.address, self.table) for one in self.players))
        for number, person in enumerate(others, 2):
            await person.ask("sit", seat=f"p{number}", name="Bea")
        await host.ask("begin")
        self.games += 1

    async def watch(self) -> None:
        """Those who watch come in."""
        address = self._crowd.address
        coming = [partial(one.enter, address, self.table) for one in self.watchers]
        await in_turns(coming, MOST_AT_ONCE)

    async def go_on(self) -> None:
        """The next game of the same people."""
        for one in self.people:
            one.leave()
        await self.gather()
        await self.watch()

    def heard(self, person: Person, game: Told) -> None:
        """Somebody was told how the game stands."""
        if self.sent_at and game.seq > self.sent_seq and self._is_rival(person):
            self._crowd.latencies.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        self.seq = max(self.seq, game.seq)
        if game.choice is not None:
            self._crowd.ready.append((self, person, game))
        elif game.view.over and all(one.seq == game.seq for one in self.people):
            self._crowd.finished(self)

    def _is_rival(self, person: Person) -> bool:
        return person is not self.sender and person in self.players

    def answered(self, heard: Heard) -> None:
        """A move was confirmed, or refused."""
        self._crowd.answered(self.table, heard)

    def play(self, person: Person, game: Told, chance: random.Random) -> None:
        """Make one of the moves that are offered."""
        move = chosen(game.choice, chance) if game.choice else ""
        self.sender, self.sent_seq, self.sent_at = person, game.seq, time.perf_counter()
        person.say(
            f'{{"type":"move","nonce":"m{game.seq}","table":"{self.table}",'
            f'"seq":{game.seq},"move":"{move}"}}'
        )


class Crowd:
    """All groups, and what they have noticed."""

    def __init__(self, server: Served, tables: int, sockets: int, seed: int = 16) -> None:
        """Nobody has come yet."""
        self.server = server
        self.options: dict[str, int] = {}
        """Of the games that are played."""
        self.watchers = sockets - PLAYERS * tables
        self._people = 0
        self.groups = [Group(n, (self.watchers + n) // tables, self) for n in range(tables)]
        self.ready: deque[tuple[Group, Person, Told]] = deque()
        self.latencies: list[float] = []
        self.confirmed: list[tuple[str, int]] = []
        self.refused = 0
        self.ended: list[Group] = []
        self.chance = random.Random(seed)
        self._moving_on: set[asyncio.Task[None]] = set()

    def newcomer(self, group: Group) -> Person:
        """One more person; now and then one who listens."""
        self._people += 1
        return Person(group, new_guest(), listens=self._people % ONE_LISTENS == 0)

    @property
    def address(self) -> str:
        """Where one more socket goes."""
        return self.server.address

    def answered(self, table: str, heard: Heard) -> None:
        """Count an answer to a move."""
        if heard.problem is None or bytes(heard.problem) == b"null":
            self.confirmed.append((table, heard.seq))
        else:
            self.refused += 1

    def finished(self, group: Group) -> None:
        """A group goes on to its next game."""
        task = asyncio.ensure_future(group.go_on())
        self._moving_on.add(task)
        task.add_done_callback(self._moved_on)

    def _moved_on(self, task: asyncio.Task[None]) -> None:
        self._moving_on.discard(task)
        task.result()

    async def come(self, together: int = 20) -> None:
        """All players come and begin."""
        await in_turns([group.gather for group in self.groups], together)

    async def watch(self, together: int = 20) -> None:
        """All who watch come."""
        await in_turns([group.watch for group in self.groups], together)

    async def play(self, rate: float, seconds: float) -> int:
        """So many moves a second, as far as the server lets them; how many were made."""
        start, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - start) < seconds:
            due = int(passed * rate) - made
            for _ in range(min(due, len(self.ready))):
                group, person, game = self.ready.popleft()
                if game.seq != group.seq or person.line is None:
                    continue  # the same choice was told twice
                group.play(person, game, self.chance)
                made += 1
            await asyncio.sleep(0.001)
        return made

    async def settle(self) -> None:
        """Until everything that was sent has come."""
        with contextlib.suppress(TimeoutError):
            await until(lambda: not self._moving_on and not self.missing())

    def missing(self) -> int:
        """News that have not come to somebody."""
        late = sum(one.seq < group.seq for group in self.groups for one in group.people)
        return late + sum(bool(group.sent_at) for group in self.groups)

    def leave(self) -> None:
        """All go home."""
        for group in self.groups:
            for one in group.people:
                one.leave()


def chosen(choice: Choice, chance: random.Random) -> str:
    """A move as people make them: dice are rolled again now and then, the rest is at random."""
    if choice.kind == "roll" and chance.random() < 0.3:
        return choice.default
    return chance.choice(choice.offers).move


def new_guest() -> str:
    """The secret of a guest's cookie."""
    return f"{random.getrandbits(128):032x}"


async def in_turns(work: Sequence[Callable[[], Coroutine[Any, Any, None]]], together: int) -> None:
    """Do all of it, so many at a time."""
    waiting = deque(work)

    async def one_after_the_other() -> None:
        while waiting:
            await waiting.popleft()()

    await asyncio.gather(*(one_after_the_other() for _ in range(together)))


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something."""
    deadline = time.perf_counter() + PATIENCE
    while not holds():
        if time.perf_counter() > deadline:
            raise TimeoutError
        await asyncio.sleep(0.002)
