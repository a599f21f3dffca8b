"""What `why` shows: the causes of a line of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from tokyork.formats.notation import seat_number
from tokyork.plain_text import visible
from tokyork.words.causes import why_line
from tokyork.words.event_groups import grouped
from tokyork.words.texts import typed

if TYPE_CHECKING:
    from rich.console import Console

    from tokyork import Game
    from tokyork.words.sentences import Sentences


def show_why(console: Console, words: Sentences, game: Game, seat: str, wanted: str) -> None:
    """The causes of the last line that has these words in it; of the last line without any."""
    line = _find(game.events(0, seat), words, typed(wanted))
    if line is None:
        console.print(Text(words.texts("terminal-no_line", words=visible(wanted)), style="red"))
        return
    console.print(Text(words.event(line), style="bold"))
    for link in why_line(game.state, seat_number(seat), line["number"], words):
        title = f"{link.title}: " if link.kind == "rule" and link.title else ""
        console.print(Padding(f"{title}{link.text}", (0, 0, 0, 2), expand=False))


def _find(events: list[dict[str, Any]], words: Sentences, wanted: str) -> dict[str, Any] | None:
    told = (event for event in reversed(grouped(events)) if event["kind"] != "turn_started")
    return next((event for event in told if wanted in typed(words.event(event))), None)
