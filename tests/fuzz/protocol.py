"""Browsers that misbehave at a real table: they reorder, repeat, race, mangle and break off.

What must hold all the same: every request that comes over a connection which stays open is
answered once for each time it was sent, and the same each time; nothing is logged; the table's
log replays to the position that everybody sees; no seat's link and no seed is told to others.
"""

from __future__ import annotations

import json
import logging
import re
import socket
import time
import uuid
from collections import Counter
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed

from tests.fuzz.mutation import mutated
from tests.server.running import Running, raw_socket
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.requests import EMOTES, Ask, Hear, MakeLink, Why, decode
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from websockets.sync.client import ClientConnection

    from tests.server.running import Browser
    from tokyork.server.room.room import Room

ROUND = 20  # messages, at most, between two looks at what came back
ROUNDS = 40  # at one table
REPEATED = 60  # requests that may come again
ANSWERED_WITHIN = 20.0
LATER = {"limit", "cannot_save"}
"""Kinds of refusals that are not kept: who asks again may be granted it."""
UNSENT = ""  # the nonce of an answer to what is no request
GARBLED = ("", "{}", "[]", "null", '{"type": "move"}', "\x00", '{"type": "chat", "nonce": 7}')
_LINK = re.compile(r"seat=([\w-]{8,})")
JSON = dict[str, Any]


@dataclass
class Tab:
    """One connection of a browser, and what it is owed."""

    raw: ClientConnection
    anew: set[str]
    """The nonces of what its guest asked for that is answered anew each time."""
    sent: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    closed: bool = False

    def send(self, data: bytes) -> None:
        """Send it as it is, and note what answer is due."""
        nonce = UNSENT
        with suppress(RefusedError):
            request = decode(data)
            nonce = request.nonce
            if isinstance(request, Ask | Hear | MakeLink | Why):
                self.anew.add(nonce)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._send(data)
        else:
            self._send(text)
        self.sent[nonce] += 1

    def _send(self, message: str | bytes) -> None:
        try:
            self.raw.send(message)
        except (ConnectionClosed, OSError):
            self.closed = True

    def owed(self) -> Counter[str]:
        """What was not answered yet."""
        return self.sent - self.answered


@dataclass
class Guest:
    """A browser with its tabs, and everything it was ever told."""

    browser: Browser
    heard: list[str] = field(default_factory=list)
    answers: dict[str, JSON] = field(default_factory=dict)
    """By nonce."""
    anew: set[str] = field(default_factory=set)
    tabs: list[Tab] = field(default_factory=list)


