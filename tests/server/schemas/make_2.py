"""How 2.db was made, by the server of commit 75bb67c: a file of schema 2.

It is kept as it is, for ever. Its public list tells of a game that is over, one that goes on and
one that never began, without digests: PYTHONPATH=src:. python tests/server/schemas/make_2.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.running import Running, close_code
from tests.server.schemas.make_1 import finished
from tokyork.server.protocol.messages import GONE
from tokyork.server.work.worker_pool import WorkerPool


def main(folder: Path) -> None:
    """Play, and write the file."""
    server = Running(str(folder / "2.db"), thinker=WorkerPool(workers=1))
    ann = server.browser()
    finished(ann, "tokyo", "Ann", "Uncle")
    seat = ann.enter(ann.make("Ann", "Uncle", city="new_york", begin=True)).entered()
    seat.move()
    gathering = ann.enter(ann.make("Ann", "")).entered()
    gathering.send("leave", seat="p1")
    assert close_code(gathering.raw) == GONE
    ann.close()
    server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
