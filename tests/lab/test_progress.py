"""Progress says exactly how much is done, and how fast."""

from __future__ import annotations

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
