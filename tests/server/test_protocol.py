"""Promises of the protocol: numbers, nonces, what is missed, and whatever rubbish comes in."""

from __future__ import annotations

import contextlib
import json
import random
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Running, close_code, raw_socket, wait_until
from tokyork.server.limits import FRAME, Limits
from tokyork.server.protocol.messages import FULL, GONE
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.running import Browser, Socket

    Guests = Callable[[], Browser]


def alone(guest: Guests) -> Socket:
    """A game on one device, in which nothing happens by itself."""
    ann = guest()
    return ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()


# --- numbers and nonces ---


def test_a_wrong_number_is_answered_with_the_right_one(guest: Guests) -> None:
    seat = alone(guest)
    seat.move()
    answer = seat.move(seq=0)

    assert (answer["seq"], answer["problem"]["kind"]) == (1, "stale")


def test_the_same_nonce_gets_the_same_answer_and_changes_nothing_more(guest: Guests) -> None:
    seat = alone(guest)
    assert seat.choice is not None
    request = {"table": seat.name, "seq": 0, "move": seat.choice["default"]}
    first = seat.ask("move", nonce="once", **request)
    again = seat.ask("move", nonce="once", **request)
    bad = seat.ask("move", nonce="bad", **request)
    after_reconnecting = guest_again(seat, guest).ask("move", nonce="once", **request)

    assert first == again == {"type": "answer", "nonce": "once", "seq": 1, "problem": None}
    assert bad == seat.ask("move", nonce="bad", **request)
    assert after_reconnecting["problem"]["kind"] == "stale"  # the nonce is another guest's
    assert seat.seq == 1


def guest_again(seat: Socket, guest: Guests) -> Socket:
    return guest().enter(seat.name).entered()


def test_a_bad_move_changes_nothing(guest: Guests) -> None:
    seat = alone(guest)
    assert seat.move("sing a song")["problem"]["kind"] == "illegal"
    assert seat.seq == 0
    assert seat.move()["problem"] is None


def test_a_spectator_cannot_move(guest: Guests) -> None:
    seat = alone(guest)
    watcher = guest().enter(seat.name).entered()

    assert watcher.choice is None
    assert watcher.move("stop")["problem"]["kind"] == "not_yours"
    assert watcher.refused("undo", table=seat.name, seq=0) == "not_now"
    assert watcher.refused("rename", seat="p1", name="Eve") == "not_yours"


# --- what was missed ---


