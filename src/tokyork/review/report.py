"""Everything that can be said of a game afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.review.chances import chances
from tokyork.review.ends import Fall, ends
from tokyork.review.faces import DiceTally, Faces, faces, table_dice
from tokyork.review.figures import FigureGroup, figures
from tokyork.review.luck import PastRoll, rolls
from tokyork.review.played import play_again
from tokyork.review.teller import Teller
from tokyork.review.timeline import PastTurn, course
from tokyork.review.turning import TurningPoint, turning_points
from tokyork.words.parts import Parts  # noqa: TC001 - msgspec reads it

if TYPE_CHECKING:
    from tokyork.review.played import PlayedGame


class Ending(Struct):
    """Who won, and how."""

    kind: str
    """`points`, `elimination`, `card` or `no_winner`."""
    winners: list[str]
    turn: int
    headline: Parts
    lines: list[Parts]
    """What happened in the last turn."""


class Luck(Struct):
    """The luck of one seat with its dice."""

    seat: str
    total: float
    """What its throws added to its chance to win, or took from it, beyond what was expected."""
    best: PastRoll | None
    worst: PastRoll | None


class Review(Struct):
    """The review of a game; lists about seats are in the order of the seats."""

    city: str
    seats: list[str]
    monsters: list[str]
    ending: Ending | None
    """Nothing while the game goes on."""
    turns: list[PastTurn]
    turning_points: list[TurningPoint]
    luck: list[Luck]
    faces: list[Faces]
    dice: DiceTally
    figures: list[FigureGroup]
    ends: list[Fall]


def review(played: PlayedGame, language: str | None = None) -> Review:
    """Review a game; names and sentences are in this language."""
    game = played.game
    teller = Teller(game, language)
    shares = chances(played.positions)
    return Review(
        game.city,
        played.seats,
        [monster["monster"] for monster in game.view()["monsters"]],
        _ending(played, teller),
        course(played, shares),
        turning_points(played, shares, teller),
        _luck(played),
        faces(played),
        table_dice(played),
        figures(played),
        ends(played.events_of_turns(), teller),
    )


def review_saved(start: str, moves: list[str], language: str) -> Review:
    """The same for a game as it is kept: its beginning as text, and its moves."""
    return review(play_again(start, moves), language)


def _ending(played: PlayedGame, teller: Teller) -> Ending | None:
    game = played.game
    if game.ending is None:
        return None
    points = max((int(m.points) for m in game.state.monsters if m.alive), default=0)
    turn = int(game.state.turn)
    last = [e for e in played.events_of_turns()[-1] if e["kind"] != "game_over"]
    headline = teller.ending(game.ending, game.winners, points, turn)
    return Ending(game.ending, game.winners, turn, headline, teller.lines(last))


def _luck(played: PlayedGame) -> list[Luck]:
    found = rolls(played)
    return [_luck_of(seat, [roll for roll in found if roll.seat == seat]) for seat in played.seats]


def _luck_of(seat: str, own: list[PastRoll]) -> Luck:
    return Luck(
        seat,
        sum(roll.luck for roll in own),
        max(own, key=lambda roll: roll.luck, default=None),
        min(own, key=lambda roll: roll.luck, default=None),
    )
