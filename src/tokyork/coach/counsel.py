"""The coach: the best move of a decision, how much better it is, and one reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tokyork.bots.base import Seen
from tokyork.bots.known import known_values
from tokyork.coach.danger import danger
from tokyork.coach.destruction_plan import destruction_plan
from tokyork.coach.dice_reasons import roll_reason
from tokyork.coach.judge import judge
from tokyork.coach.phrases import GAMES, stay_reason
from tokyork.coach.replies import Counsel
from tokyork.core.agenda import seat_of
from tokyork.formats.notation import chooser, decision_kind, find_move
from tokyork.words import numbers
from tokyork.words.parts import parts_of
from tokyork.words.sentences import Sentences, prices

if TYPE_CHECKING:
    from tokyork.core.state import State

STAY_OR_LEAVE = ("yield", "flee")
ALIKE = 0.005
"""Chances to win this close are called equal."""


class Judged(NamedTuple):
    """All moves of a decision, by the chance to win with them."""

    moves: list[str]
    values: list[float]

    @property
    def best(self) -> int:
        """The number of the best one."""
        return self.values.index(max(self.values))

    def led_by(self, move: str) -> Judged:
        """The same, but with this move as the best one."""
        number = self.moves.index(move)
        values = list(self.values)
        values[number] = max(values)
        order = [number, *(n for n in range(len(values)) if n != number)]
        return Judged([self.moves[n] for n in order], [values[n] for n in order])

    @property
    def second(self) -> int | None:
        """The number of the next one, if it is another."""
        rest = [n for n in range(len(self.moves)) if n != self.best]
        return max(rest, key=self.values.__getitem__) if rest else None


def judged(g: State) -> Judged:
    """What every move is worth: known where the game is solved, else as `learned` thinks."""
    seen = Seen(g)
    return Judged(seen.legal, known_values(g) or judge(g.rules.id).values(seen))


def counsel(g: State, keep: str | None = None, language: str | None = None) -> Counsel:
    """The best move of whoever must choose; `keep` are the faces that the player would keep."""
    seen = Seen(g)
    words = Sentences.of(seen.view, language, numbered=False)
    found = judged(g)
    plan = destruction_plan(g, seen.index, language) if seen.kind == "destroy" else None
    if plan is not None and plan.steps:  # the whole of it is judged better than its first step
        found = found.led_by(plan.steps[0].move)
    best = found.moves[found.best]
    chance = min(1.0, max(0.0, found.values[found.best]))
    rolling = decision_kind(g) == "roll"
    own = _own_move(g, keep) if rolling and keep is not None else None
    gain = None if own is None else max(0.0, chance - found.values[own])
    return Counsel(
        best,
        str(words.move(best, len(seen.view["dice"]), prices(seen.view).__getitem__)),
        _kept(best, seen.view["dice"]) if rolling else None,
        round(chance, 6),
        None if gain is None else round(gain, 6),
        parts_of(_verdict(gain, chance, words)),
        plan.summary if plan else parts_of(_reason(g, found, keep or "", words)),
    )


def _reason(g: State, found: Judged, keep: str, words: Sentences) -> str:
    kind = decision_kind(g)
    if kind == "roll":
        return roll_reason(g, int(seat_of(g.pending)), found.moves[found.best], keep, words)
    if kind in STAY_OR_LEAVE:
        return stay_reason(danger(g, int(chooser(g))), words)
    return _runner_up(found, Seen(g), words)


def keep_move(keep: str, dice: int) -> str:
    """The move that keeping these faces is; to keep all of them is to stop."""
    return "stop" if len(keep.split()) == dice else f"keep {keep}".strip()


def _own_move(g: State, keep: str) -> int | None:
    number = find_move(g, keep_move(keep, len(Seen(g).view["dice"])))
    return None if number < 0 else number


def _kept(move: str, dice: list[str]) -> list[str] | None:
    verb, *faces = move.split()
    if verb == "stop":
        return list(dice)
    return faces if verb == "keep" else None


# --- words ---


def _verdict(gain: float | None, chance: float, words: Sentences) -> str:
    if gain is None:
        return words.texts("coach-wins", chance=numbers.chance(chance, words.texts))
    if gain < ALIKE:
        return words.texts("coach-as_good", chance=numbers.chance(chance, words.texts))
    return words.texts("coach-better", count=round(GAMES * gain), games=GAMES)


def _runner_up(found: Judged, seen: Seen, words: Sentences) -> str:
    """What a move is compared with where it is not about dice."""
    second = found.second
    if second is None:
        return ""
    other = words.move(found.moves[second], len(seen.view["dice"]), prices(seen.view).__getitem__)
    lead = round(GAMES * (found.values[found.best] - found.values[second]))
    message = "coach-next_alike" if lead < 1 else "coach-next"
    return words.texts(message, move=other, count=lead, games=GAMES)
