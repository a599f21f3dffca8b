"""Many games at once for whoever trains: arrays in, arrays out, and finished games begin anew."""

from __future__ import annotations

import operator
from functools import partial
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from tokyork.bots import make_bot
from tokyork.bots.base import Seen
from tokyork.cities import CITIES
from tokyork.core.chance import seeded
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.options import read_options
from tokyork.lab.actions import action_space
from tokyork.lab.encoding.many_games import ManyGames, Opponent, RandomOpponent
from tokyork.lab.lab_game import reward_number
from tokyork.lab.observations import observation_space
from tokyork.pool import collecting_seldom

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import ArrayLike, NDArray

    from tokyork.bots.base import Bot
    from tokyork.core.state import State

MOST_GAMES = 1 << 16
_RANDOM = "random"


class Batch:
    """So many games of one city, played step by step together.

    Every array is a view of memory that the next step writes anew: copy what is to be kept. With
    opponents, one seat of each game is asked, another one in each new game, and the others are
    played by bots until the game is over or that seat has fallen; without, whoever must choose is
    asked.
    """

    def __init__(  # noqa: PLR0913 - what a trainer decides
        self,
        city: str = "tokyo",
        seats: int = 4,
        n: int = 512,
        *,
        opponents: str | Sequence[str] | None = None,
        reward: str = "win",
        seed: SupportsIndex = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Begin the games; the same seed and actions always give the same ones."""
        rules = CITIES[reading.word(city, "city", CITIES, "a city")]
        self.city = city
        self.seats = reading.whole(seats, "seats", 2, 6)
        self.n = reading.whole(n, "n", 1, MOST_GAMES)
        self.action_space = action_space(city)
        self.observation_space = observation_space(city)
        width, actions = self.observation_space.width, len(self.action_space)
        agreed = read_options(rules, self.seats, dict(options or {}))
        self._games = ManyGames(
            rules,
            agreed,
            self.seats,
            self.n,
            self.action_space.numbering,
            self.observation_space.lens,
            width,
            actions,
            reward_number(reward),
        )
        self._opponents = _names(opponents, self.seats)
        self.observations: NDArray[np.uint8] = _shaped(self._games.observations, self.n, width)
        """What whoever must choose sees, a row a game."""
        self.ends: NDArray[np.uint8] = _shaped(self._games.ends, self.n, width)
        """What the seat that is asked saw when its last game ended."""
        self.masks: NDArray[np.bool_] = _shaped(self._games.masks, self.n, actions).view(np.bool_)
        """Which actions are legal now, a row a game."""
        self.choosers: NDArray[np.uint8] = np.asarray(self._games.choosers)
        """Who must choose, from 0."""
        self.dones: NDArray[np.bool_] = np.asarray(self._games.dones).view(np.bool_)
        """Whether the last step ended the game; what is seen then is of the next one."""
        self.rewards: NDArray[np.float64] = _shaped(self._games.rewards, self.n, self.seats)
        """What the last step brought each seat."""
        self.gains: NDArray[np.float64] = np.asarray(self._games.gains)
        """The same for the seat that is asked, if there are opponents."""
        self.agents: NDArray[np.int64] = np.asarray(self._games.agents)
        """The seat that is asked, if there are opponents; it changes with the game."""
        self.reset(seed)

    def reset(self, seed: SupportsIndex = 0) -> None:
        """Begin all games anew."""
        first = operator.index(seed)
        if first < 0:
            raise BadInputError("seed", f"expected a number from 0 on, got {first}")
        self._games.opponents = [
            _opponent(name, first * 8 + place, self.n) for place, name in enumerate(self._opponents)
        ]
        self._games.picker = seeded(first * 8 + self.seats)
        self._games.begin(first * MOST_GAMES * MOST_GAMES, 1)

    def step(self, actions: ArrayLike) -> None:
        """Play one legal action in every game; if one is not legal, none is played."""
        chosen = np.asarray(actions).reshape(-1)
        if len(chosen) != self.n:
            raise BadInputError("actions", f"expected {self.n} actions, got {len(chosen)}")
        if chosen.dtype.kind not in "biu":
            raise BadInputError("actions", f"expected whole numbers, got {chosen.dtype}")
        outside = np.flatnonzero((chosen < 0) | (chosen >= len(self.action_space)))
        if len(outside):
            place, found = int(outside[0]), int(chosen[outside[0]])
            expected = f"expected a number from 0 to {len(self.action_space) - 1}, got {found}"
            raise BadInputError(f"actions[{place}]", expected)
        packed = chosen.astype("<u2").tobytes()
        with collecting_seldom():
            self._games.step(packed)

    def rows(self, game: int) -> NDArray[np.uint8]:
        """The legal actions of one game as rows of (verb, a, b, x), in the order of its mask."""
        legal: NDArray[np.uint8] = self.action_space.rows[self.masks[game]]
        return legal

    @property
    def states(self) -> list[State]:
        """The positions themselves, secrets included."""
        return self._games.games

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game; the array is written anew each time."""
        self._games.sample()
        return np.asarray(self._games.samples)


class BotOpponent(Opponent):
    """A seat played by a bot: another one in each game, because some remember the game they play.

    Each is held with its game, so that no later game is taken for it. The same seed in the same
    position makes the same choice, so that bots that are made anew change nothing.
    """

    def __init__(self, make: Callable[[], Bot], most: int) -> None:
        """How a bot is made, and how many may be kept at once."""
        self._make = make
        self._most = most
        self._bots: dict[int, tuple[State, Bot]] = {}

    def pick(self, g: State) -> int:
        """The number of its move."""
        known = self._bots.get(id(g))
        if known is None:
            if len(self._bots) >= self._most:
                self.close()
            known = self._bots[id(g)] = g, self._make()
        return known[1].pick(Seen(g))

    def close(self) -> None:
        """Let all bots go."""
        for _, bot in self._bots.values():
            bot.close()
        self._bots.clear()


def _names(opponents: str | Sequence[str] | None, seats: int) -> list[str]:
    if opponents is None:
        return []
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise BadInputError("opponents", f"expected {seats - 1} bots, got {len(names)}")
    return names


def _opponent(name: str, seed: int, games: int) -> Opponent:
    if name == _RANDOM:
        return RandomOpponent(seeded(seed))
    make_bot(name, seed, "opponents").close()  # what is wrong with it is told at once
    return BotOpponent(partial(make_bot, name, seed, "opponents"), 2 * games)


def _shaped(packed: Any, rows: int, width: int) -> Any:  # noqa: ANN401 - of any kind of number
    return np.asarray(packed).reshape(rows, width)
