"""Everyone can play: axe finds nothing serious, nothing is too small, nothing is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, PHONE, ROOT, person
from tests.browser.player import make_table, quick_page
from tests.browser.positions import Shelf, positions
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

    from tests.browser.people import Server

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RUNS = {"resultTypes": ["violations"], "preload": False}  # preloaded is for films and sounds
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = ("/", "/new", "/join", "/settings", "/about", "/t/nowhere")
ZOOMED: ViewportSize = {"width": 720, "height": 450}  # a screen of 1440 x 900 at 200 %
SEATS: list[dict[str, Any]] = [
    {"kind": "person", "name": "Ada"},
    {"kind": "open"},
    {"kind": "bot", "level": 2},
]
# Kinds whose docks look unlike each other.
LOOKED_AT = ("roll", "dice", "buy", "yield", "heart", "damage", "move", "destroy", "flee")


def serious(page: Page, where: str = "html") -> list[str]:
    """What axe finds that stands in somebody's way."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found = page.evaluate("([where, how]) => axe.run(where, how)", [where, AXE_RUNS])
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:240]})"
        for one in found["violations"]
        if one["impact"] in {"serious", "critical"}
        for node in one["nodes"]
    ]


def serious_in_both_themes(page: Page, where: str = "html") -> list[str]:
    """The same, on a page whose theme is the system's."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        found += [f"{theme}: {problem}" for problem in serious(page, where)]
    return found


def shelf_of(context: BrowserContext, theme: str = "light") -> Shelf:
    return Shelf(context, quick_page(context, theme=theme))


def test_axe_finds_nothing_serious_on_the_pages(browser: Browser, server: Server) -> None:
    with person(browser, server, bypass_csp=True) as ada:
        page = quick_page(ada, sound=True)
        found: dict[str, list[str]] = {}
        for path in PAGES:
            page.goto(path)
            page.locator("h1").first.wait_for()
            found[path] = serious_in_both_themes(page)
        page.goto(f"/t/{make_table(page, 'new_york', SEATS, begin=False)}")
        expect(page.get_by_role("button", name="Start")).to_be_visible()
        found["gathering"] = serious_in_both_themes(page)
        page.get_by_role("button", name="Change: Ada").click()
        found["seat menu"] = serious_in_both_themes(page, "dialog[open]")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Change the rules").click()
        found["rules"] = serious_in_both_themes(page, "dialog[open]")

        assert {path: problems for path, problems in found.items() if problems} == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("city", CITIES)
def test_axe_finds_nothing_serious_at_the_table(
    city: str, theme: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=theme == "light", bypass_csp=True) as ada:
        shelf = shelf_of(ada, theme)
        page = shelf.page
        found: dict[str, list[str]] = {}
        shelf.show(positions(city)["worst"])
        found["worst"] = serious(page)
        for kind in LOOKED_AT:
            if kind in positions(city):
                shelf.change_to(positions(city)[kind])
                found[kind] = serious(page, "main .dock")
        shelf.change_to(positions(city)["over"])
        found["over"] = serious(page, "section.end")
        shelf.change_to(positions(city)["worst"])
        expect(page.locator("#end-headline")).to_have_count(0)
        for name, button in SHEETS.items():
            opener = page.locator(button).first
            if not opener.is_visible():  # a desk shows the log without a sheet
                continue
            opener.click()
            page.locator("dialog[open]").wait_for()
            found[name] = serious(page, "dialog[open]")
            page.keyboard.press("Escape")

        assert {kind: problems for kind, problems in found.items() if problems} == {}


SHEETS = {
    "card sheet": ".shop button",
    "log sheet": "header button[aria-label='What happened']",
    "seat sheet": ".rivals button.rival",
    "own seat": ".me button.self",
    "menu": "header button[aria-label=Menu]",
    "chat": "header button.talk",
}

# Whether something can be pressed that is too small, or read that is too small; what only screen
# readers get has the class `unseen`.
SMALL = """() => {
    const seen = node => {
        const box = node.getBoundingClientRect();
        const there = box.width > 1 && box.height > 1 && node.checkVisibility();
        return there && !node.closest(".unseen, [inert]");
    };
    const about = (node, what) => `${node.tagName}.${node.className} ${what}`
        + ` ${(node.textContent || node.ariaLabel || "").trim().slice(0, 30)}`;
    const small = [];
    for (const node of document.querySelectorAll("main :is(button, a[href], [role=radio])")) {
        const {width, height} = node.getBoundingClientRect();
        const in_text = node.closest(".log li");
        if (seen(node) && !in_text && (width < 43.5 || height < 43.5))
            small.push(about(node, `${width.toFixed(1)} x ${height.toFixed(1)}`));
    }
    for (const die of document.querySelectorAll("main button.die")) {
        const {width, height} = die.getBoundingClientRect();
        if (seen(die) && Math.min(width, height) < 55.5)
            small.push(about(die, `${width} x ${height}`));
    }
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const node = text.parentElement;
        if (!text.data.trim() || !seen(node) || node.closest("svg, [aria-hidden=true]")) continue;
        const size = parseFloat(getComputedStyle(node).fontSize);
        if (size < 13.95) small.push(about(node, `${size} px`));
    }
    return [...new Set(small)];
}"""

# What of the decision is not to be seen without scrolling.
CUT_OFF = """() => {
    const root = document.documentElement;
    const wrong = [];
    if (root.scrollHeight > innerHeight) wrong.push(`scrolls down to ${root.scrollHeight}`);
    if (root.scrollWidth > innerWidth) wrong.push(`scrolls right to ${root.scrollWidth}`);
    for (const node of document.querySelectorAll("main .action, main button.die, #dock-prompt")) {
        const box = node.getBoundingClientRect();
        const beyond = Math.max(box.bottom - innerHeight, box.right - innerWidth);
        if (box.top < 0 || box.left < 0 || beyond > 0.5)
            wrong.push(`${node.className} ${node.textContent.trim()} is outside`);
    }
    return wrong;
}"""


@pytest.mark.parametrize("city", CITIES)
def test_every_decision_is_wholly_on_a_phone_with_large_targets_and_letters(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        shelf = shelf_of(ada)
        shelf.show(positions(city)["worst"])

        assert problems_of(shelf, city, [PHONE]) == {}


@pytest.mark.parametrize("city", CITIES)
def test_nothing_is_lost_on_other_screens_and_at_200_per_cent(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        shelf = shelf_of(ada)
        shelf.show(positions(city)["worst"])
        screens = [ZOOMED, DESK, {"width": 640, "height": 360}, {"width": 768, "height": 1024}]

        assert problems_of(shelf, city, screens) == {}


def problems_of(shelf: Shelf, city: str, screens: list[Any]) -> dict[str, list[str]]:
    """What is too small or cut off, for each kind of decision on each screen."""
    found: dict[str, list[str]] = {}
    for screen in screens:
        shelf.page.set_viewport_size(screen)
        for kind, snapshot in positions(city).items():
            if kind == "over":
                continue
            shelf.change_to(snapshot)
            place = f"{kind} at {screen['width']} x {screen['height']}"
            found[place] = shelf.page.evaluate(CUT_OFF) + shelf.page.evaluate(SMALL)
    return {place: problems for place, problems in found.items() if problems}
