"""The review of a game: its course, the luck of the dice, who was likely to win and why."""

from tokyork.review.chances import chances
from tokyork.review.decisions import SeatJudgement, given_away, judge_seat
from tokyork.review.ends import Fall, ends
from tokyork.review.played import PlayedGame, play_again
from tokyork.review.report import Review, review
from tokyork.review.teller import Teller

__all__ = [
    "Fall",
    "PlayedGame",
    "Review",
    "SeatJudgement",
    "Teller",
    "chances",
    "ends",
    "given_away",
    "judge_seat",
    "play_again",
    "review",
]
