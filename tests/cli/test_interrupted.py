"""A contest that is stopped by hand tells what was played."""

from __future__ import annotations

import json
import signal
import subprocess
import sys

from tests.helpers import ROOT


def test_a_stopped_arena_shows_the_games_it_played() -> None:
    words = [sys.executable, "-m", "tokyork", "arena", "--bots", "random,random", "--json"]
    with subprocess.Popen(
        [*words, "--games", "100000"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stderr is not None
        begun = program.stderr.readline()
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=30)

    assert "%" in begun
    assert program.returncode == 130
    played = json.loads(out)["games"]
    assert 0 < played < 100_000
    assert f"Stopped after {played:,} of 100,000 games" in err
