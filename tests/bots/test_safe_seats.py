"""Whatever a bot does, its seat has a legal answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers import fresh
from tokyork import Game
from tokyork.bots import Bot, Choice, SafeSeat, Seen
from tokyork.core.agenda import play
from tokyork.formats.notation import default_move, legal_texts

if TYPE_CHECKING:
    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted


class Raises(Bot):
    def choose(self, seen: Seen) -> Choice:
        raise RuntimeError(f"no idea about {seen.kind}")


class SaysNonsense(Bot):
    def choose(self, seen: Seen) -> Choice:
        return Choice("dance" if seen.count else "")


class CountsWrong(Bot):
    def choose(self, seen: Seen) -> Choice:
        return Choice(seen.legal[0])

    def pick(self, seen: Seen) -> int:
        return seen.count


class AnswersHalf(Bot):
    def choose(self, seen: Seen) -> Choice:
        return None if seen.made >= 0 else Choice("")  # type: ignore[return-value]

    def pick(self, seen: Seen) -> int:
        return seen.count / 2  # type: ignore[return-value]


class Recurses(Bot):
    def choose(self, seen: Seen) -> Choice:
        return self.choose(seen)


KINDS = {
    Raises: "crashed",
    SaysNonsense: "illegal",
    CountsWrong: "illegal",
    AnswersHalf: "garbled",
    Recurses: "crashed",
}


def default_of(g: State) -> str:
    return legal_texts(g)[default_move(g)]


@pytest.mark.parametrize("bot", KINDS)
def test_the_default_move_stands_in(bot: type[Bot]) -> None:
    g = fresh("tokyo", 3)
    seat = SafeSeat(bot())

    assert seat.pick(g) == default_move(g)
    assert [failure.kind for failure in seat.failures] == [KINDS[bot]]
    assert (seat.answers, seat.failures[0].made) == (1, 0)
    assert seat.seconds > 0


@pytest.mark.parametrize("bot", [b for b in KINDS if b is not CountsWrong])
def test_the_same_where_reasons_are_asked_for(bot: type[Bot]) -> None:
    g = fresh("new_york", 3)
    seat = SafeSeat(bot())

    assert seat.choose(g) == Choice(default_of(g))
    assert [failure.kind for failure in seat.failures] == [KINDS[bot]]


def test_a_failure_says_why() -> None:
    g = fresh("tokyo", 3)
    seats = [SafeSeat(Raises()), SafeSeat(SaysNonsense()), SafeSeat(CountsWrong())]
    for seat in seats:
        seat.pick(g)
    reasons = [seat.failures[0].reason for seat in seats]

    assert reasons[0] == "RuntimeError: no idea about roll"
    assert reasons[1] == "it answered 'dance', which is not one of the 48 legal moves"
    assert reasons[2].startswith("it answered '48'")


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_the_table_goes_on_to_its_end(city: str) -> None:
    g = fresh(city, len(KINDS), seed=3)
    seats = [SafeSeat(bot()) for bot in KINDS]
    while not g.over:
        play(g, seats[int(g.pending >> 6 & 7)].pick(g))

    assert all(len(seat.failures) == seat.answers for seat in seats)
    assert sum(seat.answers for seat in seats) == g.made


class Interrupted(Bot):
    def choose(self, seen: Seen) -> Choice:
        raise KeyboardInterrupt(seen.kind)


def test_a_person_can_still_interrupt() -> None:
    with pytest.raises(KeyboardInterrupt):
        SafeSeat(Interrupted()).pick(fresh("tokyo", 2))


class Commuter(Bot):
    """Rides from borough to borough while there is a Subway."""

    def choose(self, seen: Seen) -> Choice:
        rides = [move for move in seen.legal if move.startswith("move ")]
        return Choice(rides[0] if rides else seen.legal[-1])


def test_a_turn_of_rides_ends_some_time() -> None:
    players = [{"at": "bronx", "energy": 9}, {"at": "queens"}, {"at": "brooklyn"}]
    game = Game.from_scenario(
        {"game": "new_york", "players": players, "market": ["subway"], "seed": 3}
    )
    seats = [SafeSeat(Commuter()) for _ in players]
    bought = False
    while game.state.turn < 12 and not game.over:
        assert game.state.made < 400
        assert game.decision is not None
        g = game.state
        if not bought and "buy subway" in legal_texts(g):
            bought = True
            game.play("buy subway")
        else:
            game.play(legal_texts(g)[seats[int(g.pending >> 6 & 7)].pick(g)])

    assert bought
    assert [failure for seat in seats for failure in seat.failures] == []
