"""Token buckets, told the time by the test."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT
from tokyork.errors import BadInputError
from tokyork.server.limits import Buckets, Limits

if TYPE_CHECKING:
    from pathlib import Path


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(40, 2.0, clock)
    assert [buckets.take("a") for _ in range(41)] == [True] * 40 + [False]
    assert buckets.take("b")

    clock.now = 0.1
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert sum(buckets.take("a") for _ in range(100)) == 40


def test_asking_in_vain_does_not_make_it_worse() -> None:
    clock = Clock()
    buckets = Buckets(2, 2.0, clock)
    for _ in range(100):
        buckets.take("a")
    clock.now = 1.0

    assert buckets.take("a")


def test_full_buckets_are_forgotten_and_others_are_not() -> None:
    clock = Clock()
    buckets = Buckets(2, 2.0, clock)
    for number in range(5000):
        clock.now = number * 0.1
        buckets.take("busy")
        buckets.take("busy")
        buckets.take(str(number))

    assert len(buckets._left) < 1100
    assert not buckets.take("busy")


def test_connections_of_an_address_are_counted() -> None:
    limits = Limits(connections=2)
    assert [limits.connect("a") for _ in range(3)] == [True, True, False]
    assert limits.connect("b")
    limits.disconnect("a")

    assert limits.connect("a")
    assert not limits.connect("a")


# --- from a file ---


def test_a_file_names_what_is_different(tmp_path: Path) -> None:
    file = tmp_path / "limits.yaml"
    file.write_text("lines: 1000\nhead_seconds: 2.5\nbody_seconds: 7\n")
    limits = Limits.read(file)
    assert (limits.lines, limits.head_seconds, limits.body_seconds) == (1000, 2.5, 7.0)
    assert limits.calls == Limits().calls

    file.write_text(json.dumps({"calls": 7}))
    assert Limits.read(file).calls == 7


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("speed: 3", "speed: unknown key; expected one of address_requests, "),
        ("_connected: 3", "_connected: unknown key"),
        ("lines: many", "lines: expected a whole number from 1 to 1000000, got 'many'"),
        ("lines: 0", "lines: expected a whole number from 1"),
        ("lines: 2.5", "lines: expected a whole number from 1"),
        ("lines: true", "lines: expected a whole number from 1"),
        ("head_seconds: 0", "head_seconds: expected seconds from 0.05 to 3600, got 0"),
        ("head_seconds: .nan", "head_seconds: expected seconds"),
        ("head_seconds: yes", "head_seconds: expected seconds"),
        ("- 3", ": expected a mapping"),
        ("", ": expected a mapping"),
        ("a: [", "expected plain YAML"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(
    tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "limits.yaml"
    file.write_text(text)
    with pytest.raises(BadInputError, match=re.escape(str(file))) as caught:
        Limits.read(file)

    assert told in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="cannot be read"):
        Limits.read(tmp_path / "none.yaml")


def test_every_limit_stands_in_the_document_with_its_default() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([\d.,]+) \| .+ \|$", page, re.MULTILINE)

    assert {name: float(value.replace(",", "")) for name, value in rows} == Limits.usual()
