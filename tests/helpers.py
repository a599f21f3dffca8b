"""Games for the tests: short, varied, and the same on every run."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from librt.vecs import vec

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.core.agenda import ahead, rederive
from tokyork.core.chance import seeded
from tokyork.core.moves import verb_of
from tokyork.core.packed import packed, with_other
from tokyork.core.setup import empty_table, start
from tokyork.core.state import Monster, Options, State
from tokyork.formats.notation import default_move
from tokyork.new_york.board import STACKS, City, pile_up, put_stack, stack_of, tiles_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tokyork.core.rules import Rules

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "tokyork"
SCENARIOS = ROOT / "tests" / "scenarios"
TASTES = ("moves", "verbs", "defaults")


@dataclass(frozen=True)
class Plan:
    """How a random game is begun and played."""

    seats: int
    seed: int
    taste: str = "verbs"
    rich: bool = False
    """Everybody begins with energy and cards, so that cards meet early."""


def begin(city: str, plan: Plan) -> Game:
    """The game of a plan, at its first decision."""
    if not plan.rich:
        return Game(city, plan.seats, seed=plan.seed)
    dice = Random(plan.seed)
    box = CITIES[city].box
    cards = [box.cards[slot].id for slot in range(box.keeps)]
    dice.shuffle(cards)
    players = [
        {"energy": dice.randrange(25), "cards": [cards.pop() for _ in range(dice.randrange(7))]}
        for _ in range(plan.seats)
    ]
    options = {"points": 40}
    data = {"game": city, "first_turn": True, "players": players, "options": options}
    return Game.from_scenario(data | {"seed": plan.seed})


def pick(g: State, dice: Random, taste: str) -> int:
    """The number of a move: any move, any verb and then a move, or mostly the default."""
    if taste == "moves":
        return dice.randrange(len(g.moves))
    if taste == "defaults" and dice.random() < 0.7:
        return default_move(g)
    verb = dice.choice(sorted({int(verb_of(move)) for move in g.moves}))
    return dice.choice([n for n, move in enumerate(g.moves) if verb_of(move) == verb])


def walk(city: str, plan: Plan, most: int = 100_000) -> Iterator[Game]:
    """The game at each of its decisions, and at its end."""
    game = begin(city, plan)
    dice = Random(plan.seed)
    for _ in range(most):
        yield game
        if game.over:
            return
        game.play_number(pick(game.state, dice, plan.taste))


# --- random games of every city ---

Property: TypeAlias = "Callable[[str, Plan], None]"

SOAK = int(os.environ.get("TOKYORK_SOAK", "1"))  # so many times more games than usual

FRESH = st.builds(Plan, st.integers(2, 6), st.integers(0, 2**32), st.sampled_from(TASTES))
ANY = st.builds(
    Plan, st.integers(2, 6), st.integers(0, 2**32), st.sampled_from(TASTES), st.booleans()
)


def in_every_city(
    plans: st.SearchStrategy[Plan] = ANY, games: int = 50
) -> Callable[[Property], Property]:
    """Try a property on random games of each city; the same games on every run."""
    quietly = settings(
        max_examples=games * SOAK,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )

    def decorate(test: Property) -> Property:
        tried: Property = pytest.mark.parametrize("city", CITIES)(quietly(given(plan=plans)(test)))
        return tried

    return decorate


def at_some(game: Game, every: int) -> bool:
    """Whether a costly check is made at this decision."""
    return game.over or game.state.made % every == 0


# --- which engine ---

COMPILED = str(agenda.__file__).endswith((".so", ".pyd"))
needs_speed = pytest.mark.skipif(not COMPILED, reason="takes minutes on the interpreted engine")


# --- positions ---


def positions(city: str, games: int, every: int) -> Iterator[State]:
    """Copies of positions in which somebody must choose, from tables of all sizes."""
    for number in range(games):
        plan = Plan(2 + number % 5, number, TASTES[number % 3], rich=number % 2 == 1)
        for game in walk(city, plan):
            if not game.over and game.state.made % every == number % every:
                yield game.state.clone()


def table(city: str, seats: int = 2, seed: int = 1) -> State:
    """Monsters in their seats, and nothing else yet."""
    return empty_table(CITIES[city], CITIES[city].new_options(), list(range(seats)), seed)


def fresh(city: str, seats: int = 2, seed: int = 1, options: Options | None = None) -> State:
    """A new game without a log, at its first decision."""
    g = empty_table(CITIES[city], options or CITIES[city].new_options(), list(range(seats)), seed)
    start(g)
    return g


def fields(thing: object) -> list[str]:
    """The names of an object's data; works for compiled classes too."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name))]


SHARED = ("rules", "options", "masks", "asking")  # never changed in play, so copies share them


def everything(thing: Any) -> Any:  # noqa: ANN401 - any data at all
    """All there is in a position as plain data, whether or not a snapshot saves it."""
    if isinstance(thing, list | tuple | vec):
        return [everything(entry) for entry in thing]
    if isinstance(thing, dict):
        return {key: everything(entry) for key, entry in thing.items()}
    if thing is None or isinstance(thing, int | str):
        return thing
    data = {name: everything(getattr(thing, name)) for name in fields(thing) if name not in SHARED}
    if isinstance(thing, State):
        data["agenda"] = ahead(thing)  # beyond its depth lie places to be used again
    return data


def as_bytes(data: object) -> bytes:
    """Plain data as JSON, in one way only."""
    return json.dumps(data, sort_keys=True).encode()


def held(rules: Rules, m: Monster) -> list[int]:
    """The cards in front of a monster, by number."""
    return [slot for slot in range(rules.box.keeps) if m.cards >> slot & 1]


def named(slots: list[int], rules: Rules) -> list[str]:
    """The ids of cards."""
    return [rules.box.cards[slot].id for slot in slots]


def twin(g: State, seat: int, dice: Random) -> State:
    """The position with all that this seat cannot know changed, and nothing else.

    The work of `deals` done anew, so that it can be tested with this.
    """
    copy = g.clone()
    copy.chance = seeded(dice.randrange(1 << 40))
    top = int(copy.drawn) + int(copy.monsters[seat].known)
    hidden = list(copy.deck[top:])
    dice.shuffle(hidden)
    copy.deck = packed([*copy.deck[:top], *hidden])
    if isinstance(copy.board, City):
        _move_covered_tiles(copy.board, dice)
    rederive(copy)
    return copy


def _move_covered_tiles(board: City, dice: Random) -> None:
    piles = [tiles_in(int(stack_of(stacks, n))) for stacks in board.stacks for n in range(STACKS)]
    covered = [tile for pile in piles for tile in pile[1:]]
    dice.shuffle(covered)
    for number, pile in enumerate(piles):
        borough = number // STACKS
        laid = pile_up([*pile[:1], *(covered.pop() for _ in pile[1:])])
        stacks = put_stack(board.stacks[borough], number % STACKS, laid)
        board.stacks = with_other(board.stacks, borough, stacks)
