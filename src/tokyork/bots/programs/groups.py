"""A program together with everything it starts, so that nothing is left when it has to end."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from subprocess import PIPE, Popen
from typing import Any

if sys.platform == "win32":
    from tokyork.bots.programs.windows_job import WindowsJob


class Group:
    """A running program, out of reach of our Ctrl-C.

    On POSIX systems it has a session of its own, and thereby a process group; on Windows a job.
    """

    def __init__(self, command: list[str]) -> None:
        """Start it."""
        apart: dict[str, Any] = {"start_new_session": True}
        if sys.platform == "win32":
            flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
            apart = {"creationflags": flags}
        self.popen = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, **apart)  # noqa: S603 - what the user told us to run
        if sys.platform == "win32":
            self._job = WindowsJob()
            self._job.take(int(vars(self.popen)["_handle"]))  # which nobody else has

    def kill(self) -> None:
        """End all of it, at once."""
        if sys.platform == "win32":
            self._job.end()
            self.popen.kill()  # if it could not be put into the job
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.popen.pid, signal.SIGKILL)
