"""How 5.db was made, by the server of commit c9c4e91: a file of schema 5.

It is kept as it is, for ever. Two people have played a game that counted, and it is in their
histories; one of them wants to hide: PYTHONPATH=src:. python tests/server/schemas/make_5.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.running import Running, wait_until
from tests.server.schemas.make_4 import ANN, BEN
from tokyork.server.work.worker_pool import WorkerPool


def main(folder: Path) -> None:
    """Play, and write the file."""
    server = Running(str(folder / "5.db"), thinker=WorkerPool(workers=1))
    ann, ben = server.browser(), server.browser()
    for browser, secret in ((ann, ANN), (ben, BEN)):
        browser.http.cookies.clear()
        browser.http.cookies.set("guest", secret)
    table = ann.make("Ann", "", rated=True)
    host, other = ann.enter(table).entered(), ben.enter(table).entered()
    other.do("sit", seat="p2", name="Ben")
    host.do("begin")
    while not host.over:
        for one in (host, other):
            one.ask("emote", emote="roar") if one.choice is None else one.move()
    wait_until(lambda: bool(ann.http.get(f"/api/games/{table}/rating").json()["settled"]))
    ben.http.post("/api/me", json={"hidden": True})
    for browser in (ann, ben):
        browser.close()
    server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
