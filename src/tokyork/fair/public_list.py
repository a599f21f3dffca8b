"""The public list of commitments: append-only, each entry sealed with the one before."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Sequence

EntryKind = Literal["committed", "ended"]
Why = Literal["", "over", "closed", "forgotten", "unused", "damaged"]
NOTHING_BEFORE = "0" * 64
LARGEST = (1 << 53) - 1
"""The largest number that every program reads alike."""
_HEX = re.compile(r"[0-9a-f]{64}")


class ListEntry(Struct):
    """That a server committed itself to a secret, or what became of that game."""

    number: int
    """From 1 on."""
    kind: EntryKind
    commitment: str
    why: Why
    """How it ended; empty for a commitment."""
    at: int
    """Seconds since 1970."""
    before: str
    """The hash of the entry before; zeros for the first."""
    hash: str
    game: str = ""
    """The digest of a game that is over; older servers tell none."""


def entry_hash(  # noqa: PLR0913, PLR0917 - the fields of an entry
    before: str, number: int, kind: str, commitment: str, why: str, at: int, game: str = ""
) -> str:
    """What seals an entry."""
    sealed = [before, str(number), kind, commitment, why, str(at), *([game] if game else [])]
    return hashlib.sha256("\n".join(sealed).encode()).hexdigest()


def is_entry(entry: ListEntry) -> bool:
    """Whether a list can have such an entry at all, whatever its hash."""
    numbers = 1 <= entry.number <= LARGEST and 0 <= entry.at <= LARGEST
    told = (entry.why == "") == (entry.kind == "committed")
    hashes = [entry.commitment, entry.before, entry.hash]
    if entry.game:
        told = told and entry.why == "over"
        hashes.append(entry.game)
    return numbers and told and all(_HEX.fullmatch(text) for text in hashes)


def is_sealed(entry: ListEntry) -> bool:
    """Whether the hash of an entry is that of its content."""
    about = (entry.number, entry.kind, entry.commitment, entry.why, entry.at, entry.game)
    return entry.hash == entry_hash(entry.before, *about)


def first_break(entries: Sequence[ListEntry]) -> int | None:
    """The number of the first entry that does not follow from the one before, if there is one."""
    before, expected = NOTHING_BEFORE, 1
    for entry in entries:
        if entry.number != expected or entry.before != before or not is_sealed(entry):
            return expected
        before, expected = entry.hash, expected + 1
    return None


def misfit(entries: Sequence[ListEntry], commitment: str) -> ListEntry | None:
    """The first entry about a commitment that does not fit a game played to its end.

    A game is committed once, and then ends once: a secret that stands there again was known.
    """
    mine = [entry for entry in entries if entry.commitment == commitment]
    for entry, kind in zip(mine, ("committed", "ended"), strict=False):
        if entry.kind != kind or entry.why not in {"", "over"}:
            return entry
    return mine[2] if len(mine) > 2 else None
