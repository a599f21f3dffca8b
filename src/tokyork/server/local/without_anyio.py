"""Starlette imports AnyIO for threads, files and groups of tasks: a page's calls need none of it.

In a browser it is left out: most of it is about what a browser does not have.
"""

from __future__ import annotations

import sys
from types import ModuleType

NAMES = ("anyio", "anyio.abc", "anyio.to_thread")

try:
    import anyio  # noqa: F401 - the real one, where it is installed
except ImportError:
    sys.modules |= {name: ModuleType(name) for name in NAMES}
