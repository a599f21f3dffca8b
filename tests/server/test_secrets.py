"""Nobody is told what their seat may not see."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.helpers import Plan, walk
from tests.server.keeping import SCHEMAS
from tests.server.running import Running
from tests.view.test_hidden import turned_round
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.server.feed.showing import shown
from tokyork.server.protocol.calls import NewSeat, NewTable
from tokyork.server.protocol.seating import Settings
from tokyork.server.storage.backups import back_up, restore
from tokyork.server.storage.store import Store
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Browser

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
    assert message["table"].pop("dice")["kind"] == "fair"  # the hash of a secret of its own
    for seat in message["table"]["seats"]:
        seat.pop("away")  # for how many seconds nobody has been there
    return message


def _is_over(message: dict[str, Any]) -> bool:
    return bool(message.get("table") and message["table"]["status"] == "over")


def _bytes(message: object) -> bytes:
    return msgspec.json.encode(message)


def test_the_secret_of_the_dice_leaves_the_server_only_when_the_game_is_over(
    guest: Guests, running: Running
) -> None:
    ann = guest()
    table = ann.make("Ann", 1, 1, begin=True, options={"points": 5, "health": 4})
    watcher = guest().enter(table).entered()
    seat = ann.enter(table).entered().play_on()
    watcher.receive_until(lambda s: s.over)
    seal = running.server.lobby.rooms[table].table.running.game.seal
    assert seal is not None

    for told in (seat.received, watcher.received):
        opened = [seal.secret in msgspec.json.encode(message).decode() for message in told]
        assert any(opened)
        over = [_is_over(message) for message in told]
        assert opened.index(True) >= over.index(True)


def test_a_private_link_is_told_to_whoever_asks_and_to_nobody_else(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", 1)).entered()
    again, watcher = ann.enter(seat.name).entered(), guest().enter(seat.name).entered()
    secret = seat.link("p1").partition("seat=")[2]
    seat.do("chat", text="Bye")
    for other in (again, watcher):
        other.receive_until(lambda s: s.talk)
        assert secret not in msgspec.json.encode(other.received).decode()
    assert watcher.refused("link", seat="p1") == "not_yours"


@pytest.mark.skipif(sys.platform == "win32", reason="it has other ways to keep a file private")
def test_a_file_of_tables_and_its_copies_are_their_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = Store(str(tmp_path / "new.db"))
        back_up(str(tmp_path / "new.db"), str(tmp_path / "copy.db"))
        restore(str(tmp_path / "copy.db"), str(tmp_path / "other.db"))
        shutil.copyfile(SCHEMAS / "1.db", tmp_path / "old.db")
        (tmp_path / "old.db").chmod(0o600)
        Store(str(tmp_path / "old.db")).close()
        store.close()
    finally:
        os.umask(before)
    readable = [path.name for path in tmp_path.iterdir() if path.stat().st_mode & 0o077]

    assert readable == []


def test_no_secret_of_a_seat_stands_in_the_file(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "tables.db"), thinker=WorkerPool(workers=1))
    ann = server.browser()
    seat = ann.enter(ann.make("Ann", 1)).entered()
    secret = seat.link("p1").partition("seat=")[2]
    seat.do("chat", text="Bye")
    found = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    ann.close()
    server.stop()

    assert b"Bye" in found
    assert secret.encode() not in found
