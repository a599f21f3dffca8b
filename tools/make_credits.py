"""Write docs/credits.md: whose work is inside, and under which licence, by what is locked."""

from __future__ import annotations

import json
import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "credits.md"
# What is for Windows only is there on some machines and not on others.
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(?!.*sys_platform == 'win32')", re.MULTILINE)
CLASSIFIER = re.compile(r"License :: (?:OSI Approved :: )?(.+)")
HEAD = """# Credits and licences

Tokyork is under the MIT licence. *King of Tokyo* and *King of New York* are board games by Richard
Garfield, published by IELLO; this is an unofficial, independent implementation. Its wording, code
and pictures are our own; what the rules say is theirs.

<!-- The rest is written by `python tools/make_credits.py`; a test compares. -->
"""
FONTS = """
## Fonts

Dela Gothic One, copyright 2020 The Dela Gothic Project Authors, and Rubik, copyright 2015 The Rubik
Project Authors, both under the SIL Open Font License 1.1. The licences lie beside them, in
`client/src/fonts`.
"""


class Part(NamedTuple):
    """Somebody's package."""

    name: str
    licence: str


def credits_page() -> str:
    """The whole page; versions are in the locks, and not told here."""
    needed, used = _python("runtime"), _python("dev")
    tools = [part for part in used if part not in needed]
    return "".join(
        [
            HEAD,
            _table("What the program needs", "Python packages that come with it.", needed),
            _table("What the browser client is made of", "And what makes it.", _client()),
            FONTS,
            _table("What it is developed with", "For tests, checks and builds.", tools),
        ]
    )


def _table(title: str, what: str, parts: Iterable[Part]) -> str:
    rows = "".join(f"| {part.name} | {part.licence} |\n" for part in parts)
    return f"\n## {title}\n\n{what}\n\n| package | licence |\n|---|---|\n{rows}"


def _python(requirements: str) -> list[Part]:
    text = (ROOT / "requirements" / f"{requirements}.txt").read_text(encoding="utf-8")
    found = {name: _licence(name) for name in PIN.findall(text)}
    return [Part(name, licence) for name, licence in sorted(found.items()) if licence]


def _licence(name: str) -> str | None:
    """As the installed package says it; nothing of one that is for other systems."""
    try:
        told = metadata(name).json
    except PackageNotFoundError:
        return None
    if expression := told.get("license_expression"):
        return str(expression)
    named = [found[1] for one in told.get("classifier", []) if (found := CLASSIFIER.match(one))]
    free = str(told.get("license", "")).strip().splitlines()
    return ", ".join(named) or (free[0] if free else "not said")


def _client() -> list[Part]:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    return sorted(
        {
            Part(path.rpartition("node_modules/")[2], one.get("license", "not said"))
            for path, one in lock["packages"].items()
            if path and not one.get("dev")
        }
    )


if __name__ == "__main__":
    FILE.write_text(credits_page(), encoding="utf-8")
