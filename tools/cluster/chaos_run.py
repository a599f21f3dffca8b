"""`./run chaos cluster`: kills of processes, of the bus and of the database, under load.

Three processes serve many tables on a real PostgreSQL and a real NATS. Processes are killed at
random, one in ten ends in good order instead; now and then the bus or the database is killed; of
what is sent on the bus one in a hundred is dropped, doubled or reordered. Afterwards the log is
asked: nothing confirmed may be lost, no move made twice, the epochs of a table never go back, and
every chain is whole. A pause is from a request to its confirmation, without the time for which the
database itself was away; `longest_pause_with_database_s` has that too. The exit code is 1 if
anything of that does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.cluster.backing import Nats, Postgres, why_none
from tokyork.server.storage.postgres.postgres_store import PostgresStore
from tokyork.server.storage.table_store import TableStore
from tools.cluster.nursery import Nursery
from tools.cluster.players import TableGroup

if TYPE_CHECKING:
    from tools.cluster.nursery import Child
    from tools.cluster.players import Wait

PROCESSES = 3
SPOILT = 0.01
LONGEST_PAUSE = 5.0
IN_GOOD_ORDER = 0.1
BUS_EVERY, DATABASE_EVERY = 20, 40
QUICK_RECOVERY = ("recovery_init_sync_method=syncfs",) if sys.platform == "linux" else ()
"""By its default PostgreSQL flushes its files one by one after a crash, which takes seconds."""
AFTERWARDS = 8.0
"""Seconds in which all tables go on after the last trouble."""


class Trouble(NamedTuple):
    """Something that was done, and when."""

    kind: str
    at: float
    until: float


class ClusterRun:
    """Everything of one run."""

    def __init__(self, asked: argparse.Namespace) -> None:
        """The database and the bus are there."""
        self._asked = asked
        self._dice = random.Random(asked.seed)  # noqa: S311 - chance, not cryptography
        self._postgres = Postgres(*QUICK_RECOVERY)
        self._nats = Nats()
        self.db = self._postgres.database("chaos")
        self._nursery = Nursery(self.db, self._nats.url, SPOILT)
        self._children: list[Child] = []
        self.troubles: list[Trouble] = []
        self.groups: list[TableGroup] = []
        self.kills = 0
        self.began = time.monotonic()

    def close(self) -> None:
        """Nothing is left."""
        with suppress(Exception):
            self._nursery.close()
        self._nats.stop()
        self._postgres.remove()

    async def run(self) -> dict[str, Any]:
        """Do everything, and say how it went."""
        began = self.began = time.monotonic()
        for _ in range(PROCESSES):
            self._children.append(await asyncio.to_thread(self._nursery.start))
        stop = asyncio.Event()
        addresses = lambda: [child.address for child in self._children]  # noqa: E731 - short
        self.groups = [
            TableGroup(number, addresses, self._asked.pause) for number in range(self._asked.tables)
        ]
        playing = [asyncio.create_task(group.play(stop)) for group in self.groups]
        await asyncio.sleep(self._asked.seconds)
        for number in range(1, self._asked.kills + 1):
            if time.monotonic() - began > self._asked.most_seconds:
                break
            await self._kill()
            if number % self._asked.bus_every == 0:
                await self._restart("bus")
            if number % self._asked.database_every == 0:
                await self._restart("database")
        before = [len(group.confirmed) for group in self.groups]
        await asyncio.sleep(self._asked.afterwards)
        still = sum(
            len(group.confirmed) == count for group, count in zip(self.groups, before, strict=True)
        )
        stop.set()
        await asyncio.wait(playing, timeout=15)
        for task in playing:
            task.cancel()
        return await self._told(time.monotonic() - began, still)

    async def _kill(self) -> None:
        """One process, in the middle of it all; another comes in its place."""
        await asyncio.sleep(self._asked.seconds * self._dice.uniform(0.3, 1.0))
        child = self._children.pop(self._dice.randrange(len(self._children)))
        at = time.monotonic()
        if self._dice.random() < IN_GOOD_ORDER:
            child.drain()
        else:
            child.kill()
        self.kills += 1
        if self.kills % 10 == 0:
            seconds = time.monotonic() - self.began
            print(f"{self.kills} kills after {seconds:.0f} s", file=sys.stderr, flush=True)
        self.troubles.append(Trouble("process", at, at))
        self._children.append(await asyncio.to_thread(self._nursery.start))

    async def _restart(self, what: str) -> None:
        at = time.monotonic()
        restart = self._nats.restart if what == "bus" else self._postgres.restart
        await asyncio.to_thread(restart)
        self.troubles.append(Trouble(what, at, time.monotonic()))
        await asyncio.sleep(self._asked.seconds)

    async def _told(self, seconds: float, still: int) -> dict[str, Any]:
        waits = [wait for group in self.groups for wait in group.waits]
        pauses = sorted(wait.ended - wait.began - self._away(wait) for wait in waits)
        confirmed = [one for group in self.groups for one in group.confirmed]
        found = await _looked_at(self.db, confirmed)
        lasting = sorted(wait.ended - wait.began for wait in waits)
        told = {
            "kills": self.kills,
            "confirmed": len(confirmed),
            **found,
            "longest_pause_s": round(max(pauses, default=0.0), 2),
            "longest_pause_with_database_s": round(max(lasting, default=0.0), 2),
            "pauses_over_5_s": sum(pause > LONGEST_PAUSE for pause in pauses),
            "longest": [
                self._described(wait)
                for wait in sorted(waits, key=lambda one: one.began - one.ended)[:5]
            ],
            "bus_restarts": sum(one.kind == "bus" for one in self.troubles),
            "database_restarts": sum(one.kind == "database" for one in self.troubles),
            "p50_ms": round(1000 * lasting[len(lasting) // 2], 1) if lasting else None,
            "p99_ms": round(1000 * lasting[len(lasting) * 99 // 100], 1) if lasting else None,
            "tables": len(self.groups),
            "standing_still": still,
            "came_again": sum(group.came_again for group in self.groups),
            "refused": Counter(_kind(one) for group in self.groups for one in group.refused),
            "database_away_s": [
                round(one.until - one.at, 1) for one in self.troubles if one.kind == "database"
            ],
            "seconds": round(seconds, 1),
        }
        told["ok"] = bool(confirmed) and not any(
            (told["lost"], told["doubled"], told["epochs_back"], told["damaged"], still)
        )
        return told

    def _described(self, wait: Wait) -> str:
        """A pause step by step, with the troubles in it, in seconds from its beginning."""
        troubles = [(one.at, one.kind) for one in self.troubles if one.at > wait.began - 2]
        steps = sorted([*wait.steps, *troubles, (wait.ended, "confirmed")])
        told = [f"{what} {at - wait.began:.2f}" for at, what in steps if at <= wait.ended]
        return f"at {wait.began - self.began:.1f}: {', '.join(told)}"

    def _away(self, wait: Wait) -> float:
        """For how much of a wait there was no database, so that nobody could confirm anything."""
        downs = [one for one in self.troubles if one.kind == "database"]
        shared = (min(one.until, wait.ended) - max(one.at, wait.began) for one in downs)
        return sum(max(0.0, seconds) for seconds in shared)


def _kind(problem: str) -> str:
    return str(json.loads(problem).get("kind"))


async def _looked_at(db: str, confirmed: list[tuple[str, str]]) -> dict[str, int]:
    """What the log says."""
    store = PostgresStore(db)
    await store.open()
    tables = TableStore(store)
    sql = "SELECT table_id, seq, nonce, epoch FROM moves ORDER BY table_id, seq"
    rows = await store.read(sql)
    nonces = Counter((table, nonce) for table, _, nonce, _ in rows if nonce)
    back = sum(one[0] == other[0] and other[3] < one[3] for one, other in pairwise(rows))
    for (name,) in await store.read("SELECT id FROM tables"):
        with suppress(Exception):
            await tables.table(name)
    found = {
        "lost": sum(nonces[one] == 0 for one in set(confirmed)),
        "doubled": sum(count > 1 for count in nonces.values()),
        "epochs_back": back,
        "damaged": len(store.damaged),
        "most_epochs": max((row[3] for row in rows), default=0),
    }
    await store.end()
    return found


def main(argv: list[str]) -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="./run chaos cluster", description=__doc__)
    parser.add_argument("--short", action="store_true", help="less of everything, under 40 s")
    parser.add_argument("--kills", type=int, default=200, help="default: 200")
    parser.add_argument("--tables", type=int, default=100, help="default: 100")
    parser.add_argument("--seconds", type=float, default=1.5, help="between kills (default: 1.5)")
    parser.add_argument("--pause", type=float, default=1.0, help="between moves (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--most-seconds", type=float, default=3600.0, help="then no more kills (default: 3600)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON on one line")
    args = parser.parse_args(argv)
    if (missing := why_none()) is not None:
        print(f"./run chaos cluster: {missing}", file=sys.stderr)
        return 2
    args.bus_every, args.database_every = BUS_EVERY, DATABASE_EVERY
    args.afterwards = AFTERWARDS
    if args.short:
        args.kills, args.tables, args.seconds, args.pause = 4, 12, 0.8, 0.3
        args.bus_every, args.database_every, args.afterwards = 3, 4, 5.0
    run = ClusterRun(args)
    try:
        told = asyncio.run(run.run())
        print(json.dumps(told, indent=None if args.json else 1), flush=True)
    finally:
        run.close()
    return 0 if told["ok"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
