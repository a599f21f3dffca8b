"""Contests: fair seats, the same result however they are divided, sound figures."""

from __future__ import annotations

from collections import Counter
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import pytest

from tokyork.arena import Contest, Standings, play_games, wilson
from tokyork.arena.games import Account, Result
from tokyork.bots import BOTS, Bot, Choice, Seen
from tokyork.cities import CITIES
from tokyork.simulate import new_table

if TYPE_CHECKING:
    from tokyork.core.state import State


def standings(contest: Contest, jobs: int = 1) -> Standings:
    counted = Standings(contest)
    for part in play_games(contest, jobs):
        for result in part:
            counted.add(result)
    return counted


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    """Without what a clock measured."""
    bots = [{k: v for k, v in bot.items() if k != "ms_per_move"} for bot in data["bots"]]
    return data | {"bots": bots}


# --- who sits where ---


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_bot_sits_in_every_seat_equally_often(seats: int) -> None:
    names = tuple("abcdef"[:seats])
    seatings = Contest("tokyo", names, seats, games=6 * seats, seed=1).seatings()
    sat = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))

    assert len(seatings) == 6 * seats
    assert all(sorted(seating) == list(range(seats)) for seating in seatings)
    assert set(sat.values()) == {6}
    assert len(sat) == seats * seats


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bots", range(1, 9))
def test_bots_are_dealt_evenly_over_any_seats(bots: int, seats: int) -> None:
    contest = Contest("tokyo", tuple("abcdefgh"[:bots]), seats, games=12 * bots * seats, seed=3)
    seatings = contest.seatings()
    seats_of = Counter(bot for seating in seatings for bot in seating)
    sat = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))

    assert set(seats_of.values()) == {12 * seats * seats}
    assert max(sat.values()) - min(sat.values()) == 0
    for seating in seatings:
        times = Counter(seating)
        assert max(times.values()) - min(times[bot] for bot in range(bots)) <= 1


def test_the_seed_stays_while_the_line_up_moves_round() -> None:
    contest = Contest("tokyo", ("a", "b", "c"), 3, games=9, seed=4)
    seatings = contest.seatings()
    seeds = [contest.seed_of(game) for game in range(9)]

    assert len(set(seeds)) == 3
    for first in (0, 3, 6):
        assert len({*seeds[first : first + 3]}) == 1
        a, b, c = seatings[first]
        assert seatings[first : first + 3] == [(a, b, c), (b, c, a), (c, a, b)]


def test_neighbours_change_from_round_to_round() -> None:
    seatings = Contest("tokyo", tuple("abcd"), 4, games=400, seed=1).seatings()
    left_of_first = {seating[(seating.index(0) + 1) % 4] for seating in seatings}

    assert left_of_first == {1, 2, 3}


def test_games_are_as_many_as_asked_for() -> None:
    assert len(Contest("tokyo", ("a", "b", "c"), 3, games=10, seed=1).seatings()) == 10


# --- the games ---


@pytest.mark.parametrize("city", CITIES)
def test_the_same_seed_gives_the_same_result_in_any_number_of_processes(city: str) -> None:
    contest = Contest(city, ("random", "greedy", "random"), 3, games=4, seed=5)
    alone = standings(contest).data()

    assert timeless(standings(contest, jobs=2).data()) == timeless(alone)
    assert timeless(standings(contest).data()) == timeless(alone)


def test_another_seed_is_another_contest() -> None:
    contests = [Contest("tokyo", ("random",) * 4, 4, games=40, seed=seed) for seed in (1, 2)]
    played = [[result for part in play_games(c) for result in part] for c in contests]

    assert played[0] != played[1]


def test_many_games_come_in_larger_parts() -> None:
    contest = Contest("tokyo", ("random", "random"), 2, games=3000, seed=1)
    parts = play_games(contest)

    assert len(next(parts)) == 3


@pytest.mark.parametrize("city", CITIES)
def test_every_answer_is_counted_and_timed(city: str) -> None:
    contest = Contest(city, ("random", "random:1s"), 2, games=4, seed=2)
    results = [result for part in play_games(contest) for result in part]
    counted = standings(contest)

    answers = sum(account.answers for result in results for account in result.accounts)
    assert answers == sum(entry.answers for entry in counted.entries.values()) > 100
    assert all(bot["ms_per_move"] > 0 for bot in counted.data()["bots"])


class Silly(Bot):
    """Fails every third time."""

    def choose(self, seen: Seen) -> Choice:
        return Choice("dance" if seen.made % 3 == 0 else seen.legal[0])


