"""Pictures of all main screens and kinds of decision of both cities, to be looked at by people.

`./run shots DIR` writes CITY-SCREEN-DEVICE-THEME.png and an index.html that shows them all.
"""

from __future__ import annotations

import argparse
import html
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import Error, sync_playwright

from tokyork.cities import CITIES
from tokyork.server.messages import Clock
from tools.browser import find_browser
from tools.gallery import Gallery
from tools.positions import every_kind, worst_case

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

    from tokyork import Game

THEMES = ("light", "dark")
USUAL_FIRST = (4, 3, 5, 2, 6)
SETTLE = 200  # milliseconds for what is drawn a moment later
TAP = 5000


class Device(NamedTuple):
    """What a screen is seen on."""

    width: int
    height: int
    scale: int
    touch: bool


DEVICES = {
    "phone": Device(360, 640, 2, touch=True),
    "desktop": Device(1440, 900, 1, touch=False),
    "tablet": Device(768, 1024, 1, touch=True),
}
ON_TABLETS = ("home", "new", "gathering", "roll", "buy-rich", "destroy", "yield", "worst", "over")
ONLY_SMALL = ("log",)  # a desktop has it beside the arena


class Screen(NamedTuple):
    """Something to take pictures of: where it is, and what to tap there."""

    name: str
    path: str
    taps: tuple[str, ...] = ()


DICE = tuple(f"button.die >> nth={place}" for place in range(3))
TILE = ("[role=radio]:not([aria-disabled=true]) >> nth=0",)
MENU = ("header.top button.icb >> nth=0",)
ON_ROLL = {
    "roll-kept": DICE,
    "card": (".shop button >> nth=0",),
    "seat": ("button.rival >> nth=0",),
    "log": ("header.top .end > button.icb >> nth=-1",),
    "chat": ("button.talk",),
    "menu": MENU,
    "menu-settings": (*MENU, "dialog button:has(.ico-gear)"),
    "help": ("button.ask",),
}
"""What can be opened beside a decision."""
PICKED = ("buy-rich", "destroy", "move", "resolve", "flee")
"""Decisions of which something is shown chosen, too."""


# --- screens ---


def pages(gallery: Gallery, city: str) -> Iterator[Screen]:
    """Everything around the tables."""
    yield Screen("home", "/")
    yield Screen("new", f"/new?city={city}")
    for name in ("join", "settings", "about"):
        yield Screen(name, f"/{name}")
    yield Screen("cards", f"/cards/{city}")
    yield Screen("cards-one", f"/cards/{city}/regeneration")
    gathering = gallery.gather(city)
    yield Screen("gathering", gathering)
    yield Screen("scan", gathering, ("button:has(.ico-qr)",))


def tables(gallery: Gallery, city: str) -> Iterator[Screen]:
    """Every kind of decision, and what can be opened beside one."""
    for kind, game in every_kind(city, USUAL_FIRST):
        path = gallery.hang(game)
        yield Screen(kind, path)
        if kind in PICKED:
            yield Screen(f"{kind}-picked", path, TILE)
        if kind == "roll":
            yield from beside_a_roll(gallery, game, path)
    yield Screen("worst", gallery.hang(worst_case(city)))


def beside_a_roll(gallery: Gallery, game: Game, path: str) -> Iterator[Screen]:
    """Sheets, and the same moment for others."""
    for name, taps in ON_ROLL.items():
        yield Screen(name, path, taps)
    other = next(seat for seat in game.seats if game.decision and seat != game.decision.seat)
    yield Screen("waiting", gallery.hang(game, other))
    yield Screen("clock", gallery.hang(game, clock=Clock(45, 300)))


def is_shown(screen: str, device: str) -> bool:
    """Whether pictures of a screen on a device are wanted at all."""
    return {"phone": True, "desktop": screen not in ONLY_SMALL, "tablet": screen in ON_TABLETS}[
        device
    ]


# --- pictures ---


