"""A server under load: started on one core, its time and memory read from the system."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE = 60.0


class Served:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], db: Path) -> None:
        """It has printed its port."""
        self._process = process
        self.db = db
        line = process.stdout.readline() if process.stdout else ""
        if not line:
            self.stop()
            raise RuntimeError("the server did not start")
        self.port = int(line)
        self._wait_until_open()

    def _wait_until_open(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            time.sleep(0.02)

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def cpu_seconds(self) -> float:
        """What all its threads have used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def kilobytes(self) -> float:
        """What it holds in memory."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * PAGE / 1024

    def call(self, path: str, guest: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask something over HTTP."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Cookie": f"guest={guest}"}
        data = None if body is None else json.dumps(body)
        line.request("GET" if data is None else "POST", path, data, headers)
        answer: dict[str, Any] = json.loads(line.getresponse().read())
        line.close()
        return answer

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it in good order."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        if self._process.stdout is not None:
            self._process.stdout.close()


def cores() -> tuple[int, int]:
    """One for the server, and another for the crowd if there is one."""
    usable = sorted(os.sched_getaffinity(0))
    return usable[-1], usable[0]


@contextlib.contextmanager
def served(db: Path, kind: str, source: Path = ROOT) -> Iterator[Served]:
    """A server of these sources on a file, alone on one core."""
    server_core, _ = cores()
    process = subprocess.Popen(  # noqa: S603 - our own module
        [sys.executable, "-m", "bench.load.server", str(db), kind],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{source / 'src'}:{ROOT}"},
        preexec_fn=lambda: os.sched_setaffinity(0, {server_core}),  # noqa: PLW1509 - one thread here
    )
    found = Served(process, db)
    try:
        yield found
    finally:
        found.stop()
