"""Text from outside, made fit to be shown: nothing in it is unseen, and none is endless."""

from __future__ import annotations

import unicodedata

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINER = "\u200d"  # it holds families of pictures and some scripts together
_CUT = "..."


def is_unseen(letter: str) -> bool:
    """Whether it steers a terminal or a line instead of being read: control, direction, break."""
    return letter != _JOINER and unicodedata.category(letter) in _UNSEEN


def visible(text: str) -> str:
    r"""The same on one line, with an escape such as `\x1b` for every letter that is unseen."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(letter: str) -> str:
    return letter.encode("unicode_escape").decode() if is_unseen(letter) else letter


def short(text: str, most: int) -> str:
    """At most so many letters, all visible; a cut is marked."""
    seen = visible(text[: most + 1])
    return seen if len(text) <= most and len(seen) <= most else seen[: most - len(_CUT)] + _CUT
