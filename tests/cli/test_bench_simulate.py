"""./run bench simulate: what two jobs save, also where others use the machine."""

from __future__ import annotations

import json
import subprocess
import sys
import time

import pytest

from bench import simulate
from bench.simulate import Took, spent_by

BUSY = "import time\nwhile time.process_time() < 0.3: pass\n"
PARENT = f"""
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", {BUSY!r} + "time.sleep(60)"])
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells it of children")
def test_a_worker_is_seen_by_its_processor_time_and_not_by_its_waiting() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT]) as command:
        try:
            found: dict[int, float] = {}
            while max(found.values(), default=0.0) < 0.3:
                time.sleep(0.02)
                found = spent_by(command.pid)
            worker = max(found, key=lambda process: found[process])

            assert worker != command.pid
            assert found[command.pid] < found[worker]
        finally:
            for process in found:
                subprocess.run(["kill", "-9", str(process)], check=False)


def test_rows_have_the_ratios_of_the_games_without_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def timed(options: list[str], jobs: int) -> Took:
        games = 0.0 if options == ["--games", "1"] else 4.0
        return Took(1.0 + games / jobs, 0.5 + games / jobs)

    monkeypatch.setattr(simulate, "timed", timed)

    assert simulate.main(["--json", "--only", "greedy"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "start_s": 1.0,
        "rows": [
            {
                "case": "greedy",
                "one_s": 5.0,
                "two_s": 3.0,
                "ratio": 1.667,
                "games_ratio": 2.0,
                "path_ratio": 2.0,
            }
        ],
    }