def test_who_reconnects_is_told_what_was_missed(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", "Uncle", begin=True)
    seat, other = ann.enter(table).entered(), ann.enter(table).entered()
    other.close()
    while seat.seq < 25:
        seat.move()
        if seat.choice and seat.choice["undo"] and seat.seq % 2:
            seat.do("undo", table=table, seq=seat.seq)
    for since in range(seat.seq + 1):
        back = ann.enter(table, since=since)
        kinds = [back.receive()["type"], back.receive()["type"]]
        assert kinds == ["changed", "played"]
        assert back.game == seat.game
        first = back.received[-1]["first"]
        assert [e["number"] for e in back.events] == list(
            range(first, seat.first_event + len(seat.events))
        )
        assert back.events == [e for e in seat.events if e["number"] >= first]
        back.close()


@pytest.mark.parametrize("since", ["999", "-1", "x", "9" * 30])
def test_who_asks_for_what_never_was_gets_a_snapshot(since: str, guest: Guests) -> None:
    seat = alone(guest)

    assert guest().enter(seat.name, since=since).receive()["type"] == "snapshot"


def test_talk_is_missed_by_its_number(guest: Guests) -> None:
    seat = alone(guest)
    for text in "abc":
        seat.do("chat", text=text)
    back = guest().enter(seat.name, since=0, said=1)
    kinds = [back.receive()["type"] for _ in range(4)]

    assert kinds == ["changed", "played", "said", "said"]
    assert [said["text"] for said in back.talk] == ["b", "c"]
    assert guest().enter(seat.name, since=0).receive()["type"] == "snapshot"


def test_there_is_no_table_of_an_unknown_name(guest: Guests) -> None:
    assert close_code(raw_socket(guest(), "nowhere")) == GONE


# --- rubbish ---

HOSTILE = [
    b"",
    b"{}",
    b"null",
    b"[" * 20_000,
    b'{"type": "move"}',
    b'{"type": "fly", "nonce": "n"}',
    b'{"type": "move", "nonce": "n", "table": 1, "seq": 0, "move": "stop"}',
    b'{"type": "move", "nonce": "n", "table": "t", "seq": 1e400, "move": "stop"}',
    b'{"type": "move", "nonce": "n", "table": "t", "seq": %d, "move": "x"}' % 10**300,
    b'{"type": "begin", "nonce": "n", "admin": true}',
    b'{"type": "chat", "nonce": "n", "text": "\\ud800"}',
    b'{"type": "chat", "nonce": "", "text": "hello"}',
    b'{"type": "sit", "nonce": "n", "seat": "p1; DROP TABLE moves", "name": "x"}',
    b'{"type": "set_seat", "nonce": "n", "seat": "p2", "kind": "king"}',
    b'{"type": "configure", "nonce": "n", "settings": {"city": "tokyo", "options": {"deck": []}}}',
    b'{"type": "speak", "nonce": "n", "language": "../../etc"}',
    b'{"type":"dress","nonce":"n","seat":"p1","monster":"%s"}' % (b"x" * 60_000),
]


def test_rubbish_is_answered_and_changes_nothing(guest: Guests, running: Running) -> None:
    seat = alone(guest)
    room = running.server.lobby.rooms[seat.name]
    before = json.dumps(room.table.running.game.snapshot())
    for data in HOSTILE:
        seat.raw.send(data.decode())
        seat.raw.send(data)
        answers = 0
        while answers < 2:
            answers += seat.receive()["type"] == "answer"

    assert json.dumps(room.table.running.game.snapshot()) == before
    assert seat.move()["problem"] is None


def test_random_bytes_change_nothing(guest: Guests, running: Running) -> None:
    seat = alone(guest)
    room = running.server.lobby.rooms[seat.name]
    before = json.dumps(room.table.running.game.snapshot())
    dice = random.Random(6)
    valid = json.dumps({"type": "move", "nonce": "n", "table": seat.name, "seq": 0, "move": "stop"})
    for _ in range(200):
        data = bytearray(valid.encode())
        for _ in range(dice.randrange(1, 9)):
            data[dice.randrange(len(data) - 2)] = dice.randrange(256)
        seat.raw.send(bytes(data[:-1]))  # never a whole one
        seat.raw.send(dice.randbytes(dice.randrange(300)))
        answers = 0
        while answers < 2:
            answers += seat.receive()["type"] == "answer"

    assert json.dumps(room.table.running.game.snapshot()) == before
    assert seat.move()["problem"] is None


def test_a_frame_that_is_too_long_ends_only_its_own_connection(guest: Guests) -> None:
    seat = alone(guest)
    rude = raw_socket(guest(), seat.name)
    rude.send("x" * (FRAME + 1))

    assert close_code(rude) == 1009
    assert seat.move()["problem"] is None


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"seats": 1}', b"\xff" * 50, b"[" * 30_000])
def test_rubbish_over_http_is_refused_in_words(body: bytes, guest: Guests) -> None:
    for path in ("/api/tables", "/api/name"):
        answer = guest().http.post(path, content=body)
        assert (answer.status_code, answer.json()["problem"]["kind"]) == (400, "bad")


def test_a_body_that_is_too_long_is_refused(guest: Guests) -> None:
    answer = guest().http.post("/api/name", json={"name": "x" * FRAME})

    assert (answer.status_code, answer.json()["problem"]["kind"]) == (400, "bad")


# --- from where, how much ---


