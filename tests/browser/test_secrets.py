"""Whoever watches sees the table, and nothing that is for one seat only."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import Player, make_table, quick_page
from tests.browser.test_people import open_seat
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, WebSocket

    from tests.browser.people import Server

SEATS: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]
FOR_ONE_SEAT = {"moves", "known_deck", "default", "offers", "path", "choice", "seed"}


def frames_of(page: Page, way: Literal["framereceived", "framesent"]) -> list[str]:
    """All that comes or goes over the sockets of a page, from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(way, lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    return frames


def told(message: object) -> Iterator[str]:
    """The names of everything in a message that says something."""
    if isinstance(message, dict):
        yield from (name for name, value in message.items() if value not in (None, [], {}))
        message = list(message.values())
    if isinstance(message, list):
        for part in message:
            yield from told(part)


def told_in(frames: list[str]) -> set[str]:
    return {name for frame in frames for name in told(json.loads(frame))}


@pytest.mark.parametrize("city", CITIES)
def test_a_spectator_sees_no_secrets_and_cannot_act(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada, person(browser, server) as eve:
        desk, watching = quick_page(ada), quick_page(eve)
        own, others = frames_of(desk, "framereceived"), frames_of(watching, "framereceived")
        sent = frames_of(watching, "framesent")
        table = make_table(desk, city, SEATS)
        desk.goto(f"/t/{table}")
        watching.goto(f"/t/{table}")
        player = Player(desk)
        player.play(player.by_mouse, most=6)
        player.reach("roll")

        for seat in ("p1", "p2"):
            expect(watching.locator(f"main [data-anchor=badge-{seat}]").first).to_be_visible()
        expect(watching.locator("#dock-prompt")).not_to_be_empty()
        assert not Player(watching).asked.is_visible()
        for button in watching.locator("main .action").all():
            button.click()
        assert [frame for frame in sent if not frame.startswith('{"type":"hear"')] == []
        open_seat(desk, 1).get_by_role("button", name="Play on another device").click()
        expect(desk.get_by_label("Your private link")).to_be_visible()
        assert {"moves", "offers", "path"} <= told_in(own)
        assert others
        assert not told_in(others) & FOR_ONE_SEAT
        assert not any(secret in frame for secret in secrets_in(own) for frame in others)
        assert problem_of(watching, table) == "not_yours"


def secrets_in(frames: list[str]) -> set[str]:
    """What the private links of seats tell."""
    told = [said for frame in frames if (said := json.loads(frame))["type"] == "link"]
    assert told
    return {link["path"].partition("seat=")[2] for link in told}


def problem_of(watching: Page, table: str) -> str:
    """What the server says when a spectator's browser sends a move by itself."""
    asked = """table => new Promise(done => {
        const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
        socket.onmessage = event => {
            const said = JSON.parse(event.data);
            if (said.type === "answer") { socket.close(); done(said.problem.kind); }
            else if (said.type === "snapshot") socket.send(JSON.stringify(
                {type: "move", nonce: "by hand", table, seq: said.game.seq, move: "stop"}));
        };
    })"""
    return str(watching.evaluate(asked, table))
