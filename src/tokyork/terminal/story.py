"""What happened, told in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from tokyork.sentences import essential

if TYPE_CHECKING:
    from rich.console import Console

    from tokyork.sentences import Sentences

STYLES = {
    "turn_started": "bold",
    "health_lost": "red",
    "knocked_out": "bold red",
    "points_gained": "yellow",
    "game_over": "bold green",
}


def tell(console: Console, words: Sentences, events: list[dict[str, Any]], *, brief: bool) -> None:
    """Print events, each turn under its heading."""
    for event in essential(events) if brief else events:
        sentence = words.event(event)
        if event["kind"] == "turn_started":
            console.print()
        else:
            sentence = f"  {sentence}"
        console.print(Text(sentence, style=STYLES.get(event["kind"], "")))
