"""What lies open in a turn of New York but is in no view yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokyork.core.agenda import amount_of
from tokyork.core.dice import spread
from tokyork.core.game import NOBODY
from tokyork.core.hand import cards_of
from tokyork.new_york.board import BOROUGHS, TILES, City
from tokyork.new_york.destruction import strength_for, where_it_applies
from tokyork.new_york.goals import STARS_NEEDED
from tokyork.notation import decision_kind

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.core.game import State


@dataclass(frozen=True)
class Turn:
    """The turn of the active monster."""

    left: list[str]
    """Results not resolved yet, those added by cards included."""
    destruction: int
    """What is left to spend, while tiles are chosen."""
    target: str
    """The borough that destruction applies to."""
    units_only: bool
    """Whether buildings are out of reach."""
    peace: bool
    """Whether claws do nothing, because Manhattan was empty when the turn began."""
    strengths: dict[str, int]
    """The destruction that the active monster needs for each tile."""
    dealt: dict[str, int]
    """The damage that it has dealt to each seat."""
    stars: int
    """How many of them take Superstar from whoever has it."""


def turn_of(game: Game) -> Turn | None:
    """The turn that is under way; nothing in another city."""
    g = game.state
    board, me = g.board, g.monsters[g.active]
    if not isinstance(board, City) or not g.pending:
        return None
    faces = g.rules.faces
    unresolved = board.open if board.fixed else g.dice
    return Turn(
        left=[faces[face] for face in spread(unresolved + board.added)],
        destruction=int(amount_of(g.pending)) if decision_kind(g) == "destroy" else 0,
        target=BOROUGHS[where_it_applies(g, me)],
        units_only=board.units_only,
        peace=board.no_targets,
        strengths={tile: int(strength_for(g, me, n)) for n, tile in enumerate(TILES)},
        dealt={seat: int(board.dealt >> 8 * n & 255) for n, seat in enumerate(game.seats)},
        stars=_stars_needed(g, int(board.superstar)),
    )


def _stars_needed(g: State, holder: int) -> int:
    if holder == NOBODY:
        return STARS_NEEDED
    m = g.monsters[holder]
    asked = [int(g.rules.box.cards[slot].stars_to_take_it(g, m)) for slot in cards_of(m)]
    return max([STARS_NEEDED, *asked])
