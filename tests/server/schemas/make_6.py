"""How 6.db was made, by the server of commit d7bd2e45: a file of schema 6.

It is kept as it is, for ever. Somebody has played a game that counted, and a passkey of theirs is
known: PYTHONPATH=src:. python tests/server/schemas/make_6.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.server.authenticator import Device, origin_of
from tests.server.running import Running, wait_until
from tests.server.schemas.make_4 import ANN
from tokyork.server.work.worker_pool import WorkerPool


def main(folder: Path) -> None:
    """Play, and write the file."""
    server = Running(str(folder / "6.db"), thinker=WorkerPool(workers=1))
    ann = server.browser()
    ann.http.cookies.clear()
    ann.http.cookies.set("guest", ANN)
    table = ann.make("Ann", 1, begin=True, rated=True, options={"points": 20})
    ann.enter(table).entered().play_on()
    wait_until(lambda: bool(ann.http.get(f"/api/games/{table}/rating").json()["settled"]))
    ann.http.headers["host"] = origin_of(ann).removeprefix("http://")
    ann.http.cookies.set("guest", ANN, domain="localhost.local")
    ann.http.post("/api/me/passkeys", json=Device().make(ann)).raise_for_status()
    ann.close()
    server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
