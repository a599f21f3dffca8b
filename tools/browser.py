"""Which browser tests and pictures use."""

from __future__ import annotations

import os
import shutil

# What windows that nobody looks at do not need. The switch replaces Playwright's own list, so the
# names of that list which keep a browser silent and simple are here too.
WITHOUT = (
    "WebUIOmniboxPopup",  # two hidden pages in every window, for an address bar nobody sees
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
PLAIN = ("--no-sandbox", f"--disable-features={','.join(WITHOUT)}")
"""The arguments of a browser that only shows pages."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str | None:
    """The browser to use: a named one, the system's, Playwright's own."""
    named = os.environ.get("TOKYORK_BROWSER")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)
