"""Many whole games at once: seeds in, results out."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from operator import attrgetter
from typing import TYPE_CHECKING, Any, SupportsIndex

from tokyork.cities import CITIES
from tokyork.core.agenda import play
from tokyork.core.chance import seeded
from tokyork.core.random_play import play_randomly
from tokyork.core.setup import empty_table, start
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.notation import seat_text
from tokyork.formats.options import read_options
from tokyork.views.event_view import ENDINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tokyork.core.state import State

PICKER = 1 << 40  # sets the seeds of the choices apart from those of the dice

_of_game = attrgetter("chance", "made", "turn", "first", "ending", "winners", "drawn")
_of_monster = attrgetter(
    "who", "alive", "health", "points", "energy", "at", "cards", "copies", "tokens", "charges"
)


@dataclass(frozen=True, slots=True)
class Playout:
    """How one game went."""

    seed: int
    winners: tuple[str, ...]
    """Seats such as `p1`; none if everybody fell."""
    ending: str
    """`points`, `elimination`, `card` or `no_winner`."""
    turns: int
    decisions: int
    """Moves chosen from at least two legal ones."""
    digest: str
    """A short mark of the end: the same seed gives the same one in every build."""


def playout(
    city: str = "tokyo",
    seats: SupportsIndex = 4,
    seeds: Iterable[SupportsIndex] = range(100),
    policy: Callable[[State], int] | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[Playout]:
    """Play a whole game for each seed.

    Without a policy the moves are uniformly random, and drawn inside the (compiled)
    engine. A policy is called at every decision with the position, secrets included,
    and says the number of a move in `position.moves`; it must not change the position.

    Examples:
        >>> first, second = playout("tokyo", seats=4, seeds=[1, 2])
        >>> first.seed, first.ending in {"points", "elimination", "card", "no_winner"}
        (1, True)
        >>> playout("tokyo", seats=4, seeds=[2]) == [second]
        True
    """
    rules = CITIES[reading.word(city, "city", CITIES, "a city")]
    monsters = list(range(reading.whole(seats, "seats", 2, 6)))
    agreed = read_options(rules, len(monsters), dict(options or {}))
    results: list[Playout] = []
    for given in seeds:
        seed = reading.whole(given, "seeds", 0)
        g = empty_table(rules, agreed, monsters, seed)
        start(g)
        if policy is None:
            play_randomly(g, seeded(seed + PICKER))
        else:
            _follow(g, policy)
        results.append(_result(g, seed))
    return results


def _follow(g: State, policy: Callable[[State], int]) -> None:
    while not g.over:
        number = policy(g)
        if not 0 <= number < len(g.moves):
            legal = f"a move number from 0 to {len(g.moves) - 1}"
            raise BadInputError("policy", f"expected {legal}, got {number}")
        play(g, number)


def _result(g: State, seed: int) -> Playout:
    return Playout(
        seed=seed,
        winners=tuple(seat_text(n) for n in range(len(g.monsters)) if g.winners >> n & 1),
        ending=str(ENDINGS[int(g.ending)]),
        turns=int(g.turn),
        decisions=int(g.made),
        digest=end_digest(g),
    )


def end_digest(g: State) -> str:
    """Of what a table shows at the end, and the generator; a snapshot would take far longer."""
    table = (*_of_game(g), tuple(g.deck), list(g.discard), list(g.market))
    end = (table, [_of_monster(m) for m in g.monsters], g.rules.board_data(g))
    return sha256(repr(end).encode()).hexdigest()[:16]
