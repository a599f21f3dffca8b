"""`./run bench cluster`: what one, two and three processes carry, on PostgreSQL and NATS.

Each server process gets the same share of a core, whatever else the machine does: it is stopped
whenever it has used more, and let on when it has not. So the crowd, the database and the bus have
cores of their own, and what is compared is how much more work more processes do. Players come to
any process: of two, half of all connections are links.

`times` is what was carried; `times_by_cpu` is what would be, had every process got its whole share:
other work on the machine does not change that one.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import os
import random
import signal
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvloop

from bench.cluster_plot import drawn
from bench.load.cases import quantiles
from bench.load.crowd import Crowd
from bench.load.served import PATIENCE, TICKS
from tests.cluster.backing import Nats, Postgres
from tools.cluster.nursery import Nursery

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tools.cluster.nursery import Child

PERIOD = 0.004
WARM_UP = 4.0
NO_LIMIT = 100_000.0


class Throttle(threading.Thread):
    """Lets each process use no more than its share of a core."""

    def __init__(self, pids: Sequence[int], share: float) -> None:
        """From now on."""
        super().__init__(daemon=True)
        self._share = share
        self._pids = list(pids)
        self._ended = threading.Event()

    def run(self) -> None:
        """Look at what each has used, again and again."""
        allowed = dict.fromkeys(self._pids, 0.0)
        last, used = time.monotonic(), {pid: cpu_of(pid) for pid in self._pids}
        while not self._ended.wait(PERIOD):
            now = time.monotonic()
            for pid in self._pids:
                spent = cpu_of(pid)
                left = allowed[pid] + (now - last) * self._share - (spent - used[pid])
                allowed[pid], used[pid] = min(left, 0.02 * self._share), spent
                os.kill(pid, signal.SIGCONT if left > 0 else signal.SIGSTOP)
            last = now

    def end(self) -> None:
        """Let them use what they like."""
        self._ended.set()
        self.join()
        for pid in self._pids:
            os.kill(pid, signal.SIGCONT)


def cpu_of(pid: int) -> float:
    """Seconds that a process has used, with all its threads."""
    found = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += int((task / "schedstat").read_text().split()[0])
    return found / 1e9


def cpu_of_all(name: str) -> float:
    """Seconds that all processes of this name have used."""
    found = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            about, _, fields = stat.read_text().rpartition(")")
            if about.endswith(f"({name}"):
                found += sum(map(int, fields.split()[11:15])) / TICKS
    return found


class Spread:
    """Several servers as a crowd sees them: it comes to any."""

    def __init__(self, children: Sequence[Child]) -> None:
        """They are there."""
        self._children = children
        self._dice = random.Random(7)

    @property
    def address(self) -> str:
        """Of any."""
        return self._dice.choice(self._children).address

    def call(self, path: str, guest: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask something over HTTP."""
        host, _, port = self.address.partition(":")
        line = http.client.HTTPConnection(host, int(port), timeout=PATIENCE)
        data = None if body is None else json.dumps(body)
        line.request("GET" if data is None else "POST", path, data, {"Cookie": f"guest={guest}"})
        answer: dict[str, Any] = json.loads(line.getresponse().read())
        line.close()
        return answer


@contextmanager
def processes(count: int) -> Iterator[list[Child]]:
    """So many servers on a database of their own."""
    postgres, nats = Postgres(), Nats()
    nursery = Nursery(postgres.database("bench"), nats.url, 0.0)
    try:
        yield [nursery.start() for _ in range(count)]
    finally:
        nursery.close()
        nats.stop()
        postgres.remove()


def measured(count: int, asked: argparse.Namespace) -> dict[str, Any]:
    """What so many processes carry."""
    with processes(count) as children:
        return uvloop.run(_measured(children, asked))


async def _measured(children: list[Child], asked: argparse.Namespace) -> dict[str, Any]:
    crowd = Crowd(Spread(children), asked.tables, asked.sockets)  # type: ignore[arg-type] # asked like one
    crowd.options = {"health": 999, "points": 999}  # that nobody has to move to another table
    await crowd.come(together=8)
    await crowd.watch(together=8)
    throttle = Throttle([child.pid for child in children], asked.share)
    throttle.start()
    await crowd.play(NO_LIMIT, WARM_UP)
    crowd.latencies.clear()
    before, began = _used(children), time.perf_counter()
    confirmed = len(crowd.confirmed)
    await crowd.play(NO_LIMIT, asked.seconds)
    made, passed = len(crowd.confirmed) - confirmed, time.perf_counter() - began
    used = {name: now - before[name] for name, now in _used(children).items()}
    throttle.end()
    await crowd.settle()
    p50, p99 = quantiles(crowd.latencies)
    figures = {
        "processes": len(children),
        "moves_per_s": round(made / passed, 1),
        "share_of_a_core": round(used["servers"] / passed / len(children), 3),
        **{
            f"{name}_ms_per_move": round(1000 * one / max(1, made), 3) for name, one in used.items()
        },
        "p50_ms": p50,
        "p99_ms": p99,
        "refused": crowd.refused,
    }
    crowd.leave()
    return figures


def _used(children: Sequence[Child]) -> dict[str, float]:
    return {
        "servers": sum(cpu_of(child.pid) for child in children),
        "postgres": cpu_of_all("postgres"),
        "nats": cpu_of_all("nats-server"),
    }


def main(argv: list[str]) -> int:
    """Measure."""
    parser = argparse.ArgumentParser(prog="bench cluster", description=__doc__)
    parser.add_argument("--processes", default="1,2", help="default: 1,2")
    parser.add_argument("--share", type=float, default=0.25, help="of a core each (default: 0.25)")
    parser.add_argument("--tables", type=int, default=120, help="default: 120")
    parser.add_argument("--sockets", type=int, default=240, help="default: 240")
    parser.add_argument("--seconds", type=float, default=15.0, help="default: 15")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="write docs/scaling.svg there")
    asked = parser.parse_args(argv)
    found = [measured(int(count), asked) for count in asked.processes.split(",")]
    for one in found:
        one["times"] = round(one["moves_per_s"] / found[0]["moves_per_s"], 2)
        less = found[0]["servers_ms_per_move"] / one["servers_ms_per_move"]
        one["times_by_cpu"] = round(less * one["processes"] / found[0]["processes"], 2)
    if asked.plot is not None:
        asked.plot.write_text(drawn(found), encoding="utf-8")
    if asked.json:
        print(json.dumps(found))
    else:
        for name in found[0]:
            print(f"{name:24}" + "".join(f"{one[name]:>12}" for one in found))
    return 0
