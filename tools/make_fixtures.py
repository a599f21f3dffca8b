"""Writes client/test/fixtures: a snapshot message for each kind of decision of both cities.

Component tests use them, and so can whoever works on the look of the table.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tokyork.cities import CITIES  # noqa: E402 - after the path
from tokyork.sentences import Sentences  # noqa: E402
from tokyork.server import messages  # noqa: E402
from tokyork.server.showing import lines, shown  # noqa: E402
from tokyork.text import FALLBACK  # noqa: E402
from tools.positions import every_kind, worst_case  # noqa: E402

if TYPE_CHECKING:
    from tokyork import Game

FOLDER = ROOT / "client" / "test" / "fixtures"
RECENT = 60  # lines of the log


def message(game: Game, seat: str | None = None, language: str = FALLBACK) -> messages.Snapshot:
    """What a seat would get, or whoever must choose."""
    seat = seat or (game.decision.seat if game.decision else None)
    view: Any = game.view()
    words = Sentences.of(view, language, numbered=False)
    seats = [
        messages.Seat(
            name,
            "person" if name == seat else "bot",
            "Ada" if name == seat else "",
            None if name == seat else 3,
            m["monster"],
            name == seat,
            True,
            False,
            None,
            None,
        )
        for name, m in zip(game.seats, view["monsters"], strict=True)
    ]
    settings = messages.Settings(game.city)
    table = messages.Table("fixture", "playing", settings, seats, True, False, 0, None)
    events = game.events(0, seat)
    told = lines(events, words)[-RECENT:]
    return messages.Snapshot(
        messages.VERSION,
        table,
        shown(game, seat, game.state.made, undo=True, language=language),
        len(events),
        told,
        [],
    )


def save(name: str, game: Game) -> None:
    """One file."""
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(message(game)))


def main() -> None:
    """All of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for city in CITIES:
        for kind, game in every_kind(city):
            save(f"{city}-{kind}", game)
        save(f"{city}-worst", worst_case(city))


if __name__ == "__main__":
    main()
