"""The choices of one seat in a game, judged: what each cost, and what all of them gave away.

`given_away(played, seat)` is the number for the whole game; `judge_seat` tells all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from tokyork.coach.counsel import counsel
from tokyork.core.agenda import seat_of
from tokyork.formats.notation import decision_kind, find_move, legal_texts, seat_number
from tokyork.review.choice_judge import DEALS, FEWEST_DEALS, WEIGHED, ChoiceJudge
from tokyork.review.played import play_again
from tokyork.review.strong_players import PlayerLoss, losses_in
from tokyork.views.view import view
from tokyork.words.parts import Parts, parts_of
from tokyork.words.sentences import Sentences, prices

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork.core.state import State
    from tokyork.review.played import PlayedGame

COSTLIEST: Final = 3
TOLD: Final = 0.01
"""A choice that cost less is not told as a mistake."""
CLEARLY: Final = 2.0
"""Nor one whose cost is less than so many standard errors."""
MANY: Final = 40
"""Choices that are tried in games; with more of them, each gets fewer."""


class JudgedChoice(Struct):
    """One choice, and what the judge thinks of it."""

    at: int
    """How many moves of the record were made before it: the step of its replay."""
    turn: int
    kind: str
    """Of the decision: `roll`, `buy`, ..."""
    made: str
    """The move, in the notation."""
    best: str
    chance: float
    """To win with the best move."""
    cost: float
    """How much less with the one made; where games were tried, luck can put it below nothing."""
    error: float
    """The standard error of the cost; 0 where it is exact."""

    @property
    def is_clear(self) -> bool:
        """Whether it was a mistake beyond doubt."""
        return self.cost >= max(TOLD, CLEARLY * self.error) and self.made != self.best


class CostlyChoice(Struct):
    """One of the most costly choices, in words."""

    choice: JudgedChoice
    dice: list[str]
    """As they lay, if it was about dice."""
    made: Parts
    best: Parts
    reason: Parts
    """Why that is better, as the coach says it; nothing where the coach thinks otherwise."""


class SeatJudgement(Struct):
    """All choices of one seat."""

    seat: str
    choices: list[JudgedChoice]
    given_away: float
    """What they cost together, in chance to win: 0.14 are 14 points."""
    costliest: list[CostlyChoice]
    """The three most costly, if they were clear mistakes, in the order of the game."""
    others: list[PlayerLoss]
    """What players of known strength give away in as many choices."""


def given_away(played: PlayedGame, seat: str) -> float:
    """What the choices of a seat cost together, in chance to win: luck has no part in it."""
    return whole_cost(list(judged_choices(played, seat)))


def judge_seat(played: PlayedGame, seat: str, language: str | None = None) -> SeatJudgement:
    """All that can be said of a seat's choices."""
    return judgement(played, seat, list(judged_choices(played, seat)), language)


def whole_cost(choices: Sequence[JudgedChoice]) -> float:
    """The costs of a game together, never less than nothing."""
    return max(0.0, sum(choice.cost for choice in choices))


def choices_of(played: PlayedGame, seat: str) -> list[int]:
    """Where in the game a seat chose."""
    number = seat_number(seat)
    return [
        n
        for n, g in enumerate(played.positions[:-1])
        if g.pending and seat_of(g.pending) == number and _is_real(g)
    ]


def _is_real(g: State) -> bool:
    """Whether there is something to choose: before the first throw there is next to nothing."""
    return len(g.moves) > 1 and (decision_kind(g) != "roll" or bool(g.dice))


def judged_choices(
    played: PlayedGame, seat: str, first: int = 0, last: int | None = None
) -> Iterator[JudgedChoice]:
    """The choices of a seat one by one, or some of them by their numbers."""
    places = choices_of(played, seat)
    tried = sum(decision_kind(played.positions[n]) in WEIGHED for n in places)
    deals = max(FEWEST_DEALS, min(DEALS, DEALS * MANY // max(1, tried)))
    judge = ChoiceJudge(played.game.city, deals=deals)
    for n in places[first:last]:
        yield _judged(played, n, judge)


def _judged(played: PlayedGame, n: int, judge: ChoiceJudge) -> JudgedChoice:
    g = played.positions[n]
    text = played.moves[n].partition(" ")[2]
    made = find_move(g, text)
    found = judge.verdict(g, made)
    texts = legal_texts(g)
    return JudgedChoice(
        n,
        int(g.turn),
        decision_kind(g),
        texts[made],
        texts[found.best],
        round(found.chance, 4),
        round(found.cost, 4),
        round(found.error, 4),
    )


def judge_part(
    start: str, moves: list[str], seat: str, first: int, last: int
) -> list[JudgedChoice]:
    """Some choices of a game as it is kept: workers do a part at a time."""
    return list(judged_choices(play_again(start, moves), seat, first, last))


def count_choices(start: str, moves: list[str], seat: str) -> int:
    """How many there are to judge."""
    return len(choices_of(play_again(start, moves), seat))


def summed_up(
    start: str, moves: list[str], seat: str, choices: list[JudgedChoice], language: str
) -> SeatJudgement:
    """What the parts come to."""
    return judgement(play_again(start, moves), seat, choices, language)


def judgement(
    played: PlayedGame, seat: str, choices: list[JudgedChoice], language: str | None
) -> SeatJudgement:
    """What judged choices come to, in words."""
    clear = sorted((c for c in choices if c.is_clear), key=lambda choice: -choice.cost)
    worst = sorted(clear[:COSTLIEST], key=lambda choice: choice.at)
    return SeatJudgement(
        seat,
        choices,
        round(whole_cost(choices), 4),
        [_told(played, choice, language) for choice in worst],
        losses_in(played.game.city, [choice.kind for choice in choices]),
    )


def _told(played: PlayedGame, choice: JudgedChoice, language: str | None) -> CostlyChoice:
    g = played.positions[choice.at]
    seen = view(g, int(seat_of(g.pending)))
    words = Sentences.of(seen, language, numbered=False)
    dice = list(seen["dice"]) if choice.kind == "roll" else []

    def worded(move: str) -> Parts:
        return parts_of(words.move(move, len(seen["dice"]), prices(seen).__getitem__))

    return CostlyChoice(
        choice, dice, worded(choice.made), worded(choice.best), _reason(g, choice, language)
    )


def _reason(g: State, choice: JudgedChoice, language: str | None) -> Parts:
    mine = choice.made.removeprefix("keep").strip() if choice.made.startswith("keep") else None
    found = counsel(g, mine, language)
    return found.reason if found.move == choice.best else []
