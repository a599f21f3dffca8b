"""One PostgreSQL and one NATS for all tests of a process; each test has a database of its own."""

from __future__ import annotations

import os
import uuid
from typing import TYPE_CHECKING

import pytest

from tests.cluster.backing import Nats, Postgres, why_none

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    missing = why_none()
    if missing is not None and os.environ.get("CI") != "true":
        pytest.skip(missing)
    assert missing is None, missing
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    missing = why_none()
    if missing is not None and os.environ.get("CI") != "true":
        pytest.skip(missing)
    server = Nats()
    yield server
    server.stop()


@pytest.fixture
def database(postgres: Postgres) -> Callable[[], str]:
    """Makes empty databases."""
    return lambda: postgres.database(f"t{uuid.uuid4().hex[:12]}")
