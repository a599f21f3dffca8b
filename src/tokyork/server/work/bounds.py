"""What a worker process may use, and that it ends with the server. Called in the worker itself."""

from __future__ import annotations

import contextlib
import ctypes
import math
import os
import signal
import sys
import time
from multiprocessing import connection, parent_process
from pathlib import Path
from threading import Thread
from typing import NamedTuple

with contextlib.suppress(ImportError):  # Windows has none
    import resource

PR_SET_PDEATHSIG = 1
"""Of prctl(2)."""


class Bounds(NamedTuple):
    """What a worker may use."""

    patience: float
    """Seconds for a task; whoever takes longer is replaced."""
    memory: int
    """Bytes beyond what it has when it is ready."""
    nice: int
    """How much it lets others go first."""


def use_one_core() -> None:
    """Arrays are small, and each thread would count as memory: before NumPy is imported."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"


def give_way(nice: int) -> None:
    """People come first."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)


def bound_memory(more: int) -> None:
    """Whatever wants more memory than that fails with a MemoryError, if the system can do this.

    It counts what is really the process's own (RLIMIT_DATA), not what is mapped: NumPy alone
    maps more than it ever uses. Elsewhere than on Linux only the time is bounded.
    """
    with contextlib.suppress(NameError, OSError, ValueError):
        most = _own_memory() + more
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _own_memory() -> int:
    """The bytes that RLIMIT_DATA counts; raises an `OSError` where nobody tells."""
    lines = Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines()
    found = next(line for line in lines if line.startswith("VmData:"))
    return 1024 * int(found.split()[1])


def bound_time(seconds: float) -> None:
    """End this process if it computes longer than that from now on, even deep inside C."""
    with contextlib.suppress(NameError, OSError, ValueError):
        until = math.ceil(time.process_time() + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


def end_with_parent() -> None:
    """End when the server does, also when that is killed in the middle of a task.

    On Linux the kernel sees to it. Elsewhere a thread waits for the end of the server; it cannot
    run while a task keeps it from running, and then `bound_time` is what ends this process.
    """
    parent = parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if parent.pid != os.getppid():  # it had ended before
        os._exit(1)
    Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(parent: int) -> None:
    connection.wait([parent])
    os._exit(1)
