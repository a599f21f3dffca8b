"""What our server would say of the app, for a host that says nothing by itself."""

from __future__ import annotations

import json

from tokyork.server.web.pwa import app_words


def manifest(language: str) -> bytes:
    """The app as a device keeps it, wherever the folder lies."""
    return json.dumps(app_words(language, "./"), ensure_ascii=False).encode()
