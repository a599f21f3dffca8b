"""The tests of the server once more, on PostgreSQL and NATS in the place of a file and no bus."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cluster.backing import Nats

SUITE = (
    "answers",
    "diaries",
    "differences",
    "fair_dice",
    "finish",
    "games",
    "home",
    "lessons",
    "orders",
    "passkeys",
    "people",
    "players",
    "presence",
    "replays",
    "secrets",
    "why",
)


@pytest.mark.parametrize("half", [0, 1])
def test_what_holds_on_a_file_holds_on_a_database_and_a_bus(
    half: int, database: Callable[[], str], nats: Nats
) -> None:
    files = [f"tests/server/test_{name}.py" for name in SUITE[half::2]]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *files],
        cwd=ROOT,
        env=os.environ | {"TOKYORK_TEST_DATABASE": database(), "TOKYORK_TEST_BUS": nats.url},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
