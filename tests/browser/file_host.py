"""Somebody who hands out files and knows nothing else."""

from __future__ import annotations

import functools
import http.server
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

BELOW = "some/where"
"""The path below which a site is laid."""


class Files(http.server.SimpleHTTPRequestHandler):
    """Says nothing of what it hands out."""

    def log_message(self, *_: object) -> None:
        pass


class FileHost:
    """A folder on a free port, with a site below a path."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Files, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/{BELOW}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
