"""Scenarios in files and folders, and how each of them went."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from tokyork.scenario import Outcome, run_file
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterator


def outcomes(paths: list[str]) -> Iterator[tuple[str, Outcome]]:
    """Every file, and the files of every folder in order, with how it went."""
    for path in map(Path, paths):
        if not os.path.exists(path):  # noqa: PTH110 - which says no to a name that is too long
            yield str(path), Outcome("ERROR", texts()("terminal-no_such_path"))
        elif path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                yield str(path), Outcome("ERROR", texts()("terminal-no_scenarios"))
            for file in found:
                yield str(file), _outcome(file)
        else:
            yield str(path), _outcome(path)


def _outcome(file: Path) -> Outcome:
    try:
        return run_file(file)
    except Exception as error:  # noqa: BLE001 - the others shall run all the same
        return Outcome("ERROR", texts()("terminal-scenario_broken", reason=repr(error)))
