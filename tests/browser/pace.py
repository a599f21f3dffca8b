"""What a page shows and for how long, by the page's own clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

AHEAD = 60_000  # milliseconds: a clock can be stopped at a time to come only
TICK = 100  # milliseconds of the page's clock at a time

# Notes each change of the turn, of the dice that lie there, and of what is asked.
RECORDER = """() => {
  const seen = [];
  window.seen = seen;
  let last = "";
  const look = () => {
    const main = document.querySelector("main.stage");
    if (!main) return;
    const dice = [...main.querySelectorAll(".dock .cast > .die")];
    const now = {
      turn: Number(main.dataset.turn),
      telling: "telling" in main.dataset,
      active: main.dataset.active,
      asked: !!main.querySelector("section.frame[data-choice]"),
      rolling: !!main.querySelector(".dock .cast .rolling"),
      faces: dice.map((die) => die.getAttribute("aria-label").replace(/,.*/, "")).join(" "),
      struck: document.querySelector(".struck")?.textContent ?? "",
      since: document.querySelector(".since")?.textContent ?? "",
    };
    const text = JSON.stringify(now);
    if (text !== last) seen.push({ at: performance.now(), ...now });
    last = text;
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  look();
}"""


@dataclass
class RivalTurn:
    """A turn of somebody else, as it was seen."""

    turn: int
    seconds: float
    asked: bool
    """Whether whoever looked on had to choose in it."""
    dwell: float
    """How long its last dice lay there."""
    before: str
    """Faces that were seen before anything was rolled."""


def record(page: Page) -> None:
    """Note from now on what is shown."""
    page.evaluate(RECORDER)


def recorded(page: Page) -> list[dict[str, Any]]:
    """What was noted."""
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


NOW = """() => ({
  over: !!document.querySelector("#end-headline"),
  sheet: !!document.querySelector("dialog[open]"),
  asked: !!document.querySelector("section.frame[data-choice]:not([aria-busy=true])"),
  telling: !!document.querySelector("main.stage[data-telling]"),
})"""


def now(page: Page) -> dict[str, bool]:
    """What is to be seen."""
    found: dict[str, bool] = page.evaluate(NOW)
    return found


def stop_the_clock(page: Page) -> None:
    """From now on no time passes but what the test lets pass; until here it ran by itself."""
    page.clock.pause_at(page.evaluate("Date.now()") + AHEAD)


def let_time_pass(page: Page, *, telling: bool) -> None:
    """While something is told, its time passes; nobody's time passes while a server thinks."""
    page.clock.run_for(TICK if telling else 1)


def rival_turns(seen: list[dict[str, Any]], mine: str) -> list[RivalTurn]:
    """All turns of others that were seen from their beginning to their end."""
    turns = sorted({entry["turn"] for entry in seen})
    found = []
    for turn in turns[1:-1]:
        first = next(n for n, entry in enumerate(seen) if entry["turn"] == turn)
        end = next(n for n, entry in enumerate(seen) if n > first and entry["turn"] > turn)
        its = seen[first:end]
        if its[-1]["active"] == mine:
            continue
        ends = seen[end]["at"]
        found.append(
            RivalTurn(
                turn,
                (ends - its[0]["at"]) / 1000,
                any(entry["asked"] for entry in its),
                _dwell(its, ends),
                its[0]["faces"],
            )
        )
    return found


def _dwell(its: list[dict[str, Any]], ends: float) -> float:
    """How long the last dice lay still before the turn was over."""
    start = ends
    for entry in reversed(its):
        if entry["rolling"] or entry["faces"] != its[-1]["faces"]:
            break
        start = entry["at"]
    return float(ends - start) / 1000
