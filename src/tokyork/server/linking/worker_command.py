"""`tokyork worker`: thinks for the servers on a bus until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import argparse


def add_worker(commands: Any) -> None:  # noqa: ANN401 - argparse keeps its type to itself
    """Its options."""
    worker = commands.add_parser("worker", help="think for the bots of servers on a bus")
    worker.set_defaults(run=run_worker)
    worker.add_argument("--bus", metavar="URL", required=True, help="nats://HOST:PORT")
    worker.add_argument(
        "--workers", metavar="N", type=int, default=0, help="at a time (default: one a core)"
    )


def run_worker(args: argparse.Namespace) -> int:
    """Until somebody stops it."""
    work(args.bus, args.workers)
    return 0


def work(url: str, count: int) -> None:
    """So many thoughts at a time."""
    from tokyork.server.bus.nats_bus import NatsBus  # noqa: PLC0415 - so that --help is quick
    from tokyork.server.linking.shared_thinking import BusWorker  # noqa: PLC0415 - the same
    from tokyork.server.work.worker_pool import WorkerPool  # noqa: PLC0415 - the same
    from tokyork.words.texts import texts  # noqa: PLC0415 - the same

    count = count if count > 0 else os.cpu_count() or 1
    bus = NatsBus(url)
    pool = WorkerPool(count)

    async def main() -> None:
        worker = BusWorker(bus, pool, count)
        stopped = asyncio.Event()
        for one in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows
                asyncio.get_running_loop().add_signal_handler(one, stopped.set)
        await worker.open()
        working = asyncio.create_task(worker.work_for_ever())
        said = texts()("worker-ready", bus=url.rpartition("@")[2], count=str(count))
        print(said, flush=True)  # noqa: T201 - the program's output
        await stopped.wait()
        working.cancel()
        await bus.end()

    try:
        asyncio.run(main())
    finally:
        pool.close()
