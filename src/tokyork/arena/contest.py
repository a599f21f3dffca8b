"""Which games to play, and who sits where in each."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Contest:
    """A number of games between bots.

    Games come in rounds, one game for each seat: in a round the seed stays and the
    line-up moves on by one seat, so that everybody plays every seat with the same luck.
    """

    city: str
    bots: tuple[str, ...]
    """The names as they were given; one that stands there twice plays twice."""
    seats: int
    games: int
    seed: int
    same_dice: bool = False
    """Whether every seating of a round throws the same dice and turns over the same cards."""
    less_luck: bool = False
    """Whether the luck of every seat is counted, to be taken out of the result; with same dice."""

    def seed_of(self, game: int) -> int:
        """The seed of a game: the same for all games of its round."""
        return self.seed * 1_000_000_000 + game // self.seats

    def seatings(self) -> list[tuple[int, ...]]:
        """For each game, which of the bots (by its place in the list) sits in each seat."""
        rounds = -(-self.games // self.seats)
        found: list[tuple[int, ...]] = []
        for line_up in self._line_ups(rounds):
            found += [line_up[turn:] + line_up[:turn] for turn in range(self.seats)]
        return found[: self.games]

    def _line_ups(self, rounds: int) -> list[tuple[int, ...]]:
        """For each round, who plays, in an order of chance.

        Everybody as often as the seats allow; for seats that remain, those that
        sat least so far.
        """
        chance = Random(self.seed)  # noqa: S311 - a lottery, not a secret
        sat = [0] * len(self.bots)
        found: list[tuple[int, ...]] = []
        for _ in range(rounds):
            order = chance.sample(range(len(sat)), len(sat))
            rest = sorted(order, key=lambda bot: sat[bot])[: self.seats % len(sat)]
            line_up = order * (self.seats // len(sat)) + rest
            chance.shuffle(line_up)
            for bot in rest:
                sat[bot] += 1
            found.append(tuple(line_up))
        return found
