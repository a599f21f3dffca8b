"""The documentation in a browser: without any other host, in both themes, with its search."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tokyork.server.web.documentation import DOCUMENTATION, FRONT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.people import Server


@pytest.fixture(autouse=True)
def _built() -> None:
    if not os.environ.get("CI") and not (DOCUMENTATION / FRONT).exists():
        pytest.skip("the documentation is not built: ./run docs")


def test_it_is_read_and_searched_without_any_other_host(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    page.goto(f"{server.address}/docs")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tokyork¶")
    page.get_by_role("link", name="Hosting", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Hosting")
    page.get_by_role("textbox", name="Search").fill("systemd")
    expect(page.get_by_role("link", name="Run it as a service").first).to_be_visible()

    assert [url for url in asked if not url.startswith((server.address, "blob:", "data:"))] == []
    assert wrong == []
    page.close()
