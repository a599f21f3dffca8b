"""How a program does that reads words: its strength, its legality, and what a game costs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tokyork.bots import SafeSeat, make_bot
from tokyork.bots.programs.text_program import TextProgramBot
from tokyork.core.agenda import play, seat_of
from tokyork.core.setup import start
from tokyork.lab.insight.estimates import Interval, mean, share

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork.bots.safe import Failure
    from tokyork.lab.data.data_plan import DataPlan


@dataclass
class AgentReport:
    """What the games came to."""

    seats: int
    wins: list[float] = field(default_factory=list)
    """Of each game: 1 for the victory, or a share of it."""
    answers: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    """Of the games in which the program said what an answer cost."""
    failures: list[Failure] = field(default_factory=list)

    @property
    def strength(self) -> Interval:
        """The share of victories."""
        return share(sum(self.wins), len(self.wins))

    @property
    def legality(self) -> Interval:
        """The share of answers that could be played."""
        asked = sum(self.answers)
        return share(asked - len(self.failures), asked)

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        known = {"wins": self.strength, "legal": self.legality, "seconds": mean(self.seconds)}
        if self.tokens:
            known["tokens"] = mean(self.tokens)
        return {
            "games": len(self.wins),
            "fair": round(1 / self.seats, 6),
            "answers": sum(self.answers),
        } | {
            name: {"value": round(e.value, 6), "low": round(e.low, 6), "high": round(e.high, 6)}
            for name, e in known.items()
        }


class AgentTrial:
    """One program against bots of one name; it sits in every seat in turn."""

    def __init__(self, command: Sequence[str], rival: str, plan: DataPlan, ms: int) -> None:
        """So many milliseconds for each answer."""
        self.command = command
        self.rival = rival
        self.plan = plan
        self.ms = ms
        self.report = AgentReport(plan.seats)

    def run(self) -> Iterator[int]:
        """Play the games, and yield the number of those done."""
        for game in range(self.plan.games):
            self._play(game)
            yield game + 1

    def _play(self, game: int) -> None:
        plan, report = self.plan, self.report
        mine = game % plan.seats
        agent = TextProgramBot(self.command, ms=self.ms)
        seats = [
            SafeSeat(agent if n == mine else make_bot(self.rival, plan.seed_of(game) * 8 + n))
            for n in range(plan.seats)
        ]
        g = plan.table(game)
        try:
            start(g)
            while not g.over:
                play(g, seats[seat_of(g.pending)].pick(g))
        finally:
            for seat in seats:
                seat.close()
        winners = int(g.winners)
        report.wins.append((winners >> mine & 1) / max(winners.bit_count(), 1))
        report.answers.append(seats[mine].answers)
        report.seconds.append(seats[mine].seconds)
        report.failures += seats[mine].failures
        if agent.tokens is not None:
            report.tokens.append(agent.tokens)
