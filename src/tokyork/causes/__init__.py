"""Why something happened, and why something cannot be done: chains of causes, in words."""

from tokyork.causes.lines import why_line
from tokyork.causes.links import Link
from tokyork.causes.refused import why_refused

__all__ = ["Link", "why_line", "why_refused"]
