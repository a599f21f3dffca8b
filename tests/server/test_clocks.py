"""Time for decisions, told by a clock of the test's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.tables import ANN, BEN, asked, move, mover, table, undoable
from tokyork.server.protocol import requests, seating
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.clocks import Countdown, Timekeeper

if TYPE_CHECKING:
    from tokyork.server.table.table import Table


def timed(per_move: int = 30, reserve: int = 60) -> tuple[Table, Timekeeper]:
    at = table("person", "open", clock=seating.Clock(per_move, reserve))
    asked(at, BEN, requests.Sit("n", "p2", "Ben"))
    asked(at, ANN, requests.Begin("n"))
    keeper = Timekeeper(at)
    keeper.set(0.0, moved=True)
    return at, keeper


def test_a_decision_spends_its_own_time_first_and_then_the_reserve() -> None:
    countdown = Countdown("p1", 30.0, 60.0, 100.0)
    countdown.spend(120.0)
    assert (countdown.left, countdown.reserve) == (10.0, 60.0)
    countdown.spend(150.0)
    assert (countdown.left, countdown.reserve) == (0.0, 40.0)
    assert countdown.deadline(170.0) == 20.0
    assert countdown.deadline(999.0) == 0.0


def test_the_reserve_is_for_the_whole_game() -> None:
    at, keeper = timed()
    seat = at.running.chooser
    assert seat is not None
    keeper.spend(50.0)
    at.play(0)
    keeper.set(50.0, moved=True)

    assert at.chair(seat).reserve == 40.0
    assert keeper.deadline(50.0) == 30.0 + (at.mover.reserve or 0 if at.mover else 0)


def test_a_pause_stops_the_clock() -> None:
    at, keeper = timed()
    at.data.paused = True
    keeper.set(10.0, moved=False)
    assert keeper.deadline(500.0) is None

    at.data.paused = False
    keeper.set(1000.0, moved=False)
    assert keeper.deadline(1000.0) == 80.0


def test_more_time_is_sixty_seconds() -> None:
    _, keeper = timed()
    keeper.give_more()

    assert keeper.deadline(0.0) == 150.0


def test_there_is_no_time_to_give_without_a_clock() -> None:
    at = table("person", "bot")
    asked(at, ANN, requests.Begin("n"))
    keeper = Timekeeper(at)
    keeper.set(0.0, moved=True)

    assert keeper.deadline(1.0) is None
    with pytest.raises(RefusedError):
        keeper.give_more()


def test_bots_have_no_clock() -> None:
    at, keeper = timed()
    guest = mover(at)
    asked(at, guest, requests.Leave("n", at.seats_of(guest)[0]))
    keeper.set(1.0, moved=False)

    assert keeper.deadline(1.0) is None


def test_moves_and_undos_in_turn_give_no_time() -> None:
    at, guest = undoable(ANN, BEN)
    at.data.settings.clock = seating.Clock(30, 0)
    asked(at, guest, requests.Undo("n", "t1", at.seq))
    keeper = Timekeeper(at)
    keeper.set(0.0, moved=True)
    left = [keeper.deadline(0.0)]
    for second in range(1, 20, 2):
        keeper.spend(float(second))
        asked(at, guest, move(at))
        keeper.set(float(second), moved=True)
        asked(at, guest, requests.Undo("n", "t1", at.seq))
        keeper.set(second + 1.0, moved=False)
        left.append(keeper.deadline(second + 1.0))

    assert left[0] == 30.0
    assert all(later is not None and later <= 30.0 - n for n, later in enumerate(left))
