"""A game looked back upon: its course, the luck of the dice, who was likely to win and why."""

from tokyork.review.chances import chances
from tokyork.review.played import Played, play_again

__all__ = ["Played", "chances", "play_again"]
