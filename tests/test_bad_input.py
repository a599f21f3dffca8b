"""Damaged files are refused in one line that names the place, never by a traceback."""

from __future__ import annotations

import copy
import json
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.helpers import SCENARIOS, Plan, walk
from tokyork import BadInputError, Game
from tokyork.cities import CITIES
from tokyork.scenario import run_scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.interpreted

REMOVED = object()
JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 7, 255, 10**9, 10**30, 1.5, "", "p9", "wings", "roll", [], {},
    [[]], ["p1"], {"p1": 1}, "1" * 500, REMOVED,
]  # fmt: skip

quietly = settings(
    max_examples=150,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow],
)


def game_in_the_middle(city: str, seed: int, *, rich: bool = False) -> Game:
    *_, game = walk(city, Plan(seats=2 + seed % 5, seed=seed, rich=rich), most=5 + seed % 60)
    return game


def places(data: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - any plain data
    """Every place in plain data: what holds it, and its key there."""
    entries = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(entries):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


def damage(data: Any, dice: Random, junk: object) -> Any:  # noqa: ANN401 - any plain data
    """A copy in which one place was emptied or filled with something else."""
    damaged = copy.deepcopy(data)
    holder, key = dice.choice(list(places(damaged)))
    if junk is REMOVED:
        del holder[key]
    else:
        holder[key] = copy.deepcopy(junk)
    return damaged


@contextmanager
def read_or_refused() -> Iterator[None]:
    """Nothing happens, or a refusal in one line that names a place and what was expected."""
    refusal = "here: nothing was refused"
    try:
        yield
    except BadInputError as error:
        refusal = str(error)
    place, _, expected = refusal.partition(": ")
    assert place
    assert expected
    assert "\n" not in refusal
    assert len(refusal) < 400


@pytest.mark.parametrize("city", CITIES)
@quietly
@given(seed=st.integers(0, 2**32), junk=st.sampled_from(JUNK), rich=st.booleans())
def test_a_damaged_snapshot_is_read_or_refused(
    city: str, seed: int, junk: object, rich: bool
) -> None:
    data = game_in_the_middle(city, seed, rich=rich).snapshot()
    with read_or_refused():
        Game.from_snapshot(damage(data, Random(seed), junk))


@pytest.mark.parametrize("city", CITIES)
@quietly
@given(seed=st.integers(0, 2**32), junk=st.sampled_from(JUNK))
def test_a_damaged_record_is_read_or_refused(city: str, seed: int, junk: object) -> None:
    game = game_in_the_middle(city, seed)
    assert game.record
    damaged = damage(game.record.data(), Random(seed), junk)
    with read_or_refused():
        Game.load(json.dumps(damaged))


@pytest.mark.parametrize("city", CITIES)
@quietly
@given(seed=st.integers(0, 2**32), junk=st.sampled_from(JUNK))
def test_a_damaged_scenario_fails_or_is_in_error_but_runs(
    city: str, seed: int, junk: object
) -> None:
    dice = Random(seed)
    path = dice.choice(sorted((SCENARIOS / city).rglob("*.yaml")))
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    outcome = run_scenario(damage(data, dice, junk))

    assert outcome.status in {"ok", "FAIL", "ERROR"}
    assert "\n" not in outcome.line(path.name)


@pytest.mark.parametrize("city", CITIES)
def test_a_truncated_file_is_read_or_refused(city: str) -> None:
    for game in (game_in_the_middle(city, 11), game_in_the_middle(city, 12, rich=True)):
        text = game.save()
        for end in range(0, len(text), 41):
            with read_or_refused():
                Game.load(text[:end])


@pytest.mark.parametrize("text", ["", "[]", "17", "null", "wings", "{", "a: b: c", "\x00", "- 1"])
def test_what_is_no_game_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadInputError):
        Game.load(text)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("kind", ["record", "snapshot"])
@pytest.mark.parametrize("version", [None, 0, 2, "1", [1]])
def test_another_version_is_refused(city: str, kind: str, version: object) -> None:
    game = Game(city, 2, seed=1)
    assert game.record
    data = game.record.data() if kind == "record" else game.snapshot()

    with pytest.raises(BadInputError, match=f"{kind}: expected version 1"):
        Game.load(json.dumps(data | {kind: version}))


@pytest.mark.parametrize("city", CITIES)
def test_a_record_with_a_move_that_is_not_legal_names_the_move(city: str) -> None:
    game = Game(city, 2, seed=1)
    assert game.decision
    seat, other = (game.decision.seat, *[s for s in game.seats if s != game.decision.seat])
    record = game.record
    assert record

    record.moves = [f"{seat} fly away"]
    with pytest.raises(BadInputError, match=r"moves\[0\]: expected a legal move"):
        Game.load(record.text())
    record.moves = [f"{other} {game.legal_moves[0]}"]
    with pytest.raises(BadInputError, match=rf"moves\[0\]: expected a move by {seat} "):
        Game.load(record.text())
