"""The judged choices of a game, for people at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tokyork.errors import BadInputError
from tokyork.review.decisions import SeatJudgement, choices_of, judged_choices, judgement
from tokyork.review.played import play_again
from tokyork.terminal.progress import with_progress
from tokyork.terminal.screen import new_console
from tokyork.words.parts import plain
from tokyork.words.sentences import Sentences
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.formats.record import Record
    from tokyork.review import Review

ALL = "all"


def judge_seats(record: Record, wanted: str) -> list[SeatJudgement]:
    """The choices of one seat, or of all; says how far it is meanwhile."""
    played = play_again(record.text())
    if wanted not in {ALL, *played.seats}:
        raise BadInputError("--choices", f"expected all or one of {', '.join(played.seats)}")
    seats = played.seats if wanted == ALL else [wanted]
    total = sum(len(choices_of(played, seat)) for seat in seats)
    found = ((seat, choice) for seat in seats for choice in judged_choices(played, seat))
    label = texts()("review-terminal-judging")
    judged = list(with_progress(found, max(1, total), label, lambda _: 1))
    return [
        judgement(played, seat, [choice for s, choice in judged if s == seat], None)
        for seat in seats
    ]


def show_choices(found: Review, judged: list[SeatJudgement]) -> None:
    """What each seat gave away, what others would, and the most costly choices."""
    if not judged:
        return
    console = new_console()
    words = Sentences(found.city, found.monsters, numbered=False)
    console.print()
    console.print(Text(words.texts("review-terminal-choices"), style="bold underline"))
    console.print(Text(words.texts("review-choices-note"), style="dim"))
    for seat in judged:
        for line in _told(seat, words):
            console.print(Text(f"  {line}"))


def _told(seat: SeatJudgement, words: Sentences) -> list[str]:
    say, name = words.texts, words.seat(seat.seat)
    lines = [say("review-choices-total-of", name=name, points=in_points(seat.given_away))]
    lines += [
        say(
            "review-choices-others",
            level=say(f"level-{other.level}"),
            points=in_points(other.points),
        )
        for other in seat.others
    ]
    lines += [
        say(
            "review-terminal-choice",
            turn=worst.choice.turn,
            seat=name,
            made=plain(worst.made),
            best=plain(worst.best),
            points=in_points(worst.choice.cost),
        )
        for worst in seat.costliest
    ]
    return lines if seat.costliest else [*lines, say("review-choices-none")]


def in_points(chance: float) -> int:
    """Points of chance, as people read them."""
    return round(100 * chance)
