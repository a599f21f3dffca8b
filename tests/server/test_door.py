"""Strangers at the network's edge: they are bounded, told so in a sentence, and hurt nobody else.

Every test runs on both protocols that uvicorn may use, on a server of its own with short times.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

import httpx
import pytest

from tests.server.running import PATIENCE, Running, raw_socket, wait_until
from tokyork.server.limits import Limits
from tokyork.server.web.door import PARTS, Door, Stage
from tokyork.server.web.proxies import Proxies
from tokyork.server.web.serve import Under
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator

HALF = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
QUICK: dict[str, Any] = {
    "head_seconds": 0.3,
    "body_seconds": 0.3,
    "send_seconds": 0.4,
    "idle_seconds": 0.2,
}
SOON = 3.0
MANY = 500
OTHER = "127.0.0.2"


class Start(Protocol):
    """Starts a server with some limits, and none otherwise."""

    def __call__(self, **limits: float) -> Running: ...


def skip_what_is_not_installed(under: Under) -> None:
    for name in under:
        pytest.importorskip(name)


UNDER = [Under("h11", "asyncio"), Under("httptools", "uvloop")]


@pytest.fixture(params=UNDER, ids=lambda under: under.http)
def start(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[Start]:
    """Makes servers; whatever a test does to them, they never complain."""
    made: list[Running] = []

    def make(**limits: Any) -> Running:  # noqa: ANN401 - counts and times
        given = replace(Limits.none(), **limits)
        pool = WorkerPool(workers=1)
        made.append(Running(limits=given, thinker=pool, under=request.param))
        return made[-1]

    skip_what_is_not_installed(request.param)
    caplog.set_level(logging.WARNING)
    yield make
    for server in made:
        server.stop()
    assert [record.getMessage() for record in caplog.records] == []


def dial(server: Running, source: str = "127.0.0.1") -> socket.socket:
    host, _, port = server.address.partition(":")
    return socket.create_connection((host, int(port)), SOON, (source, 0))


def heard(line: socket.socket) -> bytes:
    """All that comes until the other end closes, which must be soon."""
    line.settimeout(SOON)
    parts: list[bytes] = []
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


def asked(server: Running, *parts: bytes) -> bytes:
    with dial(server) as line:
        for part in parts:
            with contextlib.suppress(ConnectionError):
                line.sendall(part)
        return heard(line)


def is_well(server: Running, source: str = OTHER) -> bool:
    """Whether somebody else is answered, and quickly."""
    begun = time.monotonic()
    with dial(server, source) as line:
        line.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        answer = heard(line)
    return answer.startswith(b"HTTP/1.1 200") and time.monotonic() - begun < SOON


# --- how many ---


def test_half_sent_requests_of_one_address_leave_the_server_to_others(start: Start) -> None:
    server = start(lines=20)
    with contextlib.ExitStack() as lines:
        for _ in range(300):
            line = lines.enter_context(dial(server))
            with contextlib.suppress(ConnectionError):
                line.sendall(HALF)
        assert is_well(server)
        refused = heard(line)
        assert refused.startswith(b"HTTP/1.1 429") or refused == b""


def test_one_connection_too_many_is_told_so(start: Start) -> None:
    server = start(lines=2)
    with dial(server) as first, dial(server) as second:
        first.sendall(HALF)
        second.sendall(HALF)
        answer = httpx.get(f"http://{server.address}/healthz", trust_env=False)
        assert (answer.status_code, answer.text.count("\n")) == (429, 1)
    wait_until(lambda: is_well(server, "127.0.0.1"), SOON)


def test_sockets_at_tables_are_counted_as_long_as_they_are_open(start: Start) -> None:
    server = start(lines=3)
    ann = server.browser()
    table = ann.make("Ann", "")
    sockets = [raw_socket(ann, table), raw_socket(ann, table)]
    assert asked(server, WHOLE).startswith(b"HTTP/1.1 429")
    for one in sockets:
        one.close()
    ann.close()

    wait_until(lambda: is_well(server, "127.0.0.1"), SOON)


class Nobody:
    """A connection of which only the number counts."""


def entered(door: Door, *hosts: str) -> list[bool]:
    door._sweep = lambda: None  # type: ignore[method-assign] # no loop runs here
    return [door.enter(Nobody(), host, Nobody()) for host in hosts]  # type: ignore[arg-type]


def test_the_last_places_are_for_those_who_have_few() -> None:
    door = Door(Limits(lines=100, all_lines=32), Proxies())
    assert entered(door, *["10.0.0.1"] * 40).count(True) == 28
    assert all(entered(door, "10.0.0.2", "10.0.0.3", "10.0.0.4", "10.0.0.5"))

    assert entered(door, "10.0.0.6") == [False]


def test_a_trusted_proxy_comes_for_many() -> None:
    door = Door(Limits(lines=3, all_lines=64), Proxies(["10.0.0.1"]))

    assert entered(door, *["10.0.0.1"] * 70).count(True) == 64


def test_a_household_counts_once_however_many_addresses_it_has() -> None:
    door = Door(Limits(lines=2), Proxies())
    hosts = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:2::3", "2001:db8:1:3::1"]

    assert entered(door, *hosts) == [True, True, False, True]
    assert entered(door, "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1") == [True, True, False]


class Idle:
    """Somebody at a table, who counts how often they are looked at."""

    def __init__(self, looks: list[int]) -> None:
        self._looks = looks

    def stage(self) -> tuple[Stage, object]:
        self._looks[-1] += 1
        return Stage.WORK, self

    def show_out(self, _: Stage) -> None: ...


def test_of_many_a_part_is_looked_at_in_turn_and_all_in_a_round() -> None:
    looks = [0]

    async def test() -> None:
        door = Door(Limits(lines=MANY, all_lines=2 * MANY, head_seconds=0.4), Proxies())
        sweep = door._sweep

        def counted() -> None:
            looks.append(0)
            sweep()

        door._sweep = counted  # type: ignore[method-assign] # as it is scheduled
        many: list[Any] = [Nobody() for _ in range(MANY)]
        for one in many:
            assert door.enter(one, "10.0.0.1", Idle(looks))
        while sum(looks) < 2 * MANY:  # noqa: ASYNC110 - nobody tells us
            await asyncio.sleep(0.01)
        for one in many:
            door.leave(one)

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
    assert max(looks) == MANY // PARTS + 1
    assert len(looks) > 2 * PARTS


def test_one_address_cannot_ask_all_the_time(start: Start) -> None:
    server = start(fetches=5)
    answers = [asked(server, head()) for _ in range(20)]
    statuses = [int(answer.split()[1]) for answer in answers]
    refused = answers[statuses.index(429)]

    assert statuses[:5] == [200] * 5
    assert refused.partition(b"\r\n\r\n")[2].count(b"\n") == 1
    assert is_well(server)


# --- how long ---


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"G",
        HALF,
        b"GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        b"POST /api/name HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{",
        WHOLE + b"G",
    ],
)
def test_whoever_is_slow_is_shown_out(start: Start, begun: bytes) -> None:
    server = start(**QUICK)
    answer = asked(server, begun)

    assert b" 408 " in answer or begun in {b"", WHOLE + b"G"}
    assert is_well(server)


@pytest.mark.parametrize("begun", [HALF, WHOLE + HALF])
def test_a_byte_now_and_then_buys_no_time(start: Start, begun: bytes) -> None:
    server = start(**QUICK)
    ended = time.monotonic() + SOON
    with dial(server) as line, contextlib.suppress(ConnectionError):
        line.sendall(begun)
        while time.monotonic() < ended:
            time.sleep(0.05)
            line.sendall(b"a")
    assert time.monotonic() < ended


def test_a_connection_on_which_nothing_is_asked_is_closed(start: Start) -> None:
    answer = asked(start(**QUICK), WHOLE)

    assert answer.count(b"HTTP/1.1 ") == 1
    assert answer.startswith(b"HTTP/1.1 200")


def test_whoever_never_reads_an_answer_is_shown_out(start: Start) -> None:
    server = start(**{**QUICK, "idle_seconds": 30.0})
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", int(server.address.partition(":")[2])))
        with contextlib.suppress(ConnectionError, TimeoutError):
            line.settimeout(0.2)
            for _ in range(2000):
                line.sendall(WHOLE)
        wait_until(lambda: not len(server.door), SOON)


def test_a_socket_that_answers_no_ping_ends_even_if_it_reads_nothing(start: Start) -> None:
    server = start(**QUICK, ping_seconds=0.2)
    ann = server.browser()
    table = ann.make("Ann", "")
    guest = ann.http.cookies.get("guest")
    ann.http.close()
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: {server.address}\r\nCookie: guest={guest}\r\n"
    rest = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    with dial(server) as line:
        line.sendall(f"{head}{rest}Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        wait_until(lambda: server.server.lobby.connections() == 1, SOON)
        wait_until(lambda: server.server.lobby.connections() == 0, SOON)
        wait_until(lambda: not len(server.door), SOON)


def test_a_socket_that_answers_pings_stays_and_a_made_up_answer_does_not_count(
    start: Start,
) -> None:
    server = start(**QUICK, ping_seconds=0.2)
    ann = server.browser()
    table = ann.make("Ann", "")
    ann.enter(table)
    time.sleep(1.0)
    assert server.server.lobby.connections() == 1
    key = f"Host: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    rest = f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    pong = bytes([0x8A, 0x80, 0, 0, 0, 0])
    with dial(server) as line, contextlib.suppress(ConnectionError):
        line.sendall(f"GET /ws/{table} HTTP/1.1\r\n{key}{rest}".encode())
        wait_until(lambda: server.server.lobby.connections() == 2, SOON)
        until = time.monotonic() + SOON
        while server.server.lobby.connections() == 2 and time.monotonic() < until:
            line.sendall(pong)
            time.sleep(0.05)
    wait_until(lambda: server.server.lobby.connections() == 1, SOON)
    ann.close()


# --- how much, and of what ---


def head(*lines: bytes, first: bytes = b"GET /healthz HTTP/1.1") -> bytes:
    return b"\r\n".join([first, b"Host: 127.0.0.1", b"Connection: close", *lines, b"", b""])


POST = b"POST /api/name HTTP/1.1"
STRANGE = {
    "a long address": (431, head(first=b"GET /" + b"a" * 60_000 + b" HTTP/1.1")),
    "a cookie of 60 kB": (431, head(b"Cookie: " + b"a" * 60_000)),
    "an endless head": (431, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a: b\r\n" * 20_000),
    "an endless name": (431, b"GET / HTTP/1.1\r\n" + b"a" * 100_000),
    "many headers": (431, head(*[b"a: b"] * 200)),
    "pieces": (411, head(b"Transfer-Encoding: chunked", first=POST) + b"1\r\n{\r\n" * 5000),
    "an absurd piece": (411, head(b"Transfer-Encoding: chunked", first=POST) + b"f" * 15 + b"\r\n"),
    "a piece with words": (
        411,
        head(b"Transfer-Encoding: chunked", first=POST)
        + b"1;"
        + b"a" * 9000
        + b"\r\n{\r\n0\r\n\r\n",
    ),
    "two lengths": (400, head(b"Content-Length: 1", b"Content-Length: 2", first=POST)),
    "a length below nothing": (400, head(b"Content-Length: -1", first=POST)),
    "length and pieces": (
        411,
        head(b"Content-Length: 1", b"Transfer-Encoding: chunked", first=POST),
    ),
    "folded": (400, head(b"X: a\r\n b\x00")),
    "a space before the colon": (400, head(b"Content-Length : 5", first=POST)),
    "no HTTP": (400, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 30 + b"\r\n\r\n"),
    "letters of no alphabet": (400, b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
}


@pytest.fixture(scope="module", params=UNDER, ids=lambda under: under.http)
def patient(request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server for tests that need no special limits."""
    skip_what_is_not_installed(request.param)
    limits = replace(Limits.none(), **QUICK, frames=200)
    server = Running(limits=limits, thinker=WorkerPool(workers=1), under=request.param)
    yield server
    server.stop()


