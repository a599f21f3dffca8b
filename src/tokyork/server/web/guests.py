"""Guests: a random secret in a cookie, and what is kept of it."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, NamedTuple

from tokyork.server.web.hosts import came_safely

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE = "guest"
YEAR = 365 * 24 * 3600
_SECRET = re.compile(r"[0-9a-f]{32}")


class Guest(NamedTuple):
    """Somebody's browser."""

    id: str
    """The hash of its secret: whoever reads the file of tables cannot pass for it."""
    cookie: str | None
    """The header that hands a new guest the secret."""
    secret: str = ""
    """What the browser holds; nobody else may know it."""


def guest_of(connection: HTTPConnection) -> Guest:
    """Whose browser this is."""
    secret = connection.cookies.get(COOKIE, "")
    if _SECRET.fullmatch(secret):
        return Guest(guest_by(secret), None, secret)
    fresh = secrets.token_hex(16)
    return Guest(guest_by(fresh), cookie_of(connection, fresh), fresh)


def guest_by(secret: str) -> str:
    """Which guest a secret is: all that is kept of it."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]


def cookie_of(connection: HTTPConnection, secret: str) -> str:
    """The header that makes a browser be whoever has this secret."""
    return _set_cookie(secret, secure=came_safely(connection))


def _set_cookie(secret: str, *, secure: bool) -> str:
    flags = "; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    return f"{COOKIE}={secret}; Max-Age={YEAR}{flags}"