class Camera:
    """Takes pictures of a gallery, each as a guest of its own."""

    def __init__(self, browser: Browser, gallery: Gallery, wanted: argparse.Namespace) -> None:
        """Nothing is open yet."""
        self._browser = browser
        self._gallery = gallery
        self._folder: Path = wanted.folder
        self._language: str = wanted.language
        self._devices = [wanted.device] if wanted.device else list(DEVICES)
        self._contexts: dict[tuple[str, str, bool], BrowserContext] = {}
        self.taken: list[str] = []
        self.failed = 0

    def shoot(self, city: str, screen: Screen) -> None:
        """A screen on all devices, in both themes."""
        for device in self._devices:
            if is_shown(screen.name, device):
                self._shoot_on(device, city, screen)

    def _shoot_on(self, device: str, city: str, screen: Screen) -> None:
        page = self._context(device, city, screen).new_page()
        try:
            self._open(page, screen)
            for theme in THEMES:
                self._take(page, f"{city}-{screen.name}-{device}-{theme}", theme)
        except Error as error:
            self.failed += 1
            say(f"{city} {screen.name} on {device} failed: {error}")
        finally:
            page.close()

    def _context(self, device: str, city: str, screen: Screen) -> BrowserContext:
        """One guest has seen everything before and sits at all tables, another is new."""
        key = (device, city, screen.path.startswith("/t/"))
        if key not in self._contexts:
            self._contexts[key] = self._new_context(DEVICES[device], city)
        return self._contexts[key]

    def _new_context(self, device: Device, city: str) -> BrowserContext:
        """A guest who wants no motion."""
        context = self._browser.new_context(
            base_url=self._gallery.address,
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.scale,
            has_touch=device.touch,
        )
        kept = json.dumps({"speed": "instant", "language": self._language, "city": city})
        context.add_init_script(f"localStorage.setItem('tokyork', {json.dumps(kept)})")
        context.set_default_timeout(TAP)
        return context

    @staticmethod
    def _open(page: Page, screen: Screen) -> None:
        page.goto(screen.path)
        page.locator("main").first.wait_for()
        if screen.path.startswith("/t/"):
            page.locator("section.frame, #end-headline, #rules").first.wait_for()
        for place in screen.taps:
            page.locator(place).click()
        page.evaluate("document.fonts.ready.then(() => null)")

    def _take(self, page: Page, name: str, theme: str) -> None:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(SETTLE)
        page.screenshot(path=self._folder / f"{name}.png", animations="disabled")
        self.taken.append(name)
        say(name)


def write_index(folder: Path, names: list[str]) -> None:
    """A contact sheet."""
    figures = "\n".join(
        f'<figure><a href="{name}.png"><img src="{name}.png" alt="" loading="lazy"></a>'
        f"<figcaption>{name}</figcaption></figure>"
        for name in map(html.escape, names)
    )
    style = (
        "body{display:flex;flex-wrap:wrap;gap:16px;background:#888;font:14px sans-serif}"
        "figure{margin:0}img{height:420px;display:block}"
    )
    page = f'<!doctype html><meta charset="utf-8"><title>Shots</title><style>{style}</style>'
    (folder / "index.html").write_text(f"{page}\n{figures}\n", encoding="utf-8")


def say(text: str) -> None:
    """Progress is for people, on standard error."""
    print(f"shots: {text}", file=sys.stderr, flush=True)


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser("./run shots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--city", choices=sorted(CITIES), help="only this one")
    parser.add_argument("--screen", action="append", help="only this one; can be given again")
    parser.add_argument("--device", choices=sorted(DEVICES), help="only this one")
    parser.add_argument("--language", default="en")
    return parser.parse_args()


def screens(gallery: Gallery, city: str, names: list[str] | None) -> Iterator[Screen]:
    """All of a city, or those of these names."""
    left = set(names or ())
    for make in (pages, tables):
        for screen in make(gallery, city):
            if names is None or screen.name in left:
                left.discard(screen.name)
                yield screen
            if names is not None and not left:
                return
    if left:
        say(f"{city} has no screen called {', '.join(sorted(left))}")


def main() -> int:
    """All that was asked for; whether something failed."""
    wanted = asked()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with closing(Gallery()) as gallery, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser(), args=["--no-sandbox", "--hide-scrollbars"]
        )
        camera = Camera(browser, gallery, wanted)
        for city in [wanted.city] if wanted.city else CITIES:
            for screen in screens(gallery, city, wanted.screen):
                camera.shoot(city, screen)
        browser.close()
    write_index(wanted.folder, camera.taken)
    say(f"{len(camera.taken)} pictures; {wanted.folder / 'index.html'} shows them all")
    return 1 if camera.failed else 0


if __name__ == "__main__":
    sys.exit(main())
