"""Which engine the tests run on, and what they speak."""

from __future__ import annotations

import signal
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from tokyork.core import agenda
from tokyork.words.texts import FALLBACK, speak

if TYPE_CHECKING:
    from collections.abc import Iterator

# What needs the laboratory's extras is tested by ./run test-lab, which has them.
collect_ignore = [] if find_spec("pettingzoo") else ["lab_extras"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="insist on the compiled engine")


def pytest_report_header() -> str:
    return f"tokyork engine: {_build()}"


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Behind a shell's `&` or nohup; what tests start and interrupt would ignore it, too.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--compiled") and _build() != "compiled":
        raise pytest.UsageError("the engine is not compiled; ./run build says why")


@pytest.fixture(autouse=True)
def _speak_as_before() -> Iterator[None]:
    """Commands that run in this process choose a language for all of it."""
    yield
    speak(FALLBACK, breaks=True)


def _build() -> str:
    return "compiled" if str(agenda.__file__).endswith((".so", ".pyd")) else "interpreted"
