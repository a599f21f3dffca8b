"""Many games side by side, a step of all of them in one call; `tokyork.lab.Batch` is its face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from tokyork.core.agenda import kind_of, play, seat_of
from tokyork.core.moves import KEEP, verb_of
from tokyork.core.packed import NONE
from tokyork.core.setup import empty_table, start
from tokyork.core.steps import ROLL
from tokyork.errors import BadInputError
from tokyork.lab.encoding.numbering import Numbering, numbers
from tokyork.lab.encoding.observe import nothing_shown, observe, observe_throw
from tokyork.lab.encoding.payout import Payout

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
        self.picker = _drawn(self.picker)
        return int(_below(self.picker, len(g.moves)))


def _drawn(picker: i64) -> i64:
    """The next state of a generator."""
    return _MULTIPLIER * (picker & _LOW) + (picker >> 32)


def _below(picker: i64, number: i64) -> i64:
    """A number from 0 on below this one, by the state of a generator."""
    return ((picker ^ picker >> 32) & _LOW) * number >> 32


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
        reward: int,
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
        self.payouts: list[Payout] = [Payout(reward, seats) for _ in range(number)]
        self.legal: vec[vec[i64]] = vec[vec[i64]]([NONE for _ in range(number)])
        """The actions of each game's legal moves."""
        self.boards: vec[vec[i64]] = vec[vec[i64]]([nothing_shown() for _ in range(number)])
        """What the observations show of each game's board."""
        self.picker: i64 = 1  # for samples
        self.samples: vec[i64] = vec[i64]([0] * number)
        self.opponents: list[Opponent] = []  # one for each place clockwise; none: all are asked
        self.started: i64 = 0  # games, to take turns in who begins where
        self.agents: vec[i64] = vec[i64]([0] * number)  # the seat that is played from outside
        self.observations: vec[u8] = vec[u8]([0] * (number * width))
        self.ends: vec[u8] = vec[u8]([0] * (number * width))
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
        place: i64 = 0
        while place < self.number * self.actions:
            self.masks[place] = u8(0)
            place += 1
        game: i64 = 0
        while game < self.number:
            self.games.append(self._new(game))
            self.dones[game] = u8(0)
            self.gains[game] = 0.0
            self._show(game, thrown=False)
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
            self.payouts[game].begin(g)
            if self.opponents:
                self._let_others_play(g, game)
            if not self._is_done(g, game):
                return g

    def _is_done(self, g: State, game: i64) -> bool:
        """Over, or over for the one seat that is played from outside."""
        if g.over:
            return True
        return bool(self.opponents) and not g.monsters[self.agents[game]].alive

    def _let_others_play(self, g: State, game: i64) -> None:
        """Until the agent must choose, has fallen, or the game is over."""
        agent = self.agents[game]
        while not g.over and seat_of(g.pending) != agent and g.monsters[agent].alive:
            place = (seat_of(g.pending) - agent - 1 + self.seats) % self.seats
            play(g, self.opponents[place].pick(g))
            self.payouts[game].watch(g)

    def _show(self, game: i64, *, thrown: bool) -> None:
        """Write what the chooser sees and may do; `thrown`: the same chooser, and other dice."""
        g = self.games[game]
        at = game * self.width
        if thrown:
            observe_throw(self.lens, g, self.observations, at)
        else:
            seat = seat_of(g.pending)
            self.choosers[game] = u8(seat)
            observe(self.lens, g, seat, self.observations, at, self.boards[game])
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

    def step(self, actions: bytes) -> None:
        """Play an action in every game, two bytes each; those that end begin anew."""
        self._check(actions)
        game: i64 = 0
        while game < self.number:
            self._play(game, _action(actions, game))
            game += 1
        self.steps += self.number

    def _check(self, actions: bytes) -> None:
        """Refuse all before any is played."""
        game: i64 = 0
        while game < self.number:
            action = _action(actions, game)
            legal = action < self.actions and self.masks[game * self.actions + action] == 1
            if not legal:
                place = f"actions[{game}]"
                raise BadInputError(place, f"expected an action that is legal now, got {action}")
            game += 1

    def _play(self, game: i64, action: i64) -> None:
        g = self.games[game]
        number = _index(self.legal[game], action)
        self._hide(game)
        asked, made = g.pending, g.made
        throws = g.plain and kind_of(asked) == ROLL and verb_of(g.moves[number]) == KEEP
        play(g, number)
        payout = self.payouts[game]
        payout.watch(g)
        if self.opponents and not g.over:
            self._let_others_play(g, game)
        first = game * self.seats
        payout.pay(g, self.rewards, first)
        self.gains[game] = self.rewards[first + self.agents[game]]
        if self._is_done(g, game):
            self.dones[game] = u8(1)
            self._show_end(g, game)
            self.games[game] = self._new(game)
            throws = False
        else:
            self.dones[game] = u8(0)
        # Where no card bends the rolls, nothing but dice can have come between the same question.
        self._show(game, thrown=throws and g.pending == asked and g.made == made + 1)

    def _show_end(self, g: State, game: i64) -> None:
        """What the agent sees when its game ends."""
        at = game * self.width
        observe(self.lens, g, self.agents[game], self.ends, at, nothing_shown())

    def sample(self) -> None:
        """Draw a legal action for every game, each as likely."""
        picker = self.picker
        game: i64 = 0
        while game < self.number:
            picker = _drawn(picker)
            legal = self.legal[game]
            self.samples[game] = legal[_below(picker, len(legal))]
            game += 1
        self.picker = picker


_SEATED: Final[list[list[int]]] = [list(range(seats)) for seats in range(7)]


def _action(actions: bytes, game: i64) -> i64:
    """The one of a game, the lower byte first."""
    return i64(actions[game << 1]) | i64(actions[(game << 1) + 1]) << 8


def _index(actions: vec[i64], wanted: i64) -> i64:
    number: i64 = 0
    while actions[number] != wanted:
        number += 1
    return number
