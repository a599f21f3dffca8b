"""Why something happened, and why something cannot be done: chains of causes, in words."""

from tokyork.words.causes.links import Link, rule_link
from tokyork.words.causes.log_lines import why_line
from tokyork.words.causes.refused import why_refused

__all__ = ["Link", "rule_link", "why_line", "why_refused"]
