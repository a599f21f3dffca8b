"""docs/view.md, the structs of the events and what real games tell are the same."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

from tests.helpers import ROOT, SCENARIOS, Plan, walk
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.formats import reading
from tokyork.scenario import script
from tokyork.scenario.position import PositionReader
from tokyork.views.event_kinds import AnyEvent

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.interpreted

COMMON = {"number", "after", "kind", "cause"}
Fields = dict[str, set[str]]
"""Of every kind, its own fields."""


def structs() -> Fields:
    return {
        kind.__struct_config__.tag: {f.encode_name for f in msgspec.structs.fields(kind)} - COMMON
        for kind in get_args(AnyEvent)
    }


def optional() -> Fields:
    return {
        kind.__struct_config__.tag: {
            f.encode_name for f in msgspec.structs.fields(kind) if f.default is msgspec.UNSET
        }
        for kind in get_args(AnyEvent)
    }


def documented() -> tuple[Fields, Fields]:
    """All fields, and those that may be missing."""
    page = (ROOT / "docs" / "view.md").read_text(encoding="utf-8")
    section = page.partition("\n## An event\n")[2].partition("\n## ")[0]
    found: Fields = {}
    missing: Fields = {}
    for kind, fields in re.findall(r"^\| `(\w+)` \|[^|]*\|([^|]*)\|$", section, re.MULTILINE):
        names = [re.match(r"`(\w+)`(\??)", field.strip()) for field in fields.split(";")]
        found[kind] = {name[1] for name in names if name}
        missing[kind] = {name[1] for name in names if name and name[2]}
    return found, missing


def test_the_document_explains_every_kind_and_field_and_no_other() -> None:
    found, missing = documented()

    assert found == structs()
    assert missing == optional()


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """All events of some games, and of all scenarios, which know what is rare."""
    found: list[dict[str, Any]] = []
    for city in CITIES:
        for seats in (2, 4, 6):
            *_, last = walk(city, Plan(seats, seed=seats, rich=True), most=400)
            found += [event for seat in (None, "p1") for event in last.events(0, seat)]
        found += Game(city, seed=1).events()  # the very first rolls
    return found + [event for path in SCENARIOS.rglob("*.yaml") for event in of_scenario(path)]


def of_scenario(path: Path) -> list[dict[str, Any]]:
    data: Any = reading.load_yaml(path)
    g = PositionReader(data).position()
    g.log = []
    for number, step in enumerate(data.get("script") or []):
        script._run_step(g, step, f"script[{number}]")
    return Game.of(g).events(0, "p1")


def test_what_games_tell_has_the_shape_of_its_kind(told: list[dict[str, Any]]) -> None:
    for event in told:
        assert msgspec.to_builtins(msgspec.convert(event, AnyEvent)) == event


def test_every_kind_and_field_is_told_by_some_game(told: list[dict[str, Any]]) -> None:
    seen: Fields = {}
    for event in told:
        seen.setdefault(event["kind"], set()).update(event.keys() - COMMON)

    assert seen == structs()
