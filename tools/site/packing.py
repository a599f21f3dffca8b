"""Compiles and packs what runs in a browser: run by offline/pack.mjs, with the Python there."""

from __future__ import annotations

import ast
import importlib.util
import marshal
import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MADE = (2020, 1, 1, 0, 0, 0)  # the same sources are the same file
UNCHECKED = (1).to_bytes(4, "little")
"""How a file says that its source need not be looked at."""
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


def compiled(source: bytes, name: str) -> bytes:
    """A file as Python would keep it, without texts and columns for those who read code."""
    tree = ast.parse(source, name)
    if name.partition("/")[0] not in ASKED:
        tree = ast.fix_missing_locations(WithoutTypes().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
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
