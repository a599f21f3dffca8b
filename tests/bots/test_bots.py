"""Every bot by its name: it plays any city at any table, and only legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers import COMPILED, fresh, positions
from tokyork.bots import BOTS, SafeSeat, Seen, make_bot
from tokyork.cities import CITIES
from tokyork.core.agenda import play
from tokyork.formats.notation import move_text

if TYPE_CHECKING:
    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

NAMES = list(BOTS) if COMPILED else ["random", "level3"]
"""On the interpreted engine one that looks ahead stands for all of them: they share their code."""
STEADY = [name for name in NAMES if make_bot(name).ms is None]
"""Those without a clock, whose choices can be repeated."""
SWIFT = [name if name in STEADY else f"{name}:1ms" for name in NAMES]
"""All of them, in no mood to think for long."""


def contest(city: str, names: list[str], seed: int) -> tuple[State, list[SafeSeat], list[str]]:
    """A game between bots: its end, its seats, and its moves."""
    g = fresh(city, len(names), seed)
    seats = [SafeSeat(make_bot(name, seed)) for name in names]
    moves = []
    while not g.over:
        number = seats[int(g.pending >> 6 & 7)].pick(g)
        moves.append(move_text(g.rules, g.moves[number]))
        play(g, number)
    return g, seats, moves


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("name", STEADY)
def test_a_bot_answers_thousands_of_positions_with_legal_moves(city: str, name: str) -> None:
    asked = 0
    sparing = name != "random" and not COMPILED
    for g in positions(city, games=20, every=40 if sparing else 2):
        seen = Seen(g)
        number = make_bot(name, seed=asked).pick(seen)
        assert 0 <= number < len(g.moves)
        asked += 1

    assert asked > (50 if sparing else 1000)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("name", STEADY)
def test_a_bot_chooses_what_it_picks_and_can_say_what_moves_are_worth(city: str, name: str) -> None:
    for g in positions(city, games=5, every=9):
        seen = Seen(g)
        choice = make_bot(name, seed=7).choose(seen)
        worths = [value for _, value in choice.values]

        assert seen.legal[make_bot(name, seed=7).pick(Seen(g))] == choice.move
        assert all(move in seen.legal for move, _ in choice.values)
        assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("name", SWIFT)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_bot_finishes_games_at_every_table(city: str, name: str, seats: int) -> None:
    g, players, _ = contest(city, [name] * seats, seed=seats)

    assert g.over
    assert [player.failures for player in players] == [[]] * seats
    assert sum(player.answers for player in players) == g.made


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("name", STEADY)
def test_the_same_seed_makes_the_same_game(city: str, name: str) -> None:
    games = [contest(city, [name, "random"], seed=5)[2] for _ in range(2)]

    assert games[0] == games[1]


@pytest.mark.parametrize("city", CITIES)
def test_another_seed_makes_other_choices(city: str) -> None:
    g = fresh(city, 4)
    assert len({make_bot("random", seed).pick(Seen(g)) for seed in range(50)}) > 3


@pytest.mark.parametrize("city", CITIES)
def test_random_chooses_all_moves_equally_often(city: str) -> None:
    g = fresh(city, 4)
    count = len(g.moves)
    picked = [make_bot("random", seed).pick(Seen(g)) for seed in range(200 * count)]
    expected = 200.0
    surprise = sum((picked.count(n) - expected) ** 2 / expected for n in range(count))

    assert surprise < count + 5 * float(2 * count) ** 0.5


@pytest.mark.parametrize("city", CITIES)
def test_greedy_beats_random(city: str) -> None:
    names = ["random", "greedy", "random"]
    games = 12 if COMPILED else 3
    ends = [contest(city, names, seed)[0] for seed in range(games)]

    assert sum(g.winners == 0b010 for g in ends) >= games * 2 / 3
