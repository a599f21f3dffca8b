"""Whoever watches sees the table, and nothing that is for one seat only."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import Player, make_table, quick_page
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

SEATS: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]
# A deck that lets its buyers look at its top card.
PEEKING = {"tokyo": {"made_in_a_lab": 1, "alien_metabolism": 1, "jets": 12}, "new_york": {}}
FOR_ONE_SEAT = {"moves", "known_deck", "default", "offers", "link", "choice", "seed"}


def heard_by(page: Page) -> list[str]:
    """All that comes over the sockets of a page, from now on."""
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    return frames


def told(message: Any) -> Iterator[str]:
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
        own, others = heard_by(desk), heard_by(watching)
        table = make_table(desk, city, SEATS, options={"deck": PEEKING[city]} if PEEKING[city] else {})
        desk.goto(f"/t/{table}")
        watching.goto(f"/t/{table}")
        player = Player(desk)
        player.play(player.by_mouse, most=12)
        player.reach("roll")

        seen = watching.locator("main .rivals button.rival")
        expect(seen).to_have_count(2)
        expect(watching.locator("#dock-prompt")).not_to_be_empty()
        assert not Player(watching).asked.is_visible()
        expect(watching.locator("main .action:visible")).to_have_count(0)
        assert {"moves", "offers", "link"} <= told_in(own)
        assert others
        assert not told_in(others) & FOR_ONE_SEAT
        assert not any(secret in frame for secret in secrets_in(own) for frame in others)
        assert problem_of(watching, table, player.page) == "not_yours"


def secrets_in(frames: list[str]) -> set[str]:
    """The seats' private links."""
    first = next(said for frame in frames if (said := json.loads(frame))["type"] == "snapshot")
    links = {seat["link"] for seat in first["table"]["seats"] if seat["link"]}
    assert links
    return {link.partition("seat=")[2] for link in links}


def problem_of(watching: Page, table: str, _: Page) -> str:
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
