"""`./run bench browser`: how long a tap takes until its move is confirmed, in a real browser."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, sync_playwright

from bench.common import parsed
from tests.browser.people import Server, person
from tests.browser.player import Player, open_table
from tokyork.cities import CITIES
from tools.browser import find_browser

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser

GOAL = 100.0  # ms, for 95 of 100 moves
SEATS: list[dict[str, Any]] = [
    {"kind": "person", "name": "Ada"},
    *({"kind": "bot", "level": 3} for _ in range(3)),
]
FORM = "{:10}{:>7}{:>8}{:>8}{:>8}{:>12}{:>12}"

# From a click until the answer to its move is here, and until it is drawn, which takes a browser
# without a graphics card longer. Moves that come without a click, as when a button was held or the
# usual order goes on, do not count.
WATCH = """() => {
    window.taps = [];
    let tapped = 0;
    addEventListener("click", () => {
        tapped = performance.now();
        setTimeout(() => (tapped = 0));
    }, true);
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const asked = JSON.parse(text);
        const from = tapped;
        if (asked.type === "move" && from)
            this.addEventListener("message", function heard({data}) {
                const said = JSON.parse(data);
                if (said.type !== "answer" || said.nonce !== asked.nonce) return;
                this.removeEventListener("message", heard);
                const here = performance.now() - from;
                // It is seen after the next frame.
                requestAnimationFrame(() =>
                    setTimeout(() => taps.push([here, performance.now() - from])));
            });
        return send.call(this, text);
    };
}"""


@dataclass(frozen=True)
class Row:
    """The milliseconds from tap to confirmed move in one city."""

    city: str
    moves: int
    p50: float
    p95: float
    goal_p95: float
    drawn_p50: float
    drawn_p95: float

    @property
    def missed(self) -> bool:
        """Whether it took longer than it should."""
        return self.p95 > self.goal_p95


def measure(city: str, browser: Browser, server: Server, moves: int) -> Row:
    """Play until there are enough moves; a new table whenever a game is over."""
    taps: list[tuple[float, float]] = []
    while len(taps) < moves:
        with person(browser, server) as ada:
            ada.add_init_script(f"({WATCH})()")
            page = open_table(ada, city, SEATS)
            player = Player(page, seed=len(taps))
            while player.wait() and len(taps) + page.evaluate("taps.length") < moves:
                player.play(player.by_mouse, most=1)
            taps += page.evaluate("taps")
    here, drawn = (_cuts([tap[moment] for tap in taps]) for moment in (0, 1))
    return Row(city, len(taps), *here, GOAL, *drawn)


def _cuts(times: list[float]) -> tuple[float, float]:
    """Half of them are shorter, and 95 of 100."""
    cuts = statistics.quantiles(times, n=20, method="inclusive")
    return round(cuts[9], 1), round(cuts[18], 1)


def main(argv: Sequence[str] | None = None) -> int:
    """Print a table; the exit code is 1 if a goal is missed."""
    args = parsed(argv, "browser", __doc__, "moves", 60)
    rows = []
    if not args.json:
        print(FORM.format("city", "moves", "p50 ms", "p95 ms", "goal", "drawn p50", "drawn p95"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(
                executable_path=find_browser(), args=["--no-sandbox"]
            )
        except Error as error:
            print(f"no browser was found: {str(error).splitlines()[0]}", file=sys.stderr)
            return 1
        server.start()
        try:
            for city in CITIES:
                rows.append(measure(city, browser, server, args.moves))
                if not args.json:
                    print(_line(rows[-1]), flush=True)
        finally:
            server.stop()
    if args.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
    return 1 if any(row.missed for row in rows) else 0


def _line(row: Row) -> str:
    goal = f"{row.goal_p95:g}"
    drawn = (row.drawn_p50, row.drawn_p95)
    return FORM.format(row.city, row.moves, row.p50, row.p95, goal, *drawn)


if __name__ == "__main__":
    sys.exit(main())
