"""What a city must answer: the questions the shared engine asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.causing import CAUSE_NAMES
from tokyork.core.declared import attributes, numbers
from tokyork.core.packed import NONE
from tokyork.core.state import Board, Options
from tokyork.core.steps import BUY, END, ROLL
from tokyork.core.verbs import pay

if TYPE_CHECKING:
    from types import ModuleType

    from librt.vecs import vec

    from tokyork.core.agenda import Step
    from tokyork.core.box import Box
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


class Rules:
    """A city. There is one object for each, shared by all its games."""

    id: str = ""
    faces: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    beside_deck: tuple[str, ...] = ()  # cards that are never dealt
    tallies_damage: bool = False  # whether `damage_dealt` is to be told
    opening_dice: int = 6  # thrown by everybody to find the first player

    def __init__(self, box: Box, steps: vec[Step], own_events: ModuleType) -> None:
        """Keep the box of cards, the steps by their numbers, and what can be told."""
        self.box: Box = box
        self.steps: vec[Step] = steps
        # Those that every turn has, at hand.
        self.roll: Step = steps[ROLL]
        self.buy: Step = steps[BUY]
        self.end: Step = steps[END]
        self.event_names: dict[int, str] = numbers(events) | numbers(own_events)
        own = attributes(type(self.new_options()))
        self.options: list[str] = [name for name in own if name not in attributes(Options)]
        self.cause_names: dict[int, str] = dict(CAUSE_NAMES)
        self.claw: i64 = self.faces.index("claw")

    def new_options(self) -> Options:
        """What is agreed on unless somebody says otherwise."""
        return Options()

    def new_board(self) -> Board:
        """What the city keeps beside the monsters."""
        return Board()

    def set_up(self, g: State) -> None:
        """Prepare the board after the cards; may push decisions above the first turn."""

    def reshuffle_hidden(self, g: State) -> None:
        """Deal anew what lies face down on the board."""

    def begins_turn(self, g: State, me: Monster, around: i64) -> bool:
        """Forget what the board remembers of the last turn.

        `around` are the powers of all monsters together; says whether nothing can
        change the dice after the last roll.
        """
        return False

    def go_on(self, g: State) -> None:
        """Nothing interrupts the turn: do what comes next in it, see core.phases.

        The phase is moved on before it is carried out, so that it is known where
        to go on after whatever interrupts.
        """
        raise NotImplementedError

    def purse(self, g: State, m: Monster) -> i64:
        """The most this monster can pay."""
        return m.energy

    def charge(self, g: State, m: Monster, amount: i64) -> None:
        """Let a price be paid; what there is to ask about it comes on top of the agenda."""
        pay(g, m, amount)

    def must_reroll(self, g: State, me: Monster) -> bool:
        """Whether this monster has to use all its rolls."""
        return False

    def income(self, g: State, me: Monster) -> None:
        """What standing there brings at the start of a turn."""

    def dice_number(self, g: State, me: Monster) -> i64:
        """Dice to throw this turn, before cards and tokens."""
        return 6

    def hearts_heal(self, g: State, me: Monster) -> bool:
        """Whether heart dice heal where this monster stands."""
        return True

    def damage_dealt(self, g: State, attacker: Monster, victim: Monster, amount: i64) -> None:
        """Note damage that a monster itself dealt."""

    def bonus_moves(self, g: State, me: Monster) -> Moves:
        """Moves that an extra turn adds to its decisions."""
        return NONE

    def bonus_move(self, g: State, me: Monster, move: i64) -> None:
        """Carry out one of them."""

    def revealed(self, g: State, me: Monster, slots: i64) -> None:
        """Cards were revealed by this monster's purchase: push what that leads to."""

    def after_deaths(self, g: State) -> None:
        """Settle places and capacity, and end the game if the last monster stands."""

    def leaves_play(self, g: State, m: Monster) -> None:
        """Take a knocked-out or reborn monster off its place."""

    def check_win(self, g: State) -> None:
        """At the end of a turn, end the game if somebody has won."""

    def before_passing_on(self, g: State) -> None:
        """In the last round, end the game if the dice would go on to the next one."""

    def reveals(self, before: State, after: State) -> bool:
        """Whether something lying face down on the board was turned up in between."""
        return False

    # --- the board as data, for snapshots and scenarios ---

    def board_data(self, g: State) -> dict[str, Any]:
        """What a snapshot saves of the board."""
        return {}

    def restore_board(self, g: State, data: dict[str, Any]) -> None:
        """Read that back; raises ValueError if it is malformed."""

    def check_board(self, g: State) -> None:
        """Refuse positions that the city does not allow, by a ValueError."""

    def board_view(self, g: State) -> dict[str, Any]:
        """What everybody may see of the board."""
        return {}

    def monster_view(self, g: State, m: Monster) -> dict[str, Any]:
        """What the city adds to what everybody may see of a monster."""
        return {}
