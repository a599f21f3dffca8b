"""Ways the dice can end that are put together are really the same to every judge."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import COMPILED, positions
from tokyork import Game
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.ahead import Ends, after_all_dice, after_dice, after_dice_and_yields
from tokyork.bots.thinking.alike import alike
from tokyork.bots.thinking.certainty import certain
from tokyork.bots.thinking.features import features
from tokyork.bots.thinking.worth import worth
from tokyork.cities import CITIES
from tokyork.core.agenda import kind_of, play
from tokyork.core.dice import gather, total
from tokyork.core.steps import ROLL
from tokyork.odds.multisets import multisets

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

GAMES = 40 if COMPILED else 3
EVERY = 9 if COMPILED else 41
CONTEXTS = 5 if COMPILED else 1
STEP = 1 if COMPILED else 6  # cards of which one is tried

Seen = tuple[bytes, list[float], list[float]]


def seen(g: State) -> Seen:
    """All that a bot reads of a position, as each seat."""
    seats = range(len(g.monsters))
    temper = LEVEL_HEAD[g.rules.id]
    rows = b"".join(features([g], seat) for seat in seats)
    shares = [certain([g], seat)[0] for seat in seats]
    return rows, shares, [worth(g, seat, temper) for seat in seats]


class Looker:
    """Looks at each position once."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[State, Seen]] = {}

    def at(self, g: State) -> Seen:
        if id(g) not in self._seen:
            self._seen[id(g)] = (g, seen(g))
        return self._seen[id(g)][1]


def answers(ends: Ends, node: int, look: Callable[[State], Seen]) -> object:
    """What may come of a way the dice end, with all questions on the way."""
    if node >= 0:
        return look(ends.states[node])
    number = -node - 1
    return (
        ends.asked[number],
        answers(ends, ends.staying[number], look),
        answers(ends, ends.leaving[number], look),
    )


def check(g: State) -> int:
    """Compare with every way played by itself; says how many plays were saved."""
    ways = multisets(int(total(g.dice)))
    look = Looker().at
    kinds = alike(g, ways)
    together = after_all_dice(g, kinds.dice)
    ends = after_dice_and_yields(g, ways)
    for place, dice in enumerate(ways):
        known = look(together[kinds.which[place]])
        assert known == seen(after_dice(g, dice)), (g.rules.id, hex(dice))
        apart = after_dice_and_yields(g, [dice])
        answered = answers(ends, ends.roots[place], look)
        assert answered == answers(apart, apart.roots[0], seen), (g.rules.id, hex(dice))
    return len(ways) - len(kinds.dice)


def rolling(g: State) -> bool:
    return kind_of(g.pending) == ROLL and g.dice != 0


@pytest.mark.parametrize("city", CITIES)
def test_in_random_games_nobody_can_tell_them_apart(city: str) -> None:
    saved = [check(g) for g in positions(city, GAMES, EVERY) if rolling(g)]

    assert sum(saved) > len(saved) * 100


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("mine", [True, False])
def test_with_every_card_nobody_can_tell_them_apart(city: str, mine: bool) -> None:
    box = CITIES[city].box
    for slot in range(0, box.keeps, STEP):
        card = box.cards[slot].id
        drawn = (drawn_position(city, card, mine, Random(f"{card} {mine} {n}")) for n in range(40))
        checked = [check(g) for g in islice(filter(rolling, drawn), CONTEXTS)]
        assert len(checked) == CONTEXTS


def drawn_position(city: str, card: str, mine: bool, dice: Random) -> State:
    """Somebody about to roll, with a card there, and all else as it comes."""
    seats = dice.randrange(2, 7)
    players: list[dict[str, Any]] = [
        {
            "health": dice.choice([1, 2, 4, 7, 10]),
            "points": dice.choice([0, 5, 14, 18, 19]),
            "energy": dice.choice([0, 1, 3, 8]),
            "cards": [],
            "at": place,
        }
        for place in places(city, seats, dice)
    ]
    owner = 0 if mine else dice.randrange(1, seats)
    players[owner]["cards"].append(card)
    if dice.random() < 0.4:
        other = dice.choice([c.id for c in CITIES[city].box.cards if c.keep and c.id != card])
        players[dice.randrange(seats)]["cards"].append(other)
    if dice.random() < 0.3:
        token = dice.choice(CITIES[city].box.tokens).id
        players[dice.randrange(seats)]["tokens"] = {token: dice.randrange(1, 3)}
    if city == "new_york" and dice.random() < 0.7:
        players[dice.randrange(seats)]["goals"] = ["superstar"]
    data = {"game": city, "players": players, "turn": "p1", "seed": dice.randrange(1 << 30)}
    g = Game.from_scenario(data).state
    for _ in range(5):
        if rolling(g):
            break
        decline(g)
    return g


def decline(g: State) -> None:
    """Pass what is asked before the roll."""
    play(g, len(g.moves) - 1)


def places(city: str, seats: int, dice: Random) -> list[str]:
    """Where everybody stands: the centre taken or not, the rest outside."""
    if city == "tokyo":
        centre = ("tokyo_city", "tokyo_bay") if seats > 4 else ("tokyo_city",)
        inside = [place for place in centre if dice.random() < 0.7]
        found = ["outside"] * (seats - len(inside)) + inside
    else:
        tracks = [("lower", "midtown", "upper"), ("lower@2", "midtown@2", "upper@2")]
        taken = dice.randrange(3) if seats > 4 else dice.randrange(2)
        inside = [dice.choice(track) for track in tracks[:taken]]
        outer = ["staten_island", "bronx", "queens", "brooklyn"] * 2
        found = dice.sample(outer, seats - taken) + inside
    dice.shuffle(found)
    return found


def test_numbers_that_score_nothing_are_not_told_apart() -> None:
    g = Game("tokyo", seats=3, seed=1).state
    kinds = alike(g, [gather([0, 0, 1, 1, 4, 4]), gather([0, 1, 2, 2, 4, 4])])

    assert kinds.which == [0, 0]


@pytest.mark.parametrize(("card", "told"), [("poison_quills", [0, 1]), ("wings", [0, 0])])
def test_the_dice_of_who_reads_them_are_told_apart(card: str, told: list[int]) -> None:
    """Both are 2 points, and one of them 2 claws to whoever has quills."""
    players = [{"cards": [card]}, {}]
    g = Game.from_scenario({"game": "tokyo", "players": players, "seed": 1}).state
    kinds = alike(g, [gather([0, 0, 0, 0, 4, 4]), gather([1, 1, 1, 0, 4, 4])])

    assert kinds.which == told
