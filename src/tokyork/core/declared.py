"""Names that stand once, where they are declared, and are read from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType


def attributes(kind: type[object]) -> list[str]:
    """What a class and its bases declare in their bodies, the bases' first.

    A compiled class keeps a descriptor for each of them, an interpreted one its first value.
    """
    return [
        name
        for cls in reversed(kind.__mro__)
        for name, value in vars(cls).items()
        if not name.startswith("_") and not callable(value)
    ]


def numbers(module: ModuleType) -> dict[int, str]:
    """The numbers that a module gives names to, with these names in small letters."""
    return {
        value: name.lower()
        for name, value in vars(module).items()
        if name.isupper() and not name.startswith("_") and isinstance(value, int)
    }
