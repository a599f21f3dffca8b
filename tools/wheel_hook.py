"""What the wheel has beyond the sources: client, documentation and the compiled engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools.set_up import builds  # noqa: E402 - its folder must be found first
from tools.set_up.places import Places  # noqa: E402 - its folder must be found first

DOCUMENTATION = Places(ROOT).build / "docs"
LEFT_OUT = (".map", ".gz")  # of no use to readers
INTERPRETED = "TOKYORK_INTERPRETED"  # set in the environment: a wheel for every system


class WheelHook(BuildHookInterface[Any]):
    """Called by hatchling."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not current, unless the installation only points to the sources."""
        if version == "editable":
            return
        self._add_client(build_data["force_include"])
        self._add_documentation(build_data["force_include"])
        if os.environ.get(INTERPRETED):
            self.app.display_warning(f"{INTERPRETED} is set: the engine is not compiled")
        elif self._is_compiled():
            self._add_engine(build_data)

    def _add_client(self, included: dict[str, str]) -> None:
        places = Places(ROOT)
        if not builds.client_is_current(places) and not builds.build_client(
            places, Path(sys.executable), os.environ
        ):
            self.app.abort("the browser client could not be built")
        included[str(places.build / "client")] = "tokyork/client"

    def _add_documentation(self, included: dict[str, str]) -> None:
        """As ./run docs has made it: whoever builds without that gets a wheel without it."""
        folder = DOCUMENTATION
        if not (folder / "index.html").exists():
            self.app.display_warning("the documentation is not built (./run docs): left out")
            return
        for path in folder.rglob("*"):
            if path.is_file() and not path.name.endswith(LEFT_OUT):
                inside = path.relative_to(folder).as_posix()
                included[str(path)] = f"tokyork/documentation/{inside}"

    @staticmethod
    def _is_compiled() -> bool:
        """Compile the engine; where that is not possible, a line of the tool says so."""
        tool = ROOT / "tools" / "build.py"
        return subprocess.run([sys.executable, tool], check=False).returncode == 0  # noqa: S603 - ours

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        compiled = builds.load(ROOT / "src" / "tokyork" / "compiled.py")
        folder: Path = compiled.folder()
        for path in folder.rglob("*"):
            if path.suffix in {".so", ".pyd"}:
                inside = path.relative_to(folder).as_posix()
                build_data["force_include"][str(path)] = f"tokyork/{compiled.PACKAGED}/{inside}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
