"""Which engine the tests run on."""

from __future__ import annotations

import pytest

from tokyork.core import agenda


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="insist on the compiled engine")


def pytest_report_header() -> str:
    return f"tokyork engine: {_build()}"


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and _build() != "compiled":
        raise pytest.UsageError("the engine is not compiled; ./run build says why")


def _build() -> str:
    return "compiled" if str(agenda.__file__).endswith((".so", ".pyd")) else "interpreted"
