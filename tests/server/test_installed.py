"""The installed app's manifest and offline page, the gallery's addresses, the network's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from tokyork.server.web.pwa import ICONS
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tests.server.running import Running


def get(running: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{running.address}{path}", headers=headers)


@pytest.mark.parametrize(
    ("path", "liked", "spoken"),
    [
        ("/site.webmanifest", "", "en"),
        ("/site.webmanifest", "xx, de-AT;q=0.8, en", "de"),
        ("/site.webmanifest?language=en", "de", "en"),
        ("/site.webmanifest?language=../en", "", "en"),
    ],
)
def test_the_manifest_speaks_the_language(
    running: Running, path: str, liked: str, spoken: str
) -> None:
    answer = get(running, path, **{"accept-language": liked})

    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert said["lang"] == spoken
    assert said["description"] == texts(spoken)("app-description")
    assert (said["display"], said["start_url"], said["scope"]) == ("standalone", "/", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in said["icons"]}


def test_icons_and_worker_are_served(running: Running) -> None:
    if get(running, "/").status_code != httpx.codes.OK:
        pytest.skip("the browser client is not built")
    for icon in ICONS:
        answer = get(running, "/" + str(icon["src"]))
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
    worker = get(running, "/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert "__FILES__)" not in worker.text
    assert "__NEEDED__)" not in worker.text
    assert "/assets/" in worker.text


def test_the_offline_page_needs_nothing_else(running: Running) -> None:
    answer = get(running, "/offline?language=en")

    assert texts()("offline-title") in answer.text
    assert "<script" not in answer.text
    assert "src=" not in answer.text


@pytest.mark.parametrize("path", ["/cards", "/cards/tokyo", "/cards/new_york/superstar"])
def test_the_gallery_has_addresses(running: Running, path: str) -> None:
    assert get(running, path).status_code in {200, 503}


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "LOCALHOST", "[::1]:8000"])
def test_addresses_in_the_network_are_told_on_this_machine(running: Running, host: str) -> None:
    addresses = ["http://192.168.0.7:8000/"]
    running.server.api.addresses = addresses
    try:
        home = get(running, "/api/home", host=host).json()
    finally:
        running.server.api.addresses = []
    assert home["addresses"] == addresses
