"""Nobody is told what their seat may not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.helpers import Plan, walk
from tests.view.test_hidden import turned_round
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.server.messages import NewSeat, NewTable, Settings
from tokyork.server.showing import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running

    Guests = Callable[[], Browser]


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("rich", [False, True])
def test_what_is_shown_does_not_change_with_what_lies_face_down(city: str, rich: bool) -> None:
    for game in walk(city, Plan(4, seed=12, rich=rich), most=120):
        g = game.state
        for number, seat in enumerate([*game.seats, None]):
            known = 0 if seat is None else int(g.monsters[number].known)
            other = Game._of(turned_round(g, known))
            assert _bytes(shown(other, seat, 1)) == _bytes(shown(game, seat, 1))


@pytest.mark.parametrize("city", CITIES)
def test_a_spectator_gets_the_same_messages_whatever_lies_face_down(
    city: str, guest: Guests, running: Running
) -> None:
    walked = list(walk(city, Plan(3, seed=5, rich=True), most=40))[-1]
    game = Game._of(walked.state.clone())  # What was told on the way, the other one has not.
    other = Game._of(turned_round(walked.state, 0))
    wanted = NewTable(Settings(city), [NewSeat("person", "Ann")] * 3)
    told = []
    for start in (game, other):
        room = running.call(running.server.lobby.make_from_game(wanted, "somebody", start))
        watcher = guest().enter(room.name)
        told.append(_bytes(_without_name(watcher.receive(), room.name)))

    assert game.state.deck != other.state.deck
    assert told[0] == told[1]
    assert "record" not in told[0].decode()


def _without_name(message: dict[str, Any], name: str) -> dict[str, Any]:
    assert message["table"].pop("table") == name
    return message


def _bytes(message: object) -> bytes:
    return msgspec.json.encode(message)


def test_the_seed_never_leaves_the_server(guest: Guests, running: Running) -> None:
    ann = guest()
    table = ann.make("Ann", 1, 1, begin=True, options={"points": 5, "health": 4})
    watcher = guest().enter(table).entered()
    seat = ann.enter(table).entered().play_on()
    watcher.receive_until(lambda s: s.over)
    record = running.server.lobby.rooms[table].table.running.game.record
    assert record is not None

    said = msgspec.json.encode([seat.received, watcher.received]).decode()
    assert str(record.seed) not in said
    secrets = [s["link"].partition("seat=")[2] for s in seat.table["seats"] if s["link"]]
    assert secrets
    assert all(s not in msgspec.json.encode(watcher.received).decode() for s in secrets)
