"""Text from outside, made fit to be shown: nothing in it is unseen, and none is endless."""

from __future__ import annotations

import unicodedata

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINER = "\u200d"  # it holds families of pictures and some scripts together
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and signs by their kind that show nothing all the same: fillers, an empty pattern."""
_CUT = "..."


def is_unseen(letter: str) -> bool:
    """Whether it steers a terminal or a line instead of being read: control, direction, break."""
    if letter in _BLANKS:
        return True
    return letter != _JOINER and unicodedata.category(letter) in _UNSEEN


def visible(text: str) -> str:
    r"""The same on one line, with an escape such as `\x1b` for every letter that is unseen."""
    is_seen = text.isprintable() and (text.isascii() or _BLANKS.isdisjoint(text))
    return text if is_seen else "".join(map(_shown, text))


def _shown(letter: str) -> str:
    return letter.encode("unicode_escape").decode() if is_unseen(letter) else letter


def short(text: str, most: int) -> str:
    """At most so many letters, all visible; a cut is marked."""
    seen = visible(text[: most + 1])
    return seen if len(text) <= most and len(seen) <= most else seen[: most - len(_CUT)] + _CUT
