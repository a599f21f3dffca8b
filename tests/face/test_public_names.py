"""Every public name is in the documents, and `import tokyork` brings what playing needs."""

from __future__ import annotations

import re
import subprocess
import sys
from types import ModuleType

import pytest

import tokyork
import tokyork.bots
from tests.face import every_name
from tests.helpers import ROOT
from tokyork import BadInputError, Decision, Game, IllegalMoveError, Move, Playout, Position
from tokyork.bots import Bot, Choice, Failure, SafeSeat, Seen

PYTHON = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
EVERY_NAME = PYTHON.partition("## Every name")[2]
HEAVY = {
    "babel",
    "fluent",
    "httptools",
    "msgspec",
    "numpy",
    "openskill",
    "prometheus_client",
    "rich",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
    "yaml",
}


def marked(text: str) -> set[str]:
    """The names in code marks, and what stands in their brackets."""
    return {name for code in re.findall(r"`([^`\n]+)`", text) for name in re.findall(r"\w+", code)}


def public(kind: type) -> set[str]:
    """The public attributes that a class has of its own."""
    inherited = {name for base in kind.__mro__[1:] for name in vars(base)}
    declared = {*vars(kind), *getattr(kind, "__annotations__", {})}
    return {name for name in declared if not name.startswith("_")} - inherited


def test_every_name_of_the_package_is_listed() -> None:
    there = {
        name
        for name, value in vars(tokyork).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert there - {"TYPE_CHECKING"} <= set(tokyork.__all__)
    assert all(hasattr(tokyork, name) for name in tokyork.__all__)
    assert set(tokyork.__all__) <= marked(EVERY_NAME)
    with pytest.raises(AttributeError, match="no attribute 'Gamr'"):
        tokyork.Gamr  # noqa: B018 - asked for


@pytest.mark.parametrize("kind", [Game, Decision, Move, Playout])
def test_every_attribute_is_listed(kind: type) -> None:
    assert public(kind) <= marked(EVERY_NAME)


def test_every_attribute_of_a_position_is_explained() -> None:
    assert public(Position) <= marked(PYTHON.partition("## Positions for search")[2])


def test_what_an_error_knows_is_explained() -> None:
    refused = IllegalMoveError("p1", "roll", "dance", "no", "why-not_offered", {})
    for error in (refused, BadInputError("seed", "expected one")):
        assert {name for name in vars(error) if not name.startswith("_")} <= marked(PYTHON)


@pytest.mark.parametrize("kind", [Bot, Choice, Failure, SafeSeat, Seen])
def test_every_name_for_bots_is_explained(kind: type) -> None:
    assert set(tokyork.bots.__all__) <= marked(BOTS + PYTHON)
    assert public(kind) <= marked(BOTS)


def test_what_is_listed_is_there() -> None:
    rows = re.findall(r"^\| (`[^|]*) \|", EVERY_NAME.partition("| name |")[0], re.MULTILINE)
    assert rows
    assert marked("\n".join(rows)) <= {*public(Game), "state"}


def test_importing_the_package_loads_nothing_of_the_server_and_nothing_heavy() -> None:
    ask = "import sys, tokyork; print('\\n'.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-S", "-P", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {ask}"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = done.stdout.split()
    assert {name.partition(".")[0] for name in loaded} & HEAVY == set()
    layers = {name.split(".")[1] for name in loaded if name.startswith("tokyork.")}
    assert layers & {"server", "terminal", "bots", "words", "scenario", "fair", "drawn"} == set()


def test_a_typed_program_uses_every_name() -> None:
    text = (ROOT / "tests" / "face" / "every_name.py").read_text(encoding="utf-8")
    kinds = [Game, Position, Decision, Move, Playout, Bot, Choice, Failure, SafeSeat, Seen]
    names = {name for kind in kinds for name in public(kind)} - {"seal_with"}

    assert {name for name in names if not re.search(rf"\b{name}\b", text)} == set()
    every_name.main()
