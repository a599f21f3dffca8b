"""Compiles and packs what runs in a browser: run by offline/pack.mjs, with the Python there."""

from __future__ import annotations

import ast
import importlib.util
import marshal
import zipfile
from types import CodeType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MADE = (2020, 1, 1, 0, 0, 0)  # the same sources are the same file
UNCHECKED = (1).to_bytes(4, "little")
"""How a file says that its source need not be looked at."""
OURS = "tokyork"
SAME_LINE = 0x80 | 13 << 3
"""How a table of lines says: the line before, no columns, for so many steps more than one."""
ASKED = {"pyodide", "_pyodide"}
"""Packages that look at their own functions' types."""


class WithoutTypes(ast.NodeTransformer):
    """Leaves out what functions say of types: it is a tenth of the code, and nobody asks."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """A parameter without its type."""
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function without the type of its result."""
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """The same."""
        node.returns = None
        return self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        """Imports for types alone are none."""
        self.generic_visit(node)
        match node.test:
            case ast.Name(id="TYPE_CHECKING"):
                return [ast.copy_location(ast.Pass(), node), *node.orelse]
        return node


def with_first_lines(code: CodeType) -> CodeType:
    """All of it said to stand where its function begins: a sixth less, and still to be found."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lengths = [8] * whole + [rest] * bool(rest)
    lines = b"".join(bytes((SAME_LINE | length - 1, 0)) for length in lengths)
    inner = tuple(
        with_first_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts
    )
    return code.replace(co_linetable=lines, co_consts=inner)


def compiled(source: bytes, name: str) -> bytes:
    """A file as Python would keep it, without texts and columns for those who read code.

    Our own files keep their lines: others' are seldom what is looked for.
    """
    tree = ast.parse(source, name)
    if name.partition("/")[0] not in ASKED:
        tree = ast.fix_missing_locations(WithoutTypes().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    if name.partition("/")[0] != OURS:
        code = with_first_lines(code)
    known = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + known + marshal.dumps(code)


def packed(tree: Path, target: str) -> None:
    """All below a folder in one archive, stored: what is sent is compressed on its way."""
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(tree.rglob("*")):
            if not path.is_file():
                continue
            name, data = path.relative_to(tree).as_posix(), path.read_bytes()
            if path.suffix == ".py":
                name, data = f"{name}c", compiled(data, name)
            info = zipfile.ZipInfo(name, MADE)
            info.compress_type = zipfile.ZIP_STORED
            archive.writestr(info, data)
