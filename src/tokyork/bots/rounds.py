"""The rest of a round in the head: everybody at the table plays by what the network thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.face_plans import plan_by_faces, planned_move
from tokyork.bots.one_turn_ahead import leaning
from tokyork.bots.rival_answers import judged_together
from tokyork.bots.thinking.ahead import after_dice_and_yields, after_move
from tokyork.bots.thinking.habits import habit
from tokyork.bots.thinking.keeping import Keeping, each_alone
from tokyork.core import steps
from tokyork.core.agenda import kind_of, play, seat_of
from tokyork.core.dice import total

if TYPE_CHECKING:
    from tokyork.bots.network import Network
    from tokyork.core.state import State

MOST_THOUGHTS = 60  # in one game of the head; then habit goes on


class ImaginedGame:
    """One game in the head, played on to the end of a turn."""

    def __init__(self, g: State, last: int) -> None:
        """Nothing is planned yet."""
        self.g = g
        self.last = last
        self.thoughts = 0
        self._planned = -1
        self._keeping: Keeping | None = None

    def advance(self) -> bool:
        """Go on as far as no thought is needed; says whether one is."""
        g = self.g
        while not g.over and g.turn <= self.last:
            if self.thoughts > MOST_THOUGHTS:
                play(g, habit(g))
            elif kind_of(g.pending) != steps.ROLL:
                return True
            elif not g.dice or not g.rolls:
                play(g, habit(g))
            elif self._keeping is not None and self._planned == g.turn:
                play(g, planned_move(g, self._keeping))
            else:
                return True
        return False

    @property
    def rolls(self) -> bool:
        """Whether the thought it needs is about dice."""
        return kind_of(self.g.pending) == steps.ROLL

    def plan(self, chances: list[float]) -> None:
        """By what each face would bring alone."""
        self._planned = int(self.g.turn)
        self._keeping = plan_by_faces(self.g, chances)


def play_round(games: list[State], last: int, network: Network) -> None:
    """Play the games on until a turn is over; what is thought is thought for all at once."""
    waiting = [game for g in games if (game := ImaginedGame(g, last)).advance()]
    while waiting:
        for game in waiting:
            game.thoughts += 1
        _plan([game for game in waiting if game.rolls], network)
        _choose([game.g for game in waiting if not game.rolls], network)
        waiting = [game for game in waiting if game.advance()]


def _plan(games: list[ImaginedGame], network: Network) -> None:
    if not games:
        return
    ends = [after_dice_and_yields(game.g, each_alone(total(game.g.dice))) for game in games]
    found = judged_together(network, ends, [[int(game.g.active)] for game in games])
    for game, [chances] in zip(games, found, strict=True):
        game.plan(chances)


def _choose(games: list[State], network: Network) -> None:
    if not games:
        return
    after = [after_move(g, number) for g in games for number in range(len(g.moves))]
    seats = [seat_of(g.pending) for g in games for _ in g.moves]
    values = iter(network.chances_for(after, seats))
    for g in games:
        mine = leaning([next(values) for _ in g.moves], g)
        play(g, mine.index(max(mine)))
