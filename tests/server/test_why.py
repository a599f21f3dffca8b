"""`why` over a real server: who may ask, and in which language the answer comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Socket

    Guests = Callable[[], Browser]


def reasons(socket: Socket, **asked: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - hatchling has no types here
    nonce = socket.ask("why", **asked)["nonce"]
    found = next(m for m in reversed(socket.received) if m["type"] == "because")
    assert found["nonce"] == nonce
    return list(found["reasons"])


def test_everybody_may_ask_about_a_line(guest: Guests) -> None:
    ann, eve = guest(), guest()
    table = ann.make("Ann", 1, begin=True, options={"first": "p1"})
    seat, watcher = ann.enter(table).entered(), eve.enter(table, language="de").entered()
    line = seat.lines[-1]["number"]

    assert reasons(seat, line=line)[-1]["rule"] == "tokyo-roll"
    assert reasons(watcher, line=line)[-1]["rule"] == "tokyo-roll"
    assert reasons(seat, line=line, nonce="again") == reasons(seat, line=line, nonce="again")
    assert seat.refused("why", line=10**6) == "bad"


def test_only_whoever_must_choose_may_ask_about_a_move(guest: Guests) -> None:
    ann, eve = guest(), guest()
    table = ann.make("Ann", 1, begin=True, options={"first": "p1"})
    seat, watcher = ann.enter(table).entered(), eve.enter(table).entered()
    found = reasons(seat, move="keep claw claw claw claw claw claw claw")

    assert found[0]["kind"] == "reason"
    assert found[-1]["rule"].startswith("tokyo-")
    assert watcher.refused("why", move="stop") == "not_yours"


def test_other_people_hear_nothing_of_a_question(guest: Guests) -> None:
    ann, eve = guest(), guest()
    table = ann.make("Ann", 1, begin=True, options={"first": "p1"})
    seat, watcher = ann.enter(table).entered(), eve.enter(table).entered()
    reasons(seat, line=0)
    watcher.do("chat", text="hello")

    assert "because" not in {message["type"] for message in watcher.received}
