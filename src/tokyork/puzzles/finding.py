"""Decisions that may make a puzzle, by the quick judgement of `learned`: many, and cheaply."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from tokyork.bots.base import Seen
from tokyork.bots.futures import is_plain_roll
from tokyork.bots.greedy import GreedyBot, Tempered
from tokyork.bots.learned import LearnedBot
from tokyork.bots.tempers import CAREFREE, FIRST_GAME, Tempers
from tokyork.core.moves import STAY, verb_of
from tokyork.formats.notation import decision_kind, legal_texts
from tokyork.puzzles.packed_position import can_be_packed
from tokyork.puzzles.puzzle import DECISIONS, PuzzleKind

if TYPE_CHECKING:
    from tokyork.core.state import State

MARGIN: Final = 0.04
"""By so much the best answer must beat every other one at first sight, in chance to win."""
MOST_ANSWERS: Final = 4
KEEPS: Final = 3
"""Answers that are asked about; of dice fewer, because all of them must be compared."""
LEAST_CHANCE, MOST_CHANCE = 0.06, 0.97
"""Where all is lost or won already, nothing is to be found."""
SPENDS: Final = ("sweep", "end")


@dataclass(frozen=True)
class Candidate:
    """A decision, and the answers that may be asked about; the first is the best."""

    g: State
    kind: PuzzleKind
    numbers: list[int]
    difficulty: int


class Mind(Tempered):
    """A simple mind that always does what it likes best."""

    def __init__(self, tempers: Tempers) -> None:
        """It never changes."""
        super().__init__()
        self.tempers = tempers


@cache
def simple_minds() -> tuple[Tempered, ...]:
    """From a first-game player to one that is level-headed."""
    return Mind(FIRST_GAME), Mind(CAREFREE), GreedyBot()


@cache
def quick_judge(city: str) -> LearnedBot:
    """Judges at first sight."""
    judge = LearnedBot()
    judge.wake(city)
    return judge


def is_asked(g: State) -> PuzzleKind | None:
    """What kind of puzzle the pending decision could be."""
    kind = DECISIONS.get(decision_kind(g))
    if kind == "keep" and not is_plain_roll(g):
        return None
    return kind if kind is not None and can_be_packed(g) else None


def candidate(g: State) -> Candidate | None:
    """The puzzle that the pending decision may be."""
    kind = is_asked(g)
    if kind is None:
        return None
    seen = Seen(g)
    values = quick_judge(g.rules.id).values(seen)
    best = values.index(max(values))
    if not LEAST_CHANCE <= values[best] <= MOST_CHANCE + MARGIN:
        return None
    worse = [n for n in range(len(values)) if values[n] < values[best] - MARGIN]
    if not worse:
        return None
    likings = [mind.values(seen) for mind in simple_minds()]
    if kind == "stay":
        numbers = [best, *_other_way(g, best, worse, values)]
    else:
        numbers = [best, *_tempting(g, kind, worse, values, likings)][: _most(kind)]
    if len(numbers) < 2:
        return None
    return Candidate(g, kind, numbers, _difficulty(numbers, likings))


def _most(kind: PuzzleKind) -> int:
    return KEEPS if kind == "keep" else MOST_ANSWERS


def _tempting(
    g: State,
    kind: PuzzleKind,
    worse: list[int],
    values: list[float],
    likings: list[list[float]],
) -> list[int]:
    """The wrong answers: what simple minds would do, then what is nearly as good."""
    tempting = [max(worse, key=liking.__getitem__) for liking in reversed(likings)]
    by_value = sorted(worse, key=lambda n: -values[n])
    if kind == "buy":
        texts = legal_texts(g)
        wanted = [n for n in worse if texts[n] in SPENDS]
        if texts[values.index(max(values))] not in SPENDS and not wanted:
            return []
        tempting = [*tempting[:1], *wanted, *tempting[1:]]
    return list(dict.fromkeys([*tempting, *by_value]))


def _other_way(g: State, best: int, worse: list[int], values: list[float]) -> list[int]:
    """Staying against the best way to leave, whichever is better."""
    stays = [n for n, move in enumerate(g.moves) if verb_of(move) == STAY]
    leaves = [n for n in range(len(values)) if n not in stays]
    other = stays if best in leaves else leaves
    found = max(other, key=values.__getitem__, default=best)
    return [found] if found in worse else []


def _difficulty(numbers: list[int], likings: list[list[float]]) -> int:
    """How simple a mind may be that finds the best of these answers."""
    first_game, carefree, level_head = (
        max(numbers, key=liking.__getitem__) == numbers[0] for liking in likings
    )
    if level_head:
        return 1 if first_game and carefree else 2
    return 3
