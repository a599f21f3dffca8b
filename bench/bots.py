"""`./run bench bots`: how long bots take for an answer, on average and at worst.

What is counted is the processor's time, so that a busy machine does not make a bot look slow.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from bench.common import build_of, parsed
from tokyork.bots import Seen, make_bot
from tokyork.bots.thinking import worth
from tokyork.cities import CITIES
from tokyork.core.agenda import play, seat_of
from tokyork.simulate import new_table

if TYPE_CHECKING:
    from collections.abc import Sequence

SEATS = 4
GOALS = {  # compiled
    "level1": (5.0, 50.0),
    "level2": (5.0, 50.0),
    "level3": (5.0, 50.0),
    "level5": (300.0, 1000.0),
}
SLOW = ("level5",)
FORM = "{:10}{:14}{:>8}{:>9}{:>6}{:>8}{:>6}"
OTHERS = ("greedy", "learned", "search:100ms")


@dataclass(frozen=True)
class Row:
    """The milliseconds that one bot took in one city."""

    city: str
    bot: str
    answers: int
    mean: float
    worst: float
    goal_mean: float | None
    goal_worst: float | None

    @property
    def missed(self) -> bool:
        """Whether it has goals and took longer."""
        too_slow = self.goal_mean is not None and self.mean > self.goal_mean
        return too_slow or (self.goal_worst is not None and self.worst > self.goal_worst)


def measure(city: str, name: str, games: int) -> Row:
    """Four of a kind at a table; the first game only warms up."""
    spent: list[float] = []
    for seed in range(games + 1):
        if seed == 1:
            spent.clear()
        g = new_table(city, SEATS, seed)
        bots = [make_bot(name, seed * SEATS + seat) for seat in range(SEATS)]
        while not g.over:
            bot = bots[seat_of(g.pending)]
            begun = time.process_time()
            number = bot.pick(Seen(g, bot.ms))
            spent.append(1000 * (time.process_time() - begun))
            play(g, number)
    mean, worst = GOALS.get(name, (None, bot.ms))
    return Row(
        city, name, len(spent), round(sum(spent) / len(spent), 3), round(max(spent), 1), mean, worst
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Print a table; the exit code is 1 if a goal is missed by the compiled engine."""
    args = parsed(argv, "bots", __doc__, "games", 10)
    build = build_of(worth)
    rows = []
    if not args.json:
        print(build)
        print(FORM.format("city", "bot", "answers", "mean ms", "goal", "worst", "goal"))
    for city in CITIES:
        for name in (*GOALS, *OTHERS):
            games = max(1, args.games // 5) if ":" in name or name in SLOW else args.games
            rows.append(measure(city, name, games))
            if not args.json:
                print(_line(rows[-1]), flush=True)
    if args.json:
        print(json.dumps([{"build": build, **asdict(row)} for row in rows], indent=2))
    return 1 if build == "compiled" and any(row.missed for row in rows) else 0


def _line(row: Row) -> str:
    goals = ["-" if goal is None else f"{goal:g}" for goal in (row.goal_mean, row.goal_worst)]
    return FORM.format(row.city, row.bot, row.answers, row.mean, goals[0], row.worst, goals[1])


if __name__ == "__main__":
    sys.exit(main())
