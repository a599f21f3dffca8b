"""The documentation as a site, at /docs: read when somebody asks for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from tokyork.server.web.assets import File
from tokyork.server.web.headers import policy_with

if TYPE_CHECKING:
    from starlette.requests import Request

_PACKAGED = Path(__file__).parents[2] / "documentation"
_IN_CLONE = Path(__file__).parents[4] / "build" / "docs"
DOCUMENTATION = _PACKAGED if _PACKAGED.is_dir() else _IN_CLONE
FRONT = "index.html"
_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tokyork</title>
<p>The documentation is not built here. In a clone of the repository, <code>./run docs</code>
builds it; then start the server again. Its pages are in the folder <code>docs</code>, too.
"""


class Documentation:
    """All files of the site; each is kept once it was asked for."""

    def __init__(self, folder: Path = DOCUMENTATION) -> None:
        """Nothing is read yet: few who play read it."""
        self._folder = folder
        self._paths: dict[str, Path] | None = None
        self._files: dict[str, File] = {}

    def front(self, request: Request) -> Response:
        """The address without a page: links on the first page start from its folder."""
        return RedirectResponse(f"{request.scope.get('root_path', '')}/docs/")

    def file(self, request: Request) -> Response:
        """A file of the site by its name."""
        name = str(request.path_params["path"]) or FRONT
        if FRONT not in self._known():
            return Response(NOT_BUILT, 404, media_type="text/html")
        if name not in self._known():
            return Response("Not found", 404, media_type="text/plain")
        return self._read(name).response(request)

    def _known(self) -> dict[str, Path]:
        """By name; whatever else is asked for is not looked for on the disk."""
        if self._paths is None:
            found = (path for path in self._folder.rglob("*") if path.is_file())
            self._paths = {path.relative_to(self._folder).as_posix(): path for path in found}
        return self._paths

    def _read(self, name: str) -> File:
        if name not in self._files:
            self._files[name] = File(self._known()[name], _headers)
        return self._files[name]


def _headers(path: Path, content: bytes) -> dict[str, str]:
    """A page's own small scripts may run, no others."""
    if path.suffix != ".html":
        return {}
    return {"content-security-policy": policy_with(_SCRIPT.findall(content))}
