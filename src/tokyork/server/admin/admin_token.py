"""The token that opens /admin: only its hash is kept, and guessing is limited by address."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from typing import TYPE_CHECKING

from tokyork.errors import BadInputError
from tokyork.server.limits import Buckets
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from pathlib import Path

VARIABLE = "TOKYORK_ADMIN_TOKEN"
TRIES, WITHIN = 10, 60.0
"""Wrong tokens from one address, and the seconds after which all are forgiven."""
SHORTEST, LONGEST = 20, 200
_FIT = re.compile(rf"[A-Za-z0-9._~+/=-]{{{SHORTEST},{LONGEST}}}")
_MOST_READ = 4096


class AdminToken:
    """Knows the right token when it is shown."""

    def __init__(self, token: str) -> None:
        """Nobody has tried yet."""
        self._digest = _digest(token)
        self._tries = Buckets(TRIES, WITHIN)

    def opens(self, shown: str) -> bool:
        """Whether it is the right one; a look takes as long whatever is shown."""
        return hmac.compare_digest(_digest(shown), self._digest)

    def may_try(self, address: str) -> bool:
        """Whether somebody at this address may show a token at all."""
        return self._tries.left(address) >= 1

    def failed(self, address: str) -> None:
        """A wrong one was shown."""
        self._tries.take(address)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def new_token() -> str:
    """One that nobody guesses."""
    return secrets.token_urlsafe(24)


def given_token(file: Path | None) -> str | None:
    """The token that several processes share or that outlives a start; nothing if none is given.

    From a file or the environment, never as an option: everybody on the machine sees options.
    """
    if file is not None:
        return _checked(_read(file), str(file))
    found = os.environ.get(VARIABLE)
    return _checked(found, VARIABLE) if found else None


def _read(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            return opened.read(_MOST_READ).decode("ascii", "replace").strip()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInputError("--admin-token", f"{file} cannot be read: {why}") from error


def _checked(token: str, place: str) -> str:
    if not _FIT.fullmatch(token):
        raise BadInputError(place, texts()("server-bad_token", least=SHORTEST, most=LONGEST))
    return token
