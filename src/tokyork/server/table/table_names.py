"""Names of tables, which are also their addresses."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
LENGTH = 10


def new_name() -> str:
    """A name that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
