"""How 4.db was made, by the server of commit 4171f9c: a file of schema 4.

It is kept as it is, for ever. It has two games that are over, one with a person who lost and one of
two people, and one that goes on: PYTHONPATH=src:. python tests/server/schemas/make_4.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.running import Running
from tests.server.schemas.make_1 import SHORT
from tokyork.server.work.worker_pool import WorkerPool

ANN, BEN = "a" * 32, "b" * 32
"""The secrets of the guests."""


def main(folder: Path) -> None:
    """Play, and write the file."""
    server = Running(str(folder / "4.db"), thinker=WorkerPool(workers=1))
    ann, ben = server.browser(), server.browser()
    for browser, secret in ((ann, ANN), (ben, BEN)):
        browser.http.cookies.clear()
        browser.http.cookies.set("guest", secret)
    table = ann.make("Ann", "", options={"points": 5})
    host = ann.enter(table).entered()
    other = ben.enter(table).entered()
    other.do("sit", seat="p2", name="Ben")
    host.do("begin")
    while not host.over:
        for one in (host, other):
            one.ask("chat", text="?") if one.choice is None else one.move()
    ann.enter(ann.make("Ann", 1, city="new_york", begin=True, options=SHORT)).entered().play_on()
    seat = ann.enter(ann.make("Ann", 1, begin=True)).entered()
    if seat.choice is not None:
        seat.move()
    for browser in (ann, ben):
        browser.close()
    server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
