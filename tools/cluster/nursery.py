"""Server processes that start in no time: each is forked from one that has imported everything."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import uvicorn

from tokyork.server.bus.nats_bus import NatsBus
from tokyork.server.limits import Limits
from tokyork.server.web.app import make_server
from tokyork.server.web.serve import configure
from tokyork.server.work.worker_pool import WorkerPool
from tools.cluster.unreliable_bus import UnreliableBus

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 30.0


class Child:
    """A server of the nursery."""

    def __init__(self, pid: int, address: str) -> None:
        """It answers at this address."""
        self.pid = pid
        self.address = address

    def kill(self) -> None:
        """As a power cut would."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def drain(self) -> None:
        """In good order."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)


class Nursery:
    """Asks the process that forks."""

    def __init__(self, db: str, bus: str, rate: float) -> None:
        """It imports everything now."""
        words = [sys.executable, "-P", "-m", "tools.cluster.nursery", db, bus, str(rate)]
        self._process = subprocess.Popen(  # noqa: S603 - us
            words,
            env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> Child:
        """One more server, which answers."""
        assert self._process.stdin is not None  # noqa: S101 - they are pipes
        assert self._process.stdout is not None  # noqa: S101 - they are pipes
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        pid, port = self._process.stdout.readline().split()
        child = Child(int(pid), f"127.0.0.1:{port}")
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", int(port)), 1) as line:
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                if b" 200 " in line.recv(100):
                    return child
            time.sleep(0.02)
        raise TimeoutError(f"server {pid} does not answer")

    def close(self) -> None:
        """All of them end."""
        assert self._process.stdin is not None  # noqa: S101 - they are pipes
        self._process.stdin.close()
        self._process.wait(STARTS_WITHIN)
        if self._process.stdout is not None:
            self._process.stdout.close()


# --- in the process that forks ---


def main() -> None:
    """Fork whenever somebody asks; end all when nobody does any more."""
    db, bus, rate = sys.argv[1], sys.argv[2], float(sys.argv[3])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    made: list[int] = []
    for number, _ in enumerate(sys.stdin):
        bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.bind(("127.0.0.1", 0))
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            serve(db, bus, rate, number, bound)
            os._exit(0)
        made.append(pid)
        print(pid, bound.getsockname()[1], flush=True)
        bound.close()
    for pid in made:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def serve(db: str, url: str, rate: float, seed: int, bound: socket.socket) -> None:
    """A server as `tokyork serve` runs it, on a bus that cannot be relied on."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    bus = UnreliableBus(NatsBus(url), rate, seed)
    limits = Limits.none()
    server = make_server(db, limits, WorkerPool(1, later=True), bus=bus)
    bound.listen(512)
    running = Draining(configure(server.app(), limits))
    running.drain = server.hand_over_tables
    running.run(sockets=[bound])


class Draining(uvicorn.Server):
    """Hands its tables over when it ends."""

    drain: object = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First that, then everything else."""
        if callable(self.drain):
            await self.drain()
        await super().shutdown(sockets)


if __name__ == "__main__":
    main()
