"""The short form of `./run fuzz`: the kept corpus, and some hundred inputs that are like it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.fuzz.mutation import mutated
from tests.fuzz.targets import TARGETS, TooSlowError, feed

CORPUS = Path(__file__).parent / "corpus"
MUTATIONS = 150


def kept(target: str) -> list[bytes]:
    return [path.read_bytes() for path in sorted((CORPUS / target).iterdir())]


def test_every_target_has_a_corpus() -> None:
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS)


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_kept_is_read_or_refused(target: str) -> None:
    for data in kept(target):
        feed(target, data)


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_like_it_is_read_or_refused(target: str) -> None:
    dice = Random(f"{target}, always the same")
    known = kept(target)
    for _ in range(MUTATIONS):
        data = mutated(dice.choice(known), dice)
        try:
            feed(target, data)
        except Exception as error:
            raise AssertionError(data) from error


def test_what_takes_too_long_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.targets.unit", lambda: 0.0)
    with pytest.raises(TooSlowError):
        feed("yaml", b"a: 1")
