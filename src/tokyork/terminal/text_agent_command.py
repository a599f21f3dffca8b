"""What `text-agent` prints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tokyork.plain_text import visible
from tokyork.terminal.progress import with_progress
from tokyork.words.numbers import percent
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork.lab.insight.estimates import Interval
    from tokyork.lab.text_agents import AgentReport, AgentTrial


def run_trial(trial: AgentTrial) -> AgentReport:
    """Play all games; progress goes to standard error."""
    label = texts()("terminal-asking")
    for _ in with_progress(trial.run(), trial.plan.games, label, lambda _: 1):
        pass
    return trial.report


def show_trial(trial: AgentTrial) -> None:
    """The report, line by line."""
    for line in _lines(trial):
        print(visible(line))


def _lines(trial: AgentTrial) -> Iterator[str]:
    t, report = texts(), trial.report
    rivals = {"seats": trial.plan.seats, "rival": trial.rival}
    yield t("terminal-agent_games", games=len(report.wins), **rivals)
    fair = _percent(1 / report.seats)
    yield t("terminal-agent_wins", fair=fair, **_shares(report.strength))
    yield t("terminal-agent_legal", answers=sum(report.answers), **_shares(report.legality))
    games = max(len(report.wins), 1)
    seconds, answers = sum(report.seconds), max(sum(report.answers), 1)
    values = {"game": f"{seconds / games:.2f}", "answer": f"{1000 * seconds / answers:.1f}"}
    yield t("terminal-agent_time", **values)
    if report.tokens:
        yield t("terminal-agent_tokens", tokens=round(sum(report.tokens) / len(report.tokens)))
    for kind, count in Counter(failure.kind for failure in report.failures).items():
        yield t(f"bots-count_{kind}", count=count)


def _shares(known: Interval) -> dict[str, str]:
    return {
        "share": _percent(known.value),
        "low": _percent(known.low),
        "high": _percent(known.high),
    }


def _percent(value: float) -> str:
    return percent(f"{100 * value:.1f}")
