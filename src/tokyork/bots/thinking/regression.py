"""What games in the head teach about the ways a roll can end.

The first guess of a position's worth is one of several features; what the dice of each
face would bring alone are the others. Least squares find how much each of them really
counts towards winning, with the first guess as what is believed before any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.chance import throw_dice
from tokyork.core.dice import FACES, count, total

if TYPE_CHECKING:
    from tokyork.bots.thinking.keeping import Keeping
    from tokyork.core.state import State

FEATURES: Final = FACES + 2


class Lessons:
    """A linear model of the share of wins, fitted to games as they come."""

    def __init__(self, noise: float, doubts: float) -> None:
        """The guess is believed as it is; `doubts` says how far weights may be off."""
        self._squares: list[list[float]] = [[0.0] * FEATURES for _ in range(FEATURES)]
        self._products: list[float] = [0.0] * FEATURES
        self.games: i64 = 0
        ridge = noise / doubts**2
        self._squares[0][0] = 1e-6
        feature: i64 = 1
        while feature < FEATURES:
            self._squares[feature][feature] = ridge
            feature += 1
        self._products[1] = ridge

    def learn(self, features: list[float], share: float) -> None:
        """One more game."""
        self.games += 1
        row: i64 = 0
        while row < FEATURES:
            value = features[row]
            if value != 0.0:
                squares = self._squares[row]
                column: i64 = 0
                while column < FEATURES:
                    squares[column] += value * features[column]
                    column += 1
                self._products[row] += value * share
            row += 1

    def weights(self) -> list[float]:
        """What each feature counts, by all games so far."""
        rows = [self._squares[row] + [self._products[row]] for row in range(FEATURES)]
        for at in range(FEATURES):
            top = rows[at][at]
            for row in range(FEATURES):
                if row != at:
                    factor = rows[row][at] / top
                    rows[row] = [x - factor * y for x, y in zip(rows[row], rows[at], strict=True)]
        return [rows[row][FEATURES] / rows[row][row] for row in range(FEATURES)]


def features_of(dice: i64, guess: float, faces: list[list[float]]) -> list[float]:
    """What is known of one end of the roll before any game."""
    found = [1.0, guess]
    face: i64 = 0
    while face < FACES:
        found.append(faces[face][count(dice, face)])
        face += 1
    return found


def weighed(features: list[float], weights: list[float]) -> float:
    """The model's share of wins."""
    share = 0.0
    number: i64 = 0
    while number < FEATURES:
        share += features[number] * weights[number]
        number += 1
    return share


def finish_roll(g: State, kept: i64, keeping: Keeping) -> i64:
    """How the dice end: these are kept first, and what follows is played for the best."""
    dice = g.dice
    left = g.rolls
    while left and kept != dice:
        dice = kept + throw_dice(g, total(dice) - total(kept))
        left -= 1
        if left:
            kept = keeping.best(dice, left)
    return dice
