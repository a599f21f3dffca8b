"""What a WebAssembly module asks for and gives, by its own word."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

TYPES, IMPORTS, FUNCTIONS, EXPORTS = 1, 2, 3, 7
"""Sections."""
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
"""What can be asked for."""
PLACES = {"__memory_base", "__table_base"}
"""What the loader of a side module says, and no other module."""

Signature = tuple[bytes, bytes]
"""Of a function: what it takes, and what it gives."""


@dataclass(slots=True)
class Module:
    """Its functions by name, with their types; of all else only that it is there."""

    asks: dict[str, Signature | None] = field(default_factory=dict)
    gives: dict[str, Signature | None] = field(default_factory=dict)


class _Reader:
    """Reads numbers and names from bytes."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """Seven bits a byte, the lowest first."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def text(self) -> bytes:
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def limits(self) -> None:
        """Of a table or memory: how large it is at least, and perhaps at most."""
        has_most = self.byte() & 1
        self.number()
        if has_most:
            self.number()


def read(path: Path) -> Module:
    """What it says of itself."""
    reader = _Reader(path.read_bytes(), at=8)
    module, types, functions = Module(), [], []
    while reader.at < len(reader.data):
        section, size = reader.byte(), reader.number()
        end = reader.at + size
        if section == TYPES:
            types = _types(reader)
        elif section == IMPORTS:
            functions = _imports(reader, types, module)
        elif section == FUNCTIONS:
            functions += [types[reader.number()] for _ in range(reader.number())]
        elif section == EXPORTS:
            _exports(reader, functions, module)
        reader.at = end
    return module


def _types(reader: _Reader) -> list[Signature]:
    found = []
    for _ in range(reader.number()):
        if reader.byte() != 0x60:
            raise ValueError("a kind of type that nobody here has met")
        found.append((reader.text(), reader.text()))
    return found


def _imports(reader: _Reader, types: list[Signature], module: Module) -> list[Signature]:
    functions = []
    for _ in range(reader.number()):
        reader.text()  # whom it asks: there is but one
        name, kind = reader.text().decode(), reader.byte()
        module.asks.setdefault(name, None)  # by its address alone, it may be
        if kind == FUNCTION:
            functions.append(types[reader.number()])
            module.asks[name] = functions[-1]
        elif kind == TABLE:
            reader.byte()
            reader.limits()
        elif kind == MEMORY:
            reader.limits()
        elif kind == GLOBAL:
            reader.at += 2
        elif kind == TAG:
            reader.byte()
            reader.number()
    return functions


def _exports(reader: _Reader, functions: list[Signature], module: Module) -> None:
    for _ in range(reader.number()):
        name, kind, number = reader.text().decode(), reader.byte(), reader.number()
        module.gives[name] = functions[number] if kind == FUNCTION else None


def unmet(asking: Path, giving: Path) -> list[str]:
    """What one asks for that the other does not give, or not like that."""
    asked, given = read(asking).asks, read(giving).gives
    usual = PLACES | {"memory", "__indirect_function_table", "__stack_pointer"}
    return sorted(
        name
        for name, wanted in asked.items()
        if name not in usual
        and (name not in given or (wanted is not None and given[name] != wanted))
    )
