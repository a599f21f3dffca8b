"""What the public list keeps of a game that is over, so that nobody can tell another one of it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

NAME = "tokyork game 1"
POSITION = ("position",)
"""The beginning of a game that did not begin at set-up: how it stood is taken as told."""


def set_up(city: str, monsters: Iterable[str], options: Mapping[str, Any]) -> Sequence[str]:
    """The beginning of a game, line by line."""
    agreed = json.dumps(options, sort_keys=True, separators=(",", ":"))
    return (city, *monsters, agreed)


def game_digest(beginning: Sequence[str], moves: Iterable[str]) -> str:
    """The hash of a game from its beginning to its end; moves are such as `p1 keep 3 3`."""
    lines = "".join(f"{line}\n" for line in (NAME, *beginning, *moves))
    return hashlib.sha256(lines.encode("utf-8", "replace")).hexdigest()
