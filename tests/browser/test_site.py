"""The whole game from a folder of files: no server but one that hands files out, or none at all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.file_host import BELOW, FileHost
from tests.browser.player import Player, be_quick, expect_end
from tests.server.running import wait_until
from tokyork import Game
from tokyork.cities import CITIES
from tools.site import make_site
from tools.site.compare import in_browsers_python
from tools.site.games_to_compare import digests

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

SECOND = """() => performance.getEntriesByName("tokyork-second").length > 0"""
KEPT = "caches.match(new URL('kept', location.href).href).then((found) => !!found)"
MISSING = """async () => {
    const [name] = await caches.keys();
    const kept = await caches.open(name);
    const worker = await (await fetch('sw.js', { cache: 'no-store' })).text();
    const engine = worker.match(/engine-[0-9a-f]+/)[0] + '/';
    const assets = JSON.parse(worker.match(/ASSETS = (\\[[^\\]]*\\])/)[1]);
    const parts = Object.keys(await (await fetch(engine + 'files.json')).json());
    const all = [...assets, ...parts.map((part) => engine + part), './'];
    const found = await Promise.all(all.map((one) => kept.match(new URL(one, location.href))));
    return [all.length, all.filter((_, at) => !found[at])];
}"""
"""How many files there are, and which of them are not kept."""
READY = 90_000
"""Milliseconds: this machine may have other things to do."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileHost]:
    """The site as ./run site makes it; skipped where its parts cannot be had, except in CI."""
    folder = tmp_path_factory.mktemp("host")
    if make_site.main(str(folder / BELOW), renew=False) != 0:
        if os.environ.get("CI"):
            pytest.fail("the site could not be made")
        pytest.skip("the site could not be made")
    started = FileHost(folder)
    yield started
    started.stop()


