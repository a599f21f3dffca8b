"""What strangers may post without an account: bombs, endless numbers, bodies that break off."""

from __future__ import annotations

import json
import socket
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.formats.test_plain_yaml import BOMBS
from tests.fuzz.protocol import silent_server
from tokyork.server.feed.past_game import Fault, opened
from tokyork.server.practice import LONGEST, read_practice
from tokyork.server.protocol.calls import NewPractice
from tokyork.server.protocol.refusals import RefusedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser

    Guests = Callable[[], Browser]

KEYS = "".join(f"k{n}: 1\n" for n in range(60_000))
SEED = '{"game": "tokyo", "players": [{}, {}], "seed": ' + "9" * 19_000 + "}"
TEXTS = {
    **{f"{len(text)} bytes of aliases": text for text in BOMBS.values()},
    "brackets": "[" * 20_000,
    "brackets and braces": "[{" * 10_000,
    "seed": SEED,
    "seed in YAML": "record: 1\nseed: " + "9" * 19_000,
    "date": "game: 2020-01-01",
    "binary": "game: !!binary aGVsbG8=",
    "codes": '{"game": "\\u001b[31m"}',
    "half a letter": '{"game": "tokyo\\ud800"}',
    "keys of practice": KEYS[:LONGEST],
    "keys": KEYS,
    "nested start": '{"start": ' + "[" * 30 + "]" * 30 + ', "moves": []}',
    "no moves": '{"start": {}, "moves": [1, {}, null]}',
}


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("call", ["practice", "games"])
def test_a_bomb_is_refused_in_words(guest: Guests, call: str, name: str) -> None:
    answer = guest().http.post(f"/api/{call}", json={"text": TEXTS[name]})

    assert answer.status_code == 400
    problem: dict[str, Any] = answer.json()["problem"]
    assert problem["kind"] == "bad"
    assert 0 < len(problem["text"]) < 600
    assert problem["text"].isprintable()


def practised(text: str) -> None:
    with pytest.raises(RefusedError):
        read_practice(NewPractice(text))


def brought(text: str) -> None:
    assert isinstance(opened(text), Fault)


def seconds(read: Callable[[str], None], text: str) -> float:
    taken = []
    for _ in range(3):
        start = time.process_time()
        read(text)
        taken.append(time.process_time() - start)
    return min(taken)


@pytest.mark.parametrize(
    "made",
    [
        lambda n: "[" * n,
        lambda n: "{" * n,
        lambda n: '{"seed": ' + "9" * n + "}",
        lambda n: "".join(f"k{i}: 1\n" for i in range(n // 9)),
        lambda n: "a0: &a0 [x]\n" + "- *a0\n" * (n // 6),
        lambda n: json.dumps({"game": "tokyo", "players": [{}, {}], "rolls": [[]] * (n // 4)}),
        lambda n: json.dumps({"game": "tokyo", "players": [{"cards": ["x"] * (n // 5)}, {}]}),
        lambda n: json.dumps({"record": 1, "moves": ["p1 stop"] * (n // 11)}),
        lambda n: json.dumps({"start": {"snapshot": 1, "game": "tokyo"}, "moves": ["p1"] * n}),
    ],
    ids=[
        "brackets",
        "braces",
        "seed",
        "keys",
        "aliases",
        "rolls",
        "cards",
        "moves",
        "start",
    ],
)
@pytest.mark.parametrize("read", [practised, brought])
def test_four_times_the_text_takes_four_times_the_time(
    read: Callable[[str], None], made: Callable[[int], str]
) -> None:
    once, four_times = seconds(read, made(4_500)), seconds(read, made(18_000))

    assert four_times < 8 * once + 0.005


def test_hostile_texts_take_no_longer_than_harmless_ones() -> None:
    harmless = "record: 1\nmoves:\n" + "- p1 keep 1 2 3\n" * 1250
    for text in ("[" * 20_000, "[{" * 10_000, "? " * 10_000, *BOMBS.values()):
        assert seconds(brought, text) < 3 * seconds(brought, harmless) + 0.01


def test_a_body_that_breaks_off_leaves_nothing_in_the_log() -> None:
    with silent_server() as server:
        host, _, port = server.address.partition(":")
        head = f"POST /api/practice HTTP/1.1\r\nHost: {server.address}\r\n"
        head += f"Origin: http://{server.address}\r\nContent-Length: 1000\r\n\r\n"
        for said in ("", '{"text": "half of'):
            with socket.create_connection((host, int(port))) as stranger:
                stranger.sendall((head + said).encode())
                time.sleep(0.2)
        server.browser().close()  # others are still served
        time.sleep(0.2)
