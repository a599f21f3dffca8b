"""The games of a contest, played in as many processes as wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tokyork.bots import SafeSeat, make_bot
from tokyork.core.agenda import play, seat_of
from tokyork.errors import sentence
from tokyork.pool import in_parts
from tokyork.simulate import new_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork.arena.contest import Contest
    from tokyork.bots import Failure
    from tokyork.core.state import State

PARTS = 1000  # the games are divided into about so many parts, each told when it is done
LARGEST_PART = 50


@dataclass(frozen=True)
class Account:
    """What one seat did in one game."""

    bot: int
    """Its place in the list of bots."""
    won: bool
    answers: int
    seconds: float
    failures: tuple[Failure, ...]


@dataclass(frozen=True)
class Result:
    """How one game went."""

    seed: int
    accounts: tuple[Account, ...]
    """One for each seat; none if the game crashed."""
    crash: str = ""


Part: TypeAlias = tuple[Result, ...]


def play_games(contest: Contest, jobs: int = 1) -> Iterator[Part]:
    """Play all games, and yield the results in their order, part by part."""
    seatings = contest.seatings()
    size = min(max(contest.games // PARTS, 1), LARGEST_PART)
    tasks = [
        (contest, first, tuple(seatings[first : first + size]))
        for first in range(0, contest.games, size)
    ]
    return in_parts(_play_part, tasks, jobs)


def _play_part(task: tuple[Contest, int, tuple[tuple[int, ...], ...]]) -> Part:
    contest, first, seatings = task
    return tuple(_play_game(contest, first + n, seating) for n, seating in enumerate(seatings))


def _play_game(contest: Contest, game: int, seating: tuple[int, ...]) -> Result:
    seed = contest.seed_of(game)
    seats: list[SafeSeat] = []
    try:
        seats += [SafeSeat(make_bot(contest.bots[bot], seed * 8 + bot)) for bot in seating]
        g = new_table(contest.city, contest.seats, seed)
        _play_on(g, seats)
    except Exception as error:  # noqa: BLE001 - the other games shall be played all the same
        return Result(seed, (), sentence(error))
    finally:
        for seat in seats:
            seat.close()
    return Result(seed, tuple(_account(g, n, bot, seats[n]) for n, bot in enumerate(seating)))


def play_by_bots(g: State, names: tuple[str, ...], seed: int) -> list[tuple[str, str]]:
    """Play one game with a bot in each seat; says whose answers were replaced, and why."""
    seats: list[SafeSeat] = []
    try:
        seats += [SafeSeat(make_bot(name, seed * 8 + n)) for n, name in enumerate(names)]
        _play_on(g, seats)
    finally:
        for seat in seats:
            seat.close()
    return [
        (name, failure.reason)
        for name, seat in zip(names, seats, strict=True)
        for failure in seat.failures
    ]


def _play_on(g: State, seats: list[SafeSeat]) -> None:
    while not g.over:
        play(g, seats[seat_of(g.pending)].pick(g))


def _account(g: State, number: int, bot: int, seat: SafeSeat) -> Account:
    won = bool(g.winners >> number & 1)
    return Account(bot, won, seat.answers, seat.seconds, tuple(seat.failures))
