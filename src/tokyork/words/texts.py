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
    from collections.abc import Callable

    from tokyork.words.patterns import Pattern

_PACKAGED = Path(__file__).parents[1] / "locales"
_IN_CLONE = Path(__file__).parents[3] / "locales"
LOCALES = _PACKAGED if _PACKAGED.is_dir() else _IN_CLONE
FALLBACK = "en"
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_MANY = 5000

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or term begins: whatever continues one is indented."""


class Texts:
    """All messages of one language; what it lacks is taken from English."""

    def __init__(self, language: str = FALLBACK, *, breaks: bool = True) -> None:
        """Read the language's folder; with `breaks`, long words tell where they may be broken."""
        self.language = language
        chain = dict.fromkeys((language, FALLBACK))
        self._catalogues = [_catalogue(name, breaks) for name in chain]
        self._plain: dict[tuple[str, str | None], str] = {}
        """What was said without values: it is always the same."""
        self._names: dict[str, frozenset[str]] = {}
        self._found: dict[tuple[str, str | None], tuple[Pattern, str]] = {}
        self._fill: Callable[[Pattern, dict[str, object], str], str] | None = None

    def __call__(self, message: str, attribute: str | None = None, /, **values: object) -> str:
        """A message, or one of its attributes; an unknown one shows its id.

        The text is a `Phrase` if one of the values has parts.
        """
        if values:
            return self._filled(message, attribute, values)
        key = (message, attribute)
        if key not in self._plain:
            said = self._filled(message, attribute, values)
            if len(self._plain) == _MANY:  # some ids are made of what somebody typed
                self._plain.clear()
            self._plain[key] = said
        return self._plain[key]

    def _filled(self, message: str, attribute: str | None, values: dict[str, object]) -> str:
        found = self._found.get((message, attribute)) or self._find(message, attribute)
        if found is None:
            return f"{message}.{attribute}" if attribute else message
        if self._fill is None:
            from tokyork.words.patterns import filled  # noqa: PLC0415 - the parser is slow to load

            self._fill = filled
        return self._fill(found[0], values, found[1])

    def _find(self, message: str, attribute: str | None) -> tuple[Pattern, str] | None:
        """The pattern of a message, and in which language it is."""
        for catalogue in self._catalogues:
            pattern = catalogue.pattern(message, attribute)
            if pattern is not None:
                self._found[message, attribute] = (pattern, catalogue.language)
                return self._found[message, attribute]
        return None

    def values_of(self, message: str) -> frozenset[str]:
        """The names of the values that a message can use."""
        from tokyork.words.patterns import names_in  # noqa: PLC0415 - the parser is slow to load

        if message not in self._names:
            found = self._find(message, None)
            self._names[message] = names_in(found[0] if found else [])
        return self._names[message]

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether some language of the chain has this message."""
        return any(catalogue.has(message, attribute) for catalogue in self._catalogues)

    def rulings(self, message: str) -> list[str]:
        """The numbered clarifications of a card."""
        found: list[str] = []
        while self.has(message, f"ruling-{len(found) + 1}"):
            found.append(self(message, f"ruling-{len(found) + 1}"))
        return found


class _Catalogue:
    """The messages of one language's files, parsed one by one as they are wanted."""

    def __init__(self, language: str, breaks: bool) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._parsed: dict[str, dict[str | None, Pattern]] = {}
        """By message, then by attribute; `None` for the message itself."""
        for path in sorted((LOCALES / language).glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            text = text if breaks else text.replace(SOFT_HYPHEN, "")
            starts = [found.start() for found in _ENTRY.finditer(text)]
            entries = [text[a:b] for a, b in zip(starts, [*starts[1:], None], strict=False)]
            self._sources |= {entry.partition("=")[0].rstrip(): entry for entry in entries}

    def has(self, message: str, attribute: str | None) -> bool:
        """Whether there is such a message; to look for an attribute it is parsed."""
        if attribute is None:
            return message in self._sources
        return self.pattern(message, attribute) is not None

    def pattern(self, message: str, attribute: str | None) -> Pattern | None:
        """The message ready to be filled in, if there is one."""
        if message not in self._parsed and message in self._sources:
            self._parse(message)
        return self._parsed.get(message, {}).get(attribute)

    def _parse(self, message: str) -> None:
        from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - slow, and often not needed

        from tokyork.words.patterns import compiled  # noqa: PLC0415 - as above

        entry = FluentParser(with_spans=False).parse(self._sources[message]).body[0]
        found = self._parsed[message] = {}
        if not isinstance(entry, ast.Message | ast.Term):
            return
        if entry.value is not None:
            found[None] = compiled(entry.value, self._referred)
        for attribute in entry.attributes:
            found[attribute.id.name] = compiled(attribute.value, self._referred)

    def _referred(self, message: str) -> Pattern:
        from tokyork.words.parts import TextPart  # noqa: PLC0415 - as above

        return self.pattern(message, None) or [TextPart(message)]


class _Spoken:
    """What this process speaks where nothing else is said."""

    language = FALLBACK
    breaks = True


def speak(language: str, *, breaks: bool) -> None:
    """Say everything in this language; a terminal cannot break words where they may be broken."""
    _Spoken.language, _Spoken.breaks = language, breaks


def typed(text: str) -> str:
    """A text as people type it who look for it: small letters, plain apostrophes."""
    return text.replace(SOFT_HYPHEN, "").replace(APOSTROPHE, "'").casefold()


def spoken() -> str:
    """The language that is spoken where nothing else is said."""
    return _Spoken.language


def get_ready_to_speak() -> None:
    """Load what is slow to load in every language, before somebody waits for a sentence."""
    from tokyork.words import patterns  # noqa: PLC0415 - this is what is slow to load

    for language in languages():
        texts(language)
    patterns.get_ready(languages())


def texts(language: str | None = None) -> Texts:
    """The messages of a language, read once."""
    return _texts(language or _Spoken.language, _Spoken.breaks)


@lru_cache
def _texts(language: str, breaks: bool) -> Texts:
    return Texts(language, breaks=breaks)


def known_language(wanted: str) -> str:
    """The language that is wanted if there is such a one, else English."""
    return wanted if wanted in languages() else FALLBACK


@lru_cache
def languages() -> list[str]:
    """The languages there are: one folder each."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@lru_cache
def _catalogue(language: str, breaks: bool) -> _Catalogue:
    return _Catalogue(language, breaks)
