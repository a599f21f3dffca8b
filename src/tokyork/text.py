"""Names and sentences from the Fluent files; the engine itself holds no prose."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_PACKAGED = Path(__file__).parent / "locales"
_IN_CLONE = Path(__file__).parents[2] / "locales"
LOCALES = _PACKAGED if _PACKAGED.is_dir() else _IN_CLONE
FALLBACK = "en"


class Texts:
    """All messages of one language; what it lacks is taken from English."""

    def __init__(self, language: str = FALLBACK) -> None:
        """Read the language's folder."""
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, message: str, attribute: str | None = None, /, **values: object) -> str:
        """A message, or one of its attributes; an unknown one shows its id."""
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, values)
                return str(text)
        return f"{message}.{attribute}" if attribute else message

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether some language of the chain has this message."""
        return any(
            bundle.has_message(message)
            and (attribute is None or attribute in bundle.get_message(message).attributes)
            for bundle in self._bundles
        )

    def rulings(self, message: str) -> list[str]:
        """The numbered clarifications of a card."""
        found: list[str] = []
        while self.has(message, f"ruling-{len(found) + 1}"):
            found.append(self(message, f"ruling-{len(found) + 1}"))
        return found


@lru_cache
def texts(language: str = FALLBACK) -> Texts:
    """The messages of a language, read once."""
    return Texts(language)


def languages() -> list[str]:
    """The languages there are: one folder each."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


@lru_cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
