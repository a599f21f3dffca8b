"""The examples of docs/environments.md run where the extras are."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_run() -> None:
    text = PAGE.read_text(encoding="utf-8")
    lines: list[str] = []
    for found in re.finditer(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        lines += [""] * (text.count("\n", 0, found.start(1)) - len(lines))
        lines += found[1].splitlines()
    test = doctest.DocTestParser().get_doctest("\n".join(lines) + "\n", {}, PAGE.name, str(PAGE), 0)
    results = doctest.DocTestRunner().run(test)

    assert results.failed == 0
    assert results.attempted > 15
