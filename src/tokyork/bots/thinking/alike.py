"""Ways the dice can end that come to the same: each kind of them is played and judged once.

What the rules do not read, such as two 1s in Tokyo or hearts at full health, need not be told
apart. Where a card, copy or token might read it, nothing is put together. Cards that may change
dice do not matter: a look ahead lets the dice lie (`habits`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.dice import FACES, count
from tokyork.core.hearts import hearts_only_heal
from tokyork.core.verbs import max_health
from tokyork.new_york import resolve as new_york
from tokyork.new_york.board import (
    INFANTRY,
    STACKS,
    STRENGTH,
    SUPERSTAR,
    TANK,
    borough_of,
    city,
    holder,
    in_manhattan,
    in_new_york,
    inhabitants,
    settled_units,
    stack_of,
    top_of,
    units_in,
)
from tokyork.new_york.cards import MASKS as NEW_YORK_MASKS
from tokyork.new_york.goals import stars_needed
from tokyork.tokyo import resolve as tokyo
from tokyork.tokyo.cards import MASKS as TOKYO_MASKS
from tokyork.tokyo.cards import bending as tokyo_bending
from tokyork.tokyo.places import OUTSIDE

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State
    from tokyork.tokyo.cards import TokyoCard

_MOST: Final = 15  # of a face: all are told apart
_CITY_WIDE: Final = 3  # more Ouch do no more
_FREE_CLAWS: Final = 8  # bits of the points, below them; both stay below the hearts


class Alike:
    """Ways the dice can end, and which of them stands for each."""

    def __init__(self) -> None:
        """None yet."""
        self.dice: list[int] = []  # the first of each kind
        self.which: list[int] = []  # for each way the place of its kind among them

    def spread(self, values: list[float]) -> list[float]:
        """For each way, the value of its kind."""
        return [values[place] for place in self.which]


def alike(g: State, multisets: list[int]) -> Alike:
    """Put together the ways the pending roll can end that nobody can tell apart afterwards."""
    kinds = _kinds(g.clone())
    found = Alike()
    places: dict[int, int] = {}
    for dice in multisets:
        key = int(kinds.key(dice))
        place = places.get(key, -1)
        if place < 0:
            place = len(found.dice)
            places[key] = place
            found.dice.append(dice)
        found.which.append(place)
    return found


class _Kinds:
    """Which dice count as which, in a copy of the position."""

    def __init__(self, g: State) -> None:
        """All are told apart."""
        self.g: State = g
        self.adds_claws: list[TokyoCard] = []  # claws count with those that cards add
        self.least: list[int] = [1] * FACES  # fewer dice of a face do nothing
        self.most: list[int] = [_MOST] * FACES  # more of them do no more
        self.numbers: i64 = -1  # in Tokyo: only the points for numbers count, at most so many
        self.no_army: i64 = 0  # in New York: so many Ouch do nothing unless buildings fall
        self.alone: bool = False  # in New York: two Ouch hit whom one hits

    def key(self, dice: i64) -> i64:
        """The same for dice that come to the same."""
        key: i64 = 0
        face: i64 = 0
        if self.numbers >= 0:
            key = self._of_numbers(dice)
            face = tokyo.HEART
        while face < FACES:
            number = count(dice, face)
            if number > self.most[face]:
                number = self.most[face]
            if number < self.least[face]:
                number = 0
            key |= number << (face << 2)
            face += 1
        if self.no_army or self.alone:
            return self._as_ouch(key)
        return key

    def _of_numbers(self, dice: i64) -> i64:
        """What numbers bring: points, and claws that cards add."""
        points = tokyo.number_points(dice)
        if points > self.numbers:
            points = self.numbers
        if not self.adds_claws:
            return points
        self.g.dice = dice
        claws: i64 = 0
        for card in self.adds_claws:
            claws += card.my_free_claws(self.g, self.g.monsters[self.g.active])
        return points | claws << _FREE_CLAWS

    def _as_ouch(self, key: i64) -> i64:
        """The same with fewer Ouch, where that does the same."""
        ouches = count(key, new_york.OUCH)
        fewer = ouches
        if ouches == 2 and self.alone:
            fewer = 1
        if ouches <= self.no_army and not count(key, new_york.DESTROY):
            fewer = 0
        return key - ((ouches - fewer) << (new_york.OUCH << 2))


def _kinds(g: State) -> _Kinds:
    kinds = _Kinds(g)
    me = g.monsters[g.active]
    if me.powers & g.masks.when_my_dice_are_final:
        return kinds
    if in_new_york(g):
        if not me.powers & g.masks.when_my_turn_ends:
            _in_new_york(g, me, kinds)
    elif not me.powers & g.masks.when_my_turn_is_over:
        _in_tokyo(g, me, kinds)
    return kinds


# --- Tokyo ---


def _in_tokyo(g: State, me: Monster, kinds: _Kinds) -> None:
    room = g.options.cap - me.points
    kinds.numbers = room if room > 0 else 0
    kinds.adds_claws = tokyo_bending(g, me, TOKYO_MASKS.my_free_claws)
    if hearts_only_heal(g, me):
        kinds.most[tokyo.HEART] = _room(g, me) if me.at == OUTSIDE else 0
    claws_alone = TOKYO_MASKS.bends_claws | TOKYO_MASKS.bends_strike | TOKYO_MASKS.when_i_attack
    if not me.powers & claws_alone:
        struck = [m for m in g.monsters if m.alive and (m.at == OUTSIDE) != (me.at == OUTSIDE)]
        kinds.most[tokyo.CLAW] = _enough(struck)


def _room(g: State, m: Monster) -> int:
    """How much it can heal."""
    room = max_health(g, m) - m.health
    if room < 0:
        return 0
    return int(room) if room < _MOST else _MOST


def _enough(struck: list[Monster]) -> int:
    """Claws of which more do no more: all who are struck fall by so many."""
    most: i64 = 0
    for m in struck:
        if m.powers:  # it may protect itself
            return _MOST
        if m.health > most:
            most = m.health
    return int(most) if most < _MOST else _MOST


# --- New York ---


def _in_new_york(g: State, me: Monster, kinds: _Kinds) -> None:
    here = borough_of(me.at)
    strikes = _stars_strike(g)
    if not me.powers & NEW_YORK_MASKS.when_i_roll_stars:
        kinds.least[new_york.STAR] = _fewest_stars(g, me)
    if hearts_only_heal(g, me) and not strikes:
        kinds.most[new_york.HEART] = 0 if in_manhattan(me) else _room(g, me)
    if not me.powers & _destroys_otherwise():
        kinds.least[new_york.DESTROY] = _weakest(g, here)
    if not me.powers & NEW_YORK_MASKS.when_i_roll_ouch:
        kinds.most[new_york.OUCH] = _CITY_WIDE
        kinds.alone = inhabitants(g, here) == 1 and not strikes
        kinds.no_army = 0 if units_in(g, here) else 2
    if not me.powers:
        kinds.most[new_york.CLAW] = _enough(_targets(g, me))


def _fewest_stars(g: State, me: Monster) -> int:
    """Only the holder of the Superstar scores fewer than take it."""
    owner = holder(g, SUPERSTAR)
    return 1 if owner == me.seat else int(stars_needed(g, owner))


def _stars_strike(g: State) -> bool:
    """Whether somebody may be hurt, and so moved, by stars, which are resolved first."""
    striking = NEW_YORK_MASKS.when_i_lose_superstar | NEW_YORK_MASKS.when_i_take_superstar
    for m in g.monsters:  # noqa: SIM110 - a generator costs more than the loop
        if m.powers & striking:
            return True
    return False


def _targets(g: State, me: Monster) -> list[Monster]:
    """Whom claws may hit; the army fires before, and may drive any of them out of Manhattan."""
    if city(g).no_targets:
        return []
    inside = in_manhattan(me)
    return [m for m in g.monsters if m.alive and m is not me and (inside or in_manhattan(m))]


def _destroys_otherwise() -> i64:
    """The cards that reach other tiles, or need another strength for them."""
    masks = NEW_YORK_MASKS
    return masks.at_destroy | masks.reaches_tile | masks.my_tile_strength


def _weakest(g: State, borough: i64) -> int:
    """The destruction that the weakest tile of a borough needs."""
    least: i64 = _MOST
    number: i64 = 0
    while number < STACKS:
        top = top_of(stack_of(city(g).stacks[borough], number))
        if top >= 0 and STRENGTH[top] < least:
            least = STRENGTH[top]
        number += 1
    tile: i64 = INFANTRY
    while tile <= TANK:
        if STRENGTH[tile] < least and settled_units(g, borough, tile):
            least = STRENGTH[tile]
        tile += 1
    return int(least)
