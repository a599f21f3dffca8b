"""What people bring may be hostile: it is read in processes with little time and memory."""

from __future__ import annotations

import json
import threading
import time
from typing import TYPE_CHECKING

import pytest

from tokyork import Game
from tokyork.server import practice
from tokyork.server.feed import past_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import JSON, Browser

    Guests = Callable[[], Browser]

TWO = json.dumps({"game": "tokyo", "players": [{}, {"at": "tokyo_city"}]})
WIDTH, DEPTH = 9, 9
BOMB = "players: &a [1]\n" + "".join(
    f"k{level}: &{chr(98 + level)} [{', '.join([f'*{chr(97 + level)}'] * WIDTH)}]\n"
    for level in range(DEPTH)
)
"""Each line holds nine times what the one above holds."""


@pytest.mark.parametrize("path", ["/api/practice", "/api/games"])
def test_a_text_that_grows_when_it_is_read_holds_nobody_up(path: str, guest: Guests) -> None:
    eve, ann = guest(), guest()
    answers: list[JSON] = []
    posting = threading.Thread(
        target=lambda: answers.append(eve.http.post(path, json={"text": BOMB}).json())
    )
    posting.start()
    waits = []
    while posting.is_alive():
        began = time.monotonic()
        assert ann.http.get("/healthz").status_code == 200
        waits.append(time.monotonic() - began)
        time.sleep(0.02)

    assert answers[0]["problem"]["kind"] in {"bad", "not_now"}
    assert max(waits, default=0) < 1.0
    assert ann.http.post("/api/practice", json={"text": TWO}).status_code == 200


def test_the_server_itself_reads_nothing_that_people_bring(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    game = Game("tokyo", 2, seed=4)
    assert game.record is not None
    text = game.record.text()

    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(practice, "read_practice", refuse)
    monkeypatch.setattr(past_game, "opened", refuse)
    monkeypatch.setattr(Game, "from_scenario", refuse)
    assert ann.http.post("/api/practice", json={"text": TWO}).status_code == 200
    begun = ann.http.post("/api/practice", json={"text": TWO, "begin": True, "name": "Ann"})
    assert begun.status_code == 200, begun.text
    opened = ann.http.post("/api/games", json={"text": text})
    assert opened.status_code == 200, opened.text