class Episode:
    """One table from its beginning to its end, or until it is enough."""

    def __init__(self, server: Running, dice: Random) -> None:
        """Two players and somebody who watches; one of them has two tabs."""
        self.server = server
        self.dice = dice
        self.guests = [Guest(server.browser()) for _ in range(3)]
        self.city = dice.choice(("tokyo", "new_york"))
        short = {"points": 8, "health": 6}
        begin = dice.random() < 0.8
        seats = ("Ada", "Bo", 1) if begin else ("Ada", "", 1)
        self.table = self.guests[0].browser.make(*seats, city=self.city, begin=begin, options=short)
        self.past: list[bytes] = []
        self.messages = 0
        for guest in (*self.guests, self.guests[0]):
            self.open(guest)

    def open(self, guest: Guest) -> None:
        """One more tab, which may say that it knows something already."""
        query = self.dice.choice(({}, {"since": 3, "said": 0}, {"seat": "x" * 20}, {"since": -1}))
        guest.tabs.append(Tab(raw_socket(guest.browser, self.table, **query), guest.anew))

    @property
    def room(self) -> Room | None:
        """The live table; it is gone when everybody left it."""
        return self.server.server.lobby.rooms.get(self.table)

    # --- what is sent ---

    def play(self, rounds: int) -> None:
        """Send and compare, round by round."""
        for _ in range(rounds):
            for _ in range(self.dice.randint(1, ROUND)):
                self.act()
            self.settle()
            if self.room is None:
                break
        self.check_log()

    def act(self) -> None:
        """One misdeed, or an honest request."""
        guest = self.dice.choice(self.guests)
        open_tabs = [tab for tab in guest.tabs if not tab.closed]
        if not open_tabs:
            if self.room is not None:
                self.open(guest)
            return
        tab = self.dice.choice(open_tabs)
        chance = self.dice.random()
        if chance < 0.04:
            self.break_off(tab)
        elif chance < 0.16 and self.past:
            tab.send(self.dice.choice(self.past))  # again, perhaps by somebody else
        elif chance < 0.26 and self.past:
            tab.send(mutated(self.dice.choice(self.past), self.dice))
        elif chance < 0.30:
            tab.send(self.dice.choice(GARBLED).encode())
        else:
            self.ask(tab, guest)
        self.messages += 1

    def break_off(self, tab: Tab) -> None:
        """Gone in the middle of a frame, or without a farewell."""
        with suppress(OSError):
            if self.dice.random() < 0.5:
                tab.raw.socket.sendall(b"\x81\xfe\x00")
            tab.raw.socket.shutdown(socket.SHUT_RDWR)
        tab.closed = True

    def ask(self, tab: Tab, guest: Guest) -> None:
        """Something that could be wanted, now or a moment ago, by one or by all at once."""
        request = {"nonce": uuid.UUID(int=self.dice.getrandbits(128)).hex, **self.wish()}
        data = json.dumps(request).encode()
        self.past = [*self.past[-REPEATED:], data]
        everybody = [one for somebody in self.guests for one in somebody.tabs]
        chance = self.dice.random()
        for one in everybody if chance < 0.2 else guest.tabs if chance < 0.3 else [tab]:
            if not one.closed:
                one.send(data)

    def wish(self) -> JSON:
        """A request of any kind; half of them are moves."""
        dice = self.dice
        seat = dice.choice(("p1", "p2", "p3", "p4", "p9"))
        if dice.random() < 0.6:
            return self.move()
        return dice.choice(
            [
                {"type": "undo", "table": self.table, "seq": self.seq()},
                {"type": "more_time"},
                {"type": "sit", "seat": seat, "name": dice.choice(("Eve", "\u202e", "x" * 300))},
                {"type": "leave", "seat": seat} if dice.random() < 0.3 else {"type": "more_time"},
                {"type": "return", "seat": seat},
                {"type": "dress", "seat": seat, "monster": dice.choice((None, "gigazaur", "x"))},
                {"type": "rename", "seat": seat, "name": "\x1b[31mMal"},
                {"type": "set_seat", "seat": seat, "kind": dice.choice(("open", "bot", "person"))},
                {"type": "add_seat"},
                {"type": "remove_seat", "seat": seat},
                {"type": "configure", "settings": {"city": self.city, "options": {"points": 7}}},
                {"type": "begin"},
                {"type": "pause", "paused": dice.random() < 0.1},
                {"type": "chat", "text": dice.choice(("hi", "", "\u2028", "y" * 400))},
                {"type": "emote", "emote": dice.choice((*EMOTES, "x"))},
                {"type": "speak", "language": dice.choice(("de", "ru", "xx", "en"))},
                {"type": "why", "line": dice.choice((0, 3, -1, 10**30))},
                {"type": "why", "move": "buy wings"},
                {"type": "ask", "topic": "odds", "keep": dice.choice(("", "1 1", "x"))},
                {"type": "orders", "seat": seat, "orders": self.orders()},
            ]
        )

    def orders(self) -> list[JSON]:
        """Standing orders, good ones and bad ones."""
        order = {"decision": "yield", "answer": self.dice.choice(("stay", "yield", "fly"))}
        return [order] * self.dice.choice((0, 1, 30))

    def move(self) -> JSON:
        """A legal move or the usual one, with the right number, or an old one."""
        room, dice = self.room, self.dice
        text = "stop"
        if room is not None and room.table.match is not None:
            legal = room.table.match.game.legal_moves
            text = dice.choice(legal) if legal else text
        seq = max(self.seq() - (dice.random() < 0.1), 0)
        table = self.table if dice.random() < 0.95 else "elsewhere"
        return {"type": "move", "table": table, "seq": seq, "move": text}

    def seq(self) -> int:
        """The number of the last change."""
        return -1 if self.room is None else self.room.table.seq

    # --- what must hold ---

    def settle(self) -> None:
        """Wait for all that is owed, and compare."""
        deadline = time.monotonic() + ANSWERED_WITHIN
        while True:
            for guest in self.guests:
                for tab in guest.tabs:
                    self.hear(guest, tab)
            owing = [tab for g in self.guests for tab in g.tabs if not tab.closed and tab.owed()]
            if not owing:
                break
            assert time.monotonic() < deadline, [tab.owed() for tab in owing]
            time.sleep(0.01)
        for guest in self.guests:
            for tab in guest.tabs:
                assert not tab.answered - tab.sent, "answered more often than asked"
        self.check_secrets()

    def hear(self, guest: Guest, tab: Tab) -> None:
        """Everything that has come so far."""
        while not tab.closed:
            try:
                text = str(tab.raw.recv(0))
            except TimeoutError:  # nothing more
                return
            except (ConnectionClosed, OSError):
                tab.closed = True
                return
            guest.heard.append(text)
            self.take(guest, tab, json.loads(text))

    def take(self, guest: Guest, tab: Tab, message: JSON) -> None:
        """Count an answer; to the same request it must be the same, unless it may work later."""
        if message["type"] not in {"answer", "advice"}:
            return
        nonce = message["nonce"]
        tab.answered[nonce] += 1
        later = (message.get("problem") or {}).get("kind") in LATER
        if nonce != UNSENT and nonce not in guest.anew and not later:
            before = guest.answers.setdefault(nonce, message)
            assert before == message, (before, message)

    def check_secrets(self) -> None:
        """A seat's link is for its holder, and the dice's secret for nobody before the end."""
        links = [set(_LINK.findall("".join(guest.heard))) for guest in self.guests]
        for number, own in enumerate(links):
            for other in links[number + 1 :]:
                assert not own & other
        data = self.room.table.data if self.room else None
        if data is None or data.seal is None or data.status == "over":
            return
        secret = data.seal.secret
        assert not any(secret in text for guest in self.guests for text in guest.heard)

    def check_log(self) -> None:
        """What is kept leads to where the table stands."""
        room = self.room
        if room is None or room.table.match is None:
            return
        live, kept = self.server.call(self._both(room))
        assert live == kept

    async def _both(self, room: Room) -> tuple[object, object]:
        async with room._lock:  # nothing goes on meanwhile
            again = await room._services.tables.table(self.table)
            assert again is not None
            return _standing(room.table), _standing(again)

    def close(self) -> None:
        """Everybody goes."""
        for guest in self.guests:
            for tab in guest.tabs:
                with suppress(OSError):
                    tab.raw.close()
                tab.raw.recv_events_thread.join()
                tab.raw.socket.close()
            guest.browser.close()


