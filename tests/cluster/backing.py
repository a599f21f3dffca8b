"""A real PostgreSQL and a real NATS on free ports, for tests, chaos and measuring."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
USER = "tokyork"
ACCOUNT = "postgres" if os.getuid() == 0 else None
"""PostgreSQL refuses to run as root."""
STARTS_WITHIN = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _programs() -> Path | None:
    """Where PostgreSQL's programs are: the newest that Debian has, or wherever they are found."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).resolve().parent if named else None


PROGRAMS = _programs()
NATS = Path(sys.executable).with_name("nats-server")


def why_none() -> str | None:
    """What is missing here; nothing if both can be started."""
    if PROGRAMS is None:
        return "there is no PostgreSQL here"
    if not NATS.exists():
        return "there is no NATS here: ./run test installs it"
    return None


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until:
        assert process.poll() is None, f"it ended with {process.returncode}"
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        time.sleep(0.02)
    raise TimeoutError(port)


class Postgres:
    """A server with a folder of its own; it flushes to the disk as it does by default."""

    def __init__(self, *options: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="tokyork-postgres-"))
        self._data = self._folder / "data"
        self._options = options
        self.port = free_port()
        if ACCOUNT is not None:
            shutil.chown(self._folder, ACCOUNT)
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", USER, "-E", "UTF8")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        assert PROGRAMS is not None
        command = [str(PROGRAMS / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd="/", user=ACCOUNT)

    def start(self) -> None:
        settings = ("max_connections=200", "listen_addresses=127.0.0.1", *self._options)
        words = [word for setting in settings for word in ("-c", setting)]
        words += ["-p", str(self.port), "-k", str(self._folder)]
        assert PROGRAMS is not None
        self._process = subprocess.Popen(
            [str(PROGRAMS / "postgres"), "-D", str(self._data), *words],
            user=ACCOUNT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        wait_for(self.port, self._process)
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            with contextlib.suppress(subprocess.CalledProcessError):
                self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
                return
            time.sleep(0.05)

    def stop(self, how: str = "fast") -> None:
        """`immediate` is what a power cut is."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", str(self._data), "-m", how, "-w", "stop")
        self._process.wait(STARTS_WITHIN)

    def restart(self, how: str = "immediate") -> None:
        self.stop(how)
        self.start()

    def database(self, name: str) -> str:
        """A new, empty database; its address."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def asked(self, url: str, sql: str) -> list[list[str]]:
        """The rows of a query, as text."""
        assert PROGRAMS is not None
        done = subprocess.run(
            [str(PROGRAMS / "psql"), "-X", "-A", "-t", "-F", "\t", "-c", sql, url],
            check=True,
            capture_output=True,
            text=True,
        )
        return [line.split("\t") for line in done.stdout.splitlines()]

    @property
    def pid(self) -> int:
        return self._process.pid

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)


class Nats:
    """A server that forgets everything when it ends, as NATS does."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        self._process = subprocess.Popen(
            [str(NATS), "-a", "127.0.0.1", "-p", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.port, self._process)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def restart(self) -> None:
        self.stop()
        self.start()
