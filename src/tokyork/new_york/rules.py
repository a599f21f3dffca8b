"""New York's answers to the questions of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tokyork.core import phases
from tokyork.core import steps as core
from tokyork.core.agenda import Step, push
from tokyork.core.box import Box, acting
from tokyork.core.chance import shuffled
from tokyork.core.damage import end_if_nobody_stands, end_if_one_stands
from tokyork.core.moves import a_of
from tokyork.core.packed import packed
from tokyork.core.rules import Rules
from tokyork.core.shared_steps import step_table
from tokyork.core.state import NOBODY, Board, Options
from tokyork.core.turn import first_with_points, go_on_buying, go_on_rolling
from tokyork.core.verbs import gain_energy, gain_points, living, move_to
from tokyork.new_york import discard_cards, events, keep_cards_a_to_l, keep_cards_n_to_w, steps
from tokyork.new_york.agreement import NewYorkOptions
from tokyork.new_york.army import ARMY, Statue
from tokyork.new_york.attack import Claws
from tokyork.new_york.board import (
    BOROUGHS,
    COPIES,
    GOALS,
    HEIGHT,
    LOWER,
    MOST_IN_BOROUGH,
    NOWHERE,
    PLACES,
    STACKS,
    ZONES,
    City,
    city,
    full_stacks,
    holder,
    in_manhattan,
    in_town,
    misplaced,
    note_dealt,
    pile_up,
    set_holder,
    settle_units,
    side_by_side,
    souvenirs_of,
    stack_of,
    tiles_in,
)
from tokyork.new_york.board_data import board_data, board_view, check_tiles, restore_board
from tokyork.new_york.cards import MASKS
from tokyork.new_york.claims import Claim
from tokyork.new_york.destruction import Destroy
from tokyork.new_york.goals import goals_of
from tokyork.new_york.market import NewYorkBought, NewYorkBuy
from tokyork.new_york.paying import Payment, charge, purse
from tokyork.new_york.places import (
    Arrive,
    Exit,
    Flee,
    FleeRound,
    MoveStep,
    Place,
    note_move_taxes,
    ride,
    ride_moves,
    settle_tracks,
)
from tokyork.new_york.resolve import FACES, Kind, fix_results
from tokyork.new_york.rolling import NewYorkRoll, Reroll, must_reroll
from tokyork.new_york.tokens import TOKENS
from tokyork.new_york.turn_facts import tile_strengths

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

_TILES: Final[vec[i64]] = packed([t for t, copies in enumerate(COPIES) for _ in range(copies)])
_ZONE_POINTS: Final[vec[i64]] = vec[i64]([1, 2, 2])
_ZONE_ENERGY: Final[vec[i64]] = vec[i64]([1, 1, 2])


class NewYorkRules(Rules):
    """King of New York."""

    id = "new_york"
    faces: tuple[str, ...] = FACES
    monsters: tuple[str, ...] = (
        "captain_fish",
        "kong",
        "sheriff",
        "rob",
        "drakonis",
        "mantis",
    )
    places: tuple[str, ...] = PLACES
    beside_deck: tuple[str, ...] = GOALS
    opening_dice = 8
    tallies_damage = True

    def __init__(self) -> None:
        cards = [
            *keep_cards_a_to_l.CARDS,
            *keep_cards_n_to_w.CARDS,
            *discard_cards.CARDS,
        ]
        super().__init__(Box([*cards], [*TOKENS], MASKS), _steps(), events)
        self.cause_names[ARMY] = "army"
        note_move_taxes(cards)

    # --- set-up ---

    def new_options(self) -> Options:
        return NewYorkOptions()

    def new_board(self) -> Board:
        return City()

    def set_up(self, g: State) -> None:
        deal_tiles(g)
        place_monsters(g, g.first)

    def reshuffle_hidden(self, g: State) -> None:
        """Covered tiles change places, whatever the true ones are; tops and heights stay."""
        board = city(g)
        piles = [tiles_in(int(stack_of(s, n))) for s in board.stacks for n in range(STACKS)]
        covered = sorted([tile for pile in piles for tile in pile[1:]])
        mixed = list(shuffled(g, packed(covered), True))
        for pile in piles:
            pile[1:] = [mixed.pop() for _ in pile[1:]]
        of_boroughs = [piles[n : n + STACKS] for n in range(0, len(piles), STACKS)]
        board.units = board.units[:]
        board.stacks = packed([side_by_side([pile_up(p) for p in three]) for three in of_boroughs])

    # --- the turn ---

    def begins_turn(self, g: State, me: Monster, around: i64) -> bool:
        _forget_last_turn(g)
        return not me.powers & MASKS.at_dice

    def go_on(self, g: State) -> None:
        phase = g.phase
        if phase < phases.WINDOW:
            go_on_rolling(g)
        elif phase == phases.WINDOW:
            g.phase = phases.RESOLVE
            push(g, core.DICE, g.active)
        elif phase == phases.RESOLVE:
            g.phase = phases.MOVE
            push(g, steps.KIND, g.active)
            fix_results(g, g.monsters[g.active])
        elif phase == phases.MOVE:
            g.phase = phases.BUY
            push(g, steps.MOVE, g.active)
        else:
            go_on_buying(g)

    def purse(self, g: State, m: Monster) -> i64:
        return purse(m)

    def charge(self, g: State, m: Monster, amount: i64) -> None:
        charge(g, m, amount)

    def must_reroll(self, g: State, me: Monster) -> bool:
        return must_reroll(g, me)

    def income(self, g: State, me: Monster) -> None:
        if in_manhattan(me):
            zone = (me.at - LOWER) % ZONES
            gain_points(g, me, _ZONE_POINTS[zone])
            gain_energy(g, me, _ZONE_ENERGY[zone])

    def hearts_heal(self, g: State, me: Monster) -> bool:
        return not in_manhattan(me)

    def bonus_moves(self, g: State, me: Monster) -> Moves:
        return ride_moves(g, me)

    def bonus_move(self, g: State, me: Monster, move: i64) -> None:
        with acting(g, discard_cards.FREE_RIDES, me):
            ride(g, me, a_of(move))

    def revealed(self, g: State, me: Monster, slots: i64) -> None:
        push(g, steps.CLAIM, me.seat, slots)

    def damage_dealt(self, g: State, attacker: Monster, victim: Monster, amount: i64) -> None:
        if attacker.seat == g.active:
            note_dealt(g, victim.seat, amount)

    # --- leaving and winning ---

    def leaves_play(self, g: State, m: Monster) -> None:
        move_to(g, m, NOWHERE)
        for goal in range(len(GOALS)):
            if holder(g, goal) == m.seat:
                set_holder(g, goal, NOBODY)
        board = city(g)
        board.claims = tuple(seat for seat in board.claims if seat != m.seat)

    def after_deaths(self, g: State) -> None:
        settle_tracks(g)
        end_if_nobody_stands(g)
        g.check_due = True  # the last monster may play its turn to the end
        if not g.over and not g.monsters[g.active].alive:
            end_if_one_stands(g)

    def check_win(self, g: State) -> None:
        if living(g) == 1:  # the last monster played its turn to the end
            end_if_one_stands(g)
        else:
            first_with_points(g)

    # --- as data ---

    def board_view(self, g: State) -> dict[str, Any]:
        return board_view(g)

    def monster_view(self, g: State, m: Monster) -> dict[str, Any]:
        marked = souvenirs_of(g, m.seat)
        return {
            "goals": goals_of(g, int(m.seat)),
            "souvenirs": [name for n, name in enumerate(BOROUGHS) if marked >> n & 1],
            "next_keep": m.seat in city(g).claims,
            "tile_strengths": tile_strengths(g, m),
        }

    def board_data(self, g: State) -> dict[str, Any]:
        return board_data(g)

    def restore_board(self, g: State, data: dict[str, Any]) -> None:
        restore_board(g, data)

    def check_board(self, g: State) -> None:
        check_tiles(g)
        placing = g.turn == 0
        for m in g.monsters:
            problem = misplaced(g, m, placing=placing, room=MOST_IN_BOROUGH)
            if problem and not g.over:
                raise ValueError(f"monsters[{m.seat}].at: {problem}")

    def reveals(self, before: State, after: State) -> bool:
        return city(before).stacks != city(after).stacks


def _forget_last_turn(g: State) -> None:
    board = city(g)
    board.no_targets = in_town(g) == 0
    board.fixed = False
    board.open = 0
    board.added = 0
    board.bends = 0
    board.units_only = False
    board.target = -1
    board.felled = 0
    board.dealt = 0
    board.entered = False
    board.rides = 0
    settle_units(g)


def deal_tiles(g: State) -> None:
    """Shuffle the tiles and lay three stacks of three in each borough."""
    mixed = shuffled(g, _TILES, True)
    stacks = vec[i64](capacity=len(BOROUGHS))
    first: i64 = 0
    while first < len(mixed):
        stacks = append(stacks, full_stacks(mixed, first))
        first += STACKS * HEIGHT
    city(g).stacks = stacks


def place_monsters(g: State, first: i64) -> None:
    """Ask everybody who has no place yet, from the first player clockwise."""
    n = len(g.monsters)
    for step in reversed(range(n)):
        m = g.monsters[(first + step) % n]
        if m.alive and m.at == NOWHERE:
            push(g, steps.PLACE, m.seat)


def _steps() -> vec[Step]:
    own: dict[int, Step] = {
        steps.PLACE: Place(),
        steps.KIND: Kind(),
        steps.CLAWS: Claws(),
        steps.FLEE_ROUND: FleeRound(),
        steps.FLEE: Flee(),
        steps.DESTROY: Destroy(),
        steps.STATUE: Statue(),
        steps.MOVE: MoveStep(),
        steps.EXIT: Exit(),
        steps.ARRIVE: Arrive(),
        steps.CLAIM: Claim(),
        steps.PAY: Payment(),
        steps.REROLL: Reroll(),
        core.ROLL: NewYorkRoll(),
        core.BUY: NewYorkBuy(),
        core.BOUGHT: NewYorkBought(),
    }
    return step_table(own)


NEW_YORK: Final = NewYorkRules()
