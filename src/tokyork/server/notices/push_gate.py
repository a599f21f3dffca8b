"""The one door to the outside: posts to the push service that a browser named, and nowhere else.

Whoever subscribes chooses the address. So it has to be https on the usual port, every address that
its name has must be a public one, the connection goes to the very address that was looked at,
nobody is followed elsewhere, and little is read for a short time.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_ADDRESS = 1000
PATIENCE = 10.0
HEAD = 8192
AT_ONCE = 8
_HOST = re.compile(r"[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\]")
_PATH = re.compile(r"[!-~]*")


class Endpoint(NamedTuple):
    """Where an endpoint is."""

    scheme: str
    host: str
    port: int
    path: str


class BadEndpointError(Exception):
    """Nothing is sent there."""


def read_endpoint(text: str, *, local: bool = False) -> Endpoint:
    """An address of a push service; `local` is for tests, which have one on this machine."""
    if len(text) > LONGEST_ADDRESS or not _PATH.fullmatch(text):
        raise BadEndpointError("no address")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise BadEndpointError("no address") from error
    host = parts.netloc.lower().removesuffix(f":{port}")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        raise BadEndpointError("not https")
    if not _HOST.fullmatch(host) or parts.fragment:
        raise BadEndpointError("no host")
    if port not in {None, 443} and not local:
        raise BadEndpointError("another port")
    usual = 443 if parts.scheme == "https" else 80
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(parts.scheme, host.strip("[]"), port or usual, path)


def is_public(address: str) -> bool:
    """Whether an address is somewhere on the internet, and not here or in a network of ours."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if inner is not None:
            return False  # a way around: no push service is reached like that
        if found.is_site_local:
            return False
    if any(found in network for network in _OURS if network.version == found.version):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


_OURS = [
    ipaddress.ip_network("64:ff9b::/96"),  # a way around to IPv4
    ipaddress.ip_network("192.0.0.0/24"),  # Oracle's cloud; public for some Pythons
    ipaddress.ip_network("192.88.99.0/24"),  # where relays of 6to4 were
    ipaddress.ip_network("168.63.129.16/32"),  # a public address, but Azure's own machine
]
"""Networks that are no part of the internet, whatever they are called."""


class PushGate:
    """Posts, a few at a time."""

    def __init__(self, *, local: bool = False) -> None:
        """`local` lets tests have a receiver on this machine."""
        self.local = local
        self._free = asyncio.Semaphore(AT_ONCE)

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status that the service answers; an `OSError` if there is none."""
        place = read_endpoint(endpoint, local=self.local)
        async with self._free:
            try:
                return await asyncio.wait_for(self._post(place, headers, body), PATIENCE)
            except (TimeoutError, asyncio.IncompleteReadError, ssl.SSLError) as error:
                raise OSError(str(error) or type(error).__name__) from error

    async def _post(self, place: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
        address = await self._looked_up(place)
        context = ssl.create_default_context() if place.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address,
            place.port,
            ssl=context,
            server_hostname=place.host if context else None,
            limit=HEAD,
        )
        try:
            told = {"host": _named(place), **headers, "content-length": str(len(body))}
            head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
            request = f"POST {place.path} HTTP/1.1\r\n{head}connection: close\r\n\r\n"
            writer.write(request.encode("ascii") + body)
            return _status(await reader.readline())
        finally:
            writer.close()
            with contextlib.suppress(Exception):  # whatever it says now, we have its answer
                await asyncio.wait_for(writer.wait_closed(), 1.0)

    async def _looked_up(self, place: Endpoint) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not (self.local or all(map(is_public, addresses))):
            raise BadEndpointError("not on the internet")
        return addresses[0]


def _named(place: Endpoint) -> str:
    host = f"[{place.host}]" if ":" in place.host else place.host
    usual = {"https": 443, "http": 80}[place.scheme]
    return host if place.port == usual else f"{host}:{place.port}"


def _status(line: bytes) -> int:
    found = re.match(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b", line)
    if found is None:
        raise OSError("it does not speak HTTP")
    return int(found[1])
