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
from tokyork.server.protocol.seating import Clock
from tokyork.server.protocol.standing_orders import Order
from tools.browser import find_browser
from tools.gallery import Gallery
from tools.positions import after_a_fall, every_kind, whole_game, worst_case

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

    from tokyork import Game

THEMES = ("light", "dark")
USUAL_FIRST = (4, 3, 5, 2, 6)
SETTLE = 200  # milliseconds for what is drawn a moment later
TAP = 20_000
LONG = 60_000  # a page of many screens


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
    "landscape": Device(640, 360, 2, touch=True),
}
ON_TABLETS = ("home", "new", "gathering", "roll", "buy-rich", "destroy", "yield", "worst", "over")
ONLY_SMALL = ("log", "log-why", "chat", "help-orders")  # a desktop has it beside the arena
ORDERED = ("yield", "flee", "damage", "buy-rich", "heart", "probe")
"""Decisions whose automatic answers are shown, too."""
ONLY_LARGE = ("why", *(f"{kind}-orders" for kind in ORDERED))


class Screen(NamedTuple):
    """Something to take pictures of: where it is, and what to tap there."""

    name: str
    path: str
    taps: tuple[str, ...] = ()
    wait: str = "main"
    """What is there when everything is."""
    whole: bool = False
    """Whether all of a page is wanted that is longer than the screen."""


DICE = tuple(f"button.die >> nth={place}" for place in range(3))
TILE = ("[role=radio]:not([aria-disabled=true]) >> nth=0",)
MENU = ("header.top button.icb >> nth=0",)
ON_ROLL = {
    "roll-kept": DICE,
    "card": (".shop button >> nth=0",),
    "seat": ("button.rival >> nth=0",),
    "log": ("header.top .end > button.icb >> nth=-1",),
    "chat": ("button.talk",),
    "look": (".arena button >> nth=0",),
    "menu": MENU,
    "menu-settings": (*MENU, "dialog button:has(.ico-gear)"),
    "help": ("button.ask",),
    "coach": (*DICE[:1], "button.coach"),
    "coach-danger": ("button.coach", ".topics button >> nth=1"),
    "why": ("section.log button.why >> nth=2",),
    "log-why": ("header.top .end > button.icb >> nth=-1", "dialog button.why >> nth=2"),
}
ANSWERED = "#dock-coach [aria-busy=false]"
ON_ROLL_IN_NEW_YORK = {
    "coach-ouch": ("button.coach", ".topics button >> nth=2"),
    "coach-plan": ("button.coach", ".topics button >> nth=3"),
}
"""What can be opened beside a decision."""
FORESEEN = ("yield", "flee")
"""Decisions beside which the coach says what may happen."""
RULES = {
    "tokyo": ("places", "order", "claws", "yield_only"),
    "new_york": ("boroughs", "cure", "flip", "duty", "ouch_fresh", "climb"),
}
"""Paragraphs with pictures or examples below them."""
RULINGS = {"tokyo": "jets", "new_york": "triple_ouch"}
PICKED = ("buy-rich", "destroy", "move", "resolve", "flee")
"""Decisions of which something is shown chosen, too."""
SWITCHED_ON = (
    Order("buy", "end", "nothing_to_buy"),
    Order("buy", "end", "energy_below", 1),
)
REFUSED = ("button.ask", "#dock-help li button >> nth=0")


# --- screens ---


def pages(gallery: Gallery, city: str) -> Iterator[Screen]:
    """Everything around the tables."""
    yield Screen("home", "/")
    yield Screen("new", f"/new?city={city}")
    for name in ("join", "settings", "about", "practice"):
        yield Screen(name, f"/{name}")
    yield Screen("cards", f"/cards/{city}")
    yield Screen("cards-one", f"/cards/{city}/regeneration")
    gathering = gallery.gather(city)
    yield Screen("invitation", gathering.split("?")[0])  # before anybody sits there
    yield Screen("gathering", gathering)
    yield Screen("scan", gathering, ("button:has(.ico-qr)",))
    yield from rulebook(city)
    yield Screen("admin", gallery.desk(), wait="#admin-tables")
    yield Screen("practice-seat", "/practice", ("ol li button >> nth=0",))
    yield from lessons(gallery, city)


def rulebook(city: str) -> Iterator[Screen]:
    """The rules with what can be tried there, and the rulings with a board."""
    yield Screen("rules", f"/rules/{city}")
    for place in RULES[city]:
        yield Screen(f"rules-{place}", f"/rules/{city}#{city}-{place}")
    yield Screen("rulings", "/rulings")
    yield Screen("rulings-board", f"/rulings#ruling-{RULINGS[city]}")


def lessons(gallery: Gallery, city: str) -> Iterator[Screen]:
    """Every step of the first game that teaches, and its end."""
    for number, path in enumerate(gallery.teach(city), 1):
        yield Screen(f"lesson-{number:02}", path)


