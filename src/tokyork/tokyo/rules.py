"""Tokyo's answers to the questions of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tokyork.core import phases
from tokyork.core import steps as core
from tokyork.core.agenda import Step, push
from tokyork.core.box import Box
from tokyork.core.damage import end_game, end_if_nobody_stands, end_if_one_stands
from tokyork.core.events import tell
from tokyork.core.rules import Rules
from tokyork.core.shared_steps import step_table
from tokyork.core.state import BY_POINTS, Options
from tokyork.core.turn import first_with_points, go_on_buying, go_on_rolling, next_in_order
from tokyork.core.verbs import gain_energy, gain_points, move_to
from tokyork.tokyo import discard_cards, keep_cards_a_to_g, keep_cards_h_to_z, steps
from tokyork.tokyo import events as own_events
from tokyork.tokyo.agreement import TokyoOptions, agreed
from tokyork.tokyo.board_view import board_view
from tokyork.tokyo.cards import MASKS
from tokyork.tokyo.market import TokyoBought, TokyoBuy
from tokyork.tokyo.places import (
    OUTSIDE,
    PLACES,
    Enter,
    Yield,
    YieldRound,
    close_bay,
    misplaced,
    must_enter,
)
from tokyork.tokyo.probe import Probe, ProbeRound
from tokyork.tokyo.resolve import FACES, Attack, Energy, ResolveOrder, resolve_dice
from tokyork.tokyo.snatch import Snatch, SnatchRound, offer_reveal
from tokyork.tokyo.tokens import TOKENS

if TYPE_CHECKING:
    from librt.vecs import vec

    from tokyork.core.state import Monster, State


class TokyoRules(Rules):
    """King of Tokyo."""

    id = "tokyo"
    faces: tuple[str, ...] = FACES
    monsters: tuple[str, ...] = (
        "gigazaur",
        "cyber_kitty",
        "the_king",
        "mekadragon",
        "space_penguin",
        "alienoid",
    )
    places: tuple[str, ...] = PLACES
    opening_dice = 6

    def __init__(self) -> None:
        cards = [
            *keep_cards_a_to_g.CARDS,
            *keep_cards_h_to_z.CARDS,
            *discard_cards.CARDS,
        ]
        super().__init__(Box([*cards], [*TOKENS], MASKS), _steps(), own_events)

    def new_options(self) -> Options:
        return TokyoOptions()

    def begins_turn(self, g: State, me: Monster, around: i64) -> bool:
        if not around:
            return True
        return not (me.powers & MASKS.bends_window or around & MASKS.at_probe)

    def go_on(self, g: State) -> None:
        phase = g.phase
        if phase == phases.RESOLVE:
            me = g.monsters[g.active]
            g.phase = phases.MOVE
            resolve_dice(g, me)
            if g.depth or g.over:
                return
            phase = phases.MOVE
        if phase == phases.MOVE:
            me = g.monsters[g.active]
            g.phase = phases.BUY
            if me.at == OUTSIDE:
                must_enter(g, me)
                if g.depth or g.over:
                    return
            go_on_buying(g)
        elif phase > phases.MOVE:
            go_on_buying(g)
        elif phase == phases.WINDOW:
            g.phase = phases.RESOLVE
            push(g, core.DICE, g.active)
            push(g, steps.PROBE_ROUND, g.active)
        else:
            go_on_rolling(g)

    def income(self, g: State, me: Monster) -> None:
        if me.at != OUTSIDE:
            if agreed(g).two_player_energy:
                gain_energy(g, me, 1)
            else:
                gain_points(g, me, 2)

    def dice_number(self, g: State, me: Monster) -> i64:
        return 6 - g.turn_note  # an extra turn may come with fewer dice

    def hearts_heal(self, g: State, me: Monster) -> bool:
        return me.at == OUTSIDE

    def revealed(self, g: State, me: Monster, slots: i64) -> None:
        offer_reveal(g, me, slots)

    def leaves_play(self, g: State, m: Monster) -> None:
        if m.at != OUTSIDE:
            move_to(g, m, OUTSIDE)

    def after_deaths(self, g: State) -> None:
        close_bay(g)
        end_if_nobody_stands(g)
        if not g.over:
            end_if_one_stands(g)

    def check_board(self, g: State) -> None:
        for m in g.monsters:
            problem = misplaced(g, m)
            if problem:
                raise ValueError(f"monsters[{m.seat}].at: {problem}")

    def board_view(self, g: State) -> dict[str, Any]:
        return board_view(g)

    def check_win(self, g: State) -> None:
        if not agreed(g).finish_round:
            first_with_points(g)
        elif not g.last_round and any(m.alive and m.points >= g.options.points for m in g.monsters):
            g.last_round = True
            tell(g, own_events.LAST_ROUND, g.active)

    def before_passing_on(self, g: State) -> None:
        if _round_ends(g):
            _most_points_win(g)


def _most_points_win(g: State) -> None:
    """The literal reading of "round" has come to its end; ties share the victory."""
    most = max(m.points for m in g.monsters if m.alive)
    best = sum(1 << int(m.seat) for m in g.monsters if m.alive and m.points == most)
    end_game(g, best, BY_POINTS)


def _round_ends(g: State) -> bool:
    """Whether the next turn in order would be the first player's, or pass its seat."""
    n: i64 = len(g.monsters)
    ahead = (next_in_order(g) - g.order - 1) % n + 1
    to_first = (g.first - g.order - 1) % n + 1
    return to_first <= ahead


def _steps() -> vec[Step]:
    own: dict[int, Step] = {
        steps.PROBE_ROUND: ProbeRound(),
        steps.PROBE: Probe(),
        steps.RESOLVE_ORDER: ResolveOrder(),
        steps.ENERGY: Energy(),
        steps.ATTACK: Attack(),
        steps.YIELD_ROUND: YieldRound(),
        steps.YIELD_STEP: Yield(),
        steps.ENTER: Enter(),
        steps.SNATCH_ROUND: SnatchRound(),
        steps.SNATCH: Snatch(),
        core.BUY: TokyoBuy(),
        core.BOUGHT: TokyoBought(),
    }
    return step_table(own)


TOKYO = TokyoRules()
