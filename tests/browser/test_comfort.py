"""The gallery, settings and captions, the code to scan, and the installed app in a browser."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, person
from tests.browser.player import make_table, quick_page
from tests.browser.test_access import SMALL, serious
from tests.server.running import Running, wait_until
from tokyork.server.web.assets import CLIENT
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

# A caption does not stay; it may be gone before somebody looks.
LISTEN = """caption => new MutationObserver(() => {
    window.heard ||= document.body.innerText.includes(caption);
}).observe(document.body, {subtree: true, childList: true, characterData: true})"""
BOTS: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]


def test_cards_are_found_and_opened(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True, bypass_csp=True) as ada:
        page = quick_page(ada)
        page.goto("/cards")
        expect(page.get_by_role("status")).to_have_text("130 cards")
        assert page.locator("main .picture svg").count() < 30  # the rest is far below
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate(SMALL) == []

        page.get_by_label("Find a card").fill("wíngs")
        page.get_by_label("Price").select_option("from-6")
        page.locator("main li a").first.click()
        expect(page).to_have_url(re.compile("/cards/tokyo/wings$"))
        assert serious(page) == []
        page.keyboard.press("Escape")
        expect(page).to_have_url(re.compile("/cards$"))

        page.goto("/cards/new_york/superstar")
        expect(page.locator("dialog h2")).to_contain_text("Superstar")


def test_settings_are_found_kept_and_obeyed(browser: Browser, server: Server) -> None:
    with person(browser, server, moving=True, bypass_csp=True) as ada:
        page = quick_page(ada, theme="light", speed="normal", sound=True)
        page.goto("/settings")
        page.get_by_label("Find a setting").fill("animation")
        page.get_by_role("switch", name="Less motion").click()
        page.get_by_label("Find a setting").fill("subtitles")
        page.get_by_role("switch", name="Captions").click()
        page.reload()
        assert page.get_by_role("switch", name="Captions").is_checked()
        assert page.evaluate(SMALL) == []
        assert serious(page) == []

        page.goto("/")
        page.locator("button.rivals").click()
        motion = page.locator("dialog").evaluate("sheet => getComputedStyle(sheet).animationName")
        assert motion == "none"


def test_sounds_are_named_at_the_table(browser: Browser, server: Server) -> None:
    with person(browser, server, moving=True) as ada:
        page = quick_page(ada)
        page.evaluate("""localStorage.setItem("tokyork", '{"captions":true,"speed":"fast"}')""")
        page.goto(f"/t/{make_table(page, 'tokyo', BOTS)}")
        page.evaluate(LISTEN, "Dice rattle")
        page.get_by_role("button", name=re.compile("^Reroll")).click()
        page.wait_for_function("window.heard")


def test_a_waiting_room_can_be_scanned(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True, bypass_csp=True) as ada:
        page = quick_page(ada)
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        page.goto(f"/t/{make_table(page, 'tokyo', seats, begin=False)}")
        page.get_by_role("button", name="QR code").click()
        expect(page.get_by_role("img", name="QR code for the link below")).to_be_visible()
        assert serious(page, "dialog") == []


# --- the app ---


@pytest.fixture
def house() -> Iterator[Running]:
    """A server in this process, whose files a test may change."""
    running = Running(thinker=WorkerPool(workers=1))
    yield running
    running.stop()


def at_home(page: Page, house: Running) -> None:
    """At the first page, with the worker in charge."""
    page.goto(f"http://{house.address}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def next_build(folder: Path) -> Path:
    """The same client as another build would name its files."""
    built = folder / "client"
    shutil.copytree(CLIENT, built)
    names = [path.name for path in (built / "assets").iterdir()]
    fresh = {name: re.sub(r"(\.\w+)$", r"2\1", name) for name in names}
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for path in [path for path in built.rglob("*") if path.suffix in {".js", ".html", ".css"}]:
        text = path.read_text(encoding="utf-8")
        path.write_text(pattern.sub(lambda found: fresh[found[0]], text), encoding="utf-8")
    for name in names:
        (built / "assets" / name).rename(built / "assets" / fresh[name])
    return built


def test_the_app_can_be_installed_and_says_when_it_is_offline(
    browser: Browser, house: Running
) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    at_home(page, house)
    devtools = context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert "language=en" in manifest["url"]
    problems = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []

    page.reload()  # so that its files are kept
    count = "caches.open('tokyork-files').then(c => c.keys()).then(k => k.length)"
    wait_until(lambda: page.evaluate(count))
    context.set_offline(True)
    page.goto(f"http://{house.address}/join")
    expect(page.get_by_role("heading")).to_have_text("No connection")
    page.goto(f"http://{house.address}/verify")  # nobody should need the server to doubt it
    expect(page.get_by_role("button", name="Choose a game file")).to_be_visible()
    page.goto(f"http://{house.address}/join")
    context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="Join or watch")).to_be_visible()
    context.close()


def test_a_new_build_takes_over(browser: Browser, house: Running, tmp_path: Path) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    at_home(page, house)
    house.server._client.read(next_build(tmp_path))

    # The old page asks for a file that is gone.
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", name="About", exact=True)).to_be_visible()
    scripts = page.evaluate("[...document.scripts].map(script => script.src)")
    assert all(script.endswith("2.js") for script in scripts)

    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    only_new = """caches.open("tokyork-files").then(kept => kept.keys())
        .then(keys => keys.every(({url}) => /2\\.\\w+$/.test(url)))"""
    wait_until(lambda: page.evaluate(only_new))
    context.close()
