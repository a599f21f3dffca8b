"""The built browser client, read once into memory and compressed there."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import Response

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request

_PACKAGED = Path(__file__).parents[2] / "client"
_IN_CLONE = Path(__file__).parents[4] / "build" / "client"
CLIENT = _PACKAGED if _PACKAGED.is_dir() else _IN_CLONE

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_SMALL = 512  # compressing less than this gains nothing
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tokyork</title>
<p>The server runs, but the browser client is not built yet.
In a clone of the repository, <code>./run client</code> builds it; then start the server again.
"""


def media_type(path: Path) -> str:
    """What a file is, by its name."""
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _TYPES.get(path.suffix, guessed)


class File:
    """A file as it is sent."""

    def __init__(
        self, path: Path, headers: Callable[[Path, bytes], dict[str, str]] | None = None
    ) -> None:
        """Read it, and compress it if that makes it smaller; `headers` may add some of its own."""
        self._plain = path.read_bytes()
        packed = gzip.compress(self._plain, 9, mtime=0)
        is_worth = len(self._plain) > _SMALL and len(packed) < 0.95 * len(self._plain)
        self._packed = packed if is_worth else None
        self._type = media_type(path)
        self.cache = FOR_EVER if path.parent.name == "assets" else ASK_AGAIN
        self._headers = {} if headers is None else headers(path, self._plain)
        self._tag = f'"{hashlib.sha256(self._plain).hexdigest()[:24]}"'

    def response(self, request: Request) -> Response:
        """The file, compressed if the browser takes that."""
        headers = {"cache-control": self.cache, "vary": "accept-encoding", "etag": self._tag}
        headers |= self._headers
        if request.headers.get("if-none-match") == self._tag:
            return Response(status_code=304, headers=headers)
        body = self._plain
        if self._packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self._packed
        return Response(body, headers=headers, media_type=self._type)


class Client:
    """All files of the browser client."""

    def __init__(self, folder: Path = CLIENT) -> None:
        """None if it is not built."""
        self._files: dict[str, File] = {}
        self.read(folder)

    def read(self, folder: Path) -> None:
        """From now on these files are served."""
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        self._files = {path.relative_to(folder).as_posix(): File(path) for path in paths}

    def page(self, request: Request) -> Response:
        """The page of the game, whatever its address."""
        if "index.html" not in self._files:
            return Response(NOT_BUILT, 503, media_type="text/html")
        return self._files["index.html"].response(request)

    def file(self, request: Request) -> Response:
        """A file by its name."""
        path = str(request.path_params["path"])
        found = self._files.get(path)
        if found is not None:
            return found.response(request)
        if "." in path or path.startswith("api/") or "index.html" not in self._files:
            return Response("Not found", 404, media_type="text/plain")
        lost = self.page(request)  # somebody mistyped: the client has a page for that
        lost.status_code = 404 if lost.status_code == 200 else lost.status_code
        return lost
