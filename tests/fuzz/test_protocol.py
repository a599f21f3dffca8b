"""The short form of `./run fuzz protocol`."""

from __future__ import annotations

from tests.fuzz.protocol import fuzz


def test_browsers_that_misbehave_change_nothing_for_others() -> None:
    assert fuzz(10, seed=16, most=4).startswith("fuzz: protocol: ")
