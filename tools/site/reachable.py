"""Which modules of ours may ever be imported by one: found by reading, not by running."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BY_NAME = re.compile(r"(tokyork(?:\.\w+)+):\w+")
"""How `server/work/tasks.py` names what is imported when it is asked for."""


def reachable(source: Path, firsts: tuple[str, ...], without: tuple[str, ...]) -> set[Path]:
    """The files of `firsts` and all that they may import; of packages in `without` nothing."""
    found: dict[str, Path] = {}
    unread = list(firsts)
    while unread:
        name = unread.pop()
        path = _file(source, name)
        if path is None or name in found or _is_below(name, without):
            continue
        found[name] = path
        unread += [name.rpartition(".")[0], *_imported(ast.parse(path.read_bytes()))]
    return set(found.values())


def _is_below(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == one or name.startswith(f"{one}.") for one in packages)


def _file(source: Path, name: str) -> Path | None:
    whole = source.joinpath(*name.split("."))
    candidates = (whole / "__init__.py", whole.with_suffix(".py"))
    return next((path for path in candidates if name and path.is_file()), None)


def _imported(node: ast.AST) -> Iterator[str]:
    """What the code names, wherever it stands; what is only there for types is not imported."""
    match node:
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            for other in node.orelse:
                yield from _imported(other)
            return
        case ast.Import(names=names):
            yield from (one.name for one in names)
        case ast.ImportFrom(module=str(module), names=names):
            yield module
            yield from (f"{module}.{one.name}" for one in names)
        case ast.Constant(value=str(text)) if named := BY_NAME.fullmatch(text):
            yield named[1]
    for child in ast.iter_child_nodes(node):
        yield from _imported(child)
