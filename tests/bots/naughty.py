"""A program that misbehaves in the way its first argument says; run by test_programs.py.

It writes its process id, and that of a child if it has one, into the file of its second argument.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

HOW, DIARY = sys.argv[1:3]
FOR_EVER = 1000


def note(pid: object) -> None:
    with Path(DIARY).open("a", encoding="utf-8") as diary:
        diary.write(f"{pid}\n")


def answer(number: int, legal: list[str]) -> None:
    """The first legal move, unless it is time to misbehave."""
    if HOW == "crash" or (HOW == "crash_third" and number == 3):
        sys.stderr.write("Traceback of some kind\nOh dear\n")
        sys.exit(3)
    if HOW == "sleep" or (HOW == "sleep_third" and number >= 3):
        time.sleep(FOR_EVER)
    if HOW == "slow_third" and number == 3:
        time.sleep(0.4)
    if HOW == "close":
        os.close(1)
        time.sleep(FOR_EVER)
    if HOW == "endless":
        while True:
            sys.stdout.write("x" * 1000)
    if HOW == "shout":
        sys.stderr.write("noise " * 100_000 + "\n")
    lines = {
        "garbage": "what?",
        "number": "17",
        "no_move": '{"mov": "stop"}',
        "wrong_type": '{"move": 3}',
        "deep": "[" * 50_000,
        "empty": "",
        "illegal": '{"move": "dance"}',
        "chatty": "thinking...\n" + json.dumps({"move": legal[0]}),
    }
    if HOW == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\n")
    else:
        last = json.dumps({"move": f"{legal[-1].upper()}  ", "why": "I like it", "number": number})
        sys.stdout.write(lines.get(HOW, last) + "\n")
    sys.stdout.flush()


if HOW == "child":
    note(subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOR_EVER})"]).pid)
if HOW != "deaf":
    note(os.getpid())
    for count, line in enumerate(sys.stdin, 1):
        answer(count, json.loads(line)["legal"])
if HOW in {"deaf", "stubborn", "child"}:
    time.sleep(FOR_EVER)
