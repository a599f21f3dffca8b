"""Names and sentences from the Fluent files; the engine itself holds no prose.

Parsing a whole language would take a good part of the program's start, so each message is
parsed when it is first wanted.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

_PACKAGED = Path(__file__).parent / "locales"
_IN_CLONE = Path(__file__).parents[2] / "locales"
LOCALES = _PACKAGED if _PACKAGED.is_dir() else _IN_CLONE
FALLBACK = "en"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins: whatever continues one is indented."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Texts:
    """All messages of one language; what it lacks is taken from English."""

    def __init__(self, language: str = FALLBACK) -> None:
        """Read the language's folder."""
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, attribute: str | None = None, /, **values: object) -> str:
        """A message, or one of its attributes; an unknown one shows its id."""
        for bundle in self._bundles:
            found = bundle.message(message)
            if found is None:
                continue
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                text, _ = bundle.parsed.format_pattern(pattern, values)
                return str(text) if _Spoken.breaks else str(text).replace(SOFT_HYPHEN, "")
        return f"{message}.{attribute}" if attribute else message

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether some language of the chain has this message."""
        return any(
            (found := bundle.message(message)) is not None
            and (attribute is None or attribute in found.attributes)
            for bundle in self._bundles
        )

    def rulings(self, message: str) -> list[str]:
        """The numbered clarifications of a card."""
        found: list[str] = []
        while self.has(message, f"ruling-{len(found) + 1}"):
            found.append(self(message, f"ruling-{len(found) + 1}"))
        return found


class _Bundle:
    """The messages of one language's files, parsed one by one as they are wanted."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow, and often not needed

        self.parsed = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        """What is not parsed yet."""
        for path in sorted((LOCALES / language).glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            starts = [found.start() for found in _ENTRY.finditer(text)]
            entries = [text[a:b] for a, b in zip(starts, [*starts[1:], None], strict=False)]
            self.sources |= {entry.partition("=")[0].rstrip(): entry for entry in entries}

    def message(self, name: str) -> Message | None:
        """A message, if there is one."""
        self._parse(name)
        return self.parsed.get_message(name) if self.parsed.has_message(name) else None

    def _parse(self, name: str) -> None:
        """Parse an entry and those it refers to."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

        source = self.sources.pop(name, None)
        if source is not None:
            self.parsed.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)


class _Spoken:
    """What this process speaks where nothing else is said."""

    language = FALLBACK
    breaks = True


def speak(language: str, *, breaks: bool) -> None:
    """Say everything in this language; a terminal cannot break words where they may be broken."""
    _Spoken.language, _Spoken.breaks = language, breaks


def spoken() -> str:
    """The language that is spoken where nothing else is said."""
    return _Spoken.language


def texts(language: str | None = None) -> Texts:
    """The messages of a language, read once."""
    return _texts(language or _Spoken.language)


@lru_cache
def _texts(language: str) -> Texts:
    return Texts(language)


def languages() -> list[str]:
    """The languages there are: one folder each."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@lru_cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language)
