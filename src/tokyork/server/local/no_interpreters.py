"""A browser's Python has no interpreters beside it, and AnyIO imports them all the same."""

from __future__ import annotations

import sys
from types import ModuleType

NAME = "concurrent.interpreters"

if sys.platform == "emscripten":
    _absent = ModuleType(NAME)
    for _name in ("Interpreter", "ExecutionFailed", "create"):
        setattr(_absent, _name, type(_name, (Exception,), {}))
    sys.modules[NAME] = _absent