def test_another_sites_pages_are_refused(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", 1)
    evil = {"Origin": "http://evil.example"}
    answer = ann.http.post("/api/name", json={"name": "Eve"}, headers=evil)
    assert answer.status_code == 400
    assert ann.home()["name"] == "Ann"

    with (
        pytest.raises(InvalidStatus) as caught,
        connect(f"ws://{ann.address}/ws/{table}", additional_headers=evil),
    ):
        pass
    assert caught.value.response.status_code == 403


@pytest.fixture
def strict() -> Iterator[Running]:
    limits = Limits(
        requests=10, address_requests=30, calls=40, connects=4, open_tables=2, new_tables=3, says=3
    )
    server = Running(limits=limits, thinker=WorkerPool(workers=1))
    yield server
    server.stop()


def test_limits_hold(strict: Running) -> None:
    ann = strict.browser()
    first = ann.make("Ann", "Uncle", begin=True)
    ben = strict.browser()
    seat = ann.enter(first).entered()
    kinds = [(seat.ask("begin")["problem"] or {}).get("kind") for _ in range(10)]
    assert kinds == ["not_now"] * 10
    nonces = [seat.send("begin") for _ in range(15)]
    seat.receive_until(lambda s: s.received[-1].get("nonce") == nonces[-1])
    assert "limit" in [(m.get("problem") or {}).get("kind") for m in seat.received]

    rude = raw_socket(ben, first)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(60):
            rude.send("{}")
    assert close_code(rude) == FULL

    with pytest.raises(InvalidStatus):
        open_many(ben, first)
    statuses = {ben.http.get("/api/home").status_code for _ in range(150)}
    assert statuses == {200, 429}
    ann.close()
    ben.close()


def open_many(browser: Browser, table: str) -> None:
    for _ in range(50):
        raw_socket(browser, table)


def test_nobody_talks_all_the_time(strict: Running) -> None:
    ann = strict.browser()
    seat = ann.enter(ann.make("Ann", "")).entered()
    problems = [seat.ask("emote", emote="roar")["problem"] for _ in range(9)]
    ann.close()

    assert problems[:3] == [None] * 3
    assert "limit" in [problem and problem["kind"] for problem in problems]


def test_too_many_tables_are_refused_unless_a_forgotten_game_makes_space(strict: Running) -> None:
    ann, ben = strict.browser(), strict.browser()
    alone = ann.make("Ann", 1, begin=True)
    together = ann.make("Ann", "")
    ben.enter(together).entered().do("sit", seat="p2", name="Ben")
    new = ann.make("Ann", 1)
    assert {entry["table"] for entry in ann.home()["tables"]} == {together, new}
    assert close_code(raw_socket(ann, alone)) == GONE

    ann.enter(new).entered()
    full = ann.http.post("/api/tables", json=_wanted())
    assert (full.status_code, full.json()["problem"]["kind"]) == (429, "limit")
    ann.close()
    ben.close()


def test_tables_per_hour_are_limited(strict: Running) -> None:
    ann = strict.browser()
    for _ in range(3):
        seat = ann.enter(ann.make("Ann", ""), language="en").entered()
        seat.send("leave", seat="p1")
        wait_until(lambda: not ann.home()["tables"])
    answer = ann.http.post("/api/tables", json=_wanted())
    ann.close()

    assert answer.status_code == 429


def _wanted() -> dict[str, Any]:
    return {
        "settings": {"city": "tokyo"},
        "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot"}],
    }


# --- pages ---


def test_every_answer_is_safe_to_show(guest: Guests) -> None:
    ann = guest()
    for path in ("/", "/new", "/t/whatever", "/api/home", "/nowhere", "/healthz", "/metrics"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(running: Running) -> None:
    url = f"http://{running.address}/api/home"
    cookie = httpx.get(url).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert len(cookie.partition("=")[2].partition(";")[0]) == 32
    told = httpx.get(url, headers={"X-Forwarded-Proto": "https"})  # by nobody we trust
    assert "Secure" not in told.headers["set-cookie"]
    for bad in ("x", "../../etc", "A" * 32):
        assert "set-cookie" in httpx.get(url, headers={"Cookie": f"guest={bad}"}).headers


@pytest.mark.parametrize("path", ["/", "/t/whatever?seat=secret", "/api/home", "/api/dice/list"])
def test_no_proxy_hands_the_cookie_of_one_guest_to_another(path: str, running: Running) -> None:
    told = httpx.get(f"http://{running.address}{path}").headers
    assert "set-cookie" in told
    assert {"private", "no-store"} & set(told["cache-control"].split(", "))


def test_the_server_tells_how_it_is(guest: Guests) -> None:
    ann = guest()
    ann.enter(ann.make("Ann", "Uncle", begin=True)).entered().move()

    assert ann.http.get("/healthz").json()["status"] == "ok"
    metrics = ann.http.get("/metrics").text
    assert "tokyork_moves_total" in metrics
    assert "tokyork_request_seconds_bucket" in metrics
    assert 'tokyork_answers_total{problem="none"}' in metrics
