"""The review of a game, for people at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from tokyork.errors import BadInputError, TokyorkError
from tokyork.review import play_again, review
from tokyork.terminal.screen import new_console
from tokyork.words.numbers import HARDLY, chance, change
from tokyork.words.parts import plain
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from tokyork.formats.record import Record
    from tokyork.review import Review
    from tokyork.review.turning import TurningPoint


def look_back(path: Path, record: Record) -> Review:
    """The review of a record; complaints name its file."""
    try:
        return review(play_again(record.text()))
    except TokyorkError as error:
        raise BadInputError(str(path), str(error)) from error


def show_review(found: Review) -> None:
    """All of it, as text."""
    console = new_console()
    words = Sentences(found.city, found.monsters, numbered=False)
    _show_ending(console, found, words)
    _show_turning_points(console, found, words)
    _show_luck(console, found, words)
    _show_figures(console, found, words)


def _show_ending(console: Console, found: Review, words: Sentences) -> None:
    if found.ending is None:
        last = words.texts("review-terminal-unfinished", turn=found.turns[-1].number)
        console.print(Text(last, style="bold"))
    else:
        console.print(Text(plain(found.ending.headline), style="bold green"))
    for end in found.ends:
        console.print(Text(plain(end.headline), style="red"))


def _show_turning_points(console: Console, found: Review, words: Sentences) -> None:
    _head(console, words.texts("review-turning"))
    if not found.turning_points:
        console.print(Text(words.texts("review-turning-none")))
    for point in found.turning_points:
        number = found.seats.index(point.leader)
        seat = words.seat(point.seat)
        console.print(Text(words.texts("review-turn-of", turn=point.turn, seat=seat), "bold"))
        values = {
            "before": chance(point.before[number], words.texts),
            "after": chance(point.after[number], words.texts),
        }
        leader = words.texts("review-turning-leader", leader=words.seat(point.leader), **values)
        for line in (plain(point.headline), leader, _parts(point, words)):
            console.print(Text(f"  {line}"))
        for told in point.lines:
            console.print(Text(f"    {plain(told)}", style="dim"))


def _parts(point: TurningPoint, words: Sentences) -> str:
    """What each part of the turn did, one beside the other."""
    told = [
        f"{words.texts(f'review-part-{part.kind}')} {change(part.change, words.texts)}"
        for part in point.parts
        if abs(part.change) >= HARDLY
    ]
    return ", ".join(told)


def _show_luck(console: Console, found: Review, words: Sentences) -> None:
    _head(console, words.texts("review-luck"))
    console.print(Text(words.texts("review-luck-note"), style="dim"))
    for luck in found.luck:
        points = change(luck.total, words.texts)
        line = words.texts("review-terminal-luck", seat=words.seat(luck.seat), points=points)
        console.print(Text(f"  {line}"))


def _show_figures(console: Console, found: Review, words: Sentences) -> None:
    _head(console, words.texts("review-stats"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for _ in found.seats:
        grid.add_column(justify="right")
    grid.add_row("", *(Text(words.seat(seat), "bold") for seat in found.seats))
    for group in found.figures:
        grid.add_row(Text(words.texts(f"stats-{group.id}", city=found.city), "bold cyan"))
        for figure in group.figures:
            name = words.texts(f"stat-{figure.id}")
            grid.add_row(f"{'    ' if figure.part else '  '}{name}", *map(str, figure.values))
    console.print(grid)


def _head(console: Console, words: str) -> None:
    console.print()
    console.print(Text(words, style="bold underline"))
