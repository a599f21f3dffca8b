"""Progress says exactly how much is done, and how fast."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from tokyork.terminal import progress

if TYPE_CHECKING:
    import pytest


def test_a_line_has_what_is_done_of_all_and_the_rate_since_the_beginning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr("tokyork.terminal.progress.time.monotonic", lambda: now)
    for _ in progress.with_progress([30, 20, 50], 200, "playing", lambda size: size):
        now += 8.0

    assert capsys.readouterr().err.splitlines() == ["playing: 50% (100 of 200, 6.2 a second)"]


def test_a_bar_is_drawn_without_another_thread_so_that_workers_can_be_forked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    before = threading.active_count()
    seen = [
        threading.active_count()
        for _ in progress.with_progress([30, 20, 50], 100, "playing", lambda size: size)
    ]

    assert seen == [before] * 3
    assert "playing" in capsys.readouterr().err
