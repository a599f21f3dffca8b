"""A finished game in a few facts, for the history of those who played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.review.counting import Counting
from tokyork.review.ends import ends
from tokyork.review.feats import feats
from tokyork.review.finishing_order import places
from tokyork.review.played import play_again
from tokyork.review.report import review
from tokyork.review.teller import Teller

if TYPE_CHECKING:
    from tokyork.review.report import Review
    from tokyork.review.turning import TurningPoint

_ENGLISH = "en"  # of sentences that nobody reads


class SeatAccount(Struct):
    """How one seat did."""

    seat: str
    monster: str
    place: int
    """From 1, which is for winners only; those who did equally well share one."""
    points: int
    alive: bool
    knock_outs: int
    feats: list[str]
    """Its achievements, by their ids."""


class GameAccount(Struct):
    """How a game ended; seats are in their order."""

    city: str
    turns: int
    ending: str
    winners: list[str]
    seats: list[SeatAccount]


class Turned(Struct):
    """A turn that changed the game, without words."""

    turn: int
    at: int
    """How many moves were made before."""
    seat: str
    """Whose turn it was."""
    cause: str
    """`roll`, `yield`, `purchase` or `rest`."""
    before: list[float]
    """Everybody's chance to win, in the order of the seats."""
    after: list[float]


class GameInsight(Struct):
    """What takes longer to find out."""

    turned: list[Turned]
    luck: list[float]
    """Of each seat, as a chance to win."""


def account(start: str, moves: list[str]) -> GameAccount:
    """The facts of a game as it is kept: its beginning as text, and its moves."""
    played = play_again(start, moves)
    game = played.game
    counts = Counting(played).counts
    fallen = ends(played.events_of_turns(), Teller(game, _ENGLISH))
    ranks = {place.seat: place.rank for place in places(game, fallen)}
    achieved = feats(played, counts)
    seats = [
        SeatAccount(
            seat,
            monster["monster"],
            ranks[seat],
            monster["points"],
            monster["alive"],
            counts["knock_outs"][seat],
            achieved[seat],
        )
        for seat, monster in zip(played.seats, game.view()["monsters"], strict=True)
    ]
    turns = int(game.state.turn)
    return GameAccount(game.city, turns, game.ending or "", list(game.winners), seats)


def insight(start: str, moves: list[str]) -> GameInsight:
    """Where it turned, and everybody's luck."""
    return insight_of(review(play_again(start, moves), _ENGLISH))


def insight_of(found: Review) -> GameInsight:
    """The same of a review that has been made."""
    return GameInsight(
        [_turned(one) for one in found.turning_points], [o.total for o in found.luck]
    )


def _turned(point: TurningPoint) -> Turned:
    return Turned(point.turn, point.at, point.seat, point.cause, point.before, point.after)
