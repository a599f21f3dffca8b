"""Which browser tests and pictures use."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """The browser to use: a named one, the system's, Playwright's own."""
    named = os.environ.get("TOKYORK_BROWSER")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)
