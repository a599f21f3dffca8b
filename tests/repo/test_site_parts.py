"""How the parts of ./run site are made: small lines, and modules that fit each other."""

from __future__ import annotations

import traceback
from types import CodeType
from typing import TYPE_CHECKING

import pytest

from tools.site.packing import with_first_lines
from tools.site.signatures import Module, read, unmet

if TYPE_CHECKING:
    from pathlib import Path

MAGIC = b"\0asm\1\0\0\0"
INT, FLOAT = b"\x7f", b"\x7c"

SOURCE = """
def fails(number):
    above = number + 1
    for _ in range(20):
        above = above * 2 + number * 3 + above * 5
    return above / 0


def calls():

    return fails(3)
"""


def section(number: int, *items: bytes) -> bytes:
    body = bytes([len(items)]) + b"".join(items)
    return bytes([number, len(body)]) + body


def name(text: str) -> bytes:
    return bytes([len(text)]) + text.encode()


def function_type(takes: bytes, gives: bytes) -> bytes:
    return b"\x60" + bytes([len(takes)]) + takes + bytes([len(gives)]) + gives


def asking(path: Path, takes: bytes) -> Path:
    """A module that calls `add`, and wants a memory and where things are."""
    imports = (
        name("env") + name("memory") + b"\2\0\1",
        name("env") + name("add") + b"\0\0",
        name("GOT.func") + name("add") + b"\3\x7f\1",
        name("env") + name("__memory_base") + b"\3\x7f\0",
    )
    path.write_bytes(MAGIC + section(1, function_type(takes, INT)) + section(2, *imports))
    return path


def giving(path: Path, takes: bytes) -> Path:
    """A module with such a function."""
    parts = (
        section(1, function_type(takes, INT)),
        section(3, b"\0"),
        section(7, name("add") + b"\0\0"),
        section(10, b"\2\0\x0b"),
    )
    path.write_bytes(MAGIC + b"".join(parts))
    return path


def test_a_module_tells_what_it_asks_for_and_gives(tmp_path: Path) -> None:
    asks = {"memory": None, "add": (INT, INT), "__memory_base": None}
    assert read(asking(tmp_path / "asking", INT)) == Module(asks=asks)
    assert read(giving(tmp_path / "giving", INT)) == Module(gives={"add": (INT, INT)})


def test_a_function_that_takes_something_else_is_found_before_anybody_loads_it(
    tmp_path: Path,
) -> None:
    given = giving(tmp_path / "giving", INT)
    assert unmet(asking(tmp_path / "right", INT), given) == []
    assert unmet(asking(tmp_path / "wrong", FLOAT), given) == ["add"]
    assert unmet(given, given) == []


def test_a_function_that_is_not_there_is_found(tmp_path: Path) -> None:
    nothing = tmp_path / "nothing"
    nothing.write_bytes(MAGIC)
    assert unmet(asking(tmp_path / "asking", INT), nothing) == ["add"]


def test_without_its_lines_code_says_where_a_function_begins() -> None:
    code = with_first_lines(compile(SOURCE, "there.py", "exec"))
    names: dict[str, object] = {}
    exec(code, names)
    calls = names["calls"]
    assert callable(calls)
    with pytest.raises(ZeroDivisionError) as failed:
        calls()
    lines = [(one.name, one.lineno) for one in traceback.extract_tb(failed.tb)]
    assert lines[-2:] == [("calls", 9), ("fails", 2)]


def test_nothing_else_of_the_code_changes() -> None:
    before = compile(SOURCE, "there.py", "exec")
    after = with_first_lines(before)
    inner = next(one for one in before.co_consts if isinstance(one, CodeType))
    same = next(one for one in after.co_consts if isinstance(one, CodeType))
    assert same.co_code == inner.co_code
    assert len(list(same.co_positions())) == len(list(inner.co_positions()))
