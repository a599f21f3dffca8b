"""The board: boroughs, their stacks of buildings and units, zones, goal cards.

A borough's three stacks are one integer: twelve bits a stack, four bits a tile,
the top tile lowest. Its units are one integer as well: five bits a kind, and
above them the same for those revealed this turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from tokyork.core.events import tell
from tokyork.core.packed import with_other
from tokyork.core.state import NOBODY, Board
from tokyork.core.verbs import living
from tokyork.new_york.agreement import agreed
from tokyork.new_york.events import GOAL_LOST, GOAL_TAKEN

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

# Boroughs, in the order of the notation.
MANHATTAN: Final = 0
STATEN_ISLAND: Final = 1
BRONX: Final = 2
QUEENS: Final = 3
BROOKLYN: Final = 4
BOROUGHS: Final = ("manhattan", "staten_island", "bronx", "queens", "brooklyn")

# Places: an outer borough has its own number, Manhattan has zones on two tracks.
NOWHERE: Final = 0
LOWER: Final = 5
UPPER: Final = 7
LOWER_2: Final = 8
UPPER_2: Final = 10
ZONES: Final = 3
PLACES: Final = (
    "nowhere",
    "staten_island",
    "bronx",
    "queens",
    "brooklyn",
    "lower",
    "midtown",
    "upper",
    "lower@2",
    "midtown@2",
    "upper@2",
)

# Tiles: seven kinds of building, then the three kinds of unit on their backs.
TILES: Final = (
    "high_rise_1",
    "high_rise_2",
    "high_rise_3",
    "power_plant_2",
    "power_plant_3",
    "hospital_2",
    "hospital_3",
    "infantry",
    "jet",
    "tank",
)
COPIES: Final = (22, 8, 3, 3, 3, 3, 3)
BUILDINGS: Final = 7
INFANTRY: Final = 7
JET: Final = 8
TANK: Final = 9
STRENGTH: Final[vec[i64]] = vec[i64]([1, 2, 3, 2, 3, 2, 3, 2, 3, 4])
REWARD: Final[vec[i64]] = vec[i64]([1, 2, 3, 2, 3, 2, 3, 1, 2, 3])
POINTS: Final = 0
ENERGY: Final = 1
HEALTH: Final = 2
REWARD_KIND: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 2, 2, 2, 1, 0])
UNIT_BEHIND: Final[vec[i64]] = vec[i64]([7, 8, 9, 8, 9, 8, 9])

STACKS: Final = 3
HEIGHT: Final = 3
_TILE: Final = 4
TILE_MASK: Final = 15
STACK_BITS: Final = 12
STACK_MASK: Final = 0xFFF
KIND_BITS: Final = 5  # bits a kind of unit
OF_KIND_MASK: Final = 31
_FRESH: Final = 15
_UNITS: Final = 0x7FFF

SUPERSTAR: Final = 0
STATUE: Final = 1
GOALS: Final = ("superstar", "statue_of_liberty")
MOST_IN_BOROUGH: Final = 2
_DEALT: Final = 8  # bits a seat of the damage dealt to it
_MOST_DEALT: Final = 255
_OUTER: Final = 0b11110  # the bits of the outer boroughs
TWO_TRACKS_NEED: Final = 5  # living monsters


_EMPTY_BOROUGHS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0])


@mypyc_attr(acyclic=True)
class City(Board):
    """New York beside its monsters."""

    def __init__(self) -> None:
        """An empty board."""
        # Of each borough; never changed in place, so that copies share them: see core.packed.
        self.stacks: vec[i64] = _EMPTY_BOROUGHS
        self.units: vec[i64] = _EMPTY_BOROUGHS
        self.claims: tuple[int, ...] = ()  # seats that get the next Keep cards revealed
        # Of this turn:
        self.open: i64 = 0  # dice not resolved yet
        self.added: i64 = 0  # results that cards add and that are not resolved yet, as dice
        self.dealt: i64 = 0  # damage the active monster dealt, eight bits a seat
        # Narrow fields stand side by side, as those of a monster do.
        self.souvenirs: i32 = 0  # five bits a seat: boroughs it has marked
        self.removed: i16 = 0  # tiles that left the board
        self.superstar: i16 = NOBODY
        self.statue: i16 = NOBODY
        # Of this turn:
        self.bends: i16 = 0  # dice turned back and forth in this window
        self.target: i16 = -1  # borough that destruction was moved to
        self.felled: i16 = 0  # bits of the kinds of tile destroyed
        self.rides: i16 = 0  # how often a free ride went there, two bits a borough
        self.freshened: bool = False  # some units were revealed
        self.no_targets: bool = False  # Manhattan was empty when the turn began
        self.fixed: bool = False  # the results are counted
        self.units_only: bool = False  # destruction is limited to units
        self.entered: bool = False  # the reward for entering Manhattan is spent

    def clone(self) -> Board:
        """A copy that shares nothing."""
        b = City()
        b.stacks = self.stacks
        b.units = self.units
        b.freshened = self.freshened
        b.removed = self.removed
        b.superstar = self.superstar
        b.statue = self.statue
        b.souvenirs = self.souvenirs
        b.claims = self.claims
        b.no_targets = self.no_targets
        b.fixed = self.fixed
        b.open = self.open
        b.added = self.added
        b.bends = self.bends
        b.units_only = self.units_only
        b.target = self.target
        b.felled = self.felled
        b.dealt = self.dealt
        b.entered = self.entered
        b.rides = self.rides
        return b

    def numbers(self) -> list[int]:
        """All that makes it, as numbers; what is derived from them is left out."""
        return [
            *self.stacks,
            *self.units,
            self.removed,
            self.superstar,
            self.statue,
            self.souvenirs,
            len(self.claims),
            *self.claims,
            int(self.no_targets),
            int(self.fixed),
            self.open,
            self.added,
            self.bends,
            int(self.units_only),
            self.target,
            self.felled,
            self.dealt,
            int(self.entered),
            self.rides,
        ]


def in_new_york(g: State) -> bool:
    """Whether this is a game of New York at all."""
    return isinstance(g.board, City)


def city(g: State) -> City:
    """The board of a game of New York."""
    return g.board  # type: ignore[return-value] # `cast` would be one more call each time


# --- where monsters stand ---


def borough_of(place: i64) -> i64:
    """The borough of a place; no monster that plays is nowhere."""
    if place >= LOWER:
        return MANHATTAN
    return place


def in_manhattan(m: Monster) -> bool:
    """In one of Manhattan's zones."""
    return m.at >= LOWER


