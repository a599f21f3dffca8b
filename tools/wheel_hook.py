"""Builds the browser client into the wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import (  # type: ignore[import-not-found]
    BuildHookInterface,
)


class ClientHook(BuildHookInterface):  # type: ignore[misc] # there only while building
    """Called by hatchling."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless the installation only points to the sources."""
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "tools" / "build_client.py")], check=True)  # noqa: S603
        build_data["force_include"][str(root / "build" / "client")] = "tokyork/client"
