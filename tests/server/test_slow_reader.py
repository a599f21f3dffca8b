"""Whoever stops reading is cut off, and nobody else waits."""

from __future__ import annotations

import socket
import time
from base64 import b64encode
from typing import TYPE_CHECKING

from tests.server.running import wait_until
from tokyork.server.web import connection

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tests.server.running import Browser, Running

    Guests = Callable[[], Browser]


def open_and_stop_reading(address: str, table: str) -> socket.socket:
    """A spectator who opens a connection, and reads nothing any more."""
    host, _, port = address.partition(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((host, int(port)))
    key = b64encode(b"0123456789abcdef").decode()
    lines = [
        f"GET /ws/{table} HTTP/1.1",
        f"Host: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        "",
        "",
    ]
    raw.sendall("\r\n".join(lines).encode())
    assert raw.recv(12).startswith(b"HTTP/1.1 101")
    return raw


def test_a_reader_that_stops_does_not_hold_up_the_table(guest: Guests, running: Running) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle")).entered()
    room = running.server.lobby.rooms[seat.name]
    stopped = open_and_stop_reading(running.address, seat.name)
    seat.receive_until(lambda s: s.table["watchers"] == 1)
    slowest = 0.0
    said = 0
    deadline = time.monotonic() + 60
    while seat.table["watchers"]:
        started = time.perf_counter()
        seat.do("chat", text="x" * 300)
        slowest = max(slowest, time.perf_counter() - started)
        said += 1
        assert time.monotonic() < deadline

    assert len(seat.talk) >= said  # nobody else has missed anything
    assert slowest < 10.0
    assert len(room.connections) == 1
    assert "tokyork_cut_off_total 1.0" in ann.http.get("/metrics").text
    stopped.close()
    wait_until(lambda: not any(vars(c)["cut_off"] for c in room.connections))


def test_who_asks_for_everything_and_reads_nothing_heaps_up_little(
    guest: Guests, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "OUTBOX_BYTES", 20_000)  # a long game takes a while
    ann = guest()
    table = ann.make("Ann", "Uncle", begin=True)
    ann.enter(table).entered()
    stopped = open_and_stop_reading(running.address, table)
    room = running.server.lobby.rooms[table]
    wait_until(lambda: len(room.connections) == 2)
    for number in range(connection.OUTBOX // 2):  # each is answered with the whole game
        asked = f'{{"type":"speak","nonce":"{number}","language":"de"}}'.encode()
        stopped.sendall(bytes([0x81, 0x80 | len(asked), 0, 0, 0, 0]) + asked)

    wait_until(lambda: len(room.connections) == 1)
    stopped.close()