@pytest.mark.parametrize("name", STRANGE)
def test_strange_requests_are_refused_in_a_sentence(
    patient: Running, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    status, request = STRANGE[name]
    answer = asked(patient, request)

    assert int(answer.split()[1]) in {status, 400}
    body = answer.partition(b"\r\n\r\n")[2]
    assert body.count(b"\n") == 1
    assert answer.count(b"HTTP/1.1 ") == 1
    assert is_well(patient)
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize(
    ("request_line", "statuses"),
    [
        (b"CONNECT example.org:443 HTTP/1.1", {400, 404, 405, 421}),
        (b"BREW /healthz HTTP/1.1", {400, 405}),
        (b"OPTIONS * HTTP/1.1", {400, 404, 405}),
        (b"TRACE / HTTP/1.1", {405}),
        (b"GET http://evil.example/healthz HTTP/1.1", {200, 400, 404}),
        (b"GET /healthz HTTP/1.0", {200}),
        (b"GET /%00%ff%2e%2e/%2e%2e/etc/passwd HTTP/1.1", {404, 400}),
        (b"GET //evil.example/../../x HTTP/1.1", {404, 400}),
        (b"HEAD /healthz HTTP/1.1", {200}),
        (b"PRI * HTTP/2.0", {400, 404}),
    ],
)
def test_strange_methods_and_addresses_are_answered(
    patient: Running, caplog: pytest.LogCaptureFixture, request_line: bytes, statuses: set[int]
) -> None:
    answer = asked(patient, head(first=request_line))

    assert int(answer.split()[1]) in statuses
    assert is_well(patient)
    assert [record.getMessage() for record in caplog.records] == []


def test_many_requests_at_once_wait_or_are_dropped(patient: Running) -> None:
    assert asked(patient, WHOLE * 5).count(b"HTTP/1.1 200") == 5
    with dial(patient) as line:
        line.sendall(WHOLE * 1000)
        assert is_well(patient)


def test_a_handshake_with_a_long_line_is_refused_in_a_sentence(
    patient: Running, caplog: pytest.LogCaptureFixture
) -> None:
    lines = (b"Upgrade: websocket", b"Connection: Upgrade", b"X: " + b"a" * 9000)
    answer = asked(patient, head(*lines, first=b"GET /ws/x HTTP/1.1") + b"more" * 100)

    assert int(answer.split()[1]) in {400, 431}
    assert is_well(patient)
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("kind", [b"h2c", b"websocket", b"a" * 3000])
def test_strange_upgrades_are_answered(
    patient: Running, caplog: pytest.LogCaptureFixture, kind: bytes
) -> None:
    upgrade = head(b"Upgrade: " + kind, b"Connection: Upgrade, close").replace(
        b"Connection: close\r\n", b""
    )
    answer = asked(patient, upgrade)

    assert int(answer.split()[1]) in {200, 400, 426}
    assert is_well(patient)
    assert [record.getMessage() for record in caplog.records] == []


def test_an_upgrade_before_the_answer_to_another_request_ends_the_connection(
    patient: Running, caplog: pytest.LogCaptureFixture
) -> None:
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + b"A" * 22 + b"=="
    upgrade = head(b"Upgrade: websocket", b"Connection: Upgrade", key)
    for _ in range(20):
        with dial(patient) as line:
            line.sendall(WHOLE + upgrade)
            time.sleep(0.01)
    assert is_well(patient)
    assert [record.getMessage() for record in caplog.records] == []


def test_a_server_stops_in_time_whoever_still_holds_a_line(start: Start) -> None:
    server = start(lines=8)
    with contextlib.ExitStack() as lines:
        for text in (HALF, b"", b"rubbish\r\n\r\n", WHOLE + HALF) * 3:
            lines.enter_context(dial(server)).sendall(text)
        wait_until(lambda: server.door.turned_away, SOON)
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < SOON


def test_a_body_that_breaks_off_is_nobodys_error(
    patient: Running, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        with dial(patient) as line:
            line.sendall(head(b"Content-Length: 90", first=POST) + b'{"name": ')
            time.sleep(0.02)
    assert is_well(patient)
    assert [record.getMessage() for record in caplog.records] == []


def test_what_comes_after_an_answer_is_not_heard_for_ever(patient: Running) -> None:
    with dial(patient) as line:
        line.sendall(head(b"Content-Length: 1000000000", first=b"GET /healthz HTTP/1.1"))
        sent = 0
        with contextlib.suppress(ConnectionError, TimeoutError):
            for _ in range(2000):
                sent += line.send(b"x" * 65536)
    assert sent < 100 * 2**20
    assert is_well(patient)


# --- floods on a socket ---


def masked(opcode: int, body: bytes = b"", *, last: bool = True) -> bytes:
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(body), 0, 0, 0, 0]) + body


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", masked(9)),
        (b"", masked(9, b"a" * 125)),
        (b"", masked(10)),
        (b"", masked(1, b"x")),
        (masked(1, b"{", last=False), masked(0, last=False)),
    ],
    ids=["pings", "long pings", "pongs", "words", "empty parts"],
)
def test_a_flood_of_small_frames_is_cut(patient: Running, first: bytes, flood: bytes) -> None:
    ann = patient.browser()
    line = raw_socket(ann, ann.make("Ann", ""))
    raw = line.socket
    sent = 0
    with contextlib.suppress(OSError):
        raw.settimeout(1.0)
        raw.sendall(first)
        for _ in range(500):
            raw.sendall(flood * 1000)
            sent += 1
    assert sent < 500
    assert is_well(patient)
    line.close()
    ann.close()
