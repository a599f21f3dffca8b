"""Who calls, and what stands in the address they call."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

LONGEST_NUMBER = 9
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def address_of(connection: HTTPConnection) -> str:
    """The network address of whoever calls, as limits count it."""
    return counted_as(connection.client.host) if connection.client else ""


@lru_cache(maxsize=4096)
def counted_as(text: str) -> str:
    """Whom limits hold for: one address, or of IPv6 the 64 bits that one household is given."""
    address = read_address(text)
    if address is None:
        return text
    return _network(address, 64) if address.version == 6 else str(address)


@lru_cache(maxsize=4096)
def logged_as(text: str) -> str:
    """What a log may keep of an address, or of what it is counted as: the network that it is in."""
    address = read_address(text.partition("/")[0])
    if address is None:
        return "unknown"
    return _network(address, 48 if address.version == 6 else 24)


def read_address(text: str) -> Address | None:
    """An address; an IPv4 address within IPv6 is one of IPv4."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _network(address: Address, bits: int) -> str:
    # From the number, because an address of a link (fe80::1%eth0) makes no network.
    whole = ipaddress.ip_address(int(address).to_bytes(len(address.packed)))
    return str(ipaddress.ip_network((whole, bits), strict=False))


def number_in(text: str | None) -> int | None:
    """A whole number from an address; anything else is as if it were not there."""
    if text is None or not text.isascii() or not text.isdecimal() or len(text) > LONGEST_NUMBER:
        return None
    return int(text)
