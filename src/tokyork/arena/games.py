"""The games of a contest, played in as many processes as wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tokyork.bots import SafeSeat, make_bot
from tokyork.bots.same_dice import table_of_same_dice
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
    luck: float = 0.0
    """What its luck was worth, if that was counted."""


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
        g, luck = _play_contested(contest, seats, seed)
    except Exception as error:  # noqa: BLE001 - the other games shall be played all the same
        return Result(seed, (), sentence(error))
    finally:
        for seat in seats:
            seat.close()
    accounts = [_account(g, n, bot, seats[n], luck) for n, bot in enumerate(seating)]
    return Result(seed, tuple(accounts))


def _play_contested(
    contest: Contest, seats: list[SafeSeat], seed: int
) -> tuple[State, dict[int, float]]:
    """The end of a game, and the luck in it if that is counted."""
    if not contest.same_dice and not contest.less_luck:
        g = new_table(contest.city, contest.seats, seed)
        _play_on(g, seats)
        return g, {}
    g, dice = table_of_same_dice(contest.city, contest.seats, seed)
    if not contest.less_luck:
        _play_on(g, seats)
        return g, {}
    from tokyork.arena.luck_meter import LuckMeter  # numpy takes its time: only who needs it

    meter = LuckMeter(g, dice, range(contest.seats))
    while not g.over:
        meter.play(g, seats[seat_of(g.pending)].pick(g))
    return g, meter.luck


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


def _account(g: State, number: int, bot: int, seat: SafeSeat, luck: dict[int, float]) -> Account:
    won, failures = bool(g.winners >> number & 1), tuple(seat.failures)
    return Account(bot, won, seat.answers, seat.seconds, failures, luck.get(number, 0.0))