@pytest.fixture(scope="module")
def device(browser: Browser) -> Iterator[BrowserContext]:
    """One person's, with all that it keeps."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


def test_all_of_it_is_at_most_six_and_a_half_megabytes(host: FileHost) -> None:
    del host  # it has been made
    assert make_site.size() <= make_site.MOST_BYTES


@pytest.mark.parametrize("city", CITIES)
def test_a_game_is_played_from_files_below_a_path(
    city: str, host: FileHost, device: BrowserContext
) -> None:
    foreign: list[str] = []
    page = device.new_page()
    page.on("request", lambda one: foreign.append(one.url))
    page.goto(host.address)
    be_quick(page, city=city, bots=1, level=4)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/?/t/*", timeout=READY)
    player = Player(page)
    player.play(player.by_mouse)
    expect_end(player)
    assert [url for url in foreign if not url.startswith((host.address, "blob:"))] == []
    page.close()


def test_the_strongest_bots_think_in_a_second_worker(host: FileHost, browser: Browser) -> None:
    other = browser.new_context(locale="en-GB", reduced_motion="reduce")  # its game is not ended
    page = other.new_page()
    page.goto(host.address)
    be_quick(page, city="tokyo", bots=1, level=5)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/?/t/*", timeout=READY)
    player = Player(page)
    while not page.evaluate(SECOND):
        player.play(player.by_mouse, most=1)
    assert player.wait()  # for a bot's whole turn
    other.close()


def test_the_engine_is_compiled_there(host: FileHost) -> None:
    del host  # it is made of the same parts
    said, _ = in_browsers_python('[str(__import__("tokyork").is_compiled)]')
    assert said == ["True"]


def test_games_are_the_same_in_a_browsers_python(host: FileHost) -> None:
    del host  # it is made of the same parts
    there, _ = in_browsers_python("digests(0, 10)")
    assert there == digests(0, 10)


def everything_else(device: BrowserContext, address: str) -> None:
    """Whatever there is besides a game against bots, without a network."""
    page = device.new_page()
    for path in ("rules/tokyo", "rules/new_york", "cards", "rulings", "about", "settings"):
        page.goto(f"{address}?/{path}")
        expect(page.locator("h1").first).to_be_visible()
        expect(page.locator("[role=alert] p")).to_have_count(0)
    games_are_listed_replayed_reviewed_and_kept(page, address)
    puzzles_are_solved(page, address)
    a_lesson_begins(page, address)
    a_position_is_practised(page, address)
    two_share_the_device(page, address)
    page.close()


def games_are_listed_replayed_reviewed_and_kept(page: Page, address: str) -> None:
    page.goto(f"{address}?/games")
    finished = page.locator("section", has_text="Over").locator("li")
    expect(finished.first.locator("a")).to_contain_text("You")
    with page.expect_download() as kept:
        finished.first.get_by_role("button", name="Download the record").click()
    record = kept.value.path().read_text(encoding="utf-8")
    assert Game.load(record).over
    expect(page.get_by_role("button", name="Show it to friends")).to_have_count(0)
    finished.first.locator("a").click()
    expect(page.locator(".transport")).to_be_visible(timeout=READY)
    page.goto(page.url.split("&")[0].replace("/g/", "/t/") + "/review")
    expect(page.get_by_role("heading", name="Game review")).to_be_visible(timeout=READY)


def puzzles_are_solved(page: Page, address: str) -> None:
    page.goto(f"{address}?/puzzles")
    expect(page.locator("h1").first).to_be_visible()
    page.get_by_role("button", name="Play today’s puzzle").click(timeout=READY)
    page.get_by_role("group", name="Your answer").get_by_role("button").first.click()
    expect(page.get_by_role("button", name="All puzzles")).to_be_visible()


def a_lesson_begins(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Learn in three minutes").click()
    page.wait_for_url("**/?/t/*", timeout=READY)
    assert Player(page).wait()


def a_position_is_practised(page: Page, address: str) -> None:
    page.goto(f"{address}?/practice")
    page.get_by_role("button", name="Play from here").click(timeout=READY)
    page.wait_for_url("**/?/t/*", timeout=READY)
    assert Player(page).wait()


def two_share_the_device(page: Page, address: str) -> None:
    page.goto(f"{address}?/new")
    expect(page.get_by_role("radio", name="Friends via a link")).to_have_count(0)
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/?/t/*", timeout=READY)
    player = Player(page)
    player.play(player.by_mouse, most=4)


@pytest.mark.parametrize("seconds", [0.2, 1.0, 2.5])
def test_a_first_visit_that_is_cut_short_loses_no_file(
    seconds: float, host: FileHost, browser: Browser
) -> None:
    other = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = other.new_page()
    page.goto(host.address)
    page.wait_for_timeout(1000 * seconds)
    page.close()
    page = other.new_page()
    page.goto(host.address)
    wait_until(lambda: page.evaluate(KEPT), READY / 1000)
    count, missing = page.evaluate(MISSING)
    assert count > 50
    assert missing == []
    other.close()


def test_without_a_network_a_new_browser_window_plays_on_and_finds_its_games(
    host: FileHost, device: BrowserContext
) -> None:
    page = device.new_page()
    page.goto(host.address)
    be_quick(page, bots=1, level=4)
    wait_until(lambda: page.evaluate(KEPT), READY / 1000)  # a promise, which pages only evaluate
    page.close()
    device.set_offline(True)
    host.stop()
    try:
        page = device.new_page()
        page.goto(host.address)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/?/t/*", timeout=READY)
        player = Player(page)
        player.play(player.by_mouse, most=3)
        assert player.wait()  # or a bot would move on meanwhile
        shown = player.table_shown()
        page.close()  # in the middle of it

        later = device.new_page()
        later.goto(host.address)
        later.get_by_role("link", name="Resume").or_(
            later.locator("main a[href^='/t/']")
        ).first.click(timeout=READY)
        again = Player(later)
        assert again.wait()
        assert again.table_shown()[:1] == shown[:1]
        again.play(again.by_mouse)
        expect_end(again)
        later.close()
        everything_else(device, host.address)
    finally:
        device.set_offline(False)
