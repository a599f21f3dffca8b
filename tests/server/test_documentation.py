"""The documentation that a server shows at /docs."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route

from tokyork.server.web.documentation import Documentation
from tokyork.server.web.headers import POLICY, SafeHeaders

if TYPE_CHECKING:
    from pathlib import Path

SCRIPT = "document.title = 'seen'"
PAGE = f"<!doctype html><title>Docs</title><script>{SCRIPT}</script><script src=a.js></script>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text(PAGE)
    (tmp_path / "site" / "assets" / "a.js").write_text("let a;")
    (tmp_path / "secret.txt").write_text("not for you")
    return tmp_path / "site"


async def ask(folder: Path, path: str) -> httpx.Response:
    shown = Documentation(folder)
    routes = [Route("/docs", shown.front), Route("/docs/{path:path}", shown.file)]
    app = Starlette(routes=routes, middleware=[Middleware(SafeHeaders)])
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        return await client.get(path)


def answer(folder: Path, path: str) -> httpx.Response:
    import asyncio  # noqa: PLC0415 - only here

    return asyncio.run(ask(folder, path))


def test_the_first_page_is_found_in_its_folder(site: Path) -> None:
    assert answer(site, "/docs").headers["location"] == "/docs/"
    assert "<title>Docs" in answer(site, "/docs/").text
    assert answer(site, "/docs/assets/a.js").headers["content-type"].startswith("text/javascript")


def test_the_scripts_inside_a_page_may_run_and_no_others(site: Path) -> None:
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    policy = answer(site, "/docs/").headers["content-security-policy"]

    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert policy.replace(f" 'sha256-{digest}'", "") == POLICY
    assert answer(site, "/docs/assets/a.js").headers["content-security-policy"] == POLICY


@pytest.mark.parametrize(
    "path", ["/docs/nothing.html", "/docs/..%2fsecret.txt", "/docs//etc/passwd"]
)
def test_nothing_else_is_found(site: Path, path: str) -> None:
    assert answer(site, path).status_code == 404


def test_where_it_is_not_built_a_line_says_how(tmp_path: Path) -> None:
    told = answer(tmp_path, "/docs/")

    assert told.status_code == 404
    assert "./run docs" in told.text
