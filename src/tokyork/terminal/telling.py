"""What happened, told in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from tokyork.words.event_groups import essential, grouped

if TYPE_CHECKING:
    from rich.console import Console

    from tokyork.words.sentences import Sentences

STYLES = {
    "turn_started": "bold",
    "health_lost": "red",
    "knocked_out": "bold red",
    "points_gained": "yellow",
    "income": "yellow",
    "tile_destroyed": "yellow",
    "goal_taken": "bold yellow",
    "game_over": "bold green",
}


def tell(console: Console, words: Sentences, events: list[dict[str, Any]], *, brief: bool) -> None:
    """Print events, each turn under its heading."""
    for event in essential(events) if brief else grouped(events):
        sentence = words.event(event)
        text = Text(sentence, style=STYLES.get(event["kind"], ""))
        if event["kind"] == "turn_started":
            console.print()
            console.print(text)
        else:
            console.print(_indented(console, text))


def _indented(console: Console, text: Text) -> Text:
    """A sentence under its heading; if it needs more lines, they stand further in."""
    lines = text.wrap(console, max(console.width - 4, 1))
    return Text("  ").append_text(Text("\n    ").join(line for line in lines))
