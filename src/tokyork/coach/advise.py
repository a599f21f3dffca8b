"""All that can be asked of the coach, for a worker process: plain values in, records out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork import forecast
from tokyork.coach.counsel import counsel
from tokyork.coach.danger import danger
from tokyork.coach.destruction_plan import destruction_plan
from tokyork.coach.strip import odds_table
from tokyork.formats.notation import seat_text
from tokyork.formats.snapshot import restore
from tokyork.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.coach.replies import Topic


def advise(topic: Topic, position: dict[str, Any], seat: int, keep: str, language: str) -> object:
    """The answer to a question of a seat about a saved position."""
    g = restore(position)
    answers: dict[Topic, Callable[[], object]] = {
        "odds": lambda: odds_table(g, seat),
        "coach": lambda: counsel(g, keep, language),
        "forecast": lambda: danger(g, seat),
        "ouch": lambda: forecast.ouch(Game.of(g), seat_text(seat)),
        "plan": lambda: destruction_plan(g, seat, language),
    }
    return answers[topic]()
