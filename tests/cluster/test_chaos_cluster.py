"""The short form of `./run chaos cluster`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.helpers import ROOT

if TYPE_CHECKING:
    from tests.cluster.backing import Nats


def test_nothing_confirmed_is_lost_or_doubled_whatever_dies(nats: Nats) -> None:  # noqa: ARG001 - both are here
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tools.chaos", "cluster", "--short", "--json"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.stdout, done.stderr[-3000:]
    told = json.loads(done.stdout)

    assert {"kills", "confirmed", "lost", "doubled", "longest_pause_s"} <= set(told)
    assert (told["lost"], told["doubled"], told["epochs_back"], told["damaged"]) == (0, 0, 0, 0)
    assert told["standing_still"] == 0
    assert (told["kills"], told["bus_restarts"], told["database_restarts"]) == (4, 1, 1)
    assert told["confirmed"] > 50
    assert told["most_epochs"] > 1, "no table has ever had another owner"
    assert done.returncode == 0
