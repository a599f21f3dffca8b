"""Players that look one turn ahead: a plan lasts for the roll, and a ride has an end."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.helpers import COMPILED, fresh
from tokyork import Game
from tokyork.bots import Seen, make_bot
from tokyork.bots.greedy import GreedyBot
from tokyork.cities import CITIES
from tokyork.core.agenda import play, seat_of

pytestmark = pytest.mark.interpreted

GAMES = 8 if COMPILED else 1
MOVES = 400 if COMPILED else 60


@pytest.mark.parametrize("city", CITIES)
def test_a_plan_carried_on_is_the_plan_made_anew(city: str) -> None:
    carried = 0
    for seed in range(GAMES):
        g = fresh(city, 3, seed)
        bots = [GreedyBot(seat) for seat in range(3)]
        while not g.over and g.made < MOVES:
            seat = seat_of(g.pending)
            number = bots[seat].pick(Seen(g))
            assert number == GreedyBot(seat).pick(Seen(g))
            carried += g.plain and Seen(g).kind == "roll"
            play(g, number)

    assert carried > 10


@pytest.mark.parametrize("name", ["greedy", "learned"] if COMPILED else ["greedy"])
def test_who_may_ride_for_ever_rides_only_to_a_better_place(name: str) -> None:
    """Subway gives a turn with free moves; places that are equally good are no reason to go."""
    players = [{"at": "bronx", "energy": 9}, {"at": "queens"}, {"at": "brooklyn"}, {"at": "upper"}]
    turns: Counter[int] = Counter()
    for seed in range(4):
        game = Game.from_scenario(
            {"game": "new_york", "players": players, "market": ["subway"], "seed": seed}
        )
        g = game.state
        bots = [make_bot(name, seat) for seat in range(4)]
        while g.turn < 4 and not g.over:
            texts = Seen(g).legal
            buys = "buy subway" in texts
            number = texts.index("buy subway") if buys else bots[seat_of(g.pending)].pick(Seen(g))
            turns[int(g.turn) + 100 * seed] += 1
            play(g, number)

    assert max(turns.values()) < 40
