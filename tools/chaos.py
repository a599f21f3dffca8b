"""`./run chaos`: kills, full, read-only and slow disks, slow and dead readers, under load.

Whatever happens, no move that was confirmed may be lost, every table must replay with its hash
chain whole, players must be told when nothing can be saved, and the server must be well again
afterwards. The summary is JSON; the exit code is 1 if anything of that does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.running import Browser, Running, raw_socket
from tokyork.server.storage.store import Store
from tokyork.server.storage.table_store import TableStore
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Socket

SLOW = 0.05
"""Seconds that a slow disk takes for a commit."""
STARTED_WITHIN = 30.0
TROUBLE = (ConnectionClosed, WebSocketException, httpx.HTTPError, OSError, AssertionError)
"""What a player meets when the server is killed; an assertion is about an HTTP answer."""


# --- the server, in a process of its own ---


def serve(db: str) -> None:
    """A server whose disk becomes read-only at SIGUSR1 and slow at SIGUSR2, and back again."""
    switches = {signal.SIGUSR1: False, signal.SIGUSR2: False}

    def turn(number: int, _: object) -> None:
        switches[signal.Signals(number)] = not switches[signal.Signals(number)]

    for switch in switches:
        signal.signal(switch, turn)
    together = Store._together  # noqa: SLF001 - where the disk is

    def troubled(store: Store, begin: str, jobs: list[Any]) -> None:
        if begin != "BEGIN":
            only = "ON" if switches[signal.SIGUSR1] else "OFF"
            store._file.connection.execute(f"PRAGMA query_only={only}")  # noqa: SLF001 - the same
            time.sleep(SLOW if switches[signal.SIGUSR2] else 0)
        together(store, begin, jobs)

    setattr(Store, "_together", troubled)  # noqa: B010 - mypy lets nobody do this otherwise
    print(Running(db, thinker=WorkerPool(workers=1)).address, flush=True)
    threading.Event().wait()


class Killable:
    """That process, again and again."""

    def __init__(self, db: str) -> None:
        """It runs from now on."""
        self._db = db
        self.kills = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = [sys.executable, "-m", "tools.chaos", "--serve", self._db]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)  # noqa: S603 - us
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        self.address = self._process.stdout.readline().strip()

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        self._process.stdout.close()
        self.kills += 1

    def turn_read_only(self) -> None:
        """Or writable again."""
        self._process.send_signal(signal.SIGUSR1)

    def turn_slow(self) -> None:
        """Or quick again."""
        self._process.send_signal(signal.SIGUSR2)

    def fill_disk(self) -> None:
        """A file that may not grow is what a full disk looks like to whoever writes."""
        self._let_files_grow(1)

    def empty_disk(self) -> None:
        """There is room again."""
        self._let_files_grow(resource.RLIM_INFINITY)

    def _let_files_grow(self, to: int) -> None:
        _, most = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (to, most))


# --- players ---


class Confirmed(NamedTuple):
    """A move that the server said it had."""

    table: str
    seq: int
    nonce: str


class Player(threading.Thread):
    """Plays both seats of a table, and comes again whenever the server has gone."""

    def __init__(self, server: Killable, stop: threading.Event, seed: int) -> None:
        """At no table yet."""
        super().__init__(daemon=True)
        self._server, self._stop_, self._dice = server, stop, random.Random(seed)  # noqa: S311
        self.confirmed: list[Confirmed] = []
        self.cannot_save = 0
        self.waits: list[float] = []
        self._browser: Browser | None = None
        self._table: str | None = None
        self._sent: dict[str, Any] | None = None

    def run(self) -> None:
        """Play until it is enough."""
        while not self._stop_.is_set():
            try:
                self._play()
            except TROUBLE:
                time.sleep(0.05)
        if self._browser is not None:
            self._browser.close()

    def _play(self) -> None:
        address = self._server.address
        if self._browser is None:
            self._browser = Browser(address)
        elif self._browser.address != address:
            secret = self._browser.http.cookies["guest"]
            self._browser.close()
            self._browser = Browser(address)
            self._browser.http.cookies.clear()
            self._browser.http.cookies.set("guest", secret)
        if self._table is None:
            city = self._dice.choice(["tokyo", "new_york"])
            self._table = self._browser.make("Ann", "Ben", city=city, begin=True)
        seat = self._browser.enter(self._table).entered()
        try:
            self._play_at(seat)
        finally:
            seat.close()

    def _play_at(self, seat: Socket) -> None:
        while not self._stop_.is_set():
            if seat.over:
                self._table = self._sent = None
                return
            if self._sent is None:
                nonce = f"{self._dice.getrandbits(64):x}"
                assert seat.choice is not None  # noqa: S101 - both seats are ours
                move = seat.choice["default"]
                self._sent = {"table": seat.name, "seq": seat.seq, "move": move, "nonce": nonce}
            began = time.monotonic()
            answer = seat.ask("move", **self._sent)
            if answer["problem"] is None:
                self.waits.append(time.monotonic() - began)
                sent, self._sent = self._sent, None
                self.confirmed.append(Confirmed(seat.name, sent["seq"] + 1, sent["nonce"]))
                if seat.seq < sent["seq"] + 1:  # it was made before a kill, and seen by nobody
                    return
            elif answer["problem"]["kind"] == "cannot_save":
                self.cannot_save += 1
                time.sleep(0.05)  # the same request again
            else:
                raise ConnectionError(answer["problem"]["kind"])


def dead_readers(server: Killable, table: str, stop: threading.Event, *, slowly: float) -> None:
    """Somebody who watches and does not read, or one message now and then."""
    browser = socket = None
    while not stop.is_set():
        try:
            browser = Browser(server.address)
            socket = raw_socket(browser, table)
            while not stop.wait(slowly or 0.5):
                if slowly:
                    socket.recv(1)
        except (*TROUBLE, TimeoutError):
            stop.wait(0.1)
        finally:
            with contextlib.suppress(Exception):
                if socket is not None:
                    socket.close()
                if browser is not None:
                    browser.close()


# --- the run ---


class Run:
    """Everything of one run."""

    def __init__(self, folder: str, tables: int, seed: int) -> None:
        """Nobody plays yet."""
        self.db = str(Path(folder) / "tables.db")
        self.server = Killable(self.db)
        self.stop = threading.Event()
        self.players = [Player(self.server, self.stop, seed + n) for n in range(tables)]
        self.faults: list[str] = []
        self.dice = random.Random(seed)  # noqa: S311 - chance, not cryptography

    def begin(self) -> None:
        """Let everybody come."""
        host = Browser(self.server.address)
        table = host.make("Ann", 1, 1, begin=True)
        host.close()
        for slowly in (0.0, 0.2):
            words = {"slowly": slowly}
            args = (self.server, table, self.stop)
            threading.Thread(target=dead_readers, args=args, kwargs=words, daemon=True).start()
        for player in self.players:
            player.start()

    @property
    def moves(self) -> int:
        """How many were confirmed."""
        return sum(len(player.confirmed) for player in self.players)

    @property
    def told(self) -> int:
        """How often somebody heard that nothing can be saved."""
        return sum(player.cannot_save for player in self.players)

    def must_move(self, when: str, seconds: float = STARTED_WITHIN) -> None:
        """Play goes on."""
        before, until = self.moves, time.monotonic() + seconds
        while self.moves <= before:
            if time.monotonic() > until:
                self.faults.append(f"no move within {seconds:.0f} s {when}")
                return
            time.sleep(0.02)

    def kill(self, seconds: float) -> None:
        """After a while, in the middle of it all."""
        time.sleep(seconds * self.dice.uniform(0.3, 1))
        self.server.kill()
        self.server.start()
        self.must_move("after a kill")

    def without_room(
        self, name: str, spoil: Callable[[], None], mend: Callable[[], None], seconds: float
    ) -> None:
        """Nothing can be saved for a while: players are told, nothing moves, then it goes on."""
        told = self.told
        spoil()
        time.sleep(seconds)
        if self.told == told:
            self.faults.append(f"nobody was told of the {name} disk")
        if self._health() != 503:
            self.faults.append(f"/healthz is well on a {name} disk")
        mend()
        self.must_move(f"after a {name} disk")

    def slow(self, seconds: float) -> None:
        """Every commit takes its time."""
        self.server.turn_slow()
        time.sleep(seconds)
        self.must_move("on a slow disk")
        self.server.turn_slow()

    def _health(self) -> int:
        try:
            return httpx.get(f"http://{self.server.address}/healthz", timeout=10).status_code
        except httpx.HTTPError:
            return 0

    def end(self) -> None:
        """Look at what is left."""
        if self._health() != 200:
            self.faults.append("/healthz is not well in the end")
        self.stop.set()
        for player in self.players:
            player.join(10)
        self.server.kill()
        self.faults += asyncio.run(self._lost())

    async def _lost(self) -> list[str]:
        """Whatever was confirmed and is not in the file, and tables that cannot go on."""
        store = Store(self.db)
        tables, found = TableStore(store), []
        try:
            found += [f"table {name}: {why}" for name, why in store.damaged.items()]
            for (name,) in await store.read("SELECT id FROM tables"):
                if await tables.table(name) is None:
                    found.append(f"table {name} cannot be loaded")
            for table, seq, nonce in (move for one in self.players for move in one.confirmed):
                sql = "SELECT nonce FROM moves WHERE table_id = ? AND seq = ?"
                if await store.read(sql, table, seq) != [(nonce,)]:
                    found.append(f"move {seq} of {table} is lost")
        finally:
            store.close()
        return found


def chaos(kills: int, seconds: float, tables: int, seed: int) -> dict[str, Any]:
    """Do everything, and say how it went."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run = Run(folder, tables, seed)
        server = run.server
        run.begin()
        run.must_move("at the start")
        for _ in range(kills):
            run.kill(seconds)
        run.without_room("full", server.fill_disk, server.empty_disk, seconds)
        run.without_room("read-only", server.turn_read_only, server.turn_read_only, seconds)
        run.slow(seconds)
        server.fill_disk()
        run.kill(seconds)  # in the middle of it
        run.end()
    waits = sorted(wait for player in run.players for wait in player.waits)
    return {
        "ok": not run.faults,
        "seconds": round(time.monotonic() - began, 1),
        "kills": run.server.kills - 1,
        "confirmed": run.moves,
        "cannot_save": run.told,
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 1) if waits else None,
        "faults": run.faults[:20],
    }


def main() -> int:
    """What the command line asks for."""
    if sys.argv[1:2] == ["cluster"]:
        from tools.cluster.chaos_run import main as cluster  # noqa: PLC0415 - needs more packages

        return cluster(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="./run chaos", description=__doc__)
    parser.add_argument("--short", action="store_true", help="less of everything, under 20 s")
    parser.add_argument("--kills", type=int, default=20, help="default: 20")
    parser.add_argument("--tables", type=int, default=8, help="default: 8")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each trouble (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument("--serve", metavar="FILE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve)
    if args.short:
        args.kills, args.tables, args.seconds = 1, 3, 0.6
    told = chaos(args.kills, args.seconds, args.tables, args.seed)
    print(json.dumps(told, indent=1))
    return 0 if told["ok"] else 1


if __name__ == "__main__":
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    sys.exit(main())
