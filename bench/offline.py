"""`./run bench offline`: the game without a server, its size, start, moves, frames and memory."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Error, sync_playwright

from bench.common import parsed
from tests.browser.file_host import BELOW, FileHost
from tests.browser.people import Server
from tests.browser.player import Player, be_quick
from tools.browser import PLAIN, find_browser
from tools.site import make_site
from tools.site.compare import in_browsers_python
from tools.site.python_parts import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

LEVELS = (1, 2, 3, 4)
MOST_MS = 60.0
MOVES = 400
WHILE = 4000
"""Milliseconds in which frames are counted."""
FRAME_MS = 16.7
SCRIPT = str(ROOT / "tools" / "site" / "moves_to_time.py")
KEPT = "caches.match(new URL('kept', location.href).href).then((found) => !!found)"
READY = """() => performance.getEntriesByName("tokyork-ready")[0]?.startTime ?? null"""
SECOND = """() => performance.getEntriesByName("tokyork-second").length > 0"""
# Frames for so many milliseconds: how many there were a second, and how many came late.
FRAMES = """ms => new Promise(done => {
    const begun = performance.now();
    let last = begun, late = 0, count = 0;
    const next = () => {
        const now = performance.now();
        count += 1;
        if (now - last > 25) late += 1;
        last = now;
        if (now - begun < ms) requestAnimationFrame(next);
        else done([1000 * count / (now - begun), late]);
    };
    requestAnimationFrame(next);
})"""


@dataclass(frozen=True)
class Row:
    """One figure, and what it should be at most (of frames: at least)."""

    what: str
    value: float
    goal: float | None = None
    at_least: bool = False

    @property
    def missed(self) -> bool:
        """Whether it is not as it should be."""
        if self.goal is None:
            return False
        return self.value < self.goal if self.at_least else self.value > self.goal


def size() -> Row:
    """Megabytes as they travel."""
    return Row("size_mb", round(make_site.size() / 1e6, 2), make_site.MOST_BYTES / 1e6)


def moves(count: int) -> Iterator[Row]:
    """What bots take for a move, level by level, in the browser's Python under Node."""
    for level in LEVELS:
        found: list[tuple[float, float]]
        found, _ = in_browsers_python(f"times({level}, {count})", SCRIPT)  # type: ignore[assignment] # pairs here
        for which, name in enumerate(("ms", "cpu_ms")):
            taken = [both[which] for both in found]
            cuts = statistics.quantiles(taken, n=20, method="inclusive")
            yield Row(f"level{level}_p50_{name}", round(cuts[9], 1))
            yield Row(f"level{level}_p95_{name}", round(cuts[18], 1), MOST_MS)


