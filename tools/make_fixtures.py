"""Writes client/test/fixtures: a snapshot message for each kind of decision of both cities.

Component tests use them, and so can whoever works on the look of the table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tokyork import Game  # noqa: E402 - after the path
from tokyork.cities import CITIES  # noqa: E402 - its folder must be found first
from tokyork.server.feed.showing import lines, shown  # noqa: E402 - its folder must be found first
from tokyork.server.protocol import messages  # noqa: E402 - its folder must be found first
from tokyork.server.protocol.seating import Seat, Settings, TableView  # noqa: E402 - its folder must be found first
from tokyork.words.sentences import Sentences  # noqa: E402 - its folder must be found first
from tokyork.words.texts import FALLBACK  # noqa: E402 - its folder must be found first
from tools.fair_games import SOME, fair_games  # noqa: E402 - its folder must be found first
from tools.positions import every_kind, worst_case  # noqa: E402 - its folder must be found first

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = ROOT / "client" / "test" / "fixtures"
RECENT = 60  # lines of the log
GAMES = 40  # that are looked through for events
MOST_MOVES = 600


def message(game: Game, seat: str | None = None, language: str = FALLBACK) -> messages.Snapshot:
    """What a seat would get, or whoever must choose."""
    seat = seat or (game.decision.seat if game.decision else None)
    view: Any = game.view()
    words = Sentences.of(view, language, numbered=False)
    seats = [
        Seat(
            name,
            "person" if name == seat else "bot",
            "Ada" if name == seat else "",
            None if name == seat else 3,
            m["monster"],
            name == seat,
            True,
            False,
            None,
        )
        for name, m in zip(game.seats, view["monsters"], strict=True)
    ]
    settings = Settings(game.city)
    table = TableView("fixture", "playing", settings, seats, True, False, 0, None)
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


def moments(city: str) -> list[dict[str, Any]]:
    """Moves of real games with the views before and after, as the first seat sees them.

    Together they tell every kind of event, and each of its fields, that the games had.
    """
    found: list[dict[str, Any]] = []
    known: set[tuple[str, str]] = set()
    for number in range(GAMES):
        for game, before, first in _moves(city, number):
            told = game.events(first, "p1")
            fields = {(event["kind"], field) for event in told for field in event}
            if fields - known:
                known |= fields
                found.append({"before": before, "events": told, "after": game.view("p1")})
    return found


def _moves(city: str, number: int) -> Iterator[tuple[Game, dict[str, Any], int]]:
    """The moves of a game by a quick bot that also tries what is rare."""
    game = Game(city, 2 + number % 5, seed=number)
    chance = Random(number)  # noqa: S311 - a game needs no better
    for _ in range(MOST_MOVES):
        if game.decision is None:
            return
        before, first = game.view("p1"), len(game.events())
        rare = [n for n, move in enumerate(game.legal_moves) if move.split()[0] in ("buy", "use")]
        anything = range(len(game.legal_moves))
        game.play_number(chance.choice(rare if rare and chance.random() < 0.7 else anything))
        yield game, before, first


def main() -> None:
    """All of them."""
    (FOLDER / "moments").mkdir(parents=True, exist_ok=True)
    for old in FOLDER.rglob("*.json"):
        old.unlink()
    for city in CITIES:
        for kind, game in every_kind(city):
            save(f"{city}-{kind}", game)
        save(f"{city}-worst", worst_case(city))
        told = msgspec.json.encode(moments(city))
        (FOLDER / "moments" / f"{city}.json").write_bytes(told)
    games = [json.dumps(game) + "\n" for game in fair_games(SOME)]
    (FOLDER / "fair_games.jsonl").write_text("".join(games), encoding="utf-8")


if __name__ == "__main__":
    main()
