"""A typed program that uses every public name: mypy --strict and pyright must find it right."""
# pyright: strict

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import tokyork
from tokyork import (
    BadInputError,
    Decision,
    Game,
    GameOverError,
    IllegalMoveError,
    Move,
    Playout,
    Position,
    TokyorkError,
    is_compiled,
    playout,
    svg,
)
from tokyork.bots import (
    BOTS,
    Bot,
    Choice,
    Failure,
    SafeSeat,
    Seen,
    best_of,
    make_bot,
    reason,
)

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.fair.seal import Seal
    from tokyork.formats.record import Record


def use(*values: object) -> None:
    """What is named here is used, as far as a checker of types can tell."""


class First(Bot):
    """Makes the first move there is."""

    usual_ms = 10
    usual_games = 3

    def choose(self, seen: Seen) -> Choice:
        """Any."""
        known: tuple[str, str, str, int, int, int, int | None] = (
            seen.seat,
            seen.kind,
            seen.city,
            seen.index,
            seen.made,
            seen.turn,
            seen.ms,
        )
        position: Position = seen.position
        state: State = seen.deal(1)
        view: dict[str, Any] = seen.view
        use(known, position, state, view, seen.count, seen.number_of(seen.legal[0]))
        return best_of((move, self.chance(seen).random()) for move in seen.legal)


def play_a_game(city: str = "tokyo") -> Game:
    """Through all that a game offers."""
    game: Game = Game(city, seats=3, seed=1, options={"points": 10}, monsters=None, seal=None)
    names: tuple[str, list[str], bool] = (game.city, game.seats, game.over)
    decision: Decision | None = game.decision
    assert decision is not None
    asked: tuple[str, str, str | None] = (decision.seat, decision.kind, decision.card)
    move: Move = decision.default
    moves: tuple[Move, ...] = decision.moves
    text: str = move.text
    use(names, asked, moves, text, str(move), game.legal_moves[move.number])
    said: str = game.play(move, seat=decision.seat)
    if game.can_undo:
        game.undo()
    numbers: range = game.legal_numbers
    game.play_number(numbers[0])
    view: dict[str, Any] = game.view("p1")
    events: list[dict[str, Any]] = game.events(since=0, seat=None)
    record: Record | None = game.record
    seal: Seal | None = game.seal
    draws: list[str] = game.draws(since=0)
    copies: list[Game] = [game.clone(), game.determinize("p1", seed=1), copy.copy(game)]
    copies += [copy.deepcopy(game), pickle.loads(pickle.dumps(game)), Game.load(game.save())]
    copies += [Game.from_snapshot(game.snapshot()), Game.of(game.state.clone())]
    copies.append(Game.from_scenario({"game": "tokyo", "players": [{}, {}]}))
    use(said, view, events, record, seal, draws, copies)
    picture: str = svg(game, "p1")
    use(picture, hash(game), repr(game), game == copies[0])
    game.hear(None)
    winners: list[str] = game.winners
    ending: str | None = game.ending
    use(winners, ending)
    return game


def search(game: Game) -> Position:
    """Through all that a position offers."""
    position: Position = Position(game, seat="p1", seed=2)
    known: tuple[str, list[str], str, int] = (
        position.seat,
        position.seats,
        position.city,
        position.turn,
    )
    choice: tuple[str | None, str | None, list[str], range] = (
        position.chooser,
        position.kind,
        position.moves,
        position.numbers,
    )
    end: Position = position.copy().deal(3).apply(0).rollout(lambda p: p.numbers[-1], seed=1)
    end = position.rollout("quick", 2)
    end = position.rollout(None, 2, turns=3)
    share: float = end.share("p1") + end.chance("p1")
    row: bytes = end.features
    seen: dict[str, Any] = end.view
    state: State = end.dealt
    winners: list[str] = end.winners
    use(known, choice, row, seen, state, end.over, winners, share)
    return end


def ask_bots(game: Game) -> list[Failure]:
    """Through all that bots offer."""
    assert "greedy" in BOTS
    bot: Bot = make_bot("search:4games", seed=1)
    limits: tuple[int, int | None, int | None] = (bot.seed, bot.ms, bot.games)
    bot.limit_games(5)
    choice: Choice = bot.choose(game)
    number: int = bot.pick(Position(game))
    values: tuple[tuple[str, float], ...] = choice.values
    line: str = reason(choice, Seen(game.state).view, "en")
    seat = SafeSeat(First(1))
    picked: int = seat.pick(game.state)
    chosen: str = seat.choose(game.state).move
    spent: tuple[int, float, Bot] = (seat.answers, seat.seconds, seat.bot)
    told: list[tuple[str, str, int]] = [(f.kind, f.reason, f.made) for f in seat.failures]
    seat.close()
    bot.close()
    use(limits, number, line, picked, chosen, spent, told, values)
    return seat.failures


def play_many() -> list[Playout]:
    """Through many games at once."""
    games: list[Playout] = playout("new_york", seats=2, seeds=range(2), policy=None, options=None)
    games += playout(policy=lambda g: len(g.moves) - 1, seeds=[1])
    first: Playout = games[0]
    told: tuple[int, tuple[str, ...], str, int, int, str] = (
        first.seed,
        first.winners,
        first.ending,
        first.turns,
        first.decisions,
        first.digest,
    )
    fast: bool = is_compiled
    use(told, fast)
    return games


def go_wrong(game: Game) -> None:
    """Through all errors."""
    try:
        game.play("dance")
    except IllegalMoveError as error:
        told: tuple[str, str, str, str, str] = (
            error.seat,
            error.kind,
            error.move,
            error.reason,
            error.message,
        )
        use(told, error.values)
    try:
        Game("paris")
    except BadInputError as error:
        use(error.place, error.expected)
    use(GameOverError(), TokyorkError())


def main() -> None:
    """All of it."""
    for city in ("tokyo", "new_york"):
        game = play_a_game(city)
        search(game)
        ask_bots(game)
        go_wrong(game)
    play_many()
    assert set(tokyork.__all__) <= {*globals()} | {"tokyork"}


if __name__ == "__main__":
    main()
