"""What makes a game's dice its own: the server's secret, and a salt of every seat's browser."""

from __future__ import annotations

import re
import secrets
from typing import Any

import msgspec
from msgspec import Struct

from tokyork.errors import BadInputError
from tokyork.fair import scheme
from tokyork.fair.public_list import ListEntry, is_entry

_KEYS = ("version", "commitment", "secret", "salts", "entry")
_HEX = re.compile(r"[0-9a-f]{64}")
_SEAT = re.compile(r"p[1-6]")


class Seal(Struct):
    """A secret to which a server committed itself."""

    secret: str
    """32 bytes in hexadecimal."""
    salts: dict[str, str] = {}
    entry: ListEntry | None = None
    """Where the commitment stands in the public list."""
    claimed: str = ""
    """The commitment that a file names; nothing if it was not read from one."""

    @property
    def commitment(self) -> str:
        """What is shown before the first roll."""
        return scheme.commitment_of(bytes.fromhex(self.secret))

    def key(self, stream: str, seats: int) -> bytes:
        """The key of a stream."""
        names = [f"p{number + 1}" for number in range(seats)]
        return scheme.stream_key(bytes.fromhex(self.secret), self.salts, names, stream)

    def data(self) -> dict[str, Any]:
        """As plain data; the secret is in it."""
        return {
            "version": scheme.VERSION,
            "commitment": self.claimed or self.commitment,
            "secret": self.secret,
            "salts": dict(self.salts),
            "entry": msgspec.to_builtins(self.entry),
        }


def new_secret() -> str:
    """One that nobody knows."""
    return secrets.token_hex(scheme.SECRET_BYTES)


def is_salt(text: str) -> bool:
    """Whether a browser may add this."""
    return _HEX.fullmatch(text) is not None


def is_secret(text: str) -> bool:
    """Whether a server may have drawn by this."""
    return _HEX.fullmatch(text) is not None


def read_seal(data: object, place: str = "fair") -> Seal:
    """A seal from plain data, or what is wrong with it."""
    if not isinstance(data, dict):
        raise BadInputError(place, "expected a mapping")
    for key in data:
        if key not in _KEYS:
            raise BadInputError(place, f"expected no other keys than {', '.join(_KEYS)}")
    version = data.get("version")
    if isinstance(version, bool) or version != scheme.VERSION:
        raise BadInputError(f"{place}.version", f"expected {scheme.VERSION}")
    for key in ("commitment", "secret"):
        _check_hex(data.get(key), f"{place}.{key}")
    return Seal(
        data["secret"], _read_salts(data, place), _read_entry(data, place), data["commitment"]
    )


def _read_salts(data: dict[str, Any], place: str) -> dict[str, str]:
    salts = {} if data.get("salts") is None else data["salts"]
    if not isinstance(salts, dict) or len(salts) > 6:
        raise BadInputError(f"{place}.salts", "expected a salt for each seat at most")
    for seat, salt in salts.items():
        if not isinstance(seat, str) or not _SEAT.fullmatch(seat):
            raise BadInputError(f"{place}.salts", "expected seats such as p1")
        _check_hex(salt, f"{place}.salts.{seat}")
    return dict(salts)


def _read_entry(data: dict[str, Any], place: str) -> ListEntry | None:
    problem = BadInputError(f"{place}.entry", "expected an entry of the public list")
    told = data.get("entry")
    if isinstance(told, dict) and not told.keys() <= set(ListEntry.__struct_fields__):
        raise problem  # what nobody reads could say anything
    try:
        entry = msgspec.convert(told, ListEntry | None)
    except msgspec.ValidationError as error:
        raise problem from error
    if entry is not None and not is_entry(entry):
        raise problem
    return entry


def _check_hex(value: object, place: str) -> None:
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise BadInputError(place, "expected 64 hexadecimal digits")
