"""The front page costs the same however long the games are."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Running
from tokyork.formats.notation import default_move
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.table.table import Table, new_table
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.running import Browser, Socket

LONG: Any = {"health": 999, "points": 999}


class Servers:
    """Servers on the same file, one after the other, and guests who come again."""

    def __init__(self, db: Path) -> None:
        self._db = str(db)
        self._running: Running | None = None
        self._browsers: list[Browser] = []

    def start(self) -> Running:
        self.stop()
        self._running = Running(self._db, thinker=WorkerPool(workers=1))
        return self._running

    def browser(self, before: Browser | None = None) -> Browser:
        """A guest, or one who was here before."""
        assert self._running is not None
        self._browsers.append(self._running.browser())
        if before is not None:
            self._browsers[-1].http.cookies = before.http.cookies
        return self._browsers[-1]

    def stop(self) -> None:
        while self._browsers:
            self._browsers.pop().close()
        if self._running is not None:
            self._running.stop()
            self._running = None


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    found = Servers(tmp_path / "tables.db")
    yield found
    found.stop()


def turns(browser: Browser) -> dict[str, bool]:
    return {table["table"]: table["your_turn"] for table in browser.home()["tables"]}


def two_players(servers: Servers) -> tuple[Socket, Socket, Browser, Browser]:
    servers.start()
    ann, ben = servers.browser(), servers.browser()
    table = ann.make("Ann", "")
    first, second = ann.enter(table).entered(), ben.enter(table).entered()
    second.do("sit", seat="p2", name="Ben")
    first.do("begin")
    second.receive_until(lambda s: s.game is not None)
    return first, second, ann, ben


def test_whose_turn_it_is_is_known_without_playing_any_game_again(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, ann, ben = two_players(servers)
    for moves in (0, 1, 7):
        for _ in range(moves):
            mover, other = (first, second) if first.choice else (second, first)
            assert mover.move()["problem"] is None
            while other.seq < mover.seq:
                other.receive()
        expected = bool(first.choice)
        server = servers.start()
        ann, ben = servers.browser(ann), servers.browser(ben)
        monkeypatch.setattr(Table, "__init__", None)  # no game is played again
        found = turns(ann), turns(ben)
        monkeypatch.undo()
        assert found == ({first.name: expected}, {first.name: not expected})
        assert not server.server.lobby.rooms
        first, second = ann.enter(first.name).entered(), ben.enter(first.name).entered()


def test_it_is_nobodys_turn_when_the_game_is_over_or_a_bot_stands_in(servers: Servers) -> None:
    first, _, ann, ben = two_players(servers)
    mover = ann if first.choice else ben
    at = mover.enter(first.name).entered()
    at.do("leave", seat="p1" if first.choice else "p2")
    server = servers.start()
    assert turns(servers.browser(mover)) == {first.name: False}

    cat = servers.browser()
    table = cat.make("Cat", "Cat too", begin=True, options={"points": 5, "health": 4})
    assert turns(cat) == {table: True}
    cat.enter(table).entered().play_on()
    assert turns(cat) == {}
    left = server.call(server.server.tables.choosers([table]))
    assert left == {}


def test_a_game_of_before_is_played_again_once(servers: Servers) -> None:
    server = servers.start()
    ann = servers.browser()
    table = ann.make("Ann", "Uncle", begin=True)
    data = server.call(server.server.tables.data(table))
    assert data is not None
    data.opener = None
    server.call(server.server.tables.save(data))

    for loaded in (True, False):
        server = servers.start()
        ann = servers.browser(ann)
        assert turns(ann) == {table: True}
        assert bool(server.server.lobby.rooms) == loaded


def test_long_games_make_the_front_page_no_slower(servers: Servers) -> None:
    server = servers.start()
    ann = servers.browser()
    known = server.call(server.server.tables.data(ann.make("Ann", "Uncle")))
    assert known is not None
    settings = Settings("tokyo", LONG)
    for number in range(10):
        at = new_table(f"long{number}", known.host, settings, [NewSeat("person", "Ann")] * 2)
        at.begin()
        entries = [at.running.play(int(default_move(at.running.game.state))) for _ in range(400)]
        server.call(server.server.tables.save_new(at.data, entries))
        server.call(server.server.tables.save_chooser(at.data.table, at.running.chooser or ""))

    began = time.process_time()
    assert sum(turns(ann).values()) == 10
    assert time.process_time() - began < 0.05
