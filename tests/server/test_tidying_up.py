"""To look for what nobody needs keeps all waiting: it is done when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import time

import pytest

from tokyork.server.web import pace

NEVER = 1e6


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Times short enough to wait for, and nothing is set for the process."""
    monkeypatch.setattr(pace, "TIDY_UP", 0.05)
    monkeypatch.setattr(pace, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(pace, "GLANCE", 0.002)
    monkeypatch.setattr(pace, "CALM", 0.1)
    monkeypatch.setattr(pace, "set_up", lambda: None)


async def _looks(seconds: float, *, busy: bool) -> int:
    """How often everything was looked at in so much time."""
    looks: list[int] = []
    tidying = asyncio.create_task(pace.tidy_up_for_ever(lambda: looks.append(1), lambda: 0))
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if busy:
            time.sleep(0.15)  # noqa: ASYNC251 - as a move does that takes long
        await asyncio.sleep(0.001)
    tidying.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await tidying
    return len(looks)


def test_all_is_looked_at_when_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "AT_THE_LATEST", NEVER)

    assert asyncio.run(_looks(1.0, busy=False)) >= 1


def test_it_is_put_off_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "AT_THE_LATEST", NEVER)

    assert asyncio.run(_looks(1.0, busy=True)) == 0


def test_it_is_not_put_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "AT_THE_LATEST", 0.0)

    assert asyncio.run(_looks(1.0, busy=True)) >= 1
