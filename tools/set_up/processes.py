"""Other programs: run and waited for, run in our place, stopped with all they started."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from types import FrameType
    from typing import TypeAlias

    Command: TypeAlias = Sequence[str | Path]

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # as far as the system has them


class StoppedError(SystemExit):
    """Somebody wants us to end; the exit code is what a shell would give."""

    def __init__(self, number: int) -> None:
        """By this signal."""
        super().__init__(128 + number)
        self.number = number


def end_in_good_order() -> None:
    """Let signals unwind the program, so that locks are dropped and workers stopped."""
    for name in STOPPING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _stop)


def _stop(number: int, _: FrameType | None) -> NoReturn:
    raise StoppedError(number)


def call(command: Command, *, environment: Mapping[str, str], cwd: Path | None = None) -> int:
    """Run a program in the foreground; its exit code.

    An interruption from the keyboard reaches it as well as us: we wait until it has ended in its
    own way. Other signals are for us alone, and passed on.
    """
    with subprocess.Popen(command, env=dict(environment), cwd=cwd) as process:  # noqa: S603 - ours
        try:
            return process.wait()
        except StoppedError as stopped:
            if stopped.number != signal.SIGINT:
                process.terminate()
            process.wait()
            raise


def replace(command: Command, *, environment: Mapping[str, str], cwd: Path | None = None) -> int:
    """Become that program; where the system cannot, run it and give its exit code."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":
        return call(command, environment=environment, cwd=cwd)
    if cwd is not None:
        os.chdir(cwd)
    return os.execve(command[0], [str(word) for word in command], dict(environment))  # noqa: S606 - ours


def gently(*command: str | Path) -> list[str | Path]:
    """A command that lets others go first, as far as the system can do that."""
    found = shutil.which("nice")
    return [found, *command] if found else [*command]


# --- workers: in a process group of their own ---


def start_worker(command: Command, log: Path) -> subprocess.Popen[bytes]:
    """Start a program that can be stopped with all it starts, and outlives us if we are killed."""
    with log.open("wb") as output:
        if sys.platform == "win32":
            return subprocess.Popen(  # noqa: S603 - our own command
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
            )
        return subprocess.Popen(  # noqa: S603 - our own command
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            process_group=0,
        )


def stop_worker(worker: subprocess.Popen[bytes]) -> None:
    """End it and everything it started."""
    if sys.platform == "win32":
        taskkill = shutil.which("taskkill") or "taskkill"
        subprocess.run(  # noqa: S603 - Windows' own
            [taskkill, "/T", "/F", "/PID", str(worker.pid)], capture_output=True, check=False
        )
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(worker.pid, signal.SIGTERM)
    worker.wait()


def start_behind(command: Command, log: Path, environment: Mapping[str, str]) -> None:
    """Start a program that goes on when we and the terminal have ended; nobody waits for it."""
    with log.open("wb") as output:
        if sys.platform == "win32":
            behind = subprocess.Popen(  # noqa: S603 - our own command
                command,
                env=dict(environment),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                creationflags=subprocess.CREATE_NEW_PROCESS_GROUP
                | subprocess.CREATE_NO_WINDOW
                | subprocess.BELOW_NORMAL_PRIORITY_CLASS,
            )
        else:
            behind = subprocess.Popen(  # noqa: S603 - our own command
                gently(*command),
                env=dict(environment),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
    behind.returncode = 0  # so that Python does not complain that nobody waits


# --- is it still there? ---


def is_alive(pid: int) -> bool:
    """Whether there is such a process; with a negative number, such a process group."""
    if sys.platform == "win32":
        return _is_alive_on_windows(abs(pid))
    try:
        os.kill(pid, 0)
    except PermissionError:
        return True  # of another user
    except (ProcessLookupError, OverflowError):
        return False
    return True


def _is_alive_on_windows(pid: int) -> bool:
    """There, os.kill(pid, 0) would interrupt it instead of asking."""
    import ctypes  # noqa: PLC0415 - nobody else needs it

    kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
    kernel.OpenProcess.restype = ctypes.c_void_p
    kernel.WaitForSingleObject.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
    kernel.CloseHandle.argtypes = (ctypes.c_void_p,)
    synchronize, timed_out = 0x00100000, 0x00000102
    handle = kernel.OpenProcess(synchronize, False, pid)
    if not handle:
        denied = 5
        return bool(ctypes.get_last_error() == denied)  # type: ignore[attr-defined,unused-ignore]
    try:
        return bool(kernel.WaitForSingleObject(handle, 0) == timed_out)
    finally:
        kernel.CloseHandle(handle)
