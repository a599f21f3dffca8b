"""What can be tested of Windows elsewhere: nothing that only POSIX has is needed to import."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.helpers import ROOT
from tokyork.bots.programs.windows_job import EXTENDED_LIMITS, ExtendedLimits, WindowsJob

# Everything is imported once as usual, so that what others wrote is there; then ours again,
# without what Windows does not have.
IMPORT_ALL = """
import importlib, os, pkgutil, signal, subprocess, sys, types

EXTRAS = ("asyncpg", "gymnasium", "nats", "open_spiel", "pettingzoo", "polars", "pyspiel", "ray")

def all_of(package):
    found = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    names = [module.name for module in found]
    for name in names:
        if not name.endswith("__main__"):
            try:
                importlib.import_module(name)
            except ModuleNotFoundError as missing:
                if missing.name not in EXTRAS:
                    raise
    return len(names)

import tokyork
import tools.set_up
before = all_of(tokyork) + all_of(tools.set_up)
for name in list(sys.modules):
    if name.partition(".")[0] in ("tokyork", "tools"):
        del sys.modules[name]
for name in ("fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "uvloop", "httptools"):
    sys.modules[name] = None  # importing it fails
for name in ("fork", "killpg", "setsid", "setpgrp", "setpgid", "nice", "getuid", "geteuid",
             "sched_getaffinity", "fchmod", "O_NONBLOCK"):
    delattr(os, name)
for name in ("SIGKILL", "SIGHUP", "SIGALRM", "SIGUSR1", "SIGSTOP", "setitimer", "pthread_sigmask"):
    delattr(signal, name)
sys.modules["msvcrt"] = types.ModuleType("msvcrt")
sys.platform = "win32"
import tokyork
import tools.set_up
assert all_of(tokyork) + all_of(tools.set_up) == before
print(before)
"""


def test_everything_can_be_imported_without_what_only_posix_has() -> None:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL],
        env=os.environ | {"PYTHONPATH": paths, "TOKYORK_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 250


# --- jobs: what a program of Windows and its children are ended with ---


class Kernel:
    """Writes down what it is asked; every function of Windows is one of its attributes."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any function
        def function(*arguments: object) -> int:
            self.asked.append((name, arguments))
            return 7

        self.__dict__[name] = function
        return function


def test_a_job_ends_all_that_is_in_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = Kernel()
    monkeypatch.setattr(ctypes, "WinDLL", lambda *_, **__: kernel, raising=False)
    job = WindowsJob()
    job.take(42)
    job.end()
    job.end()

    made, bounded, taken, ended, closed = kernel.asked
    assert made == ("CreateJobObjectW", (None, None))
    assert (bounded[0], bounded[1][:2]) == ("SetInformationJobObject", (7, EXTENDED_LIMITS))
    assert taken == ("AssignProcessToJobObject", (7, 42))
    assert ended == ("TerminateJobObject", (7, 1))
    assert closed == ("CloseHandle", (7,))


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="the sizes are those of 64 bits")
def test_the_record_has_the_size_that_windows_expects() -> None:
    assert ctypes.sizeof(ExtendedLimits) == 144
    assert ExtendedLimits.BasicLimitInformation.size == 64
