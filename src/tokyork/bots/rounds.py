"""The rest of a round in the head: the others play quickly, and the seat itself thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.one_turn_ahead import leaning
from tokyork.bots.thinking.ahead import after_move
from tokyork.bots.thinking.habits import habit
from tokyork.bots.thinking.quick import play_until_asked
from tokyork.core.agenda import play

if TYPE_CHECKING:
    from tokyork.bots.one_turn_ahead import OneTurnAhead
    from tokyork.bots.thinking.quick import Quick
    from tokyork.core.state import State

MOST_THOUGHTS = 8  # of the seat in one game; then habit goes on


def play_round(games: list[State], last: int, seat: int, bot: OneTurnAhead, quick: Quick) -> None:
    """Play the games on until a turn is over; what the seat chooses is judged for all at once."""
    asked = [g for g in games if play_until_asked(g, quick, last, seat)]
    for _ in range(MOST_THOUGHTS):
        if not asked:
            return
        _choose(asked, seat, bot)
        asked = [g for g in asked if play_until_asked(g, quick, last, seat)]
    while asked:
        for g in asked:
            play(g, habit(g))
        asked = [g for g in asked if play_until_asked(g, quick, last, seat)]


def _choose(games: list[State], seat: int, bot: OneTurnAhead) -> None:
    after = [after_move(g, number) for g in games for number in range(len(g.moves))]
    values = iter(bot.judge(after, seat))
    for g in games:
        mine = leaning([next(values) for _ in g.moves], g)
        play(g, mine.index(max(mine)))
