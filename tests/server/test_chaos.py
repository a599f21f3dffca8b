"""The short form of `./run chaos`."""

import json
import os
import subprocess
import sys

from tests.helpers import ROOT


def test_no_confirmed_move_is_lost_whatever_happens_to_the_server_and_its_disk() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.chaos", "--short"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.stdout, done.stderr
    told = json.loads(done.stdout)

    assert told["faults"] == []
    assert done.returncode == 0
    assert told["kills"] >= 2
    assert told["confirmed"] > 20
    assert told["cannot_save"] > 0