def _standing(table: Any) -> object:  # noqa: ANN401 - a table, live or read again
    match = table.match
    chairs = [(chair.kind, chair.name, chair.guest, chair.stood_in) for chair in table.data.chairs]
    return table.seq, match and match.game.snapshot(), chairs


class _Complaints(logging.Handler):
    """What a server says when something goes wrong."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


@contextmanager
def silent_server() -> Iterator[Running]:
    """A server that must have nothing to complain of."""
    complaints = _Complaints()
    logging.getLogger().addHandler(complaints)
    server = Running(thinker=WorkerPool(workers=1))
    uvicorn = logging.getLogger("uvicorn")  # it hands nothing on to the root
    uvicorn.addHandler(complaints)
    try:
        yield server
    finally:
        server.stop()
        uvicorn.removeHandler(complaints)
        logging.getLogger().removeHandler(complaints)
    assert not complaints.found, complaints.found[0]


def fuzz(seconds: float, seed: int, most: int | None = None) -> str:
    """Table after table; says how much was tried."""
    end = time.monotonic() + seconds
    tables = messages = 0
    with silent_server() as server:
        while time.monotonic() < end and (most is None or tables < most):
            episode = Episode(server, Random(f"{seed} {tables}"))
            try:
                episode.play(ROUNDS)
            except AssertionError as error:
                error.add_note(f"seed {seed}, table number {tables}")
                raise
            finally:
                episode.close()
            tables += 1
            messages += episode.messages
    return f"fuzz: protocol: {messages} messages at {tables} tables"
