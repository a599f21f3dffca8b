"""How 1.db and 1.json were made, by the server of commit 4a8b0b5: a file of schema 1.

Both are kept as they are, for ever: every later version must open such a file and go on with its
games. Run on a later commit, this makes a file of that commit's schema under another name:
PYTHONPATH=src:. python tests/server/schemas/make_1.py FOLDER
"""

from __future__ import annotations

import hashlib
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.server.running import Running, Socket
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from tests.server.running import Browser

SHORT = {"points": 12, "health": 8}
LONGEST = 400


def main(folder: Path) -> None:
    """Play, and write the file with what must be found in it."""
    server = Running(str(folder / "1.db"), thinker=WorkerPool(workers=1))
    ann, ben = server.browser(), server.browser()
    told = [
        finished(ann, "tokyo", "Ann", "Uncle"),
        finished(ann, "new_york", "Ann", "Uncle", "Aunt"),
        running(ann, ben, "tokyo"),
        running(ann, ben, "new_york"),
        gathering(ann, ben, "tokyo"),
        gathering(ben, ann, "new_york"),
    ]
    guests = {"ann": ann.http.cookies["guest"], "ben": ben.http.cookies["guest"]}
    for guest in (ann, ben):
        guest.close()
    server.stop()
    text = json.dumps({"guests": guests, "tables": told}, indent=1)
    (folder / "1.json").write_text(text + "\n", encoding="utf-8")


def finished(ann: Browser, city: str, *names: str) -> dict[str, Any]:
    """A game played to its end on one device."""
    seat = ann.enter(ann.make(*names, city=city, begin=True, options=SHORT)).entered()
    seat.do("chat", text="Well played!").do("emote", emote="roar")
    for _ in range(LONGEST):
        if seat.over:
            break
        seat.move()
    assert seat.over
    return known(seat)


def running(ann: Browser, ben: Browser, city: str) -> dict[str, Any]:
    """A game of two people and a bot, with moves taken back, talk and a clock."""
    clock = {"per_move": 3600, "reserve": 3600}
    table = ann.make("Ann", "", 1, city=city, clock=clock, listed=True)
    hers, his = ann.enter(table).entered(), ben.enter(table).entered()
    his.do("sit", seat="p2", name="Ben")
    hers.receive_until(lambda s: s.seat("p2")["name"] == "Ben")
    hers.do("begin").do("chat", text="Good luck, Ben")
    his.receive_until(lambda s: s.game is not None)
    taken_back = 0
    while hers.seq < 30 and not hers.over:
        listen(hers, his)
        mover = hers if hers.choice else his if his.choice else None
        if mover is not None and mover.move()["problem"] is None and taken_back < 2:
            taken_back += undone(mover)
    listen(hers, his)
    assert taken_back
    return known(hers) | {"link": his.seat("p2")["link"]}


def listen(*seats: Socket) -> None:
    """Hear what others do."""
    for seat in seats:
        with suppress(TimeoutError):
            while True:
                seat.receive(0.05)


def undone(seat: Socket) -> bool:
    """Take a move back if that is possible."""
    answer = seat.ask("undo", table=seat.name, seq=seat.seq)
    return answer["problem"] is None


def gathering(host: Browser, other: Browser, city: str) -> dict[str, Any]:
    """A table that waits for people."""
    seat = host.enter(host.make("Host", "", 3, "", city=city, listed=True)).entered()
    guest = other.enter(seat.name).entered()
    guest.do("sit", seat="p2", name="Guest")
    seat.receive_until(lambda s: s.seat("p2")["name"] == "Guest")
    return known(seat) | {"link": guest.seat("p2")["link"]}


def known(seat: Socket) -> dict[str, Any]:
    """What must be found again."""
    view = None if seat.game is None else seat.game["view"]
    return {
        "table": seat.name,
        "city": seat.table["settings"]["city"],
        "status": seat.table["status"],
        "seq": seat.seq,
        "names": [one["name"] for one in seat.table["seats"]],
        "talk": [said["text"] or said["emote"] for said in seat.talk],
        "position": position(view) if view else None,
    }


def position(view: dict[str, Any]) -> str:
    """A short name for what the monsters of a view are like: the engine's, not the page's words."""
    kept = [
        [
            m["seat"],
            m["health"],
            m["points"],
            m["energy"],
            m["at"],
            sorted(c["id"] for c in m["cards"]),
        ]
        for m in view["monsters"]
    ]
    return hashlib.sha256(json.dumps([kept, view["turn"], view["over"]]).encode()).hexdigest()[:16]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
