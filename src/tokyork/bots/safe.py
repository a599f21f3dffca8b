"""A seat that always has an answer, whatever its bot does."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from time import perf_counter
from typing import TYPE_CHECKING

from tokyork.bots.base import Bot, Choice, Seen, answer_of
from tokyork.bots.bot_files import what_failed
from tokyork.bots.programs.failures import (
    CRASHED,
    BotError,
    IllegalAnswerError,
    WrongAnswerError,
)
from tokyork.errors import Ended
from tokyork.formats.notation import default_move

if TYPE_CHECKING:
    from tokyork.core.state import State


@dataclass(frozen=True)
class Failure:
    """An answer that was replaced by the decision's default move."""

    kind: str
    """One of failures.KINDS."""
    reason: str
    made: int
    """How many moves the game had when it happened."""


class SafeSeat:
    """Asks a bot, keeps the time, and goes on with the default move if the bot fails."""

    def __init__(self, bot: Bot) -> None:
        """Nothing was asked yet."""
        self.bot = bot
        self.failures: list[Failure] = []
        self.answers = 0
        self.seconds = 0.0
        """The time that all answers took together."""

    def pick(self, g: State) -> int:
        """The number of the move to play."""
        started = perf_counter()
        try:
            number = _number(self.bot.pick(Seen(g, self.bot.ms)))
        except Ended:
            raise
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot does, we go on
            number = self._stand_in(error, g)
        else:
            if not 0 <= number < len(g.moves):
                number = self._stand_in(IllegalAnswerError(str(number), len(g.moves)), g)
        self.answers += 1
        self.seconds += perf_counter() - started
        return number

    def choose(self, g: State) -> Choice:
        """The same move with its reasons."""
        started = perf_counter()
        seen = Seen(g, self.bot.ms)
        try:
            _, choice = answer_of(self.bot, seen)
        except Ended:
            raise
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the same
            choice = Choice(seen.legal[self._stand_in(error, g)])
        self.answers += 1
        self.seconds += perf_counter() - started
        return choice

    def _stand_in(self, error: BaseException, g: State) -> int:
        """The default move, and a note why."""
        kind = error.kind if isinstance(error, BotError) else CRASHED
        reason = str(error) if isinstance(error, BotError) else what_failed(error)
        self.failures.append(Failure(kind, reason, int(g.made)))
        return default_move(g)

    def close(self) -> None:
        """Let the bot go."""
        self.bot.close()


def _number(picked: object) -> int:
    try:
        return index(picked)  # type: ignore[arg-type] # asked
    except TypeError:
        raise WrongAnswerError("pick", picked) from None