def test_failures_of_a_bot_are_counted_and_the_first_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "silly", Silly)
    counted = standings(Contest("tokyo", ("silly", "random"), 2, games=4, seed=1))
    entry = counted.entries["silly"]

    assert counted.games == 4
    assert counted.crashes == []
    assert 0 < entry.failures["illegal"] < entry.answers
    assert entry.first_failure is not None
    assert entry.first_failure[0] == 1_000_000_000
    assert entry.first_failure[1].kind == "illegal"
    assert not counted.entries["random"].failures


def test_a_game_that_crashes_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    games = iter([1, 2, 3, 4])

    def breaking(city: str, seats: int, seed: int) -> State:
        if next(games) == 2:
            message = "a bug"
            raise RuntimeError(message)
        return new_table(city, seats, seed)

    monkeypatch.setattr("tokyork.arena.games.new_table", breaking)
    counted = standings(Contest("tokyo", ("random", "random"), 2, games=4, seed=7))

    assert counted.crashes == [(7_000_000_000, "RuntimeError('a bug')")]
    assert counted.data()["games"] == 3
    assert counted.entries["random"].seats == 6


def test_bots_are_let_go_after_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    class Closing(Bot):
        def choose(self, seen: Seen) -> Choice:
            return Choice(seen.legal[0])

        def close(self) -> None:
            closed.append(self.seed)

    monkeypatch.setitem(BOTS, "closing", Closing)
    list(play_games(Contest("tokyo", ("closing", "random"), 2, games=3, seed=0)))

    assert len(closed) == 3


# --- the figures ---


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four are in Newcombe's paper of 1998, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("wins", "games"), [(1, 7), (2.5, 10), (250, 1000), (9_400, 10_000)])
def test_at_the_ends_of_the_interval_the_result_is_just_likely_enough(
    wins: float, games: int
) -> None:
    for share in wilson(wins, games):
        deviation = (share * (1 - share) / games) ** 0.5
        assert abs(wins / games - share) / deviation == pytest.approx(NormalDist().inv_cdf(0.975))


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("games", [1, 7, 1000])
def test_the_interval_holds_the_share_and_stays_in_bounds(games: int) -> None:
    for wins in range(games + 1):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games + 1e-12
        assert wins / games - 1e-12 <= high <= 1


def outcome(contest: Contest, *winners: int, seating: tuple[int, ...] | None = None) -> Result:
    seated = seating or tuple(range(contest.seats))
    accounts = [Account(bot, seat in winners, 10, 0.5, ()) for seat, bot in enumerate(seated)]
    return Result(1, tuple(accounts))


def test_a_name_in_several_seats_is_one_entry_that_sat_in_all_of_them() -> None:
    contest = Contest("tokyo", ("a", "b", "b", "b"), 4, games=4, seed=1)
    counted = Standings(contest)
    for winner in (0, 0, 1, 3):
        counted.add(outcome(contest, winner))
    a, b = counted.data()["bots"]

    assert (a["name"], a["games"], a["win_share"]) == ("a", 4, 0.5)
    assert (b["name"], b["games"], b["win_share"]) == ("b", 12, pytest.approx(2 / 12, abs=1e-6))
    assert (b["low"], b["high"]) == pytest.approx(wilson(2, 12), abs=1e-6)
    assert b["ms_per_move"] == 50


def test_a_shared_victory_counts_in_parts_and_none_for_nobody() -> None:
    contest = Contest("tokyo", ("a", "b", "c"), 3, games=4, seed=1)
    counted = Standings(contest)
    counted.add(outcome(contest, 0, 2))
    counted.add(outcome(contest, 0, 1, 2))
    counted.add(outcome(contest))
    shares = [bot["win_share"] for bot in counted.data()["bots"]]

    assert shares == pytest.approx([5 / 18, 1 / 9, 5 / 18], abs=1e-6)


def test_ratings_follow_the_wins() -> None:
    contest = Contest("tokyo", ("good", "fair", "poor", "poor"), 4, games=60, seed=1)
    counted = Standings(contest)
    for game in range(60):
        counted.add(outcome(contest, 0 if game % 3 else 1 if game % 2 else 2))
    good, fair, poor = (bot["rating"] for bot in counted.data()["bots"])

    assert good > 25 > fair > poor


def test_a_bot_against_itself_stays_where_it_began() -> None:
    contest = Contest("tokyo", ("a",) * 4, 4, games=40, seed=1)
    counted = Standings(contest)
    for game in range(40):
        counted.add(outcome(contest, game % 3))

    assert counted.data()["bots"][0]["rating"] == 25
    assert counted.entries["a"].sigma < 4


def test_the_data_has_exactly_the_agreed_keys() -> None:
    data = standings(Contest("new_york", ("random", "random:1s"), 3, games=3, seed=1)).data()

    assert list(data) == ["city", "seats", "games", "bots"]
    assert [list(bot) for bot in data["bots"]] == [
        ["name", "games", "win_share", "low", "high", "rating", "ms_per_move"]
    ] * 2