def tables(gallery: Gallery, city: str) -> Iterator[Screen]:
    """Every kind of decision, and what can be opened beside one."""
    for kind, game in every_kind(city, USUAL_FIRST):
        path = gallery.hang(game)
        yield Screen(kind, path, wait=".line" if kind in FORESEEN else "main")
        if kind in PICKED:
            yield Screen(f"{kind}-picked", path, TILE, ".line" if kind in FORESEEN else "main")
        if kind in ORDERED:
            yield Screen(f"{kind}-orders", path, ("button.order",))
        if kind in FORESEEN:
            yield Screen("help-orders", path, ("button.ask", "#dock-help button.orders"))
        if kind == "buy-rich":
            ordered = gallery.hang(game, orders=SWITCHED_ON)
            yield Screen("ordered", ordered)
            yield Screen("menu-orders", ordered, ON_ROLL["menu"])
        if kind == "buy":
            yield Screen("buy-refused", path, REFUSED)
        if kind == "roll":
            yield from beside_a_roll(gallery, game, path)
    yield Screen("worst", gallery.hang(worst_case(city)))


def beside_a_roll(gallery: Gallery, game: Game, path: str) -> Iterator[Screen]:
    """Sheets, and the same moment for others."""
    more = ON_ROLL_IN_NEW_YORK if game.city == "new_york" else {}
    for name, taps in {**ON_ROLL, **more}.items():
        yield Screen(name, path, taps, ANSWERED if "button.coach" in taps else "main")
    other = next(seat for seat in game.seats if game.decision and seat != game.decision.seat)
    yield Screen("waiting", gallery.hang(game, other))
    yield Screen("clock", gallery.hang(game, clock=Clock(45, 300)))


def looking_back(gallery: Gallery, city: str) -> Iterator[Screen]:
    """A whole game that is over, and its review; and what who fell is told while it goes on."""
    game = whole_game(city, 6 if city == "new_york" else 4)
    path = gallery.hang(game)
    yield Screen("review", path, ("a.back", "#verdict"), whole=True)
    again = f"{path.split('?')[0].replace('/t/', '/g/')}?at=60"
    yield Screen("replay", again, wait="section.transport")
    yield Screen("replay-more", again, ("section.transport .keys > button >> nth=-1",))
    game, fallen = after_a_fall(city)
    yield Screen("fallen", gallery.hang(game, fallen))


def is_shown(screen: str, device: str) -> bool:
    """Whether pictures of a screen on a device are wanted at all."""
    if device in ("tablet", "landscape"):
        return screen in ON_TABLETS
    return screen not in (ONLY_LARGE if device == "phone" else ONLY_SMALL)


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
        self._themes = [wanted.theme] if wanted.theme else list(THEMES)
        self._contexts: dict[tuple[str, str, bool], BrowserContext] = {}
        self.taken: list[str] = []
        self.failed = 0

    def shoot(self, city: str, screen: Screen) -> None:
        """A screen on all devices, in all themes."""
        for device in self._devices:
            if is_shown(screen.name, device):
                self._shoot_on(device, city, screen)

    def _shoot_on(self, device: str, city: str, screen: Screen) -> None:
        page = self._context(device, city, screen).new_page()
        try:
            self.open(page, screen)
            for theme in self._themes:
                self._take(page, f"{city}-{screen.name}-{device}-{theme}", theme, screen.whole)
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
    def open(page: Page, screen: Screen) -> None:
        """Go there, and tap what is to be tapped."""
        page.goto(screen.path)
        page.locator("main").first.wait_for()
        if screen.path.startswith("/t/"):
            page.locator("section.frame, #end-headline, #rules, main form").first.wait_for()
        for place in screen.taps:
            page.locator(place).click()
        page.locator(screen.wait).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")

    def _take(self, page: Page, name: str, theme: str, whole: bool) -> None:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(SETTLE)
        if whole:
            page.set_viewport_size(_whole(page))
            page.wait_for_timeout(SETTLE)
        path = self._folder / f"{name}.png"
        page.screenshot(path=path, animations="disabled", timeout=LONG)
        self.taken.append(name)
        say(name)


def _whole(page: Page) -> ViewportSize:
    """A screen as high as all that is on it, so that what sticks to its edges stays there."""
    size = page.evaluate("[innerWidth, document.documentElement.scrollHeight]")
    return {"width": size[0], "height": size[1]}


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
    parser.add_argument("--theme", choices=THEMES, help="only this one")
    parser.add_argument("--language", default="en")
    return parser.parse_args()


def screens(gallery: Gallery, city: str, names: list[str] | None) -> Iterator[Screen]:
    """All of a city, or those of these names."""
    left = set(names or ())
    for make in (pages, tables, looking_back):
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
