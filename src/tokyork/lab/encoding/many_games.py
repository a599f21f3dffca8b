"""Many games side by side, a step of all of them in one call; `tokyork.lab.Batch` is its face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tokyork.core.agenda import play, seat_of
from tokyork.core.packed import NONE
from tokyork.core.setup import empty_table, start
from tokyork.errors import BadInputError
from tokyork.lab.encoding.numbering import Numbering, numbers
from tokyork.lab.encoding.observe import observe

if TYPE_CHECKING:
    from tokyork.core.rules import Rules
    from tokyork.core.state import Options, State
    from tokyork.lab.encoding.lens import Lens

_MULTIPLIER: Final = 1073740155
_LOW: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Who plays the seats that the caller does not."""

    def pick(self, g: State) -> int:
        """The number of a legal move."""
        raise NotImplementedError


class RandomOpponent(Opponent):
    """Any legal move, each as likely."""

    def __init__(self, picker: int) -> None:
        """Start from a generator state, as `chance.seeded` makes it."""
        self.picker: i64 = picker

    def pick(self, g: State) -> int:
        """The number of a legal move."""
        picker = self.picker
        picker = _MULTIPLIER * (picker & _LOW) + (picker >> 32)
        self.picker = picker
        return int(((picker ^ picker >> 32) & _LOW) * len(g.moves) >> 32)


class ManyGames:
    """The games, and what is to be seen of them: arrays that every step writes anew."""

    def __init__(
        self,
        rules: Rules,
        options: Options,
        seats: int,
        number: int,
        numbering: Numbering,
        lens: Lens,
        width: int,
        actions: int,
    ) -> None:
        """Nothing is set up yet."""
        self.rules: Rules = rules
        self.options: Options = options
        self.seats: i64 = seats
        self.number: i64 = number
        self.numbering: Numbering = numbering
        self.lens: Lens = lens
        self.width: i64 = width
        self.actions: i64 = actions
        self.next_seed: int = 0
        self.stride: int = 1
        self.games: list[State] = []
        self.legal: list[vec[i64]] = []  # the actions of each game's legal moves
        self.opponents: list[Opponent] = []  # one for each place clockwise; none: all are asked
        self.started: i64 = 0  # games, to take turns in who begins where
        self.agents: vec[i64] = vec[i64]([0] * number)  # the seat that is played from outside
        self.observations: vec[u8] = vec[u8]([0] * (number * width))
        self.masks: vec[u8] = vec[u8]([0] * (number * actions))
        self.choosers: vec[u8] = vec[u8]([0] * number)
        self.dones: vec[u8] = vec[u8]([0] * number)
        self.rewards: vec[float] = vec[float]([0.0] * (number * seats))
        self.gains: vec[float] = vec[float]([0.0] * number)
        self.steps: i64 = 0

    def begin(self, seed: int, stride: int) -> None:
        """Begin all games anew, the first with this seed, the others each a stride further."""
        self.next_seed = seed
        self.stride = stride
        self.started = 0
        self.games = []
        self.legal = []
        place: i64 = 0
        while place < self.number * self.actions:
            self.masks[place] = u8(0)
            place += 1
        game: i64 = 0
        while game < self.number:
            self.games.append(self._new(game))
            self.legal.append(NONE)
            self.dones[game] = u8(0)
            self.gains[game] = 0.0
            self._show(game)
            game += 1
        place = 0
        while place < self.number * self.seats:
            self.rewards[place] = 0.0
            place += 1

    def _new(self, game: i64) -> State:
        """A game at the first decision that is asked from outside."""
        while True:
            g = empty_table(self.rules, self.options, _SEATED[self.seats], self.next_seed)
            self.next_seed += self.stride
            self.agents[game] = self.started % self.seats
            self.started += 1
            start(g)
            self._let_others_play(g, self.agents[game])
            if not g.over:
                return g

    def _let_others_play(self, g: State, agent: i64) -> None:
        if not self.opponents:
            return
        while not g.over and seat_of(g.pending) != agent:
            place = (seat_of(g.pending) - agent - 1 + self.seats) % self.seats
            play(g, self.opponents[place].pick(g))

    def _show(self, game: i64) -> None:
        """Write what the chooser sees and may do."""
        g = self.games[game]
        seat = seat_of(g.pending)
        self.choosers[game] = u8(seat)
        observe(self.lens, g, seat, self.observations, game * self.width)
        actions = numbers(self.numbering, g)
        self.legal[game] = actions
        first = game * self.actions
        masks = self.masks
        for action in actions:
            masks[first + action] = u8(1)

    def _hide(self, game: i64) -> None:
        first = game * self.actions
        masks = self.masks
        for action in self.legal[game]:
            masks[first + action] = u8(0)

    def step(self, actions: list[int]) -> None:
        """Play one action in every game; those that end begin anew."""
        if len(actions) != self.number:
            raise BadInputError("actions", f"expected {self.number} actions, got {len(actions)}")
        self._check(actions)
        game: i64 = 0
        while game < self.number:
            self._play(game, actions[game])
            game += 1
        self.steps += self.number

    def _check(self, actions: list[int]) -> None:
        """Refuse all before any is played."""
        game: i64 = 0
        while game < self.number:
            action: i64 = actions[game]
            legal = 0 <= action < self.actions and self.masks[game * self.actions + action] == 1
            if not legal:
                place = f"actions[{game}]"
                raise BadInputError(place, f"expected an action that is legal now, got {action}")
            game += 1

    def _play(self, game: i64, action: i64) -> None:
        g = self.games[game]
        number = _index(self.legal[game], action)
        self._hide(game)
        play(g, number)
        if not g.over:
            self._let_others_play(g, self.agents[game])
        self.dones[game] = u8(1 if g.over else 0)
        self._reward(game, g)
        if g.over:
            self.games[game] = self._new(game)
        self._show(game)

    def _reward(self, game: i64, g: State) -> None:
        """What each seat has won: the victory, or its share of it."""
        first = game * self.seats
        seat: i64 = 0
        share = 0.0
        if g.over:
            winners: i64 = 0
            while seat < self.seats:
                winners += g.winners >> seat & 1
                seat += 1
            share = 1.0 / int(winners) if winners else 0.0
        seat = 0
        while seat < self.seats:
            self.rewards[first + seat] = share if g.winners >> seat & 1 else 0.0
            seat += 1
        self.gains[game] = self.rewards[first + self.agents[game]]


_SEATED: Final[list[list[int]]] = [list(range(seats)) for seats in range(7)]


def _index(actions: vec[i64], wanted: i64) -> i64:
    number: i64 = 0
    while actions[number] != wanted:
        number += 1
    return number
