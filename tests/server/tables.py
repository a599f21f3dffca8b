"""Tables to ask things of, without any server around them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tokyork.cities import CITIES
from tokyork.server.protocol import calls, requests, seating
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.handlers import Asker, handle
from tokyork.server.table.table import Change, Table, new_table

ANN, BEN, EVE = "ann", "ben", "eve"
MONSTER = CITIES["tokyo"].monsters[0]
SEATS = {
    "person": calls.NewSeat("person", "Ann"),
    "bot": calls.NewSeat("bot"),
    "open": calls.NewSeat("open"),
}


def table(*kinds: str, **settings: Any) -> Table:  # noqa: ANN401 - of several types
    return new_table(
        "t1", ANN, seating.Settings("tokyo", **settings), [SEATS[kind] for kind in kinds]
    )


def asked(at: Table, guest: str, request: requests.Request, away: tuple[str, ...] = ()) -> Change:
    return handle(at, Asker(guest, dict.fromkeys(away, 60.0), "t2"), request)


def refused(at: Table, guest: str, request: requests.Request) -> str:
    before = msgspec.json.encode(at.data), at.seq
    with pytest.raises(RefusedError) as caught:
        asked(at, guest, request)
    assert (msgspec.json.encode(at.data), at.seq) == before
    assert caught.value.problem("en").text != caught.value.message  # it has words
    return caught.value.kind


def gathered(*guests: str) -> Table:
    """A table where these sit, Ann first."""
    at = table("person", *["open"] * (len(guests) - 1))
    for number, guest in enumerate(guests[1:], 2):
        asked(at, guest, requests.Sit("n", f"p{number}", guest.title()))
    return at


def playing(*guests: str) -> Table:
    at = gathered(*guests)
    asked(at, ANN, requests.Begin("n"))
    return at


def mover(at: Table) -> str:
    place = at.mover
    assert place is not None
    assert place.guest is not None
    return place.guest


def usual(at: Table) -> str:
    decision = at.running.game.decision
    assert decision is not None
    return str(decision.default)


def move(
    at: Table, text: str | None = None, seq: int | None = None, nonce: str = "n"
) -> requests.PlayMove:
    return requests.PlayMove(nonce, "t1", at.seq if seq is None else seq, text or usual(at))


def finish(at: Table) -> None:
    while at.data.status != "over":
        asked(at, mover(at), move(at))


def undoable(*guests: str) -> tuple[Table, str]:
    """A game in which somebody has just made a move that reveals nothing."""
    at = playing(*guests)
    for _ in range(300):
        guest = mover(at)
        asked(at, guest, move(at))
        if at.undoer() is not None:
            return at, guest
    raise AssertionError
