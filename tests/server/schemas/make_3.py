"""How 3.db was made, by the server of commit 515af8c: a file of schema 3.

It is kept as it is, for ever. It has a game that is over and one that goes on, and a commitment
that no table took: PYTHONPATH=src:. python tests/server/schemas/make_3.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.running import Running
from tests.server.schemas.make_1 import finished
from tokyork.server.work.worker_pool import WorkerPool


def main(folder: Path) -> None:
    """Play, and write the file."""
    server = Running(str(folder / "3.db"), thinker=WorkerPool(workers=1))
    ann = server.browser()
    finished(ann, "tokyo", "Ann", "Uncle")
    seat = ann.enter(ann.make("Ann", "Uncle", city="new_york", begin=True)).entered()
    seat.move()
    ann.http.post("/api/dice").raise_for_status()
    ann.close()
    server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
