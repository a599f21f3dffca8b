"""The best way to spend the destruction at hand: every order is tried, the ends are judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tokyork.bots.thinking.ahead import begin_after_dice
from tokyork.bots.thinking.habits import habit, settle_down
from tokyork.coach.effects import WEIGHTS, Effect
from tokyork.coach.judge import judge
from tokyork.coach.phrases import in_short
from tokyork.coach.replies import Destruction, PlanStep
from tokyork.core.agenda import play
from tokyork.core.dice import alone, count
from tokyork.core.moves import RESOLVE, a_of, verb_of
from tokyork.errors import BadInputError
from tokyork.formats.notation import chooser, decision_kind, legal_texts
from tokyork.new_york import resolve as results
from tokyork.new_york.board import in_new_york
from tokyork.views.deals import determinize
from tokyork.views.view import view
from tokyork.words.outlook import reward, what_remains
from tokyork.words.parts import parts_of
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from tokyork.coach.effects import Changes
    from tokyork.core.state import State

MOST_ENDS = 600
MOST_STEPS = 20  # decisions before the first tile falls
SILENT = 1e-9


class _End(NamedTuple):
    g: State
    moves: tuple[str, ...]


def destruction_plan(g: State, seat: int, language: str | None = None) -> Destruction:
    """For the dice of a pending roll, or the destruction that is left; New York only."""
    if not in_new_york(g):
        raise BadInputError("game", "expected a game in new_york")
    words = Sentences.of(view(g, seat), language, numbered=False)
    start = _at_first_tile(determinize(g, seat, int(g.made)), seat)
    if start is None:
        return Destruction(_at_hand(g), [], parts_of(words.texts("coach-no_destruction")))
    ends = _ends(start, seat)
    best = ends[_best(ends, seat, g.rules.id)]
    needs = view(start, seat)["monsters"][seat]["tile_strengths"]
    steps = [
        PlanStep(move, str(words.move(move, 0, _free)), parts_of(_note(move, needs, words)))
        for move in best.moves
    ]
    told = in_short(_gains(start, best.g), seat, words)
    brings = words.texts("coach-plan_brings", brings=told)
    return Destruction(_amount(start, seat), steps, parts_of(brings))


def _gains(before: State, after: State) -> Effect:
    found: Changes = {}
    for then, now in zip(before.monsters, after.monsters, strict=True):
        for kind in WEIGHTS:
            if change := int(getattr(now, kind)) - int(getattr(then, kind)):
                found[int(now.seat), kind] = change
    return Effect(found, frozenset())


def _free(_: str) -> int:
    return 0


def _note(move: str, needs: dict[str, int], words: Sentences) -> str:
    tile = move.split()[1]
    leaves = what_remains(words, tile)
    return words.texts(
        "prospect-destroy", needs=needs[tile], pays=reward(words, tile), leaves=leaves
    )


def _at_hand(g: State) -> int:
    return int(count(g.dice, results.DESTROY))


def _amount(g: State, seat: int) -> int:
    return int(view(g, seat)["decision"]["amount"])


# --- where it begins ---


def _at_first_tile(g: State, seat: int) -> State | None:
    """The position in which the first tile is chosen; nothing if there is nothing to choose."""
    if decision_kind(g) == "roll":
        begin_after_dice(g, alone(results.DESTROY, _at_hand(g)))
    for _ in range(MOST_STEPS):
        if _is_destroying(g, seat):
            return g
        if g.over or not g.pending or chooser(g) != seat or decision_kind(g) in {"roll", "buy"}:
            return None
        play(g, _towards_destruction(g))
    return None


def _is_destroying(g: State, seat: int) -> bool:
    return bool(g.pending) and decision_kind(g) == "destroy" and chooser(g) == seat


def _towards_destruction(g: State) -> int:
    for number, move in enumerate(g.moves):
        if verb_of(move) == RESOLVE and a_of(move) == results.DESTROY:
            return number
    return int(habit(g))


# --- trying ---


def _ends(start: State, seat: int) -> list[_End]:
    """All ways to go on until nothing more can be destroyed, as many as can be looked at."""
    open_ends = [_End(start, ())]
    ends: list[_End] = []
    while open_ends:
        end = open_ends.pop()
        if not _is_destroying(end.g, seat) or len(ends) + len(open_ends) > MOST_ENDS:
            ends.append(end)
            continue
        for number, text in enumerate(legal_texts(end.g)):
            if text.startswith("destroy "):
                copy = end.g.clone()
                play(copy, number)
                open_ends.append(_End(copy, (*end.moves, text)))
            elif text == "pass":
                ends.append(end)
    return ends


def _best(ends: list[_End], seat: int, city: str) -> int:
    """The end that the judge likes best; of equals, the one that destroys more."""
    positions = []
    for end in ends:
        copy = end.g.clone()
        settle_down(copy)
        positions.append(copy)
    values = judge(city).judge(positions, seat)
    return max(range(len(ends)), key=lambda n: values[n] + SILENT * len(ends[n].moves))
