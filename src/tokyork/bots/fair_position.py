"""A position to search in: what a seat knows is so, and all else is dealt by a seed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Self, SupportsIndex, TypeAlias

from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.features import features
from tokyork.bots.thinking.quick import NOBODY, Quick, play_until_asked
from tokyork.core.agenda import play
from tokyork.core.chance import seeded
from tokyork.core.choosing import choice_at, choices
from tokyork.core.random_play import play_randomly
from tokyork.core.state import State, hash_of, same
from tokyork.decision import how_it_stands
from tokyork.drawn import draw
from tokyork.errors import BadInputError, GameOverError
from tokyork.formats import reading
from tokyork.formats.notation import (
    chooser,
    decision_kind,
    find_move,
    legal_texts,
    seat_text,
)
from tokyork.formats.snapshot import restore, snapshot
from tokyork.game import Game
from tokyork.playout import PICKER
from tokyork.views.deals import determinize
from tokyork.views.view import view

if TYPE_CHECKING:
    from collections.abc import Callable

QUICK = "quick"
_NEVER = 1 << 60  # a turn that no game reaches

Policy: TypeAlias = "Callable[[Position], SupportsIndex | str]"
"""Says a move, by its number or as text, for whoever must choose."""


class Position:
    """A position that a seat may think about; its moves cost what the engine's cost.

    Examples:
        >>> position = Position(Game("tokyo", seats=3, seed=1))
        >>> end = position.copy().apply("stop").rollout(seed=5)
        >>> end.over, sum(end.share(seat) for seat in end.seats) <= 1
        (True, True)
    """

    __slots__ = ("_g", "_quick", "_seat")

    def __init__(
        self, game: Game | State | Position, seat: str | None = None, seed: SupportsIndex = 0
    ) -> None:
        """What this seat may know of a game, or whoever must choose there; the rest by the seed."""
        g = game if isinstance(game, State) else _state_of(game)
        self._seat = _knower(g, seat)
        self._g = determinize(g, self._seat, reading.whole(seed, "seed", 0))
        self._quick: dict[str, Quick] = {}
        """The quick player, if it was asked for: all that descend from one position share it."""

    def _with(self, g: State) -> Self:
        position = object.__new__(type(self))
        position._g, position._seat, position._quick = g, self._seat, self._quick
        return position

    # --- where we are ---

    @property
    def seat(self) -> str:
        """Whose knowledge it holds."""
        return seat_text(self._seat)

    @property
    def city(self) -> str:
        """The city's id."""
        return self._g.rules.id

    @property
    def seats(self) -> list[str]:
        """All seats, in clockwise order."""
        return [seat_text(n) for n in range(len(self._g.monsters))]

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self._g.turn)

    @property
    def chooser(self) -> str | None:
        """Who must choose; nobody once the game is over."""
        return seat_text(chooser(self._g)) if self._g.pending else None

    @property
    def kind(self) -> str | None:
        """What is to be chosen: `roll`, `yield`, `buy`, ..."""
        return decision_kind(self._g) if self._g.pending else None

    @property
    def moves(self) -> list[str]:
        """The legal moves as text; none once the game is over."""
        return legal_texts(self._g) if self._g.pending else []

    @property
    def numbers(self) -> range:
        """The same as numbers: no text is written for them."""
        return range(choices(self._g))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._g.over

    @property
    def winners(self) -> list[str]:
        """Who won: nobody, one seat, or several that share it."""
        return [seat for n, seat in enumerate(self.seats) if self._g.winners >> n & 1]

    def share(self, seat: str) -> float:
        """A seat's share of the victory: 1, 0, or a part of one that is shared; 0 until the end."""
        reading.seat(seat, "seat", len(self._g.monsters))
        winners = self.winners
        return 1 / len(winners) if seat in winners else 0.0

    def chance(self, seat: str) -> float:
        """How likely a seat is to win, as the network of `learned` sees it."""
        if self.over:
            return self.share(seat)
        from tokyork.bots.network import load_network

        number = reading.seat(seat, "seat", len(self._g.monsters))
        return load_network(self.city).chances([self._g], number)[0]

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat sees, as plain data: what `Game.view` gives."""
        return view(self._g, self._seat)

    @property
    def dealt(self) -> State:
        """The engine's own position behind it; whoever changes it changes this one."""
        return self._g

    @property
    def features(self) -> bytes:
        """The position as a row of small numbers from the seat's point of view, one a byte."""
        return features([self._g], self._seat)

    # --- going on ---

    def apply(self, move: SupportsIndex | str) -> Self:
        """Make a legal move, by its number or as text, in this very position; gives it back."""
        g = self._g
        number = find_move(g, move) if isinstance(move, str) else reading.move_number(move)
        if choice_at(g, number) < 0:
            if g.over:
                raise GameOverError
            raise BadInputError("move", f"expected one of {choices(g)} legal moves, got {move!r}")
        play(g, number)
        return self

    def copy(self) -> Self:
        """An exact copy: it will throw the same dice."""
        return self._with(self._g.clone())

    def deal(self, seed: SupportsIndex) -> Self:
        """A copy with fresh dice, in which all that the seat cannot know is dealt anew."""
        return self._with(determinize(self._g, self._seat, reading.whole(seed, "seed", 0)))

    def rollout(
        self,
        policy: Policy | str | None = None,
        seed: SupportsIndex = 0,
        turns: SupportsIndex | None = None,
    ) -> Self:
        """A copy with fresh dice, played to the end of the game, or to that of so many turns.

        Without a policy the moves are random; `quick` is the quick player of the bot `search`;
        a function is asked at every decision. The turn that goes on counts as one.
        """
        number = reading.whole(seed, "seed", 0)
        more = _NEVER if turns is None else reading.whole(turns, "turns", 1)
        last = min(self.turn - 1 + more, _NEVER)
        end = self.copy()
        end.dealt.chance = seeded(number)
        if policy is not None and not callable(policy):
            play_until_asked(end.dealt, self._quick_player(policy), last, NOBODY)
        elif policy is None and turns is None:  # drawn inside the engine
            play_randomly(end.dealt, seeded(number + PICKER))
        else:
            dice = Random(number + PICKER)
            while not end.over and end.turn <= last:
                end.apply(dice.choice(end.numbers) if policy is None else policy(end))
        return end

    def _quick_player(self, name: str) -> Quick:
        reading.word(name, "policy", [QUICK], "a function, nothing or a quick player")
        if name not in self._quick:
            self._quick[name] = Quick(LEVEL_HEAD[self.city])
        return self._quick[name]

    def _repr_svg_(self) -> str:
        """A picture of what the seat sees, where a notebook asks for one."""
        return draw(self.view)

    # --- as an object of Python ---

    def __copy__(self) -> Self:
        """As `copy`."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """The same: no copy shares anything that changes."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: there is nothing in it that the seat must not know."""
        return _unpickled, (type(self), snapshot(self._g), self._seat)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same, to the order of the deck and the dice to come."""
        if not isinstance(other, Position):
            return NotImplemented
        return self._seat == other._seat and same(self._g, other._g)

    def __hash__(self) -> int:
        """Of how it stands now: it changes with every move."""
        return hash_of(self._g)

    def __repr__(self) -> str:
        """City, turn, who must choose or has won, and who knows it so."""
        return f"<{type(self).__name__} {how_it_stands(self._g)}; as {self.seat} knows it>"


def _state_of(game: object) -> State:
    if isinstance(game, Game):
        return game.state
    if isinstance(game, Position):
        return game._g  # noqa: SLF001 - of this module
    raise BadInputError("game", f"expected a Game or a Position, got {reading.shown(game)}")


def _knower(g: State, seat: str | None) -> int:
    if seat is not None:
        return reading.seat(seat, "seat", len(g.monsters))
    if not g.pending:
        raise BadInputError("seat", "expected a seat, because nobody must choose any more")
    return chooser(g)


def _unpickled(kind: type[Position], data: dict[str, Any], seat: int) -> Position:
    position = object.__new__(kind)
    position._g, position._seat, position._quick = restore(data), seat, {}
    return position