def inhabitants(g: State, borough: i64) -> i64:
    """How many monsters stand in a borough."""
    n: i64 = 0
    for m in g.monsters:
        if m.alive and m.at != NOWHERE and borough_of(m.at) == borough:
            n += 1
    return n


def in_town(g: State) -> i64:
    """How many monsters stand in Manhattan."""
    n: i64 = 0
    for m in g.monsters:
        if m.at >= LOWER:
            n += 1
    return n


def capacity(g: State) -> i64:
    """How many monsters Manhattan holds now."""
    if agreed(g).one_in_manhattan:
        return 1
    if len(g.monsters) < TWO_TRACKS_NEED or living(g) < TWO_TRACKS_NEED:
        return 1
    return 2


def manhattan_has_room(g: State) -> bool:
    """Whether another monster may, and therefore must, enter Manhattan."""
    return in_town(g) < capacity(g)


def open_boroughs(g: State, m: Monster) -> i64:
    """The other outer boroughs with room, as bits."""
    used: i64 = 0
    full: i64 = 1 << m.at
    for other in g.monsters:
        if other.alive:
            here: i64 = 1 << other.at
            full |= used & here
            used |= here
    return _OUTER & ~full


def outer_boroughs(bits: i64) -> vec[i64]:
    """The outer boroughs of these bits, in their order."""
    return vec[i64]([n for n in range(STATEN_ISLAND, BROOKLYN + 1) if bits >> n & 1])


# --- stacks ---


def stack_of(stacks: i64, number: i64) -> i64:
    """One of a borough's three stacks."""
    return stacks >> (number * STACK_BITS) & STACK_MASK


def top_of(stack: i64) -> i64:
    """The building on top, or -1."""
    return (stack & TILE_MASK) - 1


def without_top(stack: i64) -> i64:
    """What is left of a stack whose top falls."""
    return stack >> _TILE


def height_of(stack: i64) -> i64:
    """How many tiles are left."""
    n: i64 = 0
    while stack:
        stack >>= _TILE
        n += 1
    return n


def pile_up(tiles: list[int]) -> int:
    """A stack of these buildings, top first."""
    return sum((tile + 1) << (_TILE * n) for n, tile in enumerate(tiles))


def full_stacks(tiles: vec[i64], first: i64) -> i64:
    """A borough's stacks as one, all of them full: these tiles from the first one on."""
    stacks: i64 = 0
    place: i64 = STACKS * HEIGHT
    while place:
        place -= 1
        stacks = stacks << _TILE | (tiles[first + place] + 1)
    return stacks


def tiles_in(stack: int) -> list[int]:
    """The buildings of a stack, top first."""
    tiles: list[int] = []
    while stack:
        tiles.append((stack & TILE_MASK) - 1)
        stack >>= _TILE
    return tiles


