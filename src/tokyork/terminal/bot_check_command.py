"""What `bot-check` prints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tokyork.bots.names import read_command, runnable
from tokyork.plain_text import visible
from tokyork.terminal.progress import with_progress
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork.bots.programs.check import Check, Report, Spot

SHOWN = 10  # failures


def read_words(words: list[str]) -> list[str]:
    """A command as it was typed: one text with spaces, or its words."""
    if len(words) == 1:
        return read_command(words[0], "CMD")
    return runnable(words, " ".join(words), "CMD")


def run_check(check: Check, seeds: range, seconds: int) -> Report:
    """Ask through the games; progress goes to standard error."""
    done = check.run(seeds, seconds)
    for _ in with_progress(done, len(seeds), texts()("terminal-asking"), lambda _: 1):
        pass
    return check.report


def show_report(report: Report, ms: int) -> None:
    """The report, line by line."""
    for line in _lines(report, ms):
        print(visible(line))


def _lines(report: Report, ms: int) -> Iterator[str]:
    t = texts()
    yield t("terminal-check_asked", asked=report.asked, games=report.games, ms=str(ms))
    counts = report.kinds.most_common()
    yield t("terminal-check_kinds", kinds=", ".join(f"{kind} {count}" for kind, count in counts))
    if report.never:
        yield t("terminal-check_never", kinds=", ".join(report.never))
    yield t("terminal-check_legal", legal=report.asked - len(report.failures))
    slowest, spot = report.slowest
    if spot is not None:
        yield t("terminal-check_slowest", ms=_shown(slowest), spot=_place(spot))
    yield t("terminal-check_start", ms=_shown(report.slowest_start))
    yield from _failures(report)
    if not report.complete:
        yield t("terminal-check_cut")
    yield t("terminal-check_good" if report.good else "terminal-check_bad")


def _failures(report: Report) -> Iterator[str]:
    t = texts()
    counts = Counter(failure.kind for _, failure in report.failures)
    for kind, count in counts.items():
        yield t(f"bots-count_{kind}", count=count)
    for spot, failure in report.failures[:SHOWN]:
        yield t("terminal-check_failure", spot=_place(spot), reason=failure.reason)


def _place(spot: Spot) -> str:
    values = {"city": texts()(f"city-{spot.city}"), "kind": spot.kind}
    numbers = {"seats": spot.seats, "seed": str(spot.seed), "number": str(spot.made + 1)}
    return texts()("terminal-check_spot", **values, **numbers)


def _shown(ms: float) -> str:
    return f"{ms:.1f}"
