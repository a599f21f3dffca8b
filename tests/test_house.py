"""What ARCHITECTURE and the other documents say of the code is so, and every idea has one name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec
import pytest

from tests.helpers import ROOT, SCENARIOS, SRC
from tools import make_types

if TYPE_CHECKING:
    from pathlib import Path

PYTHON = [path for path in sorted(SRC.rglob("*.py")) if path.name != "__init__.py"]
CITIES = ("core", "tokyo", "new_york")
"""Rooms that mirror each other: what both cities have has the same name in both."""
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
HOPS = re.findall(r"^\d+\. `([^`]+)`(?: `(\w+)`)?:", ARCHITECTURE, re.MULTILINE)
PLACES = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|ts|svelte))`")
RECORDS = (
    "server.protocol",
    "views",
    "words",
    "coach",
    "forecast",
    "review",
    "puzzles",
    "lessons",
    "fair",
)


# --- documents ---


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)", text)

    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_file_that_architecture_names_exists() -> None:
    named = {place for place in PLACES.findall(ARCHITECTURE) if "CITY" not in place}

    assert [place for place in sorted(named) if not _found(place)] == []


def _found(place: str) -> bool:
    """In the repository, in the package, or in one of its rooms; `board/` may be the client's."""
    if "/" not in place:
        return any(ROOT.glob(f"src/**/{place}"))
    roots = (ROOT, SRC, SRC / "server", SRC / "bots", ROOT / "client" / "src")
    tables = (ROOT / "client" / "src" / "table",)
    made = ("build/",)
    return place in made or any((root / place).exists() for root in (*roots, *tables))


def test_the_way_of_a_move_is_the_one_that_architecture_tells() -> None:
    files = [place for place, _ in HOPS]

    assert len(HOPS) >= 15
    for place, function in HOPS:
        text = (ROOT / place).read_text(encoding="utf-8")
        assert not function or re.search(rf"\b{function}\(", text), f"{function} in {place}"
    assert len(files) == len(set(files))


def test_every_room_of_the_package_is_in_architecture() -> None:
    rooms = {path.parent.name for path in SRC.glob("*/__init__.py")}
    modules = {path.name for path in SRC.glob("*.py")} - {"__init__.py", "__main__.py", "errors.py"}

    assert {room for room in rooms if f"`{room}/`" not in ARCHITECTURE} == set()
    assert {module for module in modules if f"`{module}`" not in ARCHITECTURE} == set()


def test_there_are_as_many_scenarios_as_the_changelog_says() -> None:
    said = re.search(r"More than ([\d,]+) scenarios", (ROOT / "CHANGELOG.md").read_text("utf-8"))

    assert said
    assert len(list(SCENARIOS.rglob("*.yaml"))) > int(said[1].replace(",", ""))


# --- names ---


def _mirrored(paths: list[Path]) -> bool:
    """Whether files of one name mirror each other in the cities, or name a room and its heart."""
    rooms = [path.parent.name for path in paths]
    return all(room in CITIES for room in rooms) and len(set(rooms)) == len(rooms)


def test_no_two_modules_have_the_same_name() -> None:
    by_name: dict[str, list[Path]] = defaultdict(list)
    for path in PYTHON:
        if path.stem != path.parent.name and path.name != "__main__.py":
            by_name[path.stem].append(path)
    for package in SRC.rglob("__init__.py"):
        if package.parent != SRC:
            by_name[package.parent.name].append(package.parent)

    twice = {name for name, paths in by_name.items() if len(paths) > 1 and not _mirrored(paths)}
    assert twice == set()


def test_no_two_classes_have_the_same_name() -> None:
    by_name: dict[str, list[Path]] = defaultdict(list)
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                by_name[node.name].append(path)

    twice = {name for name, paths in by_name.items() if len(paths) > 1 and not _mirrored(paths)}
    assert twice == set()


def test_a_seats_name_is_read_in_one_place() -> None:
    reads = [
        str(path.relative_to(SRC))
        for path in PYTHON
        if re.search(r"\[1:\]\) - 1|removeprefix\(\"p\"\)|\"p2\", \"p3\"", path.read_text("utf-8"))
    ]

    assert reads == ["formats/notation.py"]


# --- the wire ---


def test_all_that_crosses_the_wire_is_declared_in_its_rooms() -> None:
    roots = [*make_types.UNIONS.values(), *make_types.ASKED, *make_types.ANSWERED]
    _, components = msgspec.json.schema_components(roots)
    declared = {
        name
        for path in PYTHON
        if str(path.relative_to(SRC)).replace("/", ".").startswith(RECORDS)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (name := _declared(node))
    }

    assert set(components) <= declared


def _declared(node: ast.AST) -> str | None:
    """The name of a record: a class, or what `TypedDict("Name", ...)` makes."""
    match node:
        case ast.ClassDef(name=name):
            return name
        case ast.Call(func=ast.Name(id="TypedDict"), args=[ast.Constant(value=str(name)), *_]):
            return name
    return None


def test_messages_and_requests_are_declared_nowhere_but_in_the_protocol() -> None:
    elsewhere = [
        str(path.relative_to(SRC))
        for path in PYTHON
        if path.parent.name != "protocol"
        and re.search(r'tag_field="type"', path.read_text(encoding="utf-8"))
    ]

    assert elsewhere == []
