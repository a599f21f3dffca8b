"""Names and chat as people write them, made fit to be shown to others."""

from __future__ import annotations

import unicodedata

from tokyork.plain_text import is_unseen
from tokyork.server.protocol.refusals import RefusedError

LONGEST_NAME = 24
LONGEST_TEXT = 300
_STACKED = 3  # more accents than this on one letter climb over the lines above
_JOINER = "\u200d"


def clean_name(text: str) -> str:
    """A name, or a refusal if nothing of it can be seen."""
    return clean_title(text, LONGEST_NAME, "server-name_empty")


def clean_title(text: str, longest: int, without: str) -> str:
    """What something is called, or a refusal that says what is missing."""
    title = _clean(text)[:longest].rstrip()
    if not _is_seen(title):
        raise RefusedError("bad", without)
    return title


def given_name(text: str) -> str:
    """The name somebody gave, cleaned; nothing stands for none, whatever the language."""
    return clean_name(text) if text else ""


def clean_text(text: str) -> str:
    """Something to say, or a refusal."""
    said = _clean(text)
    if not _is_seen(said):
        raise RefusedError("bad", "server-chat_empty")
    if len(said) > LONGEST_TEXT:
        raise RefusedError("bad", "server-chat_long", count=LONGEST_TEXT)
    return said


def _clean(text: str) -> str:
    """One line without control, direction and other invisible characters."""
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if letter.isspace() else letter for letter in normal)
    seen = "".join(letter for letter in spaced if not is_unseen(letter))
    return " ".join(_few_accents(seen).strip(_JOINER).split())


def _few_accents(text: str) -> str:
    kept: list[str] = []
    stacked = 0
    for letter in text:
        stacked = stacked + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        if stacked <= _STACKED:
            kept.append(letter)
    return "".join(kept)


def _is_seen(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