def side_by_side(stacks: list[int]) -> int:
    """A borough's stacks as one."""
    return stacks[0] | stacks[1] << STACK_BITS | stacks[2] << 2 * STACK_BITS


def put_stack(stacks: i64, number: i64, stack: i64) -> i64:
    """The borough's stacks with one of them replaced."""
    shift = number * STACK_BITS
    return stacks - (stack_of(stacks, number) << shift) + (stack << shift)


# --- units ---


def units_in(g: State, borough: i64) -> i64:
    """All units of a borough, whenever they came."""
    units = city(g).units[borough]
    of_two_kinds = (units & OF_KIND_MASK) + (units >> KIND_BITS & OF_KIND_MASK)
    return of_two_kinds + (units >> 2 * KIND_BITS & OF_KIND_MASK)


def units_of_kind(g: State, borough: i64, tile: i64) -> i64:
    """How many units of a kind lie in a borough."""
    units = city(g).units[borough]
    return units >> KIND_BITS * (tile - INFANTRY) & OF_KIND_MASK


def settled_units(g: State, borough: i64, tile: i64) -> i64:
    """Those of them that were not revealed this turn, and can be destroyed."""
    units = city(g).units[borough]
    shift = KIND_BITS * (tile - INFANTRY)
    return (units >> shift & OF_KIND_MASK) - (units >> (_FRESH + shift) & OF_KIND_MASK)


def add_unit(g: State, borough: i64, tile: i64, *, fresh: bool) -> None:
    """Put a unit into a borough."""
    board = city(g)
    shift = KIND_BITS * (tile - INFANTRY)
    one: i64 = 1
    change = one << shift
    if fresh:
        change += one << (_FRESH + shift)
        board.freshened = True
    board.units = with_other(board.units, borough, board.units[borough] + change)


def take_unit(g: State, borough: i64, tile: i64, *, fresh: bool) -> None:
    """Take a unit out of a borough."""
    board = city(g)
    shift = KIND_BITS * (tile - INFANTRY)
    one: i64 = 1
    change = one << shift
    if fresh:
        change += one << (_FRESH + shift)
    board.units = with_other(board.units, borough, board.units[borough] - change)


def settle_units(g: State) -> None:
    """A new turn: no unit is fresh any more."""
    board = city(g)
    if board.freshened:
        board.freshened = False
        board.units = vec[i64]([units & _UNITS for units in board.units])


# --- what the turn and its monsters remember ---


def dealt_to(g: State, seat: i64) -> i64:
    """The damage that the active monster dealt to a seat this turn."""
    return city(g).dealt >> _DEALT * seat & _MOST_DEALT


def note_dealt(g: State, seat: i64, amount: i64) -> None:
    """Add to it, as far as it can be counted."""
    before = dealt_to(g, seat)
    after = min(_MOST_DEALT, before + amount)
    city(g).dealt += (after - before) << _DEALT * seat


def souvenirs_of(g: State, seat: i64) -> i64:
    """The boroughs that a seat has marked, as bits."""
    return i64(city(g).souvenirs) >> len(BOROUGHS) * seat & (1 << len(BOROUGHS)) - 1


# --- goal cards ---


def holder(g: State, goal: i64) -> i64:
    """The seat that has a goal card, or NOBODY."""
    return i64(city(g).superstar if goal == SUPERSTAR else city(g).statue)


def set_holder(g: State, goal: i64, seat: i64) -> None:
    """Hand a goal card over, or put it back on the table."""
    loser = holder(g, goal)
    if goal == SUPERSTAR:
        city(g).superstar = i16(seat)
    else:
        city(g).statue = i16(seat)
    if seat == NOBODY:
        tell(g, GOAL_LOST, loser, goal)
    else:
        tell(g, GOAL_TAKEN, seat, goal, loser)


def misplaced(g: State, m: Monster, *, placing: bool, room: i64) -> str:
    """What is wrong with where a monster stands; nothing if all is well.

    `room` is how many monsters Manhattan may hold: for a moment, while one of
    them chooses where to go, it can be one more than its capacity.
    """
    if not m.alive:
        return ""
    if m.at == NOWHERE:
        return "" if placing else "expected a borough or zone"
    borough = borough_of(m.at)
    if borough != MANHATTAN:
        crowded = inhabitants(g, borough) > MOST_IN_BOROUGH
        return f"expected at most two monsters in {BOROUGHS[borough]}" if crowded else ""
    if inhabitants(g, MANHATTAN) > room:
        return f"expected at most {room} in manhattan"
    first = [o for o in g.monsters if o.alive and LOWER <= o.at <= UPPER]
    if len(first) != 1:
        return "expected one monster on manhattan's first track"
    return ""
