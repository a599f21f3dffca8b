"""What small benchmarks have in common: how often, as JSON or not, and which build it was."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType


def parsed(
    argv: Sequence[str] | None, name: str, about: str | None, times: str, default: int
) -> argparse.Namespace:
    """The arguments `--json` and, under the name `times`, how often."""
    parser = argparse.ArgumentParser(prog=f"bench {name}", description=about)
    parser.add_argument(f"--{times}", type=int, default=default, help=f"default: {default}")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    args = parser.parse_args(argv)
    if getattr(args, times) < 1:
        parser.error(f"--{times} must be at least 1")
    return args


def build_of(module: ModuleType) -> str:
    """Whether a module of the engine runs compiled."""
    return "interpreted" if str(module.__file__).endswith(".py") else "compiled"
