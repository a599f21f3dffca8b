"""The game without a server, handed out by one: a folder of files at /here/, if there is one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, RedirectResponse, Response

from tokyork.server.web.assets import ASK_AGAIN, FOR_EVER, media_type
from tokyork.server.web.headers import POLICY

if TYPE_CHECKING:
    from starlette.requests import Request

_PACKAGED = Path(__file__).parents[2] / "site"
_IN_CLONE = Path(__file__).parents[4] / "build" / "site"
SITE = _PACKAGED if _PACKAGED.is_dir() else _IN_CLONE
PAGE = "index.html"
POLICY_HERE = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Python is WebAssembly: nowhere else on this server may a page run any."""


class Site:
    """Its files as they lie on the disk: nobody needs them in memory who does not ask."""

    def __init__(self, folder: Path = SITE) -> None:
        """What is not there now is not there later."""
        self._files = {
            path.relative_to(folder).as_posix(): path
            for path in (folder.rglob("*") if folder.is_dir() else ())
            if path.is_file()
        }

    async def front(self, request: Request) -> Response:
        """With a slash behind it: all its addresses are relative."""
        del request
        return RedirectResponse("/here/")

    async def file(self, request: Request) -> Response:
        """A file by its name, compressed if that was done before and the browser takes it."""
        name = str(request.path_params["path"]) or PAGE
        path = self._files.get(name)
        if path is None:
            return Response("Not found", 404, media_type="text/plain")
        headers = {
            "content-security-policy": POLICY_HERE,
            "cache-control": FOR_EVER if "-" in name else ASK_AGAIN,
            "vary": "accept-encoding",
        }
        packed = self._files.get(f"{name}.br")
        if packed is not None and "br" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "br"
        else:
            packed = path
        return FileResponse(packed, headers=headers, media_type=media_type(path))
