"""The streams of a program: closed, full or cut off, and clean of what others wrote."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys
from pathlib import Path

from tokyork.plain_text import is_unseen, short

LONGEST_COMPLAINT = 1500


def complain(text: str) -> None:
    """One line of standard error, whatever somebody put into a file or a name."""
    print("tokyork:", short(text, LONGEST_COMPLAINT), file=sys.stderr)


def have_streams() -> None:
    """A program that was started with a stream closed reads and says nothing there."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            # As long as the program runs.
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def say_no_more() -> None:
    """What is still to be written goes nowhere, so that Python does not stumble at its end."""
    with contextlib.suppress(OSError, ValueError):  # a stream of a test has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def never_stumble_over_letters() -> None:
    """A terminal without our letters shows question marks instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def print_json(data: object) -> None:
    """As people read it; what is unseen in a name is escaped, as JSON allows."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    print("".join(json.dumps(c)[1:-1] if c != "\n" and is_unseen(c) else c for c in text))
