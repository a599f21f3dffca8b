"""One ./run at a time sets up.

The lock is a folder that holds the ids of its owner and of the owner's workers, so that one left
behind by a killed ./run can be told from one in use.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from tools.set_up.places import fail, say
from tools.set_up.processes import is_alive, start_worker, stop_worker

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator
    from pathlib import Path

    from tools.set_up.places import Places
    from tools.set_up.processes import Command

A_MOMENT = 0.2


class Lock:
    """Held while `holding`."""

    def __init__(self, places: Places) -> None:
        """The one of this clone."""
        self._folder = places.lock
        self._log = places.log
        self._worker: subprocess.Popen[bytes] | None = None

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Wait until nobody else has it; whatever happens, its worker ends and it is given back."""
        try:
            self._take()
            yield
        finally:
            if self._worker is not None:
                stop_worker(self._worker)
            self._drop()

    def work(self, command: Command) -> bool:
        """Run a set-up command in a process group of its own; whether it did well.

        So a signal stops it at once with all it started, and if we die first, the group keeps
        the lock.
        """
        self._worker = start_worker(command, self._log)
        group = -self._worker.pid
        with (self._folder / "owner").open("a", encoding="ascii") as owner:
            owner.write(f"{group}\n")
        code = self._worker.wait()
        self._worker = None
        return code == 0

    # --- taking and giving back ---

    def _take(self) -> None:
        is_told = False
        while not self._is_taken():
            self._clear_if_dead()
            if not is_told and self._folder.is_dir():
                say(
                    "waiting for another ./run to finish its set-up "
                    f"(if there is none, remove {self._folder})"
                )
                is_told = True
            time.sleep(A_MOMENT)

    def _is_taken(self) -> bool:
        """By renaming, which is atomic: a lock is there with its owner or not at all."""
        made = self._own("new")
        try:
            made.mkdir(exist_ok=True)
            (made / "owner").write_text(f"{os.getpid()}\n", encoding="ascii")
        except OSError as error:
            fail(f"cannot write to {self._folder.parent}: {error.strerror}")
        try:
            made.rename(self._folder)
        except OSError:  # there is one
            shutil.rmtree(made, ignore_errors=True)
            return False
        return True

    def _drop(self) -> None:
        """What another has is left alone."""
        if self._owners()[:1] == [os.getpid()]:
            self._remove()
        shutil.rmtree(self._own("new"), ignore_errors=True)

    def _remove(self) -> None:
        gone = self._own("gone")
        with suppress(OSError):
            self._folder.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)

    def _clear_if_dead(self) -> None:
        """Of several waiters one may clear, and only what is still the dead owner's."""
        owners = self._owners()
        if not owners or any(map(is_alive, owners)):
            return
        clearing = self._folder / "clearing"
        try:
            clearing.mkdir()
        except OSError:
            return
        if self._owners() == owners:
            self._remove()
        else:
            with suppress(OSError):
                clearing.rmdir()

    def _owners(self) -> list[int]:
        try:
            return [int(line) for line in (self._folder / "owner").read_text("ascii").split()]
        except (OSError, ValueError):
            return []

    def _own(self, purpose: str) -> Path:
        return self._folder.with_name(f"{self._folder.name}.{purpose}.{os.getpid()}")