def start(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A page whose tables are ready, and the seconds until then."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY, timeout=120_000)
    return page, round(page.evaluate(READY) / 1000, 2)


def starts(browser: Browser, address: str, rounds: int) -> Iterator[Row]:
    """Nothing known of it, and with all of it kept; the medians."""
    cold, warm = [], []
    for _ in range(rounds):
        context = browser.new_context()
        page, seconds = start(context, address)
        cold.append(seconds)
        while not page.evaluate(KEPT):  # a promise, which can be evaluated, not waited for
            page.wait_for_timeout(50)
        page.close()
        warm.append(start(context, address)[1])
        context.close()
    yield Row("cold_s", statistics.median(cold), 6.0)
    yield Row("warm_s", statistics.median(warm), 4.0)


def frames(browser: Browser, address: str) -> Iterator[Row]:
    """While the strongest bots think, and while nobody does; and what the page itself does then."""
    context = browser.new_context(reduced_motion="reduce")
    page, _ = start(context, address)
    be_quick(page, bots=5, level=5)
    page.reload()
    page.wait_for_function(READY, timeout=120_000)
    yield Row("frames_idle", round(page.evaluate(FRAMES, WHILE)[0], 1))
    _let_bots_think(page)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    busy = _main_thread(session)
    shown, late = page.evaluate(FRAMES, WHILE)
    count = shown * WHILE / 1000
    yield Row("frames_thinking", round(shown, 1), 58.0, at_least=True)
    yield Row("frames_late_percent", round(100 * late / count, 1))
    worked = (_main_thread(session) - busy) * 1000 / count
    yield Row("page_cpu_ms_a_frame", round(worked, 1), FRAME_MS)
    context.close()


def _let_bots_think(page: Page) -> None:
    """Play until it is the turn of five bots of level 5, whose moves a second worker finds."""
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/?/t/*", timeout=120_000)
    player = Player(page)
    for _ in range(50):
        if page.evaluate(SECOND) and not player.asked.is_visible():
            return
        if player.asked.is_visible():
            player.play(player.by_mouse, most=1)
        else:
            page.wait_for_timeout(100)


def _main_thread(session: CDPSession) -> float:
    """Seconds that the page's own thread has had of the processor."""
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


@contextmanager
def memory(browser: Browser) -> Iterator[list[int]]:
    """Kilobytes that all processes of the browser have more at the end than at the beginning."""
    before, found = _memory(browser), [0]
    yield found
    found[0] = _memory(browser) - before


def _memory(browser: Browser) -> int:
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(_own_memory(int(one["id"])) for one in told)


def _own_memory(process: int) -> int:
    try:
        text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    except OSError:  # it has ended, or this is no Linux
        return 0
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss:"))


def memories(browser: Browser, address: str) -> Iterator[Row]:
    """A server's own page, and the page that has all of it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        for name, where, level in (
            ("with_server", server.address, 1),
            ("without_server", address, 1),
            ("with_second_worker", address, 5),
        ):
            with memory(browser) as grown:
                context = browser.new_context(reduced_motion="reduce")
                page = context.new_page()
                page.goto(where)
                be_quick(page, bots=5, level=level, odds=False)
                page.reload()
                if where == address:
                    page.wait_for_function(READY, timeout=120_000)
                if level == LEVELS[0]:
                    page.get_by_role("button", name="Play now").click()
                    page.wait_for_url("**/t/*", timeout=120_000)
                    Player(page).wait()
                else:
                    _let_bots_think(page)
                    page.wait_for_timeout(WHILE)
            yield Row(f"memory_{name}_mb", round(grown[0] / 1024))
            context.close()
        server.stop()


PARTS = ("size", "starts", "moves", "frames", "memory")


def measured(only: Sequence[str], rounds: int) -> Iterator[Row]:
    """All that was asked for."""
    if "size" in only:
        yield size()
    if "moves" in only:
        yield from moves(MOVES)
    if not set(only) & {"starts", "frames", "memory"}:
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        make_site.main(str(Path(folder) / BELOW), renew=False)
        host = FileHost(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=PLAIN)
        if "starts" in only:
            yield from starts(browser, host.address, rounds)
        if "frames" in only:
            yield from frames(browser, host.address)
        if "memory" in only:
            yield from memories(browser, host.address)
        browser.close()
        host.stop()


def main(argv: Sequence[str] | None = None) -> int:
    """Print a table; the exit code is 1 if a goal is missed."""
    given = list(sys.argv[1:] if argv is None else argv)
    only = [name for name in PARTS if f"--{name}" in given]
    rest = [one for one in given if one not in {f"--{name}" for name in PARTS}]
    args = parsed(rest, "offline", f"{__doc__} Parts of it: --{', --'.join(PARTS)}.", "rounds", 3)
    if make_site.main(None, renew=False) != 0:
        return 1
    rows = []
    try:
        for row in measured(only or PARTS, args.rounds):
            rows.append(row)
            if not args.json:
                goal = "" if row.goal is None else f"{'>=' if row.at_least else '<='} {row.goal:g}"
                print(f"{row.what:24}{row.value:>10g}  {goal}", flush=True)
    except Error as error:
        print(f"no browser was found: {str(error).splitlines()[0]}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
    return 1 if any(row.missed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
